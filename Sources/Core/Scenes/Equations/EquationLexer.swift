import Documents

/// A word, number or sign of an equation, with its place in the string.
struct EquationToken: Equatable {
  /// The kind of token.
  enum Kind: Equatable {
    case name
    case number(Double)
    case sign(Sign)
    case end
  }

  /// The signs of equations, as messages spell them.
  enum Sign: String {
    case equal = "==", lessThanOrEqual = "<=", greaterThanOrEqual = ">="
    case assignment = "=", less = "<", greater = ">"
    case plus = "+", minus = "-", times = "*", divided = "/"
    case at = "@", point = ".", opening = "(", closing = ")"
    case openingBracket = "[", closingBracket = "]", comma = ","
  }

  let kind: Kind
  /// The offset of its first byte.
  let start: Int
  /// The offset after its last byte.
  let end: Int

  /// The range in the text.
  var range: Range<Int> { start..<end }
}

/// Splits the text of an equation into tokens.
struct EquationLexer {
  /// The text.
  let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the next token, `.end` at the end; nil for a character that isn't valid in
  /// equations.
  mutating func next() -> EquationToken? {
    while let byte = peek(index), byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
    }
    let start = index
    guard let byte = peek(index) else {
      return EquationToken(kind: .end, start: start, end: start)
    }
    if Identifier.isStart(byte) {
      while index < bytes.count, Identifier.isPart(bytes[index]) { index += 1 }
      return token(.name, start)
    }
    if isDigit(index) || (byte == UInt8(ascii: ".") && isDigit(index + 1)) {
      return number(start)
    }
    return sign(start)
  }

  /// Returns the name of several words joined by hyphens that a name begins, without spaces; nil for a
  /// single word.
  func hyphenated(_ name: EquationToken) -> EquationToken? {
    var end = name.end
    while peek(end) == UInt8(ascii: "-"), let byte = peek(end + 1), Identifier.isStart(byte) {
      end += 1
      while let byte = peek(end), Identifier.isPart(byte) { end += 1 }
    }
    return end > name.end ? EquationToken(kind: .name, start: name.start, end: end) : nil
  }

  /// The range of a name in quotes where `next` couldn't read on; nil for anything else.
  var quotedName: Range<Int>? {
    guard let quote = peek(index), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    var end = index + 1
    while let byte = peek(end), Identifier.isPart(byte) { end += 1 }
    return end > index + 1 && peek(end) == quote ? index..<end + 1 : nil
  }

  /// The offset of the character that `next` couldn't read.
  var position: Int { index }

  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  private mutating func number(_ start: Int) -> EquationToken? {
    while isDigit(index) { index += 1 }
    // `2.width` isn't a number: a dot is part of a number only before a digit.
    if peek(index) == UInt8(ascii: "."), isDigit(index + 1) {
      index += 1
      while isDigit(index) { index += 1 }
    }
    if let byte = peek(index), byte | 0x20 == UInt8(ascii: "e") {
      let sign = peek(index + 1)
      let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
      if isDigit(index + (isSigned ? 2 : 1)) {
        index += isSigned ? 2 : 1
        while isDigit(index) { index += 1 }
      }
    }
    let digits = text(start..<index)
    let value = SimpleDecimal(digits)?.value ?? Double(String(decoding: digits, as: UTF8.self))
    return value.map { token(.number($0), start) }
  }

  private mutating func sign(_ start: Int) -> EquationToken? {
    let isDoubled = peek(start + 1) == UInt8(ascii: "=")
    if let sign = Self.sign(bytes[start], isDoubled: isDoubled) {
      let isComparison = sign == .equal || sign == .lessThanOrEqual || sign == .greaterThanOrEqual
      index += isComparison ? 2 : 1
      return token(.sign(sign), start)
    }
    for (sign, meaning) in Self.typeset where bytes[start...].starts(with: sign.utf8) {
      index += sign.utf8.count
      return token(.sign(meaning), start)
    }
    return nil
  }

  /// The signs of typeset mathematics.
  private static let typeset: [(String, EquationToken.Sign)] = [
    ("≤", .lessThanOrEqual), ("≥", .greaterThanOrEqual), ("−", .minus), ("×", .times),
    ("·", .times),
  ]

  private static func sign(_ byte: UInt8, isDoubled: Bool) -> EquationToken.Sign? {
    switch byte {
    case UInt8(ascii: "="): isDoubled ? .equal : .assignment
    case UInt8(ascii: "<"): isDoubled ? .lessThanOrEqual : .less
    case UInt8(ascii: ">"): isDoubled ? .greaterThanOrEqual : .greater
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "-"): .minus
    case UInt8(ascii: "*"): .times
    case UInt8(ascii: "/"): .divided
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "."): .point
    case UInt8(ascii: "("): .opening
    case UInt8(ascii: ")"): .closing
    case UInt8(ascii: "["): .openingBracket
    case UInt8(ascii: "]"): .closingBracket
    case UInt8(ascii: ","): .comma
    default: nil
    }
  }

  private func peek(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isDigit(_ index: Int) -> Bool {
    index < bytes.count && bytes[index] &- UInt8(ascii: "0") <= 9
  }

  private func token(_ kind: EquationToken.Kind, _ start: Int) -> EquationToken {
    EquationToken(kind: kind, start: start, end: index)
  }
}
