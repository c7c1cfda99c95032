import AutoLayout
import Diagnosis
import Geometry

/// The limits that guard against other content than today's, such as `go.width >= 44` for a button whose
/// title is wider, or `title.width <= 320`: removing one changes nothing until somebody writes 'OK', or a
/// long title.
struct LengthGuards {
  /// The views with content of their own in them; used only for lookup.
  private var views: Set<ObjectIdentifier> = []
  /// How many constraints name each edge of a view.
  private var edges: [Edge: Int] = [:]
  /// The lengths that an equation fixes anyway.
  private var fixed: Set<Length> = []

  private struct Length: Hashable {
    let view: ObjectIdentifier
    let attribute: LayoutConstraint.Attribute
  }

  private struct Edge: Hashable {
    let view: ObjectIdentifier
    let isVertical: Bool
    let share: Double
  }

  init(in root: View) { _ = collect(root) }

  private mutating func collect(_ view: View) -> Bool {
    for constraint in view.constraints
    where constraint.origin == .user && constraint.relation == .equal {
      if let length = Self.length(of: constraint) { fixed.insert(length) }
    }
    for constraint in view.constraints where constraint.origin == .user {
      for edge in Self.edges(of: constraint) { edges[edge, default: 0] += 1 }
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

  /// The edges of views that a constraint names.
  private static func edges(of constraint: LayoutConstraint) -> [Edge] {
    let sides = [
      (constraint.firstItem as? View, constraint.firstAttribute),
      (constraint.secondItem as? View, constraint.secondAttribute),
    ]
    return sides.compactMap { view, attribute in
      guard let view, attribute.kind != .dimension, attribute != .notAnAttribute else { return nil }
      return Edge(
        view: ObjectIdentifier(view), isVertical: attribute.kind == .yLocation,
        share: attribute.share)
    }
  }

  /// Whether a constraint alone limits an edge of a view with content, towards what the view is in: other
  /// content may need that.
  private func isEdgeGuard(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.relation != .equal else { return false }
    let edges = Self.edges(of: constraint).filter { self.edges[$0] == 1 }.map(\.view)
    // Interface Builder writes what a view is in first.
    let items = (constraint.firstItem, constraint.secondItem)
    return [items, (items.1, items.0)].contains { item, other in
      guard let view = item as? View, edges.contains(ObjectIdentifier(view)), hasContent(view),
        let outer = (other as? View) ?? (other as? LayoutGuide)?.owningView
      else { return false }
      // What a box around it is, may be beside it in the tree.
      return outer === view.superview
        || outer.superview === view.superview && outer.frame.contains(view.frame)
    }
  }

  /// Whether a view has content of its own, or is a stack of such views.
  private func hasContent(_ view: View) -> Bool {
    let own = view.intrinsicContentSize
    return own.width > 0 || own.height > 0
      || view is StackView && views.contains(ObjectIdentifier(view))
  }

  /// Whether a constraint is such a limit.
  func isGuard(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.relation != .equal, let length = Self.length(of: constraint) else {
      return isEdgeGuard(constraint)
    }
    // The content of a view as a whole is measured under strain.
    let own = (constraint.firstItem as? View)?.intrinsicContentSize ?? .zero
    let holds =
      constraint.relation == .greaterThanOrEqual
      ? views.contains(length.view) : own.width > 0 || own.height > 0
    return holds && !fixed.contains(length)
  }
}
