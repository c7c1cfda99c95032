import AutoLayout
import Documents

/// Parses `side (== | <= | >=) side [@ priority]`, where each side is a sum of products.
///
///     side    := product (("+" | "-") product)*
///     product := factor (("*" | "/") factor)*
///     factor  := "-" factor | number | metric | items "." attribute | "(" side ")"
///     items   := item | "[" item ("," item)* "]"
///
/// Products need a constant factor, and divisors must be constants. Unknown names are collected;
/// a syntax error stops the parser. For a short form, such as `[a, b].edges == root.margins`, it
/// reads the first constraint and notes how the others differ (`ShortForm`).
struct EquationParser {
  let names: SceneNames
  private(set) var lexer: EquationLexer
  private(set) var token = EquationToken(kind: .end, start: 0, end: 0)
  private(set) var lastEnd = 0
  private var depth = 0
  var references: [(reference: AttributeReference, range: Range<Int>)] = []
  /// The short form, if the text is one.
  var shortForm = ShortForm()
  /// Unknown names, in the order of the text.
  var errors: [EquationError] = []
  /// The first view that stands alone before anything says which attribute is meant, and its error.
  private var lone: (error: Int, name: String)?

  private static let depthLimit = 64

  /// Starts at the beginning of a text, which must outlive the parser.
  init(_ text: UnsafeBufferPointer<UInt8>, names: SceneNames) {
    self.names = names
    lexer = EquationLexer(text)
  }

  /// Reads the whole text; nil if it contains unknown names.
  mutating func parse(allowsPriority: Bool) throws(EquationError) -> ParsedComparison? {
    try advance()
    let leftStart = token.start
    let left = try side()
    let leftRange = leftStart..<lastEnd
    let relation = try relation()
    let rightStart = token.start
    let right = try side()
    let rightRange = rightStart..<lastEnd
    let priority = try allowsPriority ? priority() : nil
    guard token.kind == .end else { throw unexpected() }
    if let (index, name) = lone, let other = references.first?.reference.attribute {
      errors[index] = EquationError(
        clause: .viewWithoutAttribute(name, like: other), range: errors[index].range)
    }
    guard errors.isEmpty else { return nil }
    return ParsedComparison(
      comparison: Comparison(left: left, relation: relation, right: right),
      left: leftRange, right: rightRange, priority: priority, references: references,
      shortForm: shortForm, hasSafeArea: names.hasSafeArea)
  }

  /// Reads the whole text as one side; nil if it contains unknown names.
  mutating func parseExpression() throws(EquationError) -> LinearExpression? {
    try advance()
    let expression = try side()
    guard token.kind == .end else { throw unexpected() }
    if let range = shortForm.range { throw EquationError(clause: .shortFormAlone, range: range) }
    return errors.isEmpty ? expression : nil
  }

  mutating func advance() throws(EquationError) {
    lastEnd = token.end
    guard let next = lexer.next() else {
      if let range = lexer.quotedName {
        let name = lexer.text(range.dropFirst().dropLast())
        throw EquationError(
          clause: .quotedName(String(decoding: name, as: UTF8.self)), range: range)
      }
      if let smallAxis { throw smallAxis }
      throw strangeCharacter
    }
    token = next
  }

  private mutating func relation() throws(EquationError) -> LayoutConstraint.Relation {
    guard case .sign(let sign) = token.kind else { throw expectedRelation() }
    let relation: LayoutConstraint.Relation
    switch sign {
    case .equal: relation = .equal
    case .lessThanOrEqual: relation = .lessThanOrEqual
    case .greaterThanOrEqual: relation = .greaterThanOrEqual
    case .assignment, .less, .greater: throw shortRelation(sign)
    default: throw expectedRelation()
    }
    try advance()
    if let longRelation = longRelation(sign) { throw longRelation }
    return relation
  }

  /// An equals sign alone, or one before the sign that it belongs after: `=<`.
  private func shortRelation(_ sign: EquationToken.Sign) -> EquationError {
    let next = token.end < lexer.bytes.count ? lexer.bytes[token.end] : 0
    let isSwapped = next == UInt8(ascii: "<") || next == UInt8(ascii: ">")
    guard sign == .assignment, isSwapped else { return error(.shortRelation(sign.rawValue)) }
    let other = String(UnicodeScalar(next))
    return EquationError(
      clause: .shortRelation("=\(other)", meant: "\(other)="), range: token.start..<token.end + 1)
  }

