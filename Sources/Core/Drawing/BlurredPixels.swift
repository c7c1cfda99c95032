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
  /// - Parameter sigma: The standard deviation of the blur in pixels.
  init(
    of words: UnsafeBufferPointer<UInt32>, width: Int, height: Int, part: PixelRect, sigma: Double
  ) {
    cell = max(1, Int(sigma / Self.finest))
    columns = (part.width + cell - 1) / cell
    rows = (part.height + cell - 1) / cell
    levels = [SIMD4<Float>](repeating: .zero, count: columns * rows)
    let area = Float(cell * cell)
    for row in 0..<rows {
      for column in 0..<columns {
        var sums = SIMD4<UInt32>.zero
        for y in 0..<cell {
          let line = min(max(part.y + row * cell + y, 0), height - 1) * width
          for x in 0..<cell {
            let word = words[line + min(max(part.x + column * cell + x, 0), width - 1)]
            sums &+= SIMD4(word & 0xFF, word >> 8 & 0xFF, word >> 16 & 0xFF, word >> 24)
          }
        }
        levels[row * columns + column] = SIMD4<Float>(sums) / area
      }
    }
    let box = BoxBlur(sigma: sigma / Double(cell)).width
    guard box > 1 else { return }
    for lean in [0, 1, 0] {
      blur(box: box, lean: lean, lines: rows, step: 1, stride: columns, count: columns)
      blur(box: box, lean: lean, lines: columns, step: columns, stride: 1, count: rows)
    }
  }

  /// Averages `box` cells along lines of `count` cells that are `step` apart.
  private mutating func blur(
    box: Int, lean: Int, lines: Int, step: Int, stride: Int, count: Int
  ) {
    let before = box % 2 == 1 ? box / 2 : box / 2 - lean
    var line = [SIMD4<Float>](repeating: .zero, count: count)
    for index in 0..<lines {
      let start = index * stride
      for cell in 0..<count { line[cell] = levels[start + cell * step] }
      func level(_ cell: Int) -> SIMD4<Float> { line[min(max(cell, 0), count - 1)] }
      var sum = SIMD4<Float>.zero
      for cell in 0..<box { sum += level(cell - before) }
      for cell in 0..<count {
        levels[start + cell * step] = sum / Float(box)
        sum += level(cell - before + box) - level(cell - before)
      }
    }
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
