package import Drawing
package import Geometry

/// A decoded picture with the properties that layout and painting need (`UIImage`).
package struct Image: Hashable, Sendable {
  /// The pixels, with their number per point.
  package var buffer: ImageBuffer
  /// The distances from the picture's edges to its alignment rect, in points.
  package var alignmentRectInsets = EdgeInsets.zero
  /// Whether the picture is mirrored in a right-to-left view.
  package var flipsForRightToLeft = false
  /// Whether the picture's colours are replaced with the tint.
  package var isTemplate = false
  /// Whether it keeps its colours even if a control treats pictures as templates.
  package var keepsColors = false

  /// The parts at the edges that keep their size when the picture is resized, in points; zero
  /// resizes or repeats all of it. Nil for a picture that is scaled as a whole.
  package var capInsets: EdgeInsets?
  /// How the area between the caps fills the available room.
  package var resizingMode = ResizingMode.tile
  /// The drawing that the pixels came from, if the picture is redrawn for the size at which it is
  /// shown; nil for a picture whose pixels are scaled.
  package var drawing: VectorDrawing?
  /// What its file contains that is not drawn.
  package var losses: VectorLosses = []
  /// What is read of a control that shows nothing else, as UIKit takes it from the picture's name
  /// (`UIImage.accessibilityLabel`); nil for pixels without a name.
  package var accessibilityLabel: String?

  /// Makes a picture from its pixels.
  package init(_ buffer: ImageBuffer) {
    self.buffer = buffer
  }

  /// Makes the picture from a set that fits a screen.
  ///
  /// - Parameters:
  ///   - pixels: The screen's pixels per point.
  ///   - scale: The picture's pixels per point as its user states them; nil if its file states
  ///     them, as that of a drawing always does.
  package init(_ set: ImageSet, pixels: Double, scale: Double? = nil) {
    let version = set.version(for: pixels)
    self.init(set.drawing == nil ? scale.map { version.withScale($0) } ?? version : version)
    drawing = set.drawing
    losses = set.drawing?.losses ?? []
  }

  /// Returns the name under which an app loads the picture of a file: `Icons/heart@2x.png` is `heart`.
  package static func name(ofFile path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    for ending in ["@2x", "@3x"] where stem.hasSuffix(ending) {
      return String(stem.dropLast(ending.count))
    }
    return stem
  }

  /// Returns the pixels for a rectangle that the picture fills.
  func pixels(filling rect: Rect, scale: Double) -> ImageBuffer {
    capInsets != nil ? buffer : drawing?.image(filling: rect.size, scale: scale) ?? buffer
  }

  /// The size in points.
  package var size: Size { buffer.size }

  /// Returns the parts of its pixels that fill a rectangle.
  package func tiles(of pixels: ImageBuffer, filling rect: Rect) -> [ImageTile] {
    guard let capInsets else { return [ImageTile.whole(pixels, in: rect)] }
    return ImageTile.nineParts(of: pixels, capInsets: capInsets, mode: resizingMode, in: rect)
  }

  /// Returns the alignment rect insets in a view of the given direction.
  package func alignmentRectInsets(in direction: LayoutDirection) -> EdgeInsets {
    guard flipsForRightToLeft, direction == .rightToLeft else { return alignmentRectInsets }
    return EdgeInsets(
      top: alignmentRectInsets.top, left: alignmentRectInsets.right,
      bottom: alignmentRectInsets.bottom, right: alignmentRectInsets.left)
  }
}
