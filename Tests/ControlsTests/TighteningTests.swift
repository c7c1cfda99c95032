import AutoLayout
import Controls
import Geometry
import Testing
import Typesetting

@Suite("Tightening") struct TighteningTests {
  /// Measures characters of 10 points and the space between them, cut at the width.
  private struct SpacedMeasurer: TextMeasuring {
    var letter = 10.0

    func lineMetrics(of font: FontDescriptor) -> LineMetrics { LineMetrics(ascent: 16, descent: 4) }

    func measure(_ paragraph: Paragraph, width: Double?) -> TextMeasure {
      let letters = Double(paragraph.text.count)
      let spacing = paragraph.runs.first?.letterSpacing ?? 0
      let natural = letter * letters + (letters - 1) * spacing
      let isCut = paragraph.lineBreak != .clip && natural > (width ?? .infinity) + 1e-9
      return TextMeasure(
        size: Size(width: isCut ? width ?? 0 : natural, height: 20), firstBaseline: 16,
        lastBaseline: 16, lineCount: 1, isTruncated: isCut)
    }
  }

  private func shown(
    _ text: String, width: Double, drawn drawnWidth: Double? = nil
  ) -> FittedText? {
    let label = Label(ControlEnvironment(measurer: SpacedMeasurer(), scale: 2))
    label.textContent = TextContent(text)
    label.drawnWidth = drawnWidth
    return label.fittedText(in: Size(width: width, height: 20))
  }

  @Test("Text that exceeds its frame by a point or less is tightened")
  func tightened() throws {
    for width in [49.0, 49.5, 49.9] {
      let text = try #require(shown("Label", width: width))
      #expect(text.isTightened && !text.measure.isTruncated)
      #expect(text.measure.size.width <= width)
    }
  }

  @Test("Text that fits is not tightened, and text that exceeds the frame by more is truncated")
  func others() throws {
    let fitting = try #require(shown("Label", width: 50))
    #expect(!fitting.isTightened && !fitting.measure.isTruncated)
    let cut = try #require(shown("Label", width: 48.9))
    #expect(!cut.isTightened && cut.measure.isTruncated)
  }

  // QuickBlox, ChatDateCell: Interface Builder made the label as wide as its text.
  @Test("Text in the width that it was drawn for is tightened, but doesn't count as such")
  func asDrawn() throws {
    let text = try #require(shown("Label", width: 49.5, drawn: 49.5))
    #expect(!text.isTightened && !text.measure.isTruncated && text.measure.size.width <= 49.5)
    #expect(shown("Label", width: 49.5, drawn: 60)?.isTightened == true)
    #expect(shown("Label", width: 48.9, drawn: 48.9)?.measure.isTruncated == true)
  }

  // isee15/snippets' keypad: the natural width of '1' at 28 points is 0.18 points short of it.
  @Test("A button shows its only letter whole in its natural width")
  func onlyLetter() throws {
    let button = Button(ControlEnvironment(measurer: SpacedMeasurer(letter: 32.18), scale: 3))
    button.textContent = TextContent("1")
    button.arrangement.contentInsets = EdgeInsets(top: 14, left: 23, bottom: 14, right: 23)
    let size = button.intrinsicContentSize
    #expect(size.width == 78)
    let text = try #require(button.fittedText(in: size))
    #expect(!text.measure.isTruncated && !text.isTightened && text.paragraph.text == "1")
    let narrow = try #require(button.fittedText(in: Size(width: 77, height: size.height)))
    #expect(narrow.measure.isTruncated)
  }

  @Test("System buttons have widths of whole points, of at least 30")
  func buttonWidths() {
    func width(_ title: Double) -> Double {
      let size = Size(width: title, height: 18)
      let button = Button(ControlEnvironment(measurer: FixedMeasurer(size), scale: 2))
      button.textContent = TextContent("Title")
      return button.intrinsicContentSize.width
    }
    #expect(width(45.74) == 46 && width(46.1) == 46 && width(46.3) == 47)
    #expect(width(12) == 30)
  }
}
