public import Geometry

extension View {
  /// Returns how strongly the view resists being larger than its content; 250 by default.
  public func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    huggingPriorities[axis]
  }

  /// Sets how strongly the view resists being larger than its content.
  ///
  /// A priority of 1000 acts just below required and never conflicts.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    precondition(
      priority.isValid, LayoutConstraintError.priorityOutOfRange(priority.rawValue).message)
    guard priority != huggingPriorities[axis] else { return }
    huggingPriorities[axis] = priority
    contentSizeDidChange()
  }

  /// Returns how strongly the view resists being smaller than its content; 750 by default.
  public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    compressionResistancePriorities[axis]
  }

  /// Sets how strongly the view resists being smaller than its content.
  ///
  /// A priority of 1000 acts just below required and never conflicts.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: Axis
  ) {
    precondition(
      priority.isValid, LayoutConstraintError.priorityOutOfRange(priority.rawValue).message)
    guard priority != compressionResistancePriorities[axis] else { return }
    compressionResistancePriorities[axis] = priority
    contentSizeDidChange()
  }

  func contentSizeDidChange() {
    guard part != .placed else {
      superview?.setNeedsLayout()
      return
    }
    existingEngine?.contentSizeDidChange(of: self)
    superview?.subviewContentSizeDidChange(self)
    setNeedsUpdateConstraints()
    superview?.setNeedsLayout()
  }
}
