import Drawing
package import Geometry
package import Typesetting

/// The labels beside the lines of an overlay: white text on coloured tags that don't hide each
/// other.
package struct OverlayTags {
  let canvas: Size
  let grid: PixelGrid
  let measurer: any TextMeasuring
  /// The tags so far, above the lines that lead to them.
  var items: [DisplayList.Item] { leads + tags }
  private var tags: [DisplayList.Item] = []
  private var leads: [DisplayList.Item] = []
  /// The number of times that the whole canvas was searched for a place.
  package private(set) var searches = 0
  /// The number of tags left out for lack of space.
  package private(set) var leftOut = 0
  private var taken: TakenRects
  /// The sizes for which there was no place on the whole canvas, which only gets fuller.
  private var misfits: [Size] = []

  /// Creates an empty set of tags for a canvas.
  package init(canvas: Size, grid: PixelGrid, measurer: any TextMeasuring) {
    self.canvas = canvas
    self.grid = grid
    self.measurer = measurer
    taken = TakenRects(canvas: canvas)
  }

  /// Adds a tag at the middle of a line, or as near to it as there is space; a tag that had to go
  /// further away gets a thin line to the middle. If there is no space left, the tag is left out
  /// and counted.
  package mutating func add(_ text: String, along line: ConstraintLine, _ color: Color) {
    let paragraph = Paragraph(text, font: .system(9, weight: 600), alignment: .center)
    let size = grid.ceil(measurer.measure(paragraph, width: nil).size)
    let tag = Size(width: size.width + 6, height: size.height + 1)
    guard let rect = place(tag, along: line) else {
      leftOut += 1
      return
    }
    taken.insert(rect)
    leads += lead(from: rect, to: line, color)
    tags += [
      .fill(.box(rect.insetBy(dx: -0.5, dy: -0.5), radius: 3.5), .color(.white)),
      .fill(.box(rect, radius: 3), .color(color)),
      .text(paragraph, in: rect.insetBy(dx: 0, dy: 0.5), color: .white),
    ]
  }

  /// Returns the first free place: along the line from its middle to its ends, then beside it,
  /// then the nearest to its middle on the whole canvas; nil if there is none.
  private mutating func place(_ size: Size, along line: ConstraintLine) -> Rect? {
    // A tag wider than the canvas would be clipped.
    guard size.width + 2 <= canvas.width, size.height + 2 <= canvas.height else { return nil }
    for beside in [0.0, 1, -1, 2, -2, 3, -3] {
      for share in [0.5, 0.3, 0.7, 0.15, 0.85] {
        let rect = rect(of: size, along: line, share: share, beside: beside)
        if taken.leaves(rect) { return rect }
      }
    }
    let isMisfit = misfits.contains { $0.width <= size.width && $0.height <= size.height }
    guard !isMisfit else { return nil }
    let middle = Point(x: (line.start.x + line.end.x) / 2, y: (line.start.y + line.end.y) / 2)
    if let rect = nearest(of: size, to: middle) { return rect }
    misfits.removeAll { size.width <= $0.width && size.height <= $0.height }
    misfits.append(size)
    return nil
  }

  /// Returns the free place nearest to a point on a grid around it, searching ring by ring across
  /// the canvas.
  private mutating func nearest(of size: Size, to point: Point) -> Rect? {
    searches += 1
    let step = Size(width: size.width / 2 + 1, height: size.height / 2 + 1)
    let rings = Int(max(canvas.width / step.width, canvas.height / step.height).rounded(.up))
    let columns = Self.cells(of: step.width, around: point.x, in: canvas.width)
    let rows = Self.cells(of: step.height, around: point.y, in: canvas.height)
    for ring in 1...max(rings, 1) {
      var best: (rect: Rect, distance: Double)?
      func consider(_ column: Int, _ row: Int) {
        guard columns.contains(column), rows.contains(row) else { return }
        let rect = grid.round(
          Rect(
            x: point.x - size.width / 2 + Double(column) * step.width,
            y: point.y - size.height / 2 + Double(row) * step.height, width: size.width,
            height: size.height))
        guard rect.minX >= 0, rect.minY >= 0, rect.maxX <= canvas.width,
          rect.maxY <= canvas.height
        else { return }
        let (dx, dy) = (rect.midX - point.x, rect.midY - point.y)
        let distance = dx * dx + dy * dy
        if distance < best?.distance ?? .infinity, taken.leaves(rect) { best = (rect, distance) }
      }
      // Only the part of the ring that can be on the canvas.
      let first = max(-ring, min(columns.lowerBound, rows.lowerBound))
      let last = min(ring, max(columns.upperBound, rows.upperBound))
      for offset in stride(from: first, through: last, by: 1) {
        consider(offset, -ring)
        consider(offset, ring)
        guard abs(offset) < ring else { continue }
        consider(-ring, offset)
        consider(ring, offset)
      }
      if let best { return best.rect }
    }
    return nil
  }

  /// Returns the cells of a width, counted from the one around a place, that a length has room
  /// for, and one more at each end.
  private static func cells(
    of width: Double, around place: Double, in length: Double
  ) -> ClosedRange<Int> {
    func cell(_ distance: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(distance / width, -1e9), 1e9).rounded(rule))
    }
    let first = cell(-place, .down) - 1
    return first...max(first, cell(length - place, .up) + 1)
  }

  /// Returns a thin line from a tag to the middle of its constraint's line; nothing if the tag is
  /// close to it.
  private func lead(
    from rect: Rect, to line: ConstraintLine, _ color: Color
  ) -> [DisplayList.Item] {
    let middle = Point(x: (line.start.x + line.end.x) / 2, y: (line.start.y + line.end.y) / 2)
    let near = Point(
      x: min(max(middle.x, rect.minX), rect.maxX), y: min(max(middle.y, rect.minY), rect.maxY))
    let isBeside =
      line.axis == .horizontal
      ? abs(near.y - middle.y) <= rect.height : abs(near.x - middle.x) <= rect.width
    guard !isBeside else { return [] }
    return [
      .stroke(
        .path(.line(from: near, to: middle)),
        Stroke(color.multipliedAlpha(by: 0.6), width: 1 / grid.scale))
    ]
  }

  private func rect(
    of size: Size, along line: ConstraintLine, share: Double, beside: Double
  ) -> Rect {
    let isAcross = line.axis == .horizontal
    let x = line.start.x + (line.end.x - line.start.x) * share
    let y = line.start.y + (line.end.y - line.start.y) * share
    let left = x - size.width / 2 + (isAcross ? 0 : beside * (size.width + 2))
    let top = y - size.height / 2 + (isAcross ? beside * (size.height + 2) : 0)
    return grid.round(
      Rect(
        x: min(max(left, 1), max(canvas.width - size.width - 1, 0)),
        y: min(max(top, 1), max(canvas.height - size.height - 1, 0)),
        width: size.width, height: size.height))
  }
}

