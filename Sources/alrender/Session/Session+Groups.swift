import Rendering
import Scenes
import Synchronization
import Workspace

extension Session {
  /// Works on the jobs of groups, several at a time, and finishes each group with what came of its
  /// jobs; hands over what comes of the groups in their order.
  ///
  /// The jobs of one group may be done by several workers; who does the last finishes the group.
  ///
  /// - Parameters:
  ///   - groups: the jobs, at least one in a group.
  ///   - tools: makes what a worker keeps to itself, such as a renderer.
  ///   - part: does a job, on any thread.
  ///   - whole: finishes a group, on any thread, from what came of its jobs in their order; of a scene
  ///     that asks for too much work the last ones are left out.
  ///   - then: takes the index of a group and what came of it, on the calling thread.
  func forEachGroup<Group: JobGroup, Tools, Part: Sendable, R: Sendable>(
    _ groups: [Group], tools: @escaping @Sendable (RendererResources) -> Tools,
    part: @escaping @Sendable (Tools, Group, Job, inout Timings) -> Part,
    whole: @escaping @Sendable (Tools, Group, [Part], inout Timings) -> R,
    then: (Int, R) -> Void
  ) {
    let members = groups.enumerated().flatMap { group, jobs in
      jobs.jobs.indices.map { (group: group, place: $0) }
    }
    let collections = groups.map { PartCollection<Part>(count: $0.jobs.count) }
    let ledgers = JobLedgers(groups.map(\.jobs), isUnlimited: choices.isUnlimited)
    var finished: R?
    perform(
      members, noun: "layouts", tools: tools,
      work: { tools, member in
        let group = groups[member.group]
        let job = group.jobs[member.place]
        let ledger = ledgers[member.group]
        return Outcome<R?>(of: job.subject.source, layouts: 1) { timings in
          var made: Part?
          if !ledger.leavesOut(member.place) {
            made = part(tools, group, job, &timings)
            ledger.note(timings.work, at: member.place)
          }
          let parts = collections[member.group].adding(made, at: member.place)
          return parts.map { parts in
            let kept = parts.prefix(group.jobs.count - ledger.leftOutCount)
            return whole(tools, group, Array(kept), &timings)
          }
        }
      },
      then: { index, result in
        let member = members[index]
        finished = result ?? finished
        let isLast = member.place == groups[member.group].jobs.count - 1
        guard isLast, let whole = finished else { return }
        finished = nil
        then(member.group, whole)
      })
    sayLeftOut(of: ledgers)
  }
}

/// Jobs that have one result together.
protocol JobGroup: Sendable {
  /// The jobs in their order.
  var jobs: [Job] { get }
}

/// Where the workers on one group put down what they have made.
private final class PartCollection<Part: Sendable>: Sendable {
  private struct State {
    var parts: [Part?]
    var missing: Int
  }

  private let state: Mutex<State>

  init(count: Int) {
    state = Mutex(State(parts: [Part?](repeating: nil, count: count), missing: count))
  }

  /// Puts down a part, or nil for one that is left out; answers all of them, which are then forgotten
  /// here, when it is the last.
  func adding(_ part: Part?, at place: Int) -> [Part]? {
    state.withLock { state in
      state.parts[place] = part
      state.missing -= 1
      guard state.missing == 0 else { return nil }
      defer { state.parts = [] }
      return state.parts.compactMap { $0 }
    }
  }
}
