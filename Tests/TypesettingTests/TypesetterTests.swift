import Geometry
import Testing
import Typesetting

@Suite("Typesetter") struct TypesetterTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Fixture.typesetter() }

  private func width(_ text: String, _ font: FontDescriptor = FontDescriptor()) -> Double {
    typesetter.measure(Paragraph(text, font: font), width: nil).size.width
  }

  @Test("'Label' at 17 points is 42 wide and 20.5 high on a grid of two pixels to a point")
  func label() {
    let size = typesetter.measure(Paragraph("Label"), width: nil).size
    #expect(PixelGrid(scale: 2).ceil(size) == Size(width: 42, height: 20.5))
    #expect(abs(PixelGrid(scale: 3).ceil(size).height - 20.3333) < 0.001)
  }

  @Test("'Button' at 15 points is 46 wide")
  func button() { #expect(PixelGrid(scale: 2).ceil(width("Button", .system(15))) == 46) }

  @Test("Empty text is 0 x 0 and has no line")
  func empty() {
    #expect(typesetter.measure(Paragraph(""), width: 100) == .empty)
    #expect(typesetter.measure(Paragraph(runs: []), width: nil) == .empty)
  }

  @Test("A line is 1.193359 times its size high, whatever face the fallback picks")
  func lineHeight() {
    for text in ["Label", "中文", "العربية", "ไทย", "हिन्दी", "😀", "\u{10FFFD}", "a 中 ع 😀"] {
      let measure = typesetter.measure(Paragraph(text, font: .system(30)), width: nil)
      #expect(abs(measure.size.height - 35.80077) < 1e-4)
      #expect(abs(measure.firstBaseline - 28.56444) < 1e-4)
      #expect(measure.lineCount == 1)
    }
  }

  @Test("Baselines are a line height apart, and line spacing is between the lines")
  func baselines() {
    var paragraph = Paragraph("one\ntwo\nthree", font: .system(10), lines: 0)
    let plain = typesetter.measure(paragraph, width: nil)
    #expect(plain.lineCount == 3 && abs(plain.size.height - 35.80077) < 1e-4)
    #expect(abs(plain.lastBaseline - plain.firstBaseline - 2 * 11.93359) < 1e-4)
    paragraph.shape.lineSpacing = 4
    let spaced = typesetter.measure(paragraph, width: nil)
    #expect(abs(spaced.size.height - plain.size.height - 8) < 1e-9)
    #expect(spaced.firstBaseline == plain.firstBaseline)
  }

  @Test("A line height multiple puts its extra space above the text")
  func lineHeightMultiple() {
    var paragraph = Paragraph("one", font: .system(10))
    let plain = typesetter.measure(paragraph, width: nil)
    paragraph.shape.lineHeightMultiple = 2
    let doubled = typesetter.measure(paragraph, width: nil)
    #expect(abs(doubled.size.height - 2 * plain.size.height) < 1e-9)
    #expect(
      abs((doubled.size.height - doubled.firstBaseline) - (plain.size.height - plain.firstBaseline))
        < 1e-9)
  }

  @Test("The largest font of a line determines its height and baseline")
  func mixedSizes() {
    let mixed = Paragraph(runs: [
      TextRun("small ", font: .system(10)), TextRun("large", font: .system(30)),
    ])
    let measure = typesetter.measure(mixed, width: nil)
    #expect(abs(measure.size.height - 35.80077) < 1e-4)
    #expect(abs(measure.firstBaseline - 28.56444) < 1e-4)
  }

  @Test("Each of the nine weights has its own face")
  func weights() {
    let widths = (1...9).map { width("Hamburgefonstiv", .system(30, weight: $0 * 100)) }
    #expect(Set(widths).count == 9)
    #expect(widths[6] > widths[3])
    #expect(
      width("Hamburgefonstiv", FontDescriptor(size: 30, italic: true)) != widths[3])
  }

  @Test("Monospaced digits are equally wide, others are not")
  func monospacedDigits() {
    let tabular = FontDescriptor(monospacedDigits: true)
    #expect(width("1111", tabular) == width("8888", tabular))
    #expect(width("1111") != width("8888"))
  }

  @Test("Letter spacing follows each letter")
  func letterSpacing() {
    let plain = width("Label")
    let spaced = typesetter.measure(
      Paragraph(runs: [TextRun("Label", letterSpacing: 2)]), width: nil)
    #expect(abs(spaced.size.width - plain - 10) < 0.01)
  }

  @Test("The system font's advances leave other scripts alone")
  func otherScripts() {
    // The letter spacing depends on the size, so only Latin text is not proportional.
    for (text, isTracked) in [("Label", true), ("العربية", false), ("中文字符", false)] {
      let proportional = width(text, .system(12)) * 17 / 12
      #expect((abs(width(text) - proportional) > 0.2) == isTracked)
    }
  }

  @Test("A line as wide as its text never breaks")
  func naturalWidth() {
    let words = ["Welcome", "back", "to", "the", "中文", "العربية", "שלום", "😀", "fi", "A,V."]
    for count in 1...words.count {
      for size in [11.0, 13, 15, 17, 22, 34] {
        let text = words.prefix(count).joined(separator: " ")
        let paragraph = Paragraph(text, font: .system(size), lines: 0)
        let natural = typesetter.measure(paragraph, width: nil).size.width
        #expect(typesetter.measure(paragraph, width: natural).lineCount == 1)
        #expect(typesetter.measure(paragraph, width: natural - 1).lineCount > 1)
      }
    }
  }

  @Test("Wrapped lines are no wider than asked for")
  func wrapping() {
    let text = "The quick brown fox jumps over the lazy dog"
    for mode in LineBreakMode.allCases {
      for width in [40.0, 77, 120, 250] {
        for lines in 0...3 {
          let paragraph = Paragraph(text, lines: lines, lineBreak: mode)
          let measure = typesetter.measure(paragraph, width: width)
          #expect(measure.size.width <= width + 0.002)
          #expect(lines == 0 || measure.lineCount <= lines)
          #expect(measure.isTruncated == (measure.truncatedCharacters > 0))
        }
      }
    }
  }

  @Test("A word wider than the line is cut between characters")
  func longWord() {
    let paragraph = Paragraph("Donaudampfschifffahrt", lines: 0)
    let measure = typesetter.measure(paragraph, width: 60)
    #expect(measure.lineCount > 2 && measure.size.width <= 60)
  }

  @Test("Words of unmarked runs are measured as one text")
  func runs() {
    let parts = Paragraph(runs: [TextRun("Wel"), TextRun("come")])
    #expect(
      abs(typesetter.measure(parts, width: nil).size.width - width("Welcome")) < 0.5)
  }

  @Test("Text is measured once for each width, and once if the width does not matter")
  func cache() throws {
    let typesetter = try Fixture.typesetter()
    let paragraph = Paragraph("Welcome back, my friend", lines: 0)
    for _ in 0..<3 {
      for width in [nil, 60, 61, 1000, 2000] as [Double?] {
        _ = typesetter.measure(paragraph, width: width)
      }
    }
    #expect(typesetter.counters.requests == 15)
    #expect(typesetter.counters.layoutsMade == 3)
  }

  @Test("Layouts are kept from scene to scene; if there are many, only those of the last scene")
  func forgetting() throws {
    let typesetter = try Fixture.typesetter()
    for scene in 0..<3 {
      typesetter.beginScene()
      for index in 0..<300 { _ = typesetter.measure(Paragraph("\(index)"), width: nil) }
      #expect(typesetter.counters.layoutsMade == 300, "scene \(scene)")
    }
    for index in 300..<600 { _ = typesetter.measure(Paragraph("\(index)"), width: nil) }
    typesetter.beginScene()
    for index in 0..<600 { _ = typesetter.measure(Paragraph("\(index)"), width: nil) }
    #expect(typesetter.counters.layoutsMade == 600)
    for scene in 0..<2 {
      typesetter.beginScene()
      for index in 300..<900 { _ = typesetter.measure(Paragraph("\(index)"), width: nil) }
      #expect(typesetter.counters.layoutsMade == 900, "scene \(scene)")
    }
    _ = typesetter.measure(Paragraph("0"), width: nil)
    #expect(typesetter.counters.layoutsMade == 901)
  }

  @Test("Each of thousands of texts is laid out once for its natural width and once where it wraps")
  func thousands() throws {
    let typesetter = try Fixture.typesetter()
    for _ in 0..<2 {
      for index in 0..<2_100 {
        // Pango breaks what is not ASCII.
        _ = typesetter.measure(Paragraph("\(index) é b", lines: 0), width: nil)
        _ = typesetter.measure(Paragraph("\(index) é b", lines: 0), width: 12)
      }
    }
    #expect(typesetter.counters.layoutsMade == 4_200)
  }

  @Test("Alignment changes no measurement")
  func alignment() throws {
    let typesetter = try Fixture.typesetter()
    let measures = [TextAlignment.natural, .left, .center, .right].map {
      typesetter.measure(
        Paragraph("Welcome back", lines: 0, alignment: $0), width: 70)
    }
    #expect(Set(measures).count == 1 && typesetter.counters.layoutsMade == 2)
  }

  @Test("Invalid font sizes are measured as one point or two thousand")
  func wildSizes() {
    for size in [0, -4, Double.nan] {
      #expect(width("Text", .system(size)) == width("Text", .system(1)))
    }
    #expect(width("Text", .system(.infinity)) == width("Text", .system(2000)))
  }

  @Test("Invalid widths are unlimited or one character", arguments: [Double.nan, .infinity])
  func wildWidths(width: Double) {
    let paragraph = Paragraph("Welcome back", lines: 0)
    #expect(typesetter.measure(paragraph, width: width).lineCount == 1)
    #expect(typesetter.measure(paragraph, width: -width).lineCount >= 1)
  }

  @Test("Text of 5 MB and 100,000 emoji have bounded measurements")
  func boundless() {
    let long = Paragraph(String(repeating: "Lorem ipsum dolor ", count: 290_000), lines: 0)
    let measure = typesetter.measure(long, width: 300)
    #expect(measure.isTruncated && measure.truncatedCharacters > 5_000_000)
    let word = typesetter.measure(Paragraph(String(repeating: "x", count: 5_000_000)), width: 300)
    #expect(word.lineCount == 1 && word.truncatedCharacters > 4_999_900)
    let emoji = typesetter.measure(
      Paragraph(String(repeating: "👨‍👩‍👧", count: 100_000)), width: 300)
    #expect(emoji.lineCount == 1 && emoji.size.width <= 300 && emoji.isTruncated)
  }

  @Test("A NUL in the text is shown as a replacement character")
  func nul() { #expect(width("a\0b") > width("ab")) }

  @Test("Texts are told apart by their bytes: an accented letter is not a letter and its accent")
  func bytes() throws {
    let typesetter = try Fixture.typesetter()
    #expect("\u{E9}" == "e\u{301}")
    for text in ["\u{E9}", "e\u{301}", "\u{E9}", "e\u{301}"] {
      _ = typesetter.measure(Paragraph(text), width: nil)
    }
    #expect(typesetter.counters.layoutsMade == 2)
    #expect(Set([TextRun("\u{E9}"), TextRun("e\u{301}"), TextRun("\u{E9}")]).count == 2)
  }

  @Test("A stretch without spaces is shaped in parts of some thousand letters, words in one")
  func seams() {
    let joined = String(repeating: "a\u{2060}", count: 10_000)
    #expect(Self.parts(of: joined).map(\.utf8.count).max() ?? 0 <= 1_025 * 4)
    #expect(Self.parts(of: String(repeating: "m", count: 10_000))[0].count == 1_024)
    let words = String(repeating: "some words ", count: 1_000)
    #expect(Self.parts(of: words) == [words])
  }

  // Each line copies the attributes of its item.
  @Test(
    "Texts whose words have attributes are shaped in parts of few words, which end behind spaces",
    arguments: ["\u{C138}\u{ACC4} ", "extra\u{AD}ordinary ", "\u{AC00} "])
  func wordSeams(word: String) {
    let text = String(repeating: word, count: 20_000 / word.count)
    let parts = Self.parts(of: text, atWords: true)
    #expect(parts.count > 20)
    #expect(parts.allSatisfy { $0.hasSuffix(" ") && $0.split(separator: " ").count <= 128 })
    #expect(parts.joined() == text)
    let lines = (try? Fixture.typesetter())?.measure(Paragraph(text, lines: 0), width: 70)
    #expect(lines?.lineCount ?? 0 > 500 && lines?.breaksWord == false)
  }

  /// Returns the parts of a text that are shaped by themselves.
  private static func parts(of text: String, atWords: Bool = false) -> [String] {
    let seams = StyledText(Paragraph(text, lines: 0)).seams(atWords: atWords)
    let borders =
      [0] + seams.flatMap { [$0.lowerBound, $0.upperBound] }.filter { $0 < text.utf8.count }
      + [text.utf8.count]
    return zip(borders, borders.dropFirst()).map {
      String(decoding: Array(text.utf8)[$0..<$1], as: UTF8.self)
    }
  }

  @Test("An ellipsis within a word does not break it, a line's end within one does")
  func brokenWords() throws {
    let typesetter = try Fixture.typesetter()
    let cut = typesetter.measure(Paragraph("one extraordinary", lines: 1), width: 80)
    #expect(cut.isTruncated && !cut.breaksWord)
    let broken = typesetter.measure(Paragraph("extraordinary one two", lines: 2), width: 60)
    #expect(broken.isTruncated && broken.breaksWord)
  }

  @Test("A text tells how many of its characters are typeset, fewer in large letters")
  func prefix() {
    let long = String(repeating: "abc ", count: 10_000)
    #expect(Paragraph(long).typesetPrefix == 32_768)
    #expect(Paragraph(String(long.prefix(30_000))).typesetPrefix == nil)
    #expect(Paragraph(String(long.prefix(30_000)), font: .system(100)).typesetPrefix == 10_000)
    // Letters count, not bytes.
    #expect(Paragraph(String(repeating: "\u{AC00}", count: 30_000)).typesetPrefix == nil)
  }

  // CFString's lines and paragraphs, Unicode Standard Annex 14.
  @Test(
    "Every character that ends a line ends one, and shows nothing",
    arguments: ["\u{85}", "\u{0B}", "\u{0C}", "\u{2028}", "\u{2029}", "\n", "\r", "\r\n"])
  func lineEnds(end: String) throws {
    let typesetter = try Fixture.typesetter()
    let measure = typesetter.measure(Paragraph("One\(end)Two", lines: 0), width: nil)
    #expect(measure.lineCount == 2)
    #expect(measure.missingGlyphs.isEmpty && measure.fonts == ["Inter"])
    #expect(measure.size.width == width("Two"))
    let runs = Paragraph(runs: [TextRun("One\(end)"), TextRun("Two", font: .system(20))], lines: 0)
    #expect(typesetter.measure(runs, width: nil).lineCount == 2)
  }
}
