import Controls
import Drawing
import Geometry
import Testing
import Typesetting

@Suite("Symbols")
struct SymbolTests {
  @Test(
    "A symbol is drawn inside its rectangle",
    arguments: [
      "chevron.right", "checkmark", "magnifyingglass", "xmark.circle.fill", "info.circle", "plus",
      "minus", "trash", "square.and.arrow.up", "square.and.pencil", "play.fill", "pause.fill",
      "star", "heart.fill", "gear", "person.crop.circle".replacing(".crop", with: ""), "bell",
      "camera", "ellipsis", "arrow.right", "house", "bookmark", "book", "clock", "folder",
      "envelope", "phone", "mic", "lock", "photo", "eye", "calendar", "doc", "globe", "link",
    ])
  func bounds(name: String) throws {
    let symbol = try #require(Symbol(name))
    let rect = Rect(x: 100, y: 50, width: 30, height: 20)
    let items = symbol.items(in: rect, .black, ground: .white)
    #expect(!items.isEmpty)
    for item in items {
      switch item {
      case .fill(let shape, _): #expect(rect.contains(shape.bounds, tolerance: 0.01))
      case .stroke(let shape, let stroke):
        let ink = shape.bounds.insetBy(dx: -stroke.width / 2, dy: -stroke.width / 2)
        #expect(rect.contains(ink, tolerance: 0.01))
      default: Issue.record("an item of another kind")
      }
    }
  }

  @Test("A heavier font has thicker symbols, a larger one larger symbols")
  func weights() throws {
    func pen(_ weight: Int) throws -> Double {
      let symbol = try #require(Symbol("plus", weight: weight))
      let items = symbol.items(
        in: Rect(x: 0, y: 0, width: 40, height: 40), .black, ground: .white)
      guard case .stroke(_, let stroke) = items.first else { return 0 }
      return stroke.width
    }
    #expect(try pen(700) > pen(400))
    let small = try #require(Symbol("circle", pointSize: 17)).size.width
    let large = try #require(Symbol("circle", pointSize: 34)).size.width
    #expect(large == small * 2)
    // Apple's circle around a symbol is 20.3 points wide at 17.
    #expect(abs(small - 20.3) < 0.5)
  }

  @Test("A name without a drawing has none")
  func unknown() {
    #expect(Symbol("hare") == nil)
    #expect(Symbol("heart.triangle") == nil)
    #expect(Symbol("") == nil)
  }
}
