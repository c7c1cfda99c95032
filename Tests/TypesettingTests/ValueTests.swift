import Geometry
import Testing
import Typesetting

@Suite("Colour") struct ColorTests {
  @Test("Hexadecimal colours are read and printed the same")
  func hex() {
    for text in ["#F2F2F7", "#007AFF80", "#000000"] {
      #expect(Color(hex: text)?.description == text)
    }
    #expect(Color(hex: "#0f8")?.description == "#00FF88")
    #expect(Color(hex: "#0f88")?.description == "#00FF8888")
  }

  @Test("Anything else is not a colour")
  func malformed() {
    for text in ["", "#", "#12", "#12345", "#1234567", "#GGGGGG", "F2F2F7", "#١٢٣"] {
      #expect(Color(hex: text) == nil)
    }
  }

  @Test("Components outside 0 to 1 are clamped")
  func clamping() {
    #expect(Color(red: 2, green: -1, blue: .nan, alpha: 9) == Color(red: 1, green: 0, blue: 0))
  }
}

@Suite("Text style") struct TextStyleTests {
  @Test("Body text is 17 points and grows with the text size to 53")
  func body() {
    #expect(TextStyle.body.pointSize(in: .large) == 17)
    #expect(TextStyle.body.pointSize(in: .accessibilityExtraExtraExtraLarge) == 53)
    #expect(abs(TextStyle.body.lineHeight(in: .large) - 20.287103) < 1e-9)
  }

  @Test("No style ever shrinks as the text size grows")
  func growth() {
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map(style.pointSize)
      #expect(sizes == sizes.sorted() && sizes.count == 12)
    }
  }

  @Test("Categories are read in both of Apple's spellings")
  func names() {
    #expect(ContentSizeCategory(named: "xLarge") == .xLarge)
    #expect(ContentSizeCategory(named: "extraLarge") == .xLarge)
    #expect(
      ContentSizeCategory(named: "accessibilityExtraExtraExtraLarge")
        == .accessibilityExtraExtraExtraLarge)
    #expect(ContentSizeCategory(named: "huge") == nil)
  }

  @Test("A style's font follows the text size and has the style's weight")
  func font() {
    let font = FontDescriptor.style(.headline, category: .accessibilityLarge)
    #expect(font == FontDescriptor(size: 33, weight: 600, leading: 40))
    #expect(font.description == "system 33 w600")
    #expect(font.withSize(20) == FontDescriptor(size: 20, weight: 600))
  }

  @Test("Leadings are those of the Dynamic Type tables")
  func leadings() {
    let large = TextStyle.allCases.map { $0.leading(in: .large) }
    #expect(large == [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13])
    let largest = TextStyle.allCases.map {
      $0.leading(in: .accessibilityExtraExtraExtraLarge)
    }
    #expect(largest == [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48])
  }
}

@Suite("Paragraph") struct ParagraphTests {
  @Test("Natural alignment is leading")
  func alignment() {
    #expect(Paragraph("a").resolvedAlignment == .left)
    #expect(Paragraph("a", direction: .rightToLeft).resolvedAlignment == .right)
    #expect(Paragraph("a", alignment: .left, direction: .rightToLeft).resolvedAlignment == .left)
  }

  @Test("It prints what differs from a plain label")
  func description() {
    #expect(Paragraph("Sign in").description == "\"Sign in\" system 17")
    let run = TextRun("a\n", font: .system(15, weight: 700), color: .white, underline: true)
    #expect(
      Paragraph(runs: [run], lines: 2, alignment: .center, direction: .rightToLeft).description
        == "\"a\\n\" system 15 w700 #FFFFFF underlined lines 2 center rtl")
  }
}
