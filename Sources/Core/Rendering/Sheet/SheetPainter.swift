import Drawing
import Geometry
import Typesetting

/// Draws a contact sheet: a heading, labels of rows and columns, framed pictures with captions.
struct SheetPainter {
  /// The pictures, whose text is drawn as their scenes measure it.
  private(set) var pictures = DisplayList()
  /// Everything else, whose text is always set in fonts if there are any.
  private(set) var labels = DisplayList()
  /// The sheet's size in points.
  private(set) var size = Size.zero

  private let sheet: ContactSheet
  private let arrangement: SheetArrangement
  private let metrics: SheetMetrics
  private let measurer: any TextMeasuring
  private var origin = Point(x: SheetStyle.margin, y: SheetStyle.margin)

  /// Draws a sheet; `measurer` measures its captions.
  init(_ sheet: ContactSheet, measurer: any TextMeasuring) {
    self.sheet = sheet
    self.measurer = measurer
    arrangement = SheetArrangement(sheet.cells)
    metrics = SheetMetrics(sheet.cells, arrangement) { cell, width in
      cell.notes.reduce(8 + Self.lineHeight) { height, note in
        height + Self.size(of: note, width: width, measurer).height + Self.noteGap
      }
    }
    drawHeading()
    drawColumnLabels()
    drawRowLabels()
    for (cell, place) in zip(sheet.cells, arrangement.places) { draw(cell, at: place) }
    size = Size(
      width: max(size.width, origin.x + (metrics.columns.last?.end ?? 0)) + SheetStyle.margin,
      height: origin.y + (metrics.rows.last?.end ?? 0) + SheetStyle.margin)
  }

  private static let lineHeight = 17.0
  private static let noteGap = 2.0

  /// Returns the size of a note below a cell, with as many lines as it needs.
  private static func size(
    of note: String, width: Double, _ measurer: any TextMeasuring
  ) -> Size {
    let size = measurer.measure(paragraph(note), width: width).size
    return Size(width: width, height: size.height.rounded(.up))
  }

  private static func paragraph(_ note: String) -> Paragraph {
    Paragraph(note, font: SheetStyle.note, lines: 0, lineBreak: .wordWrap)
  }

  private mutating func drawHeading() {
    write(sheet.title, SheetStyle.title, SheetStyle.ink, at: origin)
    origin.y += 42
    if !sheet.subtitle.isEmpty {
      write(sheet.subtitle, SheetStyle.subtitle, SheetStyle.grey, at: origin)
      origin.y += 22
    }
    origin.y += 30
  }

  /// Draws a row of labels for each axis of the columns, the outermost on top.
  private mutating func drawColumnLabels() {
    let axes = arrangement.columnAxes
    let left = origin.x + rowLabelWidth
    for (level, axis) in axes.enumerated() {
      let span = axes[(level + 1)...].reduce(1) { $0 * $1.values.count }
      for first in stride(from: 0, to: arrangement.columnCount, by: span) {
        let room = SheetMetrics.union(metrics.columns[first..<first + span])
        let value = axis.values[first / span % axis.values.count]
        let place = Point(x: left + room.start, y: origin.y)
        write(axis.name, SheetStyle.axis, SheetStyle.grey, at: place, width: room.length)
        write(
          value, SheetStyle.value, SheetStyle.ink, at: Point(x: place.x, y: place.y + 15),
          width: room.length)
        if span > 1 { rule(from: place.x, to: place.x + room.length, y: origin.y + 44) }
      }
      origin.y += span > 1 ? 58 : 44
    }
    if !axes.isEmpty { origin.y += SheetStyle.headingGap - 8 }
  }

