/// A word, number or sign of an equation, with its place in the string.
struct EquationToken: Equatable {
  /// What it is.
  enum Kind: Equatable {
    case name(String)
    case number(Double)
    case sign(String)
    case end
  }

  let kind: Kind
  /// The offset of its first byte.
  let start: Int
  /// The offset behind its last byte.
  let end: Int
}

/// Splits the text of an equation into tokens.
struct EquationLexer {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next token, `.end` at the end; nil for a character that no equation has.
  mutating func next() -> EquationToken? {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    let start = index
    guard index < bytes.count else { return EquationToken(kind: .end, start: start, end: start) }
    let byte = bytes[index]
    if Identifier.isStart(byte) {
      while index < bytes.count, Identifier.isPart(bytes[index]) { index += 1 }
      return token(.name(text(from: start)), start)
    }
    if isDigit(index) || (byte == UInt8(ascii: ".") && isDigit(index + 1)) {
      return number(start)
    }
    return sign(start)
  }

  /// The offset of a character that `next` could not read.
  var position: Int { index }

  private mutating func number(_ start: Int) -> EquationToken? {
    while isDigit(index) { index += 1 }
    // `2.width` is no number: a point counts only in front of a digit.
    if index < bytes.count, bytes[index] == UInt8(ascii: "."), isDigit(index + 1) {
      index += 1
      while isDigit(index) { index += 1 }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      let isSigned =
        index + 1 < bytes.count
        && [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[index + 1])
      if isDigit(index + (isSigned ? 2 : 1)) {
        index += isSigned ? 2 : 1
        while isDigit(index) { index += 1 }
      }
    }
    return Double(text(from: start)).map { token(.number($0), start) }
  }

  private mutating func sign(_ start: Int) -> EquationToken? {
    if let sign = Self.sign(bytes[start], isDoubled: peek(start + 1) == UInt8(ascii: "=")) {
      index += sign.utf8.count
      return token(.sign(sign), start)
    }
    for (sign, meaning) in [("≤", "<="), ("≥", ">="), ("−", "-"), ("×", "*"), ("·", "*")]
    where bytes[start...].starts(with: sign.utf8) {
      index += sign.utf8.count
      return token(.sign(meaning), start)
    }
    return nil
  }

  private static func sign(_ byte: UInt8, isDoubled: Bool) -> String? {
    switch byte {
    case UInt8(ascii: "="): isDoubled ? "==" : "="
    case UInt8(ascii: "<"): isDoubled ? "<=" : "<"
    case UInt8(ascii: ">"): isDoubled ? ">=" : ">"
    case UInt8(ascii: "+"): "+"
    case UInt8(ascii: "-"): "-"
    case UInt8(ascii: "*"): "*"
    case UInt8(ascii: "/"): "/"
    case UInt8(ascii: "@"): "@"
    case UInt8(ascii: "."): "."
    case UInt8(ascii: "("): "("
    case UInt8(ascii: ")"): ")"
    default: nil
    }
  }

  private func peek(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isDigit(_ index: Int) -> Bool {
    index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func token(_ kind: EquationToken.Kind, _ start: Int) -> EquationToken {
    EquationToken(kind: kind, start: start, end: index)
  }
}
