import Checking
import Diagnosis
import Geometry
import Testing

@Suite("The search for overlaps")
struct OverlapSearchTests {
  private func group(_ rects: [Rect]) -> [(place: Int, rect: Rect)] {
    rects.enumerated().map { (place: $0, rect: $1) }
  }

  @Test("finds the pairs that comparing each with each finds, in their order", arguments: 0..<20)
  func pairs(_ seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ limit: UInt64) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((state >> 33) % limit)
    }
    let rects = (0..<40).map { _ in
      Rect(x: next(100), y: next(100), width: next(30), height: next(30))
    }
    var expected: [[Int]] = []
    for second in rects.indices {
      for first in rects.indices.prefix(second) {
        guard let shared = rects[first].intersection(rects[second]), shared.width > 0.25,
          shared.height > 0.25
        else { continue }
        expected.append([first, second])
      }
    }
    let found = OverlapSearch([group(rects)])
    #expect(found.pairs.map { [$0.first, $0.second] } == expected)
    #expect(!found.isCut)
  }

  @Test("compares neighbours only in lists, rows and grids")
  func neighbours() {
    let list = (0..<1_000).map { Rect(x: 0, y: Double($0) * 20, width: 300, height: 20) }
    let row = (0..<1_000).map { Rect(x: Double($0) * 20, y: 0, width: 20, height: 300) }
    let grid = (0..<1_024).map {
      Rect(x: Double($0 % 32) * 10, y: Double($0 / 32) * 10, width: 10, height: 10)
    }
    #expect(OverlapSearch([group(list)]).comparisons == 0)
    #expect(OverlapSearch([group(row)]).comparisons == 0)
    #expect(OverlapSearch([group(grid)]).comparisons <= 32 * 1_024)
  }

  @Test("ends early if very many views overlap, and says so")
  func crowd() {
    let heap = [Rect](repeating: Rect(x: 0, y: 0, width: 10, height: 10), count: 400)
    let found = OverlapSearch([group(heap)])
    #expect(found.isCut && found.pairs.count < 21_000)
  }
}
