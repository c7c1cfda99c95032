package import Geometry

extension View {
  /// The distance that what is in the view keeps from its edges, as constraints state it: that from the
  /// edge at which it begins along an axis, otherwise the commonest; nil if none does.
  package func statedInset(along axis: Geometry.Axis) -> Double? {
    guard subviews.count <= FixCandidates.mostSubviews else { return nil }
    let start: LayoutConstraint.Attribute = axis == .vertical ? .top : .leading
    var (counts, starts): ([Double: Int], [Double: Int]) = ([:], [:])
    for constraint in constraints {
      guard let inset = inset(of: constraint) else { continue }
      counts[inset, default: 0] += 1
      // A handle is nearer to its edge than anything else.
      if constraint.firstAttribute == start, inset >= FixCandidates.standardSpace {
        starts[inset, default: 0] += 1
      }
    }
    let known = starts.isEmpty ? counts : starts
    return known.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  /// Returns how far inside an edge of the view a constraint keeps that of a subview; nil for any other
  /// constraint, and for a distance that nobody takes for a margin.
  private func inset(of constraint: LayoutConstraint) -> Double? {
    guard constraint.origin == .user, constraint.relation == .equal, constraint.multiplier == 1,
      constraint.firstAttribute == constraint.secondAttribute,
      let first = constraint.first, let second = constraint.second
    else { return nil }
    let isFirst = first.owner?.superview === self
    let outer = isFirst ? second : first
    guard outer.owner === self, isFirst || second.owner?.superview === self else { return nil }
    let inward = isFirst ? constraint.constant : 0 - constraint.constant
    let margin = margin(constraint.firstAttribute, of: outer)
    let distance =
      switch constraint.firstAttribute {
      case .leading, .top: margin + inward
      case .trailing, .bottom: margin - inward
      default: 0.0
      }
    return distance > 0 && distance <= 40 ? distance : nil
  }

  /// How far a guide is inside an edge of the view; endless for one that may be anywhere.
  private func margin(_ edge: LayoutConstraint.Attribute, of item: ConstraintItem) -> Double {
    guard case .guide(let guide) = item, ![.scrollContent, .safeArea].contains(guide.role) else {
      return 0
    }
    guard guide.role == .layoutMargins else { return .infinity }
    let margins = directionalLayoutMargins
    return switch edge {
    case .leading: margins.leading
    case .trailing: margins.trailing
    case .top: margins.top
    default: margins.bottom
    }
  }
}
