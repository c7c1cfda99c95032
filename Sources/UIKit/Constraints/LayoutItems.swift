import AutoLayout
public import Foundation

/// An object that a constraint can relate, as the layout engine sees it.
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
  /// The UIKit view or guide that a layout item represents.
  @preconcurrency @MainActor var clientObject: AnyObject? {
    switch self {
    case .view(let view): view.owner
    case .guide(let guide): UILayoutGuide.of(guide)
    }
  }
}

/// A length that bars cover at the top or bottom of a controller's view (before iOS 11).
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

/// An edge of the safe area, as an invisible guide at the top or the bottom.
final class LayoutSupport: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}
