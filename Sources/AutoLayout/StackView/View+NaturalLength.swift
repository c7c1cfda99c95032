import Geometry

extension View {
  /// Returns the length with which the view takes part in a proportional distribution, in points;
  /// nil if it has none.
  ///
  /// A stack view has no intrinsic size, so a nested one counts with the room that it would take
  /// up: along its axis the sum of its views' natural lengths and its gaps, across it the
  /// greatest natural length. Interface Builder records such stacks this way.
  func naturalLength(along axis: Axis) -> Double? {
    let own = intrinsicContentSize[axis]
    guard own < 0, let stack = self as? StackView else { return own < 0 ? nil : own }
    return stack.arrangedLength(along: axis)
  }
}

extension StackView {
  /// Returns the natural length of the arrangement; nil if no visible view has one.
  fileprivate func arrangedLength(along measured: Axis) -> Double? {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let lengths = shown.compactMap { $0.naturalLength(along: measured) }
    guard !lengths.isEmpty else { return nil }
    guard measured == axis else { return lengths.max() }
    return lengths.reduce(gapsLength, +)
  }
}
