import AutoLayout

/// Parses one description of a constraint: Apple's of any age, Masonry's or SnapKit's.
///
///     <CLASS:0xADDRESS[@File.swift#12] [h=--& v=--&] ['identifier'] BODY   (INFO)>
///
/// The body is a visual form, `H:|-(20)-[UILabel:0x1'Name'](RTL)`, or an equation with the factor
/// before or after the attribute, `A.width == 0.4*B.width + 3`, `A.width == B.width * 0.4 ^high`.
struct LogConstraintParser {
  var scanner: LogScanner
  let names: [String: String]
  private let bar: LogConstraint.Item?
  /// What follows the names; normally nothing.
  private let rest: String
  /// How many ends of the texts of views are passed over.
  private let skip: Int

  /// Returns the constraint of a description without its place; nil if the text isn't a
  /// description.
  static func parse(_ text: String) -> LogConstraint? {
    guard text.hasPrefix("<"), text.hasSuffix(">") else { return nil }
    // Translators set a blank after each colon.
    let text = text.contains(": 0x") ? text.replacing(": 0x", with: ":0x") : text
    let (body, info, rest) = split(String(text.dropFirst().dropLast()))
    var partial: LogConstraint?
    // A view's text may read like the notation that follows it.
    for skip in 0..<mostSkips {
      var parser = LogConstraintParser(body, info, rest, skip)
      let parsed = parser.constraint()
      if let parsed, parsed.leftover == nil { return parsed }
      partial = partial ?? parsed
      guard body.contains("'") else { break }
    }
    return partial
  }

  private static let mostSkips = 3

