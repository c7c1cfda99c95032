import AutoLayout
import Geometry
import Testing

/// The fixture K of the public dumps: three views of 160 x 200, 80 x 100 and 40 x 50 in a row.
struct StackFixture {
  let views = [Stand(160, 200), Stand(80, 100), Stand(40, 50)]
  let stack: StackView
  let root: View

  init(_ configure: (StackView, [Stand]) -> Void = { _, _ in }) {
    stack = StackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root = AutoLayoutTests.root(1000, 1000, stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    configure(stack, views)
    root.layoutIfNeeded()
  }

  static func width(_ width: Double, of stack: StackView) {
    stack.widthAnchor.constraint(equalToConstant: width).isActive = true
  }

  var frames: [Rect] { views.map(\.tidyFrame) }
  var xs: [Double] { frames.map(\.minX) }
  var widths: [Double] { frames.map(\.width) }
  /// The frames, rounded to a thousandth of a point.
  var rounded: [[Double]] {
    frames.map { frame in
      [frame.minX, frame.width].map { ($0 * 1000).rounded() / 1000 }
    }
  }
}

@Suite("Stack view layout")
struct StackViewTests {
  @Test("C45: A free stack takes the sum of the lengths and the greatest height")
  func fill() {
    let k = StackFixture()
    #expect(k.stack.tidyFrame == rect(0, 0, 280, 200))
    #expect(k.frames == [rect(0, 0, 160, 200), rect(160, 0, 80, 200), rect(240, 0, 40, 200)])
  }

  @Test("C46: Equal lengths are the greatest length, or share the available length")
  func fillEqually() {
    let free = StackFixture { stack, _ in stack.distribution = .fillEqually }
    #expect(free.stack.tidyFrame.width == 480)
    #expect(free.widths == [160, 160, 160])
    let bound = StackFixture { stack, _ in
      stack.distribution = .fillEqually
      stack.spacing = 10
      StackFixture.width(320, of: stack)
    }
    #expect(bound.xs == [0, 110, 220])
    #expect(bound.widths == [100, 100, 100])
  }

  @Test("C47: Proportional lengths keep the ratio of the intrinsic ones")
  func fillProportionally() {
    let k = StackFixture { stack, _ in
      stack.distribution = .fillProportionally
      StackFixture.width(200, of: stack)
    }
    #expect(k.rounded == [[0, 114.286], [114.286, 57.143], [171.429, 28.571]])
  }

  @Test("C48: With spacing, the last view absorbs the remainder")
  func proportionalSpacing() {
    let k = StackFixture { stack, _ in
      stack.distribution = .fillProportionally
      stack.spacing = 10
      StackFixture.width(200, of: stack)
    }
    #expect(k.rounded == [[0, 106.667], [116.667, 53.333], [180, 20]])
  }

  @Test("C49: Twenty-four small views: the last is far too long")
  func manyProportional() {
    let views = (0..<24).map { _ in Stand(1, 1) }
    let stack = StackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.distribution = .fillProportionally
    stack.spacing = 1
    let root = root(1000, 100, stack)
    StackFixture.width(300, of: stack)
    stack.constrain.make { $0.left.top.equalToSuperview() }
    root.layoutIfNeeded()
    let widths = views.map { ($0.frame.width * 1000).rounded() / 1000 }
    #expect(Array(widths.dropLast()) == Array(repeating: 6.383, count: 23))
    #expect(widths.last == 130.191)
  }

  /// Returns a proportional stack of the given lengths, 200 wide, with margins of 10.
  private func marginStack(_ lengths: [Double]) -> (root: View, views: [Stand]) {
    let views = lengths.map { Stand($0, 20) }
    let stack = StackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.distribution = .fillProportionally
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = EdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let root = root(1000, 100, stack)
    StackFixture.width(200, of: stack)
    stack.constrain.make { $0.left.top.equalToSuperview() }
    root.layoutIfNeeded()
    return (root, views)
  }

  @Test("C50: Proportions refer to the whole stack, including margins")
  func proportionalMargins() {
    let stack = marginStack([25, 75])
    #expect(stack.views.map(\.tidyFrame.minX) == [10, 60])
    #expect(stack.views.map(\.tidyFrame.width) == [50, 130])
    withExtendedLifetime(stack.root) {}
  }

  @Test(
    "C51: A lone proportional view is required to be as wide as the stack, whatever the margins")
  func loneProportional() {
    let stack = marginStack([25])
    #expect(stack.views[0].tidyFrame == rect(10, 0, 200, 20))
    #expect(stack.root.layoutIssues.count == 1)
  }

  @Test("C52: Equal spacing shares the free length among the gaps")
  func equalSpacing() {
    let bound = StackFixture { stack, _ in
      stack.distribution = .equalSpacing
      StackFixture.width(400, of: stack)
    }
    #expect(bound.xs == [0, 220, 360])
    #expect(bound.widths == [160, 80, 40])
    let free = StackFixture { stack, _ in
      stack.distribution = .equalSpacing
      stack.spacing = 10
    }
    #expect(free.stack.tidyFrame.width == 300)
    #expect(free.xs == [0, 170, 260])
  }

