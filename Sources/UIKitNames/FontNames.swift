package import Typesetting

/// A font, by what layout has to know of it.
///
/// Views made in code measure their text in blocks, whatever the font.
public struct UIFont: Hashable, Sendable {
  package var descriptor: FontDescriptor

  /// The size in points.
  public var pointSize: CGFloat { descriptor.size }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(descriptor: .system(size, weight: weight.rawValue))
  }

  /// The system's font at its bold weight.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system's font, slanted.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(descriptor: FontDescriptor(size: size, italic: true))
  }

  /// The system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: FontDescriptor(size: size, weight: weight.rawValue, monospacedDigits: true))
  }

  /// The font of a text style at the default text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(descriptor: .style(style.style))
  }

  /// The same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: descriptor.withSize(fontSize))
  }

  /// How heavy a font is, on OpenType's scale.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// 100 to 900.
    public let rawValue: Int

    /// Makes a weight from its number on OpenType's scale.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// 100.
    public static let ultraLight = Weight(rawValue: 100)
    /// 200.
    public static let thin = Weight(rawValue: 200)
    /// 300.
    public static let light = Weight(rawValue: 300)
    /// 400.
    public static let regular = Weight(rawValue: 400)
    /// 500.
    public static let medium = Weight(rawValue: 500)
    /// 600.
    public static let semibold = Weight(rawValue: 600)
    /// 700.
    public static let bold = Weight(rawValue: 700)
    /// 800.
    public static let heavy = Weight(rawValue: 800)
    /// 900.
    public static let black = Weight(rawValue: 900)
  }

  /// A style of text, whose size follows the reader's setting.
  public struct TextStyle: Hashable, Sendable {
    package let style: Typesetting.TextStyle

    /// The largest title.
    public static let largeTitle = TextStyle(style: .largeTitle)
    /// A title of the first level.
    public static let title1 = TextStyle(style: .title1)
    /// A title of the second level.
    public static let title2 = TextStyle(style: .title2)
    /// A title of the third level.
    public static let title3 = TextStyle(style: .title3)
    /// A headline.
    public static let headline = TextStyle(style: .headline)
    /// Text.
    public static let body = TextStyle(style: .body)
    /// A callout.
    public static let callout = TextStyle(style: .callout)
    /// A line below a headline.
    public static let subheadline = TextStyle(style: .subheadline)
    /// A footnote.
    public static let footnote = TextStyle(style: .footnote)
    /// A caption.
    public static let caption1 = TextStyle(style: .caption1)
    /// A smaller caption.
    public static let caption2 = TextStyle(style: .caption2)
  }
}
