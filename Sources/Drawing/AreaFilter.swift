import Geometry

/// A rectangle of whole pixels inside an image.
struct PixelRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The pixels that a rectangle in the image's points covers, at least one; nil outside of it.
  init?(_ rect: Rect, of image: ImageBuffer) {
    guard rect.isFinite else { return nil }
    func pixel(_ points: Double, _ limit: Int) -> Int {
      Int(max(0, min((points * image.scale).rounded(), Double(limit))))
    }
    let (left, top) = (pixel(rect.minX, image.width), pixel(rect.minY, image.height))
    let (right, bottom) = (pixel(rect.maxX, image.width), pixel(rect.maxY, image.height))
    guard right > left, bottom > top else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Makes pictures smaller by averaging the area that each new pixel covers, which neither blurs nor
/// aliases.
enum AreaFilter {
  /// A part of an image at a size of at most the part's own.
  ///
  /// O(pixels of the part).
  static func scale(_ image: ImageBuffer, part: PixelRect, width: Int, height: Int) -> ImageBuffer {
    precondition(
      width <= part.width && height <= part.height, "The area filter does not enlarge.")
    if part.width == width, part.height == height {
      return width == image.width && height == image.height ? image : crop(image, part)
    }
    let columns = Coverage.table(from: part.width, to: width)
    let rows = Coverage.table(from: part.height, to: height)
    var result = [UInt32](repeating: 0, count: width * height)
    var sums = [SIMD4<Float>](repeating: .zero, count: part.width)
    image.pixels.withUnsafeBufferPointer { pixels in
      for (y, row) in rows.enumerated() {
        sums.withUnsafeMutableBufferPointer { sums in
          for index in sums.indices { sums[index] = .zero }
          for (offset, weight) in row.weights.enumerated() {
            let start = (part.y + row.start + offset) * image.width + part.x
            for x in 0..<part.width { sums[x] += unpack(pixels[start + x]) * weight }
          }
          for (x, column) in columns.enumerated() {
            var sum = SIMD4<Float>.zero
            for (offset, weight) in column.weights.enumerated() {
              sum += sums[column.start + offset] * weight
            }
            result[y * width + x] = pack(sum)
          }
        }
      }
    }
    return ImageBuffer(
      width: width, height: height, scale: image.scale, pixels: result, isOpaque: image.isOpaque)
  }

  private static func crop(_ image: ImageBuffer, _ part: PixelRect) -> ImageBuffer {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(part.width * part.height)
    for y in part.y..<(part.y + part.height) {
      let start = y * image.width + part.x
      pixels += image.pixels[start..<(start + part.width)]
    }
    return ImageBuffer(
      width: part.width, height: part.height, scale: image.scale, pixels: pixels,
      isOpaque: image.isOpaque)
  }

  private static func unpack(_ word: UInt32) -> SIMD4<Float> {
    let bytes = SIMD4<UInt32>(word, word >> 8, word >> 16, word >> 24) & 0xFF
    return SIMD4<Float>(bytes)
  }

  private static func pack(_ value: SIMD4<Float>) -> UInt32 {
    let bytes = SIMD4<UInt32>(
      (value + 0.5).clamped(lowerBound: .zero, upperBound: .init(repeating: 255)))
    return bytes[0] | bytes[1] << 8 | bytes[2] << 16 | bytes[3] << 24
  }

  /// Which old pixels a new one covers, and with what share of itself.
  private struct Coverage {
    var start: Int
    var weights: [Float]

    /// The coverage of each of `count` new pixels that share `length` old ones.
    static func table(from length: Int, to count: Int) -> [Coverage] {
      let step = Double(length) / Double(count)
      return (0..<count).map { index in
        let (lower, upper) = (Double(index) * step, Double(index + 1) * step)
        let first = Int(lower)
        let last = min(length - 1, max(first, Int((upper - 1e-9).rounded(.down))))
        let weights = (first...last).map { pixel in
          Float((min(upper, Double(pixel + 1)) - max(lower, Double(pixel))) / step)
        }
        return Coverage(start: first, weights: weights)
      }
    }
  }
}
