import Foundation

/// The rounded corners of a layer; bits are Core Animation's.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// Core Animation's raw bits.
  public let rawValue: UInt
  /// Makes a mask from Core Animation's raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}
