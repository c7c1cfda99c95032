/// The meaning of a plain scalar in the YAML 1.2 core schema.
package enum CoreScalar: Equatable {
  case null
  case boolean(Bool)
  case integer(Double)
  case float(Double)
  case string

  /// Resolves a plain scalar; `yes`, `on` and dates are strings.
  package init(plain text: String) {
    var text = text
    self = text.withUTF8 { CoreScalar(plain: $0) }
  }

  /// Resolves the bytes of a plain scalar.
  package init(plain bytes: UnsafeBufferPointer<UInt8>) { self = Self.resolve(bytes) }

  private static func resolve(_ bytes: UnsafeBufferPointer<UInt8>) -> CoreScalar {
    guard let first = bytes.first else { return .null }
    switch first {
    case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "~"):
      return bytes.equals("~") || matches(bytes, "null", "Null", "NULL") ? .null : .string
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      return matches(bytes, "true", "True", "TRUE") ? .boolean(true) : .string
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      return matches(bytes, "false", "False", "FALSE") ? .boolean(false) : .string
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      return number(bytes)
    default: return .string
    }
  }

  private static func matches(
    _ bytes: UnsafeBufferPointer<UInt8>, _ first: StaticString, _ second: StaticString,
    _ third: StaticString
  ) -> Bool {
    bytes.equals(first) || bytes.equals(second) || bytes.equals(third)
  }

  private static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> CoreScalar {
    if let simple = SimpleDecimal(bytes) {
      return simple.isInteger ? .integer(simple.value) : .float(simple.value)
    }
    if matches(bytes, ".nan", ".NaN", ".NAN") { return .float(.nan) }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    let unsigned = UnsafeBufferPointer(
      rebasing: isNegative || bytes[0] == UInt8(ascii: "+") ? bytes.dropFirst() : bytes[...])
    if matches(unsigned, ".inf", ".Inf", ".INF") {
      return .float(isNegative ? -.infinity : .infinity)
    }
    if let value = prefixed(bytes) { return .integer(value) }
    let digits = DecimalShape(unsigned)
    guard digits.isWellFormed else { return .string }
    guard let value = Double(String(decoding: bytes, as: UTF8.self)) else { return .string }
    return digits.isInteger ? .integer(value) : .float(value)
  }

  /// Returns the value of numbers such as `0x1F` and `0o17`.
  private static func prefixed(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "0") else { return nil }
    let radix: Int
    switch bytes[1] {
    case UInt8(ascii: "x"): radix = 16
    case UInt8(ascii: "o"): radix = 8
    default: return nil
    }
    let digits = String(decoding: bytes.dropFirst(2), as: UTF8.self)
    guard digits.first != "+", digits.first != "-" else { return nil }
    return UInt64(digits, radix: radix).map { Double($0) }
  }
}

/// Recognises `[0-9]*(.[0-9]*)?([eE][-+]?[0-9]+)?` with at least one digit before the exponent.
private struct DecimalShape {
  private(set) var isWellFormed = false
  private(set) var isInteger = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    let whole = Self.digits(bytes, &index)
    var fraction = 0
    let hasPoint = index < bytes.count && bytes[index] == UInt8(ascii: ".")
    if hasPoint {
      index += 1
      fraction = Self.digits(bytes, &index)
    }
    guard whole + fraction > 0 else { return }
    isInteger = !hasPoint && index == bytes.count
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[index]) {
        index += 1
      }
      guard Self.digits(bytes, &index) > 0 else { return }
    }
    isWellFormed = index == bytes.count
  }

  private static func digits(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Int {
    let start = index
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
      index += 1
    }
    return index - start
  }
}
