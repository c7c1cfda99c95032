/// Overlays that explain a layout above its picture; raw values are those of `--show`.
package enum Overlay: String, CaseIterable, Hashable, Sendable {
  /// The status bar, the home indicator and the corners of the device; not on documents, which have
  /// their own.
  case screen
  /// Yellow outlines of the alignment rects, as `-UIViewShowAlignmentRects` draws them.
  case alignmentRects
  /// Dimension lines of the constraints: violated ones red, optional ones dashed.
  case constraints
  /// The first and last baselines of texts.
  case baselines
  /// The layout margins of views that have subviews.
  case margins
  /// Safe areas, readable widths and the scene's guides.
  case guides
  /// Views where they could also be.
  case ambiguity
  /// What VoiceOver reads: tinted and numbered, with a legend beside the picture.
  case accessibility
}

/// An overlay of a whole layout, or of one view in it.
package struct OverlayChoice: Hashable, Sendable {
  /// The kind of overlay.
  package let overlay: Overlay
  /// The view to draw it for, by its id or by the ids on the path to it, separated by `.`; nil
  /// for all views.
  package let view: String?

  /// Creates a choice of an overlay.
  package init(_ overlay: Overlay, of view: String? = nil) {
    self.overlay = overlay
    self.view = view
  }
}

extension LayoutResult {
  /// Returns the views that an overlay's argument names: the one with that id, otherwise those
  /// whose path ends with it, otherwise those with that name.
  func views(named name: String) -> [LaidOutView] {
    if let view = self[name] { return [view] }
    let path = "/" + name.map { $0 == "." ? "/" : String($0) }.joined()
    let placed = views.filter { ("/" + $0.path).hasSuffix(path) }
    return placed.isEmpty ? views.filter { $0.name == name } : placed
  }
}
