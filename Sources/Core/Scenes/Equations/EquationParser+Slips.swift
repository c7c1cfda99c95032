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

  /// Whether a number and a space stand before the token.
  var isAfterNumber: Bool {
    let before = lexer.bytes[..<token.start]
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return before.last == UInt8(ascii: " ")
      && before.last { $0 != UInt8(ascii: " ") }.map(digits.contains) == true
  }
}
