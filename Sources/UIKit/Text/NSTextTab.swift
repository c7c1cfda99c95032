public import Foundation

/// A place where tabs end.
open class NSTextTab: NSObject, NSCopying {
  /// The key of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that numbers are aligned at: a `CharacterSet`.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
  /// Which part of the text behind the tab stands at the place.
  public let alignment: NSTextAlignment
  /// The distance from the side where lines begin, in points.
  public let location: CGFloat
  /// The options.
  public let options: [OptionKey: Any]

  /// Makes a place.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
  }

  /// The places of a style that names none.
  static var usual: [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
  }

  /// Places do not change: the same one.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether both are one place for one alignment.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }
  /// Hashes the place.
  open override var hash: Int { location.hashValue }
}
