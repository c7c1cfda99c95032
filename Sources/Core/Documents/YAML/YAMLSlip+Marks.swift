/// The slips of a mark that is missing: a colon, the space behind it, a comma, a line break or a
/// space of the indentation.
extension YAMLSlip {
  /// The line above with a colon behind its only word, or a space behind its colon.
  var uncoloned: Hint? {
    var above = line - 1
    while above > 0, isBlank(source.line(above)) { above -= 1 }
    guard above > 0 else { return nil }
    let before = Array(source.line(above).unicodeScalars)
    guard let start = before.firstIndex(where: { $0 != " " && $0 != "-" }),
      let end = before.lastIndex(where: { $0 != " " && $0 != "\r" })
    else { return nil }
    let word = before[start...end].prefix(while: Self.isPart)
    guard let first = word.first, first.properties.isAlphabetic else { return nil }
    let name = String(String.UnicodeScalarView(word))
    if word.endIndex == end + 1 {
      return .change(
        [.replace("\(before[end]):", at: Place(line: above, column: end + 1, length: 1))],
        "put a colon behind '\(name)' on line \(above)")
    }
    guard before[word.endIndex] == ":", word.endIndex < end,
      !" /".unicodeScalars.contains(before[word.endIndex + 1])
    else { return nil }
    let value = String(String.UnicodeScalarView(before[(word.endIndex + 1)...end]))
    return .change(
      [.replace(": ", at: Place(line: above, column: word.endIndex + 1, length: 1))],
      "put a space after the colon on line \(above): '\(name): \(value)'")
  }

  /// The second of two keys in a line, within braces if it has a value, otherwise on a line of its own.
  var parted: Hint? {
    guard characters.indices.contains(problem), characters[problem] == ":",
      !characters[..<problem].contains(where: { "{[\"'".unicodeScalars.contains($0) }),
      let start = keyStart, let outer = key(in: characters), outer.indent < start,
      !Self.isText(outer.name), characters[..<start].last(where: { $0 != " " }) == ":"
    else { return nil }
    let name = text(start..<problem)
    let value = text(start..<valueEnd(from: start))
    guard value.hasSuffix(":") else {
      guard characters[(problem + 1)...].first == " " else { return nil }
      let place = Place(line: line, column: start + 1, length: value.unicodeScalars.count)
      return .change([.replace("{ \(value) }", at: place)], "write { \(value) }")
    }
    var below = line + 1
    while below < source.lineCount, isBlank(source.line(below)) { below += 1 }
    let indent = outer.indent + 2
    guard below <= source.lineCount,
      source.line(below).unicodeScalars.prefix(while: { $0 == " " }).count > indent
    else { return nil }
    let blanks = String(repeating: " ", count: indent)
    let place = Place(line: line, column: start, length: value.unicodeScalars.count + 1)
    return .change(
      [.replace("\n\(blanks)\(value)", at: place)], "begin a new line with '\(name):'")
  }

  /// The comma that is missing in front of a key in brackets, or behind a bracket.
  var separated: Hint? {
    if characters[problem] != ":" {
      guard characters[problem].properties.isAlphabetic, problem > 1,
        characters[problem - 1] == " ",
        let end = characters[..<problem].lastIndex(where: { $0 != " " }),
        "}])\"".unicodeScalars.contains(characters[end]),
        case let word = characters[problem...].prefix(while: Self.isPart), !word.isEmpty,
        characters[word.endIndex...].first == ":"
      else { return nil }
      return comma(behind: end, before: word)
    }
    guard let start = keyStart, let value = valueStart, value < start,
      !["\"", "'", "[", "{"].contains(characters[value]),
      let end = characters[..<start].lastIndex(where: { $0 != " " }), end >= value
    else { return nil }
    // In a text a colon may stand for itself, unless the word before it is a key elsewhere.
    let outer = characters[..<value].lastIndex(of: ":").map { colon in
      text((characters[..<colon].lastIndex { !Self.isPart($0) }.map { $0 + 1 } ?? 0)..<colon)
    }
    guard outer.map(Self.isText) != true || isKeyElsewhere(text(start..<problem)) else {
      return nil
    }
    return comma(behind: end, before: characters[start..<problem])
  }

