package import Geometry

/// How the parts of a resizable image fill more room than they have; raw values are those of
/// scene files.
package enum ResizingMode: String, CaseIterable, Hashable, Sendable {
  /// Parts are repeated, as `resizableImage(withCapInsets:)` does by default.
  case tile
  /// Parts are stretched.
  case stretch
}

extension ImageTile {
  /// The parts of a resizable image: corners keep their size, sides fill along themselves, the
  /// middle both ways, as `resizableImage(withCapInsets:resizingMode:)` does.
  ///
  /// Caps that are together larger than the rectangle share it by their ratio.
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

/// A stretch of one axis of an image and the stretch of a rectangle that it fills.
private struct Cut {
  var start: Double
  var length: Double
  var newStart: Double
  var newLength: Double

  /// The most repetitions of a middle along one axis; more of them are stretched.
  private static let mostRepetitions = 256.0

  /// The first cap, the middle once or several times, the last cap; none that is empty.
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

  /// The cut at its own length as often as it fits, the last one cut off.
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
