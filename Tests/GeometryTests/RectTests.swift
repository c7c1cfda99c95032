import Geometry
import Testing

@Suite("Rectangles")
struct RectTests {
  @Test("Directional insets swap their horizontal pair in a right-to-left layout")
  func directionalInsets() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(.leftToRight) == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.resolved(.rightToLeft) == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test("Rectangles that only touch do not intersect")
  func touching() {
    let left = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(left.intersection(Rect(x: 10, y: 0, width: 5, height: 5)) == nil)
    #expect(
      left.intersection(Rect(x: 8, y: -5, width: 5, height: 10))
        == Rect(x: 8, y: 0, width: 2, height: 5))
  }

  @Test("A rotated square's bounding box grows by the square root of two")
  func rotatedBoundingBox() {
    let half = 0.5.squareRoot()
    let box = AffineTransform(sine: half, cosine: half)
      .boundingBox(of: Rect(x: -1, y: -1, width: 2, height: 2))
    #expect(abs(box.width - 2 * 2.0.squareRoot()) < 1e-12)
    #expect(abs(box.minX + 2.0.squareRoot()) < 1e-12)
  }
}
