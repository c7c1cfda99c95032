import Synchronization

/// The work that the layouts of one scene take together; layouts beyond the limit are left out.
///
/// A scene of a few kilobytes may have thousands of variants, or thousands of views made by
/// `each`. Which layouts are left out depends only on counted work (`Timings.work`), never on
/// time or on the order of threads: a layout is within the limit unless those before it have
/// exceeded it.
package final class WorkLedger: Sendable {
  /// The maximum work for the layouts of one scene: about six seconds of one processor.
  package static let limit = 6e9

  private struct State {
    /// The work of each layout; nil if it isn't finished.
    var taken: [Double?]
    /// The first layout for which the sum of those before it is unknown, or that is left out.
    var next = 0
    /// The work of the layouts before it.
    var sum = 0.0
    /// The number of layouts begun and not recorded.
    var running = 0
    /// Opened when another layout is recorded: one for each layout that waits, since a worker that
    /// waits next must not take what wakes the others.
    var doors: [Semaphore] = []
    /// The work of all layouts recorded so far, in any order, and of the largest of them; nil if
    /// there is none.
    var all = 0.0
    var largest: Double?
  }

  private let limit: Double
  private let state: Mutex<State>

  /// Creates a ledger for a number of layouts.
  package init(count: Int, limit: Double = WorkLedger.limit) {
    self.limit = limit
    state = Mutex(State(taken: Array(repeating: nil, count: count)))
  }

  /// Begins a layout, unless it is known to be left out; returns whether it began.
  ///
  /// The first one that is not recorded begins at once. Others wait while the layouts being made
  /// would exceed the limit if each took as much as the largest so far; otherwise the workers of
  /// sixteen processors would make sixteen layouts of five seconds before the first is recorded.
  /// What is left out does not depend on it. Each layout that begins must be recorded.
  package func begins(_ index: Int) -> Bool {
    while true {
      let door = Semaphore(0)
      let answer = state.withLock { state -> Bool? in
        if limit == .infinity { return true }
        if state.sum > limit && index >= state.next { return false }
        let fits = state.largest.map { state.all + Double(state.running + 1) * $0 <= limit }
        if index <= state.next || fits == true {
          state.running += 1
          return true
        }
        state.doors.append(door)
        return nil
      }
      if let answer { return answer }
      door.wait()
    }
  }

  /// Records the work of a layout.
  package func note(_ work: Double, at index: Int) {
    let doors = state.withLock { state in
      state.running = max(0, state.running - 1)
      state.all += work
      state.largest = max(state.largest ?? 0, work)
      defer { state.doors = [] }
      state.taken[index] = work
      while state.sum <= limit, state.next < state.taken.count,
        let work = state.taken[state.next]
      {
        state.sum += work
        state.next += 1
      }
      return state.doors
    }
    for door in doors { door.signal() }
  }

  /// Whether a layout is known to be left out; this is certain once all layouts before it are
  /// recorded.
  package func leavesOut(_ index: Int) -> Bool {
    state.withLock { $0.sum > limit && index >= $0.next }
  }

  /// The number of layouts left out.
  package var leftOutCount: Int {
    state.withLock { $0.sum > limit ? $0.taken.count - $0.next : 0 }
  }
}

extension Timings {
  /// Returns the least work of a layout with findings, in nanoseconds as it is counted.
  package static func leastWork(views: Int, remarks: Int) -> Double {
    Double(views) * WorkCost.view + Double(remarks) * WorkCost.remark
  }

  /// The work that trials of advice about one layout may take where somebody waits: in verbs other than
  /// `check`, and in an editor.
  package static let mostWorkOfTrials = 3e8

  /// Returns the work of trying one edit of a scene, which is checked without and with it, in its variants
  /// and under strain.
  ///
  /// - Parameter work: that of laying out a variant and finding what is wrong with it.
  package static func workOfTrial(layout work: Double, variants: Int) -> Double {
    2 * work * Double(variants + WorkCost.usualStrains)
  }
}

/// The costs of steps of a run, in nanoseconds of one processor.
///
/// The work of a run is counted, so that the same layouts are left out on every machine. The
/// figures are the slopes of `alrender ... --timings json` over scenes of
/// `Benchmarks/large_scenes.py` and over the gallery, on a machine of 2025.
enum WorkCost {
  /// A view built, solved, recorded and checked.
  static let view = 25_000.0
  /// An expectation checked in a variant, and each view that it may apply to.
  static let expectation = 15_000.0
  static let judgedView = 50.0
  /// A remark found and worded, with its suggested edits: 1,739 variants of 40 ambiguous labels
  /// took 11.4 s.
  static let remark = 130_000.0
  /// About as many strains as a scene has.
  static let usualStrains = 4
  /// A unit of the solver's `Statistics.work`.
  static let step = 5.0
  /// A byte of measured text, each time it is measured.
  static let textByte = 40.0
  /// A byte of a string read, or of a text made from it.
  static let formattedByte = 50.0
  /// A pair of Unicode scalars in one character of a text that is measured: 16,000 Thai vowels on a
  /// consonant took 0.4 s.
  static let square = 1.7
  /// An emoji of a text that is shaped: `check` of a label with 20,000, which shapes them twice,
  /// took 5.1 s.
  static let emoji = 130_000.0
}
