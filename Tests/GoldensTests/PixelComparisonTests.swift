import Drawing
import Foundation
import Goldens
import Scenes
import Testing

@Suite("Comparison of pixels")
struct PixelComparisonTests {
  private static let white: UInt32 = 0xFFFF_FFFF
  private static let black: UInt32 = 0xFF00_0000

  /// Returns a white picture with some pixels in another colour.
  private func picture(
    _ width: Int, _ height: Int, _ dots: [(x: Int, y: Int)] = [], colour: UInt32 = Self.black
  ) -> ImageBuffer {
    var pixels = [UInt32](repeating: Self.white, count: width * height)
    for dot in dots { pixels[dot.y * width + dot.x] = colour }
    return ImageBuffer(width: width, height: height, pixels: pixels, isOpaque: true)
  }

  private func difference(
    _ first: ImageBuffer, _ second: ImageBuffer, _ tolerance: Tolerance = .exact,
    masks: [PixelComparison.Mask] = []
  ) -> PictureDifference? {
    PixelComparison(tolerance: tolerance, masks: masks).compare(expected: first, actual: second)
  }

  @Test("Without a tolerance, one step in one colour of one pixel is a difference")
  func exact() throws {
    let found = try #require(
      difference(picture(20, 20), picture(20, 20, [(7, 9)], colour: 0xFFFF_FFFE)))
    #expect((found.unequal, found.cluster) == (1, 1))
    #expect(found.ratio == 1.0 / 400)
    let region = try #require(found.regions.first)
    #expect((region.x, region.y, region.width, region.height) == (7, 9, 1, 1))
    #expect(difference(picture(20, 20), picture(20, 20)) == nil)
  }

  @Test("A pixel counts as equal up to its distance in YIQ, brighter or darker")
  func pixelLimit() throws {
    // Greys 26 apart: the distance is 26 * sqrt(0.5053 / 35215), or 0.0985.
    let grey = picture(
      20, 20, (0..<20).flatMap { x in (0..<20).map { (x, $0) } }, colour: 0xFF80_8080)
    var lighter = grey.pixels
    lighter[210] = 0xFF9A_9A9A
    let other = ImageBuffer(width: 20, height: 20, pixels: lighter, isOpaque: true)
    for (first, second) in [(grey, other), (other, grey)] {
      #expect(difference(first, second, Tolerance(pixel: 0.0986)) == nil)
      let found = try #require(difference(first, second, Tolerance(pixel: 0.0984)))
      #expect(abs(found.distance - 0.0985) < 0.0001)
    }
  }

  @Test("The ratio limits the share of unequal pixels, the cluster the largest connected area")
  func areaLimits() {
    let plain = picture(20, 20)
    // A block of four, and four single pixels, one of which touches the block at a corner.
    let dots = [(5, 5), (6, 5), (5, 6), (6, 6), (7, 7), (12, 3), (15, 15), (2, 17)]
    let dotted = picture(20, 20, dots)
    #expect(difference(plain, dotted, Tolerance(ratio: 0.02)) == nil)
    #expect(difference(plain, dotted, Tolerance(ratio: 0.0199))?.unequal == 8)
    #expect(difference(plain, dotted, Tolerance(cluster: 5)) == nil)
    #expect(difference(plain, dotted, Tolerance(cluster: 4))?.cluster == 5)
    #expect(difference(plain, dotted, Tolerance(ratio: 0.02, cluster: 4)) != nil)
    #expect(difference(plain, dotted, Tolerance(ratio: 0.01, cluster: 5)) != nil)
  }

  @Test("Pictures of different sizes differ whatever the tolerance")
  func sizes() throws {
    let found = try #require(
      difference(picture(20, 20), picture(20, 21), Tolerance(pixel: 1, ratio: 1)))
    #expect(found.ratio == 1)
  }

  @Test("Pixels under a mask are not compared, including its edges and no more")
  func masks() throws {
    let (plain, dotted) = (picture(20, 20), picture(20, 20, [(4, 4), (7, 9)]))
    let mask = PixelComparison.Mask(x: 4..<8, y: 4..<10)
    #expect(difference(plain, dotted, masks: [mask]) == nil)
    let smaller = PixelComparison.Mask(x: 4..<7, y: 4..<10)
    #expect(difference(plain, dotted, masks: [smaller])?.unequal == 1)
  }

  @Test("Counts are those of pixelmatch, except for antialiased edges")
  func pixelmatch() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "PixelmatchOracle/pictures.txt")
    var differing = 0
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: " ")
      let width = try #require(Int(fields[0]))
      let threshold = try #require(Double(fields[2]))
      let pictures = try fields[4...].map { try picture(width, hexadecimal: $0) }
      let found = difference(pictures[0], pictures[1], Tolerance(pixel: threshold))
      #expect(found?.unequal ?? 0 == Int(fields[3]), "\(line.prefix(60))")
      differing += found == nil ? 0 : 1
    }
    #expect(differing > 20)
  }

  /// Makes a picture from its colours, six digits each.
  private func picture(_ width: Int, hexadecimal: Substring) throws -> ImageBuffer {
    let digits = Array(hexadecimal)
    let pixels = try stride(from: 0, to: digits.count, by: 6).map { start in
      0xFF00_0000 | (try #require(UInt32(String(digits[start..<start + 6]), radix: 16)))
    }
    return ImageBuffer(
      width: width, height: pixels.count / width, pixels: pixels, isOpaque: true)
  }
}
