import Geometry
import Testing
import Typesetting

@Suite("Scripts") struct ScriptTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Fixture.typesetter() }

  private func fonts(_ text: String, language: String? = nil) -> [String] {
    var paragraph = Paragraph(text)
    paragraph.language = language
    return typesetter.measure(paragraph, width: nil).fonts
  }

  @Test(
    "Each script has its chosen family",
    arguments: [
      ("Label", "Inter"), ("Ελληνικά", "Inter"), ("Русский", "Inter"),
      ("العربية", "Noto Sans Arabic"), ("עברית", "Noto Sans Hebrew"), ("ไทย", "Noto Sans Thai"),
      ("हिन्दी", "Noto Sans Devanagari"), ("বাংলা", "Noto Sans Bengali"), ("தமிழ்", "Noto Sans Tamil"),
      ("ქართული", "Noto Sans Georgian"), ("Հայերեն", "Noto Sans Armenian"),
      ("አማርኛ", "Noto Sans Ethiopic"), ("ລາວ", "Noto Sans Lao"), ("ខ្មែរ", "Noto Sans Khmer"),
      ("简体", "Noto Sans CJK SC"), ("😀👍🏽👨‍👩‍👧🇩🇪", "Noto Color Emoji"),
    ])
  func family(text: String, family: String) { #expect(fonts(text) == [family]) }

  @Test(
    "Han characters take the shapes of the language",
    arguments: [
      ("ja", "Noto Sans CJK JP"), ("ko", "Noto Sans CJK KR"), ("zh-TW", "Noto Sans CJK TC"),
      ("zh-HK", "Noto Sans CJK HK"), ("zh-CN", "Noto Sans CJK SC"), ("zh-Hans", "Noto Sans CJK SC"),
      ("zh-Hant", "Noto Sans CJK TC"), ("en", "Noto Sans CJK SC"),
    ])
  func language(language: String, family: String) {
    #expect(fonts("直骨", language: language) == [family])
  }

  @Test("Kana and hangul determine the language where none is given")
  func impliedLanguage() {
    #expect(fonts("日本語のテキスト") == ["Noto Sans CJK JP"])
    #expect(fonts("한국어 漢字").first == "Noto Sans CJK KR")
  }

  @Test("Capitals are those of the language")
  func capitals() {
    #expect("istanbul ili ısı".capitals(in: "tr") == "İSTANBUL İLİ ISI")
    #expect("istanbul".capitals(in: "en-GB") == "ISTANBUL" && "ß".capitals(in: nil) == "SS")
    #expect("Αθήνα".capitals(in: "el-GR") == "ΑΘΗΝΑ" && "Μάιος".capitals(in: "el") == "ΜΑΪΟΣ")
    #expect("αυτός ή η Αΐντα".capitals(in: "el") == "ΑΥΤΟΣ Ή Η ΑΪΝΤΑ")
  }

  @Test("Missing characters are grouped by script")
  func scripts() {
    let missing: [Character] = ["\u{13000}", "\u{12000}", "\u{13001}", "\u{12001}"]
    #expect(
      missing.byScript == [["\u{13000}", "\u{13001}"], ["\u{12000}", "\u{12001}"]])
  }

  @Test("A character that no font has is reported once, by itself")
  func missing() {
    let measure = typesetter.measure(
      Paragraph("a\u{10FFFD}b\u{10FFFD}\u{10FFFC}"), width: nil)
    #expect(measure.missingGlyphs == ["\u{10FFFD}", "\u{10FFFC}"])
    #expect(typesetter.measure(Paragraph("aé中😀\n\u{200F}"), width: nil).missingGlyphs.isEmpty)
  }

  @Test("No line begins with a closing mark or ends with an opening one")
  func kinsoku() {
    let character = typesetter.measure(Paragraph("あ"), width: nil).size.width
    func wrap(_ text: String, columns: Double) -> TextMeasure {
      typesetter.measure(Paragraph(text, lines: 0), width: columns * character + 0.1)
    }
    // The full stop takes the third character down to the second line.
    #expect(abs(wrap("あああ。", columns: 3).size.width - 2 * character) < 0.01)
    // The bracket moves down to the second line, and pushes its last character to a third.
    #expect(wrap("あ「ああ", columns: 2).lineCount == 3)
    #expect(wrap("ああああ", columns: 2).lineCount == 2)
  }

  @Test("Korean breaks between words, and inside a word that is wider than the line")
  func korean() {
    func lines(_ text: String, _ width: Double) -> Int {
      typesetter.measure(Paragraph(text, lines: 0), width: width).lineCount
    }
    // A syllable is 16 points wide: two words and four syllables of the third would fit.
    #expect(lines("한국어 텍스트는 줄이", 90) == 3)
    #expect(lines("텍스트는", 40) == 2)
  }

  @Test(
    "Scripts without spaces break between dictionary words",
    arguments: [
      ["ភាសាខ្មែរ", "ជា", "ភាសាផ្លូវការ", "របស់", "ប្រទេស", "កម្ពុជា"],
      ["ພາສາ", "ລາວ", "ເປັນ", "ພາສາ", "ທາງການ", "ຂອງ", "ປະເທດ", "ລາວ"],
      ["มนุษย์", "ทั้ง", "หลาย", "เกิด", "มา", "มี", "อิสระ"],
    ])
  func dictionary(words: [String]) {
    func width(_ words: ArraySlice<String>) -> Double {
      typesetter.measure(Paragraph(words.joined()), width: nil).size.width
    }
    for count in 1..<words.count {
      // Half of the next word would fit.
      let (line, next) = (width(words.prefix(count)), width(words.prefix(count + 1)))
      let broken = typesetter.measure(
        Paragraph(words.prefix(count + 1).joined(), lines: 0), width: (line + next) / 2)
      #expect(broken.lineCount == 2)
      #expect(abs(broken.size.width - max(line, width(words[count...count]))) < 0.01)
    }
  }

  @Test("Dictionary words are found beside other scripts, and after characters of two units")
  func dictionaryAmongOthers() {
    func lines(_ text: String, _ width: Double) -> Int {
      typesetter.measure(Paragraph(text, lines: 0), width: width).lineCount
    }
    let line = "😀 OK 字 ភាសាខ្មែរជា"
    let width = typesetter.measure(Paragraph(line), width: nil).size.width
    #expect(lines(line + "ភាសាផ្លូវការ", width + 10) == 2)
    #expect(lines(line, width + 10) == 1)
    // A word that is wider than the line breaks inside.
    #expect(lines("ភាសាផ្លូវការ", 40) > 1)
  }

  @Test("A heart and a sun with emoji presentation are emoji, though the interface font has both")
  func emojiPresentation() {
    #expect(typesetter.measure(Paragraph("❤️☀️"), width: nil).fonts == ["Noto Color Emoji"])
  }

  @Test(
    "Signs with text presentation are no pictures, whether or not the interface font has them",
    arguments: ["\u{2708}", "\u{2714}", "\u{2764}", "\u{260E}", "\u{2702}"])
  func textPresentation(_ sign: String) {
    func fonts(_ text: String) -> [String] {
      typesetter.measure(Paragraph(text), width: nil).fonts
    }
    #expect(!fonts(sign + "\u{FE0E}").contains("Noto Color Emoji"))
    #expect(fonts(sign + "\u{FE0F}") == ["Noto Color Emoji"])
    #expect(!fonts("a\(sign)\u{FE0E}b").contains("Noto Color Emoji"))
  }

  @Test("An emoji is as large as its font, not as its bitmap")
  func emoji() {
    let measure = typesetter.measure(Paragraph("😀"), width: nil)
    #expect((17...24).contains(measure.size.width))
  }

  @Test("A family of emoji joined into one is as wide as one")
  func sequence() {
    let one = typesetter.measure(Paragraph("😀"), width: nil).size.width
    #expect(typesetter.measure(Paragraph("👨‍👩‍👧"), width: nil).size.width == one)
    #expect(typesetter.measure(Paragraph("👍🏽"), width: nil).size.width == one)
  }

  @Test("A combining mark adds no width")
  func combining() {
    let plain = typesetter.measure(Paragraph("e"), width: nil).size.width
    #expect(typesetter.measure(Paragraph("e\u{301}"), width: nil).size.width == plain)
  }
}
