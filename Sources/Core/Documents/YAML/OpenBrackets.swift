/// The brackets that nothing closes up to some place in a YAML or JSON file.
struct OpenBrackets {
  /// The brackets with their offsets, the outermost first; at least one.
  private let open: [(bracket: UInt8, offset: Int)]
  /// The offset of the last comment; nil for none.
  private let comment: Int?
  private let source: SourceFile

  /// Looks for brackets before a byte; nil if none is open there, or if the text before it has another
  /// mistake.
  init?(_ source: SourceFile, before end: Int? = nil) {
    var scan = BracketScan(isJSON: source.isJSON)
    for offset in source.bytes.indices.prefix(end ?? source.bytes.count) {
      guard scan.accept(source.bytes[offset], at: offset) else { return nil }
    }
    guard !scan.open.isEmpty else { return nil }
    (self.open, self.comment, self.source) = (scan.open, scan.comment, source)
  }

  /// What is wrong with JSON that ends before all its brackets are closed, as a file whose writing or
  /// copying was interrupted.
  var cutJSON: Clause {
    let (bracket, offset) = open[open.count - 1]
    let rest = open.count - 1
    let others = rest == 0 ? "" : rest == 1 ? " and one around it" : " and \(rest) around it"
    return Clause(
      .syntax,
      "the JSON is cut short: the file ends before the '\(Character(Unicode.Scalar(bracket)))' in line "
        + "\(source.place(ofByte: offset).line)\(others) \(rest == 0 ? "is" : "are") closed",
      hint: "restore the whole file")
  }

  /// How to close in YAML what is open before a line: all of it where the line is not indented further
  /// than what opened it, otherwise the innermost.
  ///
  /// - Parameter line: the line at which YAML stumbles; beyond the last one at the end of the file.
  func closing(before line: Int) -> Hint? {
    let isNested =
      Self.indent(source.line(line))
      > Self.indent(
        source.line(source.place(ofByte: open[0].offset).line))
    let open = isNested && line <= source.lineCount ? self.open.suffix(1) : self.open[...]
    guard let first = open.first else { return nil }
    var last = min(line - 1, source.lineCount)
    while last > 1, source.line(last).allSatisfy({ $0 == " " || $0 == "\t" }) { last -= 1 }
    let place = source.place(ofByte: first.offset)
    guard last >= place.line else { return nil }
    let ends = open.reversed().map { $0.bracket == UInt8(ascii: "{") ? " }" : "]" }.joined()
    var shown = Array(source.line(last).unicodeScalars)
    var position = "at the end of"
    if let comment = comment.map({ source.place(ofByte: $0) }), comment.line == last {
      // What is written at the end would belong to the comment.
      if Self.isColor(shown.dropFirst(comment.column)) { return Clause.quoteColors }
      shown = Array(shown.prefix(comment.column - 1))
      while let blank = shown.last, blank == " " || blank == "\t" { shown.removeLast() }
      position = "before the comment of"
    }
    // A place has at least one character: the last of the line is written again.
    guard let end = shown.last else { return nil }
    let column = shown.count
    let bracket = Character(Unicode.Scalar(first.bracket))
    return .change(
      [.replace("\(end)\(ends)", at: Place(line: last, column: column, length: 1))],
      "close the '\(bracket)' in line \(place.line), column \(place.column): write '"
        + "\(ends.drop { $0 == " " })' \(position) line \(last)")
  }

  /// Whether what follows a '#' are the digits of a colour.
  private static func isColor(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let word = text.prefix { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    return [3, 4, 6, 8].contains(word.count) && word.allSatisfy(\.properties.isASCIIHexDigit)
  }

  private static func indent(_ line: String) -> Int { line.utf8.prefix { $0 == 0x20 }.count }
}

/// Reads YAML or JSON byte by byte and keeps the brackets that are open.
private struct BracketScan {
  let isJSON: Bool
  private(set) var open: [(bracket: UInt8, offset: Int)] = []
  /// The quote that ends the current string; nil outside of strings.
  private var quote: UInt8?
  private var isEscaped = false
  private var isInComment = false
  /// The offset of the last comment; nil for none.
  private(set) var comment: Int?
  /// The byte before, and the last one that isn't blank.
  private var last = UInt8(ascii: "\n")
  private var mark = UInt8(ascii: "\n")

  init(isJSON: Bool) { self.isJSON = isJSON }

  /// Takes the next byte; false if it closes a bracket of another kind.
  mutating func accept(_ byte: UInt8, at offset: Int) -> Bool {
    defer {
      last = byte
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { mark = byte }
    }
    if let quote {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        isEscaped = true
      } else if byte == quote {
        self.quote = nil
      }
      return true
    }
    if isInComment {
      isInComment = byte != UInt8(ascii: "\n")
      return true
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if isJSON ? byte == UInt8(ascii: "\"") : beginsValue { quote = byte }
    case UInt8(ascii: "#"):
      isInComment = !isJSON && (last == UInt8(ascii: " ") || last == UInt8(ascii: "\n"))
      if isInComment { comment = offset }
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if isJSON || !open.isEmpty || beginsValue { open.append((byte, offset)) }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if !isJSON, open.isEmpty { break }
      // A bracket that closes another is a mistake of its own.
      guard let opened = open.popLast(), opened.bracket + 2 == byte else { return false }
    default: break
    }
    return true
  }

  /// Whether a value may begin here in YAML.
  private var beginsValue: Bool { "\n:,-[{".utf8.contains(mark) }
}

extension SourceFile {
  /// Whether the file says that it is JSON: by its name, or by a brace and a quote at its beginning.
  package var isJSON: Bool {
    if [".json", ".xcstrings"].contains(where: path.hasSuffix) { return true }
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let start = bytes.lazy.filter { !blank.contains($0) }.prefix(2)
    return Array(start) == Array("{\"".utf8)
  }
}
