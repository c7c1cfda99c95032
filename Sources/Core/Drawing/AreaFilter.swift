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
    let columns = Coverage.table(from: part.width, to: width)
    var row = RowSum(width: part.width)
    var result: [UInt32] = []
    result.reserveCapacity(width * height)
    image.pixels.withUnsafeBytes { bytes in
      let start = (part.y * image.width + part.x) * 4
      for coverage in Coverage.table(from: part.height, to: height) {
        row.clear()
        for (offset, weight) in coverage.weights.enumerated() {
          let first = start + (coverage.start + offset) * image.width * 4
          row.add(UnsafeRawBufferPointer(rebasing: bytes[first...].prefix(part.width * 4)), weight)
        }
        row.flush()
        result += columns.map { pack(row.sum($0)) }
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

  /// Packs four components into a word, in the order of their bytes.
  private static func pack(_ value: SIMD4<Float>) -> UInt32 {
    func byte(_ component: Float) -> UInt32 { UInt32(max(0, min(component + 0.5, 255))) }
    return byte(value[0]) | byte(value[1]) << 8 | byte(value[2]) << 16 | byte(value[3]) << 24
  }

  /// The old pixels that a new one covers, and their weights.
  fileprivate struct Coverage {
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

/// The weighted sum of rows of bytes, four per pixel.
///
/// Consecutive rows have equal weight, except for those that two new rows share: they are added
/// as integers, which is several times faster, and weighted once.
private struct RowSum {
  private var sums: [Float]
  private var whole: [UInt16]
  private var weight: Float = 0
  private var rows = 0

  init(width: Int) {
    sums = [Float](repeating: 0, count: width * 4)
    whole = [UInt16](repeating: 0, count: width * 4)
  }

  mutating func clear() {
    sums.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer, _ weight: Float) {
    // 257 rows of 255 fill 16 bits.
    if weight != self.weight || rows == 257 { flush() }
    self.weight = weight
    rows += 1
    whole.withUnsafeMutableBufferPointer { whole in
      for index in 0..<whole.count { whole[index] &+= UInt16(bytes[index]) }
    }
  }

  /// Adds the integers to the weighted sums.
  mutating func flush() {
    guard rows > 0 else { return }
    let weight = weight
    whole.withUnsafeMutableBufferPointer { whole in
      sums.withUnsafeMutableBufferPointer { sums in
        for index in 0..<whole.count {
          sums[index] += Float(whole[index]) * weight
          whole[index] = 0
        }
      }
    }
    rows = 0
  }

  /// Returns the weighted sum of the pixels that a new one covers.
  func sum(_ coverage: AreaFilter.Coverage) -> SIMD4<Float> {
    sums.withUnsafeBufferPointer { sums in
      var total = SIMD4<Float>.zero
      var index = coverage.start &* 4
      for weight in coverage.weights {
        total +=
          SIMD4(sums[index], sums[index &+ 1], sums[index &+ 2], sums[index &+ 3]) * weight
        index &+= 4
      }
      return total
    }
  }
}
