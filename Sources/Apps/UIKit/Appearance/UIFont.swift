import Controls
public import Foundation
import Typesetting

/// A font: a family, a size and a weight.
public final class UIFont: NSObject, NSCopying, Sendable {
  private let header = FoundationHeader()
  let core: FontDescriptor
  let style: TextStyle?
  /// What the font was before it was scaled like a text style; nil if it wasn't.
  let unscaled: (size: CGFloat, most: CGFloat, metrics: UIFontMetrics)?

  init(
    _ core: FontDescriptor, style: TextStyle? = nil,
    unscaled: (size: CGFloat, most: CGFloat, metrics: UIFontMetrics)? = nil
  ) {
    self.core = core
    self.style = style
    self.unscaled = unscaled
    super.init()
  }

  /// Makes a font of the system's usual size.
  public override convenience init() {
    self.init(UIFont.systemFont(ofSize: UIFont.systemFontSize).core)
  }

  /// Returns the font at the text size of traits: a text style's or a scaled one's, any other as it is.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    if let style { return .preferredFont(forTextStyle: style, compatibleWith: traits) }
    guard let unscaled else { return self }
    return unscaled.metrics.scaledFont(
      for: withSize(unscaled.size), maximumPointSize: unscaled.most, compatibleWith: traits)
  }

  /// Makes a font from the name of a family or face; nil if no font has the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let found = FontNames.descriptor(named: fontName, size: Double(fontSize)) else {
      return nil
    }
    self.init(found)
  }
  /// Makes a font from a descriptor; a size of 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      pointSize > 0 ? descriptor.core.withSize(Double(pointSize)) : descriptor.core)
  }
  /// Fails: there are no archived fonts.
  public required convenience init?(coder: NSCoder) { return nil }

  /// Returns the system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(Double(fontSize)))
  }
  /// Returns the system font at a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(Double(fontSize), weight: weight.openType))
  }
  /// Returns the system font at a weight and width; every width is the standard one.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// Returns the system font at its bold weight.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }
  /// Returns the system font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescriptor(size: Double(fontSize), italic: true))
  }
  /// Returns the system font with monospaced digits.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescriptor(size: Double(fontSize), weight: weight.openType, monospacedDigits: true))
  }
  /// Returns the monospaced system font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescriptor(
        family: FontDesign.monospaced.family, size: Double(fontSize), weight: weight.openType))
  }
  /// Returns the font of a text style at the text size of the current traits.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  /// Returns the font of a text style at the text size of the given traits.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).traits.category ?? .large
    return UIFont(.style(style.core, category: category.core), style: style)
  }

  /// The size in points.
  public var pointSize: CGFloat { CGFloat(core.size) }
  /// Returns the same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(core.withSize(Double(fontSize))) }
  /// The family.
  public var familyName: String { core.family ?? ".AppleSystemUIFont" }
  /// The name of the face.
  public var fontName: String { core.family ?? ".SFUI-\(Weight(openType: core.weight).name)" }
  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(core, style: style) }

  private var metrics: LineMetrics { KitEnvironment.current.text.lineMetrics(of: core) }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { CGFloat(metrics.height) }
  /// The height above the baseline.
  public var ascender: CGFloat { CGFloat(metrics.ascent) }
  /// The depth below the baseline, as a negative number.
  public var descender: CGFloat { CGFloat(metrics.ascent - metrics.height) }
  /// The height of capital letters.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of lowercase letters.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// The spacing between lines in addition to their height.
  public var leading: CGFloat { 0 }

  /// The size of labels: 17.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text: 14.
  public class var systemFontSize: CGFloat { 14 }
  /// The families available for text.
  public class var familyNames: [String] { FontNames.families }
  /// Returns the faces of a family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontNames.families.contains(familyName) ? [familyName] : []
  }

  /// Returns the font itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether both set text in the same way.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.core == core }
  /// The hash of the font's properties.
  public override var hash: Int { core.hashValue }
  /// A description of the font.
  public override var description: String { "<UIFont: \(core)>" }
}

extension UIFont.Weight {
  private static let scale: [(UIFont.Weight, Int, String)] = [
    (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"),
    (.regular, 400, "Regular"), (.medium, 500, "Medium"), (.semibold, 600, "Semibold"),
    (.bold, 700, "Bold"), (.heavy, 800, "Heavy"), (.black, 900, "Black"),
  ]
  private var nearest: (UIFont.Weight, Int, String) {
    Self.scale.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
      ?? (.regular, 400, "Regular")
  }
  var openType: Int { nearest.1 }
  var name: String { nearest.2 }
  init(openType: Int) {
    self = Self.scale.min { abs($0.1 - openType) < abs($1.1 - openType) }?.0 ?? .regular
  }
}

extension UIFont.TextStyle {
  /// The style that a document names, without its emphasis.
  init(interfaceBuilder name: String) {
    let stem = name.replacing("Emphasized", with: "")
    self.init(rawValue: stem.replacing("LargeTitle", with: "Title0"))
  }
  var core: Typesetting.TextStyle {
    switch self {
    case .largeTitle, .extraLargeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    default: .body
    }
  }
}
