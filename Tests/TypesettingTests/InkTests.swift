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

  @Test("The letters of the font asked for leave a line that is too low for them")
  func own() throws {
    var paragraph = Paragraph("Ågy")
    paragraph.shape.maximumLineHeight = 8
    let ink = try #require(
      typesetter.ink(of: paragraph, in: Rect(x: 0, y: 0, width: 100, height: 8)))
    #expect(ink.minY < -2)
  }
}
