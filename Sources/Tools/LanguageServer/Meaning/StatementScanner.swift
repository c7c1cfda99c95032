import Documents

/// A word, number or sign of an equation or a visual format.
struct StatementToken: Equatable {
  /// The kind of the token.
  enum Kind: Equatable {
    /// A view or guide, a metric, or either.
    case item, metric, name
    /// `margins`, `safeArea` ... after a view.
    case guide
    /// `leading`, `width` ...
    case attribute
    case number
    /// `==`, `+`, `@`, `|` ...
    case sign
    /// `H:` or `V:`.
    case axis
  }

  let kind: Kind
  /// The bytes of the token.
  let range: Range<Int>
}

/// Splits an equation or a visual format into tokens, whether or not it is valid.
struct StatementScanner {
  private let bytes: [UInt8]
  private let isFormat: Bool
  private var index = 0
  private var tokens: [StatementToken] = []
  /// Whether the brackets of a visual format are open and the view's name comes next.
  private var opensBox = false
  private var parentheses = 0
  private var brackets = 0

  /// Returns the tokens of a text.
  static func tokens(of bytes: [UInt8]) -> [StatementToken] {
    var scanner = StatementScanner(bytes)
    return scanner.scan()
  }

  /// Whether a text is a visual format: it starts with `H:`, `V:`, `|` or `[`, unless an attribute
  /// follows the brackets.
  static func isFormat(_ bytes: [UInt8]) -> Bool {
    let text = bytes.drop { $0 == 0x20 }
    switch text.first {
    case UInt8(ascii: "|"): return true
    case UInt8(ascii: "["):
      let rest = text.drop { $0 != UInt8(ascii: "]") }.dropFirst()
      return rest.first { $0 != 0x20 } != UInt8(ascii: ".")
    case UInt8(ascii: "H"), UInt8(ascii: "V"): return text.dropFirst().first == UInt8(ascii: ":")
    default: return false
    }
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isFormat = Self.isFormat(bytes)
  }

  private mutating func scan() -> [StatementToken] {
    while index < bytes.count {
      let byte = bytes[index]
      if Identifier.isStart(byte) {
        word()
      } else if (0x30...0x39).contains(byte) {
        number()
      } else if byte <= 0x20 {
        index += 1
      } else {
        sign()
      }
    }
    return tokens
  }

  private mutating func add(_ kind: StatementToken.Kind, from start: Int) {
    tokens.append(StatementToken(kind: kind, range: start..<index))
  }

  private mutating func word() {
    let start = index
    while index < bytes.count, Identifier.isPart(bytes[index]) { index += 1 }
    if isFormat, tokens.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: ":") {
      index += 1
      return add(.axis, from: start)
    }
    if isFormat {
      add(opensBox ? .item : parentheses > 0 ? .name : .metric, from: start)
      opensBox = false
      return
    }
    let follows = index < bytes.count && bytes[index] == UInt8(ascii: ".")
    if start > 0, bytes[start - 1] == UInt8(ascii: ".") {
      add(follows ? .guide : .attribute, from: start)
    } else {
      add(follows || brackets > 0 ? .item : .metric, from: start)
    }
  }

  private mutating func number() {
    let start = index
    while index < bytes.count,
      (0x30...0x39).contains(bytes[index])
        || bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count
          && (0x30...0x39).contains(bytes[index + 1])
    {
      index += 1
    }
    add(.number, from: start)
  }

  private mutating func sign() {
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "["):
      opensBox = true
      brackets += 1
    case UInt8(ascii: "]"):
      opensBox = false
      brackets -= 1
    case UInt8(ascii: "("): parentheses += 1
    case UInt8(ascii: ")"): parentheses -= 1
    default: break
    }
    let isComparison = [UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">")]
      .contains(bytes[index])
    index += 1
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    if isComparison, index < bytes.count, bytes[index] == UInt8(ascii: "=") { index += 1 }
    add(.sign, from: start)
  }
}
