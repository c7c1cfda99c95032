/// Reads a table of comma-separated values (RFC 4180) as a list of mappings.
///
/// The first row names the columns. A cell in quotes is a string; any other has the meaning of a
/// plain YAML scalar: `3` is a number, `true` a Boolean, an empty cell an empty string.
package enum TableReader {
  /// Reads a file's rows; if it cannot be read, reports why and returns nil.
  ///
  /// Every row with too few or too many cells is reported; if there are very many, the first ones
  /// and the number of the others.
  package static func read(_ reporter: Reporter) -> YAMLDocument? {
    let source = reporter.source
    guard source.bytes.count <= DocumentReader.sizeLimit else {
      reporter.report(
        .fileTooLarge(source.bytes.count, limit: DocumentReader.sizeLimit), at: nil)
      return nil
    }
    if let offset = source.firstInvalidByte {
      reporter.report(.notUTF8(source.bytes), at: source.place(ofByte: offset))
      return nil
    }
    var scanner = TableScanner(source.bytes)
    var builder = DocumentBuilder(byteCount: source.bytes.count, texts: [])
    do throws(DocumentBuilder.Failure) {
      try builder.open(.sequence, line: 1, column: 1)
      guard let header = try scanner.row() else {
        throw DocumentBuilder.Failure(clause: .emptyTable, place: Place(line: 1, column: 1))
      }
      try check(header)
      var wrong = WrongRows(columns: header.count)
      while let row = try scanner.row() {
        if row.count != header.count {
          wrong.note(row.count, at: row[0].place, reporter)
        } else if wrong.count == 0 {
          try add(row, header, &builder)
        }
      }
      wrong.close(reporter)
      guard wrong.count == 0 else { return nil }
      try builder.close()
    } catch {
      reporter.report(error.clause, at: error.place)
      return nil
    }
    return YAMLDocument(source: source, records: builder.records, texts: builder.texts)
  }

  private static func check(_ header: [TableScanner.Cell]) throws(DocumentBuilder.Failure) {
    for (index, cell) in header.enumerated() {
      if header[..<index].contains(where: { $0.text == cell.text }) {
        throw DocumentBuilder.Failure(
          clause: .repeatedColumn(String(decoding: cell.text, as: UTF8.self)), place: cell.place)
      }
    }
  }

  private static func add(
    _ row: [TableScanner.Cell], _ header: [TableScanner.Cell], _ builder: inout DocumentBuilder
  ) throws(DocumentBuilder.Failure) {
    let first = row[0]
    try builder.open(.mapping, line: Int32(first.place.line), column: Int32(first.place.column))
    for (name, cell) in zip(header, row) {
      for part in [name, cell] {
        var record = part.record
        part.text.withUnsafeBufferPointer { builder.store($0, in: &record) }
        builder.add(record)
      }
    }
    try builder.close()
  }
}

/// Reports the rows of a table whose number of cells differs from that of its columns.
private struct WrongRows {
  /// The maximum number reported one by one.
  private static let most = 1_000

  let columns: Int
  private(set) var count = 0
  /// The first row that is only counted.
  private var next: Place?

  init(columns: Int) { self.columns = columns }

  /// Reports a row, or counts it.
  mutating func note(_ cells: Int, at place: Place, _ reporter: Reporter) {
    count += 1
    if count <= Self.most {
      reporter.report(.cellCount(cells, columns: columns), at: place)
    } else if next == nil {
      next = place
    }
  }

  /// Reports how many rows were only counted.
  func close(_ reporter: Reporter) {
    guard let next else { return }
    reporter.report(.moreCellCounts(count - Self.most, columns: columns), at: next)
  }
}

/// Scans the rows of a table.
private struct TableScanner {
  /// A cell.
  struct Cell {
    var text: [UInt8] = []
    var isQuoted = false
    let place: Place
    var endColumn: Int

    /// The cell as a scalar without its text.
    var record: YAMLDocument.Record {
      var record = YAMLDocument.Record(
        shape: .scalar, line: Int32(place.line), column: Int32(place.column),
        endLine: Int32(place.line), endColumn: Int32(max(endColumn, place.column + 1)))
      // An empty cell is an empty text, not null.
      record.isTaggedString = isQuoted || text.isEmpty
      record.isFilledIn = isQuoted
      return record
    }
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the cells of the next row that is not empty; nil at the end.
  mutating func row() throws(DocumentBuilder.Failure) -> [Cell]? {
    while index < bytes.count, isBreak(bytes[index]) { step() }
    guard index < bytes.count else { return nil }
    var cells = [try cell()]
    while index < bytes.count, bytes[index] == UInt8(ascii: ",") {
      step()
      cells.append(try cell())
    }
    return cells
  }

  private mutating func cell() throws(DocumentBuilder.Failure) -> Cell {
    var cell = Cell(place: Place(line: line, column: column), endColumn: column)
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
      cell.isQuoted = true
      step()
      try readQuoted(&cell)
    } else {
      while index < bytes.count, bytes[index] != UInt8(ascii: ","), !isBreak(bytes[index]) {
        cell.text.append(bytes[index])
        step()
      }
    }
    cell.endColumn = column
    return cell
  }

  /// Reads up to the closing quote; two quotes stand for one.
  private mutating func readQuoted(_ cell: inout Cell) throws(DocumentBuilder.Failure) {
    while index < bytes.count {
      let byte = bytes[index]
      step()
      if byte != UInt8(ascii: "\"") {
        cell.text.append(byte)
      } else if index < bytes.count, bytes[index] == byte {
        cell.text.append(byte)
        step()
      } else {
        let isEnd =
          index == bytes.count || bytes[index] == UInt8(ascii: ",") || isBreak(bytes[index])
        guard isEnd else {
          throw DocumentBuilder.Failure(
            clause: .textBehindQuote, place: Place(line: line, column: column))
        }
        return
      }
    }
    throw DocumentBuilder.Failure(clause: .openQuote, place: cell.place)
  }

  private func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func step() {
    let byte = bytes[index]
    index += 1
    let isPair = byte == UInt8(ascii: "\r") && index < bytes.count && bytes[index] == 0x0A
    if isBreak(byte), !isPair {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }
}

extension Clause {
  static let emptyTable = Clause(
    .syntax, "the table has no rows", hint: "its first row names the columns")

  static func repeatedColumn(_ name: String) -> Clause {
    Clause(.syntax, "two columns are named '\(name)'")
  }

  static func cellCount(_ count: Int, columns: Int) -> Clause {
    let cells = count == 1 ? "1 cell" : "\(count) cells"
    return Clause(
      .invalidValue, "the row has \(cells), but the table has \(columns) columns",
      hint: count > columns ? "put texts with commas in quotes" : nil)
  }

  static func moreCellCounts(_ rows: Int, columns: Int) -> Clause {
    let words = rows == 1 ? "this row does" : "this row and \(rows - 1) others below it do"
    return Clause(.invalidValue, "\(words) not have \(columns) cells either")
  }

  static let textBehindQuote = Clause(
    .syntax, "a comma must follow the closing quote",
    hint: "write a quote inside quotes twice: \"\"")

  static let openQuote = Clause(.syntax, "the quote is never closed")
}
