/// The slips of people who write YAML: a text with a colon that isn't quoted, quotes within quotes, a line
/// that is indented too far, and a bracket that isn't closed.
struct YAMLSlip {
  let source: SourceFile
  let line: Int
  /// The characters of the line, and the index of the one that YAML stumbles over.
  let characters: [Unicode.Scalar]
  let problem: Int

  init(_ source: SourceFile, line: Int, column: Int) {
    (self.source, self.line) = (source, line)
    characters = Array(source.line(line).unicodeScalars)
    problem = column - 1
  }

  /// Returns what to write instead; nil if the problem is another one.
  ///
  /// - Parameter found: the line at which YAML stumbled, which is beyond the text if that ends too early.
  func hint(for message: String, from found: Int) -> Hint? {
    if characters.indices.contains(problem), let hint = small(message) ?? quoting(message) {
      return hint
    }
    if message.contains("could not find expected ':'"), let hint = undashed ?? uncoloned {
      return hint
    }
    if message.contains("did not find expected key"), let hint = indented { return hint }
    if message.contains("mapping values"), let hint = uncoloned ?? parted { return hint }
    let isInBrackets = message.contains("expected ','") || message.contains("node content")
    guard message.contains("mapping values") || isInBrackets else { return nil }
    if characters.indices.contains(problem),
      let hint = (isInBrackets ? separated : nil) ?? quoted ?? dedented
    {
      return hint
    }
    return isInBrackets ? closed(found) : nil
  }

  /// What to write in place of the character at the problem: nothing for a comma behind a value as in
  /// JSON, a space behind a colon.
  private func small(_ message: String) -> Hint? {
    let place = Place(line: line, column: problem + 1, length: 1)
    if characters[problem] == ",", message.contains("expected key") {
      return .change([.replace("", at: place)], "drop the comma: lines need none")
    }
    guard characters[problem] == ":", message.contains("unexpected ':'") else { return nil }
    return .change([.replace(": ", at: place)], "write a space behind the ':'")
  }

  /// What to write where a text has the wrong quotes, or none.
  private func quoting(_ message: String) -> Hint? {
    func change(_ range: Range<Int>, to text: String, _ words: String) -> Hint {
      let place = Place(line: line, column: range.lowerBound + 1, length: range.count)
      return .change([.replace(text, at: place)], words)
    }
    if message.contains("cannot start any token"),
      "@`%".unicodeScalars.contains(characters[problem])
        || characters[problem] == ">" && characters[..<problem].contains("{")
    {
      let value = problem..<valueEnd(from: problem)
      let quoted = YAMLScalar.quoted(text(value))
      return change(value, to: quoted, "quote it: \(quoted)")
    }
    if message.contains("hexdecimal number") || message.contains("unknown escape"),
      let start = characters[..<problem].lastIndex(of: "\""),
      let end = characters[problem...].firstIndex(of: "\""),
      !characters[start..<end].contains("'")
    {
      let single = "'\(text(start + 1..<end))'"
      return change(
        start..<end + 1, to: single, "double quotes read '\\' as an escape; write \(single)")
    }
    guard message.contains("expected"), problem > 0 else { return nil }
    if message.contains("alphabetic or numeric"), let start = markStart {
      let value = start..<valueEnd(from: start)
      let quoted = YAMLScalar.quoted(text(value))
      return change(value, to: quoted, "quote it: \(quoted)")
    }
    // An apostrophe ends a text in single quotes.
    if characters[problem - 1] == "'", let start = characters[..<(problem - 1)].lastIndex(of: "'"),
      let end = characters[problem...].lastIndex(of: "'")
    {
      let quoted = YAMLScalar.quoted(text(start + 1..<end))
      return change(start..<end + 1, to: quoted, "write \(quoted)")
    }
    return characters[problem - 1] == "\"" ? unclosed : nil
  }

  /// The quote that is missing at the end of the line above, where the line's first one closes it.
  private var unclosed: Hint? {
    func quotes(_ text: some Sequence<Unicode.Scalar>) -> Int { text.count { $0 == "\"" } }
    guard line > 1, quotes(characters[..<problem]) == 1 else { return nil }
    let above = Array(source.line(line - 1).unicodeScalars)
    guard !quotes(above).isMultiple(of: 2),
      let last = above.lastIndex(where: { !$0.properties.isWhitespace })
    else { return nil }
    let place = Place(line: line - 1, column: last + 1, length: 1)
    return .change(
      [.replace("\(above[last])\"", at: place)], "close the quote on line \(line - 1)")
  }

