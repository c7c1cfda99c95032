import Documents

/// Reads Apple's `.strings` files: `"key" = "text";`, comments, escapes.
struct StringsFile {
  private let reporter: Reporter
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var column = 1
  /// The comments that were skipped since they were last taken, in scalars, with the lines they begin on.
  private var comments: [(text: Range<Int>, line: Int)] = []
  /// Whether the entries stand in braces that are still open.
  private var isBraced = false

  /// A key with its text.
  struct Entry {
    let key: String
    let text: String
    /// Where the text stands with its quotes, in scalars; nil for a text that is its own key, or that of a
    /// property list.
    var span: Range<Int>?
    /// What the last comment before it says, or one at the end of its line.
    var comment: String?
  }

  /// Reads a whole file; problems go to the reporter, and reading continues on the next line.
  static func read(_ reporter: Reporter) -> [Entry] {
    if isXML(reporter.source.bytes) { return propertyList(reporter) }
    var file = StringsFile(reporter)
    return file.entries()
  }

  /// Whether a file is an XML property list, as written by plutil and some other tools.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return ["<?xml", "<!DOCTYPE", "<plist"].contains { start.starts(with: $0.utf8) }
  }

  private static func propertyList(_ reporter: Reporter) -> [Entry] {
    guard let root = PropertyList.read(reporter) else { return [] }
    return root.entries.compactMap { entry in
      guard let text = entry.value.text else {
        reporter.report(.stringsType(entry.key, mustBe: "a string"), at: entry.place)
        return nil
      }
      return Entry(key: entry.key, text: text)
    }
  }

  private init(_ reporter: Reporter) {
    self.reporter = reporter
    scalars = Array(String(decoding: reporter.source.bytes, as: UTF8.self).unicodeScalars)
  }

  private mutating func entries() -> [Entry] {
    var entries: [Entry] = []
    // The line on which the last entry ends.
    var end = 0
    // Property lists may stand in braces.
    if skipBlanks(), accept("{") { isBraced = true }
    while skipBlanks(), index < scalars.count {
      if isBraced, accept("}") { isBraced = false; continue }
      takeComments(endingLineOf: end, of: &entries)
      let before = comments.last.map(text)
      comments = []
      if var entry = entry() {
        entry.comment = before
        entries.append(entry)
      } else {
        skipLine()
      }
      end = line
      comments = []
    }
    takeComments(endingLineOf: end, of: &entries)
    return entries
  }

  /// Gives the last entry the comment that stands at the end of its line.
  private mutating func takeComments(endingLineOf line: Int, of entries: inout [Entry]) {
    guard !entries.isEmpty, let first = comments.first, first.line == line else { return }
    entries[entries.count - 1].comment = text(first)
    comments.removeFirst()
  }

  private func text(_ comment: (text: Range<Int>, line: Int)) -> String {
    String(String.UnicodeScalarView(scalars[comment.text]))
  }

  private mutating func entry() -> Entry? {
    guard let key = word("a key") else { return nil }
    guard skipBlanks() else { return nil }
    // `key;` is short for a text equal to its key.
    if accept(";") { return Entry(key: key, text: key) }
    guard accept("=") else { return fail("expected '=' after the key") }
    guard skipBlanks() else { return nil }
    let (quote, line, start) = (peek(), line, index)
    guard let text = word("a text") else { return nil }
    let (end, span) = (place, start..<index)
    guard skipBlanks() else { return nil }
    guard accept(";") else {
      let isOnLine = line == self.line && peek().map(Self.isBare) == true
      let remedy: StringsRemedy = isOnLine ? quote == "\"" ? .innerQuote : .unquoted : .line
      reporter.report(.stringsFile("expected ';' after the text", remedy), at: end)
      return nil
    }
    return Entry(key: key, text: text, span: span)
  }

  /// Returns a file with other texts for some keys: in place of those that it has, otherwise at its end;
  /// nil for a property list, or a file with errors.
  static func edited(_ bytes: [UInt8], _ texts: [(key: String, text: String)]) -> [UInt8]? {
    guard !isXML(bytes) else { return nil }
    let reporter = Reporter(SourceFile(path: "", bytes: bytes))
    var file = StringsFile(reporter)
    let entries = file.entries()
    guard !reporter.hasErrors, !file.isBraced else { return nil }
    var scalars = file.scalars
    let wanted = Dictionary(texts.map { ($0.key, $0.text) }) { $1 }
    for entry in entries.reversed() {
      guard let text = wanted[entry.key], let span = entry.span else { continue }
      scalars.replaceSubrange(span, with: quoted(text).unicodeScalars)
    }
    let known = Set(entries.filter { $0.span != nil }.map(\.key))
    let feed = scalars.firstIndex(of: "\n")
    let isReturned = feed.map { $0 > 0 && scalars[$0 - 1] == "\r" } ?? false
    let lineEnd = isReturned ? "\r\n" : "\n"
    var end = ""
    if let last = scalars.last, last != "\n" { end += lineEnd }
    for (key, text) in texts where !known.contains(key) {
      end += "\(quoted(key)) = \(quoted(text));\(lineEnd)"
    }
    if known.isSuperset(of: texts.map(\.key)) { end = "" }
    return Array((String(String.UnicodeScalarView(scalars)) + end).utf8)
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Reads a quoted string, in double or single quotes, or a bare word of letters, digits and
  /// `_.-/:`.
  private mutating func word(_ what: String) -> String? {
    if let quote = peek(), quote == "\"" || quote == "'" { return quoted(quote) }
    var word = String.UnicodeScalarView()
    while let scalar = peek(), Self.isBare(scalar) {
      word.append(scalar)
      advance()
    }
    guard word.isEmpty else { return String(word) }
    let isTypographic = peek().map {
      "\u{201C}\u{201D}\u{201E}\u{AB}\u{BB}".unicodeScalars.contains($0)
    }
    return fail("expected \(what)", isTypographic == true ? .straightQuotes : .line)
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "_.-/:$".unicodeScalars.contains(scalar)
  }

  private mutating func quoted(_ quote: Unicode.Scalar) -> String? {
    let start = place
    advance()
    var text = String.UnicodeScalarView()
    while let scalar = peek() {
      advance()
      if scalar == quote { return String(text) }
      if scalar != "\\" {
        text.append(scalar)
      } else if !escape(into: &text) {
        return nil
      }
    }
    reporter.report(.stringsFile("the string is not closed", .openString), at: start)
    return nil
  }

  private mutating func escape(into text: inout String.UnicodeScalarView) -> Bool {
    guard let letter = peek() else { return true }
    switch letter {
    case "n": text.append("\n")
    case "t": text.append("\t")
    case "r": text.append("\r")
    case "a": text.append("\u{7}")
    case "b": text.append("\u{8}")
    case "v": text.append("\u{B}")
    case "f": text.append("\u{C}")
    case "0"..."7":
      text.append(octalEscape())
      return true
    case "U", "u":
      advance()
      return unicodeEscape(into: &text)
    default: text.append(letter)
    }
    advance()
    return true
  }

  /// Reads up to three octal digits, a byte in the NeXTSTEP encoding.
  private mutating func octalEscape() -> Unicode.Scalar {
    var value: UInt32 = 0
    for _ in 0..<3 {
      guard let digit = peek(), ("0"..."7").contains(digit) else { break }
      value = value * 8 + digit.value - 48
      advance()
    }
    let byte = UInt8(truncatingIfNeeded: value)
    return byte < 0x80 ? Unicode.Scalar(byte) : Self.nextStep[Int(byte) - 0x80]
  }

  /// The upper half of the NeXTSTEP encoding; its last two positions are unassigned.
  private static let nextStep = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£\u{2044}¥ƒ§¤’“«‹›\u{FB01}\u{FB02}®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹\u{2CB}´\u{2C6}\u{2DC}¯\u{2D8}\u{2D9}¨²\u{2DA}¸³\u{2DD}\u{2DB}\u{2C7}—±¼½¾àáâãäåçèéêë"
      + "ìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}").unicodeScalars)

  /// Reads the digits of an escape such as `\U1F60`, or of a surrogate pair.
  private mutating func unicodeEscape(into text: inout String.UnicodeScalarView) -> Bool {
    guard var value = hexDigits() else { return fail("'\\U' needs four hexadecimal digits") != nil }
    if (0xD800...0xDBFF).contains(value), peek() == "\\" {
      advance()
      advance()
      guard let low = hexDigits(), (0xDC00...0xDFFF).contains(low) else {
        return fail("half of a surrogate pair") != nil
      }
      value = 0x10000 + ((value - 0xD800) << 10) + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { return fail("half of a surrogate pair") != nil }
    text.append(scalar)
    return true
  }

  private mutating func hexDigits() -> UInt32? {
    guard index + 4 <= scalars.count else { return nil }
    let digits = String(String.UnicodeScalarView(scalars[index..<index + 4]))
    guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else { return nil }
    for _ in 0..<4 { advance() }
    return value
  }

  /// Skips blanks and comments; false if a comment is not closed.
  private mutating func skipBlanks() -> Bool {
    while let scalar = peek() {
      if Self.isBlank(scalar) {
        advance()
      } else if scalar == "/", peek(1) == "/" {
        let first = index + 2
        while let next = peek(), next != "\n" { advance() }
        comments.append((first..<index, line))
      } else if scalar == "/", peek(1) == "*" {
        let (start, first, line) = (place, index + 2, line)
        advance()
        advance()
        while peek() != nil, !(peek() == "*" && peek(1) == "/") { advance() }
        guard peek() != nil else {
          reporter.report(.stringsFile("the comment is not closed", .openComment), at: start)
          return false
        }
        comments.append((first..<index, line))
        advance()
        advance()
      } else {
        return true
      }
    }
    return true
  }

  /// Whether Apple's reader skips a scalar between words: not every space of Unicode.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x2028, 0x2029: true
    default: false
    }
  }

  private mutating func skipLine() {
    while let scalar = peek(), scalar != "\n" { advance() }
  }

  private mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
    guard peek() == scalar else { return false }
    advance()
    return true
  }

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  private mutating func advance() {
    guard index < scalars.count else { return }
    let isReturn =
      scalars[index] == "\r" && (index + 1 == scalars.count || scalars[index + 1] != "\n")
    if scalars[index] == "\n" || isReturn {
      line += 1
      column = 1
    } else {
      column += 1
    }
    index += 1
  }

  private var place: Place { Place(line: line, column: column) }

  private func fail(_ message: String, _ remedy: StringsRemedy = .line) -> String? {
    reporter.report(.stringsFile(message, remedy), at: place)
    return nil
  }

  private func fail(_ message: String, _ remedy: StringsRemedy = .line) -> Entry? {
    reporter.report(.stringsFile(message, remedy), at: place)
    return nil
  }
}
