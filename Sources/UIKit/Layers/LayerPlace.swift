import Foundation
import Geometry

/// Where a layer of its own lies: what the frame is made of.
struct LayerPlace {
  var bounds = CGRect.zero
  /// Where the anchor point lies, in the superlayer's coordinates.
  var position = CGPoint.zero
  /// The point of the box at the position, in parts of the box.
  var anchor = CGPoint(x: 0.5, y: 0.5)

  /// The box about the position, before any transform.
  private var box: Rect {
    Rect(
      x: -Double(anchor.x * bounds.width), y: -Double(anchor.y * bounds.height),
      width: Double(bounds.width), height: Double(bounds.height))
  }

  /// The frame without a transform.
  var untransformedFrame: CGRect { CGRect(box).offsetBy(dx: position.x, dy: position.y) }

  /// The smallest rectangle around the box under a transform.
  func frame(under transform: CATransform3D) -> CGRect {
    CGRect(transform.affine.core.boundingBox(of: box)).offsetBy(dx: position.x, dy: position.y)
  }

  /// Gives the box the size and place by which it has a frame under a transform.
  mutating func setFrame(_ frame: CGRect, under transform: CATransform3D) {
    let map = transform.affine.core
    if let size = map.size(boundedBy: Size(frame.size)) { bounds.size = CGSize(size) }
    let around = map.boundingBox(of: box)
    position = CGPoint(
      x: frame.minX - CGFloat(around.minX), y: frame.minY - CGFloat(around.minY))
  }
}
