import Documents
import Rendering
import Workspace

/// The limits on the work that the jobs of each scene may take together: one ledger per run of
/// consecutive jobs.
struct JobLedgers: Sendable {
  private struct Entry: Sendable {
    let source: String
    let jobs: Range<Int>
    let ledger: WorkLedger
  }

  private let entries: [Entry]

  /// Begins the ledgers of jobs, in which those of a scene are adjacent.
  init(_ jobs: some Collection<Job>, isUnlimited: Bool) {
    var runs: [(job: Job, count: Int)] = []
    for job in jobs {
      if let last = runs.last?.job, last.argument == job.argument, last.scene == job.scene {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((job, 1))
      }
    }
    self.init(runs, isUnlimited)
  }

  /// Begins the ledgers of groups of jobs, in order.
  init(_ groups: [[Job]], isUnlimited: Bool) {
    self.init(groups.map { ($0[0], $0.count) }, isUnlimited)
  }

  private init(_ runs: [(job: Job, count: Int)], _ isUnlimited: Bool) {
    // The examples of a file's components share the limit of one scene.
    var shares: [String: Double] = [:]
    for run in runs where run.job.subject.example != nil {
      shares[run.job.argument, default: 0] += 1
    }
    var entries: [Entry] = []
    for run in runs {
      let start = entries.last?.jobs.upperBound ?? 0
      let limit = isUnlimited ? .infinity : WorkLedger.limit / (shares[run.job.argument] ?? 1)
      entries.append(
        Entry(
          source: run.job.subject.source, jobs: start..<start + run.count,
          ledger: WorkLedger(count: run.count, limit: limit)))
    }
    self.entries = entries
  }

  /// Returns the ledger of a group, by its index.
  subscript(group: Int) -> WorkLedger { entries[group].ledger }

  /// Returns the position behind the last job of the scene that a job belongs to.
  func endOfScene(_ position: Int) -> Int { entry(of: position).jobs.upperBound }

  /// Whether the job at a position is left out; only certain once those before it are done.
  func leavesOut(_ position: Int) -> Bool {
    let entry = entry(of: position)
    return entry.ledger.leavesOut(position - entry.jobs.lowerBound)
  }

  /// Does the work of a job, unless it is known to be left out, and records what it took.
  func outcome<R: Sendable>(
    of job: Job, at position: Int, layouts: @autoclosure () -> Int = 1,
    _ work: (inout Timings) throws -> R
  ) -> Outcome<R> {
    let entry = entry(of: position)
    let index = position - entry.jobs.lowerBound
    guard entry.ledger.begins(index) else { return .leftOut }
    let outcome = Outcome(of: job.subject.source, layouts: layouts(), work)
    entry.ledger.note(outcome.timings.work, at: index)
    return outcome
  }

  /// What is left out: the file, the number of layouts left out, and the number of all.
  var leftOut: [(source: String, count: Int, all: Int)] {
    entries.compactMap { entry in
      let count = entry.ledger.leftOutCount
      return count == 0 ? nil : (entry.source, count, entry.jobs.count)
    }
  }

  /// Returns the entry of a job by binary search.
  private func entry(of position: Int) -> Entry {
    var (lower, upper) = (0, entries.count - 1)
    while lower < upper {
      let middle = (lower + upper) / 2
      if entries[middle].jobs.upperBound > position { upper = middle } else { lower = middle + 1 }
    }
    return entries[lower]
  }
}

extension Session {
  /// Reports the scenes whose last variants are left out: what was not examined did not pass.
  func reportLeftOut(of ledgers: JobLedgers) {
    for (source, count, all) in ledgers.leftOut {
      let words = count == 1 ? "the last of \(all) variants is" : "\(count) of \(all) variants are"
      fail(
        Failure(
          Diagnostic(
            severity: .error, code: .leftOut,
            message: "\(words) left out: those before take as much work as one scene may",
            file: source,
            hint: "name some with --variant, or give --unlimited for a scene that you trust")))
    }
  }
}
