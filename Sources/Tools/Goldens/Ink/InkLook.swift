import Drawing
import Geometry

/// What a box looks like: the colour of its ink, the rounding of its corners, and where the ink is.
struct InkLook {
  /// The colour, 0xAARRGGBB; of ink that of the pixels that differ most from the ground.
  var colour: UInt32
  /// How far the corners of an area are rounded, in points, from the top left clockwise; -1 where something
  /// covers one.
  var radii: [Double] = []
  /// How much ink is in each cell of a grid over the box, from 0 to 1, row by row.
  var cells: [Double] = []

  /// How much of the ink is elsewhere than in another look, from 0 to 1.
  func distance(to other: InkLook) -> Double {
    guard cells.count == other.cells.count else { return 1 }
    let (apart, all) = zip(cells, other.cells).reduce((0.0, 0.0)) {
      ($0.0 + abs($1.0 - $1.1), $0.1 + max($1.0, $1.1))
    }
    return all > 0 ? apart / all : 0
  }

  /// The largest difference of a component of two colours, from 0 to 255.
  static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(first >> $0 & 0xFF) - Int(second >> $0 & 0xFF)) }.max() ?? 0
  }
}

extension InkFinder {
  /// The numbers of columns and rows of the grid over a box: cells of a point.
  static func grid(over frame: Rect) -> (columns: Int, rows: Int) {
    (min(200, max(1, Int(frame.width.rounded()))), min(100, max(1, Int(frame.height.rounded()))))
  }

  /// Returns the look of a box; nil where there is no ground that it could differ from.
  func look(
    of box: InkBox, in image: ImageBuffer, grid: (columns: Int, rows: Int)
  ) -> InkLook? {
    if box.kind == .panel {
      return InkLook(
        colour: regions.regions[box.area].colour, radii: radii(of: box, in: image))
    }
    guard box.ground > 0 else { return nil }
    let ground = regions.regions[box.ground].colour
    let (x, y) = (columns(of: box.frame), rows(of: box.frame))
    var most = 0
    for row in y {
      for column in x {
        most = max(most, InkLook.distance(image.pixels[row * image.width + column], ground))
      }
    }
    guard most >= 24, !x.isEmpty, !y.isEmpty else { return nil }
    var (cells, sums, count) = (
      [Double](repeating: 0, count: grid.columns * grid.rows), [Int](repeating: 0, count: 4), 0
    )
    for row in y {
      let line = (row - y.lowerBound) * grid.rows / y.count * grid.columns
      for column in x {
        let pixel = image.pixels[row * image.width + column]
        let distance = InkLook.distance(pixel, ground)
        cells[line + (column - x.lowerBound) * grid.columns / x.count] +=
          Double(distance) / Double(most)
        guard distance * 5 >= most * 4 else { continue }
        count += 1
        for part in sums.indices { sums[part] += Int(pixel >> (8 * UInt32(part)) & 0xFF) }
      }
    }
    let share = Double(grid.columns * grid.rows) / Double(x.count * y.count)
    let colour = sums.enumerated().reduce(UInt32(0)) {
      $0 | UInt32($1.element / max(1, count)) << (8 * UInt32($1.offset))
    }
    return InkLook(colour: colour, cells: cells.map { $0 * share })
  }

  /// The colour of the area that is as large as the picture; nil for none.
  var wholeColour: UInt32? {
    regions.regions.dropFirst().first {
      $0.x.count >= regions.width - 2 && $0.y.count >= regions.height - 2
    }?.colour
  }

  private func columns(of frame: Rect) -> Range<Int> {
    clamped(frame.minX, frame.maxX, regions.width)
  }

  private func rows(of frame: Rect) -> Range<Int> {
    clamped(frame.minY, frame.maxY, regions.height)
  }

  private func clamped(_ start: Double, _ end: Double, _ count: Int) -> Range<Int> {
    let first = min(count, max(0, Int((start * scale).rounded())))
    return first..<max(first, min(count, Int((end * scale).rounded())))
  }

  /// Measures the corners along the diagonals: a circle's lies 0.293 of its radius inside.
  private func radii(of box: InkBox, in image: ImageBuffer) -> [Double] {
    let region = regions.regions[box.area]
    let most = min(region.x.count, region.y.count) / 2
    return [(false, false), (true, false), (true, true), (false, true)].map { isRight, isLower in
      func spot(_ step: Int) -> (x: Int, y: Int) {
        (
          isRight ? region.x.upperBound - step : region.x.lowerBound + step,
          isLower ? region.y.upperBound - step : region.y.lowerBound + step
        )
      }
      func colour(_ step: Int) -> UInt32? {
        let (x, y) = spot(step)
        return regions.label(x, y).map { _ in image.pixels[y * image.width + x] }
      }
      let inset = (0..<most).first { regions.label(spot($0).x, spot($0).y) == box.area } ?? most
      // Only what is outside the area may be in a corner that is round.
      let outside = (-4...0).compactMap { regions.label(spot($0).x, spot($0).y) }
        .first { $0 != 0 }
      let corner = (0..<inset).compactMap { regions.label(spot($0).x, spot($0).y) }
      if corner.contains(where: { $0 != 0 && $0 != outside }) { return -1 }
      var length = Double(inset)
      // The pixel before may be covered in part.
      if inset > 0, let edge = colour(inset - 1), let outside = colour(inset - 2) ?? colour(0) {
        let whole = InkLook.distance(outside, region.colour)
        length -= Double(InkLook.distance(outside, edge)) / Double(max(1, whole))
      }
      return max(0, length) / 0.293 / scale
    }
  }
}
