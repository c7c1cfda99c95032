package import Geometry

/// Finds which of many rectangles overlap, with a sweep line.
///
/// Only rectangles that the line meets at the same time are compared: a list or a grid takes
/// little more than sorting. If very many overlap, only the first pairs are found.
package struct OverlapSearch: Sendable {
  /// Two rectangles and the size of their overlap.
  package struct Pair: Hashable, Sendable {
    /// The index of the earlier one.
    package let first: Int
    /// The index of the later one.
    package let second: Int
    /// The overlap in points.
    package let size: Size
  }

  /// The pairs, ordered by their second index, then by their first.
  package private(set) var pairs: [Pair] = []
  /// The number of comparisons of two rectangles.
  package private(set) var comparisons = 0
  /// Whether the search was cut short, so that pairs may be missing.
  package private(set) var isCut = false

  private static let mostPairs = 20_000
  private static let mostComparisons = 20_000_000

  /// Compares the rectangles of each group with each other.
  package init(_ groups: [[(place: Int, rect: Rect)]]) {
    for group in groups where group.count > 1 { sweep(group) }
    pairs.sort { ($0.second, $0.first) < ($1.second, $1.first) }
  }

  private mutating func sweep(_ group: [(place: Int, rect: Rect)]) {
    let items = group.filter { !$0.rect.isEmpty }
    // The line moves along the axis on which they are shorter, where it meets fewer at a time.
    let isVertical = items.reduce(0) { $0 + $1.rect.height - $1.rect.width } <= 0
    func start(_ rect: Rect) -> Double { isVertical ? rect.minY : rect.minX }
    func end(_ rect: Rect) -> Double { isVertical ? rect.maxY : rect.maxX }
    let order = items.indices.sorted {
      (start(items[$0].rect), $0) < (start(items[$1].rect), $1)
    }
    var met: [Int] = []
    for index in order {
      let (place, rect) = items[index]
      met.removeAll { end(items[$0].rect) <= start(rect) }
      comparisons += met.count
      for other in met {
        guard let size = LayoutGeometry.overlap(items[other].rect, rect) else { continue }
        let places = [items[other].place, place].sorted()
        pairs.append(Pair(first: places[0], second: places[1], size: size))
      }
      met.append(index)
      guard pairs.count < Self.mostPairs, comparisons < Self.mostComparisons else {
        return isCut = true
      }
    }
  }
}
