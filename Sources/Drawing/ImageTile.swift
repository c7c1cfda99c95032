package import Geometry

/// A part of an image and where it goes.
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
  /// The whole of an image in one rectangle.
  package static func whole(_ image: ImageBuffer, in destination: Rect) -> ImageTile {
    ImageTile(source: Rect(origin: .zero, size: image.size), destination: destination)
  }

  /// The parts of a resizable image: corners keep their size, sides stretch along themselves, the
  /// middle both ways, as `resizableImage(withCapInsets:)` with the stretching mode does.
  ///
  /// Caps that are together larger than the rectangle share it by their ratio.
  package static func nineParts(
    of image: ImageBuffer, capInsets: EdgeInsets, in destination: Rect
  ) -> [ImageTile] {
    let size = image.size
    let across = cuts(
      length: size.width, caps: (capInsets.left, capInsets.right), into: destination.width)
    let down = cuts(
      length: size.height, caps: (capInsets.top, capInsets.bottom), into: destination.height)
    var tiles: [ImageTile] = []
    for row in down {
      for column in across where column.length > 0 && row.length > 0 {
        tiles.append(
          ImageTile(
            source: Rect(
              x: column.start, y: row.start, width: column.length, height: row.length),
            destination: Rect(
              x: destination.minX + column.newStart, y: destination.minY + row.newStart,
              width: column.newLength, height: row.newLength)))
      }
    }
    return tiles
  }

  private struct Cut {
    var start: Double
    var length: Double
    var newStart: Double
    var newLength: Double
  }

  /// The three parts of one axis.
  private static func cuts(
    length: Double, caps: (first: Double, last: Double), into newLength: Double
  ) -> [Cut] {
    let first = max(0, min(caps.first, length))
    let last = max(0, min(caps.last, length - first))
    let factor = first + last > newLength ? newLength / (first + last) : 1
    let (newFirst, newLast) = (first * factor, last * factor)
    return [
      Cut(start: 0, length: first, newStart: 0, newLength: newFirst),
      Cut(
        start: first, length: length - first - last, newStart: newFirst,
        newLength: newLength - newFirst - newLast),
      Cut(start: length - last, length: last, newStart: newLength - newLast, newLength: newLast),
    ]
  }
}
