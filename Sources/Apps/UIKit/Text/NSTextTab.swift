public import Foundation

/// A tab stop.
open class NSTextTab: NSObject, NSCopying {
  /// The alignment of the text after the tab.
  public let alignment: NSTextAlignment
  /// The distance from the start of lines, in points.
  public let location: CGFloat
  /// The options.
  public let options: [OptionKey: Any]

  /// Makes a tab stop.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
  }

  /// The default tab stops of a style.
  static var usual: [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
  }

  /// Returns the tab stop itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether both have the same location and alignment.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }
  /// The hash of the location.
  open override var hash: Int { location.hashValue }
}
