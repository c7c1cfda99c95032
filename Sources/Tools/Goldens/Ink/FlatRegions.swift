import Drawing

/// The areas of one colour in a picture, at least as large as a square of a few points: grounds,
/// cards, bars. Everything else is ink.
///
/// A letter, an icon or a hairline contains no such square, so it never is an area, and nothing
/// depends on which of two colours is taken for the background. Memory is two bytes for each pixel,
/// and the work grows with their number: `visits` counts it.
struct FlatRegions {
  /// An area of one colour.
  struct Region {
    /// The colour, 0xAARRGGBB with premultiplied components.
    let colour: UInt32
    /// The columns and rows that it reaches.
    var x: ClosedRange<Int>
    var y: ClosedRange<Int>
    /// The number of pixels.
    var count = 0
  }

  /// How far each component of a colour may be from that of the area it belongs to.
  private static let tolerance = 3

  let width: Int
  let height: Int
  /// The areas; the first one stands for ink.
  private(set) var regions = [Region(colour: 0, x: 0...0, y: 0...0)]
  /// The area of each pixel, row by row; 0 for ink.
  private(set) var labels: [UInt16]
  /// How often a pixel was looked at.
  private(set) var visits = 0

  /// Finds the areas that contain a square with sides of this number of pixels.
  init(_ image: ImageBuffer, side: Int) {
    (width, height) = (image.width, image.height)
    labels = [UInt16](repeating: 0, count: image.pixels.count)
    image.pixels.withUnsafeBufferPointer { seek(in: $0, side: Int32(side)) }
  }

  /// Returns the area at a position; 0 for ink, nil outside the picture.
  func label(_ x: Int, _ y: Int) -> Int? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    return Int(labels[y * width + x])
  }

  /// Measures, for each pixel, the largest square of its colour that ends there, and fills an area
  /// from each that is large enough.
  private mutating func seek(in pixels: UnsafeBufferPointer<UInt32>, side: Int32) {
    // The sides of the squares that end in the row above.
    var above = [Int32](repeating: 0, count: width)
    for y in 0..<height {
      var (left, corner): (Int32, Int32) = (0, 0)
      for x in 0..<width {
        let index = y &* width &+ x
        let colour = pixels[index]
        let wasAbove = above[x]
        if x > 0, y > 0, pixels[index &- 1] == colour, pixels[index &- width] == colour,
          pixels[index &- width &- 1] == colour
        {
          left = min(left, wasAbove, corner) &+ 1
        } else {
          left = 1
        }
        (above[x], corner) = (left, wasAbove)
        if left >= side, labels[index] == 0, regions.count <= Int(UInt16.max) {
          fill(from: index, in: pixels)
        }
      }
    }
    visits += pixels.count
  }

  /// Fills the connected pixels of a colour, span by span.
  private mutating func fill(from start: Int, in pixels: UnsafeBufferPointer<UInt32>) {
    let label = UInt16(regions.count)
    let (startY, startX) = start.quotientAndRemainder(dividingBy: width)
    var region = Region(colour: pixels[start], x: startX...startX, y: startY...startY)
    var (minX, maxX, minY, maxY) = (startX, startX, startY, startY)
    var waiting = [start]
    while let index = waiting.popLast() {
      guard labels[index] == 0 else { continue }
      let (y, x) = index.quotientAndRemainder(dividingBy: width)
      let row = y &* width
      var (first, last) = (x, x)
      while first > 0, takes(row &+ first &- 1, region.colour, pixels) { first &-= 1 }
      while last < width &- 1, takes(row &+ last &+ 1, region.colour, pixels) { last &+= 1 }
      for x in first...last { labels[row &+ x] = label }
      region.count += last - first + 1
      visits += 3 * (last - first + 1)
      (minX, maxX) = (min(minX, first), max(maxX, last))
      (minY, maxY) = (min(minY, y), max(maxY, y))
      for next in [y - 1, y + 1] where next >= 0 && next < height {
        var isInside = false
        for x in first...last {
          let takes = takes(next &* width &+ x, region.colour, pixels)
          if takes, !isInside { waiting.append(next &* width &+ x) }
          isInside = takes
        }
      }
    }
    (region.x, region.y) = (minX...maxX, minY...maxY)
    regions.append(region)
  }

  private func takes(
    _ index: Int, _ colour: UInt32, _ pixels: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    labels[index] == 0 && Self.areAlike(pixels[index], colour)
  }

  /// Whether two colours cannot be told apart by eye.
  static func areAlike(_ first: UInt32, _ second: UInt32) -> Bool {
    if first == second { return true }
    for shift: UInt32 in [0, 8, 16, 24] {
      let distance = Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)
      if abs(distance) > tolerance { return false }
    }
    return true
  }

  /// Whether a colour is a mixture of two others, as on a smoothed edge between them.
  static func isBetween(_ colour: UInt32, _ first: UInt32, _ second: UInt32) -> Bool {
    for shift: UInt32 in [0, 8, 16, 24] {
      let (value, a, b) = (
        Int(colour >> shift & 0xFF), Int(first >> shift & 0xFF), Int(second >> shift & 0xFF)
      )
      if value < min(a, b) - tolerance || value > max(a, b) + tolerance { return false }
    }
    return true
  }
}
