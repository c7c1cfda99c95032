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
    var sums = [UInt32](repeating: 0, count: 2 * columns * cell)
    withFloats(of: &levels) { levels in
      ci_average_cells(
        words.baseAddress, width, height, part.x, part.y, cell, columns, rows, &sums, levels)
    }
    let box = BoxBlur(sigma: sigma / Double(cell)).width
    guard box > 1 else { return }
    for lean in [0, 1, 0] { blur(box: box, before: box % 2 == 1 ? box / 2 : box / 2 - lean) }
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
  mutating func image(saturation: Double) -> ImageBuffer {
    var isOpaque = false
    let count = columns * rows
    let words = [UInt32](unsafeUninitializedCapacity: count) { words, made in
      withFloats(of: &levels) { levels in
        isOpaque = ci_level_pixels(levels, count, Float(saturation), words.baseAddress) != 0
      }
      made = count
    }
    return ImageBuffer(width: columns, height: rows, pixels: words, isOpaque: isOpaque)
  }
}

extension ImageBuffer {
  /// Returns `width` times `height` pixels at (x, y) of the picture enlarged by a whole factor; a
  /// pixel between the middles of the picture's has a share of each.
  package func enlarged(by factor: Int, x: Int, y: Int, width: Int, height: Int) -> [UInt32] {
    var lines = [Int16](repeating: 0, count: 8 * width)
    return [UInt32](unsafeUninitializedCapacity: width * height) { words, made in
      ci_enlarge_cells(
        pixels, self.width, self.height, factor, x, y, width, height, &lines, words.baseAddress)
      made = width * height
    }
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
