package import Controls
package import Documents
package import Typesetting

/// A `<color>` of a document, as every reader of documents understands it.
package enum NibColor: Sendable {
  /// A colour of the system, which follows the appearance.
  case system(SystemColor)
  /// A colour of the asset catalog, with the one that the document recorded.
  case named(String, recorded: Color?)
  /// The same in every appearance.
  case fixed(Color)

  /// Reads a colour in any of its forms; nil for none, for `<nil>`, and for an unknown form.
  ///
  /// - Parameter recorded: returns the element that the document's resources hold for a name.
  package init?(_ element: XMLElement?, recorded: (String) -> XMLElement?) {
    guard let element, element.name == "color" else { return nil }
    func known(_ name: String) -> Color? {
      guard let resource = recorded(name), resource["name"] == nil else { return nil }
      return Self.components(resource)
    }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let system = SystemColor(interfaceBuilder: name) {
        self = .system(system)
      } else if let color = Self.old[name] ?? Self.components(element) ?? known(name) {
        self = .fixed(color)
      } else {
        return nil
      }
    } else if let name = element["name"], element["catalog"] != "System" {
      self = .named(name, recorded: known(name))
    } else if let color = Self.components(element) {
      self = .fixed(color)
    } else {
      return nil
    }
  }

  private static func components(_ element: XMLElement) -> Color? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return Color(white: white, alpha: alpha) }
    if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow")
    {
      let light = 1 - (element.number("black") ?? 0)
      return Color(
        red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light,
        alpha: alpha)
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return ColorSpace(document: element["customColorSpace"])
      .color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colours of UIKit before there were any that follow the appearance.
  private static let old: [String: Color] = [
    "whiteColor": .white, "blackColor": .black, "clearColor": .clear,
    "darkGrayColor": Color(white: 1 / 3), "lightGrayColor": Color(white: 2 / 3),
    "grayColor": Color(white: 0.5), "redColor": Color(red: 1, green: 0, blue: 0),
    "greenColor": Color(red: 0, green: 1, blue: 0), "blueColor": Color(red: 0, green: 0, blue: 1),
    "viewFlipsideBackgroundColor": Color(red: 0.122, green: 0.129, blue: 0.141),
    "scrollViewTexturedBackgroundColor": Color(red: 0.435, green: 0.443, blue: 0.475),
  ]
}
