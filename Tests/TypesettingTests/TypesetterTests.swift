import Geometry
import Testing
import Typesetting

@Suite("Typesetter") struct TypesetterTests {
  let typesetter: Typesetter

  init() throws { typesetter = Typesetter(library: try FontLibrary()) }

  @Test("'Label' at 17 points is 42 wide and 20.5 high on a grid of two pixels to a point")
  func label() {
    let size = typesetter.measure(Paragraph("Label"), width: nil).size
    #expect(PixelGrid(scale: 2).ceil(size) == Size(width: 42, height: 20.5))
  }

  @Test("'Button' at 15 points is 46 wide")
  func button() {
    let size = typesetter.measure(Paragraph("Button", font: .system(15)), width: nil).size
    #expect(PixelGrid(scale: 2).ceil(size.width) == 46)
  }

  @Test("Empty text is 0 x 0 and has no line")
  func empty() {
    #expect(typesetter.measure(Paragraph(""), width: 100) == .empty)
  }

  @Test("A heart and a sun that ask for a picture get one, though the interface's font has both")
  func emojiPresentation() {
    #expect(typesetter.measure(Paragraph("❤️☀️"), width: nil).fonts == ["Noto Color Emoji"])
  }
}
