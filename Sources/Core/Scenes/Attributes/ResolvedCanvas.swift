package import Controls
package import Geometry
package import Localization
package import Typesetting

/// The canvas with all of its properties resolved.
package struct ResolvedCanvas: Hashable, Sendable {
  /// The width.
  package var width: SceneLength
  /// The height.
  package var height: SceneLength
  /// Pixels per point.
  package var scale: Double
  /// The background colour.
  package var background: SceneColor
  /// The safe area insets in points.
  package var safeArea: EdgeInsets
  /// The layout direction.
  package var direction: LayoutDirection
  /// The language of the strings.
  package var locale: String
  /// The pseudo-languages.
  package var strings: PseudoLanguages
  /// Light or dark.
  package var appearance: Appearance
  /// The generation of the system.
  package var look: Look
  /// The user's text size.
  package var textSize: ContentSizeCategory
  /// The settings of accessibility that are on.
  package var settings: Set<AccessibilitySetting>
  /// The height of the keyboard in points; 0 without one.
  package var keyboardHeight: Double
  /// The device preset; nil for none.
  package var device: Device?
  /// The scene's state; `base` for none.
  package var state: String

  /// Returns a colour as it is on the canvas.
  package func resolve(_ color: SceneColor) -> Color {
    color.resolved(
      in: appearance, increasesContrast: settings.contains(.contrast), look: look)
  }
}
