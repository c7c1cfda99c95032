import AutoLayout
import Geometry
import Testing

@Suite("Conversion of coordinates")
struct ConversionTests {
  private let outer = View(frame: rect(100, 200, 300, 300))
  private let inner = View(frame: rect(10, 20, 100, 50))
  private let sibling = View(frame: rect(5, 5, 40, 40))

  private func tree() -> View {
    let root = root(800, 800, outer, sibling)
    outer.addSubview(inner)
    return root
  }

  @Test("points and rectangles convert between views, in both directions")
  func plainViews() {
    let root = tree()
    outer.bounds.origin = Point(x: 0, y: 50)
    #expect(inner.convert(Point(x: 1, y: 2), to: nil) == Point(x: 111, y: 172))
    #expect(inner.convert(Point(x: 111, y: 172), from: root) == Point(x: 1, y: 2))
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
    #expect(sibling.convert(inner.bounds, from: inner) == rect(105, 165, 100, 50))
    #expect(outer.convert(rect(0, 0, 1, 1), from: nil) == rect(-100, -150, 1, 1))
  }

  @Test("transforms in between are applied in one direction and undone in the other")
  func transformedViews() {
    let root = tree()
    inner.transform = AffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
    #expect(inner.frame == rect(-40, -5, 200, 100))
    outer.transform = AffineTransform(sine: 1, cosine: 0)
    let there = inner.convert(Point(x: 30, y: 7), to: sibling)
    let back = inner.convert(there, from: sibling)
    #expect(abs(back.x - 30) < 1e-9 && abs(back.y - 7) < 1e-9)
    // A quarter turn about the centre of `outer`: its top is now on the right.
    let corner = outer.convert(Point.zero, to: root)
    #expect(abs(corner.x - 400) < 1e-9 && abs(corner.y - 200) < 1e-9)
  }

  @Test("a transform and its inverse give the identity, and a flattening one has no inverse")
  func inverse() {
    let map = AffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let point = map.inverted().apply(map.apply(Point(x: 3, y: -4)))
    #expect(abs(point.x - 3) < 1e-12 && abs(point.y + 4) < 1e-12)
    let flat = AffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }
}
