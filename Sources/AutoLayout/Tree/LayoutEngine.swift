import Cassowary
import Geometry

/// Solves the constraints of one tree of views.
///
/// The first pass over a root makes one and the root keeps it. Changes between passes are noted
/// and applied together, in one transaction, by the next `update()`; frames are written by
/// `layoutSubviews`. Another kind, with a fitting target instead of the root's size, is made for a
/// fitting size and thrown away.
package final class LayoutEngine {
  unowned let rootView: View
  private(set) var solver = Solver()
  /// The size to fit, for an engine that only measures; nil for the engine that lays out.
  let fitting: FittingTarget?

  /// All items by identity; looked up, never iterated.
  private(set) var items: [ObjectIdentifier: EngineItem] = [:]
  /// All items in order of arrival; nil where one left.
  private(set) var itemOrder: [EngineItem?] = []
  /// The item of each unknown.
  var itemOfVariable: [EngineItem?] = []
  /// All constraints by identity; looked up, never iterated.
  var constraints: [ObjectIdentifier: EngineConstraint] = [:] { didSet { knownSourceParts = nil } }
  /// The constraints by source, as far as that was asked for.
  var knownSourceParts: SourceParts?
  /// The constraint of each handle's index in the solver.
  var constraintOfHandle: [EngineConstraint?] = []
  /// Whether the views' ranks are no longer those of the tree, which is then read again.
  var isOutOfOrder = false

  /// What happened since the last update.
  var changes = PendingChanges()
  var isBuilt = false
  var isUpdating = false
  /// Views whose margins, safe area or readable width somebody uses.
  var insetUsers: [EngineItem] = []
  /// Views whose alignment rect insets depend on their frame.
  var elasticItems: [EngineItem] = []
  /// Views whose content may wrap.
  var wrappingItems: [EngineItem] = []
  /// Scroll views.
  var scrollItems: [EngineItem] = []
  /// What followed the solved frames while the latest update settled.
  var followers = Followers()
  /// What it took to tell the freedoms apart when they were last asked for: rows and cells.
  package var freedomWork = 0
  /// How much work answers may take.
  package var budget = DiagnosisBudget()
  /// What it took to find how far free unknowns may go, and of how many that was not looked for.
  var rangeWork = 0
  package var unrangedCount = 0
  /// What it took to try what constraints that lost would change.
  package var lossWork = 0
  /// What it took to find out what is free, and of how many unknowns that was not looked for.
  var questionWork = 0
  package var unaskedCount = 0
  /// The constraints that `exerciseAmbiguityInLayout` holds free unknowns with.
  var exercises: [Exercise] = []
  /// What went wrong, each with the constraint whose removal would take it back.
  var findings: [NotedIssue] = [] { didSet { knownMembers = [:] } }
  /// The constraints of the findings, as far as these were asked for; looked up, never iterated.
  var knownMembers: [LayoutIssue: [LayoutConstraint]] = [:]
  /// What a pass does, while somebody records it.
  var recorder: LayoutTrace?
  /// Whether a pass over the tree has come to rest.
  var hasCompletedPass = false
  /// The pass that is running, if one is.
  var cycle: LayoutCycle?

  init(root: View, fitting: FittingTarget? = nil) {
    rootView = root
    self.fitting = fitting
  }

  /// Forgets everything that is known about the tree; the next build takes it in from nothing.
  func reset() {
    let (counters, mostWork) = (solver.statistics, solver.mostWork)
    solver = Solver()
    solver.statistics = counters
    solver.mostWork = mostWork
    for case let item? in itemOrder { item.view?.setNeedsLayout() }
    (items, itemOrder, itemOfVariable) = ([:], [], [])
    (constraints, constraintOfHandle) = ([:], [])
    (insetUsers, elasticItems, wrappingItems, scrollItems) = ([], [], [], [])
    (exercises, followers) = ([], Followers())
    findings.removeAll { $0.subject != nil }
    (isBuilt, isOutOfOrder) = (false, false)
  }

  /// What went wrong, in the order it was found; a conflict until the broken constraint is removed.
  package var issues: [LayoutIssue] { findings.map(\.issue) }

  /// The environment of the tree that the root belongs to.
  var environment: LayoutEnvironment { rootView.effectiveEnvironment }

  func direction(of view: View) -> LayoutDirection {
    view.semanticContentAttribute.direction(
      in: environment.userInterfaceLayoutDirection)
  }

  func item(for item: ConstraintItem) -> EngineItem? { items[item.id] }
  func item(for view: View) -> EngineItem? { items[ObjectIdentifier(view)] }
  func item(for guide: LayoutGuide) -> EngineItem? { items[ObjectIdentifier(guide)] }

  func insert(_ item: EngineItem, for id: ObjectIdentifier) {
    items[id] = item
    item.place = itemOrder.count
    itemOrder.append(item)
    for variable in item.variables {
      let index = Int(variable.index)
      while itemOfVariable.count <= index { itemOfVariable.append(nil) }
      itemOfVariable[index] = item
    }
  }

  func forget(_ item: EngineItem, for id: ObjectIdentifier) {
    items[id] = nil
    item.isRemoved = true
    itemOrder[item.place] = nil
    for variable in item.variables { itemOfVariable[Int(variable.index)] = nil }
  }

  func constraint(of id: ConstraintID) -> EngineConstraint? {
    let index = Int(id.index)
    return index < constraintOfHandle.count ? constraintOfHandle[index] : nil
  }

  func register(_ id: ConstraintID, _ constraint: EngineConstraint?) {
    let index = Int(id.index)
    while constraintOfHandle.count <= index { constraintOfHandle.append(nil) }
    constraintOfHandle[index] = constraint
  }
}

/// A size that a throwaway engine tries for, and how hard.
struct FittingTarget {
  var size: Size
  var horizontal: LayoutPriority
  var vertical: LayoutPriority
}
