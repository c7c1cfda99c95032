/// An error for text that isn't JSON, with the offset of the first invalid byte.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The offset in bytes.
  package let offset: Int
  package var description: String { "invalid JSON at byte \(offset)" }
}

extension JSON {
  /// Reads a JSON text; if several members have the same key, lookups use the last.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }

  /// Returns a member of an object; nil if there is none, or for any other value.
  package subscript(_ key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The items of an array; none for any other value.
  package var items: [JSON] {
    if case .array(let items) = self { items } else { [] }
  }

  /// The members of an object; none for any other value.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The text of a string; nil for any other value.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a number; nil for any other value.
  package var double: Double? {
    switch self {
    case .int(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The value of a whole number; nil for any other value.
  package var integer: Int? {
    switch self {
    case .int(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The value of a Boolean; nil for any other value.
  package var boolean: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }
}

/// Reads the values of one text from left to right.
private struct JSONParser {
  private static let deepest = 200
  private static let numeric = Array("0123456789+-.eE".utf8)
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONError) -> JSON {
    let value = try value()
    skipBlanks()
    guard index == bytes.count else { throw failure }
    return value
  }

  private var failure: JSONError { JSONError(offset: index) }
  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard current == byte else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(JSONError) -> JSON {
    skipBlanks()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw failure }
    switch current {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[index...].starts(with: letters) else { throw failure }
    index += letters.count
    return value
  }

  private mutating func object() throws(JSONError) -> JSON {
    index += 1
    var members: [JSON.Member] = []
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipBlanks()
      guard current == UInt8(ascii: "\"") else { throw failure }
      let key = try string()
      guard take(UInt8(ascii: ":")) else { throw failure }
      members.append(JSON.Member(key, try value()))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw failure }
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSON {
    index += 1
    var items: [JSON] = []
    if take(UInt8(ascii: "]")) { return .array(items) }
    repeat { items.append(try value()) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw failure }
    return .array(items)
  }

  private mutating func number() throws(JSONError) -> JSON {
    let start = index
    while let byte = current, Self.numeric.contains(byte) { index += 1 }
    let digits = bytes[start..<index]
    let text = String(decoding: digits, as: UTF8.self)
    guard Self.isNumber(digits), let value = Double(text), value.isFinite else {
      throw JSONError(offset: start)
    }
    return Int(text).map { .int($0) } ?? .number(value)
  }

  /// Whether these characters are a valid JSON number: no sign except `-`, no leading zero, and
  /// digits on both sides of a decimal point.
  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    func takeDigits() -> ArraySlice<UInt8> {
      let digits = rest.prefix(while: isDigit)
      rest = rest.dropFirst(digits.count)
      return digits
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = takeDigits()
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard !takeDigits().isEmpty else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
      guard !takeDigits().isEmpty else { return false }
    }
    return rest.isEmpty
  }

  private mutating func string() throws(JSONError) -> String {
    index += 1
    var units: [UInt8] = []
    while let byte = current {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &units)
      case 0..<0x20: throw failure
      default: units.append(byte)
      }
    }
    throw failure
  }

  private mutating func escape(into units: inout [UInt8]) throws(JSONError) {
    guard let byte = current else { throw failure }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): units.append(0x0A)
    case UInt8(ascii: "t"): units.append(0x09)
    case UInt8(ascii: "r"): units.append(0x0D)
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "f"): units.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(byte)
    case UInt8(ascii: "u"): try codePoint(into: &units)
    default: throw failure
    }
  }

  /// Reads a UTF-16 code unit, or two that form one character.
  private mutating func codePoint(into units: inout [UInt8]) throws(JSONError) {
    var code = try hexadecimal()
    if code & 0xFC00 == 0xD800, bytes[index...].starts(with: [0x5C, 0x75]) {
      index += 2
      let low = try hexadecimal()
      guard low & 0xFC00 == 0xDC00 else { throw failure }
      code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
    }
    units += Array(Character(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    guard index + 4 <= bytes.count,
      // A number's sign isn't a digit.
      !bytes[index..<index + 4].contains(where: { "+-".utf8.contains($0) }),
      let code = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw failure }
    index += 4
    return code
  }
}
