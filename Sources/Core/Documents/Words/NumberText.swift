/// Formats numbers for messages.
package enum NumberText {
  /// Returns a number without a redundant fraction, as YAML spells it.
  package static func of(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value < 0 ? "-.inf" : ".inf" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }
}
