import AutoLayout
import Geometry
import Testing

@Suite("Autoresizing layout")
struct AutoresizingLayoutTests {
  typealias Mask = View.AutoresizingMask

  /// Returns a container 320 wide, laid out by constraints, with a view in it at (160, 80) with a
  /// mask.
  private func tree(_ mask: Mask) -> (
    root: View, container: View, width: LayoutConstraint, view: View
  ) {
    let container = plain("container")
    let view = View(frame: rect(160, 10, 80, 20))
    view.autoresizingMask = mask
    let root = root(1000, 100, container)
    container.constrain.make {
      $0.left.top.equalToSuperview()
      $0.height.equalTo(100)
    }
    let width = container.widthAnchor.constraint(equalToConstant: 320)
    width.isActive = true
    container.addSubview(view)
    view.setAutoresizingReference(
      frame: rect(160, 10, 80, 20), superviewSize: Size(width: 320, height: 100))
    root.layoutIfNeeded()
    return (root, container, width, view)
  }

  @Test(
    "C62, C63: A container that doubles",
    arguments: [
      (Mask(), 160, 80), (.flexibleLeftMargin, 480, 80), (.flexibleWidth, 160, 400),
      (.flexibleRightMargin, 160, 80), ([.flexibleLeftMargin, .flexibleWidth], 373.333, 186.667),
      ([.flexibleWidth, .flexibleRightMargin], 160, 240),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 320, 160),
      ([.flexibleLeftMargin, .flexibleRightMargin], 373.333, 80),
    ] as [(Mask, Double, Double)])
  func doubling(mask: Mask, x: Double, width: Double) {
    let tree = tree(mask)
    #expect(tree.view.tidyFrame == rect(160, 10, 80, 20))
    tree.width.constant = 640
    tree.root.layoutIfNeeded()
    #expect(abs(tree.view.frame.minX - x) < 0.001)
    #expect(abs(tree.view.frame.width - width) < 0.001)
    tree.width.constant = 320
    tree.root.layoutIfNeeded()
    #expect(tree.view.tidyFrame == rect(160, 10, 80, 20))
  }

  @Test("C64: A view fills a container that shrinks by 20")
  func shrinking() {
    let view = View(frame: rect(0, 0, 300, 100))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    let root = root(320, 100, view)
    root.frame = rect(0, 0, 300, 100)
    root.layoutIfNeeded()
    #expect(view.tidyFrame == rect(0, 0, 280, 100))
  }

  @Test("A view starts from the size it was designed for, whatever size its superview had before")
  func drawnForAnotherSize() {
    let view = View()
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    let root = View()
    root.addSubview(view)
    view.setAutoresizingReference(
      frame: rect(160, 10, 80, 20), superviewSize: Size(width: 320, height: 100))
    root.frame = rect(0, 0, 640, 100)
    root.layoutIfNeeded()
    #expect(abs(view.frame.minX - 373.333) < 0.001)
    #expect(view.frame.width == 80)
  }

  @Test("Masks stay physical in a right-to-left interface")
  func rightToLeft() {
    let tree = tree(.flexibleWidth)
    tree.root.layoutEnvironment.userInterfaceLayoutDirection = .rightToLeft
    tree.width.constant = 640
    tree.root.layoutIfNeeded()
    #expect(tree.view.tidyFrame == rect(160, 10, 400, 20))
  }

  @Test("C74: Forgetting to turn off the mask's translation causes a conflict, and the log says so")
  func classicConflict() throws {
    let label = View()
    let root = root(320, 480, label)
    let width = label.widthAnchor.constraint(equalTo: root.widthAnchor)
    width.isActive = true
    root.layoutIfNeeded()
    let issue = try #require(root.layoutIssues.first)
    let report = try #require(UnsatisfiableReport(issue))
    let lines = report.constraints.map { $0.replacing(/0x[0-9a-f]+/, with: "@") }
    #expect(
      lines.contains(
        "<NSAutoresizingMaskLayoutConstraint:@ h=--& v=--& UIView:@.width == 0   (active)>"))
    #expect(
      lines.contains(
        "<NSLayoutConstraint:@ UIView:@.width == root.width   (active, names: root:@ )>"))
    #expect(
      lines.contains(
        "<NSLayoutConstraint:@ 'UIView-Encapsulated-Layout-Width' root.width == 320   "
          + "(active, names: root:@ )>"))
    #expect(report.broken == "\(width)")
    #expect("\(report)".contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
  }

  @Test("Constraints from masks are not listed; those from content are, with both priorities")
  func lists() {
    let view = Stand(111, 34)
    let masked = View(frame: rect(0, 0, 10, 10))
    let root = root(320, 480, view, masked)
    view.constrain.make { $0.left.top.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(masked.constraints.isEmpty)
    #expect(root.constraints.count == 2)
    #expect(
      view.constraints.map { "\($0)".replacing(/0x[0-9a-f]+/, with: "@") } == [
        "<NSContentSizeLayoutConstraint:@ AutoLayoutTests.Stand:@.width == 111 Hug:250 "
          + "CompressionResistance:750   (active)>",
        "<NSContentSizeLayoutConstraint:@ AutoLayoutTests.Stand:@.height == 34 Hug:250 "
          + "CompressionResistance:750   (active)>",
      ])
  }
}
