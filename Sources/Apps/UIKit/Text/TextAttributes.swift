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
    /// The tab stops as they were given; nil restores the usual ones.
    var givenTabStops: [NSTextTab]? {
      get { tabStops }
      set { tabStops = newValue ?? NSTextTab.usual }
    }
    /// Adds a tab stop before the first one beyond it.
    mutating func add(_ stop: NSTextTab) {
      let place = tabStops.firstIndex { $0.location > stop.location }
      tabStops.insert(stop, at: place ?? tabStops.endIndex)
    }
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

extension NSAttributedString {
  /// Returns an attribute of the first letter.
  func first<Value>(_ key: Key) -> Value? {
    length > 0 ? attribute(key, at: 0, effectiveRange: nil) as? Value : nil
  }
  /// Returns the text with a value of an attribute for all of it.
  func with(_ key: Key, _ value: Any) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return copy
  }
  /// Returns the text with an alignment for all its paragraphs.
  func aligned(_ alignment: NSTextAlignment) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    let all = NSRange(location: 0, length: length)
    enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let known = value as? NSParagraphStyle { style.setParagraphStyle(known) }
      style.alignment = alignment
      copy.addAttribute(.paragraphStyle, value: style, range: range)
    }
    return copy
  }
}
