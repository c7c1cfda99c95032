import Geometry

/// Reads a visual format by recursive descent.
struct VisualFormatParser {
  /// A name in the role in which the parser read it.
  enum Mention {
    case view(VisualFormat.Name)
    case metric(VisualFormat.Name)
    case metricOrView(VisualFormat.Name)
  }

  private let bytes: [UInt8]
  private var position = 0
  private(set) var format: VisualFormat
  /// The names read so far, even if an error ended parsing.
  private(set) var mentions: [Mention] = []

  init(_ source: String) {
    bytes = Array(source.utf8)
    format = VisualFormat(source: source)
  }

  /// Reads the whole format.
  mutating func parse() throws(VisualFormatError) {
    try parseRow()
    format.listDemands()
  }

  private mutating func parseRow() throws(VisualFormatError) {
    parseOrientation()
    if accept("|") {
      let gap = try parseGap()
      format.opening = VisualFormat.Edge(gap: gap, end: position)
    }
    try parseBox()
    format.opening?.end = format.boxes[0].end
    while !isAtEnd {
      let gap = try parseGap()
      if accept("|") {
        format.closing = VisualFormat.Edge(gap: gap, end: position)
        skipSpaces()
        guard position == bytes.count else { throw error("Expected the end of the format") }
        return
      }
      format.gaps.append(gap)
      try parseBox()
    }
  }

  private mutating func parseOrientation() {
    skipSpaces()
    guard let letter = peek(), letter == UInt8(ascii: "H") || letter == UInt8(ascii: "V") else {
      return
    }
    let start = position
    position += 1
    if accept(":") {
      format.axis = letter == UInt8(ascii: "H") ? .horizontal : .vertical
    } else {
      position = start
    }
  }

  private mutating func parseBox() throws(VisualFormatError) {
    skipSpaces()
    guard accept("[") else { throw error("Expected a view") }
    guard let name = parseName() else {
      throw error("Expected a view name, which begins with a letter or an underscore")
    }
    mentions.append(.view(name))
    let predicates = accept("(") ? try parseList(of: Mention.metricOrView) : []
    guard accept("]") else { throw error("Expected a ']' here to close the view") }
    format.boxes.append(VisualFormat.Box(name: name, predicates: predicates, end: position))
  }

  /// Reads a gap between two views: nothing, `-`, `-8-`, `-(>=8@750,<=20)-`.
  private mutating func parseGap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard accept("-") else { return .flush }
    skipSpaces()
    guard let next = peek(), next != UInt8(ascii: "["), next != UInt8(ascii: "|") else {
      return .standard
    }
    let predicates =
      accept("(")
      ? try parseList(of: Mention.metric)
      : [try parsePredicate(of: Mention.metric, signed: false)]
    guard accept("-") else { throw error("Expected a '-' here to end the gap") }
    return .predicates(predicates)
  }

  /// Reads the predicates up to the closing parenthesis.
  private mutating func parseList(
    of kind: (VisualFormat.Name) -> Mention
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      predicates.append(try parsePredicate(of: kind, signed: true))
    } while accept(",")
    guard !accept(")") else { return predicates }
    throw error(
      peek().map("<>=".utf8.contains) == true
        ? "The relation stands before the amount, as in (>=44)"
        : "Expected a ')' here to close the predicates")
  }

  /// Reads relation, amount and priority; a bare gap cannot have a sign, because its hyphens are
  /// the gap.
  private mutating func parsePredicate(
    of kind: (VisualFormat.Name) -> Mention, signed: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    skipSpaces()
    let start = position
    let relation = try parseRelation()
    let amount = try parseAmount(of: kind, signed: signed)
    let priority = accept("@") ? try parseAmount(of: Mention.metric, signed: signed) : nil
    return VisualFormat.Predicate(
      relation: relation, amount: amount, priority: priority, start: start, end: position)
  }

  private mutating func parseRelation() throws(VisualFormatError) -> LayoutConstraint.Relation {
    let relation: LayoutConstraint.Relation
    if accept("=") {
      relation = .equal
    } else if accept("<") {
      relation = .lessThanOrEqual
    } else if accept(">") {
      relation = .greaterThanOrEqual
    } else {
      return .equal
    }
    guard peek() == UInt8(ascii: "=") else {
      throw error("Expected an '=' here; the relations are ==, <= and >=")
    }
    position += 1
    return relation
  }

  private mutating func parseAmount(
    of kind: (VisualFormat.Name) -> Mention, signed: Bool
  ) throws(VisualFormatError) -> VisualFormat.Amount {
    skipSpaces()
    if let name = parseName() {
      mentions.append(kind(name))
      return .name(name)
    }
    let start = position
    guard let number = parseNumber(signed: signed) else {
      position = start
      throw error("Expected a number or a name")
    }
    guard number.isFinite else { throw error("Expected a finite number") }
    return .number(number)
  }

  private mutating func parseName() -> VisualFormat.Name? {
    skipSpaces()
    let start = position
    while let byte = peek(), byte.isLetter || (position > start && byte.isDigit) {
      position += 1
    }
    guard position > start else { return nil }
    return VisualFormat.Name(text: text(from: start), end: position)
  }

  /// Reads a number as `strtod` does in the C locale: sign, decimals, exponent.
  private mutating func parseNumber(signed: Bool) -> Double? {
    let start = position
    if signed, peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") { position += 1 }
    let digits = skipDigits()
    var decimals = 0
    if peek() == UInt8(ascii: ".") {
      position += 1
      decimals = skipDigits()
    }
    guard digits + decimals > 0 else { return nil }
    skipExponent()
    return Double(text(from: start))
  }

  /// Skips an exponent if a complete one follows: in `1e-[b]` the letter is not part of a number.
  private mutating func skipExponent() {
    let start = position
    guard let letter = peek(), letter | 0x20 == UInt8(ascii: "e") else { return }
    position += 1
    if peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") { position += 1 }
    if skipDigits() == 0 { position = start }
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while peek()?.isDigit == true { position += 1 }
    return position - start
  }

  private mutating func skipSpaces() {
    while let byte = peek(), byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  private var isAtEnd: Bool {
    bytes[position...].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }

  private func peek() -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// Skips spaces, and then the given character if it is there.
  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard peek() == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message, in: format.source, utf8Offset: position)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isLetter: Bool {
    self == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

extension VisualFormat {
  /// Parses a visual format; names are not looked up.
  package init(parsing source: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(source)
    try parser.parse()
    self = parser.format
  }
}
