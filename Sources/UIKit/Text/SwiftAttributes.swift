public import Foundation

/// UIKit's attributes of Swift attributed strings.
public struct KitAttributes: AttributeScope {
  /// The font.
  public let font: FontAttribute
  /// The colour of the text.
  public let foregroundColor: ForegroundColorAttribute
  /// The colour behind the text.
  public let backgroundColor: BackgroundColorAttribute
  /// How lines stand.
  public let paragraphStyle: ParagraphStyleAttribute
  /// The room between characters, in points.
  public let kern: KernAttribute
  /// The room between characters, in points.
  public let tracking: TrackingAttribute
  /// A line under the text.
  public let underlineStyle: UnderlineStyleAttribute
  /// The colour of the line under the text.
  public let underlineColor: UnderlineColorAttribute
  /// A line through the text.
  public let strikethroughStyle: StrikethroughStyleAttribute
  /// The colour of the line through the text.
  public let strikethroughColor: StrikethroughColorAttribute
  /// How far the text is raised, in points.
  public let baselineOffset: BaselineOffsetAttribute
  /// The shadow of the text.
  public let shadow: ShadowAttribute
  /// A picture in place of a character.
  public let attachment: AttachmentAttribute
  /// What marks of Markdown say.
  public let inlinePresentationIntent: InlinePresentationIntentAttribute
}

extension KitAttributes {
  /// The font: a `UIFont`.
  public enum FontAttribute: AttributedStringKey, KitKey {
    /// What the attribute is.
    public typealias Value = UIFont
    /// UIKit's name.
    public static let name = "NSFont"
  }
}

extension KitAttributes {
  /// The colour of the text: a `UIColor`.
  public enum ForegroundColorAttribute: AttributedStringKey, KitKey {
    /// What the attribute is.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSColor"
  }
}

extension KitAttributes {
  /// The colour behind the text: a `UIColor`.
  public enum BackgroundColorAttribute: AttributedStringKey, KitKey {
    /// What the attribute is.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSBackgroundColor"
  }
}

extension KitAttributes {
  /// How lines stand: a `NSParagraphStyle`.
  public enum ParagraphStyleAttribute: AttributedStringKey, KitKey {
    /// What the attribute is.
    public typealias Value = NSParagraphStyle
    /// UIKit's name.
    public static let name = "NSParagraphStyle"
  }
}

extension KitAttributes {
  /// The room between characters, in points: a `CGFloat`.
  public enum KernAttribute: AttributedStringKey, KitKey {
    /// What the attribute is.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "NSKern"
  }
}

extension KitAttributes {
  /// The room between characters, in points: a `CGFloat`.
  public enum TrackingAttribute: AttributedStringKey, KitKey {
    /// What the attribute is.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "CTTracking"
  }
}

extension KitAttributes {
  /// A line under the text: a `NSUnderlineStyle`.
  public enum UnderlineStyleAttribute: AttributedStringKey, KitKey {
    /// What the attribute is.
    public typealias Value = NSUnderlineStyle
    /// UIKit's name.
    public static let name = "NSUnderline"
  }
}

extension KitAttributes {
  /// The colour of the line under the text: a `UIColor`.
  public enum UnderlineColorAttribute: AttributedStringKey, KitKey {
    /// What the attribute is.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSUnderlineColor"
  }
}

extension KitAttributes {
  /// A line through the text: a `NSUnderlineStyle`.
  public enum StrikethroughStyleAttribute: AttributedStringKey, KitKey {
    /// What the attribute is.
    public typealias Value = NSUnderlineStyle
    /// UIKit's name.
    public static let name = "NSStrikethrough"
  }
}

extension KitAttributes {
  /// The colour of the line through the text: a `UIColor`.
  public enum StrikethroughColorAttribute: AttributedStringKey, KitKey {
    /// What the attribute is.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSStrikethroughColor"
  }
}

extension KitAttributes {
  /// How far the text is raised, in points: a `CGFloat`.
  public enum BaselineOffsetAttribute: AttributedStringKey, KitKey {
    /// What the attribute is.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "NSBaselineOffset"
  }
}

extension KitAttributes {
  /// The shadow of the text: a `NSShadow`.
  public enum ShadowAttribute: AttributedStringKey, KitKey {
    /// What the attribute is.
    public typealias Value = NSShadow
    /// UIKit's name.
    public static let name = "NSShadow"
  }
}

extension KitAttributes {
  /// A picture in place of a character: a `NSTextAttachment`.
  public enum AttachmentAttribute: AttributedStringKey, KitKey {
    /// What the attribute is.
    public typealias Value = NSTextAttachment
    /// UIKit's name.
    public static let name = "NSAttachment"
  }
}

extension KitAttributes {
  /// What marks of Markdown say: a `InlinePresentationIntent`.
  public enum InlinePresentationIntentAttribute: AttributedStringKey, KitKey {
    /// What the attribute is.
    public typealias Value = InlinePresentationIntent
    /// UIKit's name.
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributeScopes {
  /// UIKit's attributes.
  public typealias UIKitAttributes = KitAttributes
  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<KitAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// An attribute of UIKit's that text with attributes of either kind has.
protocol KitKey: AttributedStringKey {}
extension KitKey {
  /// Gives a value of one kind of text to the other.
  static func copy(
    from run: AttributedString.Runs.Run, to attributes: inout [NSAttributedString.Key: Any]
  ) {
    guard let value = run[Self.self] else { return }
    // Core Foundation compares numbers, but no values of Swift's own.
    attributes[NSAttributedString.Key(name)] =
      switch value {
      case let style as NSUnderlineStyle: style.rawValue
      case let intent as InlinePresentationIntent: intent.rawValue
      default: value
      }
  }
  /// Gives a value of one kind of text to the other.
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
  /// All of them.
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
  /// Makes the text of a Swift attributed string, with UIKit's attributes and its links.
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
  /// Makes the Swift attributed string of a text, with UIKit's attributes and its links.
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
  /// Makes attributes of those of a text of the other kind.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    let text = AttributedString(NSAttributedString(string: " ", attributes: dictionary))
    if let run = text.runs.first { merge(run.attributes) }
  }
}
