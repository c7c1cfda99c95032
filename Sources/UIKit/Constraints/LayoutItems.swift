import AutoLayout
public import Foundation

/// What a constraint can relate, seen from the layout below.
@preconcurrency @MainActor protocol LayoutItemConvertible: AnyObject {
  var layoutItem: any LayoutItem { get }
}

extension UIView: LayoutItemConvertible {
  var layoutItem: any LayoutItem { node }
}

extension UILayoutGuide: LayoutItemConvertible {
  var layoutItem: any LayoutItem { core }
}

extension ConstraintItem {
  /// The view or guide of UIKit's that an item of the layout stands for.
  @preconcurrency @MainActor var clientObject: AnyObject? {
    switch self {
    case .view(let view): view.owner
    case .guide(let guide): UILayoutGuide.of(guide)
    }
  }
}

/// A length that a bar takes from a controller's view (before iOS 11).
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The length, in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The edge of the safe area, as a view of no drawing at the top or the bottom.
final class LayoutSupport: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}
