import Geometry

/// Rectangles by the squares of a grid that they touch, so that around a place few are looked at.
struct RectIndex {
  private struct Square: Hashable {
    var column: Int
    var row: Int
  }

  private var count = 0
  private var squares: [Square: [Int]] = [:]
  /// The numbers of rectangles that touch very many squares.
  private var large: [Int] = []

  private static let side = 256.0
  private static let mostSquares = 4_096

  init(_ rects: [Rect] = []) {
    for rect in rects { append(rect) }
  }

  /// Adds a rectangle, whose number is that of the rectangles before it.
  mutating func append(_ rect: Rect) {
    if let touched = Self.squares(of: rect) {
      for square in touched { squares[square, default: []].append(count) }
    } else {
      large.append(count)
    }
    count += 1
  }

  /// Whether a rectangle meets a condition, which no rectangle meets that does not touch the place. It
  /// may be asked about a number more than once.
  func contains(touching place: Rect, where isMet: (Int) -> Bool) -> Bool {
    guard let touched = Self.squares(of: place) else { return (0..<count).contains(where: isMet) }
    return large.contains(where: isMet)
      || touched.contains { squares[$0]?.contains(where: isMet) ?? false }
  }

  /// Returns the squares that a rectangle touches; nil if they are very many.
  private static func squares(of rect: Rect) -> [Square]? {
    let bounds = [rect.minX, rect.maxX, rect.minY, rect.maxY].map { ($0 / side).rounded(.down) }
    guard bounds.allSatisfy({ abs($0) < 1e9 }),
      (bounds[1] - bounds[0] + 1) * (bounds[3] - bounds[2] + 1) <= Double(mostSquares)
    else { return nil }
    let (columns, rows) = (Int(bounds[0])...Int(bounds[1]), Int(bounds[2])...Int(bounds[3]))
    return columns.flatMap { column in rows.map { Square(column: column, row: $0) } }
  }
}