  private func expectedRelation() -> EquationError {
    error(.expected("'==', '<=' or '>='", found: found))
  }

  private mutating func priority() throws(EquationError) -> Double? {
    guard token.kind == .sign(.at) else { return nil }
    try advance()
    let start = token.start
    if token.kind == .sign(.point) { throw try namedPriority() }
    let expression = try side()
    let range = start..<max(lastEnd, start + 1)
    guard expression.isConstant else {
      throw EquationError(clause: .priorityIsNoNumber, range: range)
    }
    // A priority with unknown names can't be checked further.
    guard errors.allSatisfy({ $0.range.lowerBound < start }) else { return nil }
    guard NumberRange.priority.contains(expression.constant) else {
      throw EquationError(
        clause: .outOfRange("priority", expression.constant, .priority), range: range)
    }
    return expression.constant
  }

  private mutating func side() throws(EquationError) -> LinearExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw error(.equationTooDeep) }
    var sum = try product()
    while case .sign(let sign) = token.kind, sign == .plus || sign == .minus {
      try advance()
      var next = try product()
      if sign == .minus { next.scale(by: -1) }
      sum.add(next)
    }
    return sum
  }

  private mutating func product() throws(EquationError) -> LinearExpression {
    var product = try factor()
    while case .sign(let sign) = token.kind, sign == .times || sign == .divided {
      try advance()
      let start = token.start
      var next = try factor()
      let range = start..<lastEnd
      if sign == .divided {
        guard next.isConstant else {
          throw EquationError(clause: .dividedByAttribute, range: range)
        }
        guard next.constant != 0 else { throw EquationError(clause: .dividedByZero, range: range) }
        product.divide(by: next.constant)
      } else if next.isConstant {
        product.scale(by: next.constant)
      } else if product.isConstant {
        next.scale(by: product.constant)
        product = next
      } else {
        throw EquationError(clause: .productOfAttributes, range: range)
      }
    }
    return product
  }

  private mutating func factor() throws(EquationError) -> LinearExpression {
    switch token.kind {
    case .sign(.minus), .sign(.plus):
      let isNegative = token.kind == .sign(.minus)
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.depthLimit else { throw error(.equationTooDeep) }
      try advance()
      var value = try factor()
      if isNegative { value.scale(by: -1) }
      return value
    case .sign(.opening):
      try advance()
      let inner = try side()
      guard token.kind == .sign(.closing) else { throw error(.expected("')'", found: found)) }
      try advance()
      return inner
    case .number(let value):
      guard NumberRange.constant.contains(value) else {
        throw error(.outOfRange(isMultiplier ? "multiplier" : "constant", value, .constant))
      }
      try advance()
      return .constant(value)
    case .name: return try operand()
    case .sign(.openingBracket): return try listOperand()
    case .sign, .end: throw error(.expected("a number or 'view.attribute'", found: found))
    }
  }

  /// Reads a metric or an attribute of an item.
  private mutating func operand() throws(EquationError) -> LinearExpression {
    let first = token
    try advance()
    let reference: AttributeReference?
    if isStep {
      let path = try path()
      if let error = path.attribute.flatMap({ hyphenated($0) ?? ratio(first, $0) }) { throw error }
      reference = self.reference(first, path)
    } else if let whole = wholeItem(first) {
      reference = whole
    } else {
      return try metric(first)
    }
    guard let reference else { return .constant(0) }
    references.append((reference, first.start..<lastEnd))
    return .attribute(reference)
  }

  /// The names after an item: in `card.margins.leading` the last is the attribute, the one before
  /// it the guide; others lead from view to view, as in `rows.row.first.badge.width`.
  struct Path {
    var names: [EquationToken] = []

    var attribute: EquationToken? { names.last }
    var guide: EquationToken? { names.dropLast().last }
  }

  /// Reads the names after an item.
  mutating func path() throws(EquationError) -> Path {
    var path = Path()
    while isStep {
      // The lexer reads `.0` as a number: the first copy of a view.
      if token.kind == .sign(.point) {
        try advance()
        guard token.kind == .name else { throw error(.expected("an attribute", found: found)) }
        path.names.append(token)
      } else {
        path.names.append(EquationToken(kind: .name, start: token.start + 1, end: token.end))
      }
      try advance()
    }
    return path
  }

  /// Whether the token continues a path: `.name` or `.0`.
  private var isStep: Bool {
    if token.kind == .sign(.point) { return true }
    guard case .number = token.kind, token.start == lastEnd else { return false }
    return lexer.text(token.range).first == UInt8(ascii: ".")
  }

  private mutating func metric(
    _ token: EquationToken
  ) throws(EquationError) -> LinearExpression {
    let entry = names.entry(of: lexer.text(token.range))
    if case .metric(let value) = entry?.meaning { return .constant(value) }
    let name = text(token)
    if entry == nil, let whole = lexer.hyphenated(token) {
      let repaired = text(whole).replacing("-", with: "_")
      throw EquationError(
        clause: .hyphenated(text(whole), isKnown: names.isItem(repaired)),
        range: whole.range)
    }
    if entry == nil, names.isLeftOut(name) {
      note(.leftOut(name), token, isLeftOut: true)
    } else {
      if entry != nil {
        if isAttribute(self.token) {
          throw EquationError(
            clause: .spaceForDot(name, text(self.token)), range: token.start..<self.token.end)
        }
        let other = references.last?.reference.attribute
        if other == nil, lone == nil { lone = (errors.count, name) }
        note(.viewWithoutAttribute(name, like: other), token)
      } else {
        note(.unknownMetric(name, names), token)
      }
    }
    return .constant(0)
  }

  /// Whether the current token is followed by `*`.
  private var isMultiplier: Bool {
    lexer.bytes[token.end...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "*")
  }

  /// Returns the text of a token for messages.
  func text(_ token: EquationToken) -> String {
    String(decoding: lexer.text(token.range), as: UTF8.self)
  }

  mutating func note(_ clause: Clause, _ token: EquationToken, isLeftOut: Bool = false) {
    errors.append(
      EquationError(clause: clause, range: token.start..<token.end, isLeftOut: isLeftOut))
  }

  func error(_ clause: Clause) -> EquationError {
    EquationError(clause: clause, range: token.start..<max(token.end, token.start + 1))
  }

  private func unexpected() -> EquationError {
    switch token.kind {
    case .sign(.equal), .sign(.lessThanOrEqual), .sign(.greaterThanOrEqual):
      error(.secondRelation)
    case .sign(.comma):
      decimalComma ?? wordedPriority ?? error(isLast ? .excess(",") : .unexpected(found))
    case .number: error(.unexpected(found, isNumber: true, afterNumber: isAfterNumber))
    case .name: error(.unexpected(found, afterNumber: isAfterNumber))
    default: error(.unexpected(found))
    }
  }

  /// The error of a comma between digits; nil for another one.
  private var decimalComma: EquationError? {
    let bytes = lexer.bytes
    func isDigit(_ index: Int) -> Bool {
      bytes.indices.contains(index)
        && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
    }
    var (start, end) = (token.start, token.end)
    while isDigit(start - 1) { start -= 1 }
    while isDigit(end) { end += 1 }
    guard start < token.start, end > token.end else { return nil }
    let parts = [start..<token.start, token.end..<end].map {
      String(decoding: lexer.text($0), as: UTF8.self)
    }
    return EquationError(clause: .decimalComma(parts.joined(separator: ".")), range: start..<end)
  }

  /// The current token in words.
  var found: String {
    switch token.kind {
    case .name: "'\(text(token))'"
    case .number(let value): "'\(NumberText.of(value))'"
    case .sign(let sign): "'\(sign.rawValue)'"
    case .end: "the end"
    }
  }
}

extension NumberRange {
  /// The range of numbers in equations.
  static let constant = NumberRange(lower: -1_000_000, upper: 1_000_000)
}
