import AutoLayout
import Documents
import Localization

extension SceneBuilder {
  /// Returns what a view states about how it is read, in the variant's language.
  mutating func accessibility(
    _ stated: SceneAccessibility, of view: SceneView, at place: Place
  ) -> AccessibilityProperties {
    var properties = stated.properties
    properties.label = stated.label.map { show($0, of: view, at: place) }
    properties.value = stated.value.map { show($0, of: view, at: place) }
    properties.hint = stated.hint.map { show($0, of: view, at: place) }
    func all(_ texts: [SceneText]) -> [String] { texts.map { show($0, of: view, at: place) } }
    properties.actions = all(stated.actions)
    properties.rotors = all(stated.rotors)
    properties.inputLabels = all(stated.inputLabels)
    properties.content = stated.content.map { detail in
      AccessibilityProperties.Detail(
        label: show(detail.label, of: view, at: place),
        value: detail.value.map { show($0, of: view, at: place) } ?? "")
    }
    properties.elements = stated.elements?.map(\.value)
    return properties
  }

  /// Gives the views the order in which the scene wants them to be read.
  func applyReading(to root: View) {
    let reading = scene.reading
    if !reading.order.isEmpty {
      var properties = root.accessibility ?? AccessibilityProperties()
      properties.order = reading.order
      root.accessibility = properties
    }
    guard let modal = reading.modal, let view = items.items[modal] as? View else { return }
    var properties = view.accessibility ?? AccessibilityProperties()
    properties.isModal = true
    view.accessibility = properties
  }
}
