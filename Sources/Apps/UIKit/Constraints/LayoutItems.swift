import AutoLayout
import Foundation

/// An object that a constraint can relate, as the layout engine sees it.
@preconcurrency @MainActor protocol LayoutItemConvertible: AnyObject {
  var layoutItem: any LayoutItem { get }
  /// Whether the constraints don't determine the object's position or size.
  var hasAmbiguousLayout: Bool { get }
  /// Returns the constraints that lay the object out along an axis.
  func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
}

/// A view or guide of the layout below that represents an object of UIKit's.
@preconcurrency @MainActor protocol ClientRepresenting: AnyObject {
  var clientObject: AnyObject? { get }
}

extension ConstraintItem {
  /// The UIKit view or guide that a layout item represents.
  @preconcurrency @MainActor var clientObject: AnyObject? {
    switch self {
    case .view(let view): (view as? any ClientRepresenting)?.clientObject
    case .guide(let guide): guide.clientObject
    }
  }
}
