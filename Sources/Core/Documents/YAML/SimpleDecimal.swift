/// A number with few digits, like nearly all numbers in scenes: `12`, `-0.5`.
///
/// Its digits form a whole number that a `Double` represents exactly, and so does the power of
/// ten to divide by: their quotient is the double nearest to the number.
package struct SimpleDecimal {
  package let value: Double
  /// Whether it is written without a decimal point.
  let isInteger: Bool

  /// Parses digits with an optional leading minus and an optional decimal point between them; nil
  /// for anything else.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= 15, let first = bytes.first else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    var digits: Int64 = 0
    var scale: Double?
    var hasDigit = false
    for byte in isNegative ? bytes.dropFirst() : bytes[...] {
      if byte == UInt8(ascii: "."), scale == nil, hasDigit {
        scale = 1
        hasDigit = false
        continue
      }
      let digit = byte &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      digits = digits * 10 + Int64(digit)
      hasDigit = true
      if let power = scale { scale = power * 10 }
    }
    guard hasDigit else { return nil }
    let magnitude = scale.map { Double(digits) / $0 } ?? Double(digits)
    value = isNegative ? -magnitude : magnitude
    isInteger = scale == nil
  }
}
