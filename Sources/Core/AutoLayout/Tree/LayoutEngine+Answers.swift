package import Cassowary
package import Geometry

/// One of the four unknowns of a view or a guide.
public enum LayoutUnknown: Int, CaseIterable, Hashable, Sendable {
  /// The left edge of the alignment rect, in the superview's coordinates.
  case minX
  /// The top edge of the alignment rect, in the superview's coordinates.
  case minY
  /// The width of the alignment rect.
  case width
  /// The height of the alignment rect.
  case height
}

/// A constraint's contribution to a value.
package struct ConstraintInfluence {
  /// The constraint.
  package let constraint: LayoutConstraint
  /// The half of a content size; nil for other constraints.
  package let contentSide: ContentSide?
  /// How much the value changes per point of the constraint's constant.
  package let sensitivity: Double
}

/// The halves of a content size constraint.
package enum ContentSide: Hashable, Sendable {
  /// Not larger than the content.
  case hugging
  /// Not smaller than the content.
  case compressionResistance
}

/// A constraint that does not hold.
package struct ViolatedConstraint {
  /// The constraint.
  package let constraint: LayoutConstraint
  /// The half of a content size; nil for other constraints.
  package let contentSide: ContentSide?
  /// The left side minus the right side, in points.
  package let residual: Double
}

extension LayoutEngine {
  /// Returns the solved alignment rect of an item, in its container's coordinates.
  func rect(of item: EngineItem) -> Rect {
    Rect(
      x: solver.value(of: item.minX), y: solver.value(of: item.minY),
      width: solver.value(of: item.width), height: solver.value(of: item.height))
  }

  /// Returns the solved frame of an item, in its container's coordinates.
  func frame(of item: EngineItem) -> Rect {
    item.insets == .zero ? rect(of: item) : rect(of: item).outset(by: item.insets)
  }

  /// Returns the solved frame of a view, in its superview's coordinates; nil for a view of
  /// another tree.
  package func frame(of view: View) -> Rect? { item(for: view).map { frame(of: $0) } }

  /// Returns the solved alignment rect of a view or a guide; nil for an item of another tree.
  package func alignmentRect(of item: ConstraintItem) -> Rect? {
    self.item(for: item).map { rect(of: $0) }
  }

  /// Returns the unknowns of an item that the optimal solutions leave free, each with its range.
  package func freedom(of item: ConstraintItem) -> [FreeValue] {
    guard let known = self.item(for: item), item.owner?.isCollapsed != true else { return [] }
    if let found = known.freedom, found.publication == solver.publications { return found.values }
    let values = zip(LayoutUnknown.allCases, known.variables).compactMap {
      unknown, variable -> FreeValue? in
      guard isFree(variable) else { return nil }
      let range = range(of: variable)
      return FreeValue(unknown: unknown, lower: range?.lower, upper: range?.upper)
    }
    known.freedom = KnownFreedom(publication: solver.publications, values: values)
    return values
  }

  /// Returns the work that a kind of search may take: its budget, but not much more than the layout
  /// itself took, so that questions about a layout cost a few times as much at most; a budget without
  /// limit stays without.
  ///
  /// - Parameter share: the part of the layout's work that it may take, as a divisor.
  package func allowance(_ part: KeyPath<DiagnosisBudget, Int>, share: Int = 2) -> Int {
    if budget[keyPath: part] == .max { return .max }
    let whole = layoutWork + itemOfVariable.count / 4 * DiagnosisBudget.workOfItem
    return min(budget[keyPath: part], max(DiagnosisBudget.least, whole / share))
  }

  /// Returns the range of a free unknown; nil once earlier questions have used up the budget.
  private func range(of variable: Variable) -> FreeRange? {
    let allowance = allowance(\.ranges)
    guard rangeWork < allowance else {
      unrangedCount += 1
      return nil
    }
    let range = spending(allowance, counting: \.rangeWork) { solver.range(of: variable) }
    if range == nil { unrangedCount += 1 }
    return range
  }

  /// Asks the solver within what is left of a budget; nil if the question was abandoned.
  private func spending<Answer>(
    _ budget: Int, counting spent: ReferenceWritableKeyPath<LayoutEngine, Int>,
    _ ask: () -> Answer
  ) -> Answer? {
    let before = work
    let limit = before + max(Self.leastQuestion, budget - self[keyPath: spent])
    solver.mostWork = limit
    let answer = withoutExercises(ask)
    solver.mostWork = .max
    self[keyPath: spent] += max(0, work - before)
    return work > limit ? nil : answer
  }

