import Drawing
import Geometry
import Typesetting

/// The numbers beside the lines of an overlay: white text on coloured tags that do not hide each
/// other.
struct OverlayTags {
  let canvas: Size
  let grid: PixelGrid
  let measurer: any TextMeasuring
  /// The tags so far.
  private(set) var items: [DisplayList.Item] = []
  private var taken: [Rect] = []

  init(canvas: Size, grid: PixelGrid, measurer: any TextMeasuring) {
    self.canvas = canvas
    self.grid = grid
    self.measurer = measurer
  }

  /// Adds a tag at the middle of a line, or as near to it as there is room.
  mutating func add(_ text: String, along line: ConstraintLine, _ color: Color) {
    let paragraph = Paragraph(text, font: .system(9, weight: 600), alignment: .center)
    let size = grid.ceil(measurer.measure(paragraph, width: nil).size)
    let tag = Size(width: size.width + 6, height: size.height + 1)
    let rect = place(tag, along: line)
    taken.append(rect)
    items += [
      .fill(.box(rect.insetBy(dx: -0.5, dy: -0.5), radius: 3.5), .color(.white)),
      .fill(.box(rect, radius: 3), .color(color)),
      .text(paragraph, in: rect.insetBy(dx: 0, dy: 0.5), color: .white),
    ]
  }

  /// The first free place: along the line from its middle to its ends, then farther and farther
  /// beside it; the middle where none is free.
  private func place(_ size: Size, along line: ConstraintLine) -> Rect {
    let steps = [0.0, 1, -1, 2, -2, 3, -3]
    for beside in steps {
      for share in [0.5, 0.3, 0.7, 0.15, 0.85] {
        let rect = rect(of: size, along: line, share: share, beside: beside)
        if !taken.contains(where: { $0.insetBy(dx: -1, dy: -1).intersection(rect) != nil }) {
          return rect
        }
      }
    }
    return rect(of: size, along: line, share: 0.5, beside: 0)
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
