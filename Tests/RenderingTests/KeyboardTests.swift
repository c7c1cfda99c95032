import AutoLayout
import Controls
import Drawing
import Geometry
import Rendering
import Testing
import Typesetting

@Suite("Keyboard")
struct KeyboardTests {
  @Test("Letters fit their keys, at 22 points on the highest", arguments: [90.0, 120, 216, 291])
  func letters(height: Double) throws {
    let root = Trees.labelAndBox()
    root.frame = Rect(x: 0, y: 0, width: 390, height: 500)
    root.layoutEnvironment.keyboardHeight = height
    let items = try Trees.laidOut(root).displayList().items
    let keys = items.compactMap { item in
      if case .fill(.roundedRect(let rect, _, _), _) = item { rect } else { Rect?.none }
    }
    let letters = items.compactMap { item -> (size: Double, rect: Rect)? in
      guard case .text(let paragraph, let rect, _, _) = item, paragraph.text.count == 1 else {
        return nil
      }
      return paragraph.runs.first.map { ($0.font.size, rect) }
    }
    #expect(letters.count == 26)
    for letter in letters {
      let line = Rect(x: letter.rect.midX, y: letter.rect.midY, width: 0, height: 0)
      let key = try #require(keys.last { $0.contains(line) })
      #expect(letter.size <= key.height * 22 / 42 + 0.01)
      #expect(letter.rect.height <= key.height + 1)
    }
    if height > 250 { #expect(letters.allSatisfy { $0.size == 22 }) }
  }
}
