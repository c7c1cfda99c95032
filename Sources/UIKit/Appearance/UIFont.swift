import Controls
public import Foundation
import Typesetting

/// A font: a family, a size and a weight.
public final class UIFont: NSObject, NSCopying, Sendable {
  private let header = FoundationHeader()
  let core: FontDescriptor
  let style: TextStyle?

  init(_ core: FontDescriptor, style: TextStyle? = nil) {
    self.core = core
    self.style = style
    super.init()
  }

  /// Makes a font of a family's or a face's name; nil for a name that no font has.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let found = FontNames.descriptor(named: fontName, size: Double(fontSize)) else {
      return nil
    }
    self.init(found)
  }
  /// Makes a font of a descriptor; a size of 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      pointSize > 0 ? descriptor.core.withSize(Double(pointSize)) : descriptor.core)
  }
  /// Makes a font from an archive: there are none.
  public required convenience init?(coder: NSCoder) { return nil }

  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(Double(fontSize)))
  }
  /// The system's font at a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(Double(fontSize), weight: weight.openType))
  }
  /// The system's font at a weight and width; every width is the standard one.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// The system's font at its bold weight.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }
  /// The system's font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescriptor(size: Double(fontSize), italic: true))
  }
  /// The system's font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescriptor(size: Double(fontSize), weight: weight.openType, monospacedDigits: true))
  }
  /// The system's font of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescriptor(
        family: FontNames.monospaced, size: Double(fontSize), weight: weight.openType))
  }
  /// The font of a text style at the text size of the current traits.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  /// The font of a text style at the text size of some traits.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).traits.category ?? .large
    return UIFont(.style(style.core, category: category.core), style: style)
  }

  /// The size in points.
  public var pointSize: CGFloat { CGFloat(core.size) }
  /// The same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(core.withSize(Double(fontSize))) }
  /// The family.
  public var familyName: String { core.family ?? ".AppleSystemUIFont" }
  /// The face's name.
  public var fontName: String { core.family ?? ".SFUI-\(Weight(openType: core.weight).name)" }
  /// What the font is made of.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(core, style: style) }

  private var metrics: LineMetrics { KitEnvironment.current.text.lineMetrics(of: core) }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { CGFloat(metrics.height) }
  /// The room above the baseline.
  public var ascender: CGFloat { CGFloat(metrics.ascent) }
  /// The room below the baseline, negative.
  public var descender: CGFloat { CGFloat(metrics.ascent - metrics.height) }
  /// The height of capital letters.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of small letters.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// The room between lines beyond their heights.
  public var leading: CGFloat { 0 }

  /// The size of labels: 17.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text: 14.
  public class var systemFontSize: CGFloat { 14 }
  /// The families that text can be set in.
  public class var familyNames: [String] { FontNames.families }
  /// The faces of a family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontNames.families.contains(familyName) ? [familyName] : []
  }

  /// Fonts do not change: the same one.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether both set text alike.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.core == core }
  /// The hash of what sets text.
  public override var hash: Int { core.hashValue }
  /// The font in words.
  public override var description: String { "<UIFont: \(core)>" }
}

extension UIFont {
  /// How heavy a font is, on UIKit's scale of -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: CGFloat
    /// Makes a weight from UIKit's number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight from UIKit's number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// 100 on OpenType's scale.
    public static let ultraLight = Weight(-0.8)
    /// 200.
    public static let thin = Weight(-0.6)
    /// 300.
    public static let light = Weight(-0.4)
    /// 400.
    public static let regular = Weight(0)
    /// 500.
    public static let medium = Weight(0.23)
    /// 600.
    public static let semibold = Weight(0.3)
    /// 700.
    public static let bold = Weight(0.4)
    /// 800.
    public static let heavy = Weight(0.56)
    /// 900.
    public static let black = Weight(0.62)

    private static let scale: [(Weight, Int, String)] = [
      (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"),
      (.regular, 400, "Regular"), (.medium, 500, "Medium"), (.semibold, 600, "Semibold"),
      (.bold, 700, "Bold"), (.heavy, 800, "Heavy"), (.black, 900, "Black"),
    ]

    private var nearest: (Weight, Int, String) {
      Self.scale.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
        ?? (.regular, 400, "Regular")
    }

    var openType: Int { nearest.1 }
    var name: String { nearest.2 }

    init(openType: Int) {
      self = Self.scale.min { abs($0.1 - openType) < abs($1.1 - openType) }?.0 ?? .regular
    }
  }

  /// How wide a font is, on UIKit's scale.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: CGFloat
    /// Makes a width from UIKit's number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual width.
    public static let standard = Width(rawValue: 0)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// Narrower.
    public static let compressed = Width(rawValue: -0.4)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// A style of text, whose size follows the reader's setting.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a style from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A larger title still, of visionOS; the largest one here.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A line below a headline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

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
}
