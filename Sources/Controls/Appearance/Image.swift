package import Drawing
package import Geometry

/// A decoded picture with what layout and painting must know about it (`UIImage`).
package struct Image: Equatable, Sendable {
  /// The pixels.
  package var buffer: ImageBuffer
  /// Pixels in a point: 2 for an `@2x` file.
  package var scale: Double
  /// The distances from the picture's edges to what counts for layout, in points.
  package var alignmentRectInsets = EdgeInsets.zero
  /// Whether the picture is mirrored in a right-to-left view.
  package var flipsForRightToLeft = false
  /// Whether the picture's colours are replaced by the tint.
  package var isTemplate = false
  /// The edges of the picture that keep their size when it is stretched; nil stretches all of it.
  package var capInsets: EdgeInsets?

  /// Makes a picture from its pixels.
  package init(_ buffer: ImageBuffer, scale: Double = 1) {
    self.buffer = buffer
    self.scale = scale
  }

  /// The size in points.
  package var size: Size {
    Size(width: Double(buffer.width) / scale, height: Double(buffer.height) / scale)
  }

  /// The alignment rect insets as they are in a view of the given direction.
  package func alignmentRectInsets(in direction: LayoutDirection) -> EdgeInsets {
    guard flipsForRightToLeft, direction == .rightToLeft else { return alignmentRectInsets }
    return EdgeInsets(
      top: alignmentRectInsets.top, left: alignmentRectInsets.right,
      bottom: alignmentRectInsets.bottom, right: alignmentRectInsets.left)
  }
}
