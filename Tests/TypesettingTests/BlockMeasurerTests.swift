import Geometry
import Testing
import Typesetting

@Suite("Block measurer") struct BlockMeasurerTests {
  private func measure(
    _ text: String, width: Double? = nil, lines: Int = 0, mode: LineBreakMode = .truncateTail
  ) -> TextMeasure {
    BlockMeasurer().measure(
      Paragraph(text, font: .system(99), lines: lines, lineBreak: mode), width: width)
  }

  @Test("A character is 10 wide, a line 20 high with its baseline at 16, whatever the font")
  func size() {
    let measure = measure("Label", lines: 1)
    #expect(measure.size == Size(width: 50, height: 20))
    #expect(measure.firstBaseline == 16 && measure.lastBaseline == 16 && measure.lineCount == 1)
  }

  @Test("Empty text is 0 x 0")
  func empty() { #expect(measure("") == .empty) }

  @Test("Characters are those that a reader perceives, and format controls count nothing")
  func characters() {
    #expect(measure("e\u{301}👨‍👩‍👧🇩🇪").size.width == 30)
    #expect(measure("a\u{200E}b\u{200F}\u{2060}").size.width == 20)
  }

  @Test("Lines break at spaces, which have no width at a line's end")
  func spaces() {
    let wrapped = measure("one two  three", width: 50)
    #expect(wrapped.size == Size(width: 50, height: 60) && wrapped.lastBaseline == 56)
    #expect(measure("one  two", width: 80).lineCount == 1)
    #expect(measure("one   ").size.width == 30)
    #expect(measure("aaaaa bbbbb", width: 50).size == Size(width: 50, height: 40))
  }

  @Test("A line break is a line, even an empty one")
  func lineBreaks() {
    #expect(measure("a\n\nbb").size == Size(width: 20, height: 60))
    #expect(measure("a\r\nb").lineCount == 2)
  }

  @Test("A word wider than the line is cut, at least one character a line")
  func longWord() {
    #expect(measure("abcdefg", width: 30).size == Size(width: 30, height: 60))
    #expect(measure("abc", width: 4).size == Size(width: 10, height: 60))
    #expect(measure("ab", width: 0).lineCount == 2)
  }

  @Test("A width short of a multiple of ten by a rounding error still holds the character")
  func roundedWidth() { #expect(measure("abc", width: 29.9999999999).lineCount == 1) }

  @Test("Characters beyond the last line are counted")
  func truncation() {
    let one = measure("abcdefghij", width: 50, lines: 1)
    #expect(one.size == Size(width: 50, height: 20) && one.isTruncated)
    #expect(one.truncatedCharacters == 6)
    let two = measure("one two three", width: 50, lines: 2, mode: .wordWrap)
    #expect(two.lineCount == 2 && two.truncatedCharacters == 5)
    #expect(!measure("one two", width: 50, lines: 2).isTruncated)
  }
}
