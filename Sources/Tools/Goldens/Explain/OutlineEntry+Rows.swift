import Scenes

/// The rows of a table's sections, which are recorded as what the table states.
extension [OutlineEntry] {
  /// The entries with what is stated of rows, and of items of collections, as that of views of their own.
  var withRowsApart: [OutlineEntry] {
    var rows: [String: [String]] = [:]
    for entry in self {
      guard let path = entry.pathOfRow, path.hasSuffix(".type"), !path.contains(".subviews.")
      else { continue }
      rows[entry.subject, default: []].append(String(path.dropLast(".type".count)))
    }
    guard !rows.isEmpty else { return self }
    let known = rows.mapValues(Set.init)
    let listed = Set(filter { $0.kind == .order }.map(\.subject))
    return map { $0.ofRow(among: known[$0.subject] ?? []) }
      + rows.filter { !listed.contains($0.key) }.sorted { $0.key < $1.key }.map {
        OutlineEntry(.order, subject: $0.key, value: $0.value.joined(separator: " "))
      }
  }
}

extension OutlineEntry {
  /// What follows `sections.0.rows.` or `sections.0.items.` in the key; nil for other keys.
  fileprivate var pathOfRow: Substring? {
    guard kind == .view, key.hasPrefix("sections.") else { return nil }
    let words = key.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false)
    guard words.count == 4, ["rows", "items"].contains(words[2]) else { return nil }
    return words[3]
  }

  /// Returns the entry as one of the row that it is about, if it is about one of some.
  fileprivate func ofRow(among rows: Set<String>) -> OutlineEntry {
    guard !rows.isEmpty, let rest = pathOfRow else { return self }
    for point in rest.indices where rest[point] == "." {
      let row = String(rest[..<point])
      guard rows.contains(row) else { continue }
      return OutlineEntry(
        .view, subject: row, key: String(rest[rest.index(after: point)...]), value: value)
    }
    return self
  }
}
