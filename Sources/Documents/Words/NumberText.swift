/// Numbers as messages show them.
package enum NumberText {
  /// A number without a needless fraction, spelled as YAML spells it.
  package static func of(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value < 0 ? "-.inf" : ".inf" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }
}
