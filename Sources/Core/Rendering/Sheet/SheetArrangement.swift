import Geometry

/// The arrangement of a sheet's cells: which axes are rows and which are columns.
package struct SheetArrangement: Equatable, Sendable {
  /// An axis with the values that occur, in the order of their first cell.
  package struct Axis: Equatable, Sendable {
    /// The axis.
    package let name: String
    /// The values; at least two.
    package let values: [String]
  }

  /// The axes of the rows, the outermost first; empty for a single row or for no grid.
  package let rowAxes: [Axis]
  /// The axes of the columns, the outermost first; empty for a single column or for no grid.
  package let columnAxes: [Axis]
  /// The number of rows.
  package let rowCount: Int
  /// The number of columns.
  package let columnCount: Int
  /// The row and column of each cell, in the order of the cells.
  package let places: [Place]

  /// A row and a column.
  package struct Place: Hashable, Sendable {
    package let row: Int
    package let column: Int
  }

  /// The best ratio of width to height: a little wider than high.
  private static let bestAspect = 1.4
  /// The ratio beyond which a grid is a strip, which is wrapped instead.
  private static let worstAspect = 4.0

  /// Arranges cells, assuming the size that most of them have.
  package init(_ cells: [ContactSheet.Cell]) {
    let axes = Self.axes(of: cells)
    let size = Size(
      width: cells.map(\.size.width).max() ?? 1, height: cells.map(\.size.height).max() ?? 1)
    if let coordinates = Self.coordinates(of: cells, on: axes),
      let split = Self.split(axes, size: size)
    {
      let (rows, columns) = (Array(axes[..<split]), Array(axes[split...]))
      (rowAxes, columnAxes) = (rows, columns)
      (rowCount, columnCount) = (Self.count(rows), Self.count(columns))
      places = coordinates.map { coordinates in
        Place(
          row: Self.index(coordinates[..<split], rows),
          column: Self.index(coordinates[split...], columns))
      }
    } else if let located = Self.located(cells) {
      rowAxes = []
      columnAxes = []
      places = located
      rowCount = (located.map(\.row).max() ?? 0) + 1
      columnCount = (located.map(\.column).max() ?? 0) + 1
    } else {
      let columns = Self.columns(for: cells.count, size: size)
      rowAxes = []
      columnAxes = []
      columnCount = columns
      rowCount = (cells.count + columns - 1) / columns
      places = cells.indices.map { Place(row: $0 / columns, column: $0 % columns) }
    }
  }

  /// Whether rows and columns are axes.
  package var isGrid: Bool { !rowAxes.isEmpty || !columnAxes.isEmpty }

  /// Returns rows and columns as the cells' author placed them; nil unless all of them have a
  /// place.
  ///
  /// Cells that begin within half a cell of each other share a row or column. If two are in the
  /// same spot, the later one takes the next free column.
  private static func located(_ cells: [ContactSheet.Cell]) -> [Place]? {
    let locations = cells.compactMap(\.location)
    guard locations.count == cells.count, cells.count > 1 else { return nil }
    let rows = bands(locations.map(\.y), room: cells.map(\.size.height).min() ?? 1)
    let columns = bands(locations.map(\.x), room: cells.map(\.size.width).min() ?? 1)
    var taken: Set<Place> = []
    return zip(rows, columns).map { row, column in
      var place = Place(row: row, column: column)
      while !taken.insert(place).inserted {
        place = Place(row: row, column: place.column + 1)
      }
      return place
    }
  }

  /// Returns the index of the band that contains each coordinate, counted from the smallest.
  private static func bands(_ coordinates: [Double], room: Double) -> [Int] {
    var starts: [Double] = []
    for coordinate in coordinates.sorted() {
      if let last = starts.last, coordinate - last < room / 2 { continue }
      starts.append(coordinate)
    }
    return coordinates.map { coordinate in
      (starts.lastIndex { $0 <= coordinate }) ?? 0
    }
  }

  /// Returns the axes on which the cells differ.
  private static func axes(of cells: [ContactSheet.Cell]) -> [Axis] {
    var names: [String] = []
    for value in cells.lazy.flatMap(\.values) where !names.contains(value.axis) {
      names.append(value.axis)
    }
    return names.compactMap { name in
      var values: [String] = []
      for cell in cells {
        let value = cell.values.first { $0.axis == name }?.value ?? ""
        if !values.contains(value) { values.append(value) }
      }
      return values.count > 1 ? Axis(name: name, values: values) : nil
    }
  }

  /// Returns the cells' values by index; nil unless they form a grid that is at least half full.
  private static func coordinates(
    of cells: [ContactSheet.Cell], on axes: [Axis]
  ) -> [[Int]]? {
    guard !axes.isEmpty, axes.allSatisfy({ !$0.values.contains("") }) else { return nil }
    let coordinates = cells.map { cell in
      axes.map { axis in
        let value = cell.values.first { $0.axis == axis.name }?.value
        return axis.values.firstIndex { $0 == value } ?? 0
      }
    }
    let room = axes.reduce(1.0) { $0 * Double($1.values.count) }
    let isUnique = Set(coordinates).count == cells.count
    return isUnique && Double(cells.count) * 2 >= room ? coordinates : nil
  }

  /// Returns how many of the axes are rows for the best proportions; nil if every split makes a
  /// strip.
  private static func split(_ axes: [Axis], size: Size) -> Int? {
    var best: (split: Int, distance: Double)?
    for split in 0...axes.count {
      let aspect =
        Double(count(axes[split...])) * size.width
        / (Double(count(axes[..<split])) * size.height)
      let factor = max(aspect / bestAspect, bestAspect / aspect)
      guard factor <= worstAspect else { continue }
      if factor < best?.distance ?? .infinity { best = (split, factor) }
    }
    return best?.split
  }

  /// Returns the number of columns for cells that follow each other.
  private static func columns(for count: Int, size: Size) -> Int {
    guard count > 0 else { return 1 }
    let wanted = (Double(count) * bestAspect * size.height / max(size.width, 1)).squareRoot()
    return min(count, max(1, Int(wanted.rounded())))
  }

  private static func count(_ axes: some Sequence<Axis>) -> Int {
    axes.reduce(1) { $0 * $1.values.count }
  }

  /// Returns the index for coordinates of which the last axis varies fastest.
  private static func index(_ coordinates: ArraySlice<Int>, _ axes: [Axis]) -> Int {
    zip(coordinates, axes).reduce(0) { $0 * $1.1.values.count + $1.0 }
  }
}
