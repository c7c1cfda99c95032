@_exported public import Foundation
// On Apple's systems these are part of Foundation.
@_exported public import FoundationNetworking
import Geometry

// The geometry of Core Graphics and UIKit. `CGFloat`, `CGPoint`, `CGSize` and `CGRect` are
// Foundation's; the layout engine has its own values, to which these convert.

extension UIEdgeInsets {
  /// Makes zero insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
}

extension NSDirectionalEdgeInsets {
  /// Makes zero insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension CGPoint {
  /// The point as code: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
  /// Whether this is the same point.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}
extension CGSize {
  /// The size as code: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
  /// Whether this is the same size.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}
extension CGRect {
  /// The rectangle as code: `(1.0, 2.0, 3.0, 4.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
  /// Whether this is the same rectangle, however it is written.
  public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }
}
