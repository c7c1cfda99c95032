import AutoLayout

/// Parses one description of a constraint: Apple's of any age, Masonry's or SnapKit's.
///
///     <CLASS:0xADDRESS[@File.swift#12] [h=--& v=--&] ['identifier'] BODY   (INFO)>
///
/// The body is a visual form, `H:|-(20)-[UILabel:0x1'Name']`, or an equation with the factor before
/// or after the attribute, `A.width == 0.4*B.width + 3`, `A.width == B.width * 0.4 ^high`.
struct LogConstraintParser {
  private var scanner: LogScanner
  private let names: [String: String]
  private let bar: LogConstraint.Item?

  /// Returns the constraint of a description without its place; nil if the text isn't a
  /// description.
  static func parse(_ text: String) -> LogConstraint? {
    guard text.hasPrefix("<"), text.hasSuffix(">") else { return nil }
    let (body, info) = split(String(text.dropFirst().dropLast()))
    var parser = LogConstraintParser(body, info)
    return parser.constraint()
  }

  private init(_ body: String, _ info: String) {
    scanner = LogScanner(body)
    var names: [String: String] = [:]
    var bar: LogConstraint.Item?
    for entry in info.split(separator: ",").map({ String($0).withoutBlanks }) {
      guard let colon = entry.firstIndex(of: ":") else { continue }
      let (name, value) = (String(entry[..<colon]), String(entry[entry.index(after: colon)...]))
      if name == "'|'" {
        bar = Self.named(value.withoutBlanks)
      } else if name.lowercased() != "names" {
        names[name] = value.withoutBlanks
      }
    }
    self.names = names
    self.bar = bar
  }

  /// Separates the body from the activity and names at the end.
  private static func split(_ text: String) -> (body: String, info: String) {
    for mark in ["(active", "(inactive", "(Names:", "(names:"] {
      guard let start = text.lastRange(of: mark) else { continue }
      var info = String(text[start.lowerBound...].dropFirst())
      if let last = info.lastIndex(of: ")") { info = String(info[..<last]) }
      for word in ["active, names:", "inactive, names:", "active", "inactive", "Names:", "names:"]
      where info.hasPrefix(word) {
        info = String(info.dropFirst(word.count))
        break
      }
      return (String(text[..<start.lowerBound]).withoutBlanks, info)
    }
    return (text.withoutBlanks, "")
  }

  /// Parses `Class:0x1` or `name:0x1`.
  private static func named(_ text: String) -> LogConstraint.Item {
    var scanner = LogScanner(text)
    return item(&scanner, names: [:]) { !$0.isWhitespace }
  }

  // MARK: Head

  private mutating func constraint() -> LogConstraint? {
    let className = scanner.take { $0 != ":" }
    guard className.contains("Constraint"), scanner.accept(":") else { return nil }
    _ = scanner.take { $0 != " " && $0 != "@" }
    var source: String?
    if scanner.accept("@") { source = scanner.take { $0 != " " } }
    scanner.skipSpaces()
    var mask: String?
    if scanner.rest.hasPrefix("h=") {
      let horizontal = scanner.take { $0 != " " }
      scanner.skipSpaces()
      mask = horizontal + " " + scanner.take { $0 != " " }
      scanner.skipSpaces()
    }
    let identifier = scanner.quoted()
    scanner.skipSpaces()
    guard var parsed = isVisual ? visual() : equation() else { return nil }
    parsed.className = className
    parsed.source = source
    parsed.mask = mask
    parsed.identifier = identifier
    parsed.bar = bar
    return parsed
  }

  private var isVisual: Bool {
    let rest = scanner.rest
    return rest.hasPrefix("H:") || rest.hasPrefix("V:")
  }

  private func made(
    _ first: LogConstraint.Side, _ relation: LayoutConstraint.Relation
  ) -> LogConstraint {
    LogConstraint(
      className: "", first: first, relation: relation, line: 0, column: 0, length: 1)
  }

  // MARK: Items

  private func item(_ scanner: inout LogScanner, until end: (Character) -> Bool)
    -> LogConstraint.Item
  {
    Self.item(&scanner, names: names, while: end)
  }

  /// Parses `Class:0xADDRESS['text']`, `Class:key`, or a bare name that the info explains.
  private static func item(
    _ scanner: inout LogScanner, names: [String: String], while test: (Character) -> Bool
  ) -> LogConstraint.Item {
    var probe = scanner
    // Traces and old logs print guides as `<UILayoutGuide: 0x1 - "name", ...>`.
    let head = probe.take { $0 != ":" && test($0) && $0 != "'" }
    if probe.accept(":0x") {
      let address = "0x" + probe.take { $0.isHexDigit }
      let label = probe.quoted()
      scanner = probe
      return LogConstraint.Item(className: head, key: address, label: label)
    }
    let text = scanner.take(while: test)
    if let colon = text.firstIndex(of: ":") {
      let key = String(text[text.index(after: colon)...])
      return LogConstraint.Item(className: String(text[..<colon]), key: text, label: key)
    }
    return LogConstraint.Item(className: "", key: names[text] ?? text, label: text)
  }

  // MARK: Visual form

