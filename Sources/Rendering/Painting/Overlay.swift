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

/// An overlay of a whole layout, or of one view in it.
package struct OverlayChoice: Hashable, Sendable {
  /// What is drawn.
  package let overlay: Overlay
  /// The view that it is drawn of, by its id or by the ids on the way to it with `.` between them;
  /// nil for all views.
  package let view: String?

  /// Chooses an overlay.
  package init(_ overlay: Overlay, of view: String? = nil) {
    self.overlay = overlay
    self.view = view
  }
}

extension LayoutResult {
  /// The views that an overlay's words name: the one of that id, else those whose path ends so, else
  /// those that people call so.
  func views(named name: String) -> [LaidOutView] {
    if let view = self[name] { return [view] }
    let path = "/" + name.map { $0 == "." ? "/" : String($0) }.joined()
    let placed = views.filter { ("/" + $0.path).hasSuffix(path) }
    return placed.isEmpty ? views.filter { $0.name == name } : placed
  }
}
