import AutoLayout
import Geometry

/// The limits that guard against other content than today's, such as `go.width >= 44` for a button whose
/// title is wider, or `title.width <= 320`: removing one changes nothing until somebody writes 'OK', or a
/// long title.
struct LengthGuards {
  /// The views with content of their own in them; used only for lookup.
  private var views: Set<ObjectIdentifier> = []
  /// The lengths that an equation fixes anyway.
  private var fixed: Set<Length> = []

  private struct Length: Hashable {
    let view: ObjectIdentifier
    let attribute: LayoutConstraint.Attribute
  }

  init(in root: View) { _ = collect(root) }

  private mutating func collect(_ view: View) -> Bool {
    for constraint in view.constraints
    where constraint.origin == .user && constraint.relation == .equal {
      if let length = Self.length(of: constraint) { fixed.insert(length) }
    }
    let own = view.intrinsicContentSize
    var hasContent = own.width > 0 || own.height > 0
    for subview in view.subviews where collect(subview) { hasContent = true }
    if hasContent { views.insert(ObjectIdentifier(view)) }
    return hasContent
  }

  private static func length(of constraint: LayoutConstraint) -> Length? {
    guard constraint.secondAttribute == .notAnAttribute,
      [.width, .height].contains(constraint.firstAttribute),
      let view = constraint.firstItem as? View
    else { return nil }
    return Length(view: ObjectIdentifier(view), attribute: constraint.firstAttribute)
  }

  /// Whether a constraint is such a limit.
  func isGuard(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.relation != .equal, let length = Self.length(of: constraint) else {
      return false
    }
    // The content of a view as a whole is measured under strain.
    let own = (constraint.firstItem as? View)?.intrinsicContentSize ?? .zero
    let holds =
      constraint.relation == .greaterThanOrEqual
      ? views.contains(length.view) : own.width > 0 || own.height > 0
    return holds && !fixed.contains(length)
  }
}
