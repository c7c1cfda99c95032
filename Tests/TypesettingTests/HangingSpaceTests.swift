import Geometry
import Testing
import Typesetting

/// White space at the ends of lines takes no room there, as in TextKit.
@Suite("White space") struct HangingSpaceTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Fixture.typesetter() }

  private func lines(_ text: String, width: Double) -> Int {
    typesetter.measure(Paragraph(text, lines: 0), width: width).lineCount
  }

  @Test("of any length hangs where a line breaks", arguments: [1, 2, 3, 5, 17, 35])
  func breaks(count: Int) {
    let spaces = String(repeating: " ", count: count)
    #expect(lines("alpha beta\(spaces)gamma", width: 90) == 2)
    #expect(lines("alpha beta\(spaces)gamma delta", width: 105) == 2)
    #expect(lines("אלפא בטא\(spaces)גמא", width: 80) == 2)
    #expect(lines("alpha beta\(spaces)\ngamma", width: 90) == 2)
    #expect(lines("alpha beta\(spaces)\ngamma", width: 81) == 2)
    #expect(lines("alpha beta\(spaces)", width: 90) == 1)
    let runs = Paragraph(
      runs: [TextRun("alpha beta"), TextRun(spaces, font: .system(20)), TextRun("gamma")],
      lines: 0)
    #expect(typesetter.measure(runs, width: 90).lineCount == 2)
  }

  @Test("without a word takes one line, however long it is", arguments: [1, 2, 30, 1_000])
  func alone(count: Int) {
    let spaces = String(repeating: " ", count: count)
    #expect(lines(spaces, width: 100) == 1)
    #expect(lines(spaces + "\n" + spaces, width: 100) == 2)
    #expect(lines("one\n" + spaces + "\ntwo", width: 100) == 3)
    #expect(lines(spaces + "word", width: 100) == (count < 30 ? 1 : 2))
    #expect(lines(spaces + "\u{5D0}\u{5D1}", width: 100) == (count < 30 ? 1 : 2))
  }

  // NSLayoutManager breaks where the next word does not fit behind the spaces as they are typed.
  @Test("of any length keeps its width between two words", arguments: [2, 3, 10, 40])
  func keptWidth(count: Int) {
    for space in [" ", "\u{2003}"] {
      let spaces = String(repeating: space, count: count)
      let tight = typesetter.measure(Paragraph("word word"), width: nil).size.width
      let whole = typesetter.measure(Paragraph("word\(spaces)word"), width: nil).size.width
      #expect(lines("word\(spaces)word", width: max(tight, whole - 2)) == 2)
      #expect(lines("word\(spaces)word", width: whole + 1) == 1)
      #expect(lines("word\(spaces)word word", width: whole + 1) == 2)
    }
  }

  @Test("counts between a last word and the one that moves down to it", arguments: [1, 2, 3])
  func pushedOut(count: Int) {
    let spaces = String(repeating: " ", count: count)
    let pair = typesetter.measure(Paragraph("beta\(spaces)gamma"), width: nil).size.width
    var text = Paragraph("alpha beta\(spaces)gamma", lines: 0)
    text.pushesOut = true
    #expect(typesetter.measure(text, width: pair - 1).lineCount == 2)
    #expect(typesetter.measure(text, width: pair + 1).lineCount == 2)
  }

  // A hyphen appears at a soft hyphen alone, not where a long word is broken.
  @Test("of no width breaks a word with a hyphen only where one is written")
  func softHyphens() {
    let bare = typesetter.measure(Paragraph("Averyveryverylongword", lines: 0), width: 60)
    let soft = typesetter.measure(Paragraph("Averyveryverylongword\u{AD}", lines: 0), width: 60)
    #expect(bare.lineCount == 4)
    #expect(soft.lineCount == 4)
    #expect(soft.size.width <= 60)
    let split = typesetter.measure(Paragraph("Extra\u{AD}ordinary", lines: 0), width: 80)
    let hyphen = typesetter.measure(Paragraph("Extra-"), width: nil).size.width
    let word = typesetter.measure(Paragraph("ordinary"), width: nil).size.width
    #expect(split.lineCount == 2)
    #expect(split.size.width >= max(hyphen, word) - 1)
  }

  // Two spaces after a full stop, as typists write them.
  @Test("takes no room behind a word that fits exactly")
  func fullStop() {
    let word = typesetter.measure(Paragraph("alpha beta."), width: nil).size.width
    #expect(lines("alpha beta.  Gamma is", width: word + 1) == 2)
    #expect(lines("alpha beta. Gamma is", width: word + 1) == 2)
  }

  @Test("counts within a line, and at the beginning of a paragraph")
  func inside() {
    let (one, three) = ("a b", "a   b")
    let narrow = typesetter.measure(Paragraph(one, lines: 0), width: 200).size.width
    let wide = typesetter.measure(Paragraph(three, lines: 0), width: 200).size.width
    #expect(wide - narrow > 6)
    let plain = Paragraph("end", lines: 0)
    let indented = Paragraph("     end", lines: 0)
    let box = Rect(x: 0, y: 0, width: 100, height: 0)
    let (first, second) = (
      typesetter.ink(of: plain, in: box), typesetter.ink(of: indented, in: box)
    )
    #expect((second?.minX ?? 0) - (first?.minX ?? 0) > 10)
  }

  // UILabel ignores it since iOS 7.
  @Test("at the end moves no text, and truncates none", arguments: [TextAlignment.right, .center])
  func alignment(alignment: TextAlignment) {
    let box = Rect(x: 0, y: 0, width: 140, height: 0)
    func ink(_ text: String) -> Rect? {
      typesetter.ink(of: Paragraph(text, alignment: alignment), in: box)
    }
    for word in ["end", "סוף"] {
      let (plain, trailing) = (ink(word), ink(word + "     "))
      #expect(abs((plain?.minX ?? 0) - (trailing?.minX ?? 9)) < 0.01, "\(word)")
    }
    let width = typesetter.measure(Paragraph("end"), width: nil).size.width
    #expect(!typesetter.measure(Paragraph("end     "), width: width + 1).isTruncated)
  }

  @Test("is not looked for endlessly in long texts")
  func work() {
    let text = String(repeating: "two  words. ", count: 2_000)
    let before = typesetter.counters.itemsShaped
    #expect(lines(text, width: 70) > 1_000)
    #expect(typesetter.counters.itemsShaped - before < 120_000)
  }

  // Rule GB9c of Unicode Standard Annex 29.
  @Test("Conjuncts are not broken, and no line is wider than the room")
  func conjuncts() {
    for text in ["क्षत्रियविश्वविद्यालयस्वास्थ्य", "স্বাস্থ্যমন্ত্রণালয়বিশ্ববিদ্যালয়"] {
      for mode in [LineBreakMode.charWrap, .wordWrap] {
        let text = Paragraph(text, lines: 0, lineBreak: mode)
        let box = Rect(x: 0, y: 0, width: 97, height: 0)
        let ink = typesetter.ink(of: text, in: box) ?? .zero
        #expect(ink.maxX < 99 && typesetter.measure(text, width: 97).lineCount > 1)
      }
    }
  }

  /// Nine recorded labels are 3.3 to 4 points wider than their longest line.
  @Test("A wrapped width has the space at which the longest line broke, up to the limit")
  func wrappedWidth() {
    func excess(_ runs: [TextRun], _ width: Double?) -> Double {
      let measure = typesetter.measure(Paragraph(runs: runs, lines: 0), width: width)
      return measure.wrappedWidth - measure.size.width
    }
    let text = "Wonderful! Congratulations to everybody"
    let space =
      typesetter.measure(Paragraph("n n"), width: nil).size.width
      - typesetter.measure(Paragraph("nn"), width: nil).size.width
    let room =
      typesetter.measure(Paragraph("Wonderful! Congratulations"), width: nil).size.width + 10
    let blue = Color(red: 0, green: 0, blue: 1)
    // By the widths of plain text, and by Pango's lines.
    for runs in [[TextRun(text)], [TextRun(text), TextRun("!", color: blue)]] {
      #expect(abs(excess(runs, room) - space) < 0.1)
      #expect(excess(runs, nil) == 0)
      let line = typesetter.measure(Paragraph(runs: runs, lines: 0), width: room).size.width
      #expect(excess(runs, line + 1) <= 1)
    }
    #expect(excess([TextRun("one\ntwo and three")], nil) == 0)
  }

  @Test("Paragraphs of different shapes have the wrapped width of the widest")
  func wrappedBlocks() {
    var indented = TextRun("a longer paragraph")
    indented.shape = ParagraphShape()
    indented.shape?.paragraphSpacing = 4
    let measure = typesetter.measure(
      Paragraph(runs: [TextRun("one\n"), indented], lines: 0), width: nil)
    #expect(measure.lineCount == 2 && measure.size.width > 100)
    #expect(measure.wrappedWidth == measure.size.width)
  }
}
