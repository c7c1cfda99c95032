package import Typesetting

/// A font, with the properties that layout needs.
///
/// Views made in code measure their text in blocks, whatever the font.
public struct UIFont: Hashable, Sendable {
  package var descriptor: FontDescriptor

  /// The size in points.
  public var pointSize: CGFloat { descriptor.size }

  /// Returns the system font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(descriptor: .system(size, weight: weight.rawValue))
  }

  /// Returns the system font at its bold weight.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the system font in italics.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(descriptor: FontDescriptor(size: size, italic: true))
  }

  /// Returns the system font with monospaced digits.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: FontDescriptor(size: size, weight: weight.rawValue, monospacedDigits: true))
  }

  /// Returns the font of a text style at the default text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(descriptor: .style(style.style))
  }

  /// Returns the same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: descriptor.withSize(fontSize))
  }

  /// The weight of a font, on OpenType's scale.
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

  /// A style of text, whose size follows the preferred text size.
  public struct TextStyle: Hashable, Sendable {
    package let style: Typesetting.TextStyle

    /// The style for large titles.
    public static let largeTitle = TextStyle(style: .largeTitle)
    /// The style for first-level titles.
    public static let title1 = TextStyle(style: .title1)
    /// The style for second-level titles.
    public static let title2 = TextStyle(style: .title2)
    /// The style for third-level titles.
    public static let title3 = TextStyle(style: .title3)
    /// The style for headlines.
    public static let headline = TextStyle(style: .headline)
    /// The style for body text.
    public static let body = TextStyle(style: .body)
    /// The style for callouts.
    public static let callout = TextStyle(style: .callout)
    /// The style for subheadings.
    public static let subheadline = TextStyle(style: .subheadline)
    /// The style for footnotes.
    public static let footnote = TextStyle(style: .footnote)
    /// The style for captions.
    public static let caption1 = TextStyle(style: .caption1)
    /// The style for smaller captions.
    public static let caption2 = TextStyle(style: .caption2)
  }
}
