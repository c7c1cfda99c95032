import Goldens
import Rendering

extension Session {
  /// Processes cases in parallel and passes on the results in order. Failures are reported in
  /// order, and have no result.
  ///
  /// - Parameters:
  ///   - positions: the positions of the cases to process.
  ///   - work: processes a case, given a closure that lays it out; called on any thread.
  ///   - then: receives the index among the positions and the result, on the calling thread.
  func forEach<R: Sendable>(
    _ positions: [Int], of cases: CaseList,
    _ work: @escaping @Sendable (GoldenCase, () throws -> LaidOutScene) throws -> R,
    then: (Int, R) -> Void
  ) {
    let ledgers = JobLedgers(
      positions.lazy.map { cases.jobs[$0] }, isUnlimited: choices.isUnlimited)
    perform(
      0..<positions.count, noun: "layouts", groupEnd: ledgers.endOfScene, tools: workerRenderer,
      work: { renderer, place in
        let position = positions[place]
        let job = cases.jobs[position]
        var made: LaidOutScene?
        return ledgers.outcome(of: job, at: place, layouts: made == nil ? 0 : 1) { timings in
          let clock = ContinuousClock()
          let start = clock.now
          // Painting counts too, so the time is read at the end; the rest is spent with goldens.
          defer {
            if let made { timings = made.timings }
            timings[.comparing] += max(.zero, start.duration(to: clock.now) - timings.total)
          }
          return try work(cases.golden(at: position, of: job)) {
            let scene = try job.layOut(with: renderer)
            made = scene
            return scene
          }
        }
      }, passesOver: ledgers.leavesOut, then: then)
    reportLeftOut(of: ledgers)
  }
}
