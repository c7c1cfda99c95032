import Cassowary

/// Something that the constraints leave open: a number that nothing determines.
///
/// Views that one additional constraint would settle together share a freedom.
package struct LayoutFreedom {
  /// An unknown that the freedom leaves open.
  package struct Member {
    /// The item that the unknown belongs to.
    package let item: ConstraintItem
    /// The unknown, with its range in the superview's coordinates.
    package let value: FreeValue
  }

  /// A tied constraint, and a priority at which it would win.
  package struct Winner: Hashable, Sendable {
    /// The index among the tied constraints.
    package let tied: Int
    /// The priority that suffices.
    package let priority: LayoutPriority
  }

  /// First fixes that moved something. All but the last few are only counted, because each of
  /// thousands of freedoms may depend on all before it.
  package struct Precedents {
    /// The last few, in order.
    package private(set) var last: [LayoutConstraint] = []
    /// The total number.
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

  /// The unknowns it leaves open, in tree order; the fixes settle the first.
  package let members: [Member]
  /// The optional constraints of equal priority whose tie alone leaves it open; empty if a
  /// constraint is missing.
  package let tied: [ConstraintHalf]
  /// The tied constraints that would win, and settle it, at the given higher priority.
  package let winners: [Winner]
  /// Inactive constraints that would settle it at the current values, as far as these have numbers
  /// that people write, otherwise at standard distances; they give a size of 0 a positive value.
  package let fixes: [LayoutConstraint]
  /// The indices of the fixes that settle it at a standard distance, wherever it is now.
  package let movingFixes: Set<Int>
  /// The indices of the fixes that settle it only after the earlier freedoms have been settled,
  /// each by its own first fix, one of which gave a size to something that had none.
  package let dependentFixes: Set<Int>
  /// The first fixes of earlier freedoms that moved something and that the dependent fixes rely
  /// on.
  package let precedents: Precedents
  /// Whether it was explored; if not, it is a single unknown about which nothing more is known.
  package let isExplored: Bool
}

extension LayoutFreedom {
  /// Makes a freedom from an open unknown about which nothing more is known.
  fileprivate init(unexplored member: Member) {
    (members, tied, winners, fixes) = ([member], [], [], [])
    (movingFixes, dependentFixes, precedents, isExplored) = ([], [], Precedents(), false)
  }
}

extension LayoutEngine {
  /// Returns what the constraints leave open in the tree, in tree order.
  ///
  /// If distinguishing the freedoms takes too much work, only the first are explored.
  package func freedoms() -> [LayoutFreedom] {
    let free = freeMembers
    guard !free.isEmpty else { return [] }
    guard mayRehearse else { return free.map { LayoutFreedom(unexplored: $0.member) } }
    guard let rehearsal = try? Rehearsal(self) else { return [] }
    let allowance = allowance(\.freedoms, share: 20)
    rehearsal.solver.mostWork = max(rehearsal.work, allowance)
    var open = OpenUnknowns(free, in: rehearsal.solver)
    let siblings = SiblingPlaces()
    var freedoms: [LayoutFreedom] = []
    var precedents = LayoutFreedom.Precedents()
    // Nothing is settled here, to see what a fix does by itself. Only needed after a fix that
    // moves the layout.
    var unsettled: Rehearsal?
    func work() -> Int { rehearsal.work + open.work + (unsettled?.work ?? 0) }
    while let leader = open.first, work() < allowance {
      let search = FreedomSearch(
        rehearsal: rehearsal, leader: leader, engine: self, siblings: siblings)
      let tied = search.tiedConstraints
      let winners = search.winners(among: tied)
      let (fixes, moving) = search.fixes
      if precedents.count > 0, unsettled == nil {
        unsettled = try? Rehearsal(self)
        unsettled?.solver.mostWork = allowance
      }
      let dependent = unsettled.map { search.dependent(fixes, moving: moving, in: $0) } ?? []
      guard let moves = search.settleLeader(by: fixes.first) else { break }
      freedoms.append(
        LayoutFreedom(
          members: open.takeSettled().map(\.member), tied: tied, winners: winners, fixes: fixes,
          movingFixes: moving, dependentFixes: dependent,
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
