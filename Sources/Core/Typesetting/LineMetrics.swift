/// The height of a line and the position of its baseline, in points.
package struct LineMetrics: Hashable, Sendable {
  /// The distance of the baseline below the line's top.
  package var ascent: Double
  /// The distance of the line's bottom below the baseline.
  package var descent: Double

  /// Makes metrics from the two distances.
  package init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The line's height.
  package var height: Double { ascent + descent }

  /// Returns the metrics of the system font, which are those of San Francisco, whatever face the
  /// fallback picks.
  ///
  /// The factors reproduce a published `lineHeight` of 35.8007813 at 30 points.
  package static func system(size: Double) -> LineMetrics {
    LineMetrics(ascent: 0.952148 * size, descent: (1.193359 - 0.952148) * size)
  }

  /// Returns the metrics with both distances multiplied.
  func scaled(by factor: Double) -> LineMetrics {
    LineMetrics(ascent: ascent * factor, descent: descent * factor)
  }

  /// Returns the metrics of a line that also has room for the same text at a distance above, or
  /// below if it is negative.
  func raised(by offset: Double) -> LineMetrics {
    union(LineMetrics(ascent: ascent + offset, descent: descent - offset))
  }

  /// Returns the metrics of a line in which both share a baseline.
  func union(_ other: LineMetrics) -> LineMetrics {
    LineMetrics(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
  }
}
