import Geometry
import Testing
import Typesetting

@Suite("Truncation") struct TruncationTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Fixture.typesetter() }

  @Test("Lines are counted over all paragraphs", arguments: 1...4)
  func lines(count: Int) {
    let text = "The quick brown fox jumps\nover the lazy dog\nand naps"
    for mode in LineBreakMode.allCases {
      let measure = typesetter.measure(
        Paragraph(text, lines: count, lineBreak: mode), width: 110)
      #expect(measure.lineCount == count && measure.isTruncated)
      #expect(abs(measure.size.height - Double(count) * 20.287103) < 1e-6)
    }
  }

  @Test("What fits is not truncated")
  func fits() {
    let paragraph = Paragraph("one\ntwo", lines: 2)
    let measure = typesetter.measure(paragraph, width: 200)
    #expect(!measure.isTruncated && measure.truncatedCharacters == 0 && measure.lineCount == 2)
  }

  @Test("The characters hidden by the ellipsis are counted")
  func count() {
    // Every letter is at least as wide as the ellipsis: there are 20 of them, some of which give
    // way.
    let text = String(repeating: "m", count: 20)
    let letter = typesetter.measure(Paragraph("mm"), width: nil).size.width / 2
    for mode in [LineBreakMode.truncateHead, .truncateMiddle, .truncateTail] {
      let measure = typesetter.measure(
        Paragraph(text, lineBreak: mode), width: 10 * letter)
      #expect((10...12).contains(measure.truncatedCharacters))
    }
  }

  @Test("A second paragraph cut off adds its characters, even where the first one fits")
  func followingParagraph() {
    let measure = typesetter.measure(Paragraph("one\nfive!"), width: 200)
    #expect(measure.isTruncated && measure.truncatedCharacters == 6)
    let natural = typesetter.measure(Paragraph("one"), width: nil).size.width
    #expect(measure.size.width > natural + 5)
  }

  @Test("A wrap mode drops lines without an ellipsis")
  func dropped() {
    let measure = typesetter.measure(
      Paragraph("one two", lineBreak: .wordWrap), width: 40)
    #expect(measure.lineCount == 1 && measure.truncatedCharacters == 3)
    let first = typesetter.measure(Paragraph("one"), width: nil).size.width
    #expect(abs(measure.size.width - first) < 0.5)
  }

  @Test("Clipping shows the line as far as it goes")
  func clipped() {
    let measure = typesetter.measure(
      Paragraph("one two three four", lineBreak: .clip), width: 40)
    #expect(measure.size.width == 40 && measure.isTruncated)
  }

  @Test("What a clipped line shows begins or ends where its alignment puts it")
  func shown() throws {
    func shown(_ text: String, _ alignment: TextAlignment) throws -> String {
      try #require(
        typesetter.measure(
          Paragraph(text, lineBreak: .clip, alignment: alignment), width: 60
        ).shownText)
    }
    for alignment in [TextAlignment.natural, .left, .center, .justified] {
      #expect(try shown("one two three four", alignment).hasPrefix("one"))
    }
    #expect(try shown("one two three four", .right).hasSuffix("four"))
    let (hebrew, first, last) = ("שלום לכל הילדים הטובים", "שלום", "הטובים")
    for alignment in [TextAlignment.right, .center] {
      #expect(try shown(hebrew, alignment).hasPrefix(first))
    }
    let end = try shown(hebrew, .left)
    #expect(end.hasSuffix(last) && !end.hasPrefix(first))
  }

  @Test("Right-to-left text is cut at its own tail")
  func rightToLeft() {
    let text = "שלום עולם, זה טקסט ארוך מאוד בעברית"
    let measure = typesetter.measure(
      Paragraph(text, direction: .rightToLeft), width: 100)
    #expect(measure.isTruncated && measure.truncatedCharacters < text.count)
    #expect(measure.fonts == ["Noto Sans Hebrew", "Inter"] || measure.fonts.count <= 2)
  }

  @Test("A very long line is cut like a short one, and counted as a whole")
  func longLine() {
    for mode in [LineBreakMode.truncateHead, .truncateMiddle, .truncateTail] {
      let short = typesetter.measure(
        Paragraph(String(repeating: "m", count: 100), lineBreak: mode), width: 200)
      let long = typesetter.measure(
        Paragraph(String(repeating: "m", count: 9_000), lineBreak: mode), width: 200)
      #expect(long.size == short.size)
      #expect(long.truncatedCharacters == short.truncatedCharacters + 8_900)
    }
  }

  @Test("A width that fits only the ellipsis hides everything")
  func narrow() {
    let measure = typesetter.measure(Paragraph("Welcome"), width: 3)
    #expect(measure.truncatedCharacters == 7 && measure.lineCount == 1)
  }

  @Test(
    "No gap is left beside the ellipsis, which Pango widens to the end of the line",
    arguments: [LineBreakMode.truncateHead, .truncateMiddle, .truncateTail])
  func ellipsisWithoutGap(mode: LineBreakMode) throws {
    let typesetter = try Fixture.typesetter()
    // Tries widths in sequence: at some of them the cut is next to a space. Kerning with the
    // ellipsis may differ.
    for width in stride(from: 40.0, through: 200, by: 7) {
      let cut = typesetter.measure(
        Paragraph("Aa Bb Cc Dd Ee Ff Gg Hh Ii Jj Kk Ll", lineBreak: mode), width: width)
      #expect(cut.size.width <= width)
      let shown = 35 - cut.truncatedCharacters
      let parts: [String] =
        switch mode {
        case .truncateHead: ["…" + String("Aa Bb Cc Dd Ee Ff Gg Hh Ii Jj Kk Ll".suffix(shown))]
        case .truncateTail: [String("Aa Bb Cc Dd Ee Ff Gg Hh Ii Jj Kk Ll".prefix(shown)) + "…"]
        default: []
        }
      for part in parts {
        #expect(!part.contains(" …") && !part.contains("… "))
        let natural = typesetter.measure(Paragraph(part), width: nil).size.width
        #expect(abs(natural - cut.size.width) < 2.5, "\(part) at \(width)")
      }
    }
  }
}
