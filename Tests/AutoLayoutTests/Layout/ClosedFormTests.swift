import AutoLayout
import Geometry
import Testing

/// Random layouts whose frames a formula gives.
@Suite("Closed forms")
struct ClosedFormTests {
  private static let seeds = Array<UInt64>(1...30)
  private static let width = 800.0

  private func root() -> View { View(frame: Rect(x: 0, y: 0, width: Self.width, height: 100)) }

  private func addView(to root: View) -> View {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    for edge in [
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ] { edge.isActive = true }
    return view
  }

  @Test("views from edge to edge share the room by their factors", arguments: seeds)
  func shares(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let factors = (0..<Int.random(in: 2...9, using: &random)).map { _ in
      Double(Int.random(in: 1...8, using: &random)) / 2
    }
    let gaps = factors.map { _ in Double(Int.random(in: 0...12, using: &random)) }
    let root = root()
    let views = factors.map { _ in addView(to: root) }
    for (index, view) in views.enumerated() {
      let before = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
      view.leadingAnchor.constraint(equalTo: before, constant: gaps[index]).isActive = true
      if index > 0 {
        view.widthAnchor.constraint(
          equalTo: views[0].widthAnchor, multiplier: factors[index] / factors[0]
        ).isActive = true
      }
    }
    views[views.count - 1].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    let unit = (Self.width - gaps.reduce(0, +)) / factors.reduce(0, +)
    var x = 0.0
    for (index, view) in views.enumerated() {
      x += gaps[index]
      #expect(abs(view.frame.minX - x) < 1e-6, "seed \(seed), view \(index)")
      #expect(abs(view.frame.width - unit * factors[index]) < 1e-6, "seed \(seed), view \(index)")
      x += unit * factors[index]
    }
  }

  @Test("a wish is held within required limits", arguments: seeds)
  func limits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let root = root()
    var wanted: [(view: View, width: Double)] = []
    for _ in 0..<12 {
      let low = Double(Int.random(in: 0...300, using: &random))
      let high = low + Double(Int.random(in: 0...300, using: &random))
      let wish = Double(Int.random(in: 0...700, using: &random))
      let view = addView(to: root)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: low).isActive = true
      view.widthAnchor.constraint(lessThanOrEqualToConstant: high).isActive = true
      let optional = view.widthAnchor.constraint(equalToConstant: wish)
      optional.priority = LayoutPriority(Double(Int.random(in: 1...999, using: &random)))
      optional.isActive = true
      wanted.append((view, min(max(wish, low), high)))
    }
    root.layoutIfNeeded()
    for (index, entry) in wanted.enumerated() {
      #expect(abs(entry.view.frame.width - entry.width) < 1e-6, "seed \(seed), view \(index)")
    }
  }

  @Test("of competing wishes the one with the highest priority holds", arguments: seeds)
  func priorities(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let root = root()
    for _ in 0..<8 {
      let view = addView(to: root)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      let priorities = Array(1...999).shuffled(using: &random).prefix(5)
      let widths = priorities.map { _ in Double(Int.random(in: 1...700, using: &random)) }
      for (priority, width) in zip(priorities, widths) {
        let wish = view.widthAnchor.constraint(equalToConstant: width)
        wish.priority = LayoutPriority(Double(priority))
        wish.isActive = true
      }
      root.layoutIfNeeded()
      let best = zip(priorities, widths).max { $0.0 < $1.0 }
      #expect(view.frame.width == best?.1, "seed \(seed)")
    }
  }

  @Test("a stack of equal parts divides what its spacing leaves", arguments: seeds)
  func stacks(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...9, using: &random)
    let spacing = Double(Int.random(in: 0...20, using: &random))
    let stack = StackView()
    stack.distribution = .fillEqually
    stack.spacing = spacing
    stack.frame = Rect(x: 0, y: 0, width: Self.width, height: 50)
    let views = (0..<count).map { _ in View() }
    let hidden = count > 1 ? Int.random(in: 0..<count, using: &random) : nil
    for view in views { stack.addArrangedSubview(view) }
    if let hidden { views[hidden].isHidden = true }
    stack.layoutIfNeeded()
    let shown = views.enumerated().filter { $0.offset != hidden }.map(\.element)
    let part = (Self.width - spacing * Double(shown.count - 1)) / Double(shown.count)
    for (index, view) in shown.enumerated() {
      #expect(abs(view.frame.width - part) < 1e-6, "seed \(seed), view \(index)")
      #expect(
        abs(view.frame.minX - Double(index) * (part + spacing)) < 1e-6,
        "seed \(seed), view \(index)")
    }
  }

  @Test(
    "a hidden view in a stack has its place, half a space behind the view before it",
    arguments: [StackView.Distribution.fill, .equalSpacing, .equalCentering], [false, true])
  func hiddenViews(_ distribution: StackView.Distribution, isRightToLeft: Bool) {
    let stack = StackView()
    stack.distribution = distribution
    stack.spacing = 4
    stack.frame = Rect(x: 0, y: 0, width: 300, height: 50)
    if isRightToLeft { stack.semanticContentAttribute = .forceRightToLeft }
    let views = (0..<4).map { _ in Stand(20, 20) }
    for view in views { stack.addArrangedSubview(view) }
    views[1].isHidden = true
    stack.layoutIfNeeded()
    let (before, hidden) = (views[0].frame, views[1].frame)
    // Where its gap leaves it free, it is at the end nearest 0, which no direction mirrors.
    let isFree = isRightToLeft && distribution != .fill
    let end = isFree ? views[2].frame.maxX + 2 : isRightToLeft ? before.minX - 2 : before.maxX + 2
    #expect(hidden.width == 0)
    #expect(hidden.minX == end, "\(hidden)")
  }
}
