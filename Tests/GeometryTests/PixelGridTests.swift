import Geometry
import Testing

@Suite("Pixel grid")
struct PixelGridTests {
  @Test("A half pixel rounds up, on both sides of zero")
  func halvesGoUp() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.round(0.25) == 0.5)
    #expect(grid.round(-0.25) == 0)
    #expect(grid.round(0.2) == 0)
  }

  @Test("A rectangle's size is the difference of its rounded edges")
  func roundsEdges() {
    let rounded = PixelGrid(scale: 1).round(Rect(x: 0.4, y: 0.6, width: 1.2, height: 1.2))
    #expect(rounded == Rect(x: 0, y: 1, width: 2, height: 1))
  }

  @Test("Rounding up keeps a sum of thirds that is a whole pixel")
  func ceilKeepsThirds() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.ceil(20.287) == 61.0 / 3)
    #expect(grid.ceil(1.0 / 3 + 1.0 / 3 + 1.0 / 3 + 1e-13) == 1)
  }

  @Test("Thirds of a point on both sides of zero: halves round up, and sizes are whole pixels")
  func thirds() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.round(-1.0 / 6) == 0)
    #expect(grid.round(-0.17) == -1.0 / 3)
    #expect(grid.round(1.0 / 6) == 1.0 / 3)
    let rounded = grid.round(Rect(x: 10.1666667, y: -0.5, width: 10, height: 10))
    #expect(rounded == Rect(x: 31.0 / 3, y: -1.0 / 3, width: 10, height: 10))
  }

  @Test("A hairline of a third of a point takes one pixel anywhere, at every scale")
  func hairline() {
    for scale in [1.0, 2, 3] {
      let grid = PixelGrid(scale: scale)
      for step in 0..<24 {
        let place = Double(step) / 8
        let lying = grid.roundVisibly(Rect(x: 0, y: place, width: 40, height: 1.0 / 3))
        #expect(abs(lying.height * scale - 1) < 1e-9 && lying.width == 40)
        #expect(abs(lying.midY - place - 1 / 6) <= 1 / scale)
        let standing = grid.roundVisibly(Rect(x: place, y: 0, width: 1.0 / 3, height: 40))
        #expect(abs(standing.width * scale - 1) < 1e-9 && standing.height == 40)
      }
      #expect(grid.roundVisibly(Rect(x: 0.1, y: 0.1, width: 0, height: 9)).width == 0)
      #expect(grid.roundVisibly(Rect(x: 0.1, y: 0.1, width: 1e-9, height: 9)).width == 0)
    }
  }

  @Test("Zero rounded up is zero, without a sign")
  func ceilKeepsZero() {
    #expect(PixelGrid(scale: 2).ceil(0).sign == .plus)
  }
}
