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
    switch NibColor(element, recorded: file.resources.color) {
    case nil: nil
    case .system(let color): .system(color)
    case .fixed(let color): UIColor(core: color)
    case .named(let name, let recorded): UIColor(named: name) ?? recorded.map(UIColor.init(core:))
    }
  }

  // MARK: Fonts

  /// Returns the font of a `<fontDescription>` or `<font>`; nil for the class's default.
  func font(_ element: XMLElement?) -> UIFont? {
    guard let element else { return nil }
    let category = UITraitCollection.current.traits.category ?? .large
    return UIFont(
      FontDescriptor(interfaceBuilder: element, textSize: category.core),
      style: element["style"].map(UIFont.TextStyle.init(interfaceBuilder:)))
  }

  // MARK: Pictures

  /// Returns the image that an attribute or an `<imageReference>` names; nil for none.
  func image(_ element: XMLElement, _ property: String) -> UIImage? {
    let reference = element.child(key: property)
    guard let name = reference?["image"] ?? element[property] else { return nil }
    let source = reference ?? element
    if source["catalog"] == "system" {
      let hasScale = reference != nil || element["symbolScale"] != nil
      return UIImage(
        .symbol(
          name, hasScale ? symbolConfiguration(source) : nil,
          recorded: file.resources.imageSize(name)))
    }
    let image = UIImage(named: name)
    switch source["renderingMode"] {
    case "template": return image?.withRenderingMode(.alwaysTemplate)
    case "original": return image?.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  /// Returns the symbol configuration of a `<preferredSymbolConfiguration>` or an
  /// `<imageReference>`.
  func symbolConfiguration(_ element: XMLElement) -> UIImage.SymbolConfiguration {
    let font = font(element.child(key: "fontDescription"))
    let result = font.map { UIImage.SymbolConfiguration(font: $0) } ?? UIImage.SymbolConfiguration()
    if let size = element.number("pointSize") { result.pointSize = CGFloat(size) }
    result.weight = element.word("weight") ?? result.weight
    result.scale = element.word("scale") ?? element.word("symbolScale") ?? .default
    return result
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
      values[.paragraphStyle] = attributes?.child(key: "NSParagraphStyle").map { element in
        let style = NSParagraphStyle(ParagraphShape(element))
        style.values.lineBreak = Self.lineBreak(element["lineBreakMode"]) ?? .byWordWrapping
        return style
      }
      result.append(
        NSAttributedString(string: fragment.string("content") ?? "", attributes: values))
    }
    return result
  }

  /// Returns a mode of breaking lines by its name in documents; nil for none.
  static func lineBreak(_ name: String?) -> NSLineBreakMode? {
    let mode = name.flatMap { LineBreakMode(interfaceBuilder: $0) }
    return (0...5).lazy.compactMap(NSLineBreakMode.init).first { $0.core == mode }
  }
}
