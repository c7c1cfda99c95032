package import Geometry
package import Typesetting

/// Measures and draws text with another text system, and records how long measuring takes.
package final class TimedText: TextDrawing {
  private let base: any TextDrawing
  private let clock = ContinuousClock()
  /// The time spent measuring so far.
  package private(set) var spent = Duration.zero
  /// The number of measurements requested so far, and the bytes of text measured.
  package private(set) var measured = 0
  package private(set) var measuredBytes = 0

  /// Creates a stopwatch around `base`.
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
