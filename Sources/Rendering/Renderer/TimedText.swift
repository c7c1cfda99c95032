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
  /// The squares of the longest characters of long texts: each accent of one letter is compared with all
  /// others.
  package private(set) var measuredSquares = 0

  /// The work of the measurements so far; see `Timings.work`.
  var work: Double {
    Double(measuredBytes) * WorkCost.textByte + Double(measuredSquares) * WorkCost.square
  }

  /// Creates a stopwatch around `base`.
  package init(_ base: any TextDrawing) { self.base = base }

  package func measure(_ paragraph: Paragraph, width: Double?) -> TextMeasure {
    let start = clock.now
    measured += 1
    let bytes = paragraph.text.utf8.count
    measuredBytes += bytes
    if bytes > Self.shortText { measuredSquares += Self.square(of: paragraph) }
    defer { spent += start.duration(to: clock.now) }
    return base.measure(paragraph, width: width)
  }

  /// Texts of fewer bytes have no character that takes long.
  private static let shortText = 2_000

  /// The square of the number of Unicode scalars in a text's longest character.
  private static func square(of paragraph: Paragraph) -> Int {
    let longest = paragraph.runs.reduce(0) { longest, run in
      // Characters of ASCII are short, and telling so is much quicker than looking for them.
      let isASCII =
        run.text.utf8.withContiguousStorageIfAvailable { $0.reduce(0, |) < 0x80 }
        ?? run.text.utf8.allSatisfy { $0 < 0x80 }
      if isASCII { return max(longest, 1) }
      return run.text.reduce(longest) { max($0, $1.unicodeScalars.count) }
    }
    return longest * longest
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
