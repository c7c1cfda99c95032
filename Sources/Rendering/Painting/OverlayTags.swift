import Drawing
import Geometry
import Typesetting

/// The labels beside the lines of an overlay: white text on coloured tags that don't hide each
/// other.
struct OverlayTags {
  let canvas: Size
  let grid: PixelGrid
  let measurer: any TextMeasuring
  /// The tags so far, above the lines that lead to them.
  var items: [DisplayList.Item] { leads + tags }
  private var tags: [DisplayList.Item] = []
  private var leads: [DisplayList.Item] = []
  /// The number of tags left out for lack of space.
  private(set) var leftOut = 0
  private var taken: [Rect] = []

  init(canvas: Size, grid: PixelGrid, measurer: any TextMeasuring) {
    self.canvas = canvas
    self.grid = grid
    self.measurer = measurer
  }

  /// Adds a tag at the middle of a line, or as near to it as there is space; a tag that had to go
  /// further away gets a thin line to the middle. If there is no space left, the tag is left out
  /// and counted.
  mutating func add(_ text: String, along line: ConstraintLine, _ color: Color) {
    let paragraph = Paragraph(text, font: .system(9, weight: 600), alignment: .center)
    let size = grid.ceil(measurer.measure(paragraph, width: nil).size)
    let tag = Size(width: size.width + 6, height: size.height + 1)
    guard let rect = place(tag, along: line) else {
      leftOut += 1
      return
    }
    taken.append(rect)
    leads += lead(from: rect, to: line, color)
    tags += [
      .fill(.box(rect.insetBy(dx: -0.5, dy: -0.5), radius: 3.5), .color(.white)),
      .fill(.box(rect, radius: 3), .color(color)),
      .text(paragraph, in: rect.insetBy(dx: 0, dy: 0.5), color: .white),
    ]
  }

  /// Returns the first free place: along the line from its middle to its ends, then beside it,
  /// then the nearest to its middle on the whole canvas; nil if there is none.
  private func place(_ size: Size, along line: ConstraintLine) -> Rect? {
    // A tag wider than the canvas would be clipped.
    guard size.width + 2 <= canvas.width, size.height + 2 <= canvas.height else { return nil }
    for beside in [0.0, 1, -1, 2, -2, 3, -3] {
      for share in [0.5, 0.3, 0.7, 0.15, 0.85] {
        let rect = rect(of: size, along: line, share: share, beside: beside)
        if isFree(rect) { return rect }
      }
    }
    return nearest(
      of: size,
      to: Point(
        x: (line.start.x + line.end.x) / 2, y: (line.start.y + line.end.y) / 2))
  }

  private func isFree(_ rect: Rect) -> Bool {
    !taken.contains { $0.insetBy(dx: -1, dy: -1).intersection(rect) != nil }
  }

  /// Returns the free place nearest to a point on a grid around it, searching ring by ring across
  /// the canvas.
  private func nearest(of size: Size, to point: Point) -> Rect? {
    let step = Size(width: size.width / 2 + 1, height: size.height / 2 + 1)
    let rings = Int(max(canvas.width / step.width, canvas.height / step.height).rounded(.up))
    for ring in 1...max(rings, 1) {
      var best: (rect: Rect, distance: Double)?
      for (column, row) in Self.cells(of: ring) {
        let rect = grid.round(
          Rect(
            x: point.x - size.width / 2 + Double(column) * step.width,
            y: point.y - size.height / 2 + Double(row) * step.height, width: size.width,
            height: size.height))
        guard rect.minX >= 0, rect.minY >= 0, rect.maxX <= canvas.width,
          rect.maxY <= canvas.height
        else { continue }
        let (dx, dy) = (rect.midX - point.x, rect.midY - point.y)
        let distance = dx * dx + dy * dy
        if distance < best?.distance ?? .infinity, isFree(rect) { best = (rect, distance) }
      }
      if let best { return best.rect }
    }
    return nil
  }

  /// Returns the cells of a square ring around a cell.
  private static func cells(of ring: Int) -> [(column: Int, row: Int)] {
    (-ring...ring).flatMap { offset -> [(column: Int, row: Int)] in
      var cells = [(column: offset, row: -ring), (column: offset, row: ring)]
      if abs(offset) < ring {
        cells += [(column: -ring, row: offset), (column: ring, row: offset)]
      }
      return cells
    }
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
