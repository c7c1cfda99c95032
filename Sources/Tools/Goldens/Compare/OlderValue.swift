/// What sentences call the older of two values.
package enum OlderValue: Sendable {
  /// That of a golden: `..., recorded as 12`.
  case recorded
  /// That of another file or revision: `..., formerly 12`.
  case former

  /// Returns the words before the value.
  ///
  /// - Parameter preposition: what connects the value with `recorded`.
  package func words(_ preposition: String = "as") -> String {
    switch self {
    case .recorded: "recorded \(preposition)"
    case .former: preposition == "as" ? "formerly" : "formerly \(preposition)"
    }
  }
}
