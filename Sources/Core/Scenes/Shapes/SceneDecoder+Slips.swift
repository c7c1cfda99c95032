import Documents

/// What is meant by keys that a mapping doesn't have.
extension SceneDecoder {
  /// Reports what follows a comma in a text without quotes, which YAML reads as keys of their own; false for
  /// other keys.
  ///
  /// - Parameters:
  ///   - last: the value before the key.
  ///   - entries: the entries after the key; what belongs to the text is taken from them.
  ///   - words: the keys of the mapping.
  func reportCutText(
    _ last: NodeID, _ key: NodeID, _ value: NodeID, _ entries: inout EntrySequence,
    _ words: WordTable
  ) -> Bool {
    guard follows(key, last), document.shape(of: last) == .scalar, isMissing(value) else {
      return false
    }
    switch document.scalar(of: last) {
    case .string, .integer, .float: break
    case .null, .boolean: return false
    }
    var end = key
    var rest = entries
    while let next = rest.next(), isMissing(next.value), follows(next.key, end),
      document.withText(of: next.key, { words.index(of: $0) }) == nil
    {
      end = next.key
      entries = rest
    }
    let (start, stop) = (document.place(of: last), document.span(of: end))
    let place = Place(
      line: start.line, column: start.column, length: stop.endColumn - start.column,
      origin: start.origin)
    let source = reporter.origins.file(of: start)
    let range =
      source.offset(
        line: start.line, column: start.column)..<source.offset(
        line: stop.endLine, column: stop.endColumn)
    let whole = String(decoding: source.bytes[range], as: UTF8.self)
    reporter.report(
      .cutText(document.text(of: key), whole, at: place), at: document.place(of: key))
    return true
  }

  /// Returns the items of a list without brackets in a mapping with braces, and where they stand: `{ locale: en,
  /// ar }`, of which YAML reads all but the first as keys, about which nothing more is said. Nil for another value.
  func bareList(_ node: NodeID) -> (text: String, place: Place)? {
    guard document.shape(of: node) == .scalar else { return nil }
    let span = document.span(of: node)
    let place = span.place
    let line = reporter.origins.file(of: place).line(span.line)
    guard span.style == .plain, span.line == span.endLine, !span.isFilledIn,
      line.utf8.count <= Self.longestLine,
      let rest = String(line.unicodeScalars.dropFirst(span.endColumn - 1))
        .prefixMatch(of: /(?: *, *[\w.-]+)+(?= *\})/)
    else { return nil }
    var items = [document.text(of: node)]
    for item in rest.0.split(separator: ",", omittingEmptySubsequences: false).dropFirst() {
      let start = rest.0.unicodeScalars.distance(
        from: rest.0.startIndex, to: item.firstIndex { $0 != " " } ?? item.endIndex)
      reporter.settle(
        at: Place(
          line: span.line, column: span.endColumn + start, length: 1, origin: place.origin))
      items.append(item.filter { $0 != " " })
    }
    let length = span.endColumn + rest.0.unicodeScalars.count - span.column
    return (
      "[\(items.joined(separator: ", "))]",
      Place(line: span.line, column: span.column, length: length, origin: place.origin)
    )
  }

  /// The longest line, in bytes, in which the items of a list are looked for.
  private static let longestLine = 1_000

  /// Whether a key has no value and no colon.
  private func isMissing(_ value: NodeID) -> Bool {
    document.shape(of: value) == .scalar && document.scalar(of: value) == .null
      && document.text(of: value).isEmpty
  }

  /// Whether only a comma stands between a plain value and a key in the same line.
  private func follows(_ key: NodeID, _ last: NodeID) -> Bool {
    guard document.shape(of: key) == .scalar, document.shape(of: last) == .scalar else {
      return false
    }
    let (before, after) = (document.span(of: last), document.span(of: key))
    guard before.style == .plain, after.style == .plain, before.endLine == after.line,
      before.origin == after.origin, before.endColumn < after.column
    else { return false }
    let source = reporter.origins.file(of: document.place(of: key))
    let start = source.offset(line: before.endLine, column: before.endColumn)
    let end = source.offset(line: after.line, column: after.column)
    guard start < end, end <= source.bytes.count else { return false }
    return source.bytes[start..<end].filter { $0 != UInt8(ascii: " ") } == [UInt8(ascii: ",")]
  }

  /// Returns the hint to a mapping under a key that isn't known: a view that stands beside the subviews, or
  /// keys of the view itself; nil for anything else.
  func hint(forMapping name: String, _ value: NodeID, among words: WordTable) -> Hint? {
    guard document.shape(of: value) == .mapping, words.index(of: "subviews") != nil else {
      return nil
    }
    let known = document.entries(of: value).map { key, _ in
      document.withText(of: key) { words.index(of: $0) } != nil
    }
    guard !known.isEmpty else { return nil }
    if document.value("type", of: value) != nil, Identifier.isValid(name) {
      return "views stand under 'subviews': 'subviews: { \(name): ... }'"
    }
    guard Self.wrappers.contains(name), !known.contains(false) else { return nil }
    return "leave '\(name)' out: what is in it are keys of the view itself"
  }

  /// What other systems put the attributes of a view in.
  private static let wrappers: Set = [
    "layer", "style", "styles", "attributes", "properties", "props", "options", "modifiers",
    "appearance", "layout", "css",
  ]
}
