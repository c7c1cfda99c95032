/// Reads named tables of numbers from a YAML or JSON file: `{table: {key: number}}`.
package enum NumberTables {
  /// A number in a table.
  package struct Entry: Hashable, Sendable {
    /// The name of the table.
    package let table: String
    /// The key in the table.
    package let key: String
    /// The number; finite.
    package let value: Double
    /// The place of the key.
    package let place: Place
  }

  /// Reads all tables in the order of the file; finds all errors, not only the first.
  package static func read(bytes: [UInt8], path: String) throws(SceneErrors) -> [Entry] {
    let reporter = Reporter(SourceFile(path: path, bytes: bytes))
    var entries: [Entry] = []
    if let document = DocumentReader.read(reporter) {
      for (name, table) in mapping(document.root, document, reporter) {
        for (key, value) in mapping(table, document, reporter) {
          guard let number = number(value, document) else {
            reporter.report(.noNumber(document.text(of: key)), at: document.place(of: value))
            continue
          }
          entries.append(
            Entry(
              table: document.text(of: name), key: document.text(of: key), value: number,
              place: document.place(of: key)))
        }
      }
    }
    guard !reporter.hasErrors else { throw SceneErrors(reporter.sorted) }
    return entries
  }

  private static func mapping(
    _ node: NodeID, _ document: YAMLDocument, _ reporter: Reporter
  ) -> [(key: NodeID, value: NodeID)] {
    guard document.shape(of: node) == .mapping else {
      reporter.report(.noTable, at: document.place(of: node))
      return []
    }
    return Array(document.entries(of: node))
  }

  private static func number(_ node: NodeID, _ document: YAMLDocument) -> Double? {
    guard document.shape(of: node) == .scalar else { return nil }
    switch document.scalar(of: node) {
    case .integer(let value), .float(let value): return value.isFinite ? value : nil
    default: return nil
    }
  }
}

extension Clause {
  /// The error that a value is not a table of numbers.
  fileprivate static var noTable: Clause {
    Clause(.invalidValue, "expected a table of numbers")
  }

  /// The error that the value of a key is not a finite number.
  fileprivate static func noNumber(_ key: String) -> Clause {
    Clause(.invalidValue, "the value of '\(key)' is not a number")
  }
}
