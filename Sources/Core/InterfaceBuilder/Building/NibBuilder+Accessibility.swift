import AutoLayout
import Documents

extension NibBuilder {
  /// Gives a view what its element states about how it is read.
  func applyAccessibility(_ element: XMLElement, _ view: View) {
    guard let stated = element.child(key: "accessibilityConfiguration") else { return }
    var properties = AccessibilityProperties()
    properties.label = shown(stated, "label", of: element)
    properties.hint = shown(stated, "hint", of: element)
    properties.identifier = stated.string("identifier")
    if let flag = stated.children.first(where: { $0["key"] == "isElement" }) {
      properties.isElement = flag["value"] == "YES"
    }
    if let traits = stated.child(key: "traits") {
      properties.traits = AccessibilityTraits.names.reduce(into: []) { set, name in
        let attribute = name.trait == .startsMedia ? "startsMediaSession" : name.name
        if traits.flag(attribute) == true { set.insert(name.trait) }
      }
    }
    view.accessibility = properties
  }

  /// Returns a text of the configuration in the language of the tree.
  private func shown(_ stated: XMLElement, _ key: String, of element: XMLElement) -> String? {
    guard let text = stated.string(key) else { return nil }
    let suffix = "accessibility\(key.prefix(1).uppercased())\(key.dropFirst())"
    let translated = element["id"].flatMap { options.translate("\($0).\(suffix)") }
    return options.localize(translated ?? text, translated != nil)
  }
}