/// Rectangles on a canvas, by the squares that they touch.
private struct TakenRects {
  private static let square = 32.0
  private let columns: Int
  private let rows: Int
  private var squares: [[Rect]]

  init(canvas: Size) {
    // A huge canvas has larger squares in effect: those at the edges.
    columns = min(256, Int(max(1, (canvas.width / Self.square).rounded(.up))))
    rows = min(256, Int(max(1, (canvas.height / Self.square).rounded(.up))))
    squares = Array(repeating: [], count: columns * rows)
  }

  mutating func insert(_ rect: Rect) {
    let wide = rect.insetBy(dx: -1, dy: -1)
    for row in range(wide.minY, wide.maxY, rows) {
      for column in range(wide.minX, wide.maxX, columns) {
        squares[row * columns + column].append(wide)
      }
    }
  }

  /// Whether a rectangle is at least a point away from all others.
  func leaves(_ rect: Rect) -> Bool {
    for row in range(rect.minY, rect.maxY, rows) {
      for column in range(rect.minX, rect.maxX, columns) {
        for other in squares[row * columns + column] where other.intersection(rect) != nil {
          return false
        }
      }
    }
    return true
  }

  private func range(_ start: Double, _ end: Double, _ count: Int) -> ClosedRange<Int> {
    func index(_ place: Double) -> Int {
      Int(min(max((place / Self.square).rounded(.down), 0), Double(count - 1)))
    }
    return index(start)...index(end)
  }
}
