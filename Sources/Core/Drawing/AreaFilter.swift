import CImages
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

  /// The pixels covered by a rectangle in the image's points, at least one; nil for a rectangle
  /// outside the image.
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

/// Reduces pictures by averaging the area that each new pixel covers, which neither blurs nor
/// aliases.
enum AreaFilter {
  /// Returns a part of an image at a size no larger than the part's own.
  ///
  /// O(pixels of the part).
  static func scale(_ image: ImageBuffer, part: PixelRect, width: Int, height: Int) -> ImageBuffer {
    precondition(
      width <= part.width && height <= part.height, "The area filter does not enlarge.")
    if part.width == width, part.height == height {
      return width == image.width && height == image.height ? image : crop(image, part)
    }
    let (rows, columns) = (
      Coverage.table(from: part.height, to: height), Coverage.table(from: part.width, to: width)
    )
    let spans = columns.map { ci_span(start: $0.start, count: $0.weights.count) }
    let weights = columns.flatMap(\.weights)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { result, count in
      image.pixels.withUnsafeBufferPointer { pixels in
        guard let pixels = pixels.baseAddress, let result = result.baseAddress else { return }
        var sum = RowSum(width: part.width)
        for (row, coverage) in rows.enumerated() {
          sum.clear()
          for (offset, weight) in coverage.weights.enumerated() {
            let line = part.y + coverage.start + offset
            sum.add(pixels + (line * image.width + part.x), weight)
          }
          sum.flush()
          ci_average_columns(sum.levels, spans, width, weights, result + row * width)
        }
      }
      count = width * height
    }
    return ImageBuffer(
      width: width, height: height, scale: image.scale, pixels: pixels, isOpaque: image.isOpaque)
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

  /// The old pixels that a new one covers, and their weights.
  private struct Coverage {
    var start: Int
    var weights: [Float]

    /// Returns the coverage of each of `count` new pixels, which divide `length` old ones among
    /// them.
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

/// The weighted sum of rows of pixels.
///
/// Consecutive rows have equal weight, except for those that two new rows share: they are added
/// as integers, which is several times faster, and weighted once.
private struct RowSum {
  /// The sums, four for each pixel.
  private(set) var levels: [Float]
  private var whole: [UInt16]
  private var weight: Float = 0
  private var rows = 0

  init(width: Int) {
    levels = [Float](repeating: 0, count: width * 4)
    whole = [UInt16](repeating: 0, count: width * 4)
  }

  mutating func clear() {
    levels.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  mutating func add(_ pixels: UnsafePointer<UInt32>, _ weight: Float) {
    // 257 rows of 255 fill 16 bits.
    if weight != self.weight || rows == 257 { flush() }
    self.weight = weight
    rows += 1
    ci_add_levels(&whole, pixels, whole.count / 4)
  }

  /// Adds the integers to the weighted sums.
  mutating func flush() {
    guard rows > 0 else { return }
    ci_weigh_sums(&whole, whole.count / 4, weight, &levels)
    rows = 0
  }
}
