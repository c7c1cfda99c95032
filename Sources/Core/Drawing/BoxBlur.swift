import CImages

/// Approximates a Gaussian blur with three box blurs in each direction.
struct BoxBlur {
  /// The box's width in pixels; a width of 1 or less changes nothing.
  let width: Int

  /// Makes a blur from a standard deviation in pixels, by the formula of the SVG specification.
  init(sigma: Double) {
    width = Int(sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
  }

  /// How many columns or rows are blurred at a time, so that their data stays in the fast caches.
  private static let lanes = 64

  /// How far the blur extends beyond the edge of what is blurred, in pixels.
  var reach: Int { width <= 1 ? 0 : (3 * width) / 2 + 1 }

  /// The windows of the three passes: the number of pixels before and after the middle one.
  ///
  /// A box of even width has no middle, so the first two lean to opposite sides.
  private var windows: [(before: Int, after: Int)] {
    let half = width / 2
    return width % 2 == 1
      ? [(half, half), (half, half), (half, half)]
      : [(half, half - 1), (half - 1, half), (half, half)]
  }

  /// Blurs a coverage mask in place; everything outside it counts as empty.
  ///
  /// Blurs the columns first, then the rows. In between, the mask is kept with eight fractional
  /// bits, so that six roundings do not show as bands, and transposed.
  func apply(to mask: inout CoverageMask) {
    guard width > 1 else { return }
    let (across, down) = (mask.width, mask.height)
    var band = Band(lanes: min(Self.lanes, max(across, down)), length: max(across, down))
    mask.coverage.withUnsafeMutableBufferPointer { coverage in
      let levels = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: across * down)
      defer { levels.deallocate() }
      for left in stride(from: 0, to: across, by: Self.lanes) {
        let lanes = min(Self.lanes, across - left)
        band.fill(lanes, down) { lane, y in UInt16(coverage[y &* across &+ left &+ lane]) << 8 }
        blur(&band, lanes, down)
        for lane in 0..<lanes {
          let column = (left &+ lane) &* down
          for y in 0..<down { levels[column &+ y] = band.source[y &* lanes &+ lane] }
        }
      }
      for top in stride(from: 0, to: down, by: Self.lanes) {
        let lanes = min(Self.lanes, down - top)
        band.fill(lanes, across) { lane, x in levels[x &* down &+ top &+ lane] }
        blur(&band, lanes, across)
        for lane in 0..<lanes {
          for x in 0..<across {
            let level = min(band.source[x &* lanes &+ lane] &+ 128, 0xFF00) >> 8
            coverage[(top &+ lane) &* across &+ x] = UInt8(truncatingIfNeeded: level)
          }
        }
      }
    }
  }

  /// Blurs the lanes of a band along its length, with a running sum for each, so that the inner
  /// loop runs across the lanes.
  private func blur(_ band: inout Band, _ lanes: Int, _ length: Int) {
    for window in windows {
      let factor = 1 / Float(window.before + window.after + 1)
      band.sums.update(repeating: 0, count: lanes)
      for place in 0..<min(window.after, length) {
        let entering = band.row(place, lanes, length)
        for lane in 0..<lanes { band.sums[lane] &+= Int32(entering[lane]) }
      }
      for place in 0..<length {
        ci_blur_row(
          band.sums, band.row(place + window.after, lanes, length),
          band.row(place - window.before - 1, lanes, length), factor,
          band.target + place * lanes, lanes)
      }
      swap(&band.source, &band.target)
    }
  }
}

/// A few adjacent columns or rows of a mask, and the memory to blur them.
private struct Band: ~Copyable {
  /// The levels, with all lanes of a place contiguous.
  var source: UnsafeMutablePointer<UInt16>
  /// Memory of the same size.
  var target: UnsafeMutablePointer<UInt16>
  /// The running sum of each lane.
  let sums: UnsafeMutablePointer<Int32>
  /// The levels outside the mask.
  private let nothing: UnsafeMutablePointer<UInt16>

  init(lanes: Int, length: Int) {
    source = .allocate(capacity: lanes * length)
    target = .allocate(capacity: lanes * length)
    sums = .allocate(capacity: lanes)
    nothing = .allocate(capacity: lanes)
    sums.initialize(repeating: 0, count: lanes)
    nothing.initialize(repeating: 0, count: lanes)
  }

  deinit {
    source.deallocate()
    target.deallocate()
    sums.deallocate()
    nothing.deallocate()
  }

  /// Fills some lanes with levels.
  @inline(__always)
  mutating func fill(_ lanes: Int, _ length: Int, _ level: (_ lane: Int, _ place: Int) -> UInt16) {
    for place in 0..<length {
      for lane in 0..<lanes { source[place &* lanes &+ lane] = level(lane, place) }
    }
  }

  /// Returns the lanes at a place, or an empty row outside the mask.
  func row(_ place: Int, _ lanes: Int, _ length: Int) -> UnsafePointer<UInt16> {
    UnsafePointer(place >= 0 && place < length ? source + place * lanes : nothing)
  }
}

/// How much of each pixel is covered: 0 is nothing, 255 is all of it.
struct CoverageMask {
  var width: Int
  var height: Int
  /// The rows from the top, without gaps.
  var coverage: [UInt8]
}
