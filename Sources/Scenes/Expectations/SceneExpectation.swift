package import Documents

/// What `check` asks of a layout, or of several variants together.
package struct SceneExpectation: Equatable, Sendable {
  /// The kinds of expectations; where views are named, none means all.
  package enum Kind: Equatable, Sendable {
    /// No constraint is broken.
    case satisfiable
    /// No view could lie elsewhere.
    case unambiguous
    /// None of these views leaves its superview.
    case insideSuperview([String])
    /// None of these views leaves the safe area; of all, those with content of their own.
    case insideSafeArea([String])
    /// The texts of these views are shown whole.
    case notTruncated([String])
    /// The fonts have every character of these views.
    case noTofu([String])
    /// No two siblings overlap.
    case noOverlapOfSiblings
    /// No two of these views overlap.
    case noOverlap([String])
    /// Controls are large enough for a finger.
    case minimumTapTarget(TapTargetRule)
    /// Two expressions, written so, compare so.
    case comparison(Comparison, written: ComparisonSides)
    /// One variant is the mirror image of another.
    case mirrors(MirrorRule)
    /// An expression never falls, or never rises, along an axis.
    case monotone(MonotoneRule)
  }

  /// What is expected.
  package let kind: Kind
  /// The expectation as written, for messages.
  package let text: String
  /// Where it stands.
  package let place: Place
}

/// How large controls must be.
package struct TapTargetRule: Equatable, Sendable {
  /// The least width and height of a frame, in points.
  package internal(set) var side = 44.0
  /// The views that are meant; none means every control that is touched.
  package internal(set) var views: [String] = []
  /// The views that are not.
  package internal(set) var exceptions: [String] = []
}

/// Which variants are each other's mirror image.
package struct MirrorRule: Equatable, Sendable {
  /// The variant, or the value of an axis, that is mirrored.
  package internal(set) var original = "ltr"
  /// The variant, or the value of the same axis, that is its mirror image.
  package internal(set) var image = "rtl"
  /// The views that may lie elsewhere, with all that is in them.
  package internal(set) var exceptions: [String] = []
}

/// How a value follows an axis.
package struct MonotoneRule: Equatable, Sendable {
  /// Where the value goes.
  package enum Trend: String, CaseIterable, Sendable {
    /// It never falls.
    case rising
    /// It never rises.
    case falling
  }

  /// The axis; sizes of text and numbers count from small to large, other values as listed.
  package let axis: VariantAxis
  /// The value.
  package let expression: LinearExpression
  /// The value as written.
  package let text: String
  /// Where it goes.
  package let trend: Trend
}
