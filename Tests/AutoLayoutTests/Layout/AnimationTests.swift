import AutoLayout
import Geometry
import Testing

@Suite("Animation")
struct AnimationTests {
  @Test("C77: frames halfway between two layouts break the gap that animated constraints keep")
  func interpolation() {
    let (a, b) = (plain(), plain())
    let root = root(320, 100, a, b)
    let width = a.widthAnchor.constraint(equalToConstant: 100)
    let wish = b.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 150)
    wish.priority = .defaultHigh
    LayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor), width, wish,
      b.leftAnchor.constraint(greaterThanOrEqualTo: a.rightAnchor, constant: 8),
    ])
    root.layoutIfNeeded()
    let start = (a.frame.width, b.frame.minX)
    width.constant = 200
    root.layoutIfNeeded()
    let end = (a.frame.width, b.frame.minX)
    #expect(start == (100, 150) && end == (200, 208))
    // Frames are interpolated: the gap of 8 is 29 in between.
    #expect(((start.0 + end.0) / 2, (start.1 + end.1) / 2) == (150, 179))
    // If the constraint is interpolated instead, all constraints hold at every instant.
    width.constant = 150
    root.layoutIfNeeded()
    #expect((a.frame.width, b.frame.minX) == (150, 158))
  }
}
