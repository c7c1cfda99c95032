import Documents

/// The range of numbers that a key accepts.
package struct NumberRange: Hashable, Sendable {
  /// The smallest number.
  package let lower: Double
  /// The largest number.
  package let upper: Double
  /// Whether `lower` itself is excluded.
  package var excludesLower = false

  /// Creates a range from its bounds.
  package init(lower: Double, upper: Double, excludesLower: Bool = false) {
    self.lower = lower
    self.upper = upper
    self.excludesLower = excludesLower
  }

  /// Every number.
  package static let unbounded = NumberRange(lower: -.infinity, upper: .infinity)

  /// Any coordinate or distance, in points: far more than a canvas can show.
  static let points = NumberRange(lower: -1_000_000, upper: 1_000_000)
  /// A size or distance in points that can't be negative.
  static let extent = NumberRange(lower: 0, upper: 1_000_000)
  /// A fraction of a whole.
  static let unit = NumberRange(lower: 0, upper: 1)
  /// The priority of a constraint.
  static let priority = NumberRange(lower: 0, upper: 1_000, excludesLower: true)
  /// A side of the canvas in points: Cairo paints at most 32,767 pixels.
  static let canvasSide = NumberRange(lower: 0, upper: 32_767, excludesLower: true)
  /// Pixels per point.
  static let scale = NumberRange(lower: 0.01, upper: 16)
  /// A count or an index.
  package static let count = NumberRange(lower: 0, upper: 100_000)
  /// The value of a control.
  static let any = NumberRange(lower: -1e9, upper: 1e9)

  /// Whether the range contains a number; it never contains NaN or infinity.
  func contains(_ value: Double) -> Bool {
    value.isFinite && (excludesLower ? value > lower : value >= lower) && value <= upper
  }

  /// The range in words: `from 0 to 1`, `greater than 0 and at most 1000`.
  var words: String {
    excludesLower
      ? "greater than \(NumberText.of(lower)) and at most \(NumberText.of(upper))"
      : "from \(NumberText.of(lower)) to \(NumberText.of(upper))"
  }
}
