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

  /// Makes a picture from its pixels.
  package init(_ buffer: ImageBuffer) {
    self.buffer = buffer
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
