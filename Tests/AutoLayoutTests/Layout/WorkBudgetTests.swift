import AutoLayout
import Cassowary
import Geometry
import Testing

/// Small trees with so many competing constraints that every answer depends on everything:
/// questions about them end after a counted amount of work.
@Suite("Budgets of work")
struct WorkBudgetTests {
  /// Returns views that are each to the right of one and to the left of another, chosen at
  /// random.
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

  /// A search may exceed its budget by at most this much.
  private static let slack = 200_000

  @Test("a layout that exceeds its budget is an issue, and the tree keeps its frames")
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

  @Test("a layout in which too many numbers depend on each other says so, with a remedy")
  func size() throws {
    let root = Self.crossed(120)
    root.engine.budget.numbers = 1_000
    root.layoutIfNeeded()
    let issue = try #require(root.layoutIssues.first)
    #expect(issue.kind == .solverFault)
    #expect(
      issue.message.contains("(more than 1000 numbers at once)")
        && issue.message.contains("lay out fewer views"), "\(issue.message)")
    #expect(root.layoutIssues.count == 1)
  }

  /// Returns a column of labels' heights that must share the available room, so that every
  /// position depends on all heights above it, and each is free.
  private static func column(_ count: Int) -> View {
    // Not a multiple of a height: one of them is between its bounds and can make room for any
    // other.
    let root = View(frame: rect(0, 0, 400, 405))
    var above: View?
    for _ in 0..<count {
      let view = plain()
      root.addSubview(view)
      view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor).isActive = true
      let wish = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
      wish.priority = LayoutPriority(rawValue: 750)
      wish.isActive = true
      above = view
    }
    above?.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    return root
  }

  @Test("finding the freedoms of a column costs the same per view, whatever its length")
  func column() {
    func work(_ count: Int) -> Double {
      let root = Self.column(count)
      root.layoutIfNeeded()
      let before = root.engine.work
      let free = root.subviews.flatMap { root.engine.freeUnknowns(of: .view($0)) }
      #expect(free.count > count)
      return Double(root.engine.work - before) / Double(count)
    }
    // Each position once required a walk over all heights above it: ten times the work for each
    // view.
    #expect(work(2_000) < 2 * work(200))
  }

  /// Returns rows around views of a required height, which need more room than there is; the
  /// heights come last, and so give way one after another.
  private static func overfull(_ count: Int) -> View {
    let root = View(frame: rect(0, 0, 400, 405))
    var above: View?
    let contents = (0..<count).map { _ in
      let (row, content) = (plain(), plain())
      root.addSubview(row)
      row.addSubview(content)
      row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor).isActive = true
      content.topAnchor.constraint(equalTo: row.topAnchor, constant: 8).isActive = true
      row.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 8).isActive = true
      above = row
      return content
    }
    above?.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    for content in contents {
      content.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    return root
  }

  @Test("all contradictions together are reduced with a bounded amount of work")
  func reductions() {
    let whole = Self.overfull(25)
    whole.layoutIfNeeded()
    #expect(whole.layoutIssues.count > 15)
    let root = Self.overfull(25)
    root.engine.budget.reductions = whole.engine.reductionWork / 100
    root.layoutIfNeeded()
    let solving = root.engine.work - root.engine.reductionWork
    #expect(root.engine.reductionWork < whole.engine.reductionWork / 2)
    #expect(root.engine.reductionWork < root.engine.budget.reductions + solving + Self.slack)
    // Every one is still a contradiction with a member to break.
    #expect(root.layoutIssues.allSatisfy { $0.kind == .unsatisfiable && $0.broken != nil })
  }

  @Test("of many large contradictions, the last list forty members and count the others")
  func listed() throws {
    let whole = Self.overfull(25).layoutIssuesOnceLaidOut
    let root = Self.overfull(25)
    root.engine.budget.listed = 400
    let issues = root.layoutIssuesOnceLaidOut
    #expect(issues.count == whole.count)
    #expect(whole.allSatisfy { $0.unlistedCount == 0 && $0.constraints.count > 60 })
    #expect(
      issues.map { $0.constraints.count + $0.unlistedCount } == whole.map(\.constraints.count))
    #expect(issues.prefix(3).allSatisfy { $0.unlistedCount == 0 })
    for (issue, full) in zip(issues, whole).suffix(3) {
      #expect(issue.constraints.count == 40 && issue.shares.isEmpty)
      let broken = issue.constraints[try #require(issue.broken)].description
      #expect(broken == full.constraints[try #require(full.broken)].description)
    }
  }

  @Test("of the fixes that others depend on, the last few are kept and the rest counted")
  func precedents() {
    var precedents = LayoutFreedom.Precedents()
    let fixes = (0..<5).map {
      plain().widthAnchor.constraint(equalToConstant: Double($0))
    }
    for fix in fixes { precedents.append(fix) }
    #expect(precedents.count == 5)
    #expect(precedents.last.map(\.constant) == [2, 3, 4])
  }

  @Test("freedoms are examined until the budget is spent, and the rest are counted")
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

  @Test("separating freedoms ends within its budget, even in the middle of an answer")
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

  @Test("too many equations to copy are copied neither for freedoms nor for cures")
  func rehearsed() throws {
    let root = Self.crossed(20)
    let wide = root.subviews[0]
    wide.widthAnchor.constraint(equalToConstant: 10).isActive = true
    wide.widthAnchor.constraint(equalToConstant: 20).isActive = true
    root.engine.budget.rehearsed = 20
    root.layoutIfNeeded()
    #expect(root.engine.freedoms().allSatisfy { !$0.isExplored })
    #expect(root.engine.cures(of: root.layoutIssues) == [nil])
    root.engine.budget.rehearsed = 1_000
    #expect(root.engine.freedoms().contains { $0.isExplored })
    #expect(try #require(root.engine.cures(of: root.layoutIssues).first)?.isEmpty == false)
  }

  @Test("questions about a layout take at most as much work as a few layouts")
  func shares() {
    let root = View(frame: rect(0, 0, 375, 16_000))
    var above: View?
    for _ in 0..<150 {
      let view = plain()
      root.addSubview(view)
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor).isActive = true
      view.topAnchor.constraint(greaterThanOrEqualTo: above?.bottomAnchor ?? root.topAnchor)
        .isActive = true
      above = view
    }
    root.layoutIfNeeded()
    let engine = root.engine
    let solved = engine.work
    let least = engine.allowance(\.ranges)
    #expect(least < engine.budget.ranges / 10)
    let free = root.subviews.flatMap(\.layoutFreedom)
    #expect(free.contains { $0.upper != nil } && engine.unrangedCount > 0)
    #expect(engine.work - solved < 2 * (least + 1_000_000), "\(engine.work) \(solved)")
  }

  @Test("several layouts of one scene share a budget, of which one alone gets as much as a few")
  func variants() {
    let one = DiagnosisBudget(sharedBy: 1)
    #expect(one == DiagnosisBudget() && DiagnosisBudget(sharedBy: 4) == one)
    let many = DiagnosisBudget(sharedBy: 40)
    #expect(many.redundancy == one.redundancy / 10 && many.layout == one.layout)
    #expect(DiagnosisBudget(sharedBy: 10_000).cures > 0)
  }
}

extension View {
  fileprivate var layoutIssuesOnceLaidOut: [LayoutIssue] {
    layoutIfNeeded()
    return layoutIssues
  }
}
