import Drawing
import Foundation
import Geometry

/// A view, as far as its layer needs it: a layer's position and looks are those of its view.
@preconcurrency @MainActor protocol LayeredView: AnyObject {
  var bounds: CGRect { get set }
  var frame: CGRect { get set }
  var center: CGPoint { get set }
  /// The point of the box at the center, in fractions of the box.
  var layerAnchorPoint: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var backgroundColor: UIColor? { get set }
  var alpha: CGFloat { get set }
  var isHidden: Bool { get set }
  var hasSubviews: Bool { get }
  /// The layer of the superview.
  var layerOfSuperview: CALayer? { get }
  /// The layers of the subviews, backmost first.
  var layersOfSubviews: [CALayer] { get }
  func removeFromSuperview()
  func setNeedsLayout()
  func layoutIfNeeded()
  /// Returns what paints the view within its superview, the superview's origin at a point.
  func paintedPart(at origin: Point, within frame: Rect) -> [DisplayList.Item]
  /// Returns what paints the view and its subviews, its box's corner at a point and not transformed.
  func paintedTree(at origin: Point, within frame: Rect) -> [DisplayList.Item]
}