  /// The dash that is missing in front of the line above, or the space behind it, where the line itself has both.
  private var undashed: Hint? {
    guard line > 1, let dash = characters.firstIndex(where: { $0 != " " }), characters[dash] == "-"
    else { return nil }
    let above = Array(source.line(line - 1).unicodeScalars)
    guard let start = above.firstIndex(where: { $0 != " " }), start == dash,
      above.indices.contains(start + 1), above[start + 1] != " "
    else { return nil }
    let isGlued = above[start] == "-"
    let place = Place(line: line - 1, column: start + 1, length: 1)
    return .change(
      [.replace(isGlued ? "- " : "- \(above[start])", at: place)],
      isGlued
        ? "write a space behind the '-' of line \(line - 1)" : "begin line \(line - 1) with '- '")
  }

  /// What closes the brackets that are open where the problem is.
  private func closed(_ found: Int) -> Hint? {
    let end = found > line ? source.bytes.count : source.range(ofLine: line).lowerBound
    return OpenBrackets(source, before: end)?.closing(before: max(found, line))
  }

  /// The value around the problem in quotes: `text: Hello: world`.
  private var quoted: Hint? {
    let isColon = characters[problem] == ":"
    // In brackets YAML stumbles over the colon, or over what follows it.
    guard isColon || problem > 0, let key = valueStart else { return nil }
    let value = key..<valueEnd(from: key)
    guard !value.isEmpty, !["\"", "'", "[", "{", "|", ">", "&", "*"].contains(characters[key]),
      text(value).contains(": ")
    else { return nil }
    let quoted = YAMLScalar.quoted(text(value))
    let place = Place(line: line, column: key + 1, length: value.count)
    return .change(
      [.replace(quoted, at: place)], "quote a text that contains ': ', such as \(quoted)")
  }

  /// The index of the value of the last key before the problem; nil without one.
  var valueStart: Int? {
    let depth = characters.firstIndex { $0 == "{" || $0 == "[" }
    var start: Int?
    var isInKey = true
    for index in 0..<problem {
      let (character, next) = (characters[index], characters[index + 1])
      if depth.map({ index >= $0 }) == true, ",{[".unicodeScalars.contains(character) {
        isInKey = true
      } else if isInKey, character == ":", next == " " {
        (start, isInKey) = (index + 2, false)
      }
    }
    return start.flatMap { start in
      (start..<characters.count).first { characters[$0] != " " && $0 <= problem }
    }
  }

  /// Returns the end of a plain value: that of the line, or the comma or bracket after it.
  func valueEnd(from start: Int) -> Int {
    let isFlow = characters[..<start].contains { $0 == "{" || $0 == "[" }
    var end = start
    while end < characters.count {
      let character = characters[end]
      if isFlow, ",}]".unicodeScalars.contains(character) { break }
      if character == "#", end > start, characters[end - 1] == " " { break }
      end += 1
    }
    while end > start, characters[end - 1].properties.isWhitespace { end -= 1 }
    return end
  }

  private static let mostLines = 500

  /// The line, and those below it, indented like the key before it.
  private var dedented: Hint? {
    guard let key = self.key(in: characters) else { return nil }
    var above = line - 1
    while above > 0, isBlank(source.line(above)) { above -= 1 }
    let before = Array(source.line(above).unicodeScalars)
    guard above > 0, let other = self.key(in: before), other.hasValue, other.indent < key.indent,
      problem < characters.count, key.indent + key.name.unicodeScalars.count == problem
    else { return nil }
    let shift = key.indent - other.indent
    var changes: [Advice.Change] = []
    var last = line
    while changes.count < Self.mostLines, last <= source.lineCount {
      let text = source.line(last)
      let indent = text.unicodeScalars.prefix { $0 == " " }.count
      if !isBlank(text) {
        guard indent >= key.indent else { break }
        changes.append(.replace("", at: Place(line: last, column: 1, length: shift)))
      }
      last += 1
    }
    return .change(
      changes,
      "indent '\(key.name)' like '\(other.name)' on line \(above)")
  }

  /// The plain key with which a line begins, and where it begins after dashes; nil without one.
  func key(
    in characters: [Unicode.Scalar]
  ) -> (name: String, indent: Int, hasValue: Bool)? {
    let start = characters.firstIndex { $0 != " " && $0 != "-" } ?? characters.count
    guard
      let colon = characters[start...].firstIndex(of: ":"), colon > start,
      characters[start..<colon].allSatisfy({ $0.properties.isAlphabetic || $0.value < 0x40 })
    else { return nil }
    let rest = characters[(colon + 1)...].drop { $0 == " " }
    let name = String(String.UnicodeScalarView(characters[start..<colon]))
    return (name, start, rest.first.map { $0 != "#" } ?? false)
  }

  func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.first { $0 != " " && $0 != "\r" }.map { $0 == "#" } ?? true
  }

  func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(characters[range]))
  }
}
