/// Reads Apple's `.strings` files: `"key" = "text";`, comments, escapes.
struct StringsFile {
  private let reporter: Reporter
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var column = 1

  /// A key with its text.
  struct Entry {
    let key: String
    let text: String
  }

  /// Reads a whole file; what is wrong goes to the reporter, and reading goes on behind the line.
  static func read(_ reporter: Reporter) -> [Entry] {
    var file = StringsFile(reporter)
    return file.entries()
  }

  private init(_ reporter: Reporter) {
    self.reporter = reporter
    scalars = Array(String(decoding: reporter.source.bytes, as: UTF8.self).unicodeScalars)
  }

  private mutating func entries() -> [Entry] {
    var entries: [Entry] = []
    while skipBlanks(), index < scalars.count {
      if let entry = entry() { entries.append(entry) } else { skipLine() }
    }
    return entries
  }

  private mutating func entry() -> Entry? {
    guard let key = word("a key") else { return nil }
    guard skipBlanks() else { return nil }
    // `key;` is short for a text equal to its key.
    if accept(";") { return Entry(key: key, text: key) }
    guard accept("=") else { return fail("expected '=' behind the key") }
    guard skipBlanks(), let text = word("a text") else { return nil }
    guard skipBlanks() else { return nil }
    guard accept(";") else { return fail("expected ';' behind the text") }
    return Entry(key: key, text: text)
  }

  /// Reads a quoted string, or a bare word of letters, digits and `_.-/:`.
  private mutating func word(_ what: String) -> String? {
    if peek() == "\"" { return quoted() }
    var word = String.UnicodeScalarView()
    while let scalar = peek(), Self.isBare(scalar) {
      word.append(scalar)
      advance()
    }
    return word.isEmpty ? fail("expected \(what)") : String(word)
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "_.-/:$".unicodeScalars.contains(scalar)
  }

  private mutating func quoted() -> String? {
    let start = place
    advance()
    var text = String.UnicodeScalarView()
    while let scalar = peek() {
      advance()
      if scalar == "\"" { return String(text) }
      if scalar != "\\" {
        text.append(scalar)
      } else if !escape(into: &text) {
        return nil
      }
    }
    reporter.report(.stringsFile("the string is not closed"), at: start)
    return nil
  }

  private mutating func escape(into text: inout String.UnicodeScalarView) -> Bool {
    guard let letter = peek() else { return true }
    switch letter {
    case "n": text.append("\n")
    case "t": text.append("\t")
    case "r": text.append("\r")
    case "U", "u":
      advance()
      return unicodeEscape(into: &text)
    default: text.append(letter)
    }
    advance()
    return true
  }

  /// Reads the digits of `\U1F60`, and of a surrogate pair.
  private mutating func unicodeEscape(into text: inout String.UnicodeScalarView) -> Bool {
    guard var value = hexDigits() else { return fail("'\\U' needs four hexadecimal digits") != nil }
    if (0xD800...0xDBFF).contains(value), peek() == "\\" {
      advance()
      advance()
      guard let low = hexDigits(), (0xDC00...0xDFFF).contains(low) else {
        return fail("half a surrogate pair") != nil
      }
      value = 0x10000 + ((value - 0xD800) << 10) + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { return fail("half a surrogate pair") != nil }
    text.append(scalar)
    return true
  }

  private mutating func hexDigits() -> UInt32? {
    guard index + 4 <= scalars.count else { return nil }
    let digits = String(String.UnicodeScalarView(scalars[index..<index + 4]))
    guard let value = UInt32(digits, radix: 16) else { return nil }
    for _ in 0..<4 { advance() }
    return value
  }

  /// Passes blanks and comments; false when a comment is not closed.
  private mutating func skipBlanks() -> Bool {
    while let scalar = peek() {
      if scalar.properties.isWhitespace {
        advance()
      } else if scalar == "/", peek(1) == "/" {
        while let next = peek(), next != "\n" { advance() }
      } else if scalar == "/", peek(1) == "*" {
        let start = place
        while peek() != nil, !(peek() == "*" && peek(1) == "/") { advance() }
        guard peek() != nil else {
          reporter.report(.stringsFile("the comment is not closed"), at: start)
          return false
        }
        advance()
        advance()
      } else {
        return true
      }
    }
    return true
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
    if scalars[index] == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
    index += 1
  }

  private var place: Place { Place(line: line, column: column) }

  private func fail(_ message: String) -> String? {
    reporter.report(.stringsFile(message), at: place)
    return nil
  }

  private func fail(_ message: String) -> Entry? {
    reporter.report(.stringsFile(message), at: place)
    return nil
  }
}
