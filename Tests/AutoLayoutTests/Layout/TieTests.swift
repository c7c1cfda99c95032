import AutoLayout
import Geometry
import Testing

/// Which of several equally good solutions is chosen does not depend on when a constraint was
/// added.
@Suite("Ties")
struct TieTests {
  private func row(_ views: [View]) -> (root: View, stack: StackView) {
    let stack = StackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = root(300, 100, stack)
    stack.pin(to: root)
    return (root, stack)
  }

  /// The earlier of two texts is squeezed in Stevia#55, and the first of two plain views in a
  /// stack gets everything in StackOverflow 30728062.
  @Test("the earlier view gives way: squeezed, stretched, or plain in a stack")
  func earlierView() {
    func widths(_ views: [View], in width: Double) -> [Double] {
      let (root, _) = row(views)
      root.frame.size.width = width
      root.layoutIfNeeded()
      return views.map(\.frame.width)
    }
    #expect(widths([Stand(150, 20), Stand(150, 20)], in: 172) == [22, 150])
    #expect(widths([Stand(50, 20), Stand(50, 20)], in: 288) == [238, 50])
    #expect(widths([plain(), plain(), plain()], in: 300) == [300, 0, 0])
  }

  @Test("the views of a stack shrink and stretch by index, whenever they were added")
  func arrangedOrder() {
    let (a, b, c) = (Stand(100, 20), Stand(120, 20), Stand(50, 20))
    let (root, stack) = row([a, b])
    root.layoutIfNeeded()
    #expect([a.frame.width, b.frame.width] == [180, 120])
    stack.insertArrangedSubview(c, at: 0)
    root.layoutIfNeeded()
    #expect([c.frame.width, a.frame.width, b.frame.width] == [80, 100, 120])
    // At the end of the stack, it no longer is the one that stretches.
    stack.insertArrangedSubview(c, at: 2)
    root.layoutIfNeeded()
    #expect([a.frame.width, b.frame.width, c.frame.width] == [130, 120, 50])
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect([a.frame.width, b.frame.width, c.frame.width] == [30, 120, 50])
  }

  @Test("a constraint whose form changes keeps its position")
  func rewriting() {
    let (a, b) = (Stand(100, 20), Stand(120, 20))
    let (root, _) = row([a, b])
    root.layoutIfNeeded()
    b.size.width = View.noIntrinsicMetric
    root.layoutIfNeeded()
    #expect([a.frame.width, b.frame.width] == [100, 200])
    b.size.width = 120
    root.layoutIfNeeded()
    #expect([a.frame.width, b.frame.width] == [180, 120])
  }

  @Test("the developer's optional constraints come before generated ones, in order of activation")
  func wishes() {
    let (a, b) = (Stand(100, 20), Stand(120, 20))
    let (root, _) = row([a, b])
    root.layoutIfNeeded()
    let wish = a.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
    wish.priority = .defaultLow
    wish.isActive = true
    root.layoutIfNeeded()
    #expect([a.frame.width, b.frame.width] == [100, 200])
    wish.isActive = false
    root.layoutIfNeeded()
    #expect([a.frame.width, b.frame.width] == [180, 120])
  }

  @Test(
    "a stack built step by step is laid out like one built at once",
    arguments: 1...12 as ClosedRange<UInt64>)
  func growth(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sizes = (0..<40).map { _ in Double(Int.random(in: 1...9, using: &random) * 10) }
    func leaf(_ index: Int) -> View { Stand(sizes[index], 20) }
    let whole = row(sizes.indices.map(leaf))
    whole.root.frame.size.width = 1500
    whole.root.layoutIfNeeded()

    let grown = row([])
    grown.root.frame.size.width = 1500
    var present: [Int] = []
    for index in sizes.indices.shuffled(using: &random) {
      let place = present.firstIndex { $0 > index } ?? present.count
      present.insert(index, at: place)
      grown.stack.insertArrangedSubview(leaf(index), at: place)
      if Bool.random(using: &random) { grown.root.layoutIfNeeded() }
    }
    grown.root.layoutIfNeeded()
    #expect(
      grown.stack.arrangedSubviews.map(\.tidyFrame)
        == whole.stack.arrangedSubviews.map(\.tidyFrame))
  }

  @Test(
    "positions run out after very many insertions in one spot, and the tree is registered again")
  func exhaustion() {
    let (first, last) = (Stand(100, 20), Stand(120, 20))
    let root = root(300, 100, first, last)
    var between = Stand(50, 20)
    for _ in 0..<250 {
      between = Stand(50, 20)
      root.insertSubview(between, at: root.subviews.count - 1)
      root.layoutIfNeeded()
    }
    LayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      between.leftAnchor.constraint(equalTo: first.rightAnchor),
      last.leftAnchor.constraint(equalTo: between.rightAnchor),
      last.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect([first, between, last].map(\.frame.width) == [130, 50, 120])
    #expect(root.layoutIssues.isEmpty)
  }
}