  /// Draws a column of labels for each axis of the rows, the outermost on the left.
  private mutating func drawRowLabels() {
    let axes = arrangement.rowAxes
    for (level, axis) in axes.enumerated() {
      let span = axes[(level + 1)...].reduce(1) { $0 * $1.values.count }
      for first in stride(from: 0, to: arrangement.rowCount, by: span) {
        let room = SheetMetrics.union(metrics.rows[first..<first + span])
        let value = axis.values[first / span % axis.values.count]
        let place = Point(x: origin.x, y: origin.y + room.start)
        write(axis.name, SheetStyle.axis, SheetStyle.grey, at: place)
        write(value, SheetStyle.value, SheetStyle.ink, at: Point(x: place.x, y: place.y + 15))
        if span > 1 {
          rule(from: place.y, to: place.y + room.length, x: place.x + width(of: axis) + 12)
        }
      }
      origin.x += width(of: axis) + SheetStyle.gap
    }
  }

  private var rowLabelWidth: Double {
    arrangement.rowAxes.reduce(0) { $0 + width(of: $1) + SheetStyle.gap }
  }

  /// Returns the width of the labels of a row axis.
  private func width(of axis: SheetArrangement.Axis) -> Double {
    let values = axis.values.map { measure($0, SheetStyle.value) }
    return (values + [measure(axis.name, SheetStyle.axis)]).max()?.rounded(.up) ?? 0
  }

  private mutating func draw(_ cell: ContactSheet.Cell, at place: SheetArrangement.Place) {
    let (column, row) = (metrics.columns[place.column], metrics.rows[place.row])
    let corner = Point(x: origin.x + column.start, y: origin.y + row.start)
    let extent = Size(
      width: cell.size.width * metrics.factor, height: cell.size.height * metrics.factor)
    let frame = Rect(origin: corner, size: extent)
    let transform = AffineTransform(scaleX: metrics.factor, y: metrics.factor)
      .concatenating(AffineTransform(translationX: corner.x, y: corner.y))
    let canvas = PaintedShape.rect(Rect(origin: .zero, size: cell.size))
    let ground = DisplayList([.fill(canvas, .color(cell.background))] + cell.picture.items)
    pictures.append(.group(DisplayList.Group(clip: canvas, transform: transform), ground))
    labels.append(
      .stroke(.rect(frame.insetBy(dx: -0.5, dy: -0.5)), Stroke(SheetStyle.hairline, width: 1)))
    var line = Point(x: corner.x, y: corner.y + extent.height + 8)
    write(
      cell.caption, SheetStyle.caption, SheetStyle.ink, at: line, width: column.length)
    line.y += Self.lineHeight
    for note in cell.notes {
      let room = Self.size(of: note, width: column.length, measurer)
      labels.append(
        .text(
          Self.paragraph(note), in: Rect(origin: line, size: room), color: SheetStyle.warning))
      line.y += room.height + Self.noteGap
    }
  }

  private mutating func write(
    _ text: String, _ font: FontDescriptor, _ color: Color, at place: Point, width: Double? = nil
  ) {
    let paragraph = Paragraph(text, font: font, lineBreak: .truncateMiddle)
    let natural = measurer.measure(paragraph, width: nil).size
    let room = Size(width: width ?? natural.width.rounded(.up) + 1, height: natural.height)
    size.width = max(size.width, width == nil ? place.x + room.width : 0)
    labels.append(.text(paragraph, in: Rect(origin: place, size: room), color: color))
  }

  private func measure(_ text: String, _ font: FontDescriptor) -> Double {
    measurer.measure(Paragraph(text, font: font), width: nil).size.width
  }

  private mutating func rule(from left: Double, to right: Double, y: Double) {
    let line = Path.line(from: Point(x: left, y: y), to: Point(x: right, y: y))
    labels.append(.stroke(.path(line), Stroke(SheetStyle.hairline, width: 1)))
  }

  private mutating func rule(from top: Double, to bottom: Double, x: Double) {
    let line = Path.line(from: Point(x: x, y: top), to: Point(x: x, y: bottom))
    labels.append(.stroke(.path(line), Stroke(SheetStyle.hairline, width: 1)))
  }
}
