import CImages
import Geometry

/// A blurred part of a picture, in cells of several pixels each, because a wide blur leaves no
/// detail.
struct BlurredPixels {
  /// The width and height of a cell in pixels.
  let cell: Int
  /// The number of cells in a row.
  let columns: Int
  /// The number of rows.
  let rows: Int
  /// Blue, green, red and alpha of each cell in turn, premultiplied, 0 to 255.
  private var levels: [SIMD4<Float>]

  /// The least standard deviation of a blur, in cells, if the cells are larger than a pixel.
  private static let finest = 6.0

  /// Averages a part of a surface into cells; the edge pixels continue beyond the edges.
  ///
  /// - Parameters:
  ///   - part: Some of it must be within the surface.
  ///   - sigma: The standard deviation of the blur in pixels.
  init(
    of words: UnsafeBufferPointer<UInt32>, width: Int, height: Int, part: PixelRect, sigma: Double
  ) {
    cell = max(1, Int(sigma / Self.finest))
    columns = (part.width + cell - 1) / cell
    rows = (part.height + cell - 1) / cell
    levels = [SIMD4<Float>](repeating: .zero, count: columns * rows)
    average(words, width: width, height: height, from: part.x, part.y)
    let box = BoxBlur(sigma: sigma / Double(cell)).width
    guard box > 1 else { return }
    for lean in [0, 1, 0] { blur(box: box, before: box % 2 == 1 ? box / 2 : box / 2 - lean) }
  }

  private mutating func average(
    _ words: UnsafeBufferPointer<UInt32>, width: Int, height: Int, from x: Int, _ y: Int
  ) {
    let (cell, columns) = (cell, columns)
    let span = columns * cell
    let inside = max(x, 0) - x..<min(x + span, width) - x
    var (even, odd) = ([UInt32](repeating: 0, count: span), [UInt32](repeating: 0, count: span))
    for row in 0..<rows {
      for column in inside { (even[column], odd[column]) = (0, 0) }
      for line in y + row * cell..<y + (row + 1) * cell {
        let pixels = words[(min(max(line, 0), height - 1) * width + max(x, 0))...]
        even.withUnsafeMutableBufferPointer { even in
          odd.withUnsafeMutableBufferPointer { odd in
            ci_add_pixels(
              even.baseAddress! + inside.lowerBound, odd.baseAddress! + inside.lowerBound,
              UnsafeBufferPointer(rebasing: pixels).baseAddress, inside.count)
          }
        }
      }
      for column in 0..<span where !inside.contains(column) {
        let edge = column < inside.lowerBound ? inside.lowerBound : inside.upperBound - 1
        (even[column], odd[column]) = (even[edge], odd[edge])
      }
      withFloats(of: &levels) { levels in
        ci_average_cells(even, odd, cell, columns, levels + row * columns * 4)
      }
    }
  }

  /// Averages `box` cells in each direction.
  private mutating func blur(box: Int, before: Int) {
    let (columns, rows) = (columns, rows)
    var line = [SIMD4<Float>](repeating: .zero, count: columns + box)
    var target = levels
    withFloats(of: &levels) { levels in
      withFloats(of: &line) { line in
        for row in 0..<rows {
          ci_blur_across(levels + row * columns * 4, columns, box, before, line)
        }
        withFloats(of: &target) { ci_blur_down(levels, columns * 4, rows, box, before, line, $0) }
      }
    }
    levels = target
  }

  /// Returns the cells as a picture with colours `saturation` times as far from grey.
  func image(saturation: Double) -> ImageBuffer {
    let factor = Float(saturation)
    var isOpaque = true
    let words = levels.map { level -> UInt32 in
      let (blue, green, red) = (level.x, level.y, level.z)
      let alpha = min(max(level.w.rounded(), 0), 255)
      if alpha < 255 { isOpaque = false }
      let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      func word(_ level: Float) -> UInt32 {
        UInt32(min(max(grey + factor * (level - grey), 0), alpha).rounded())
      }
      return UInt32(alpha) << 24 | word(red) << 16 | word(green) << 8 | word(blue)
    }
    return ImageBuffer(width: columns, height: rows, pixels: words, isOpaque: isOpaque)
  }
}

/// Calls a closure with the levels of some cells in turn.
private func withFloats(
  of cells: inout [SIMD4<Float>], _ body: (UnsafeMutablePointer<Float>) -> Void
) {
  cells.withUnsafeMutableBytes { bytes in
    if let levels = bytes.bindMemory(to: Float.self).baseAddress { body(levels) }
  }
}
