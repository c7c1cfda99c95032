import Geometry
import Testing

@testable import Rendering

@Suite("An index of rectangles")
struct RectIndexTests {
  /// Rectangles of all sizes, some of them far away, and one that is everywhere.
  private let rects: [Rect] =
    (0..<400).map(Self.rect)
    + [Rect(x: -1e12, y: 40, width: 2e12, height: 3), Rect(x: 1e300, y: 0, width: 1, height: 1)]

  private static func rect(_ number: Int) -> Rect {
    let (x, y) = (number * 7919 % 6_007 - 800, number * 104_729 % 5_003 - 700)
    let (width, height) = (number % 13 * number, number % 7 * 30)
    return Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  private static func place(_ number: Int) -> Rect {
    let (x, y) = (number * 611_953 % 7_001 - 1_000, number * 15_485_863 % 6_011 - 900)
    return Rect(
      x: Double(x), y: Double(y), width: Double(number % 40), height: Double(number % 9 * 200))
  }

  @Test("It finds what looking at all of them finds")
  func agreement() {
    let index = RectIndex(rects)
    var found = 0
    for number in 0..<500 {
      let place = Self.place(number)
      let isTouched = rects.contains { $0.isNear(place, gap: 0) }
      #expect(index.contains(touching: place) { rects[$0].isNear(place, gap: 0) } == isTouched)
      if isTouched { found += 1 }
    }
    #expect((100..<500).contains(found))
  }

  @Test("Around a place it asks about as many, however many there are elsewhere")
  func work() {
    let asked = [1_000, 8_000].map { count in
      let index = RectIndex(
        (0..<count).map { Rect(x: Double($0) * 300, y: 0, width: 100, height: 40) })
      var asked = 0
      _ = index.contains(touching: Rect(x: 30_000, y: 10, width: 60, height: 20)) { _ in
        asked += 1
        return false
      }
      return asked
    }
    #expect(asked[0] == asked[1] && (1...4).contains(asked[0]))
  }
}
