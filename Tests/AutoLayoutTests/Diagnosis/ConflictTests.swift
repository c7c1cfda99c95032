import AutoLayout
import Cassowary
import Geometry
import Testing

@Suite("Conflicts")
struct ConflictTests {
  private func identified(_ constraint: LayoutConstraint, _ name: String) -> LayoutConstraint {
    constraint.identifier = name
    return constraint
  }

  @Test("the broken constraint is the developer's inequality, and the set is irreducible")
  func labelTooWide() throws {
    let (label, field, innocent) = (plain("label"), Stand(97), plain())
    let root = root(320, 100, label, field, innocent)
    LayoutConstraint.activate([
      identified(innocent.widthAnchor.constraint(equalToConstant: 5), "innocent"),
      identified(
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16), "leading"),
      identified(label.widthAnchor.constraint(greaterThanOrEqualToConstant: 400), "Label Width"),
      identified(
        field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8), "gap"),
      identified(
        root.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: 16), "trailing"),
    ])
    root.layoutIfNeeded()
    let issue = try #require(root.layoutIssues.first)
    #expect(root.layoutIssues.count == 1)
    #expect(issue.kind == .unsatisfiable)
    #expect(
      Set(issue.constraints.compactMap(\.identifier))
        == ["UIView-Encapsulated-Layout-Width", "leading", "Label Width", "gap", "trailing"])
    let broken = try #require(issue.broken)
    #expect(issue.constraints[broken].identifier == "Label Width")
    #expect((label.frame.minX, field.frame.maxX) == (16, 304))
    #expect(field.frame.width == 97)
  }

  @Test("constraints are broken until the rest can hold, and each is reported once")
  func repeated() {
    let view = plain()
    let root = root(320, 100, view)
    for width in [10.0, 20, 30] {
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    root.layoutIfNeeded()
    #expect(root.layoutIssues.count == 2)
    #expect(view.frame.width == 30)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layoutIssues.count == 2)
  }

  @Test("a broken constraint stays ignored until it is added again")
  func stays() {
    let view = plain()
    let root = root(320, 100, view)
    let first = view.widthAnchor.constraint(equalToConstant: 10)
    let second = view.widthAnchor.constraint(equalToConstant: 20)
    LayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    second.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 0)
    #expect(root.layoutIssues.count == 1)
    first.isActive = false
    root.layoutIfNeeded()
    #expect(root.layoutIssues.isEmpty)
    first.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("swapping exclusive constraints in one pass reports nothing, in either order")
  func swap() {
    let view = plain()
    let root = root(320, 100, view)
    let narrow = view.widthAnchor.constraint(equalToConstant: 10)
    let wide = view.widthAnchor.constraint(equalToConstant: 20)
    narrow.isActive = true
    root.layoutIfNeeded()
    wide.isActive = true
    narrow.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("a forgotten translates flag: the mask's constraints survive, the developer's break")
  func forgottenFlag() throws {
    let view = View()
    let root = root(320, 100, view)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    root.layoutIfNeeded()
    let issue = try #require(root.layoutIssues.first)
    #expect(issue.constraints.map(\.origin) == [.user, .autoresizing])
    #expect(issue.broken == 0)
    #expect(view.frame == .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    width.isActive = false
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("sizes are never negative, and the constraint that keeps them so never breaks")
  func negativeSize() throws {
    let view = plain()
    let root = root(320, 100, view)
    let width = view.widthAnchor.constraint(equalToConstant: -5)
    width.isActive = true
    root.layoutIfNeeded()
    let issue = try #require(root.layoutIssues.first)
    #expect(issue.constraints.count == 1)
    #expect(issue.broken == 0)
    #expect(view.frame.width == 0)
  }

  @Test("a constraint with a number that the solver refuses is left out and reported")
  func refusedNumber() {
    let view = plain()
    let root = root(320, 100, view)
    view.widthAnchor.constraint(equalToConstant: 1e308).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutIssues.map(\.kind) == [.refusedNumber])
    #expect(root.layoutIssues.first?.message.hasPrefix("The number 1e+308 is outside") == true)
    #expect(view.frame.height == 10)
  }

  @Test("conflicts that share a visual format each have all their cures")
  func sharedFormat() {
    let (card, title) = (plain("card"), plain("title"))
    let root = root(320, 100, card)
    card.addSubview(title)
    let format = LayoutConstraint.constraints(
      withVisualFormat: "H:|-20-[card(200)]-20-|", views: ["card": card])
    for constraint in format { constraint.sourceIndex = 1 }
    let width = title.widthAnchor.constraint(equalToConstant: 44)
    LayoutConstraint.activate(format + [width])
    title.pin(to: card, inset: 11)
    root.layoutIfNeeded()
    #expect(root.layoutIssues.count == 2)
    let cures = root.engine.cures(of: root.layoutIssues)
    for (issue, cures) in zip(root.layoutIssues, cures) {
      let lowered = (cures ?? []).filter { $0.edit == .lower(LayoutPriority(999)) }
      #expect(lowered.count == issue.constraints.count { $0.origin == .user })
    }
  }

  @Test("constraints keep the caller's constant in every report")
  func sources() throws {
    let view = plain()
    let root = root(320, 100, view)
    for (index, width) in [10.0, 20].enumerated() {
      let constraint = view.widthAnchor.constraint(equalToConstant: width)
      constraint.sourceIndex = index + 7
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    #expect(root.layoutIssues.first?.constraints.map(\.sourceIndex) == [7, 8])
  }

  /// Returns the rows that a layout derives whose format names one view so many times, and its issues.
  private func repeatedName(_ count: Int) throws -> (rows: Int, issues: [LayoutIssue]) {
    let view = plain()
    let root = root(320, 100, view)
    let format = "H:|" + String(repeating: "-[v]", count: count) + "-|"
    LayoutConstraint.activate(try LayoutConstraint.make(visualFormat: format, views: ["v": view]))
    root.layoutIfNeeded()
    return (root.engine.statistics.rowsDerived, root.layoutIssues)
  }

  @Test("what repeats a broken constraint is broken with it, without being derived anew")
  func repetitions() throws {
    let (few, many) = (try repeatedName(50), try repeatedName(200))
    // Each gap is behind the view that it is before, and each is reported by itself.
    #expect((few.issues.count, many.issues.count) == (49, 199))
    for issue in many.issues {
      #expect(issue.kind == .unsatisfiable)
      #expect(issue.constraints.count == 1 && issue.broken == 0)
      #expect(!issue.shares.isEmpty)
    }
    #expect(many.rows <= 5 * few.rows, "\(few.rows) rows, then \(many.rows)")
  }

  @Test("a repetition of a constraint that holds is not a conflict")
  func olderRepetition() {
    let view = plain()
    let root = root(320, 100, view)
    let wishes = [10.0, 20, 20].map { view.widthAnchor.constraint(equalToConstant: $0) }
    LayoutConstraint.activate(wishes)
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
    #expect(root.layoutIssues.count == 1)
    #expect(root.layoutIssues.first?.broken == 0)
  }

  @Test("a constant size gives way first, that of an inner view before that of an outer one")
  func constantSizes() {
    // As in the logs of SnapKit#204 and StackOverflow 24102440.
    let (inner, outer) = (plain(), plain())
    outer.addSubview(inner)
    let root = root(320, 100, outer)
    let sizes = [
      outer.heightAnchor.constraint(equalToConstant: 50),
      inner.heightAnchor.constraint(equalToConstant: 40),
    ]
    for order in [sizes, sizes.reversed()] {
      LayoutConstraint.activate(order)
      inner.pin(to: outer, inset: 8)
      root.layoutIfNeeded()
      #expect(sizes.map { root.engine.isBroken($0) } == [false, true])
      LayoutConstraint.deactivate(outer.constraints + order)
    }
  }

  @Test("of two equations that differ in their constants alone the first gives way")
  func twins() {
    // As in the logs of folding-cell#63 and unstoppable-wallet-ios#1731.
    let view = plain()
    let root = root(320, 100, view)
    let bottoms = [-24.0, -32].map {
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: $0)
    }
    LayoutConstraint.activate(bottoms)
    root.layoutIfNeeded()
    #expect(bottoms.map { root.engine.isBroken($0) } == [true, false])
    #expect(view.frame.maxY == 68)
  }
}

@Suite("Ambiguity")
struct AmbiguityTests {
  @Test("a view that moves only with its superview is not ambiguous")
  func inside() {
    let (card, title) = (plain("card"), plain("title"))
    let root = root(320, 100, card)
    card.addSubview(title)
    LayoutConstraint.activate([
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 50),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10),
      card.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
    ])
    title.pin(to: card, inset: 5)
    root.layoutIfNeeded()
    #expect(card.layoutFreedom == [FreeValue(unknown: .minX, lower: 10, upper: 220)])
    #expect(card.frame.minX == 10)
    #expect(!title.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test("a free value is the one nearest 0, and unbounded where nothing limits it")
  func nearestZero() {
    let view = plain()
    let root = root(320, 100, view)
    view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(300, 0, 0, 0))
    #expect(
      view.layoutFreedom == [
        FreeValue(unknown: .minX, lower: nil, upper: 300),
        FreeValue(unknown: .minY, lower: nil, upper: nil),
        FreeValue(unknown: .width, lower: 0, upper: nil),
        FreeValue(unknown: .height, lower: 0, upper: nil),
      ])
  }

  @Test("exercising jumps to another solution and back, and the view stays ambiguous")
  func exercise() {
    let view = plain()
    let root = root(320, 100, view)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
      view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 0)
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame.minX == 220)
    #expect(view.layoutFreedom == [FreeValue(unknown: .minX, lower: 0, upper: 220)])
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame.minX == 0)
    #expect(view.hasAmbiguousLayout)
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 7)
  }

  @Test("the constraints that affect an axis are those that determine place and size along it")
  func affecting() {
    let (view, other) = (Stand(50, 20), plain())
    let root = root(320, 100, view, other)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    LayoutConstraint.activate([left, top, other.widthAnchor.constraint(equalToConstant: 3)])
    root.layoutIfNeeded()
    let horizontal = view.constraintsAffectingLayout(for: .horizontal)
    #expect(horizontal.count == 2)
    #expect(horizontal.contains(left))
    #expect(horizontal.contains { $0.origin == .contentSize && $0.firstAttribute == .width })
    #expect(view.constraintsAffectingLayout(for: .vertical).contains(top))
  }
}
