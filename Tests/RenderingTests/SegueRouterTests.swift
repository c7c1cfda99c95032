import Geometry
import Rendering
import Testing

@Suite("Routes of a storyboard's arrows")
struct SegueRouterTests {
  private func crosses(_ start: Point, _ end: Point, _ rect: Rect) -> Bool {
    min(start.x, end.x) < rect.maxX && max(start.x, end.x) > rect.minX
      && min(start.y, end.y) < rect.maxY && max(start.y, end.y) > rect.minY
  }

  /// Returns pictures in rows and columns, `gap` points apart.
  private func grid(_ columns: Int, _ rows: Int, gap: Double = 120) -> [Rect] {
    (0..<rows).flatMap { row in
      (0..<columns).map { column in
        Rect(
          x: Double(column) * (200 + gap), y: Double(row) * (400 + gap), width: 200, height: 400)
      }
    }
  }

  @Test("A straight line through a third picture is not free")
  func straight() {
    let router = SegueRouter(grid(3, 1))
    let line = [Point(x: 200, y: 200), Point(x: 640, y: 200)]
    #expect(!router.isFree(line, from: 0, to: 2))
    #expect(router.isFree(Array(line.map { Point(x: $0.x, y: 420) }), from: 0, to: 2))
  }

  @Test(
    "A route is horizontal and vertical, from one picture's edge to the other's, around all others")
  func around() throws {
    let pictures = grid(4, 3)
    var router = SegueRouter(pictures)
    for source in pictures.indices {
      for destination in pictures.indices where destination != source {
        let found = router.way(from: source, to: destination)
        let way = try #require(found)
        for (start, end) in zip(way, way.dropFirst()) {
          #expect(start.x == end.x || start.y == end.y)
          #expect(start != end)
          #expect(pictures.allSatisfy { !crosses(start, end, $0) }, "\(source) to \(destination)")
        }
        for (place, picture) in [(way.first, source), (way.last, destination)] {
          let (place, rect) = (try #require(place), pictures[picture])
          let isOnSide =
            [rect.minX, rect.maxX].contains(place.x) || [rect.minY, rect.maxY].contains(place.y)
          #expect(isOnSide)
        }
      }
    }
  }

  @Test("An arrow avoids the route of an earlier one if another is hardly longer")
  func lanes() throws {
    var router = SegueRouter(grid(3, 1))
    let first = router.way(from: 0, to: 2)
    let second = router.way(from: 0, to: 2)
    #expect(first != nil && second != nil && first != second)
  }

  @Test("There is no route from a picture that others enclose")
  func crowded() {
    let pictures = grid(3, 3, gap: 0)
    var router = SegueRouter(pictures)
    // The one in the middle has no edge where a line could start.
    let way = router.way(from: 4, to: 0)
    #expect(way == nil)
  }

  @Test("Beyond its budget, a router searches for no more routes")
  func budget() {
    var router = SegueRouter(grid(6, 4), budget: 2_000)
    var found = 0
    for source in 0..<24 where router.way(from: source, to: 23 - source) != nil { found += 1 }
    #expect((1..<24).contains(found))
    let last = router.way(from: 0, to: 23)
    #expect(last == nil)
  }

  @Test("A canvas with very many controllers has only simple routes")
  func many() {
    let scattered = (0..<400).map { index in
      Rect(x: Double(index) * 211, y: Double(index * 7 % 400) * 503, width: 200, height: 400)
    }
    var router = SegueRouter(scattered)
    let way = router.way(from: 0, to: 399)
    #expect(way == nil)
  }
}
