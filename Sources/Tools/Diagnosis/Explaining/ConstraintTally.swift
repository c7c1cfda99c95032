import Synchronization

/// How many constraints were looked at, in the task that sets it: what must not grow faster than the layout is
/// counted by tests.
package final class ConstraintTally: Sendable {
  /// Counts what advice reads of the constraints around a view; nil does not count.
  @TaskLocal package static var surveyed: ConstraintTally?
  /// Counts the equations that checks look at; nil does not count.
  @TaskLocal package static var checked: ConstraintTally?

  private let value = Atomic(0)

  /// Makes a tally at 0.
  package init() {}

  /// The number of constraints so far.
  package var count: Int { value.load(ordering: .relaxed) }

  /// Adds constraints that were looked at.
  package func add(_ count: Int) { value.add(count, ordering: .relaxed) }
}
