import Controls
public import Foundation
import Typesetting

/// The alignment of text; raw values are UIKit's.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  var core: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }

  init(_ core: TextAlignment) {
    self =
      switch core {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}

/// How lines wrap or truncate; raw values are UIKit's.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var core: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .charWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}

/// The direction of text; raw values are UIKit's.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft
}

/// The style of an underline; bits are UIKit's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// UIKit's raw bits.
  public let rawValue: Int
  /// Makes a style from UIKit's raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Only under words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The paragraph style: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The kerning, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The tracking, in points.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Whether ligatures are used; always according to the font.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The underline style: the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the underline; here always that of the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The strikethrough style: the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the strikethrough; here always that of the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The width of outlines; not painted.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The colour of outlines; not painted.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A shadow of the text: an `NSShadow`; not painted.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A link: a URL or a string; painted in the tint colour.
  public static let link = NSAttributedString.Key("NSLink")
  /// An image in the text: an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The offset from the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The slant; not painted.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The width of characters; not painted.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The writing directions of the text.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// An effect of the text; not painted.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The pronunciation of the text by a screen reader.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
}

/// The formatting of paragraphs.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let header = FoundationHeader()
  var values = Values()

  struct Values: Hashable {
    /// Line heights, spacing and indents; its alignment and tab stops are those below.
    var shape = ParagraphShape()
    var alignment = NSTextAlignment.natural
    var lineBreak = NSLineBreakMode.byWordWrapping
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var direction = NSWritingDirection.natural
    var tightens = false
    var tabStops = NSTextTab.usual
    var lineBreakStrategy = LineBreakStrategy()
    var hyphenates = false
  }

  /// Makes the default style.
  public override init() { super.init() }
  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines wrap or truncate.
  open var lineBreakMode: NSLineBreakMode { values.lineBreak }
  /// The spacing between lines.
  open var lineSpacing: CGFloat { CGFloat(values.shape.lineSpacing) }
  /// The spacing after a paragraph.
  open var paragraphSpacing: CGFloat { CGFloat(values.shape.paragraphSpacing) }
  /// The spacing before a paragraph.
  open var paragraphSpacingBefore: CGFloat { CGFloat(values.shape.paragraphSpacingBefore) }
  /// The indentation of lines.
  open var headIndent: CGFloat { CGFloat(values.shape.headIndent) }
  /// The indentation of the ends of lines.
  open var tailIndent: CGFloat { CGFloat(values.shape.tailIndent) }
  /// The indentation of the first line.
  open var firstLineHeadIndent: CGFloat { CGFloat(values.shape.firstLineHeadIndent) }
  /// The minimum height of a line.
  open var minimumLineHeight: CGFloat { CGFloat(values.shape.minimumLineHeight) }
  /// The maximum height of a line.
  open var maximumLineHeight: CGFloat { CGFloat(values.shape.maximumLineHeight) }
  /// The multiple of a line's height; 0 means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The threshold for hyphenation; words are never hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The direction of the text.
  open var baseWritingDirection: NSWritingDirection { values.direction }
  /// The tab stops: by default every 28 points, twelve times.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The interval of tabs beyond the last stop, in points; 0 for none.
  open var defaultTabInterval: CGFloat { CGFloat(values.shape.defaultTabInterval) }
  /// The strategy for line breaks; only stored.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether words are hyphenated; never.
  open var usesDefaultHyphenation: Bool { values.hyphenates }
  /// Returns the writing direction of a language.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    guard let languageName else { return .natural }
    return Locale.Language(identifier: languageName).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }
  /// Whether characters are set closer together before text is truncated; they never are.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
  /// Returns whether both have the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  /// The hash of the values.
  open override var hash: Int { values.hashValue }
}
