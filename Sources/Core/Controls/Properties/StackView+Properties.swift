package import AutoLayout
package import Geometry

extension PaintedStackView {
  package static let axisRow = Property(
    \StackView.axis, "axis", uikit: "axis", "The axis; default horizontal.")
  package static let baselineRow = Property(
    \StackView.isBaselineRelativeArrangement, "baselineRelativeArrangement",
    nib: "baselineRelativeArrangement", uikit: "isBaselineRelativeArrangement",
    "Measures spacing between baselines.")

  /// The properties of stack views beside the spacings after single views.
  package static let properties = [
    axisRow,
    Property(
      \StackView.distribution, "distribution", uikit: "distribution",
      "How the views are distributed along the axis."),
    Property(
      \StackView.alignment, "alignment", uikit: "alignment",
      "How the views are aligned across the axis."),
    Property(
      \StackView.spacingInPoints, "spacing", in: .points, uikit: "spacing",
      "The space between views in points."),
    // Interface Builder files state it only by the presence of margins.
    Property(
      \StackView.isLayoutMarginsRelativeArrangement, "layoutMarginsRelativeArrangement",
      uikit: "isLayoutMarginsRelativeArrangement", "Lays out the views within the margins."),
    baselineRow,
  ]
}

extension StackView.Distribution: NamedType {
  package static let named = namedCases
}

extension StackView.Alignment: NamedType {
  package static let named: [(name: String, value: Self)] = [
    ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
    ("center", .center), ("trailing", .trailing), ("bottom", .bottom),
    ("lastBaseline", .lastBaseline),
  ]
}
