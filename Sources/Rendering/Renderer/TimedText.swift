package import Geometry
package import Typesetting

/// Measures and draws text by another, and knows how long measuring has taken.
package final class TimedText: TextDrawing {
  private let base: any TextDrawing
  private let clock = ContinuousClock()
  /// The time spent in measuring so far.
  package private(set) var spent = Duration.zero
  /// How many measures were asked for so far, and of how many bytes of text.
  package private(set) var measured = 0
  package private(set) var measuredBytes = 0

  /// Makes a stopwatch around `base`.
  package init(_ base: any TextDrawing) { self.base = base }

  package func measure(_ paragraph: Paragraph, width: Double?) -> TextMeasure {
    let start = clock.now
    measured += 1
    measuredBytes += paragraph.text.utf8.count
    defer { spent += start.duration(to: clock.now) }
    return base.measure(paragraph, width: width)
  }

  package func lineMetrics(of font: FontDescriptor) -> LineMetrics { base.lineMetrics(of: font) }

  package var families: [String]? { base.families }

  package func beginScene() { base.beginScene() }

  package var layoutsMade: Int { base.layoutsMade }

  package func draw(
    _ paragraph: Paragraph, in rect: Rect, color: Color, on context: OpaquePointer
  ) {
    base.draw(paragraph, in: rect, color: color, on: context)
  }
}
