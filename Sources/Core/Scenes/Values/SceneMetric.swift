package import Documents

/// A number with a name.
package struct SceneMetric: Hashable, Sendable {
  /// The name.
  package let name: String
  /// The number.
  package let value: Double
  /// Where the name is.
  package let place: Place
}
