import AutoLayout
import Geometry
import Testing

@Suite("Frames set by hand")
struct GeometryTests {
  @Test("a mask follows a superview that is resized by hand, immediately and in a pass")
  func resizing() {
    let child = View(frame: rect(10, 10, 80, 30))
    let grandchild = View(frame: rect(0, 0, 80, 30))
    let root = root(100, 50)
    root.addSubview(child)
    child.addSubview(grandchild)
    child.autoresizingMask = .flexibleWidth
    grandchild.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.frame.size.width = 150
    #expect(child.frame == rect(10, 10, 130, 30))
    #expect(grandchild.frame == rect(0, 0, 130, 30))
    root.layoutIfNeeded()
    #expect(child.frame == rect(10, 10, 130, 30))
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(child.frame == rect(10, 10, 80, 30))
    #expect(grandchild.frame == rect(0, 0, 80, 30))
  }

  @Test("C64: a frame drawn for another size of its superview follows its mask", arguments: [0, 1])
  func designSize(order: Int) {
    let view = View()
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    let root = View()
    if order == 0 { root.addSubview(view) }
    view.setAutoresizingReference(
      frame: rect(0, 0, 300, 100), superviewSize: Size(width: 320, height: 100))
    if order == 1 { root.addSubview(view) }
    root.frame = rect(0, 0, 300, 100)
    root.layoutIfNeeded()
    #expect(view.tidyFrame == rect(0, 0, 280, 100))
  }

  @Test(
    "a frame without a design size stays, whatever the mask and the superview", arguments: [0, 1])
  func noDesignSize(order: Int) {
    let view = View()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let root = View()
    if order == 0 { root.addSubview(view) }
    view.setAutoresizingReference(frame: rect(5, 6, 70, 80), superviewSize: nil)
    if order == 1 { root.addSubview(view) }
    root.frame = rect(0, 0, 300, 100)
    root.layoutIfNeeded()
    #expect(view.frame == rect(5, 6, 70, 80))
  }

  @Test("a mask inside a view that constraints lay out follows the solved size")
  func maskInside() {
    let (card, fill) = (plain(), View())
    let root = root(200, 100, card)
    card.addSubview(fill)
    fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.pin(to: root, inset: 10)
    root.layoutIfNeeded()
    #expect(fill.frame == rect(0, 0, 180, 80))
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(fill.frame == rect(0, 0, 280, 80))
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("bounds, centre and frame agree, and only the pixel grid rounds")
  func frames() {
    let view = View(frame: rect(10, 20, 30, 40))
    #expect(view.center == Point(x: 25, y: 40))
    view.bounds = rect(0, 5, 10, 10)
    #expect(view.frame == rect(20, 35, 10, 10))
    view.center = Point(x: 5, y: 5)
    #expect(view.frame == rect(0, 0, 10, 10))
    view.frame = rect(1.0 / 3, 0.25, 10, 0.5)
    #expect(view.frame(scale: 2) == rect(0.5, 0.5, 10, 0.5))
    #expect(view.frame(scale: 3).minX == 1.0 / 3)
    #expect(view.pixelRoundedFrame == view.frame(scale: 2))
  }

  @Test("a view with a forced direction mirrors only its own content")
  func forcedDirection() {
    let (card, title) = (plain(), plain())
    let root = root(200, 100, card)
    card.addSubview(title)
    LayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      card.widthAnchor.constraint(equalToConstant: 100),
      title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      title.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect((card.frame.minX, title.frame.minX) == (10, 8))
    card.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect((card.frame.minX, title.frame.minX) == (10, 72))
    card.semanticContentAttribute = .spatial
    root.layoutEnvironment.userInterfaceLayoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect((card.frame.minX, title.frame.minX) == (90, 8))
  }

  @Test("a view moved to another tree is laid out there with its own constraints")
  func moving() {
    let (card, title) = (plain(), plain())
    let (first, second) = (root(200, 100, card), root(400, 100))
    card.addSubview(title)
    title.pin(to: card, inset: 5)
    let width = card.widthAnchor.constraint(equalTo: first.widthAnchor)
    width.isActive = true
    first.layoutIfNeeded()
    #expect(title.frame.width == 190)
    second.addSubview(card)
    #expect(!width.isActive)
    card.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
    first.layoutIfNeeded()
    second.layoutIfNeeded()
    #expect(title.frame.width == 390)
    #expect(second.layoutIssues.isEmpty)
  }

  @Test("right to left, the sides flip, but not the coordinates that a multiplier counts from")
  func multipliedSides() {
    // StackOverflow 33714527, with pictures: a percentage of the trailing edge ends at 0.
    let view = plain()
    let root = root(200, 100, view)
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    func edge(
      _ multiplier: Double, _ constant: Double, _ direction: LayoutDirection
    ) -> (left: Double, right: Double) {
      let constraint = LayoutConstraint(
        item: view, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailing,
        multiplier: multiplier, constant: constant)
      constraint.isActive = true
      defer { constraint.isActive = false }
      root.layoutEnvironment.userInterfaceLayoutDirection = direction
      root.layoutIfNeeded()
      return (view.frame.minX, view.frame.maxX)
    }
    #expect(edge(0.8, 0, .leftToRight).right == 160)
    #expect(edge(0.8, 0, .rightToLeft).left == 0)
    #expect(edge(0.8, -5, .rightToLeft).left == 5)
    // Without a multiplier, the layout is mirrored.
    #expect(edge(1, -5, .leftToRight).right == 195)
    #expect(edge(1, -5, .rightToLeft).left == 5)
  }

  @Test("pixels are those of the root, and a frame is the difference to the rounded superview")
  func pixels() {
    // 36 recorded frames against rounding in the superview, 88 against rounding sizes.
    let (outer, inner) = (View(frame: rect(0.3, 0, 20, 20)), View(frame: rect(0.3, 0.25, 10.4, 10)))
    let root = root(100, 100, outer)
    outer.addSubview(inner)
    #expect(outer.frame(scale: 2) == rect(0.5, 0, 20, 20))
    // From 0.6 to 11, which is 0.5 to 11, in the superview's coordinates.
    #expect(inner.frame(scale: 2) == rect(0, 0.5, 10.5, 10))
    outer.bounds.origin.y = 0.25
    #expect(inner.frame(scale: 2).minY == 0.25)
    withExtendedLifetime(root) {}
  }
}
