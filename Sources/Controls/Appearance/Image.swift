package import Drawing
package import Geometry

/// A decoded picture with what layout and painting must know about it (`UIImage`).
package struct Image: Hashable, Sendable {
  /// The pixels, with how many of them make a point.
  package var buffer: ImageBuffer
  /// The distances from the picture's edges to what counts for layout, in points.
  package var alignmentRectInsets = EdgeInsets.zero
  /// Whether the picture is mirrored in a right-to-left view.
  package var flipsForRightToLeft = false
  /// Whether the picture's colours are replaced by the tint.
  package var isTemplate = false
  /// Whether it keeps its colours even where a control takes pictures for templates.
  package var keepsColors = false

  /// The parts at the edges that keep their size when the picture is resized, in points; zero
  /// resizes all of it.
  package var capInsets = EdgeInsets.zero
  /// How what lies between the caps fills the room.
  package var resizingMode = ResizingMode.tile
  /// What the pixels were drawn from, where the picture is drawn again for the size that it is shown
  /// in; nil for a picture whose pixels are made larger or smaller.
  package var drawing: VectorDrawing?
  /// Whether its file has text in fonts that it does not hold, which is not drawn.
  package var lacksFonts = false

  /// Makes a picture from its pixels.
  package init(_ buffer: ImageBuffer) {
    self.buffer = buffer
  }

  /// Makes the picture of a set that fits a screen.
  ///
  /// - Parameters:
  ///   - pixels: pixels in a point of the screen.
  ///   - scale: pixels in a point of the picture as its user states them; nil where its file says
  ///     them, as that of a drawing always does.
  package init(_ set: ImageSet, pixels: Double, scale: Double? = nil) {
    let version = set.version(for: pixels)
    self.init(set.drawing == nil ? scale.map { version.withScale($0) } ?? version : version)
    drawing = set.drawing
    lacksFonts = set.drawing?.lacksFonts ?? false
  }

  /// The pixels for a rectangle that the picture fills.
  func pixels(filling rect: Rect, scale: Double) -> ImageBuffer {
    isResizable ? buffer : drawing?.image(filling: rect.size, scale: scale) ?? buffer
  }

  /// The size in points.
  package var size: Size { buffer.size }

  /// Whether the picture is resized in parts.
  var isResizable: Bool { capInsets != .zero }

  /// The alignment rect insets as they are in a view of the given direction.
  package func alignmentRectInsets(in direction: LayoutDirection) -> EdgeInsets {
    guard flipsForRightToLeft, direction == .rightToLeft else { return alignmentRectInsets }
    return EdgeInsets(
      top: alignmentRectInsets.top, left: alignmentRectInsets.right,
      bottom: alignmentRectInsets.bottom, right: alignmentRectInsets.left)
  }
}
