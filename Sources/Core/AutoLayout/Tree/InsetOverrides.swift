import Geometry

/// Sides of a view's safe area and margins that are given explicitly instead of following the
/// rules.
package struct InsetOverrides: Hashable, Sendable {
  /// Distances from a view's edges in reading order, in points; nil follows the rules.
  package struct Sides: Hashable, Sendable {
    /// The distance from the top edge.
    package var top: Double?
    /// The distance from the leading edge.
    package var leading: Double?
    /// The distance from the bottom edge.
    package var bottom: Double?
    /// The distance from the trailing edge.
    package var trailing: Double?

    /// Makes overrides for some sides; none by default.
    package init(
      top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
    ) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Returns the insets with the given sides replaced.
    ///
    /// The direction is only evaluated if it matters: a view looks it up at the root.
    func applied(
      to insets: EdgeInsets, _ direction: @autoclosure () -> LayoutDirection
    ) -> EdgeInsets {
      guard self != Sides() else { return insets }
      let reversed = direction() == .rightToLeft
      return EdgeInsets(
        top: top ?? insets.top,
        left: (reversed ? trailing : leading) ?? insets.left,
        bottom: bottom ?? insets.bottom,
        right: (reversed ? leading : trailing) ?? insets.right)
    }
  }

  /// The distances of the safe area from the view's edges.
  package var safeArea: Sides
  /// The distances of the margins guide from the view's edges; nothing is added to them.
  package var margins: Sides

  /// Makes overrides for some sides; none by default.
  package init(safeArea: Sides = Sides(), margins: Sides = Sides()) {
    self.safeArea = safeArea
    self.margins = margins
  }
}

/// The edges along which bars lie.
package enum SafeAreaEdge: String, CaseIterable, Hashable, Sendable {
  case top, bottom
}

extension View {
  /// Whether the view itself, or its client, has a say in its safe area.
  var statesSafeArea: Bool {
    client != nil || holdsSafeAreaBars || additionalSafeAreaInsets != .zero
      || insetOverrides.safeArea != InsetOverrides.Sides()
  }
}
