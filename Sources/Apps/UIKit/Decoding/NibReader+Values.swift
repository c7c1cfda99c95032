import Controls
import Documents
import Foundation
import InterfaceBuilder
import Typesetting

// The colours, fonts, images and attributed texts of a document.

extension NibReader {
  // MARK: Colours

  /// Returns a `<color>` in any of its forms; nil for none and for `<nil>`.
  func color(_ element: XMLElement?) -> UIColor? {
    guard let element, element.name == "color" else { return nil }
    if let system = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return systemColor(system) ?? color(file.color(system)) ?? components(element)
    }
    if let name = element["name"], element["catalog"] != "System" {
      return UIColor(named: name) ?? color(file.color(name))
    }
    return components(element)
  }

  private func components(_ element: XMLElement) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") {
      return UIColor(white: CGFloat(white), alpha: CGFloat(alpha))
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return UIColor(
      core: ColorSpace(document: element["customColorSpace"])
        .color(red: red, green: green, blue: blue, alpha: alpha))
  }

  private func systemColor(_ name: String) -> UIColor? {
    if let system = SystemColor(interfaceBuilder: name) { return .system(system) }
    switch name {
    case "whiteColor": return .white
    case "blackColor": return .black
    case "clearColor": return .clear
    case "darkGrayColor": return .darkGray
    case "lightGrayColor": return .lightGray
    case "grayColor": return .gray
    case "redColor": return .red
    case "greenColor": return .green
    case "blueColor": return .blue
    default: return nil
    }
  }

  // MARK: Fonts

  /// Returns the font of a `<fontDescription>` or `<font>`; nil for the class's default.
  func font(_ element: XMLElement?) -> UIFont? {
    guard let element else { return nil }
    if let name = element["style"], let style = textStyle(name) {
      let font = UIFont.preferredFont(forTextStyle: style)
      guard name.contains("Emphasized") else { return font }
      return UIFont.systemFont(ofSize: font.pointSize, weight: .semibold)
    }
    let size = CGFloat(
      min(max(element.number("pointSize") ?? element.number("size") ?? 17, 1), 1000))
    if element["type"] == nil, element["metaFont"] == nil, let name = element["name"],
      let font = UIFont(name: name, size: size)
    {
      return font
    }
    if let family = element["family"], element["type"] == nil,
      let font = UIFont(name: family, size: size)
    {
      return font
    }
    let weight = element["weight"].flatMap(FontFaceName.weight)
      .map(UIFont.Weight.init(openType:))
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold": return .systemFont(ofSize: size, weight: weight ?? .semibold)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: weight ?? .regular)
    }
  }

  private func textStyle(_ name: String) -> UIFont.TextStyle? {
    guard let style = Typesetting.TextStyle(interfaceBuilder: name) else { return nil }
    switch style {
    case .largeTitle: return .largeTitle
    case .title1: return .title1
    case .title2: return .title2
    case .title3: return .title3
    case .headline: return .headline
    case .subheadline: return .subheadline
    case .callout: return .callout
    case .footnote: return .footnote
    case .caption1: return .caption1
    case .caption2: return .caption2
    default: return .body
    }
  }

  // MARK: Pictures

  /// Returns the image that an attribute or an `<imageReference>` names; nil for none.
  func image(_ element: XMLElement, _ property: String) -> UIImage? {
    let reference = element.child(key: property)
    guard let name = reference?["image"] ?? element[property] else { return nil }
    let isSystem = (reference?["catalog"] ?? element["catalog"]) == "system"
    if isSystem {
      return UIImage(systemName: name, withConfiguration: reference.flatMap(symbolConfiguration))
    }
    let image = UIImage(named: name)
    switch reference?["renderingMode"] {
    case "template": return image?.withRenderingMode(.alwaysTemplate)
    case "original": return image?.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  /// Returns the symbol configuration of a `<preferredSymbolConfiguration>` or an
  /// `<imageReference>`.
  func symbolConfiguration(_ element: XMLElement) -> UIImage.SymbolConfiguration? {
    let scale: UIImage.SymbolScale =
      switch element["scale"] ?? element["symbolScale"] {
      case "small": .small
      case "medium": .medium
      case "large": .large
      default: .default
      }
    let weights: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    let font = font(element.child(key: "fontDescription"))
    let size = element.number("pointSize").map { CGFloat($0) } ?? font?.pointSize ?? 17
    return UIImage.SymbolConfiguration(
      pointSize: size, weight: element["weight"].flatMap { weights[$0] } ?? .unspecified,
      scale: scale)
  }

  // MARK: Texts

  /// Returns the text of an `<attributedString>`; nil without fragments.
  func attributedText(_ element: XMLElement?) -> NSAttributedString? {
    let fragments = element?.children.filter { $0.name == "fragment" } ?? []
    guard !fragments.isEmpty else { return nil }
    let result = NSMutableAttributedString()
    for fragment in fragments {
      let attributes = fragment.child("attributes")
      var values: [NSAttributedString.Key: Any] = [:]
      values[.font] = font(attributes?.child(key: "NSFont"))
      values[.foregroundColor] = color(attributes?.child(key: "NSColor"))
      values[.backgroundColor] = color(attributes?.child(key: "NSBackgroundColor"))
      values[.kern] = attributes?.child(key: "NSKern")?.number("value")
      values[.baselineOffset] = attributes?.child(key: "NSBaselineOffset")?.number("value")
      values[.superscript] = attributes?.child(key: "NSSuperScript")?.number("value")
      for (name, key) in [
        ("NSUnderline", NSAttributedString.Key.underlineStyle),
        ("NSStrikethrough", .strikethroughStyle),
      ] {
        values[key] = attributes?.child(key: name)?.number("value").map { Int($0) }
      }
      values[.paragraphStyle] = attributes?.child(key: "NSParagraphStyle").map {
        NSParagraphStyle(ParagraphShape($0))
      }
      result.append(
        NSAttributedString(string: fragment.string("content") ?? "", attributes: values))
    }
    return result
  }

  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]
  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]
}
