import Documents

/// Slips that have a way out of their own.
extension EquationParser {
  /// The error of a sign too many behind a relation, as in `>==`; nil without one.
  func longRelation(_ sign: EquationToken.Sign) -> EquationError? {
    guard token.kind == .sign(.assignment), token.start == lastEnd else { return nil }
    let start = lastEnd - sign.rawValue.utf8.count
    return EquationError(
      clause: .shortRelation("\(sign.rawValue)=", meant: sign.rawValue), range: start..<token.end)
  }

  /// The error of a visual format whose axis is a small letter; nil for another text.
  var smallAxis: EquationError? {
    guard lexer.position == 1, let axis = lexer.bytes.first, lexer.bytes.count > 1,
      lexer.bytes[1] == UInt8(ascii: ":")
    else { return nil }
    let letters = [UInt8(ascii: "h"): "H", UInt8(ascii: "v"): "V"]
    return letters[axis].map { EquationError(clause: .smallAxis($0), range: 0..<2) }
  }

  /// The error of a priority as Swift writes it: '.defaultHigh'.
  mutating func namedPriority() throws(EquationError) -> EquationError {
    let point = error(.expected("a number or 'view.attribute'", found: found))
    let start = token.start
    try advance()
    let word = String(decoding: lexer.text(token.range), as: UTF8.self)
    guard token.kind == .name, let clause = Clause.namedPriority(word) else { return point }
    return EquationError(clause: clause, range: start..<token.end)
  }

  /// The error of a character that no equation has.
  var strangeCharacter: EquationError {
    let rest = String(
      decoding: lexer.text(lexer.position..<lexer.bytes.count), as: UTF8.self
    ).unicodeScalars
    let range = lexer.position..<lexer.position + 1
    let isLast = rest.dropFirst().allSatisfy { $0 == " " }
    if rest.first == ";", isLast {
      return EquationError(clause: .excess(";"), range: range)
    }
    return EquationError(clause: .equationCharacter(rest.first), range: range)
  }

  /// Whether nothing follows the token.
  var isLast: Bool { lexer.bytes[token.end...].allSatisfy { $0 == UInt8(ascii: " ") } }

  /// Notes a guide of view controllers that safe areas have replaced; false for other names.
  mutating func noteOldGuide(_ first: EquationToken, _ path: Path) -> Bool {
    let edges = ["topLayoutGuide": "top", "bottomLayoutGuide": "bottom"]
    guard let edge = edges[text(first)], let last = path.names.last, path.names.count == 1 else {
      return false
    }
    errors.append(
      EquationError(
        clause: .oldGuide(text(first), edge, outermost: names.scope.isEmpty ? "root" : "self"),
        range: first.start..<last.end))
    return true
  }

  /// Whether a number and a space stand before the token.
  var isAfterNumber: Bool {
    let before = lexer.bytes[..<token.start]
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return before.last == UInt8(ascii: " ")
      && before.last { $0 != UInt8(ascii: " ") }.map(digits.contains) == true
  }
}
