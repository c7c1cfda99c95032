import Cassowary
import Geometry

/// The constraints that a developer would write to keep a view where a rehearsal puts it.
struct FixCandidates {
  let view: View
  let unknown: LayoutUnknown
  let engine: LayoutEngine
  let rehearsal: Rehearsal
  let siblings: SiblingPlaces

  private var axis: Axis { unknown == .minX || unknown == .width ? .horizontal : .vertical }

  private typealias Attribute = LayoutConstraint.Attribute

  var all: [LayoutConstraint] {
    let (start, end, center, size): (Attribute, Attribute, Attribute, Attribute) =
      axis == .horizontal
      ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    let extent = value(of: view, size) ?? 0
    let isSize = unknown == .width || unknown == .height
    // A size of 0 is not a cure: mirror the view's inset to its other end, or make it as large as
    // a tap target.
    if isSize, extent < 1 {
      return [mirrored(start, end), mirrored(end, start), sized(size, Self.tapTarget)]
        .compactMap { $0 }
    }
    let placed =
      [pinned(start), pinned(end), pinned(center).flatMap { $0.constant == 0 ? $0 : nil }]
      .compactMap { $0 } + neighbours(start, end)
    let sizes = extent < 1 ? [] : [sized(size, extent)]
    return isSize ? sizes + placed : placed + sizes
  }

  private func value(of view: View, _ attribute: Attribute) -> Double? {
    engine.form(of: .view(view), attribute).map { rehearsal.value(of: $0) }
  }

  /// The minimum side of a tap target, in points.
  private static var tapTarget: Double { 44 }

  private func sized(_ size: Attribute, _ extent: Double) -> LayoutConstraint {
    LayoutConstraint(
      item: .view(view), attribute: size, constant: extent, origin: .user)
  }

  /// Returns a constraint that insets an edge from the superview's by as much as the opposite
  /// edge is inset today.
  private func mirrored(_ given: Attribute, _ attribute: Attribute) -> LayoutConstraint? {
    guard let superview = view.superview, let known = pinned(given),
      let room = value(of: superview, axis == .horizontal ? .width : .height),
      abs(known.constant) < room / 2
    else { return nil }
    return LayoutConstraint(
      item: .view(view), attribute: attribute, toItem: .view(superview), attribute: attribute,
      constant: 0 - known.constant, origin: .user)
  }

  /// Returns a constraint that pins the attribute at its present distance from the superview's.
  private func pinned(_ attribute: Attribute) -> LayoutConstraint? {
    guard let superview = view.superview else { return nil }
    return related(attribute, to: superview, attribute)
  }

  /// Returns a constraint for the gap to the previous sibling.
  private func neighbours(_ start: Attribute, _ end: Attribute) -> [LayoutConstraint] {
    guard let before = siblings.sibling(before: view),
      let gap = related(start, to: before, end), gap.constant >= 0
    else { return [] }
    return [gap]
  }

  private func related(
    _ attribute: Attribute, to other: View, _ second: Attribute
  ) -> LayoutConstraint? {
    let constraint = LayoutConstraint(
      item: .view(view), attribute: attribute, toItem: .view(other), attribute: second,
      origin: .user)
    var lowering = Lowering(
      engine: engine, holder: view.superview.flatMap { engine.item(for: $0) }, of: constraint)
    guard let form = lowering.form(of: constraint) else { return nil }
    let distance = rehearsal.value(of: form)
    constraint.storedConstant = (distance * 1e9).rounded() / 1e9
    return constraint
  }
}

/// The indices of views among their siblings, found once for each superview.
final class SiblingPlaces {
  private var places: [ObjectIdentifier: Int] = [:]
  private var known: Set<ObjectIdentifier> = []

  /// Returns the sibling before a view; nil for the first one.
  func sibling(before view: View) -> View? {
    guard let superview = view.superview else { return nil }
    if known.insert(ObjectIdentifier(superview)).inserted {
      for (place, subview) in superview.subviews.enumerated() {
        places[ObjectIdentifier(subview)] = place
      }
    }
    guard let place = places[ObjectIdentifier(view)], place > 0 else { return nil }
    return superview.subviews[place - 1]
  }
}

extension LayoutEngine {
  /// Returns an attribute's value in the solved layout, in the container's coordinates.
  package func value(of item: ConstraintItem, _ attribute: LayoutConstraint.Attribute) -> Double? {
    form(of: item, attribute).map { form in
      form.terms.reduce(form.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    }
  }
}
