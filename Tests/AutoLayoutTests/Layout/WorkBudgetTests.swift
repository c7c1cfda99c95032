import AutoLayout
import Cassowary
import Geometry
import Testing

/// Small trees whose constraints compete so much that every answer rests on everything: what is asked of
/// them ends after a counted amount of work.
@Suite("Budgets of work")
struct WorkBudgetTests {
  /// Views that each lie right of one and left of another, chosen at random.
  private static func crossed(_ count: Int) -> View {
    let root = View(frame: rect(0, 0, 400, 400))
    var dice = RandomLayout.Dice(seed: 1)
    let views = (0..<count).map { _ in plain() }
    for view in views { root.addSubview(view) }
    for view in views {
      let (first, second) = (views[dice.roll(count)], views[dice.roll(count)])
      if first !== view {
        let wish = view.leftAnchor.constraint(greaterThanOrEqualTo: first.rightAnchor)
        wish.priority = LayoutPriority(rawValue: 500)
        wish.isActive = true
      }
      if second !== view {
        let wish = view.rightAnchor.constraint(lessThanOrEqualTo: second.leftAnchor)
        wish.priority = LayoutPriority(rawValue: 400)
        wish.isActive = true
      }
    }
    return root
  }

  /// A row without an end: more of one search than this is not done beyond a budget.
  private static let slack = 200_000

  @Test("a layout that takes more than its budget is an issue, and the tree keeps its frames")
  func layout() throws {
    let root = Self.crossed(60)
    root.engine.budget.layout = 5_000
    root.layoutIfNeeded()
    let issue = try #require(root.layoutIssues.first)
    #expect(issue.kind == .solverFault)
    #expect(issue.message.contains("compete with each other"), "\(issue.message)")
    #expect(root.engine.work < 5_000 + Self.slack)
    // With room for it the same tree settles.
    root.engine.budget.layout = 1_000_000_000
    root.subviews[0].widthAnchor.constraint(equalToConstant: 7).isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutIssues.isEmpty, "\(root.layoutIssues)")
    #expect(root.subviews[0].frame.width == 7)
  }

  @Test("what is free is asked about until that has taken its budget, and the rest is counted")
  func questions() {
    let root = Self.crossed(60)
    root.layoutIfNeeded()
    let solved = root.engine.work
    let all = root.subviews.flatMap { root.engine.freeUnknowns(of: .view($0)) }.count
    #expect(root.engine.unaskedCount == 0 && all > 0)
    let asked = root.engine.work - solved

    let other = Self.crossed(60)
    other.engine.budget.questions = asked / 4
    other.layoutIfNeeded()
    let some = other.subviews.flatMap { other.engine.freeUnknowns(of: .view($0)) }.count
    #expect(some < all && other.engine.unaskedCount >= all - some)
    #expect(other.engine.work - solved < asked / 2)
  }

  @Test("telling freedoms apart ends within its budget, in the middle of an answer too")
  func freedoms() {
    let root = Self.crossed(60)
    root.layoutIfNeeded()
    _ = root.engine.freedoms()
    let whole = root.engine.freedomWork
    root.engine.budget.freedoms = whole / 3
    let freedoms = root.engine.freedoms()
    #expect(freedoms.contains { !$0.isExplored })
    #expect(root.engine.freedomWork < whole / 3 + Self.slack)
  }

  @Test("of several layouts of one scene each gets its share, and one alone as much as a few do")
  func shares() {
    let one = DiagnosisBudget(sharedBy: 1)
    #expect(one == DiagnosisBudget() && DiagnosisBudget(sharedBy: 4) == one)
    let many = DiagnosisBudget(sharedBy: 40)
    #expect(many.redundancy == one.redundancy / 10 && many.layout == one.layout)
    #expect(DiagnosisBudget(sharedBy: 10_000).cures > 0)
  }
}
