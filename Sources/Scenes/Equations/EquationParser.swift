import AutoLayout

/// Reads `side (== | <= | >=) side [@ priority]`, each side a sum of products.
///
///     side    := product (("+" | "-") product)*
///     product := factor (("*" | "/") factor)*
///     factor  := "-" factor | number | metric | item "." attribute | "(" side ")"
///
/// Products need a constant factor, divisors are constants. Unknown names are collected; a syntax
/// error ends the reading.
struct EquationParser {
  private let names: SceneNames
  private var lexer: EquationLexer
  private var token = EquationToken(kind: .end, start: 0, end: 0)
  private var lastEnd = 0
  private var depth = 0
  private var references: [(reference: AttributeReference, range: Range<Int>)] = []
  /// Unknown names, in the order of the text.
  private(set) var errors: [EquationError] = []

  private static let depthLimit = 64

  init(_ text: String, names: SceneNames) {
    self.names = names
    lexer = EquationLexer(text)
  }

  /// Reads the whole text; nil when names in it are unknown.
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
    guard errors.isEmpty else { return nil }
    return ParsedComparison(
      comparison: Comparison(left: left, relation: relation, right: right),
      left: leftRange, right: rightRange, priority: priority, references: references)
  }

  /// Reads a side alone as the whole text; nil when names in it are unknown.
  mutating func parseExpression() throws(EquationError) -> LinearExpression? {
    try advance()
    let expression = try side()
    guard token.kind == .end else { throw unexpected() }
    return errors.isEmpty ? expression : nil
  }

  private mutating func advance() throws(EquationError) {
    lastEnd = token.end
    guard let next = lexer.next() else {
      throw EquationError(
        clause: .equationCharacter, range: lexer.position..<lexer.position + 1)
    }
    token = next
  }

  private mutating func relation() throws(EquationError) -> LayoutConstraint.Relation {
    guard case .sign(let sign) = token.kind else { throw expectedRelation() }
    let relation: LayoutConstraint.Relation
    switch sign {
    case "==": relation = .equal
    case "<=": relation = .lessThanOrEqual
    case ">=": relation = .greaterThanOrEqual
    case "=", "<", ">": throw error(.shortRelation(sign))
    default: throw expectedRelation()
    }
    try advance()
    return relation
  }

  private func expectedRelation() -> EquationError {
    error(.expected("'==', '<=' or '>='", found: found))
  }

  private mutating func priority() throws(EquationError) -> Double? {
    guard token.kind == .sign("@") else { return nil }
    try advance()
    let start = token.start
    let expression = try side()
    let range = start..<max(lastEnd, start + 1)
    guard expression.isConstant else {
      throw EquationError(clause: .priorityIsNoNumber, range: range)
    }
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
    while case .sign(let sign) = token.kind, sign == "+" || sign == "-" {
      try advance()
      let next = try product()
      sum = sum.adding(sign == "-" ? next.scaled(by: -1) : next)
    }
    return sum
  }

  private mutating func product() throws(EquationError) -> LinearExpression {
    var product = try factor()
    while case .sign(let sign) = token.kind, sign == "*" || sign == "/" {
      try advance()
      let start = token.start
      let next = try factor()
      let range = start..<lastEnd
      if sign == "/" {
        guard next.isConstant else {
          throw EquationError(clause: .dividedByAttribute, range: range)
        }
        guard next.constant != 0 else { throw EquationError(clause: .dividedByZero, range: range) }
        product = product.divided(by: next.constant)
      } else if next.isConstant {
        product = product.scaled(by: next.constant)
      } else if product.isConstant {
        product = next.scaled(by: product.constant)
      } else {
        throw EquationError(clause: .productOfAttributes, range: range)
      }
    }
    return product
  }

  private mutating func factor() throws(EquationError) -> LinearExpression {
    switch token.kind {
    case .sign("-"), .sign("+"):
      let isNegative = token.kind == .sign("-")
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.depthLimit else { throw error(.equationTooDeep) }
      try advance()
      let value = try factor()
      return isNegative ? value.scaled(by: -1) : value
    case .sign("("):
      try advance()
      let inner = try side()
      guard token.kind == .sign(")") else { throw error(.expected("')'", found: found)) }
      try advance()
      return inner
    case .number(let value):
      guard NumberRange.constant.contains(value) else {
        throw error(.outOfRange("constant", value, .constant))
      }
      try advance()
      return .constant(value)
    case .name(let name): return try operand(name)
    case .sign, .end: throw error(.expected("a number or 'view.attribute'", found: found))
    }
  }

  /// Reads a metric or an attribute of an item.
  private mutating func operand(_ name: String) throws(EquationError) -> LinearExpression {
    let first = token
    try advance()
    guard token.kind == .sign(".") else { return metric(name, first) }
    var path: [(name: String, token: EquationToken)] = []
    while token.kind == .sign(".") {
      try advance()
      guard case .name(let part) = token.kind else {
        throw error(.expected("an attribute", found: found))
      }
      path.append((part, token))
      try advance()
    }
    guard let reference = reference(name, first, path) else { return .constant(0) }
    references.append((reference, first.start..<lastEnd))
    return .attribute(reference)
  }

  private mutating func metric(_ name: String, _ token: EquationToken) -> LinearExpression {
    if let value = names.metric(name) { return .constant(value) }
    note(names.isItem(name) ? .viewWithoutAttribute(name) : .unknownMetric(name, names), token)
    return .constant(0)
  }

  private mutating func reference(
    _ name: String, _ first: EquationToken, _ path: [(name: String, token: EquationToken)]
  ) -> AttributeReference? {
    guard let meaning = names.meaning(of: name) else {
      note(.unknownItem(name, names.items), first)
      return nil
    }
    if case .metric = meaning {
      note(.attributeOfMetric(name), first)
      return nil
    }
    guard let last = path.last, path.count <= 2 else {
      if path.count > 2 { note(.pathTooLong, path[2].token) }
      return nil
    }
    var guide: ItemReference.Guide?
    if path.count == 2 {
      guide = self.guide(path[0].name, of: name, meaning, path[0].token)
      if guide == nil { return nil }
    }
    guard let attribute = AttributeName.attribute(named: last.name) else {
      let isGuide = ItemReference.Guide(rawValue: last.name) != nil
      note(
        isGuide && path.count == 1
          ? .guideWithoutAttribute("\(name).\(last.name)")
          : .unknownAttribute(last.name, AttributeName.all), last.token)
      return nil
    }
    if attribute.isMargin || attribute.isBaseline {
      if guide != nil || meaning.isGuide {
        note(.attributeOfGuide(last.name), last.token)
        return nil
      }
    }
    return AttributeReference(item: ItemReference(id: name, guide: guide), attribute: attribute)
  }

  private mutating func guide(
    _ word: String, of item: String, _ meaning: SceneNames.Meaning, _ token: EquationToken
  ) -> ItemReference.Guide? {
    guard let guide = ItemReference.Guide(rawValue: word) else {
      note(.unknownGuide(word), token)
      return nil
    }
    guard case .view(let kind) = meaning else {
      note(.guideOfGuide(item, word), token)
      return nil
    }
    if guide == .content || guide == .frameLayout, kind != .scrollView {
      note(.guideOfScrollView(word, kind), token)
      return nil
    }
    return guide
  }

  private mutating func note(_ clause: Clause, _ token: EquationToken) {
    errors.append(EquationError(clause: clause, range: token.start..<token.end))
  }

  private func error(_ clause: Clause) -> EquationError {
    EquationError(clause: clause, range: token.start..<max(token.end, token.start + 1))
  }

  private func unexpected() -> EquationError {
    if case .sign(let sign) = token.kind, ["==", "<=", ">="].contains(sign) {
      return error(.secondRelation)
    }
    return error(.unexpected(found))
  }

  /// What stands at the token, in words.
  private var found: String {
    switch token.kind {
    case .name(let name): "'\(name)'"
    case .number(let value): "'\(NumberText.of(value))'"
    case .sign(let sign): "'\(sign)'"
    case .end: "the end"
    }
  }
}

extension NumberRange {
  /// A number in an equation.
  static let constant = NumberRange(lower: -1_000_000, upper: 1_000_000)
}

extension SceneNames.Meaning {
  /// Whether it is a layout guide of the scene's own.
  fileprivate var isGuide: Bool {
    if case .guide = self { return true }
    return false
  }
}
