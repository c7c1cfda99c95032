extension View {
  /// The margins and extents of a view that share its superview's change of size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes a mask from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the superview's left edge gives way.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width gives way.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the superview's right edge gives way.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the superview's top edge gives way.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height gives way.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the superview's bottom edge gives way.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
