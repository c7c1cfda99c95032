import AutoLayout
import Geometry
import Testing

@Suite("Visual format layout")
struct VisualFormatLayoutTests {
  private func activate(
    _ formats: [String], options: LayoutConstraint.FormatOptions = [], _ views: [String: View]
  ) throws {
    for format in formats {
      LayoutConstraint.activate(
        try LayoutConstraint.make(visualFormat: format, options: options, views: views))
    }
  }

  @Test("C2: Views of a row share the width and align by two edges")
  func row() throws {
    let (one, two) = (plain(), plain())
    let root = root(375, 667, one, two)
    let views = ["view1": one, "view2": two]
    try activate(
      ["H:|-50-[view1(100)]-50-[view2]-50-|"], options: [.alignAllTop, .alignAllBottom], views)
    try activate(["V:|-100-[view1(100)]"], views)
    root.layoutIfNeeded()
    #expect(one.tidyFrame == rect(50, 100, 100, 100))
    #expect(two.tidyFrame == rect(200, 100, 125, 100))
  }

  @Test("C31: Siblings are 8 apart by default")
  func standardGap() throws {
    let (button, field) = (Stand(46, 30), Stand(97, 30))
    let root = root(320, 480, button, field)
    try activate(
      ["|[button]-[textField]", "V:|[button]", "V:|[textField]"],
      ["button": button, "textField": field])
    root.layoutIfNeeded()
    #expect(field.tidyFrame == rect(54, 0, 97, 30))
  }

  @Test("C32: Gaps of 50 leave 220 of 320")
  func insets() throws {
    let box = plain()
    let root = root(320, 480, box)
    try activate(["|-50-[p]-50-|", "V:|[p(10)]"], ["p": box])
    root.layoutIfNeeded()
    #expect(box.tidyFrame == rect(50, 0, 220, 10))
  }

  @Test("C33, C34, C41: Gaps below, without, and negative")
  func gaps() throws {
    let (a, b, c, d) = (plain(), plain(), plain(), plain())
    let root = root(320, 480, a, b, c, d)
    let views = ["a": a, "b": b, "c": c, "d": d]
    try activate(
      ["V:|[a(30)]-10-[b(5)]", "|[a(50)][c(20)]", "[a]-(-8)-[d(1)]", "|[b(1)]", "V:|[c(1)]"]
        + ["V:|[d(1)]"], views)
    root.layoutIfNeeded()
    #expect(b.tidyFrame.minY == 40)
    #expect(c.tidyFrame.minX == 50)
    #expect(d.tidyFrame.minX == 42)
  }

  @Test("C35: A size with a priority below hugging loses")
  func weakSize() throws {
    let button = Stand(46, 30)
    let root = root(320, 480, button)
    try activate(["|[button(100@20)]", "V:|[button]"], ["button": button])
    root.layoutIfNeeded()
    #expect(button.tidyFrame.width == 46)
  }

  @Test("C36: A size stays within limits", arguments: [(46.0, 70.0), (120.0, 100.0)])
  func limits(intrinsic: Double, width: Double) throws {
    let button = Stand(intrinsic, 30)
    let root = root(320, 480, button)
    try activate(
      ["|[flexibleButton(>=70,<=100)]", "V:|[flexibleButton]"], ["flexibleButton": button])
    root.layoutIfNeeded()
    #expect(button.tidyFrame.width == width)
  }

  @Test("C37: Hyphens beside bars use the margins")
  func margins() throws {
    let (find, next, field) = (Stand(40, 30), Stand(80, 30), Stand(View.noIntrinsicMetric, 30))
    let root = root(320, 480, find, next, field)
    let views: [String: View] = ["find": find, "findNext": next, "findField": field]
    try activate(
      ["|-[find]-[findNext]-[findField(>=20)]-|"], options: .alignAllCenterY, views)
    try activate(["V:|[find]"], views)
    root.layoutIfNeeded()
    #expect([find, next, field].map(\.tidyFrame.minX) == [8, 56, 144])
    #expect(field.tidyFrame.width == 168)
    root.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    root.layoutIfNeeded()
    #expect([find, next, field].map(\.tidyFrame.minX) == [20, 68, 156])
    #expect(field.tidyFrame.width == 144)
  }

  @Test("A hyphen beside a bar keeps out of the safe area")
  func safeArea() throws {
    let box = plain()
    let root = root(320, 480, box)
    root.layoutEnvironment.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    try activate(["V:|-[box]-|", "|-[box]-|"], ["box": box])
    root.layoutIfNeeded()
    #expect(box.tidyFrame == rect(8, 67, 304, 371))
  }

  @Test("C38: Equal widths share the space that a gap leaves")
  func equalWidths() throws {
    let (one, two) = (plain(), plain())
    let root = root(400, 100, one, two)
    try activate(
      ["|[view1(==view2)]-10-[view2]|", "V:|[view1(1)]", "V:|[view2(1)]"],
      ["view1": one, "view2": two])
    root.layoutIfNeeded()
    #expect(one.tidyFrame == rect(0, 0, 195, 1))
    #expect(two.tidyFrame == rect(205, 0, 195, 1))
  }

  @Test(
    "C39: A format follows the superview's direction unless an option says otherwise",
    arguments: [
      (LayoutConstraint.FormatOptions(), 200.0), (.directionLeftToRight, 20),
      (.directionRightToLeft, 200),
    ])
  func direction(options: LayoutConstraint.FormatOptions, x: Double) throws {
    let box = plain()
    let root = root(320, 480, box)
    root.layoutEnvironment.userInterfaceLayoutDirection = .rightToLeft
    try activate(["H:|-20-[a(100)]"], options: options, ["a": box])
    try activate(["V:|[a(1)]"], ["a": box])
    root.layoutIfNeeded()
    #expect(box.tidyFrame == rect(x, 0, 100, 1))
  }

  @Test("C40: The superview by name centres a view")
  func centring() throws {
    let box = Stand(100, 40)
    let root = root(320, 480, box)
    try activate(
      ["V:[superview]-(<=1)-[v]"], options: .alignAllCenterX, ["superview": root, "v": box])
    root.layoutIfNeeded()
    #expect(box.tidyFrame.minX == 110)
    #expect(box.tidyFrame.width == 100)
  }

  @Test("C42: Gaps of 999 yield to required constraints")
  func weakGaps() throws {
    let (a, b) = (plain(), plain())
    let root = root(200, 100, a, b)
    let views = ["a": a, "b": b]
    try activate(
      ["|-(==20@999)-[a(50)]", "[a]-(>=90@999)-[b(50)]-|", "V:|[a(1)]", "V:|[b(1)]"], views)
    root.layoutIfNeeded()
    // 20 + 50 + 90 + 50 + 8 is 18 more than 200; the first constraint of a level is satisfied.
    #expect(a.tidyFrame == rect(20, 0, 50, 1))
    #expect(b.tidyFrame == rect(142, 0, 50, 1))
  }
}
