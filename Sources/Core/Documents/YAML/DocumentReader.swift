import CYAML

/// Reads the single document of a YAML or JSON file.
package enum DocumentReader {
  /// The maximum file size, in bytes.
  package static let sizeLimit = 64 * 1_024 * 1_024

  /// Reads a file's nodes; duplicate keys, and anything that prevents reading it, go to the
  /// reporter.
  ///
  /// Returns nil if the file is not a single YAML document within the limits.
  package static func read(_ reporter: Reporter) -> YAMLDocument? {
    let source = reporter.source
    guard source.bytes.count <= sizeLimit else {
      reporter.report(.fileTooLarge(source.bytes.count, limit: sizeLimit), at: nil)
      return nil
    }
    if let offset = source.firstInvalidByte {
      // A line of UTF-16 could not be shown.
      let isShown = source.bytes.first != 0xFF && source.bytes.first != 0xFE
      reporter.report(.notUTF8(source.bytes), at: isShown ? source.place(ofByte: offset) : nil)
      return nil
    }
    guard let builder = readEvents(reporter) else { return nil }
    let document = YAMLDocument(source: source, records: builder.records, texts: builder.texts)
    for (first, again) in builder.duplicates {
      let key = document.text(of: document.resolve(again))
      let line = document.place(of: first).line
      let hasParts = document.value(after: again).map { document.shape(of: $0) } == .mapping
      reporter.report(
        .duplicateKey(key, firstLine: line, hasParts: hasParts), at: document.place(of: again))
    }
    return document
  }

  /// Reads a file using libyaml's events; nil once an error has been reported.
  static func readEvents(_ reporter: Reporter) -> DocumentBuilder? {
    let bytes = reporter.source.bytes
    let surrogates = SurrogatePairs(in: bytes)
    let repaired = surrogates?.repaired ?? bytes
    let standIns = SeparatorStandIns(in: repaired)
    var reader = EventReader(byteCount: bytes.count, standIns: standIns)
    let isRead = (standIns?.bytes ?? repaired).withUnsafeBufferPointer { bytes in
      parse(bytes, into: &reader, reporter, surrogates, standIns)
    }
    for remark in reader.remarks { reporter.settle(remark.clause, at: remark.place) }
    guard isRead else { return nil }
    var builder = reader.builder
    if let surrogates { builder.changeRecords(surrogates.correct) }
    return builder
  }

  /// Reads all events; false once an error has been reported.
  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, into reader: inout EventReader,
    _ reporter: Reporter, _ surrogates: SurrogatePairs?, _ standIns: SeparatorStandIns?
  ) -> Bool {
    guard var parser = EventParser(bytes) else {
      reporter.report(.outOfMemory, at: nil)
      return false
    }
    var documents = 0
    while true {
      guard parser.advance() else {
        let problem = parser.problem
        if let quote = problem.openQuote {
          report(openQuote: quote, reporter, surrogates)
        } else {
          report(problem, reporter, surrogates, standIns)
        }
        return false
      }
      switch parser.event.type {
      case YAML_STREAM_END_EVENT:
        if documents == 0 { reporter.report(.emptyFile, at: Place(line: 1, column: 1)) }
        return documents > 0
      case YAML_DOCUMENT_START_EVENT:
        documents += 1
        guard documents == 1 else {
          let mark = parser.event.start_mark
          reporter.report(
            .severalDocuments, at: Place(line: Int(mark.line) + 1, column: Int(mark.column) + 1))
          return true
        }
      default:
        do throws(DocumentBuilder.Failure) {
          try reader.accept(parser.event)
        } catch {
          reporter.report(error.clause, at: error.place)
          return false
        }
      }
    }
  }

  private static func report(
    openQuote: (line: Int, column: Int), _ reporter: Reporter, _ surrogates: SurrogatePairs?
  ) {
    let (line, found) = openQuote
    let column = surrogates?.sourceColumn(line: line, column: found) ?? found
    let slip = YAMLSlip(reporter.source, line: line, column: column)
    reporter.report(
      .openQuote(slip.closedQuote), at: Place(line: line, column: column, length: 1))
  }

  private static func report(
    _ problem: EventParser.Problem, _ reporter: Reporter, _ surrogates: SurrogatePairs?,
    _ standIns: SeparatorStandIns?
  ) {
    let source = reporter.source
    if let line = ConflictMarker.line(in: source.bytes) {
      reporter.report(
        Clause(.syntax, ConflictMarker.message, hint: ConflictMarker.hint),
        at: Place(line: line, column: 1))
      return
    }
    if let found = problem.byte {
      let byte = standIns?.sourceOffset(found) ?? found
      let found = String(decoding: source.bytes[byte...].prefix(4), as: UTF8.self)
      reporter.report(
        .unallowed(found.unicodeScalars.first ?? "\0"), at: source.place(ofByte: byte))
      return
    }
    var (line, column) = (problem.line, problem.column)
    if let surrogates {
      column = surrogates.sourceColumn(line: line, column: column)
    }
    // libyaml is past the last line if something is not closed; point at the last text instead.
    var text = source.line(line)
    while line > 1, text.allSatisfy({ $0 == " " || $0 == "\t" }) {
      line -= 1
      text = source.line(line)
      column = text.unicodeScalars.count + 1
    }
    let indent = text.unicodeScalars.prefix { $0 == " " || $0 == "\t" }
    if problem.message.hasPrefix("found character that cannot start any token")
      || problem.message.contains("tab"), let tab = indent.firstIndex(of: "\t")
    {
      let offset = text.unicodeScalars.distance(from: text.unicodeScalars.startIndex, to: tab)
      reporter.report(.tabIndent, at: Place(line: line, column: offset + 1))
      return
    }
    let slip = YAMLSlip(source, line: line, column: column).hint(
      for: problem.message, from: problem.line)
    // Only what stumbles over the end is cut short.
    let isAtEnd =
      problem.line > line
      || line == source.lineCount && column > text.unicodeScalars.count
    let cut = source.isJSON && isAtEnd ? OpenBrackets(source)?.cutJSON : nil
    let certain = isAfterLongName(text, column: column) ? .longName : cut
    reporter.report(
      certain ?? .notYAML(problem.message, in: source, line: text, slip: slip),
      at: Place(line: line, column: column))
  }

  /// Whether the colon at a column of a line ends a name in quotes that is too long for libyaml.
  private static func isAfterLongName(_ line: String, column: Int) -> Bool {
    let before = line.unicodeScalars.prefix(max(0, column - 1))
    guard line.unicodeScalars.dropFirst(column - 1).first == ":", before.last == "\"",
      let start = before.dropLast().lastIndex(of: "\"")
    else { return false }
    return before[start...].count > longestName
  }

  /// YAML's own limit of names that stand before a colon on one line, with their quotes.
  private static let longestName = 1_024
}
