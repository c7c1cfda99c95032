import AutoLayout

/// Equations, such as `A.width == 0.4*B.width + 3   ^high`.
extension LogConstraintParser {
  mutating func equation() -> LogConstraint? {
    guard let first = side() else { return nil }
    scanner.skipSpaces()
    guard let relation = scanner.relation() else { return nil }
    scanner.skipSpaces()
    var constraint = made(first, relation)
    if let number = plainConstant() {
      constraint.constant = number
    } else {
      if let factor = prefixFactor() { constraint.multiplier = factor }
      guard let second = side() else { return nil }
      constraint.second = second
      scanner.skipSpaces()
      if scanner.accept("* ") || scanner.accept("*") {
        scanner.skipSpaces()
        constraint.multiplier = scanner.number() ?? 1
        scanner.skipSpaces()
      }
      constraint.constant = offset()
    }
    return constraint
  }

  /// Parses a number that isn't followed by a factor's star; nothing is 0, as iOS 7 writes it.
  private mutating func plainConstant() -> Double? {
    if scanner.isAtEnd { return 0 }
    var probe = scanner
    guard let number = probe.constant() else { return nil }
    let isWhole = probe.isAtEnd || probe.peek()?.isWhitespace == true
    probe.skipSpaces()
    guard isWhole, probe.peek() != "*" else { return nil }
    scanner = probe
    return number
  }

  private mutating func prefixFactor() -> Double? {
    var probe = scanner
    guard let factor = probe.number(), probe.accept("*") else { return nil }
    scanner = probe
    return factor
  }

  /// Parses `+ 13.0`, `- 10`, `NSSpace(8)`, or nothing.
  private mutating func offset() -> Double {
    var probe = scanner
    let isNegative = probe.accept("-")
    if isNegative || probe.accept("+") {
      probe.skipSpaces()
      // The sign stands before `NSSpace(8)`, too.
      guard let constant = probe.constant() else { return 0 }
      scanner = probe
      return isNegative ? 0 - constant : constant
    }
    return scanner.constant() ?? 0
  }

  /// Parses `@750`, `^high`, `priority:750`, `^UILayoutPriority(rawValue: 750.0)`.
  mutating func priority() -> Double? {
    scanner.skipSpaces()
    guard scanner.accept("^") || scanner.accept("@") || scanner.accept("priority:") else {
      return nil
    }
    scanner.skipSpaces()
    if let number = scanner.number() { return number }
    if scanner.accept("UILayoutPriority(") || scanner.accept("NSLayoutPriority(") {
      _ = scanner.accept("rawValue:")
      scanner.skipSpaces()
      let number = scanner.number()
      _ = scanner.accept(")")
      return number
    }
    return Self.priorities.first { scanner.accept($0.name) }?.value
  }

  private static let priorities: [(name: String, value: Double)] = [
    ("required", 1000), ("high", 750), ("medium", 500), ("low", 250), ("fitting size", 50),
  ]

  /// Parses `ITEM.attribute`, or `(ITEM.attribute - ITEM.attribute)`.
  private mutating func side() -> LogConstraint.Side? {
    guard scanner.accept("(") else { return plainSide() }
    guard var side = plainSide() else { return nil }
    scanner.skipSpaces()
    guard scanner.accept("- "), let start = plainSide(), scanner.accept(")") else { return nil }
    side.start = LogConstraint.Start(item: start.item, attribute: start.attribute)
    return side
  }

  private mutating func plainSide() -> LogConstraint.Side? {
    // SnapKit once put its items in brackets.
    let isBracketed = scanner.accept("<")
    var probe = scanner
    let head = probe.take { $0 != ":" && !$0.isWhitespace && $0 != "'" }
    let isAddress = probe.accept(":0x")
    if !head.isEmpty, isAddress || hasKeyedAddress(probe) {
      let item = item(&scanner) { !$0.isWhitespace }
      if isBracketed, !scanner.accept(">") { return nil }
      guard scanner.accept(".") else { return nil }
      let name = scanner.take { $0.isLetter }
      return Self.attribute(named: name).map { side(item, $0) }
    }
    // A bare name may contain dots, the attribute follows the last one, and blanks if it is explained.
    let known = names.keys.filter { scanner.rest.hasPrefix("\($0).") }.max { $0.count < $1.count }
    if let known { _ = scanner.accept(known) }
    let text = (known ?? "") + scanner.take { !$0.isWhitespace && $0 != ")" }
    guard let dot = text.lastIndex(of: "."),
      let attribute = Self.attribute(named: String(text[text.index(after: dot)...]))
    else { return nil }
    var inner = LogScanner(String(text[..<dot]))
    return side(item(&inner) { _ in true }, attribute)
  }

  /// Whether a colon, a name and an address in brackets come next.
  private func hasKeyedAddress(_ scanner: LogScanner) -> Bool {
    var probe = scanner
    guard probe.accept(":") else { return false }
    _ = probe.take { $0 != "[" && !$0.isWhitespace }
    return probe.accept("[0x")
  }

  private static func attribute(named name: String) -> LayoutConstraint.Attribute? {
    if name == "baseline" { return .lastBaseline }
    return attributes.first { "\($0)" == name }
  }

  private static let attributes: [LayoutConstraint.Attribute] =
    (1...20).compactMap { LayoutConstraint.Attribute(rawValue: $0) }
    + (32...37).compactMap { LayoutConstraint.Attribute(rawValue: $0) }
}