  private mutating func visual() -> LogConstraint? {
    let isHorizontal = scanner.peek() == "H"
    _ = scanner.accept("H:") || scanner.accept("V:")
    let isPhysical = scanner.rest.contains("](LTR)") || scanner.rest.contains("|(LTR)")
    let (start, end): (LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
      !isHorizontal ? (.top, .bottom) : isPhysical ? (.left, .right) : (.leading, .trailing)
    let size: LayoutConstraint.Attribute = isHorizontal ? .width : .height
    if scanner.accept("|") {
      guard let demand = gap(), let box = box(), let bar else { return nil }
      return related(side(box.item, start), demand, side(bar, start))
    }
    guard let first = box() else { return nil }
    if let demand = first.demand { return sized(side(first.item, size), demand) }
    guard let demand = gap() else { return nil }
    if scanner.accept("|") {
      guard let bar else { return nil }
      return related(side(bar, end), demand, side(first.item, end))
    }
    guard let second = box() else { return nil }
    return related(side(second.item, start), demand, side(first.item, end))
  }

  private struct Demand {
    var relation = LayoutConstraint.Relation.equal
    var constant = 0.0
    var priority = 1000.0
  }

  private func side(
    _ item: LogConstraint.Item, _ attribute: LayoutConstraint.Attribute
  ) -> LogConstraint.Side {
    LogConstraint.Side(item: item, attribute: attribute)
  }

  private func related(
    _ first: LogConstraint.Side, _ demand: Demand, _ second: LogConstraint.Side
  ) -> LogConstraint {
    var constraint = sized(first, demand)
    constraint.second = second
    return constraint
  }

  private func sized(_ first: LogConstraint.Side, _ demand: Demand) -> LogConstraint {
    var constraint = made(first, demand.relation)
    constraint.constant = demand.constant
    constraint.priority = demand.priority
    return constraint
  }

  /// Parses `-(>=20@750)-`, `-20-`, `-` or nothing.
  private mutating func gap() -> Demand? {
    guard scanner.accept("-") else { return Demand() }
    if scanner.peek() == "[" || scanner.peek() == "|" { return Demand(constant: 8) }
    let isBracketed = scanner.accept("(")
    guard let demand = demand() else { return nil }
    if isBracketed, !scanner.accept(")") { return nil }
    return scanner.accept("-") ? demand : nil
  }

  private mutating func demand() -> Demand? {
    var demand = Demand()
    if let relation = scanner.relation() { demand.relation = relation }
    guard let constant = scanner.constant() else { return nil }
    demand.constant = constant
    if scanner.accept("@") { demand.priority = scanner.number() ?? 1000 }
    return demand
  }

  private mutating func box() -> (item: LogConstraint.Item, demand: Demand?)? {
    guard scanner.accept("[") else { return nil }
    let item = item(&scanner) { $0 != "]" && $0 != "(" }
    var demand: Demand?
    if scanner.accept("(") {
      guard let found = self.demand(), scanner.accept(")") else { return nil }
      demand = found
    }
    return scanner.accept("]") ? (item, demand) : nil
  }

  // MARK: Equation

  private mutating func equation() -> LogConstraint? {
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
    if let priority = priority() { constraint.priority = priority }
    return constraint
  }

  /// Parses a number that isn't followed by a factor's star.
  private mutating func plainConstant() -> Double? {
    var probe = scanner
    guard let number = probe.constant(), probe.peek() != "*",
      probe.isAtEnd || probe.peek() == " "
    else { return nil }
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
    if scanner.accept("+ ") { return scanner.constant() ?? 0 }
    if scanner.accept("- ") { return 0 - (scanner.constant() ?? 0) }
    return scanner.constant() ?? 0
  }

  private mutating func priority() -> Double? {
    scanner.skipSpaces()
    guard scanner.accept("^") || scanner.accept("@") else { return nil }
    scanner.skipSpaces()
    if let number = scanner.number() { return number }
    switch scanner.rest.withoutBlanks {
    case "required": return 1000
    case "high": return 750
    case "medium": return 500
    case "low": return 250
    case "fitting size": return 50
    default: return nil
    }
  }

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
    var probe = scanner
    let head = probe.take { $0 != ":" && $0 != " " && $0 != "'" }
    if probe.peek() == ":", probe.peek(1) == "0", probe.peek(2) == "x", !head.isEmpty {
      let item = item(&scanner) { $0 != " " }
      guard scanner.accept(".") else { return nil }
      let name = scanner.take { $0.isLetter }
      return Self.attribute(named: name).map { side(item, $0) }
    }
    // A bare name may contain dots: the attribute follows the last one.
    let text = scanner.take { $0 != " " && $0 != ")" }
    guard let dot = text.lastIndex(of: "."),
      let attribute = Self.attribute(named: String(text[text.index(after: dot)...]))
    else { return nil }
    var inner = LogScanner(String(text[..<dot]))
    return side(item(&inner) { _ in true }, attribute)
  }

  private static func attribute(named name: String) -> LayoutConstraint.Attribute? {
    if name == "baseline" { return .lastBaseline }
    return attributes.first { "\($0)" == name }
  }

  private static let attributes: [LayoutConstraint.Attribute] =
    (1...20).compactMap { LayoutConstraint.Attribute(rawValue: $0) }
    + (32...37).compactMap { LayoutConstraint.Attribute(rawValue: $0) }
}

extension String {
  /// The text without leading and trailing blanks.
  var withoutBlanks: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  /// Returns the last range of a text in this one.
  func lastRange(of other: String) -> Range<Index>? {
    var found: Range<Index>?
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) {
        found = start..<index(start, offsetBy: other.count)
      }
      start = index(after: start)
    }
    return found
  }
}
