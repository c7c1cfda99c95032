extension LayoutConstraint {
  /// Returns the system spacing between the two sides, times a multiplier: 8 points, or between
  /// baselines the line height of the larger text.
  func systemSpacing(times multiplier: Double) -> Double {
    guard firstAttribute.isBaseline, secondAttribute.isBaseline,
      let lower = lineHeight(of: first, at: firstAttribute),
      let upper = lineHeight(of: second, at: secondAttribute)
    else { return 8 * multiplier }
    return max(lower, upper) * multiplier
  }

  private func lineHeight(of item: ConstraintItem?, at baseline: Attribute) -> Double? {
    guard case .view(var view)? = item else { return nil }
    while true {
      let source =
        baseline == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if source === view { return view.textLineHeight }
      view = source
    }
  }
}
