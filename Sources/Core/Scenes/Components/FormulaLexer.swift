import Documents

/// A word, number, text or sign of a formula, with its place.
struct FormulaToken: Equatable {
  /// The kind of token.
  enum Kind: Equatable {
    /// A name, or several joined by dots.
    case name([String])
    case number(Double)
    case text(String)
    /// A sign, or one of the words `and`, `or` and `not`.
    case sign(String)
    case end
  }

  let kind: Kind
  /// The range in the text, in Unicode scalars; one scalar long at the end of the text.
  let range: Range<Int>

  /// The words that messages use.
  var words: String {
    switch kind {
    case .name(let path): "'\(path.joined(separator: "."))'"
    case .number(let value): "'\(NumberText.of(value))'"
    case .text(let text): "'\(text)'"
    case .sign(let sign): "'\(sign)'"
    case .end: "the end"
    }
  }
}

/// Splits the text of a formula into tokens.
struct FormulaLexer {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Returns the names without dots that a text mentions before its first error.
  static func names(in text: String) -> [String] {
    var lexer = FormulaLexer(text)
    var names: [String] = []
    while let token = try? lexer.next(), token.kind != .end {
      if case .name(let path) = token.kind, path.count == 1 { names.append(path[0]) }
    }
    return names
  }

  /// Returns the next token; `.end` at the end.
  mutating func next() throws(FormulaError) -> FormulaToken {
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
    let start = index
    guard index < scalars.count else {
      return FormulaToken(kind: .end, range: start..<start + 1)
    }
    let scalar = scalars[index]
    if scalar == "$" || isStart(index) { return try name(start) }
    if isDigit(index) || scalar == "." && isDigit(index + 1) { return try number(start) }
    if scalar == "'" || scalar == "\"" { return try text(scalar, start) }
    return try sign(start)
  }

  /// Reads a name with or without `$`, or `${name}`.
  private mutating func name(_ start: Int) throws(FormulaError) -> FormulaToken {
    var isBraced = false
    if scalars[index] == "$" {
      index += 1
      isBraced = index < scalars.count && scalars[index] == "{"
      if isBraced { index += 1 }
    }
    guard isStart(index) else { throw unreadable(start) }
    var path = [word()]
    while index + 1 < scalars.count, scalars[index] == ".", isStart(index + 1) || isDigit(index + 1)
    {
      index += 1
      path.append(word())
    }
    if isBraced {
      guard index < scalars.count, scalars[index] == "}" else { throw unreadable(start) }
      index += 1
    }
    let range = start..<index
    switch path {
    case ["and"], ["or"], ["not"]: return FormulaToken(kind: .sign(path[0]), range: range)
    default: return FormulaToken(kind: .name(path), range: range)
    }
  }

  private mutating func word() -> String {
    let start = index
    while index < scalars.count, isStart(index) || isDigit(index) { index += 1 }
    return String(String.UnicodeScalarView(scalars[start..<index]))
  }

  private mutating func number(_ start: Int) throws(FormulaError) -> FormulaToken {
    while isDigit(index) || index < scalars.count && scalars[index] == "." { index += 1 }
    let digits = String(String.UnicodeScalarView(scalars[start..<index]))
    guard let value = Double(digits) else { throw unreadable(start) }
    return FormulaToken(kind: .number(value), range: start..<index)
  }

  private mutating func text(
    _ quote: Unicode.Scalar, _ start: Int
  ) throws(FormulaError) -> FormulaToken {
    index += 1
    let first = index
    while index < scalars.count, scalars[index] != quote { index += 1 }
    guard index < scalars.count else { throw unreadable(start) }
    index += 1
    let text = String(String.UnicodeScalarView(scalars[first..<index - 1]))
    return FormulaToken(kind: .text(text), range: start..<index)
  }

  private mutating func sign(_ start: Int) throws(FormulaError) -> FormulaToken {
    let two = String(String.UnicodeScalarView(scalars[index..<min(index + 2, scalars.count)]))
    if let sign = Self.doubled[two] {
      index += 2
      return FormulaToken(kind: .sign(sign), range: start..<index)
    }
    guard let sign = Self.single[scalars[index]] else { throw unreadable(start) }
    index += 1
    return FormulaToken(kind: .sign(sign), range: start..<index)
  }

  private static let doubled = [
    "==": "==", "!=": "!=", "<=": "<=", ">=": ">=", "&&": "and", "||": "or",
  ]
  private static let single: [Unicode.Scalar: String] = [
    "<": "<", ">": ">", "+": "+", "-": "-", "*": "*", "/": "/", "(": "(", ")": ")", "!": "not",
    "×": "*", "−": "-", "≤": "<=", "≥": ">=", "≠": "!=",
  ]

  private func unreadable(_ start: Int) -> FormulaError {
    let range = start..<max(start + 1, min(index + 1, scalars.count))
    return FormulaError(
      clause: .unexpectedInFormula(
        "'\(String(String.UnicodeScalarView(scalars[start..<min(start + 1, scalars.count)])))'"),
      range: range)
  }

  private func isStart(_ index: Int) -> Bool {
    index < scalars.count && scalars[index].isASCII
      && Identifier.isStart(UInt8(truncatingIfNeeded: scalars[index].value))
  }

  private func isDigit(_ index: Int) -> Bool {
    index < scalars.count && ("0"..."9").contains(scalars[index])
  }
}
