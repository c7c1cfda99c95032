import AutoLayout
import Controls
import Diagnosis
import Geometry
import Rendering

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
  /// The lengths that are only wished for: least and most of them are for when the wish is not.
  private var wished: Set<Length> = []
  /// The views whose lower edge or height other things than what is in them decide.
  private var ended: Set<ObjectIdentifier> = []
  /// The edges of siblings that an equation keeps apart.
  private var spaced: Set<Space> = []
  /// The source indices of constraints with outlets.
  private let outlets: Set<Int>
  /// The ids of views with outlets.
  private let filled: Set<String>

  /// The views that a constraint with an outlet moves or resizes along an axis: code does so later.
  private var moved: Set<Motion> = []

  private struct Motion: Hashable {
    let view: ObjectIdentifier
    let axis: Axis
  }

  private struct Length: Hashable {
    let view: ObjectIdentifier
    let attribute: LayoutConstraint.Attribute
  }

  private struct Edge: Hashable {
    let view: ObjectIdentifier
    let isVertical: Bool
    let share: Double
  }

  private struct Space: Hashable {
    let (first, second): (Edge, Edge)
  }

  /// Collects the limits in a tree; the constraints with some source indices, and the views with some ids,
  /// have outlets.
  init(in root: View, outlets: Set<Int>, filled: Set<String> = []) {
    (self.outlets, self.filled) = (outlets, filled)
    _ = collect(root)
  }

  private mutating func collect(_ view: View) -> Bool {
    for constraint in view.constraints where hasOutlet(constraint) {
      moved.formUnion(Self.motions(of: constraint))
    }
    for constraint in view.constraints
    where constraint.origin == .user && constraint.relation == .equal {
      if let length = Self.length(of: constraint) {
        fixed.insert(length)
        if !constraint.priority.isRequired { wished.insert(length) }
      }
      if let space = Self.space(of: constraint) { spaced.insert(space) }
      noteEnd(of: constraint)
    }
    for constraint in view.constraints where constraint.origin == .user {
      for edge in Self.edges(of: constraint) { edges[edge, default: 0] += 1 }
    }
    var hasContent = Self.showsContent(view)
    for subview in view.subviews where collect(subview) { hasContent = true }
    if hasContent { views.insert(ObjectIdentifier(view)) }
    return hasContent
  }

  private mutating func noteEnd(of constraint: LayoutConstraint) {
    let sides = [
      (constraint.firstItem, constraint.firstAttribute, constraint.secondItem),
      (constraint.secondItem, constraint.secondAttribute, constraint.firstItem),
    ]
    for (item, attribute, other) in sides {
      guard let view = item as? View, attribute == .bottom || attribute == .height else { continue }
      if (other as? View)?.superview !== view { ended.insert(ObjectIdentifier(view)) }
    }
  }

  /// Whether a constraint keeps the lower edge of a view inside of one that is as high as what is in it: of several
  /// the tallest decides, and another one elsewhere.
  private func isHeightGuard(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.relation != .equal, constraint.firstAttribute == .bottom,
      constraint.secondAttribute == .bottom
    else { return false }
    let items = (constraint.firstItem as? View, constraint.secondItem as? View)
    let (inner, outer) =
      constraint.relation == .lessThanOrEqual ? (items.0, items.1) : (items.1, items.0)
    guard let inner, let outer, inner.superview === outer, outer.superview != nil else {
      return false
    }
    return !ended.contains(ObjectIdentifier(outer))
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

  /// The facing edges of two siblings that a constraint relates; nil for others.
  private static func space(of constraint: LayoutConstraint) -> Space? {
    let edges = edges(of: constraint)
    guard edges.count == 2, edges[0].isVertical == edges[1].isVertical,
      edges[0].share + edges[1].share == 1, edges[0].share != 0.5,
      let first = constraint.firstItem as? View, let second = constraint.secondItem as? View,
      first !== second, first.superview === second.superview
    else { return nil }
    return edges[0].share == 1
      ? Space(first: edges[0], second: edges[1]) : Space(first: edges[1], second: edges[0])
  }

  /// Whether a constraint keeps two siblings apart, which no equation does: either may be longer elsewhere.
  private func isSpaceGuard(_ constraint: LayoutConstraint) -> Bool {
    guard let space = Self.space(of: constraint) else { return false }
    let keeps: LayoutConstraint.Relation =
      constraint.firstAttribute.share == 0 ? .greaterThanOrEqual : .lessThanOrEqual
    return constraint.relation == keeps && !spaced.contains(space)
  }

  /// Whether a constraint limits a length in points to a share of what the view is in, as on other screens.
  private func isShareGuard(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.relation != .equal, constraint.firstAttribute.kind == .dimension,
      constraint.multiplier != 1, let view = constraint.firstItem as? View,
      constraint.secondItem === view.superview
    else { return false }
    return fixed.contains(
      Length(view: ObjectIdentifier(view), attribute: constraint.firstAttribute))
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

  private func hasOutlet(_ constraint: LayoutConstraint) -> Bool {
    constraint.sourceIndex.map(outlets.contains) ?? false
  }

  /// Returns the views that a constraint places or sizes, with the axis along which it does.
  private static func motions(of constraint: LayoutConstraint) -> [Motion] {
    guard let axis = constraint.firstAttribute.axis else { return [] }
    return [constraint.firstItem, constraint.secondItem].compactMap { item in
      (item as? View).map { Motion(view: ObjectIdentifier($0), axis: axis) }
    }
  }

  /// Whether a constraint gives way to an empty label or stack that code fills by an outlet.
  private func isForFilling(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.relation != .equal || !constraint.priority.isRequired else { return false }
    return [constraint.firstItem, constraint.secondItem].contains { item in
      guard let view = item as? View, filled.contains(view.sceneID) else { return false }
      if let stack = view as? StackView { return stack.arrangedSubviews.isEmpty }
      return (view as? Label)?.textContent.isEmpty ?? false
    }
  }

  /// Whether code may change a constraint, or what it limits, by an outlet.
  private func isForCode(_ constraint: LayoutConstraint) -> Bool {
    hasOutlet(constraint)
      || constraint.relation != .equal
        && Self.motions(of: constraint).contains(where: moved.contains)
  }

  /// Whether a view has content of its own, or is a stack of such views.
  private func hasContent(_ view: View) -> Bool {
    Self.showsContent(view) || view is StackView && views.contains(ObjectIdentifier(view))
  }

  /// Whether a view has content of its own, or a text that is to come: an app fills a label without one.
  private static func showsContent(_ view: View) -> Bool {
    let own = view.intrinsicContentSize
    return own.width > 0 || own.height > 0 || view is Label
  }

  /// Whether a constraint is such a limit.
  func isGuard(_ constraint: LayoutConstraint) -> Bool {
    if isForCode(constraint) || isForFilling(constraint) { return true }
    guard constraint.relation != .equal, let length = Self.length(of: constraint) else {
      return isEdgeGuard(constraint) || isHeightGuard(constraint) || isSpaceGuard(constraint)
        || isShareGuard(constraint)
    }
    if constraint.priority.isRequired, wished.contains(length) { return true }
    // The content of a view as a whole is measured under strain.
    let own = (constraint.firstItem as? View)?.intrinsicContentSize ?? .zero
    let holds =
      constraint.relation == .greaterThanOrEqual
      ? views.contains(length.view) : own.width > 0 || own.height > 0
    return holds && !fixed.contains(length)
  }
}
