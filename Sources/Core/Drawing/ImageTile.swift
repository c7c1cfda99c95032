package import Geometry

/// A part of an image and its destination.
package struct ImageTile: Hashable, Sendable {
  /// The part, in the image's points from its top left corner.
  package var source: Rect
  /// The rectangle that the part fills, in the coordinates of the display list.
  package var destination: Rect

  /// Makes a tile.
  package init(source: Rect, destination: Rect) {
    self.source = source
    self.destination = destination
  }
}

extension ImageTile {
  /// Returns a tile that puts a whole image in a rectangle.
  package static func whole(_ image: ImageBuffer, in destination: Rect) -> ImageTile {
    ImageTile(source: Rect(origin: .zero, size: image.size), destination: destination)
  }
}
