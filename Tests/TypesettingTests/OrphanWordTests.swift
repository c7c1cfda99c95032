import Geometry
import Testing
import Typesetting

@Suite("Orphan words") struct OrphanWordTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Fixture.typesetter() }

  private func width(_ text: String) -> Double {
    typesetter.measure(Paragraph(text), width: nil).size.width
  }

  /// Returns the measure of a text at the width of another one.
  private func measure(
    _ text: String, asWideAs line: String, pushesOut: Bool = true, lines: Int = 0
  ) -> TextMeasure {
    var paragraph = Paragraph(text, lines: lines)
    paragraph.pushesOut = pushesOut
    return typesetter.measure(paragraph, width: width(line) + 0.5)
  }

  @Test("A last word that would be alone takes the previous word with it, in labels")
  func pushed() {
    let text = "Testing variously linking"
    let kept = measure(text, asWideAs: "Testing variously", pushesOut: false)
    #expect(abs(kept.size.width - width("Testing variously")) < 0.01)
    let pushed = measure(text, asWideAs: "Testing variously")
    #expect(pushed.lineCount == 2)
    #expect(abs(pushed.size.width - width("variously linking")) < 0.01)
  }

  @Test("So it does from right to left, and at the end of each paragraph")
  func others() {
    let hebrew = measure("שלום לכל העולם", asWideAs: "שלום לכל ה")
    #expect(abs(hebrew.size.width - width("לכל העולם")) < 0.01)
    let two = measure(
      "Testing variously linking\nTesting variously linking", asWideAs: "Testing variously")
    #expect(two.lineCount == 4)
    #expect(abs(two.size.width - width("variously linking")) < 0.01)
  }

  @Test("No line is added for it, and none is emptied")
  func limits() {
    // The two do not fit on one line.
    let wide = measure("Go internationalisation now", asWideAs: "Go internationalisation")
    #expect(wide.lineCount == 2)
    #expect(abs(wide.size.width - width("Go internationalisation")) < 0.01)
    // The line above has only one word, which stays.
    let one = measure("internationalisation now", asWideAs: "internationalisation")
    #expect(one.lineCount == 2)
    // A word that is broken inside has no word before it.
    #expect(measure("Donaudampfschifffahrt", asWideAs: "Donaudampfschiff").lineCount == 2)
    // In a truncated text the last word is not shown.
    let cut = measure("Testing variously linking", asWideAs: "Testing variously", lines: 1)
    #expect(cut.isTruncated && cut.lineCount == 1)
  }
}