  @Test("C53: Equal centring yields to the spacing")
  func equalCentering() {
    let bound = StackFixture { stack, _ in
      stack.distribution = .equalCentering
      StackFixture.width(400, of: stack)
    }
    #expect(bound.xs == [0, 190, 360])
    let free = StackFixture { stack, _ in
      stack.distribution = .equalCentering
      stack.spacing = 10
    }
    #expect(free.stack.tidyFrame.width == 360)
    #expect(free.xs == [0, 170, 320])
    let tight = StackFixture { stack, _ in
      stack.distribution = .equalCentering
      stack.spacing = 10
      StackFixture.width(300, of: stack)
    }
    #expect(tight.xs == [0, 170, 260])
  }

  @Test(
    "C54: Alignments across a row",
    arguments: [
      (StackView.Alignment.top, [0.0, 0, 0]), (.center, [0, 50, 75]), (.bottom, [0, 100, 150]),
    ])
  func alignments(alignment: StackView.Alignment, ys: [Double]) {
    let k = StackFixture { stack, _ in stack.alignment = alignment }
    #expect(k.frames.map(\.minY) == ys)
    #expect(k.frames.map(\.height) == [200, 100, 50])
    #expect(k.stack.tidyFrame == rect(0, 0, 280, 200))
  }

  @Test(
    "C55: A hidden view takes neither length nor gap",
    arguments: [
      (0, [0.0, 0, 90], [0.0, 80, 40], 130.0), (1, [0, 165, 170], [160, 0, 40], 210),
      (2, [0, 170, 250], [160, 80, 0], 250),
    ])
  func hidden(index: Int, xs: [Double], widths: [Double], length: Double) {
    let k = StackFixture { stack, views in
      stack.spacing = 10
      views[index].isHidden = true
    }
    #expect(k.xs == xs)
    #expect(k.widths == widths)
    #expect(k.stack.tidyFrame.width == length)
  }

  @Test("C56: A custom spacing replaces the stack's after its view")
  func customSpacing() {
    let k = StackFixture { stack, views in
      stack.spacing = 10
      stack.setCustomSpacing(30, after: views[0])
    }
    #expect(k.xs == [0, 190, 280])
    #expect(k.stack.tidyFrame.width == 320)
  }

  @Test("C57: Margins surround the views")
  func margins() {
    let k = StackFixture { stack, _ in stack.isLayoutMarginsRelativeArrangement = true }
    #expect(k.stack.tidyFrame == rect(0, 0, 296, 216))
    #expect(k.xs == [8, 168, 248])
    #expect(k.frames.map(\.minY) == [8, 8, 8])
  }

  @Test("C58: Hugging and resistance decide who stretches and who shrinks")
  func priorities() {
    let stretched = StackFixture { stack, views in
      StackFixture.width(400, of: stack)
      for (view, priority) in zip(views, [251.0, 250, 251]) {
        view.setContentHuggingPriority(LayoutPriority(priority), for: .horizontal)
      }
    }
    #expect(stretched.widths == [160, 200, 40])
    let shrunk = StackFixture { stack, views in
      StackFixture.width(200, of: stack)
      for (view, priority) in zip(views, [749.0, 750, 751]) {
        view.setContentCompressionResistancePriority(LayoutPriority(priority), for: .horizontal)
      }
    }
    #expect(shrunk.widths == [80, 80, 40])
  }

  @Test("C60: A hidden view's own width is broken, not the constraint that hides it")
  func hiddenConflict() throws {
    let k = StackFixture { _, views in
      let width = views[0].widthAnchor.constraint(equalToConstant: 120)
      width.identifier = "own width"
      width.isActive = true
      views[0].isHidden = true
    }
    #expect(k.widths == [0, 80, 40])
    let issue = try #require(k.root.layoutIssues.first)
    #expect(issue.kind == .unsatisfiable)
    #expect(issue.constraints.contains { $0.identifier == "UISV-hiding" })
    #expect(issue.broken.map { issue.constraints[$0].identifier } == "own width")
  }

  @Test("C61: Baseline-relative gaps run from baseline to baseline")
  func baselineRelative() {
    let labels = [BlockLabel("first"), BlockLabel("second")]
    let stack = StackView(arrangedSubviews: labels)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 20
    let root = root(320, 480, stack)
    stack.constrain.make { $0.left.top.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(labels.map(\.tidyFrame.minY) == [0, 20])
  }

  @Test("A row reverses in a right-to-left layout")
  func rightToLeft() {
    let k = StackFixture { stack, _ in
      stack.semanticContentAttribute = .forceRightToLeft
      stack.spacing = 10
    }
    #expect(k.xs == [140, 50, 0])
  }

  @Test("A row on first baselines does not grow for views that rise above the first")
  func firstBaseline() {
    let label = BlockLabel("label")
    let tall = Stand(40, 50)
    let stack = StackView(arrangedSubviews: [label, tall])
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.alignment = .lastBaseline
    let root = root(320, 480, stack)
    stack.constrain.make { $0.left.top.equalToSuperview() }
    root.layoutIfNeeded()
    // The tall view's last baseline is its bottom edge, the label's is 16 below its top.
    #expect(label.tidyFrame == rect(0, 34, 50, 20))
    #expect(tall.tidyFrame == rect(50, 0, 40, 50))
    #expect(stack.tidyFrame == rect(0, 0, 90, 54))
    stack.alignment = .firstBaseline
    root.layoutIfNeeded()
    #expect(label.tidyFrame == rect(0, 0, 50, 20))
    #expect(tall.tidyFrame == rect(50, 16, 40, 50))
    #expect(stack.tidyFrame == rect(0, 0, 90, 66))
  }
}
