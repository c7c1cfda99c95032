package import Drawing

/// Finds letters in a picture: marks of about one height that stand on one line, close to each other and
/// of many shapes.
///
/// Scripts that join their letters are not found.
package struct PictureLetters {
  /// The number of letters in the longest line that was found; 0 for none.
  package private(set) var count = 0
  /// How many pixels were visited.
  package private(set) var visits = 0

  /// The box of marks that touch, in pixels; ends are exclusive.
  private struct Mark {
    var (left, top, right, bottom) = (Int.max, Int.max, 0, 0)
    var pixels = 0

    var width: Int { right - left }
    var height: Int { bottom - top }

    mutating func take(_ x: Int, _ y: Int) {
      (left, top) = (min(left, x), min(top, y))
      (right, bottom) = (max(right, x + 1), max(bottom, y + 1))
      pixels += 1
    }
  }

  /// The largest picture that is examined, and the most marks, beyond which it is a photograph.
  private static let (mostPixels, mostMarks) = (2_000_000, 2_000)
  /// The least height of a letter in pixels, and the fewest letters that make a text.
  private static let (leastHeight, fewest) = (6, 5)

  /// Examines a picture.
  package init(_ image: ImageBuffer) {
    guard !image.pixels.isEmpty, image.pixels.count <= Self.mostPixels,
      let marks = marks(of: image)
    else { return }
    var lines: [[Mark]] = []
    for mark in marks.sorted(by: { ($0.left, $0.top) < ($1.left, $1.top) }) {
      if let index = lines.firstIndex(where: { Self.continues($0, mark) }) {
        lines[index].append(mark)
      } else {
        lines.append([mark])
      }
    }
    count = lines.filter(Self.isText).map(\.count).max() ?? 0
  }

  /// Returns the marks that differ from what is around the picture; nil if there are too many.
  private mutating func marks(of image: ImageBuffer) -> [Mark]? {
    let (width, height) = (image.width, image.height)
    let corners = [0, width - 1, (height - 1) * width, height * width - 1].map { image.pixels[$0] }
    guard let ground = corners.first(where: { corner in corners.count { $0 == corner } > 1 }) else {
      return []
    }
    var isInk = image.pixels.map { Self.differs($0, ground) }
    var marks: [Mark] = []
    for start in isInk.indices where isInk[start] {
      var mark = Mark()
      var open = [start]
      isInk[start] = false
      while let place = open.popLast() {
        let (x, y) = (place % width, place / width)
        mark.take(x, y)
        visits += 1
        for nearY in max(y - 1, 0)...min(y + 1, height - 1) {
          for nearX in max(x - 1, 0)...min(x + 1, width - 1) where isInk[nearY * width + nearX] {
            isInk[nearY * width + nearX] = false
            open.append(nearY * width + nearX)
          }
        }
      }
      if mark.height >= Self.leastHeight, mark.height < height { marks.append(mark) }
      guard marks.count <= Self.mostMarks else { return nil }
    }
    return marks
  }

  /// Whether a pixel stands out, by its opacity or by its strongest component.
  private static func differs(_ pixel: UInt32, _ ground: UInt32) -> Bool {
    [24, 16, 8, 0].contains { shift in
      let (one, other) = (Int(pixel >> shift & 0xFF), Int(ground >> shift & 0xFF))
      return abs(one - other) > 96
    }
  }

  /// Whether a mark stands beside the last one of a line, on the same line of writing.
  private static func continues(_ line: [Mark], _ mark: Mark) -> Bool {
    guard let last = line.last else { return false }
    let (low, high) = (min(last.height, mark.height), max(last.height, mark.height))
    let shared = min(last.bottom, mark.bottom) - max(last.top, mark.top)
    return high * 2 <= low * 5 && shared * 2 >= low && mark.left - last.right <= high
      && mark.left > last.left
  }

  /// Whether the marks of a line are letters: most of them end on one line, and they have many shapes.
  private static func isText(_ line: [Mark]) -> Bool {
    guard line.count >= fewest else { return false }
    let height = line.map(\.height).max() ?? 0
    let ends = line.map(\.bottom).sorted()
    let middle = ends[ends.count / 2]
    let aligned = line.count { abs($0.bottom - middle) <= max(1, height / 10) }
    let shapes = Set(line.map { [$0.width, $0.height, $0.pixels * 8 / ($0.width * $0.height)] })
    let wide = line.count { $0.width > 2 * height }
    // The bars of a chart are full.
    let full = line.count { $0.pixels * 10 > $0.width * $0.height * 9 }
    return aligned * 3 >= line.count * 2 && shapes.count >= 4 && wide == 0
      && full * 2 <= line.count
  }
}
