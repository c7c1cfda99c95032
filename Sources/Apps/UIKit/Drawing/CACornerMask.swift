import Drawing
import Foundation

/// The rounded corners of a layer; bits are Core Animation's.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// Core Animation's raw bits.
  public let rawValue: UInt
  /// Makes a mask from Core Animation's raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  static let all = CACornerMask(rawValue: 15)

  var core: Path.Corners { Path.Corners(rawValue: rawValue & 15) }
}
