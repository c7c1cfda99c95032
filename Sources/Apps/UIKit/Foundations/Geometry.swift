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

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The point as code: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
  /// Whether this is the same point.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}
extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The size as code: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
  /// Whether this is the same size.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}
extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The rectangle as code: `(1.0, 2.0, 3.0, 4.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
  /// Whether the rectangles have more in common than an edge: `intersects(_:)` of Core Graphics, which `port-uikit`
  /// spells so, because Foundation's counts edges.
  public func _intersects(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
  /// Whether this is the same rectangle, however it is written.
  public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }
}

/// Returns the largest rectangle of a shape's proportions in the middle of another, as for a video in its view.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
