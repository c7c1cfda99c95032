import Controls
package import Geometry
import Scenes
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
  /// The emoji and flags of long texts that are broken into lines, which takes thousands of times
  /// as long as for letters.
  package private(set) var measuredEmoji = 0

  /// The work of the measurements so far; see `Timings.work`.
  var work: Double {
    Double(measuredBytes) * WorkCost.textByte + Double(measuredSquares) * WorkCost.square
      + Double(measuredEmoji) * WorkCost.emoji
  }

  /// The emoji that the texts of one layout may have, as often as they are broken into lines: some
  /// four seconds. One text has fewer.
  package static let mostEmoji = 33_000
  private var emojiBefore = 0
  /// Whether the layout has asked to shape more than that; such texts are measured as blocks.
  private(set) var isExhausted = false

  /// Returns the text system for a variant, in which people may prefer bold text.
  func adapted(to overrides: Overrides) -> any TextDrawing {
    overrides.settingsOn.contains(.boldText) ? BoldText(self) : self
  }

  /// Begins to count the emoji of a layout.
  func beginLayout() {
    emojiBefore = measuredEmoji
    isExhausted = false
  }

  /// Creates a stopwatch around `base`.
  package init(_ base: any TextDrawing) { self.base = base }

  package func measure(_ paragraph: Paragraph, width: Double?) -> TextMeasure {
    let start = clock.now
    measured += 1
    let bytes = paragraph.text.utf8.count
    measuredBytes += bytes
    defer { spent += start.duration(to: clock.now) }
    guard bytes > Self.shortText else { return base.measure(paragraph, width: width) }
    if isExhausted { return BlockMeasurer().measure(paragraph, width: width) }
    let known = base.layoutsMade
    let result = base.measure(paragraph, width: width)
    // What has been set before is only looked up; blocks are not counted, and never looked up.
    if base.layoutsMade > known || known == 0 { noteCostly(paragraph, isWrapped: width != nil) }
    isExhausted = measuredEmoji - emojiBefore > Self.mostEmoji
    return result
  }

  /// Texts of fewer bytes have no character that takes long.
  private static let shortText = 2_000

  /// Counts what takes long in a text: the square of the number of Unicode scalars in its longest
  /// character, and the emoji that are broken into lines.
  private func noteCostly(_ paragraph: Paragraph, isWrapped: Bool) {
    var (longest, room) = (1, StyledText.mostScalars)
    for run in paragraph.runs where room > 0 {
      // Characters of ASCII are short, and telling so is much quicker than looking for them.
      let isASCII =
        run.text.utf8.withContiguousStorageIfAvailable { $0.reduce(0, |) < 0x80 }
        ?? run.text.utf8.allSatisfy { $0 < 0x80 }
      if isASCII {
        room -= run.text.utf8.count
        continue
      }
      for character in run.text {
        let scalars = character.unicodeScalars
        longest = max(longest, scalars.count)
        room -= scalars.count
        guard room >= 0 else { break }
        if isWrapped, scalars.first?.isPictograph == true { measuredEmoji += 1 }
      }
    }
    measuredSquares += longest * longest
  }

  package func lineMetrics(of font: FontDescriptor) -> LineMetrics { base.lineMetrics(of: font) }

  package func ink(of paragraph: Paragraph, in rect: Rect) -> Rect? {
    paragraph.text.utf8.count > Self.shortText ? nil : base.ink(of: paragraph, in: rect)
  }

  package func attachments(of paragraph: Paragraph, in rect: Rect) -> [(number: Int, rect: Rect)] {
    base.attachments(of: paragraph, in: rect)
  }

  package var families: [String]? { base.families }

  package func beginScene() { base.beginScene() }

  package var layoutsMade: Int { base.layoutsMade }

  package func draw(
    _ paragraph: Paragraph, in rect: Rect, color: Color, on context: OpaquePointer
  ) {
    base.draw(paragraph, in: rect, color: color, on: context)
  }
}

extension Unicode.Scalar {
  /// Whether it is in the blocks of pictographs, emoji and regional indicators.
  fileprivate var isPictograph: Bool { (0x1F000..<0x20000).contains(value) }
}
