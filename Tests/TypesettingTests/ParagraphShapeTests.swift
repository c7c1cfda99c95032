import Geometry
import Testing
import Typesetting

/// Line heights and spacing as Apple's documentation of `NSParagraphStyle` defines them, and indents and
/// tab stops.
@Suite("The shape of a paragraph") struct ParagraphShapeTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Fixture.typesetter() }

  private func measure(
    _ text: String, width: Double? = nil, _ change: (inout ParagraphShape) -> Void = { _ in }
  ) -> TextMeasure {
    var paragraph = Paragraph(text, lines: 0)
    change(&paragraph.shape)
    return typesetter.measure(paragraph, width: width)
  }

  private func left(_ paragraph: Paragraph, width: Double) -> Double? {
    typesetter.ink(of: paragraph, in: Rect(x: 0, y: 0, width: width, height: 0))?.minX
  }

  @Test(
    "A line is at least and at most as high as stated, after the multiple, with its descent kept")
  func lineHeights() {
    let descent = 17 * (1.193359 - 0.952148)
    let low = measure("one\ntwo") { $0.minimumLineHeight = 30 }
    #expect(low.size.height == 60 && abs(low.firstBaseline - (30 - descent)) < 1e-3)
    let high = measure("one\ntwo") { $0.maximumLineHeight = 16 }
    #expect(high.size.height == 32 && abs(high.lastBaseline - (32 - descent)) < 1e-3)
    let both = measure("one") { shape in
      (shape.lineHeightMultiple, shape.maximumLineHeight) = (2, 34)
    }
    #expect(both.size.height == 34)
    let tall = measure("one") { shape in
      (shape.lineHeightMultiple, shape.minimumLineHeight) = (2, 34)
    }
    #expect(abs(tall.size.height - 2 * 20.287103) < 1e-4)
  }

  @Test("Space between paragraphs is below the one and above the next, and not at the ends")
  func paragraphSpacing() {
    let plain = measure("one\ntwo\nthree")
    let spaced = measure("one\ntwo\nthree") { shape in
      (shape.paragraphSpacing, shape.paragraphSpacingBefore) = (10, 3)
    }
    #expect(abs(spaced.size.height - plain.size.height - 26) < 1e-9)
    #expect(spaced.firstBaseline == plain.firstBaseline)
  }

  // SwiftRichString#83: a list's items have spacing before them, the title above has not.
  @Test("Each paragraph has the shape of its first run")
  func blocks() {
    var item = ParagraphShape()
    (item.paragraphSpacingBefore, item.minimumLineHeight) = (8, 30)
    let text = Paragraph(
      runs: [TextRun("Title\n"), TextRun("one\ntwo", shape: item)], lines: 0)
    let measure = typesetter.measure(text, width: 200)
    #expect(abs(measure.size.height - (20.287103 + 8 + 30 + 8 + 30)) < 1e-4)
    #expect(measure.lineCount == 3)
    var centered = ParagraphShape()
    centered.alignment = .center
    let mixed = Paragraph(
      runs: [TextRun("Wide enough\n"), TextRun("in", shape: centered)], lines: 0)
    let natural = typesetter.measure(mixed, width: nil)
    #expect(natural.lineCount == 2 && natural.wrappedWidth == natural.size.width)
    #expect(natural.size.width > 80)
    let only = Paragraph(runs: [TextRun("in", shape: centered)], lines: 0)
    #expect((left(only, width: 200) ?? 0) > 80)
    #expect((left(mixed, width: 200) ?? 99) < 3)
  }

  @Test(
    "What does not fit is truncated on the last line, whichever paragraph it is in",
    arguments: 1...3)
  func truncatedBlocks(lines: Int) {
    var spaced = ParagraphShape()
    spaced.paragraphSpacing = 4
    let text = Paragraph(
      runs: [TextRun("one\n"), TextRun("two\n", shape: spaced), TextRun("three\nfour")],
      lines: lines)
    let measure = typesetter.measure(text, width: 200)
    #expect(measure.lineCount == lines && measure.isTruncated)
  }

  // Stack Overflow 76655003: an offset makes a label taller, unless the line's height is fixed.
  @Test("Raised and lowered text makes its line taller, unless the height is fixed")
  func baselineOffset() {
    func measure(_ offset: Double, fixed: Double = 0) -> TextMeasure {
      var text = Paragraph(runs: [TextRun("offset", baselineOffset: offset)])
      (text.shape.minimumLineHeight, text.shape.maximumLineHeight) = (fixed, fixed)
      return typesetter.measure(text, width: nil)
    }
    let plain = measure(0)
    let (raised, lowered) = (measure(5), measure(-5))
    #expect(abs(raised.size.height - plain.size.height - 5) < 1e-9)
    #expect(abs(raised.firstBaseline - plain.firstBaseline - 5) < 1e-9)
    #expect(abs(lowered.size.height - plain.size.height - 5) < 1e-9)
    #expect(abs(lowered.firstBaseline - plain.firstBaseline) < 1e-9)
    #expect(measure(5, fixed: 20).size.height == 20)
    let box = Rect(x: 0, y: 0, width: 100, height: 20)
    func top(_ offset: Double) -> Double {
      var text = Paragraph(runs: [TextRun("offset", baselineOffset: offset)])
      (text.shape.minimumLineHeight, text.shape.maximumLineHeight) = (40, 40)
      return typesetter.ink(of: text, in: box)?.minY ?? 0
    }
    #expect(abs(top(0) - top(5) - 5) < 0.5 && abs(top(-5) - top(0) - 5) < 0.5)
  }

  @Test("Superscript takes the letters that the font has for it")
  func superscript() {
    func width(_ superscript: Int) -> Double {
      let run = TextRun("2", font: .system(30), superscript: superscript)
      return typesetter.measure(Paragraph(runs: [run]), width: nil).size.height
    }
    func ink(_ superscript: Int) -> Rect {
      let run = TextRun("2", font: .system(30), superscript: superscript)
      return typesetter.ink(of: Paragraph(runs: [run]), in: Rect(x: 0, y: 0, width: 99, height: 99))
        ?? .zero
    }
    #expect(ink(1).height < 0.8 * ink(0).height && ink(-1).height < 0.8 * ink(0).height)
    #expect(ink(1).maxY < ink(0).midY + 3 && ink(-1).maxY > ink(0).maxY)
    #expect(width(1) == width(0))
  }

  // Atributika#107 and BonMot#17: lists whose items continue below their text.
  @Test("Lines are indented from the side where they begin", arguments: [false, true])
  func indents(isRightToLeft: Bool) {
    var text = Paragraph("one two three", lines: 0)
    text.direction = isRightToLeft ? .rightToLeft : .leftToRight
    if isRightToLeft { text.runs[0].text = "אחת שתיים שלוש" }
    text.shape.headIndent = 20
    let ink = typesetter.ink(of: text, in: Rect(x: 0, y: 0, width: 90, height: 0))
    #expect(typesetter.measure(text, width: 90).lineCount == 2)
    text.shape.firstLineHeadIndent = 20
    let inner = typesetter.ink(of: text, in: Rect(x: 0, y: 0, width: 90, height: 0))
    let (outer, all) = (ink ?? .zero, inner ?? .zero)
    if isRightToLeft {
      #expect(outer.maxX > 84 && all.maxX < 71)
    } else {
      #expect(outer.minX < 5 && all.minX > 19)
    }
  }

  // Apple's documentation of `tabStops`: 12 of them, 28 points apart.
  @Test("Tab stops are 28 points apart at every size", arguments: [8, 17, 34.0])
  func tabs(size: Double) {
    func width(_ text: String) -> Double {
      typesetter.measure(Paragraph(text, font: .system(size)), width: nil).size.width
    }
    #expect(abs(width("i\ti") - 28 - width("i")) < 0.01)
    #expect(abs(width("i\ti\ti") - 56 - width("i")) < 0.01)
    var text = Paragraph("i\ti", font: .system(size))
    text.shape.tabStops = [.init(location: 50)]
    text.shape.firstLineHeadIndent = 10
    #expect(abs(typesetter.measure(text, width: nil).size.width - 50 - width("i")) < 0.01)
  }

  // BonMot#284, react-native#1295: the space after the last letter, too.
  @Test("Letter spacing follows each letter, the last one's too, and ends with its run")
  func letterSpacing() {
    func width(_ runs: [TextRun], _ text: Double? = nil) -> Double {
      typesetter.measure(Paragraph(runs: runs, lines: 0), width: text).size.width
    }
    for word in ["W", "WIDE", "שלום"] {
      let spaced = width([TextRun(word, letterSpacing: 10)])
      #expect(abs(spaced - width([TextRun(word)]) - 10 * Double(word.count)) < 0.01)
    }
    let halves = width([TextRun("WI", letterSpacing: 10), TextRun("DE")])
    #expect(abs(halves - width([TextRun("WI"), TextRun("DE")]) - 20) < 0.01)
    let tight = width([TextRun("WIDE", letterSpacing: -1)])
    #expect(abs(tight - width([TextRun("WIDE")]) + 4) < 0.01)
    let tab = width([TextRun("a\tb", letterSpacing: 4)])
    #expect(abs(tab - 28 - width([TextRun("b")]) - 4) < 0.01)
    let (first, last) = (
      left(Paragraph(runs: [TextRun("WIDE")]), width: 100) ?? 0,
      left(Paragraph(runs: [TextRun("WIDE", letterSpacing: 10)]), width: 100) ?? 9
    )
    #expect(abs(first - last) < 0.01)
  }

  // Apple, String Programming Guide: a line separator begins a line, not a paragraph.
  @Test func `a line separator continues its paragraph`() throws {
    var text = Paragraph("One\u{2028}Two\nThree", lines: 0)
    text.shape.paragraphSpacing = 20
    text.shape.headIndent = 10
    var plain = Paragraph("One\nTwo\nThree", lines: 0)
    let typesetter = try Fixture.typesetter()
    let line = typesetter.measure(plain, width: 200).size.height / 3
    #expect(abs(typesetter.measure(text, width: 200).size.height - 3 * line - 20) < 0.01)
    plain.shape = text.shape
    #expect(abs(typesetter.measure(plain, width: 200).size.height - 3 * line - 40) < 0.01)
  }
}
