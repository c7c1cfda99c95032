package import Documents

/// An expectation that `check` tests in a layout, or across several variants.
package struct SceneExpectation: Equatable, Sendable {
  /// The kinds of expectations; an empty list of views means all views.
  package enum Kind: Equatable, Sendable {
    /// No constraint is broken.
    case satisfiable
    /// No view could be placed differently.
    case unambiguous
    /// None of these views extends beyond its superview.
    case insideSuperview([String])
    /// None of these views extends beyond the safe area; if none are named, this applies to views
    /// with content of their own.
    case insideSafeArea([String])
    /// The texts of these views aren't truncated.
    case notTruncated([String])
    /// No line of these views' texts ends within a word.
    case wholeWords([String])
    /// The fonts have every character in these views.
    case noTofu([String])
    /// No two siblings overlap.
    case noOverlapOfSiblings
    /// No two of these views overlap.
    case noOverlap([String])
    /// Controls are large enough to tap.
    case minimumTapTarget(TapTargetRule)
    /// An audit of accessibility finds nothing.
    case accessible
    /// A relation between two expressions, with its sides as written.
    case comparison(Comparison, written: ComparisonSides)
    /// One variant is the mirror image of another.
    case mirrors(MirrorRule)
    /// An expression never decreases, or never increases, along an axis.
    case monotone(MonotoneRule)
  }

  /// The kind of expectation.
  package let kind: Kind
  /// The expectation as written, for messages.
  package let text: String
  /// Where the expectation is stated.
  package let place: Place
}

/// The minimum size of controls.
package struct TapTargetRule: Equatable, Sendable {
  /// The minimum width and height of a frame, in points.
  package internal(set) var side = 44.0
  /// The views to check; an empty list means every control that responds to touches.
  package internal(set) var views: [String] = []
  /// The views that aren't checked.
  package internal(set) var exceptions: [String] = []
}

/// The variants that must mirror each other.
package struct MirrorRule: Equatable, Sendable {
  /// The variant, or the value of an axis, that is mirrored.
  package internal(set) var original = "ltr"
  /// The variant, or the value of the same axis, that is its mirror image.
  package internal(set) var image = "rtl"
  /// The views that may be placed differently, with all their descendants.
  package internal(set) var exceptions: [String] = []
}

/// How a value changes along an axis.
package struct MonotoneRule: Equatable, Sendable {
  /// The direction of the change.
  package enum Trend: String, CaseIterable, Sendable {
    /// It never decreases.
    case rising
    /// It never increases.
    case falling
  }

  /// The axis; text sizes and numbers count from small to large, devices by width, other values in
  /// listed order.
  package let axis: VariantAxis
  /// The value.
  package let expression: LinearExpression
  /// The value as written.
  package let text: String
  /// The direction of the change.
  package let trend: Trend
}
