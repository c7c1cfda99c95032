import AutoLayout
import Cassowary
import Geometry
import Testing

/// What large trees cost, according to counters: ten times the views take about ten times the
/// work.
@Suite("Large layouts")
struct LargeLayoutTests {
  /// Returns a column of stack rows, each with an icon and two texts that tie for the row's
  /// width.
  private static func rows(_ count: Int) -> View {
    let root = View(frame: rect(0, 0, 320, 100_000))
    let column = StackView()
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    for index in 0..<count {
      let row = StackView(arrangedSubviews: [
        Stand(24, 24), Stand(40 + Double(index % 7), 20), Stand(60, 20),
      ])
      row.spacing = 8
      column.addArrangedSubview(row)
    }
    root.addSubview(column)
    LayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      column.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return root
  }

  /// Returns views without any constraints.
  private static func loose(_ count: Int) -> View {
    let root = View(frame: rect(0, 0, 320, 480))
    for _ in 0..<count { root.addSubview(plain()) }
    return root
  }

  /// Returns labels one below another, with wrapping texts.
  private static func labels(_ count: Int) -> View {
    let root = View(frame: rect(0, 0, 320, 100_000))
    var above = root.topAnchor
    for index in 0..<count {
      let label = BlockLabel("\(index) one two three four five six seven eight nine", lines: 0)
      root.addSubview(label)
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        label.topAnchor.constraint(equalTo: above),
      ])
      above = label.bottomAnchor
    }
    return root
  }

  /// Returns views, every tenth of which has two heights.
  private static func conflicts(_ count: Int) -> View {
    let root = View(frame: rect(0, 0, 320, 100_000))
    for index in 0..<count {
      let view = plain()
      root.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      if index % 10 == 0 { view.heightAnchor.constraint(equalToConstant: 30).isActive = true }
    }
    return root
  }

  /// Returns a column of rows that are as high as what is pinned inside them.
  private static func cards(_ count: Int) -> View {
    let root = View(frame: rect(0, 0, 320, 100_000))
    let column = StackView()
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    for _ in 0..<count {
      let row = plain()
      let photo = plain()
      row.addSubview(photo)
      column.addArrangedSubview(row)
      LayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        photo.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
        photo.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -8),
        photo.widthAnchor.constraint(equalToConstant: 44),
        photo.heightAnchor.constraint(equalToConstant: 44),
      ])
    }
    root.addSubview(column)
    LayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      column.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return root
  }

  /// Returns a column whose views are held by nothing but eight inequalities each.
  private static func limits(_ count: Int) -> View {
    let root = View(frame: rect(0, 0, 320, 100_000))
    var above = root.topAnchor
    for _ in 0..<count {
      let view = plain()
      root.addSubview(view)
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 8),
        view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -8),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
        view.heightAnchor.constraint(lessThanOrEqualToConstant: 60),
        view.topAnchor.constraint(greaterThanOrEqualTo: above, constant: 4),
        view.topAnchor.constraint(lessThanOrEqualTo: above, constant: 40),
      ])
      above = view.bottomAnchor
    }
    return root
  }

  private static let trees: [@Sendable (Int) -> View] = [
    { rows($0) }, { loose($0) }, { labels($0) }, { conflicts($0) }, { cards($0) }, { limits($0) },
    { unsolvedChain($0) },
  ]

  private static func work(_ statistics: Statistics) -> Int {
    statistics.rowsDerived + statistics.rowsTouched + statistics.cellsTouched
      + statistics.evaluations + statistics.termsWritten + statistics.termsExamined
      + statistics.blocksBuilt
  }

  /// At most a power of 1.1: 10^1.1.
  private static let growth = 12.6

  @Test("the solver's work grows with the number of views", arguments: trees.indices)
  func solving(_ tree: Int) {
    let works = [100, 1_000].map { count in
      let root = Self.trees[tree](count)
      root.layoutIfNeeded()
      return Double(Self.work(root.upToDateEngine.statistics))
    }
    #expect(works[1] <= Self.growth * works[0], "\(works)")
  }

  @Test("so does the work of separating freedoms that are independent", arguments: [0, 1, 5])
  func freedoms(_ tree: Int) {
    // Fixes look at what is beside a view only among up to 50 views.
    let found = [60, 600].map { count in
      let root = Self.trees[tree](count)
      root.layoutIfNeeded()
      let freedoms = root.engine.freedoms()
      #expect(freedoms.allSatisfy { $0.isExplored } && freedoms.count >= count)
      return Double(root.engine.freedomWork)
    }
    #expect(found[1] <= Self.growth * found[0], "\(found)")
  }

  @Test("each text is measured only a few times, however many there are")
  func measuring() {
    let root = Self.labels(500)
    root.layoutIfNeeded()
    let counts = root.subviews.compactMap { ($0 as? BlockLabel)?.measureCount }
    #expect(counts.count == 500)
    #expect(counts.allSatisfy { (1...8).contains($0) }, "\(Set(counts).sorted())")
  }

  /// Returns views, each at least to the right of the previous one: all of them compete for one
  /// row.
  private static func chain(_ count: Int) -> View {
    let root = unsolvedChain(count)
    root.layoutIfNeeded()
    return root
  }

  private static func unsolvedChain(_ count: Int) -> View {
    let root = View(frame: rect(0, 0, 320, 480))
    var before: View?
    for _ in 0..<count {
      let view = plain()
      root.addSubview(view)
      if let before {
        view.leftAnchor.constraint(greaterThanOrEqualTo: before.rightAnchor).isActive = true
      }
      before = view
    }
    return root
  }

  @Test("free values are examined until the budget is spent")
  func freedomBudget() {
    let root = Self.chain(20)
    #expect(root.engine.freedoms().allSatisfy { $0.isExplored })
    let work = root.engine.freedomWork
    root.engine.budget.freedoms = work / 2
    let freedoms = root.engine.freedoms()
    #expect(freedoms.contains { $0.isExplored })
    let rest = freedoms.filter { !$0.isExplored }
    #expect(!rest.isEmpty && rest.allSatisfy { $0.fixes.isEmpty && $0.members.count == 1 })
    #expect(root.engine.freedomWork < work)
  }

  @Test("ranges are searched until the budget is spent")
  func rangeBudget() {
    let root = Self.rows(100)
    root.frame.size.height = 300
    root.subviews[0].bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    root.engine.budget.ranges = 500
    let column = root.subviews[0]
    let free = column.subviews.flatMap { [$0] + $0.subviews }.flatMap(\.layoutFreedom)
    #expect(free.contains { $0.upper != nil } && root.engine.unrangedCount > 0)
    #expect(free.count > root.engine.unrangedCount)
  }

  @Test("losing constraints are tried until the budget is spent, and the rest are counted")
  func lossBudget() throws {
    let root = Self.rows(100)
    root.layoutIfNeeded()
    let row = try #require(root.subviews[0].subviews[20] as? StackView)
    func explained() throws -> ValueExplanation {
      try #require(root.engine.explain(.view(row.subviews[1]), .height))
    }
    root.frame.size.height = 1_000
    root.subviews[0].bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    let whole = try explained()
    #expect(!whole.losses.isEmpty && whole.untriedLossCount == 0)
    let work = root.engine.lossWork
    root.engine.budget.losses = work + work / 2
    let cut = try explained()
    #expect(cut.untriedLossCount > 0)
    #expect(cut.losses.count + cut.untriedLossCount == whole.losses.count)
    #expect(cut.value == whole.value && cut.terms.count == whole.terms.count)
    // The budget is used up; nothing more is tried.
    let spent = root.engine.lossWork
    #expect(try explained().losses.isEmpty && root.engine.lossWork == spent)
  }

  @Test("cures are searched until the budget is spent")
  func cureBudget() {
    let root = Self.conflicts(100)
    root.layoutIfNeeded()
    #expect(root.layoutIssues.count == 10)
    root.engine.budget.cures = 20
    let cures = root.engine.cures(of: root.layoutIssues)
    #expect(cures[0]?.isEmpty == false && cures[9] == nil)
  }

  /// Returns views that share the width of one, each with two inequalities that contradict it.
  private static func contradictions(_ count: Int) -> View {
    let root = View(frame: rect(0, 0, 375, 667))
    let shared = plain()
    root.addSubview(shared)
    shared.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
    for index in 0..<count {
      let view = plain()
      root.addSubview(view)
      LayoutConstraint.activate([
        view.widthAnchor.constraint(equalTo: shared.widthAnchor, constant: Double(index)),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: Double(300 + 2 * index)),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
      ])
    }
    return root
  }

  @Test("contradictions through one width are found many at a time")
  func sharedWidth() {
    let works = [40, 400].map { count in
      let root = Self.contradictions(count)
      root.layoutIfNeeded()
      #expect(root.layoutIssues.count == count)
      #expect(root.layoutIssues.allSatisfy { $0.kind == .unsatisfiable && $0.broken != nil })
      return root.engine.work
    }
    #expect(Double(works[1]) <= 20 * Double(works[0]), "\(works)")
  }

  @Test("a constraint determines something if some value depends on it", arguments: 0..<60)
  func determining(_ seed: Int) {
    let (root, _) = RandomLayout.loose(seed: seed).build()
    root.layoutIfNeeded()
    let engine = root.upToDateEngine
    var expected: Set<ObjectIdentifier> = []
    for view in [root] + root.subviews {
      for unknown in LayoutUnknown.allCases {
        for influence in engine.influences(on: .view(view), unknown) {
          expected.insert(ObjectIdentifier(influence.constraint))
        }
      }
    }
    #expect(!expected.isEmpty)
    #expect(Set(engine.determining.map { ObjectIdentifier($0) }) == expected)
  }

  @Test("a view knows its root after each change above it")
  func roots() {
    let views = (0..<6).map { _ in View() }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    #expect(views.allSatisfy { $0.root === views[0] })
    views[3].removeFromSuperview()
    #expect(views.map { $0.root === views[0] } == [true, true, true, false, false, false])
    #expect(views[3...].allSatisfy { $0.root === views[3] })
    let other = View()
    #expect(other.root === other)
    other.addSubview(views[0])
    views[1].addSubview(views[4])
    #expect(([other] + views[0...2] + views[4...]).allSatisfy { $0.root === other })
    #expect(views[3].root === views[3])
  }

  @Test("a view outlives its root")
  func orphan() {
    let inner = View()
    let leaf = View()
    inner.addSubview(leaf)
    do {
      let outer = View()
      outer.addSubview(inner)
      #expect(leaf.root === outer)
    }
    #expect(leaf.root === inner && inner.root === inner)
  }

  @Test("constraints removed together leave their views in one pass")
  func removal() {
    let root = Self.labels(50)
    root.layoutIfNeeded()
    let held = root.constraints.filter { $0.origin == .user }
    LayoutConstraint.deactivate(Array(held[10..<100]))
    root.layoutIfNeeded()
    #expect(held.map(\.isActive) == held.indices.map { !(10..<100).contains($0) })
    LayoutConstraint.deactivate(held)
    #expect(root.constraints.allSatisfy { $0.origin != .user })
  }
}
