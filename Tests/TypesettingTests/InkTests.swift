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
}
