import Controls
package import Documents
package import Typesetting

extension NibBuilder {
  /// Returns the font of a `<fontDescription>` or `<font>`; nil for the class's own.
  func font(_ element: XMLElement?) -> FontDescriptor? {
    element.map { FontDescriptor(interfaceBuilder: $0, textSize: options.environment.textSize) }
  }
}

extension FontDescriptor {
  /// Reads a `<fontDescription>` or `<font>` at a preferred text size.
  ///
  /// If a named family isn't installed, typesetting substitutes it.
  package init(interfaceBuilder element: XMLElement, textSize: ContentSizeCategory) {
    if let style = element["style"].flatMap(TextStyle.init(interfaceBuilder:)) {
      self = .style(style, category: textSize)
      if element["style"]?.contains("Emphasized") == true { weight = 600 }
      return
    }
    let size = element.number("pointSize") ?? element.number("size") ?? 17
    let face = element["name"].map(FontFaceName.init)
    // A family with a dot is the system's own, which documents name by mistake.
    let isSystems = (element["family"] ?? element["name"])?.hasPrefix(".") == true
    let stated = element["family"] ?? (element["metaFont"] == nil ? face?.family : nil)
    let family = isSystems ? nil : stated
    // The condensed faces of a family have their own line heights and widths.
    let isCondensed =
      family?.hasSuffix("Condensed") == false && element["name"]?.contains("Condensed") == true
    self.init(
      family: isCondensed ? family.map { $0 + " Condensed" } : family,
      size: min(max(size, 1), 1000))
    if let face, family != nil || isSystems {
      weight = face.weight
      italic = face.isItalic
    }
    if let weight = element["weight"].flatMap(FontFaceName.weight) { self.weight = weight }
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold": weight = 700
    case "italicSystem": italic = true
    default: break
    }
  }
}

/// The parts of a PostScript name such as `AvenirNext-DemiBoldItalic`.
package struct FontFaceName {
  /// The part before the hyphen; nil for the system font under any of its names.
  package let family: String?
  /// The weight at the end of the name; 400 for none.
  package let weight: Int
  /// Whether the name contains italic or oblique.
  package let isItalic: Bool

  package init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    let face = parts.count > 1 ? parts[1].lowercased() : name.lowercased()
    family = name.hasPrefix(".") ? nil : parts.first
    isItalic = face.contains("italic") || face.contains("oblique")
    weight = Self.words.first { face.contains($0.word) }?.weight ?? 400
  }

  /// Returns the weight for an attribute's word; nil for an unknown one.
  package static func weight(_ name: String) -> Int? {
    words.first { $0.word == name.lowercased() }?.weight
  }

  /// Longer words come before those that they contain.
  private static let words: [(word: String, weight: Int)] = [
    ("ultralight", 100), ("extralight", 200), ("thin", 200), ("light", 300), ("regular", 400),
    ("medium", 500), ("semibold", 600), ("demi", 600), ("extrabold", 800),
    ("ultrabold", 800), ("bold", 700), ("heavy", 800), ("black", 900),
  ]
}

extension TextStyle {
  /// Creates a text style from the constant's value: `UICTFontTextStyleBody`.
  package init?(interfaceBuilder name: String) {
    let prefix = "UICTFontTextStyle"
    guard name.hasPrefix(prefix) else { return nil }
    var stem = String(name.dropFirst(prefix.count))
    if stem.hasPrefix("Emphasized") { stem = String(stem.dropFirst("Emphasized".count)) }
    switch stem {
    case "LargeTitle", "Title0": self = .largeTitle
    case "Title1": self = .title1
    case "Title2": self = .title2
    case "Title3": self = .title3
    case "Headline": self = .headline
    case "Body": self = .body
    case "Callout": self = .callout
    case "Subhead": self = .subheadline
    case "Footnote": self = .footnote
    case "Caption1": self = .caption1
    case "Caption2": self = .caption2
    default: return nil
    }
  }
}
