import Controls
public import Foundation
import Typesetting

/// Where lines of text stand; raw values are UIKit's.
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
}

/// How lines break and are cut; raw values are UIKit's.
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

/// In which direction text runs; raw values are UIKit's.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft
}

/// How a line is drawn under text; bits are UIKit's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Makes a style from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Under words alone.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How lines stand: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The room between characters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The room between characters, in points.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Whether characters join; always as the font says.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A line under the text: the number of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line under the text; that of the text here.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A line through the text: the number of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through the text; that of the text here.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The width of outlines; not painted.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The colour of outlines; not painted.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A shadow of the text: an `NSShadow`; not painted.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A link: a URL or a string; painted in the tint.
  public static let link = NSAttributedString.Key("NSLink")
  /// A picture in the text: an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// How far the text stands above the baseline; not painted.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The slant; not painted.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The width of characters; not painted.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Directions of the text.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// An effect of the text; not painted.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// How a screen reader speaks the text.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
}

/// How lines of text stand.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let header = FoundationHeader()
  var values = Values()

  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreak = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var direction = NSWritingDirection.natural
    var tightens = false
    var tabStops = NSTextTab.usual
    var tabInterval: CGFloat = 0
    var lineBreakStrategy = LineBreakStrategy()
    var hyphenates = false
  }

  /// Makes the usual style.
  public override init() { super.init() }
  /// The usual style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines break.
  open var lineBreakMode: NSLineBreakMode { values.lineBreak }
  /// The room between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The room after a paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The room before a paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How far lines are moved in.
  open var headIndent: CGFloat { values.headIndent }
  /// How far lines end before the edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How far the first line is moved in.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of a line's height; 0 means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How readily words are hyphenated; never.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The direction of the text.
  open var baseWritingDirection: NSWritingDirection { values.direction }
  /// Where tabs end: every 28 points, twelve times.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// How far apart tabs end beyond the last stop, in points; 0 for none.
  open var defaultTabInterval: CGFloat { values.tabInterval }
  /// Which lines are broken otherwise than by width; kept.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether words are hyphenated; never.
  open var usesDefaultHyphenation: Bool { values.hyphenates }
  /// The direction in which a language is written.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    guard let languageName else { return .natural }
    return Locale.Language(identifier: languageName).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }
  /// Whether characters move together before text is cut; never.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
  /// A copy that may change.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
  /// Whether both stand lines alike.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  /// The hash of the values.
  open override var hash: Int { values.hashValue }
}