  /// The work that even the last question within a budget may take, however little is left.
  private static var leastQuestion: Int { 1_000_000 }

  /// Returns the unknowns of an item that the optimal solutions leave free, without their ranges,
  /// each of which would take a search.
  package func freeUnknowns(of item: ConstraintItem) -> [LayoutUnknown] {
    guard let known = self.item(for: item) else { return [] }
    let free = zip(LayoutUnknown.allCases, known.variables).filter { isFree($0.1) }.map(\.0)
    // Whether it is collapsed depends on all views above it, so check that only for the few that
    // are free.
    return free.isEmpty || item.owner?.isCollapsed == true ? [] : free
  }

  /// The constraints that determine at least one value in the tree, in a fixed order; a content
  /// size may appear twice.
  package var determining: [LayoutConstraint] {
    solver.determining.compactMap { constraint(of: $0)?.constraint }
  }

  /// Returns the constraints that determine an unknown, in the order they were added.
  package func influences(
    on item: ConstraintItem, _ unknown: LayoutUnknown
  ) -> [ConstraintInfluence] {
    guard let known = self.item(for: item) else { return [] }
    return solver.influences(on: known.variables[unknown.rawValue]).compactMap {
      guard let entry = constraint(of: $0.constraint) else { return nil }
      return ConstraintInfluence(
        constraint: entry.constraint, contentSide: entry.contentSide(of: $0.constraint),
        sensitivity: $0.sensitivity)
    }
  }

  /// The optional constraints that do not hold, and the broken ones, with their residuals at the
  /// solved values.
  package var violated: [ViolatedConstraint] {
    solver.violated.compactMap {
      guard let entry = constraint(of: $0) else { return nil }
      return ViolatedConstraint(
        constraint: entry.constraint, contentSide: entry.contentSide(of: $0),
        residual: solver.residual(of: $0))
    }
  }

  /// Whether a constraint was broken to recover from a conflict.
  package func isBroken(_ constraint: LayoutConstraint) -> Bool {
    constraints[ObjectIdentifier(constraint)]?.isBroken == true
  }

  /// Returns the left side minus the right side of a constraint at the solved values; nil if it
  /// is unknown.
  package func residual(of constraint: LayoutConstraint) -> Double? {
    guard let entry = constraints[ObjectIdentifier(constraint)] else { return nil }
    return entry.terms.reduce(entry.constant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
  }

  /// The solver's counters.
  package var statistics: Statistics {
    get { solver.statistics }
    set { solver.statistics = newValue }
  }

  /// The solver's work so far, in the units of `DiagnosisBudget`.
  package var work: Int { solver.statistics.work }
  /// The part of it that reducing contradictions took.
  package var reductionWork: Int { solver.reductionWork }

  /// Whether the constraints leave an unknown open, regardless of exercises; false, and counted,
  /// once earlier questions have used up the budget.
  func isFree(_ variable: Variable) -> Bool {
    let allowance = allowance(\.questions)
    guard questionWork < allowance else {
      if solver.mayBeFree(variable) { unaskedCount += 1 }
      return false
    }
    if let answer = spending(
      allowance, counting: \.questionWork, { solver.isFree(variable) })
    {
      return answer
    }
    unaskedCount += 1
    return false
  }
}

/// An unknown that the constraints leave free.
public struct FreeValue: Hashable, Sendable {
  /// Which unknown.
  public let unknown: LayoutUnknown
  /// The least equally good value, in points; nil if unbounded.
  public let lower: Double?
  /// The greatest equally good value, in points; nil if unbounded.
  public let upper: Double?

  /// Makes a free value.
  public init(unknown: LayoutUnknown, lower: Double?, upper: Double?) {
    self.unknown = unknown
    self.lower = lower
    self.upper = upper
  }
}

extension EngineConstraint {
  func contentSide(of id: ConstraintID) -> ContentSide? {
    guard constraint.contentPriorities != nil else { return nil }
    return ids.first == id ? .hugging : .compressionResistance
  }
}
