import Geometry
import Testing
import Typesetting

@Suite("Ink")
struct InkTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Fixture.typesetter() }

  @Test(
    "A face that stands in for Apple's never leaves its line, however high or low its marks are",
    arguments: ["ថ្នូរក្ដី", "ที่ผู้ปู่", "ກຽດສັກສີ", "إِلٰهٌ"])
  func standIns(text: String) throws {
    for font in [FontDescriptor.system(17), .system(40)] {
      let paragraph = Paragraph(text, font: font)
      let size = typesetter.measure(paragraph, width: nil).size
      let ink = try #require(typesetter.ink(of: paragraph, in: Rect(origin: .zero, size: size)))
      #expect(ink.minY >= -0.25 && ink.maxY <= size.height + 0.25, "\(text) at \(ink)")
      #expect(ink.height > size.height / 3)
    }
  }

  // Stack Overflow 49548516: labels cut off Thai and Arabic marks in an app's own font, and none in the system
  // font or Helvetica Neue.
  @Test(
    "A face that stands in within an app's own font leaves the line, and not within Helvetica's")
  func appFonts() throws {
    func rise(_ family: String) throws -> Double {
      let paragraph = Paragraph("ที่ปั๊ฎุ้", font: FontDescriptor(family: family, size: 40))
      let size = typesetter.measure(paragraph, width: nil).size
      let ink = try #require(typesetter.ink(of: paragraph, in: Rect(origin: .zero, size: size)))
      return max(-ink.minY, ink.maxY - size.height)
    }
    #expect(try rise("Inter") > 1)
    #expect(try rise("Helvetica Neue") <= 0.25)
  }

  @Test("The letters of the font asked for leave a line that is too low for them")
  func own() throws {
    var paragraph = Paragraph("Ågy")
    paragraph.shape.maximumLineHeight = 8
    let ink = try #require(
      typesetter.ink(of: paragraph, in: Rect(x: 0, y: 0, width: 100, height: 8)))
    #expect(ink.minY < -2)
  }

  @Test("The letters of a justified line with one word stay together, several words fill the line")
  func justified() throws {
    func end(_ text: String, lines: Int = 0) throws -> Double {
      var paragraph = Paragraph(text, lines: lines, alignment: .justified)
      paragraph.lineBreak = .wordWrap
      let box = Rect(x: 0, y: 0, width: 170, height: 100)
      return try #require(typesetter.ink(of: paragraph, in: box)).maxX
    }
    let word = typesetter.measure(Paragraph("internationalisation"), width: nil).size.width
    #expect(word > 130 && word < 165)
    #expect(try abs(end("internationalisation everywhere") - word) < 4)
    let cut = "internationalisation everywhere internationalisation"
    #expect(try abs(end(cut, lines: 2) - word) < 4)
    #expect(try end("so we go and everywhere") > 165)
    // What has no spaces between its words is still spread.
    #expect(try end("国際化はどこにでもある国際化はどこにでもある") > 165)
  }

  // accessibility-snapshot's and swift-snapshot-testing's labels: capitals of 17 points are 36 pixels high at 3x.
  @Test(
    "The system font is drawn at 96.9 % of the stand-in's size, in its own advances",
    arguments: [17.0, 28])
  func capitals(size: Double) throws {
    func height(_ font: FontDescriptor) throws -> Double {
      try #require(
        typesetter.ink(of: Paragraph("H", font: font), in: Rect(x: 0, y: 0, width: 60, height: 60))
      ).height
    }
    // The extents of an H are 0.71 em high.
    for weight in [300, 400, 600, 700] {
      let share = try height(.system(size, weight: weight)) / size
      #expect(abs(share - 0.969 * 0.71) < 0.003, "\(weight): \(share)")
    }
    #expect(try (height(.system(17)) * 3).rounded(.up) == 36)
    let wide = Paragraph("HHHHHHHHHH", font: .system(size))
    let whole = Rect(origin: .zero, size: typesetter.measure(wide, width: nil).size)
    let ink = try #require(typesetter.ink(of: wide, in: whole))
    #expect(abs(ink.midX - whole.midX) < 0.17 && ink.width < whole.width - 0.08 * size)
  }
}
