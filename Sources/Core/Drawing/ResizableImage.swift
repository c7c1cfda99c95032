package import Geometry

/// How the parts of a resizable image fill a larger area; raw values are those of scene files.
package enum ResizingMode: String, CaseIterable, Hashable, Sendable {
  /// Parts are repeated, as `resizableImage(withCapInsets:)` does by default.
  case tile
  /// Parts are stretched.
  case stretch
}

extension ImageTile {
  /// Returns the parts of a resizable image: corners keep their size, sides fill along their
  /// length, the middle in both directions, as with
  /// `resizableImage(withCapInsets:resizingMode:)`.
  ///
  /// Caps that together are larger than the rectangle share it in proportion.
  package static func nineParts(
    of image: ImageBuffer, capInsets: EdgeInsets, mode: ResizingMode = .stretch,
    in destination: Rect
  ) -> [ImageTile] {
    let size = image.size
    let across = Cut.all(
      length: size.width, caps: (capInsets.left, capInsets.right), into: destination.width, mode)
    let down = Cut.all(
      length: size.height, caps: (capInsets.top, capInsets.bottom), into: destination.height, mode)
    return down.flatMap { row in
      across.map { column in
        ImageTile(
          source: Rect(x: column.start, y: row.start, width: column.length, height: row.length),
          destination: Rect(
            x: destination.minX + column.newStart, y: destination.minY + row.newStart,
            width: column.newLength, height: row.newLength))
      }
    }
  }
}

/// A segment of one axis of an image and the segment of a rectangle that it fills.
private struct Cut {
  var start: Double
  var length: Double
  var newStart: Double
  var newLength: Double

  /// The maximum number of repetitions of a middle along one axis; beyond that it is stretched.
  private static let mostRepetitions = 256.0

  /// Returns the first cap, the middle once or several times, and the last cap, leaving out empty
  /// ones.
  static func all(
    length: Double, caps: (first: Double, last: Double), into newLength: Double,
    _ mode: ResizingMode
  ) -> [Cut] {
    let first = max(0, min(caps.first, length))
    let last = max(0, min(caps.last, length - first))
    let factor = first + last > newLength ? newLength / (first + last) : 1
    let (newFirst, newLast) = (first * factor, last * factor)
    let middle = Cut(
      start: first, length: length - first - last, newStart: newFirst,
      newLength: newLength - newFirst - newLast)
    let cuts =
      [Cut(start: 0, length: first, newStart: 0, newLength: newFirst)]
      + (mode == .tile ? middle.repeated : [middle])
      + [Cut(start: length - last, length: last, newStart: newLength - newLast, newLength: newLast)]
    return cuts.filter { $0.length > 0 && $0.newLength > 0 }
  }

  /// The cut at its own length as often as it fits, with the last one cropped.
  private var repeated: [Cut] {
    guard length > 0, newLength > length, newLength / length <= Self.mostRepetitions else {
      guard length > newLength else { return [self] }
      return [Cut(start: start, length: newLength, newStart: newStart, newLength: newLength)]
    }
    return stride(from: 0, to: newLength, by: length).map { offset in
      let part = min(length, newLength - offset)
      return Cut(start: start, length: part, newStart: newStart + offset, newLength: part)
    }
  }
}
