/// What can be drawn above a picture to explain its layout; raw values are those of `--show`.
package enum Overlay: String, CaseIterable, Hashable, Sendable {
  /// Yellow outlines of the alignment rects, as `-UIViewShowAlignmentRects` draws them.
  case alignmentRects
  /// Dimension lines of the constraints: violated ones red, optional ones dashed.
  case constraints
  /// The first and last baselines of texts.
  case baselines
  /// The layout margins of views that have subviews.
  case margins
  /// Safe areas, readable widths and guides of the scene.
  case guides
  /// Views where they could stand as well.
  case ambiguity
}
