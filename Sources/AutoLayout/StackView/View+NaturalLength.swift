import Geometry

extension View {
  /// The length that the view takes part with in a proportional distribution, in points; nil for none.
  ///
  /// A stack view has no intrinsic size, so a nested one counts with what it would take up: the sum of
  /// its views' natural lengths and of its gaps along its axis, the greatest of them across it. That is
  /// how Interface Builder records such stacks.
  func naturalLength(along axis: Axis) -> Double? {
    let own = intrinsicContentSize[axis]
    guard own < 0, let stack = self as? StackView else { return own < 0 ? nil : own }
    return stack.arrangedLength(along: axis)
  }
}

extension StackView {
  /// The natural length of what is arranged; nil where no visible view has one.
  fileprivate func arrangedLength(along measured: Axis) -> Double? {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let lengths = shown.compactMap { $0.naturalLength(along: measured) }
    guard !lengths.isEmpty else { return nil }
    guard measured == axis else { return lengths.max() }
    return lengths.reduce(gapsLength, +)
  }
}
