import Drawing
import Geometry
import Testing
import Typesetting

@Suite("Canvas") struct CanvasTests {
  @Test("A box on pixel boundaries has no fringe, at any scale", arguments: [1.0, 2, 3])
  func crispBox(scale: Double) throws {
    let canvas = try Canvas(
      size: Size(width: 10, height: 10), scale: scale, background: .white)
    let box = Rect(x: 1 / scale, y: 2 / scale, width: 4 / scale, height: 5 / scale)
    try canvas.draw(
      DisplayList([.fill(.rect(box), .color(.black))]), text: BlockMeasurer())
    for y in 0..<canvas.pixelHeight {
      for x in 0..<canvas.pixelWidth {
        let inside = (1..<5).contains(x) && (2..<7).contains(y)
        #expect(canvas.pixel(x: x, y: y) == (inside ? 0xFF00_0000 : 0xFFFF_FFFF))
      }
    }
  }
}
