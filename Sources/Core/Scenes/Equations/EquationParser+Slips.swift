import AutoLayout
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

  /// The error of a ratio with a number, as CSS and SwiftUI write it: `photo.aspectRatio == 16/9`; nil for
  /// another attribute or equation.
  func ratio(_ first: EquationToken, _ attribute: EquationToken) -> EquationError? {
    guard text(attribute).lowercased().hasSuffix("ratio"), first.start < attribute.start else {
      return nil
    }
    let form = /\ *(==?|<=|>=)\ *([0-9.]+)(?:\ *[\/:]\ *([0-9.]+))?\ *(@.*)?/
    let rest = String(
      decoding: lexer.text(attribute.end..<lexer.bytes.count), as: UTF8.self)
    guard let match = rest.wholeMatch(of: form) else { return nil }
    let item = String(decoding: lexer.text(first.start..<attribute.start - 1), as: UTF8.self)
    let factor = match.3.map { "\(match.2) / \($0)" } ?? String(match.2)
    let sign = match.1 == "=" ? "==" : match.1
    let priority = match.4.map { " \($0)" } ?? ""
    return EquationError(
      clause: .ratio(
        text(attribute), "\(item).width \(sign) \(factor) * \(item).height\(priority)"),
      range: first.start..<lexer.bytes.count)
  }

  /// The error of a share with a percent sign of a length on the left; nil for another one.
  private var share: EquationError? {
    let position = lexer.position
    let digits = lexer.bytes[..<position].reversed().prefix {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
    }
    let rest = lexer.bytes[(position + 1)...].drop { $0 == UInt8(ascii: " ") }
    guard let number = Double(String(decoding: digits.reversed(), as: UTF8.self)),
      rest.isEmpty || rest.first == UInt8(ascii: "@"),
      let reference = references.first?.reference, !reference.attribute.isLocation
    else { return nil }
    let outermost = names.scope.isEmpty ? "root" : "self"
    guard references.count == 1, reference.item.id != outermost else { return nil }
    let factor = "\(NumberText.of(number / 100)) * \(outermost).\(reference.attribute)"
    return EquationError(clause: .share(factor), range: position - digits.count..<position + 1)
  }

  /// The error of a visual format that begins with its axis in words; nil for another text.
  private var axisInWords: EquationError? {
    let position = lexer.position
    let word = String(decoding: lexer.text(0..<position), as: UTF8.self).lowercased()
    let axes = ["horizontal": "H:", "horizontally": "H:", "vertical": "V:", "vertically": "V:"]
    guard let axis = axes[word], lexer.bytes[position] == UInt8(ascii: ":") else { return nil }
    return EquationError(clause: .axisInWords(axis), range: 0..<position + 1)
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
    switch rest.first {
    case "%": if let share { return share }
    case ":": if let axisInWords { return axisInWords }
    default: break
    }
    return EquationError(clause: .equationCharacter(rest.first), range: range)
  }

  /// The error of a priority in words behind a comma: `a.height == 160, priority 750`; nil for other words.
  var wordedPriority: EquationError? {
    let form = /[ ]*, *(?:priority|prio)[ :=]+\.?([0-9a-zA-Z.]+) */
    let end = lexer.bytes.count
    guard
      let match = String(decoding: lexer.text(lastEnd..<end), as: UTF8.self).wholeMatch(of: form),
      let number = Clause.priority(String(match.1))
    else { return nil }
    let equation = String(decoding: lexer.text(0..<lastEnd), as: UTF8.self)
    return EquationError(clause: .priorityBehindComma(equation, number), range: 0..<end)
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
