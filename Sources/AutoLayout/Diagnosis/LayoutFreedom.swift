import Cassowary

/// Something that the constraints leave open: one number too many that nobody decides.
///
/// Views that would all be settled by one more constraint share a freedom.
package struct LayoutFreedom {
  /// An unknown that the freedom leaves open.
  package struct Member {
    /// Whose unknown it is.
    package let item: ConstraintItem
    /// Which one, with its range in the superview's coordinates.
    package let value: FreeValue
  }

  /// A tied constraint and a priority at which it would decide.
  package struct Winner: Hashable, Sendable {
    /// The place among the tied constraints.
    package let tied: Int
    /// The priority that is enough.
    package let priority: LayoutPriority
  }

  /// First fixes that moved something, of which all but the last few are only counted: each of thousands
  /// of freedoms may rest on all before it.
  package struct Precedents {
    /// The last few, in their order.
    package private(set) var last: [LayoutConstraint] = []
    /// How many there are in all.
    package private(set) var count = 0

    /// How many are kept.
    package static var mostKept: Int { 3 }

    package init() {}

    package mutating func append(_ fix: LayoutConstraint) {
      if last.count == Self.mostKept { last.removeFirst() }
      last.append(fix)
      count += 1
    }
  }

  /// What it leaves open, in tree order; the first one is what the fixes settle.
  package let members: [Member]
  /// The optional constraints of equal priority whose tie is all that leaves it open; empty where
  /// a constraint is missing.
  package let tied: [ConstraintHalf]
  /// Those of the tied constraints that would win, and settle it, at the given higher priority.
  package let winners: [Winner]
  /// Constraints, not active, that would settle it at today's values, to the nearest point; a size
  /// of nothing they would make one of something.
  package let fixes: [LayoutConstraint]
  /// The places of the fixes that settle it only once the freedoms before it have been settled, each by
  /// its own first fix: one of these gave something a size that had none.
  package let dependentFixes: Set<Int>
  /// The first fixes of freedoms before it that moved something: what those rest on.
  package let precedents: Precedents
  /// Whether it was looked into; else it is one unknown alone, of which no more is known.
  package let isExplored: Bool
}

extension LayoutFreedom {
  /// An unknown that is open, and of which no more is known.
  fileprivate init(unexplored member: Member) {
    (members, tied, winners, fixes) = ([member], [], [], [])
    (dependentFixes, precedents, isExplored) = ([], Precedents(), false)
  }
}

extension LayoutEngine {
  /// What the constraints leave open in the tree, in tree order.
  ///
  /// Where telling the freedoms apart takes too much work, only the first are explored.
  package func freedoms() -> [LayoutFreedom] {
    let free = freeMembers
    guard !free.isEmpty else { return [] }
    guard mayRehearse else { return free.map { LayoutFreedom(unexplored: $0.member) } }
    guard let rehearsal = try? Rehearsal(self) else { return [] }
    rehearsal.solver.mostWork = max(rehearsal.work, budget.freedoms)
    var open = OpenUnknowns(free, in: rehearsal.solver)
    let siblings = SiblingPlaces()
    var freedoms: [LayoutFreedom] = []
    var precedents = LayoutFreedom.Precedents()
    // Where nothing is settled: what a fix does by itself. Only needed behind what moves the layout.
    var unsettled: Rehearsal?
    func work() -> Int { rehearsal.work + open.work + (unsettled?.work ?? 0) }
    while let leader = open.first, work() < budget.freedoms {
      let search = FreedomSearch(
        rehearsal: rehearsal, leader: leader, engine: self, siblings: siblings)
      let tied = search.tiedConstraints
      let winners = search.winners(among: tied)
      let fixes = search.fixes
      if precedents.count > 0, unsettled == nil {
        unsettled = try? Rehearsal(self)
        unsettled?.solver.mostWork = budget.freedoms
      }
      let dependent = unsettled.map { search.dependent(fixes, in: $0) } ?? []
      guard let moves = search.settleLeader(by: fixes.first) else { break }
      freedoms.append(
        LayoutFreedom(
          members: open.takeSettled().map(\.member), tied: tied, winners: winners, fixes: fixes,
          dependentFixes: dependent,
          precedents: dependent.isEmpty ? LayoutFreedom.Precedents() : precedents,
          isExplored: true))
      if moves, let fix = fixes.first { precedents.append(fix) }
    }
    freedomWork = work()
    return freedoms + open.remaining.map { LayoutFreedom(unexplored: $0.member) }
  }

  private var freeMembers: [FreeUnknown] {
    var found: [FreeUnknown] = []
    func visit(_ view: View) {
      let values = freedom(of: .view(view))
      if let item = item(for: view) {
        for value in values {
          found.append(
            FreeUnknown(
              variable: item.variables[value.unknown.rawValue], view: view, value: value))
        }
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(rootView)
    return found
  }
}

/// A free unknown of a view.
struct FreeUnknown {
  let variable: Variable
  let view: View
  let value: FreeValue

  var member: LayoutFreedom.Member { LayoutFreedom.Member(item: .view(view), value: value) }
}
