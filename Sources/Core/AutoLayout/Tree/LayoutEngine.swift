import Cassowary
import Geometry

/// Solves the constraints of a view tree.
///
/// The first pass over a root makes one, which the root keeps. Changes between passes are
/// recorded and applied together, in one transaction, by the next `update()`; frames are written
/// by `layoutSubviews`. For a fitting size another engine is made, with a fitting target instead
/// of the root's size, and discarded afterwards.
package final class LayoutEngine {
  unowned let rootView: View
  private(set) var solver = Solver()
  /// The size to fit, for an engine that only measures; nil for the engine that lays out.
  let fitting: FittingTarget?

  /// All items by identity; looked up, never iterated.
  private(set) var items: [ObjectIdentifier: EngineItem] = [:]
  /// All items in order of arrival; nil in place of those that left.
  private(set) var itemOrder: [EngineItem?] = []
  /// The item of each unknown.
  var itemOfVariable: [EngineItem?] = []
  /// All constraints by identity; looked up, never iterated.
  var constraints: [ObjectIdentifier: EngineConstraint] = [:] { didSet { knownSourceParts = nil } }
  /// The constraints by source, if they were asked for.
  var knownSourceParts: SourceParts?
  /// How often a view's safe area or margins, or the environment's, have been set.
  var insetsRevision = 0
  /// The constraint of each handle's index in the solver.
  var constraintOfHandle: [EngineConstraint?] = []
  /// Whether the views' ranks no longer match the tree, which must then be read again.
  var isOutOfOrder = false

  /// What happened since the last update.
  var changes = PendingChanges()
  var isBuilt = false
  var isUpdating = false
  /// Items whose sizes may be negative until the constraints have been solved without that.
  var unboundedItems: [EngineItem] = []
  /// Views whose margins, safe area or readable width are used.
  var insetUsers: [EngineItem] = []
  /// Views whose alignment rect insets depend on their frame.
  var elasticItems: [EngineItem] = []
  /// Views whose content may wrap.
  var wrappingItems: [EngineItem] = []
  /// Rows whose baselines a constraint uses.
  var baselineRows: [EngineItem] = []
  /// What the update under way has moved.
  var movedItems: [EngineItem] = []
  /// Scroll views.
  var scrollItems: [EngineItem] = []
  /// What followed the solved frames while the latest update settled.
  var followers = Followers()
  /// The work of distinguishing the freedoms when they were last asked for, in rows and cells.
  package var freedomWork = 0
  /// How much work questions may take.
  package var budget = DiagnosisBudget()
  /// The work that solving took, without that of questions.
  package internal(set) var layoutWork = 0
  /// The work of finding ranges of free unknowns, and the number of unknowns for which this was
  /// skipped.
  var rangeWork = 0
  package var unrangedCount = 0
  /// The work of trying what constraints that lost would change.
  package var lossWork = 0
  /// The work of finding out what is free, and the number of unknowns for which this was skipped.
  var questionWork = 0
  package var unaskedCount = 0
  /// The constraints with which `exerciseAmbiguityInLayout` holds free unknowns.
  var exercises: [Exercise] = []
  /// The issues found, each with the constraint whose removal would resolve it.
  var findings: [NotedIssue] = []
  /// The number of constraints that the findings list.
  var memberCount = 0
  /// The index of the finding whose constraints were asked for last.
  var lastAsked = 0
  /// A trace of the pass, while one is being recorded.
  var recorder: LayoutTrace?
  /// Whether a pass over the tree has ever come to rest.
  var hasCompletedPass = false
  /// The current pass, if there is one.
  var cycle: LayoutCycle?

  init(root: View, fitting: FittingTarget? = nil) {
    rootView = root
    self.fitting = fitting
  }

  /// Forgets everything about the tree; the next build admits it from scratch.
  func reset() {
    let (counters, mostWork) = (solver.statistics, solver.mostWork)
    solver = Solver()
    solver.statistics = counters
    solver.mostWork = mostWork
    for case let item? in itemOrder { item.view?.setNeedsLayout() }
    (items, itemOrder, itemOfVariable) = ([:], [], [])
    (constraints, constraintOfHandle) = ([:], [])
    (insetUsers, elasticItems, wrappingItems, scrollItems) = ([], [], [], [])
    (baselineRows, movedItems, unboundedItems) = ([], [], [])
    (exercises, followers) = ([], Followers())
    withdraw { $0.subject != nil }
    (isBuilt, isOutOfOrder) = (false, false)
  }

  /// The issues found, in order; a conflict remains until the broken constraint is removed.
  package var issues: [LayoutIssue] { currentFindings.map(\.issue) }

  /// The environment of the tree that the root belongs to.
  var environment: LayoutEnvironment { rootView.effectiveEnvironment }

  func direction(of view: View) -> LayoutDirection {
    view.direction(in: environment)
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

/// A size that a throwaway engine aims for, and with which priorities.
struct FittingTarget {
  var size: Size
  var horizontal: LayoutPriority
  var vertical: LayoutPriority
}

/// What was last asked of a view's fitting size; shared, so that it takes little room in a view.
final class FittingRequest {
  let target: FittingTarget
  /// The scroll view that was to show all of its content; nil for none.
  weak var page: ScrollView?

  init(_ target: FittingTarget) { self.target = target }
}
