/// The content of a small JSON or YAML file in a third-party format, without places.
///
/// Our own formats keep places; this is for files of which only a few keys matter, such as an
/// asset catalog's `Contents.json`.
package indirect enum PlainValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([PlainValue])
  case table([Entry])

  /// A key with its value.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package let key: String
    /// The value.
    package let value: PlainValue
  }

  /// The maximum number of values in a file, after following its aliases.
  private static let limit = 100_000

  /// Reads a whole file; finds all errors, not only the first.
  package static func read(bytes: [UInt8], path: String) throws(SceneErrors) -> PlainValue {
    let reporter = Reporter(SourceFile(path: path, bytes: bytes))
    var value = PlainValue.null
    if let document = DocumentReader.read(reporter) {
      var budget = limit
      value = convert(document.root, document, &budget)
      if budget < 0 {
        reporter.report(Clause(.invalidValue, "more than \(limit) values"), at: nil)
      }
    }
    guard !reporter.hasErrors else { throw SceneErrors(reporter.sorted) }
    return value
  }

  private static func convert(
    _ node: NodeID, _ document: YAMLDocument, _ budget: inout Int
  ) -> PlainValue {
    budget -= 1
    guard budget >= 0 else { return .null }
    switch document.shape(of: node) {
    case .scalar:
      switch document.scalar(of: node) {
      case .null: return .null
      case .boolean(let flag): return .flag(flag)
      case .integer(let number), .float(let number): return .number(number)
      case .string: return .text(document.text(of: node))
      }
    case .sequence:
      return .list(document.items(of: node).map { convert($0, document, &budget) })
    case .mapping:
      return .table(
        document.entries(of: node).map {
          Entry(key: document.text(of: $0.key), value: convert($0.value, document, &budget))
        })
    case .alias: return .null
    }
  }
}

extension PlainValue {
  /// The value of a key; nil if there is none, or the value is not a table.
  package subscript(key: String) -> PlainValue? {
    guard case .table(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The items of a list; empty for anything else.
  package var items: [PlainValue] {
    if case .list(let items) = self { return items }
    return []
  }

  /// The characters of a text; nil for anything else.
  package var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  /// A finite number; nil for anything else.
  package var number: Double? {
    if case .number(let number) = self, number.isFinite { return number }
    return nil
  }

  /// A Boolean value; nil for anything else.
  package var flag: Bool? {
    if case .flag(let flag) = self { return flag }
    return nil
  }
}