  private init(_ body: String, _ info: String, _ rest: String, _ skip: Int) {
    scanner = LogScanner(body)
    self.rest = rest
    self.skip = skip
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

  /// Separates the body from the activity and names at the end, and from what follows them.
  private static func split(_ text: String) -> (body: String, info: String, rest: String) {
    let words = ["active, names:", "inactive, names:", "active", "inactive", "Names:", "names:"]
    let bytes = text.utf8
    for index in bytes.indices.reversed() where bytes[index] == UInt8(ascii: "(") {
      let inside = text[bytes.index(after: index)...]
      guard let word = words.first(where: inside.hasPrefix) else { continue }
      let body = String(text[..<index]).withoutBlanks
      guard let last = inside.lastIndex(of: ")") else {
        return (body, String(inside.dropFirst(word.count)), "")
      }
      let info = inside[..<last].dropFirst(word.count)
      return (body, String(info), String(inside[inside.index(after: last)...]).withoutBlanks)
    }
    return (text.withoutBlanks, "", "")
  }

  /// Parses `Class:0x1` or `name:0x1`.
  private static func named(_ text: String) -> LogConstraint.Item {
    var scanner = LogScanner(text)
    return item(&scanner, names: [:]) { _ in true }
  }

  // MARK: Head

  private mutating func constraint() -> LogConstraint? {
    scanner.skipSpaces()
    let className = scanner.take { $0 != ":" }
    guard className.contains("Constraint"), scanner.accept(":") else { return nil }
    let address = scanner.take { !$0.isWhitespace && $0 != "@" }
    var source: String?
    if scanner.accept("@") { source = sourceLine() }
    scanner.skipSpaces()
    var mask: String?
    if scanner.rest.hasPrefix("h=") {
      let horizontal = scanner.take { !$0.isWhitespace }
      scanner.skipSpaces()
      mask = horizontal + " " + scanner.take { !$0.isWhitespace }
      scanner.skipSpaces()
    }
    let identifier = scanner.quoted()
    scanner.skipSpaces()
    guard var parsed = isVisual ? visual() : equation() else { return nil }
    parsed.isRightToLeft = readsRightToLeft()
    if let priority = priority() { parsed.priority = priority }
    if className == "NSContentSizeLayoutConstraint" { parsed.yield(to: contentPriorities()) }
    let leftover = (scanner.rest + " " + rest).withoutBlanks
    parsed.leftover = leftover.isEmpty ? nil : leftover
    parsed.className = className
    parsed.source = source
    parsed.mask = mask
    parsed.identifier = identifier ?? Self.key(address)
    parsed.bar = bar
    parsed.clamp()
    return parsed
  }

  /// Returns the name that Masonry, or a category like it, writes in place of an address, or before
  /// it: `id1[0x8]`; nil for none.
  private static func key(_ address: String) -> String? {
    let name = address.prefix { $0 != "[" }
    return name.isEmpty || name.hasPrefix("0x") ? nil : String(name)
  }

  /// Takes `Login.swift#12`; the path may contain blanks.
  private mutating func sourceLine() -> String {
    var probe = scanner
    var path = probe.take { $0 != "#" }
    while probe.accept("#") {
      let digits = probe.take { $0.isASCII && $0.isNumber }
      path += "#" + digits
      if !digits.isEmpty, probe.peek()?.isWhitespace == true {
        scanner = probe
        return path
      }
      path += probe.take { $0 != "#" }
    }
    return scanner.take { !$0.isWhitespace }
  }

  /// Takes the direction for which a visual form is written; whether leading is right.
  private mutating func readsRightToLeft() -> Bool {
    scanner.skipSpaces()
    if scanner.accept("(LTR)") { return false }
    return scanner.accept("(RTL)")
  }

  /// Takes `Hug:250 CompressionResistance:750`, the defaults where a description leaves them out.
  private mutating func contentPriorities() -> [Double] {
    scanner.skipSpaces()
    return [("Hug:", 250), ("CompressionResistance:", 750)].map { name, usual in
      guard scanner.accept(name) else { return usual }
      defer { scanner.skipSpaces() }
      return scanner.number() ?? usual
    }
  }

  private var isVisual: Bool {
    let rest = scanner.rest
    return rest.hasPrefix("H:") || rest.hasPrefix("V:")
  }

  func made(
    _ first: LogConstraint.Side, _ relation: LayoutConstraint.Relation
  ) -> LogConstraint {
    LogConstraint(
      className: "", first: first, relation: relation, line: 0, column: 0, length: 1)
  }

  // MARK: Items

  func item(_ scanner: inout LogScanner, until end: (Character) -> Bool)
    -> LogConstraint.Item
  {
    Self.item(&scanner, names: names, skip, while: end)
  }

  /// Parses `Class:0xADDRESS['text']`, `Class:key`, or a bare name that the info explains.
  private static func item(
    _ scanner: inout LogScanner, names: [String: String], _ skip: Int = 0,
    while test: (Character) -> Bool
  ) -> LogConstraint.Item {
    var probe = scanner
    // Traces and old logs print guides as `<UILayoutGuide: 0x1 - "name", ...>`.
    let head = probe.take { $0 != ":" && test($0) && $0 != "'" }
    if probe.accept(":0x") {
      var address = "0x" + probe.take { $0.isASCII && ($0.isLetter || $0.isNumber) }
      // Articles leave addresses out; views of one class are one view then.
      if address == "0x", probe.accept("...") || probe.accept("\u{2026}") {
        address = head + LogConstraint.Item.elided
      }
      let label = probe.quoted(skipping: skip)
      scanner = probe
      return LogConstraint.Item(className: observed(head), key: address, label: label)
    }
    if probe.accept(":") {
      // Categories write the name and the address: `UIView:card[0x8]`.
      let name = probe.take { $0 != "[" && $0 != "." && test($0) }
      if probe.accept("[0x") {
        let address = "0x" + probe.take { $0.isHexDigit }
        if probe.accept("]") {
          scanner = probe
          return LogConstraint.Item(className: observed(head), key: address, label: name)
        }
      }
    }
    let text = scanner.take(while: test)
    if let colon = text.firstIndex(of: ":") {
      let key = String(text[text.index(after: colon)...])
      return LogConstraint.Item(className: String(text[..<colon]), key: text, label: key)
    }
    return LogConstraint.Item(className: "", key: names[text] ?? text, label: text)
  }

  /// Returns the class of a view; key-value observing gives it a subclass.
  private static func observed(_ name: String) -> String {
    // Markdown takes the underscore of `_UIKit` for the mark of emphasis.
    let isEmphasized = name.hasPrefix("*UI") || name.hasPrefix("*Tt")
    let name = isEmphasized ? "_" + name.dropFirst().replacing("*", with: "_") : name
    let prefix = "NSKVONotifying_"
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
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

  func side(
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
}

extension LogConstraint {
  /// Makes the size of a content as binding as its two priorities are.
  fileprivate mutating func yield(to priorities: [Double]) {
    switch (priorities[0] >= 1000, priorities[1] >= 1000) {
    case (true, true): break
    case (true, false): relation = .lessThanOrEqual
    case (false, true): relation = .greaterThanOrEqual
    case (false, false): priority = priorities.max() ?? 1000
    }
  }
}

extension String {
  /// The text without leading and trailing blanks.
  var withoutBlanks: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
