import Geometry

extension View {
  /// Returns the length with which the view takes part in a proportional distribution, in points;
  /// nil if it has none.
  ///
  /// A stack view has no intrinsic size, so a nested one counts with the room that it would take
  /// up: along its axis the sum of its views' natural lengths and its gaps, across it the
  /// greatest natural length. A view without an intrinsic length counts with the constant that
  /// its own constraint gives it. Interface Builder records such stacks this way.
  func naturalLength(along axis: Axis) -> Double? {
    ownLength(along: axis) ?? fixingConstraint(along: axis)?.constant
  }

  /// Returns the length with which the view itself is arranged in a proportional distribution: its
  /// own required constraint doesn't count, as recorded frames show.
  func arrangedLength(along axis: Axis) -> Double? {
    if let own = ownLength(along: axis) { return own }
    guard let fixing = fixingConstraint(along: axis), fixing.priority < .required else {
      return nil
    }
    return fixing.constant
  }

  private func ownLength(along axis: Axis) -> Double? {
    let own = intrinsicContentSize[axis]
    return own < 0 ? (self as? StackView)?.lengthOfViews(along: axis) : own
  }

  /// The strongest constraint that fixes the view's own length.
  private func fixingConstraint(along axis: Axis) -> LayoutConstraint? {
    var strongest: LayoutConstraint?
    for constraint in heldConstraints where constraint.fixedAxis == axis {
      guard case .view(let view)? = constraint.first, view === self else { continue }
      if constraint.priority > strongest?.priority ?? LayoutPriority(rawValue: 0) {
        strongest = constraint
      }
    }
    return strongest
  }
}

extension LayoutConstraint {
  /// The axis along which the constraint gives an item a constant length; nil if it does not.
  var fixedAxis: Axis? {
    guard relation == .equal, secondAttribute == .notAnAttribute else { return nil }
    switch firstAttribute {
    case .width: return .horizontal
    case .height: return .vertical
    default: return nil
    }
  }
}

extension StackView {
  /// Returns the natural length of the arrangement; nil if no visible view has one.
  fileprivate func lengthOfViews(along measured: Axis) -> Double? {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let lengths = shown.compactMap { $0.naturalLength(along: measured) }
    guard !lengths.isEmpty else { return nil }
    guard measured == axis else { return lengths.max() }
    return lengths.reduce(gapsLength, +)
  }
}
