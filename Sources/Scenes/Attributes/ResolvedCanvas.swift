package import Controls
package import Geometry
package import Localization
package import Typesetting

/// Everything about the canvas, with nothing left open.
package struct ResolvedCanvas: Hashable, Sendable {
  /// The width.
  package var width: SceneLength
  /// The height.
  package var height: SceneLength
  /// Pixels in a point.
  package var scale: Double
  /// The colour behind everything.
  package var background: SceneColor
  /// The safe area's insets in points.
  package var safeArea: EdgeInsets
  /// The layout's direction.
  package var direction: LayoutDirection
  /// The language of the strings.
  package var locale: String
  /// The pseudo-languages.
  package var strings: PseudoLanguages
  /// Light or dark.
  package var appearance: Appearance
  /// The reader's text size.
  package var textSize: ContentSizeCategory
  /// The height of the keyboard in points; 0 without one.
  package var keyboardHeight: Double
  /// The preset that it has; nil for none.
  package var device: Device?
  /// The state that the scene is in, `base` for none.
  package var state: String
}
