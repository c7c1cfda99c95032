package import Typesetting

/// How a scene is laid out and painted, beyond what the scene itself says.
package struct RenderOptions: Equatable, Sendable {
  /// What measures and draws text.
  package enum TextMode: String, CaseIterable, Hashable, Sendable {
    /// Pango and the private font set.
    case normal
    /// Boxes of 10 x 20 points a character, so that a layout needs no font.
    case blocks
  }

  /// What measures and draws text.
  package var text = TextMode.normal
  /// Whose advances the system font's text has.
  package var metrics = TextMetrics.apple
  /// What is drawn above the picture; never changes a frame.
  package var overlays: [OverlayChoice] = []

  /// Makes the options of an ordinary picture.
  package init(
    text: TextMode = .normal, metrics: TextMetrics = .apple, overlays: [OverlayChoice] = []
  ) {
    self.text = text
    self.metrics = metrics
    self.overlays = overlays
  }
}
