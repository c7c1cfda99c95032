package import AutoLayout
import Geometry

/// Finds the constraints of a layout that could be removed without changing anything.
///
/// A constraint that determines a value isn't redundant unless another constraint determines the
/// same; all others are removed, the tree is laid out again, and the frames and open values are
/// compared. A constraint that only prevents ambiguity isn't redundant either.
package struct RedundancySearch {
  /// The number of times that the tree was laid out without some of its constraints.
  package private(set) var trials = 0
  /// The number of statements not tested because that would have taken too many trials.
  package private(set) var untried = 0
  private let root: View
  private let constraints: [Int: [LayoutConstraint]]
  private let order: [Int]
  /// The number of all these constraints.
  private let constraintCount: Int
  /// The source indices to test; nil for all.
  private let asked: Set<Int>?
  /// The source indices of constraints with outlets.
  private let outlets: Set<Int>
  /// The ids of views with outlets.
  private let filled: Set<String>
  /// The layout with all constraints.
  private var before = State()
  private var mostTrials = 0
  private let budget: Int
  /// The solver's work before the search.
  private let start: Int
  /// The part of it that solved the layout.
  private let layoutWork: Int
  /// The most work of the search.
  private let mostWork: Int
  /// The work of comparing layouts, in the units of `DiagnosisBudget`.
  private var comparisonWork = 0

  /// The work of comparing an item: its rect, and whether each of its unknowns is free.
  private static var itemWork: Int { 200 }

  /// The minimum number of trials, however large the layout is.
  private static var leastTrials: Int { 16 }

  /// Prepares the search in a laid-out tree, which can't be used for anything else afterwards.
  ///
  /// - Parameters:
  ///   - asked: the source indices to test; nil for all.
  ///   - outlets: the source indices of constraints with outlets.
  ///   - filled: the ids of the views with outlets.
  ///   - budget: the number of items that may be compared in all trials together.
  package init(
    _ root: View, among asked: Set<Int>? = nil, outlets: Set<Int> = [], filled: Set<String> = [],
    budget: Int = 1_000_000
  ) {
    self.filled = filled
    self.root = root
    self.asked = asked
    self.outlets = outlets
    self.budget = budget
    start = root.engine.work
    layoutWork = root.engine.layoutWork
    mostWork = root.engine.allowance(\.redundancy, share: 20)
    var constraints: [Int: [LayoutConstraint]] = [:]
    var order: [Int] = []
    root.forEachDescendant { view in
      for constraint in view.constraints where constraint.origin == .user {
        guard let index = constraint.sourceIndex else { continue }
        if constraints[index] == nil { order.append(index) }
        constraints[index, default: []].append(constraint)
      }
    }
    self.constraints = constraints
    self.order = order
    constraintCount = constraints.values.reduce(0) { $0 + $1.count }
  }

  /// Returns the source indices of redundant constraints; a visual format counts as a whole.
  package mutating func redundant() -> Set<Int> {
    // A conflict must be fixed first: until then, anything may depend on anything.
    guard root.layoutIssues.isEmpty else { return [] }
    let (determining, lost) = (determining, lost)
    guard let before = state else {
      untried = askedCount
      return []
    }
    self.before = before
    mostTrials = max(Self.leastTrials, budget / max(1, before.rects.count))
    let guards = LengthGuards(in: root, outlets: outlets, filled: filled)
    let isAsked = { [asked, constraints] (index: Int) in
      (asked?.contains(index) ?? true)
        && !(constraints[index] ?? []).contains { guards.isGuard($0) || Self.isForHidden($0) }
    }
    let candidates = order.filter { isAsked($0) && !determining.contains($0) }
    var redundant: Set<Int> = []
    for index in candidates where lost.contains(index) && changesNothing(without: [index]) {
      redundant.insert(index)
    }
    collect(candidates.filter { !lost.contains($0) }[...], into: &redundant)
    collectTwins(
      of: order.filter { isAsked($0) && determining.contains($0) }, lost: lost, into: &redundant)
    return redundant
  }

  /// Whether a constraint is about a hidden view, or one inside of it: it is for when that is shown.
  private static func isForHidden(_ constraint: LayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains { item in
      let view = (item as? View) ?? (item as? LayoutGuide)?.owningView
      return view.map { sequence(first: $0, next: \.superview).contains(where: \.isHidden) }
        ?? false
    }
  }

  /// Finds equations that determine a value although another equation would determine each of
  /// their parts instead, such as one beside a visual format with the same spacing.
  private mutating func collectTwins(
    of determining: [Int], lost: Set<Int>, into redundant: inout Set<Int>
  ) {
    var ties: [Tie: [Int]] = [:]
    for index in order where !lost.contains(index) {
      for tie in (constraints[index] ?? []).flatMap(Tie.all) {
        ties[tie, default: []].append(index)
      }
    }
    for index in determining {
      let hasTwins = (constraints[index] ?? []).allSatisfy { constraint in
        Tie.all(of: constraint).contains { tie in
          ties[tie]?.contains { $0 != index && !redundant.contains($0) } == true
        }
      }
      if hasTwins, changesNothing(without: [index]) { redundant.insert(index) }
    }
  }

  /// A side of a view that an equation relates to some side of another view, or to a number.
  private struct Tie: Hashable {
    let item: ObjectIdentifier
    let attribute: LayoutConstraint.Attribute
    let other: ObjectIdentifier?
    let priority: LayoutPriority

    /// Returns the ties of both sides; none for an inequality.
    static func all(of constraint: LayoutConstraint) -> [Tie] {
      guard constraint.relation == .equal else { return [] }
      let sides = [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      return [(0, 1), (1, 0)].compactMap { one, two in
        guard let item = sides[one].0 else { return nil }
        return Tie(
          item: ObjectIdentifier(item), attribute: sides[one].1,
          other: sides[two].0.map(owner), priority: constraint.priority)
      }
    }

    /// Returns a view; for a guide, the view that owns it.
    private static func owner(_ item: AnyObject) -> ObjectIdentifier {
      ObjectIdentifier((item as? LayoutGuide)?.owningView ?? item)
    }
  }

  /// Finds the removable ones among satisfied constraints, with few trials if most are.
  ///
  /// If many can be removed together, each can be removed alone: a satisfied constraint costs
  /// nothing in the optimum without it, so that remains the optimum with it. More than may be tried
  /// together are tried in halves.
  private mutating func collect(_ candidates: ArraySlice<Int>, into redundant: inout Set<Int>) {
    guard !candidates.isEmpty else { return }
    let isTried = mayTry(without: candidates)
    guard isTried || candidates.count > 1 && mayTry(without: candidates.prefix(1)) else {
      return untried += candidates.count
    }
    if isTried, changesNothing(without: candidates) {
      redundant.formUnion(candidates)
    } else if candidates.count > 1, mayTry(without: candidates.prefix(1)) {
      let middle = candidates.startIndex + candidates.count / 2
      collect(candidates[..<middle], into: &redundant)
      collect(candidates[middle...], into: &redundant)
    } else if candidates.count > 1 {
      untried += candidates.count
    }
  }

  /// The constraints that determine some value.
  private var determining: Set<Int> {
    Set(root.engine.determining.compactMap(\.sourceIndex))
  }

  /// The number of statements to test; none while a conflict must be fixed first.
  package var askedCount: Int {
    root.layoutIssues.isEmpty ? asked?.count ?? order.count : 0
  }

  /// The statements that apply.
  var applying: Set<Int> { Set(constraints.keys) }

  /// The violated constraints.
  var lost: Set<Int> {
    Set(root.engine.violated.compactMap(\.constraint.sourceIndex))
  }

  /// Whether a trial without some statements fits the budget.
  private func mayTry(without indices: some Collection<Int>) -> Bool {
    trials < mostTrials && cost(without: indices) < rest
  }

  /// The expected work of a trial: a small layout may still be hard to solve.
  ///
  /// What is removed is added again, so a trial without all constraints solves the whole layout a
  /// second time.
  private func cost(without indices: some Collection<Int>) -> Int {
    let count = indices.reduce(0) { $0 + (constraints[$1]?.count ?? 0) }
    let solving = Double(layoutWork) * Double(count) / Double(max(1, constraintCount))
    return Int(solving) + Self.itemWork * before.rects.count
  }

  /// The remaining budget.
  private var rest: Int {
    mostWork - (root.engine.work - start) - comparisonWork
  }

  /// Whether the layout stays the same without some statements; false once the trials are used
  /// up.
  private mutating func changesNothing(without indices: some Collection<Int>) -> Bool {
    guard mayTry(without: indices) else {
      untried += indices.count
      return false
    }
    trials += 1
    root.engine.budget.layout = min(root.engine.budget.layout, rest)
    let group = indices.flatMap { constraints[$0] ?? [] }
    let fitted = fittedViews(around: group)
    let sizes = fitted.map(\.requestedFittingSize)
    LayoutConstraint.deactivate(group)
    root.layoutIfNeeded()
    let isSame = state.map {
      $0.isNearly(before)
        && zip(fitted, sizes).allSatisfy { $0.requestedFittingSize?.isNearly($1) != false }
    }
    comparisonWork += Self.itemWork * before.rects.count * (1 + 2 * fitted.count)
    LayoutConstraint.activate(group)
    root.layoutIfNeeded()
    if isSame == nil { untried += indices.count }
    return isSame ?? false
  }

  /// The rows, items and canvases that may take their size from some constraints.
  private func fittedViews(around group: [LayoutConstraint]) -> [View] {
    var found: [View] = []
    for constraint in group {
      let item = constraint.firstItem
      var next = (item as? View) ?? (item as? LayoutGuide)?.owningView
      while let view = next {
        if view.isFitted, !found.contains(where: { $0 === view }) { found.append(view) }
        next = view.superview
      }
    }
    return found
  }

  /// The current state of the layout; nil if finding it takes more than the remaining budget.
  private var state: State? {
    var state = State()
    forEachItem { item in
      guard rest > 0 else { return }
      state.rects.append(root.engine.alignmentRect(of: item) ?? .zero)
      state.free.append(root.engine.freeUnknowns(of: item))
    }
    return rest > 0 && root.engine.unaskedCount == 0 ? state : nil
  }

  private func forEachItem(_ body: (ConstraintItem) -> Void) {
    root.forEachDescendant { view in
      body(.view(view))
      for guide in view.allGuides { body(.guide(guide)) }
    }
  }

  /// The frames of all items and the unknowns that are free.
  private struct State {
    var rects: [Rect] = []
    var free: [[LayoutUnknown]] = []

    func isNearly(_ other: State) -> Bool {
      free == other.free && zip(rects, other.rects).allSatisfy { $0.isNearly($1) }
    }
  }
}

extension Size {
  /// Whether both sides are the same within rounding; nothing else than nil is nearly nil.
  fileprivate func isNearly(_ other: Size?) -> Bool {
    other.map { abs($0.width - width) < 1e-6 && abs($0.height - height) < 1e-6 } ?? false
  }
}
