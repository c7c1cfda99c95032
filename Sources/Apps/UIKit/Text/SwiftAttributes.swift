public import Foundation

extension KitAttributes {
  /// The font: a `UIFont`.
  public enum FontAttribute: AttributedStringKey, KitKey {
    /// The type of the value.
    public typealias Value = UIFont
    /// UIKit's name.
    public static let name = "NSFont"
  }
}

extension KitAttributes {
  /// The colour of the text: a `UIColor`.
  public enum ForegroundColorAttribute: AttributedStringKey, KitKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSColor"
  }
}

extension KitAttributes {
  /// The colour behind the text: a `UIColor`.
  public enum BackgroundColorAttribute: AttributedStringKey, KitKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSBackgroundColor"
  }
}

extension KitAttributes {
  /// The paragraph style: an `NSParagraphStyle`.
  public enum ParagraphStyleAttribute: AttributedStringKey, KitKey {
    /// The type of the value.
    public typealias Value = NSParagraphStyle
    /// UIKit's name.
    public static let name = "NSParagraphStyle"
  }
}

extension KitAttributes {
  /// The kerning, in points: a `CGFloat`.
  public enum KernAttribute: AttributedStringKey, KitKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "NSKern"
  }
}

extension KitAttributes {
  /// The tracking, in points: a `CGFloat`.
  public enum TrackingAttribute: AttributedStringKey, KitKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "CTTracking"
  }
}

extension KitAttributes {
  /// The underline style: an `NSUnderlineStyle`.
  public enum UnderlineStyleAttribute: AttributedStringKey, KitKey {
    /// The type of the value.
    public typealias Value = NSUnderlineStyle
    /// UIKit's name.
    public static let name = "NSUnderline"
  }
}

extension KitAttributes {
  /// The colour of the underline: a `UIColor`.
  public enum UnderlineColorAttribute: AttributedStringKey, KitKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSUnderlineColor"
  }
}

extension KitAttributes {
  /// The strikethrough style: an `NSUnderlineStyle`.
  public enum StrikethroughStyleAttribute: AttributedStringKey, KitKey {
    /// The type of the value.
    public typealias Value = NSUnderlineStyle
    /// UIKit's name.
    public static let name = "NSStrikethrough"
  }
}

extension KitAttributes {
  /// The colour of the strikethrough: a `UIColor`.
  public enum StrikethroughColorAttribute: AttributedStringKey, KitKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSStrikethroughColor"
  }
}

extension KitAttributes {
  /// The offset from the baseline, in points: a `CGFloat`.
  public enum BaselineOffsetAttribute: AttributedStringKey, KitKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "NSBaselineOffset"
  }
}

extension KitAttributes {
  /// The shadow of the text: an `NSShadow`.
  public enum ShadowAttribute: AttributedStringKey, KitKey {
    /// The type of the value.
    public typealias Value = NSShadow
    /// UIKit's name.
    public static let name = "NSShadow"
  }
}

extension KitAttributes {
  /// An image instead of a character: an `NSTextAttachment`.
  public enum AttachmentAttribute: AttributedStringKey, KitKey {
    /// The type of the value.
    public typealias Value = NSTextAttachment
    /// UIKit's name.
    public static let name = "NSAttachment"
  }
}

extension KitAttributes {
  /// The meaning of inline Markdown markup: an `InlinePresentationIntent`.
  public enum InlinePresentationIntentAttribute: AttributedStringKey, KitKey {
    /// The type of the value.
    public typealias Value = InlinePresentationIntent
    /// UIKit's name.
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributeScopes {
  /// UIKit's attributes.
  public typealias UIKitAttributes = KitAttributes
}

extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<KitAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// A UIKit attribute that both kinds of attributed text support.
protocol KitKey: AttributedStringKey {}
extension KitKey {
  /// Copies the value from a Swift attributed string.
  static func copy(
    from run: AttributedString.Runs.Run, to attributes: inout [NSAttributedString.Key: Any]
  ) {
    guard let value = run[Self.self] else { return }
    // Core Foundation can compare numbers, but not Swift values.
    attributes[NSAttributedString.Key(name)] =
      switch value {
      case let style as NSUnderlineStyle: style.rawValue
      case let intent as InlinePresentationIntent: intent.rawValue
      default: value
      }
  }
  /// Copies the value to a Swift attributed string.
  static func copy(from attributes: [NSAttributedString.Key: Any], to part: inout AttributedString)
  {
    let value = attributes[NSAttributedString.Key(name)]
    if let known = value as? Value { part[Self.self] = known }
    if let number = value as? NSNumber, Value.self == CGFloat.self {
      part[Self.self] = CGFloat(number.doubleValue) as? Value
    }
    if let number = value as? Int, Value.self == NSUnderlineStyle.self {
      part[Self.self] = NSUnderlineStyle(rawValue: number) as? Value
    }
    if let number = value as? UInt, Value.self == InlinePresentationIntent.self {
      part[Self.self] = InlinePresentationIntent(rawValue: number) as? Value
    }
  }
}

extension KitAttributes {
  /// All of these attributes.
  static var all: [any KitKey.Type] {
    [
      FontAttribute.self,
      ForegroundColorAttribute.self,
      BackgroundColorAttribute.self,
      ParagraphStyleAttribute.self,
      KernAttribute.self,
      TrackingAttribute.self,
      UnderlineStyleAttribute.self,
      UnderlineColorAttribute.self,
      StrikethroughStyleAttribute.self,
      StrikethroughColorAttribute.self,
      BaselineOffsetAttribute.self,
      ShadowAttribute.self,
      AttachmentAttribute.self,
      InlinePresentationIntentAttribute.self,
    ]
  }
}

extension NSAttributedString {
  /// Converts a Swift attributed string, with UIKit's attributes and its links.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for key in KitAttributes.all { key.copy(from: run, to: &attributes) }
      if let link = run.link { attributes[.link] = link }
      result.append(
        NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Converts an `NSAttributedString`, with UIKit's attributes and its links.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) {
      attributes, range, _ in
      var part = AttributedString(NSString(string: nsStr.string).substring(with: range))
      for key in KitAttributes.all { key.copy(from: attributes, to: &part) }
      switch attributes[.link] {
      case let link as URL: part.link = link
      case let link as String: part.link = URL(string: link)
      default: break
      }
      self += part
    }
  }
}

extension AttributeContainer {
  /// Converts the attributes of an `NSAttributedString`.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    let text = AttributedString(NSAttributedString(string: " ", attributes: dictionary))
    if let run = text.runs.first { merge(run.attributes) }
  }
}
