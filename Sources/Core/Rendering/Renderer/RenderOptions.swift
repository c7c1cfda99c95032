package import Typesetting

/// How a scene is laid out and painted, beyond what the scene itself states.
package struct RenderOptions: Equatable, Sendable {
  /// What measures and draws text.
  package enum TextMode: String, CaseIterable, Hashable, Sendable {
    /// Pango and the private font set.
    case normal
    /// Boxes of 10 x 20 points per character, so that a layout needs no font.
    case blocks
  }

  /// What measures and draws text.
  package var text = TextMode.normal
  /// The source of the advances of the system font's text.
  package var metrics = TextMetrics.apple
  /// The overlays above the picture; these never change a frame.
  package var overlays: [OverlayChoice] = []

  /// Creates the options of an ordinary picture.
  package init(
    text: TextMode = .normal, metrics: TextMetrics = .apple, overlays: [OverlayChoice] = []
  ) {
    self.text = text
    self.metrics = metrics
    self.overlays = overlays
  }
}
