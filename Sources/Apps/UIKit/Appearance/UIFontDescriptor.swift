public import Foundation
import Typesetting

/// The attributes that describe a font.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
  let core: FontDescriptor
  let style: UIFont.TextStyle?

  init(_ core: FontDescriptor, style: UIFont.TextStyle? = nil) {
    self.core = core
    self.style = style
    super.init()
  }

  /// Makes a descriptor from attributes; only family, name and size have an effect.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = (attributes[.size] as? CGFloat).map { Double($0) } ?? 12
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    self.init(name.flatMap { FontNames.descriptor(named: $0, size: size) } ?? .system(size))
  }
  /// Makes a descriptor from a name and a size.
  public convenience init(name: String, size: CGFloat) {
    self.init(
      FontNames.descriptor(named: name, size: Double(size)) ?? .system(Double(size)))
  }
  /// Fails: there are no archived descriptors.
  public required convenience init?(coder: NSCoder) { return nil }

  /// Returns the descriptor of a text style.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
  /// Returns the descriptor of a text style under traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size in points.
  public var pointSize: CGFloat { CGFloat(core.size) }
  /// The name of the face.
  public var postscriptName: String { UIFont(core).fontName }
  /// Whether the font is bold, italic or monospaced.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if core.weight >= 600 { traits.insert(.traitBold) }
    if core.italic { traits.insert(.traitItalic) }
    if core.family == FontDesign.monospaced.family { traits.insert(.traitMonoSpace) }
    return traits
  }
  /// Returns the same descriptor made bold or italic; nil if there is no such font.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var copy = core
    copy.weight =
      symbolicTraits.contains(.traitBold) ? max(core.weight, 600) : min(core.weight, 400)
    copy.italic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitMonoSpace) {
      copy.family = FontDesign.monospaced.family
    }
    return UIFontDescriptor(copy, style: style)
  }
  /// Returns the same descriptor at another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(core.withSize(Double(newPointSize)), style: style)
  }
  /// Returns the same descriptor in another design; fonts stand in for the monospaced and the serif
  /// one, the rounded one looks as usual.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var copy = core
    let designs: [SystemDesign: FontDesign] = [
      .monospaced: .monospaced, .rounded: .rounded, .serif: .serif,
    ]
    copy.family = designs[design]?.family
    return UIFontDescriptor(copy, style: style)
  }
  /// Returns the same descriptor in another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var copy = core
    copy.family = newFamily
    return UIFontDescriptor(copy, style: style)
  }
  /// Returns the descriptor with added attributes; only name, size, weight and monospaced digits
  /// have an effect.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var copy = core
    if let size = attributes[.size] as? CGFloat { copy.size = Double(size) }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight { copy.weight = weight.openType }
      if let weight = traits[.weight] as? CGFloat { copy.weight = UIFont.Weight(weight).openType }
    }
    if attributes[.featureSettings] != nil { copy.monospacedDigits = true }
    return UIFontDescriptor(copy, style: style)
  }

  /// Returns the descriptor itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Scales fonts and lengths with the preferred text size.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Makes metrics for a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }
  /// The metrics for body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font scaled like the style.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  /// Returns a font scaled like the style under traits.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(
      for: font, maximumPointSize: .greatestFiniteMagnitude, compatibleWith: traitCollection)
  }
  /// Returns a font scaled like the style, up to a maximum size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  /// Returns a font scaled like the style under traits, up to a maximum size.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = min(
      scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize)
    return UIFont(
      font.core.withSize(Double(size)), unscaled: (font.pointSize, maximumPointSize, self))
  }
  /// Returns a length scaled like the style.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  /// Returns a length scaled like the style under traits.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).traits.category ?? .large
    return CGFloat(
      style.core.scaled(
        Double(value), in: category.core,
        scale: Double(KitEnvironment.current.traits.displayScale)))
  }
}

/// The names of the fonts available for text.
enum FontNames {
  static let families: [String] = (try? FontLibrary(directories: []))?.families ?? []

  /// Returns the descriptor for the name of a family or face, such as `Inter` or
  /// `Inter-SemiBold`.
  static func descriptor(named name: String, size: Double) -> FontDescriptor? {
    let parts = name.split(separator: "-", maxSplits: 1)
    let family =
      families.first { $0.lowercased() == name.lowercased() }
      ?? families.first { family in
        parts.first.map { family.lowercased().filter { $0 != " " } == $0.lowercased() } ?? false
      }
    guard let family = family ?? standIn(for: name) else { return nil }
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    let weights = [
      ("ultralight", 200), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500),
      ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("bold", 700), ("heavy", 800),
      ("black", 900),
    ]
    return FontDescriptor(
      family: family.isEmpty ? nil : family, size: size,
      weight: weights.first { style.contains($0.0) }?.1 ?? 400,
      italic: style.contains("italic") || style.contains("oblique"))
  }

  /// Returns the name itself of an Apple family for which another font stands in, otherwise that of
  /// the system font, which is empty; nil for a family that no iPhone has.
  private static func standIn(for name: String) -> String? {
    for known in [name, String(name.prefix { $0 != "-" })] where FontStandIn(known) != nil {
      return known
    }
    let family = name.lowercased().filter(\.isLetter)
    return appleFamilies.contains(where: family.hasPrefix) ? "" : nil
  }

  private static let appleFamilies = [
    "academyengraved", "americantypewriter", "appleSDgothicneo", "arial", "avenir", "baskerville",
    "bodoni", "bradleyhand", "chalkboard", "chalkduster", "charter", "cochin", "copperplate",
    "damascus", "didot", "din", "futura", "galvji", "geezapro", "georgia", "gillsans", "helvetica",
    "hiragino", "hoefler", "markerfelt", "noteworthy", "optima", "palatino", "papyrus", "pingfang",
    "rockwell", "savoye", "sfpro", "sfui", "sfcompact", "snellroundhand", "symbol", "thonburi",
    "timesnewroman", "trebuchet", "verdana", "zapf",
  ]
}
