import AutoLayout
import Controls
import Drawing
import Geometry
import Typesetting

extension NibBuilder {
  /// Sets the background, the tint and the runtime attributes of the layer.
  func applyLayer(_ element: XMLElement, _ view: View) {
    guard let painted = view as? any Paintable else { return }
    painted.layer.background = color(element.child(key: "backgroundColor"))
    painted.tintColor = color(element.child(key: "tintColor"))
    if element.flag("clipsSubviews") == true { painted.layer.clips = true }
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard attribute["keyPath"] == "layer.cornerRadius" || attribute["keyPath"] == "cornerRadius",
        let radius = attribute.child(key: "value")?.number("value")
      else { continue }
      painted.layer.cornerRadius = radius
    }
  }

  func makeImageView(_ element: XMLElement) -> ImageView {
    let view = ImageView(options.environment)
    view.contentMode = contentMode(element["contentMode"])
    return view
  }

  /// A `<color>` in any of its forms; nil for none and for `<nil>`.
  func color(_ element: XMLElement?) -> Color? {
    guard let element, element.name == "color" else { return nil }
    if let system = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return systemColor(system) ?? color(document.resources.color(system))
    }
    if let name = element["name"] { return color(document.resources.color(name)) }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return Color(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `labelColor`, `systemBackgroundColor`, and the old `darkTextColor` and its kin.
  private func systemColor(_ name: String) -> Color? {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    switch stem {
    case "tableCellGroupedBackground": return options.environment.color(.systemBackground)
    case "groupTableViewBackground":
      return options.environment.color(.systemGroupedBackground)
    default: return SystemColor(rawValue: stem).map { options.environment.color($0) }
    }
  }

  private func contentMode(_ name: String?) -> ContentMode {
    switch name {
    case "scaleAspectFit": .scaleAspectFit
    case "scaleAspectFill": .scaleAspectFill
    case "redraw": .redraw
    case "center": .center
    case "top": .top
    case "bottom": .bottom
    case "left": .left
    case "right": .right
    case "topLeft": .topLeft
    case "topRight": .topRight
    case "bottomLeft": .bottomLeft
    case "bottomRight": .bottomRight
    default: .scaleToFill
    }
  }
}
