import CImages

/// Approximates a Gaussian blur by three box blurs in each direction.
struct BoxBlur {
  /// The box's width in pixels; 1 and less change nothing.
  let width: Int

  /// Makes the blur of a standard deviation in pixels, by the formula of the SVG specification.
  init(sigma: Double) {
    width = Int(sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
  }

  /// The side of the square tiles in which a mask is transposed.
  private static let tile = 32

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
    var levels = converted(mask.coverage) { UInt16($0) << 8 }
    var other = [UInt16](unsafeUninitializedCapacity: levels.count) { memory, count in
      memory.initialize(repeating: 0)
      count = levels.count
    }
    blurColumns(&levels, &other, width: mask.width, height: mask.height)
    transpose(&levels, &other, width: mask.width, height: mask.height)
    blurColumns(&levels, &other, width: mask.height, height: mask.width)
    transpose(&levels, &other, width: mask.height, height: mask.width)
    mask.coverage = converted(levels) { UInt8(truncatingIfNeeded: min($0 &+ 128, 0xFF00) >> 8) }
  }

  /// The same as `map`, which does not vectorise.
  @inline(__always)
  private func converted<From, To>(_ values: [From], _ convert: (From) -> To) -> [To] {
    [To](unsafeUninitializedCapacity: values.count) { target, count in
      values.withUnsafeBufferPointer { source in
        for index in 0..<source.count {
          (target.baseAddress! + index).initialize(to: convert(source[index]))
        }
      }
      count = values.count
    }
  }

  /// Blurs along the columns: a running sum for each, so that the inner loop runs along the row.
  ///
  /// `other` is memory of the same size.
  private func blurColumns(
    _ levels: inout [UInt16], _ other: inout [UInt16], width: Int, height: Int
  ) {
    var sums = [Int32](repeating: 0, count: width)
    let nothing = [UInt16](repeating: 0, count: width)
    for window in windows {
      let factor = 1 / Float(window.before + window.after + 1)
      levels.withUnsafeBufferPointer { source in
        other.withUnsafeMutableBufferPointer { target in
          sums.withUnsafeMutableBufferPointer { sums in
            nothing.withUnsafeBufferPointer { nothing in
              sums.update(repeating: 0)
              /// The row that counts at `y`: an empty one outside of the mask.
              func row(_ y: Int) -> UnsafeBufferPointer<UInt16> {
                guard y >= 0, y < height else { return nothing }
                return UnsafeBufferPointer(rebasing: source[y * width..<(y + 1) * width])
              }
              for y in 0..<min(window.after, height) {
                let entering = row(y)
                for x in 0..<width { sums[x] &+= Int32(entering[x]) }
              }
              for y in 0..<height {
                ci_blur_row(
                  sums.baseAddress, row(y + window.after).baseAddress,
                  row(y - window.before - 1).baseAddress, factor,
                  target.baseAddress! + y * width, width)
              }
            }
          }
        }
      }
      swap(&levels, &other)
    }
  }

  /// Makes rows of the columns; `other` is memory of the same size.
  private func transpose(
    _ levels: inout [UInt16], _ other: inout [UInt16], width: Int, height: Int
  ) {
    other.withUnsafeMutableBufferPointer { target in
      levels.withUnsafeBufferPointer { source in
        // Tiles that stay in the fastest cache: a whole column would touch a line for each row.
        for top in stride(from: 0, to: height, by: Self.tile) {
          for left in stride(from: 0, to: width, by: Self.tile) {
            for y in top..<min(top + Self.tile, height) {
              for x in left..<min(left + Self.tile, width) {
                target[x &* height &+ y] = source[y &* width &+ x]
              }
            }
          }
        }
      }
    }
    swap(&levels, &other)
  }
}

/// How much of each pixel is covered: 0 is nothing, 255 all of it.
struct CoverageMask {
  var width: Int
  var height: Int
  /// Rows from the top without gaps.
  var coverage: [UInt8]
}
