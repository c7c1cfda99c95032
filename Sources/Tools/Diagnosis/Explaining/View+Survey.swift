package import AutoLayout
import Synchronization

extension View {
  /// Whether the lines of all views in it may be looked at for advice about one of them: with very many,
  /// that would take as many times as long.
  var isSurveyable: Bool { subviews.count <= 128 }

  /// Its constraints, for advice about a view in it; none where it holds very many.
  var surveyed: [LayoutConstraint] {
    guard isSurveyable else { return [] }
    let lines = Array(constraints.prefix(512))
    SurveyTally.current?.add(lines.count)
    return lines
  }
}

/// How many constraints advice looked through, in the task that sets it.
package final class SurveyTally: Sendable {
  /// Counts in the current task; nil does not count.
  @TaskLocal package static var current: SurveyTally?

  private let value = Atomic(0)

  /// Makes a tally at 0.
  package init() {}

  /// The number of constraints so far.
  package var count: Int { value.load(ordering: .relaxed) }

  fileprivate func add(_ count: Int) { value.add(count, ordering: .relaxed) }
}
