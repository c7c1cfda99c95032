import Geometry

/// The positions of columns and rows of cells on a sheet, in points from the corner of the first
/// cell.
struct SheetMetrics {
  /// The left edge and width of each column.
  private(set) var columns: [Span] = []
  /// The top edge and height of each row, captions included.
  private(set) var rows: [Span] = []
  /// The factor by which pictures are scaled down.
  let factor: Double

  /// A span along one axis.
  struct Span {
    var start: Double
    var length: Double
    var end: Double { start + length }
  }

  /// Lays out rows and columns as large as the largest picture in them.
  ///
  /// - Parameter captionHeight: returns the height of a cell's caption below its picture, in
  ///   points, at the width of its column.
  init(
    _ cells: [ContactSheet.Cell], _ arrangement: SheetArrangement,
    captionHeight: (ContactSheet.Cell, Double) -> Double
  ) {
    var widths = [Double](repeating: 0, count: arrangement.columnCount)
    var heights = [Double](repeating: 0, count: arrangement.rowCount)
    for (cell, place) in zip(cells, arrangement.places) {
      widths[place.column] = max(widths[place.column], cell.size.width)
      heights[place.row] = max(heights[place.row], cell.size.height)
    }
    let width = widths.reduce(0, +)
    let height = heights.reduce(0, +)
    factor = min(
      1, SheetStyle.widestSheet / max(width, 1), SheetStyle.highestSheet / max(height, 1))
    let scale = factor
    let columns = Self.spans(
      widths.map { max(($0 * scale).rounded(.up), SheetStyle.narrowestCell) },
      groups: arrangement.columnAxes)
    var captions = [Double](repeating: 0, count: arrangement.rowCount)
    for (cell, place) in zip(cells, arrangement.places) {
      let height = captionHeight(cell, columns[place.column].length)
      captions[place.row] = max(captions[place.row], height)
    }
    self.columns = columns
    rows = Self.spans(
      zip(heights, captions).map { ($0 * scale).rounded(.up) + $1 }, groups: arrangement.rowAxes)
  }

  /// Returns the lengths as consecutive spans, further apart where an outer axis changes.
  private static func spans(
    _ lengths: [Double], groups axes: [SheetArrangement.Axis]
  ) -> [Span] {
    // The number of consecutive cells that differ only on the innermost axis.
    let inner = axes.count > 1 ? axes[axes.count - 1].values.count : Int.max
    var spans: [Span] = []
    for (index, length) in lengths.enumerated() {
      let gap = index.isMultiple(of: inner) ? SheetStyle.groupGap : SheetStyle.gap
      spans.append(Span(start: spans.last.map { $0.end + gap } ?? 0, length: length))
    }
    return spans
  }

  /// Returns the whole span of some columns or rows.
  static func union(_ spans: ArraySlice<Span>) -> Span {
    guard let first = spans.first, let last = spans.last else { return Span(start: 0, length: 0) }
    return Span(start: first.start, length: last.end - first.start)
  }
}
