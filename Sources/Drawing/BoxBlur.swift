/// Approximates a Gaussian blur by three box blurs in each direction.
struct BoxBlur {
  /// The box's width in pixels; 1 and less change nothing.
  let width: Int

  /// Makes the blur of a standard deviation in pixels, by the formula of the SVG specification.
  init(sigma: Double) {
    width = Int(sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
  }

  /// How far the blur carries beyond the edge of what is blurred, in pixels.
  var reach: Int { width <= 1 ? 0 : (3 * width) / 2 + 1 }

  /// The windows of the three passes: how many pixels before and after the one in the middle.
  ///
  /// A box of even width has no middle: the first two lean to opposite sides.
  private var windows: [(before: Int, after: Int)] {
    let half = width / 2
    return width % 2 == 1
      ? [(half, half), (half, half), (half, half)]
      : [(half, half - 1), (half - 1, half), (half, half)]
  }

  /// Blurs a coverage mask in place; what lies outside of it counts as empty.
  func apply(to mask: inout CoverageMask) {
    guard width > 1 else { return }
    // Eight bits of fraction keep six roundings from showing as bands.
    var levels = mask.coverage.map { UInt16($0) << 8 }
    blurColumns(&levels, width: mask.width, height: mask.height)
    levels = transposed(levels, width: mask.width, height: mask.height)
    blurColumns(&levels, width: mask.height, height: mask.width)
    levels = transposed(levels, width: mask.height, height: mask.width)
    mask.coverage = levels.map { UInt8(truncatingIfNeeded: min($0 &+ 128, 0xFF00) >> 8) }
  }

  /// Blurs along the columns: a running sum for each, so that the inner loop runs along the row.
  private func blurColumns(_ levels: inout [UInt16], width: Int, height: Int) {
    var other = [UInt16](repeating: 0, count: levels.count)
    var sums = [Int32](repeating: 0, count: width)
    for window in windows {
      let factor = 1 / Float(window.before + window.after + 1)
      levels.withUnsafeBufferPointer { source in
        other.withUnsafeMutableBufferPointer { target in
          sums.withUnsafeMutableBufferPointer { sums in
            sums.update(repeating: 0)
            for y in -window.after..<height {
              add(source, row: y + window.after, of: height, to: sums, sign: 1)
              add(source, row: y - window.before - 1, of: height, to: sums, sign: -1)
              guard y >= 0 else { continue }
              let start = y * width
              for x in 0..<width {
                // Adding 2^23 rounds to a whole number and leaves it in the low bits, which
                // vectorises; a conversion would check every pixel for overflow.
                let rounded = Float(sums[x]) * factor + 8_388_608
                target[start &+ x] = UInt16(truncatingIfNeeded: rounded.bitPattern)
              }
            }
          }
        }
      }
      swap(&levels, &other)
    }
  }

  private func add(
    _ source: UnsafeBufferPointer<UInt16>, row: Int, of height: Int,
    to sums: UnsafeMutableBufferPointer<Int32>, sign: Int32
  ) {
    guard row >= 0, row < height else { return }
    let start = row * sums.count
    for x in 0..<sums.count { sums[x] &+= sign &* Int32(source[start &+ x]) }
  }

  private func transposed(_ levels: [UInt16], width: Int, height: Int) -> [UInt16] {
    [UInt16](unsafeUninitializedCapacity: levels.count) { target, count in
      levels.withUnsafeBufferPointer { source in
        for y in 0..<height {
          for x in 0..<width { target[x &* height &+ y] = source[y &* width &+ x] }
        }
      }
      count = levels.count
    }
  }
}

/// How much of each pixel is covered: 0 is nothing, 255 all of it.
struct CoverageMask {
  var width: Int
  var height: Int
  /// Rows from the top without gaps.
  var coverage: [UInt8]
}