  /// The quote that closes the one at the problem: at the end of its line, before the brackets that close others
  /// there.
  var closedQuote: Hint? {
    guard characters.indices.contains(problem) else { return nil }
    let isInBrackets = characters[..<problem].contains { "{[".unicodeScalars.contains($0) }
    let end = characters.lastIndex { character in
      !character.properties.isWhitespace
        && !(isInBrackets && "}],".unicodeScalars.contains(character))
    }
    guard let end, end > problem else { return nil }
    let place = Place(line: line, column: end + 1, length: 1)
    return .change(
      [.replace("\(characters[end])\(characters[problem])", at: place)],
      "close it: \(text(problem..<end + 1))\(characters[problem])")
  }

  private func comma(behind end: Int, before word: ArraySlice<Unicode.Scalar>) -> Hint {
    .change(
      [.replace("\(characters[end]),", at: Place(line: line, column: end + 1, length: 1))],
      "put a comma before '\(text(word.indices))'")
  }

  /// The line, and those below it in the same column, indented like the key above.
  var indented: Hint? {
    guard let own = key(in: characters), own.indent == problem,
      !characters[..<problem].contains("-")
    else { return nil }
    // Of the lines above, as far as what they are all in, the one that is indented least.
    var nearest: (line: Int, key: (name: String, indent: Int, hasValue: Bool))?
    for above in stride(from: line - 1, to: max(0, line - Self.mostLines), by: -1)
    where !isBlank(source.line(above)) {
      guard let key = key(in: Array(source.line(above).unicodeScalars)) else { return nil }
      if key.indent <= own.indent { break }
      if nearest.map({ key.indent < $0.key.indent }) ?? true { nearest = (above, key) }
    }
    guard let (above, other) = nearest else { return nil }
    let blanks = String(repeating: " ", count: other.indent - own.indent)
    var changes: [Advice.Change] = []
    for next in line...min(source.lineCount, line + Self.mostLines) {
      let text = Array(source.line(next).unicodeScalars)
      guard text.firstIndex(where: { $0 != " " }) == own.indent, let first = text.first,
        key(in: text) != nil
      else { break }
      changes.append(.replace("\(blanks)\(first)", at: Place(line: next, column: 1, length: 1)))
    }
    return .change(changes, "indent '\(own.name)' like '\(other.name)' on line \(above)")
  }

  /// The most lines that are indented together.
  private static let mostLines = 500

  /// The start of a word that begins with a mark of YAML's, and at which reading stopped: `*bold*`.
  var markStart: Int? {
    (0...min(problem, characters.count - 1)).last { index in
      "*&".unicodeScalars.contains(characters[index])
        && (index == 0 || " [{,".unicodeScalars.contains(characters[index - 1]))
    }
  }

  /// Where the key begins whose colon is the problem: a word in small letters behind a space.
  private var keyStart: Int? {
    let start = characters[..<problem].lastIndex { !Self.isPart($0) }.map { $0 + 1 } ?? 0
    guard start < problem, start > 0, characters[start - 1] == " ",
      ("a"..."z").contains(characters[start])
    else { return nil }
    return start
  }

  /// Whether a word is a key on another line, or in front of this one.
  private func isKeyElsewhere(_ word: String) -> Bool {
    let key = Array("\(word):".utf8)
    var start = source.bytes.startIndex
    let own = source.range(ofLine: line)
    while let found = source.bytes[start...].firstRange(of: key) {
      let before = found.lowerBound > 0 ? source.bytes[found.lowerBound - 1] : 0x0A
      if !own.contains(found.lowerBound), before == 0x20 || before == 0x0A || before == 0x7B {
        return true
      }
      start = found.upperBound
    }
    return false
  }

  /// Whether the value of a key is a text that people read, in which a colon may stand.
  private static func isText(_ key: String) -> Bool {
    ["text", "title", "why", "placeholder", "detail", "label", "prompt", "key"].contains(key)
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      || ("0"..."9").contains(scalar)
  }
}
