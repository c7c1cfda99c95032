import Rendering
import Synchronization
import Workspace

extension Session {
  /// Processes the jobs of groups in parallel, finishes each group from the results of its jobs,
  /// and passes on the results of the groups in order.
  ///
  /// Several workers may process the jobs of one group; the last one to finish completes the
  /// group.
  ///
  /// - Parameters:
  ///   - groups: the jobs, at least one per group.
  ///   - tools: makes what a worker keeps to itself, such as a renderer.
  ///   - part: processes a job, on any thread.
  ///   - whole: finishes a group, on any thread, from the results of its jobs in order; if a
  ///     scene asks for too much work, its last jobs are left out.
  ///   - then: receives the index of a group and its result, on the calling thread.
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
      members, noun: "layouts", groupEnd: ledgers.endOfScene, tools: tools,
      work: { tools, member in
        let group = groups[member.group]
        let job = group.jobs[member.place]
        let ledger = ledgers[member.group]
        return Outcome<R?>(of: job.subject.source, layouts: 1) { timings in
          var made: Part?
          if ledger.begins(member.place) {
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
    reportLeftOut(of: ledgers)
  }
}

/// Jobs that share one result.
protocol JobGroup: Sendable {
  /// The jobs, in order.
  var jobs: [Job] { get }
}

/// Collects what the workers on one group have made.
private final class PartCollection<Part: Sendable>: Sendable {
  private struct State {
    var parts: [Part?]
    var missing: Int
  }

  private let state: Mutex<State>

  init(count: Int) {
    state = Mutex(State(parts: [Part?](repeating: nil, count: count), missing: count))
  }

  /// Adds a part, or nil if it is left out. If it is the last one, returns all of them and
  /// forgets them.
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
