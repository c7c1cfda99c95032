import Foundation
import Geometry

/// The geometry of a standalone layer, from which its frame is derived.
struct LayerPlace {
  var bounds = CGRect.zero
  /// The position of the anchor point in the superlayer's coordinates.
  var position = CGPoint.zero
  /// The point of the bounds at the position, in unit coordinates.
  var anchor = CGPoint(x: 0.5, y: 0.5)

  /// The box relative to the position, before any transform.
  private var box: Rect {
    Rect(
      x: -Double(anchor.x * bounds.width), y: -Double(anchor.y * bounds.height),
      width: Double(bounds.width), height: Double(bounds.height))
  }

  /// The frame without a transform.
  var untransformedFrame: CGRect { CGRect(box).offsetBy(dx: position.x, dy: position.y) }

  /// Returns the smallest rectangle around the box under a transform.
  func frame(under transform: CATransform3D) -> CGRect {
    CGRect(transform.affine.core.boundingBox(of: box)).offsetBy(dx: position.x, dy: position.y)
  }

  /// Sets the size and position that give the layer a frame under a transform.
  mutating func setFrame(_ frame: CGRect, under transform: CATransform3D) {
    let map = transform.affine.core
    if let size = map.size(boundedBy: Size(frame.size)) { bounds.size = CGSize(size) }
    let around = map.boundingBox(of: box)
    position = CGPoint(
      x: frame.minX - CGFloat(around.minX), y: frame.minY - CGFloat(around.minY))
  }
}
