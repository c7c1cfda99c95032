import Drawing
import Testing

/// Pixels between the middles of cells, against interpolation in double precision.
@Suite("Enlarged pixels") struct EnlargedPixelsTests {
  @Test("Each has its share of the cells around it, in every channel, within three levels of 255")
  func shares() {
    var (compared, worst) = (0, 0.0)
    for cell in [1, 2, 3, 5, 6, 8, 10, 50] {
      let (columns, rows) = (1 + cell % 7, 5)
      let cells = (1...columns * rows).map { UInt32(truncatingIfNeeded: $0 * 2_654_435_761) }
      let (left, top) = (cell / 3, cell / 2)
      let (width, height) = (columns * cell - left, rows * cell - top)
      let pixels = ImageBuffer(width: columns, height: rows, pixels: cells, isOpaque: false)
        .enlarged(by: cell, x: left, y: top, width: width, height: height)
      for index in pixels.indices {
        for channel: UInt32 in [0, 8, 16, 24] {
          func level(_ column: Int, _ row: Int) -> Double {
            let (row, column) = (min(max(row, 0), rows - 1), min(max(column, 0), columns - 1))
            return Double(cells[row * columns + column] >> channel & 0xFF)
          }
          let exact = Self.interpolated(
            x: (Double(left + index % width) + 0.5) / Double(cell) - 0.5,
            y: (Double(top + index / width) + 0.5) / Double(cell) - 0.5, level)
          worst = max(worst, abs(Double(pixels[index] >> channel & 0xFF) - exact))
          compared += 1
        }
      }
    }
    // Shares are in 64ths across and 128ths down, and these cells have nothing in common.
    #expect(worst < 3)
    #expect(compared > 10_000)
  }

  /// Returns the level between four cells.
  private static func interpolated(
    x: Double, y: Double, _ level: (Int, Int) -> Double
  ) -> Double {
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (right, below) = (x - Double(column), y - Double(row))
    let upper = level(column, row) * (1 - right) + level(column + 1, row) * right
    let lower = level(column, row + 1) * (1 - right) + level(column + 1, row + 1) * right
    return upper * (1 - below) + lower * below
  }

  @Test("Between equal cells all pixels are the same")
  func flat() {
    for word: UInt32 in [0, 0xFFFF_FFFF, 0x8040_2001] {
      let cells = ImageBuffer(
        width: 3, height: 2, pixels: [UInt32](repeating: word, count: 6), isOpaque: false)
      let pixels = cells.enlarged(by: 7, x: 0, y: 0, width: 21, height: 14)
      #expect(pixels.count == 294 && pixels.allSatisfy { $0 == word })
    }
  }
}
