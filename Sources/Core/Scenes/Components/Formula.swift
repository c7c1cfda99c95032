import Documents

/// The value of a formula.
enum FormulaValue: Equatable {
  case number(Double)
  case flag(Bool)
  case text(String)

  /// The noun that messages use.
  var noun: String {
    switch self {
    case .number: "a number"
    case .flag: "true or false"
    case .text: "a string"
    }
  }
}

/// An error in a formula, with its place.
struct FormulaError: Error {
  let clause: Clause
  /// The range in the text, in Unicode scalars.
  let range: Range<Int>
}

/// Evaluates formulas such as `gap * 2` and `unread > 0 and not muted`.
///
///     either  := both ("or" both)*
///     both    := negated ("and" negated)*
///     negated := "not" negated | sum [("==" | "!=" | "<" | "<=" | ">" | ">=") sum]
///     sum     := product (("+" | "-") product)*
///     product := factor (("*" | "/") factor)*
///     factor  := "-" factor | number | text in quotes | "true" | "false" | name | "(" either ")"
struct Formula {
  /// Looks up a name; a path such as `item.size` is given by its parts in order.
  typealias Lookup = (_ path: [String], _ range: Range<Int>) throws(FormulaError) -> FormulaValue

  private var lexer: FormulaLexer
  private var token: FormulaToken
  private var depth = 0
  private let lookup: Lookup

  private static let depthLimit = 64

  /// Evaluates the whole text.
  static func value(of text: String, _ lookup: @escaping Lookup) throws(FormulaError)
    -> FormulaValue
  {
    var formula = try Formula(text, lookup)
    let value = try formula.either()
    guard formula.token.kind == .end else {
      throw FormulaError(
        clause: .unexpectedInFormula(formula.token.words), range: formula.token.range)
    }
    return value
  }

  private init(_ text: String, _ lookup: @escaping Lookup) throws(FormulaError) {
    lexer = FormulaLexer(text)
    self.lookup = lookup
    token = try lexer.next()
  }

  private mutating func advance() throws(FormulaError) { token = try lexer.next() }

  private mutating func take(_ sign: String) throws(FormulaError) -> Bool {
    guard token.kind == .sign(sign) else { return false }
    try advance()
    return true
  }

  private mutating func either() throws(FormulaError) -> FormulaValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw FormulaError(clause: .formulaTooDeep, range: token.range)
    }
    var start = token.range
    var value = try both()
    while try take("or") {
      let left = try flag(value, start)
      start = token.range
      let right = try flag(try both(), start)
      value = .flag(left || right)
    }
    return value
  }

  private mutating func both() throws(FormulaError) -> FormulaValue {
    var start = token.range
    var value = try negated()
    while try take("and") {
      let left = try flag(value, start)
      start = token.range
      let right = try flag(try negated(), start)
      value = .flag(left && right)
    }
    return value
  }

  private mutating func negated() throws(FormulaError) -> FormulaValue {
    guard try take("not") else { return try comparison() }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw FormulaError(clause: .formulaTooDeep, range: token.range)
    }
    let start = token.range
    return .flag(!(try flag(try negated(), start)))
  }

  private mutating func comparison() throws(FormulaError) -> FormulaValue {
    let start = token.range
    let left = try sum()
    guard case .sign(let sign) = token.kind, Self.comparisons.contains(sign) else { return left }
    let place = token.range
    try advance()
    let right = try sum()
    switch (left, right, sign) {
    case (_, _, "=="): return .flag(left == right)
    case (_, _, "!="): return .flag(left != right)
    case (.number(let left), .number(let right), "<"): return .flag(left < right)
    case (.number(let left), .number(let right), "<="): return .flag(left <= right)
    case (.number(let left), .number(let right), ">"): return .flag(left > right)
    case (.number(let left), .number(let right), ">="): return .flag(left >= right)
    default:
      throw FormulaError(
        clause: .unorderedValues(sign, left.noun, right.noun),
        range: start.lowerBound..<max(place.upperBound, start.upperBound))
    }
  }

  private static let comparisons = ["==", "!=", "<", "<=", ">", ">="]

  private mutating func sum() throws(FormulaError) -> FormulaValue {
    let start = token.range
    var value = try product()
    while case .sign(let sign) = token.kind, sign == "+" || sign == "-" {
      try advance()
      let place = token.range
      let left = try number(value, start)
      let right = try number(try product(), place)
      value = .number(sign == "+" ? left + right : left - right)
    }
    return value
  }

  private mutating func product() throws(FormulaError) -> FormulaValue {
    let start = token.range
    var value = try factor()
    while case .sign(let sign) = token.kind, sign == "*" || sign == "/" {
      try advance()
      let place = token.range
      let left = try number(value, start)
      let right = try number(try factor(), place)
      guard sign == "*" || right != 0 else {
        throw FormulaError(clause: .dividedByZero, range: place)
      }
      value = .number(sign == "*" ? left * right : left / right)
    }
    return value
  }

  private mutating func factor() throws(FormulaError) -> FormulaValue {
    let found = token
    switch found.kind {
    case .number(let value):
      try advance()
      return .number(value)
    case .text(let text):
      try advance()
      return .text(text)
    case .name(let path):
      try advance()
      if path == ["true"] || path == ["false"] { return .flag(path == ["true"]) }
      return try lookup(path, found.range)
    case .sign("-"), .sign("("):
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.depthLimit else {
        throw FormulaError(clause: .formulaTooDeep, range: found.range)
      }
      try advance()
      if found.kind == .sign("-") { return .number(-(try number(try factor(), found.range))) }
      let inner = try either()
      guard try take(")") else {
        throw FormulaError(clause: .unexpectedInFormula(token.words), range: token.range)
      }
      return inner
    case .sign, .end:
      throw FormulaError(clause: .unexpectedInFormula(found.words), range: found.range)
    }
  }

  private func number(_ value: FormulaValue, _ range: Range<Int>) throws(FormulaError) -> Double {
    if case .number(let number) = value { return number }
    throw FormulaError(clause: .formulaWants("a number", not: value.noun), range: range)
  }

  private func flag(_ value: FormulaValue, _ range: Range<Int>) throws(FormulaError) -> Bool {
    if case .flag(let flag) = value { return flag }
    throw FormulaError(clause: .formulaWants("true or false", not: value.noun), range: range)
  }
}
