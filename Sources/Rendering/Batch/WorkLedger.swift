import Synchronization

/// What the layouts of one scene take together; those beyond what one scene may take are left out.
///
/// A scene of a few kilobytes may have thousands of variants, or thousands of views made by `each`. Which
/// layouts are left out depends on what was counted alone (`Timings.work`), never on the time or on
/// which thread came first: a layout is within the limit when those before it have not taken it.
package final class WorkLedger: Sendable {
  /// The most work for the layouts of one scene: some six seconds of a processor.
  package static let limit = 6e9

  private struct State {
    /// What each layout took; nil for what is not done.
    var taken: [Double?]
    /// The first layout of which the sum before it is not known, or that is left out.
    var next = 0
    /// What those before it took.
    var sum = 0.0
  }

  private let limit: Double
  private let state: Mutex<State>

  /// Begins a ledger of some layouts.
  package init(count: Int, limit: Double = WorkLedger.limit) {
    self.limit = limit
    state = Mutex(State(taken: Array(repeating: nil, count: count)))
  }

  /// Notes what a layout took.
  package func note(_ work: Double, at index: Int) {
    state.withLock { state in
      state.taken[index] = work
      while state.sum <= limit, state.next < state.taken.count,
        let work = state.taken[state.next]
      {
        state.sum += work
        state.next += 1
      }
    }
  }

  /// Whether a layout is known to be left out; once all before it are noted that is certain.
  package func leavesOut(_ index: Int) -> Bool {
    state.withLock { $0.sum > limit && index >= $0.next }
  }

  /// How many layouts are left out.
  package var leftOutCount: Int {
    state.withLock { $0.sum > limit ? $0.taken.count - $0.next : 0 }
  }
}

/// What steps of a run cost, in nanoseconds of one processor.
///
/// The work of a run is counted, so that what is left out is the same on every machine. The figures are
/// the slopes of `alrender ... --timings json` over scenes of `Benchmarks/large_scenes.py` and over
/// the gallery, on a machine of 2025.
enum WorkCost {
  /// A view built, solved, recorded and judged.
  static let view = 25_000.0
  /// An expectation judged in a variant, and each view that it may be about.
  static let expectation = 15_000.0
  static let judgedView = 50.0
  /// A remark found and put into words, with what is said to write: 1,739 variants of 40 ambiguous labels
  /// took 11.4 s.
  static let remark = 130_000.0
  /// A unit of the solver's `Statistics.work`.
  static let step = 5.0
  /// A byte of a text that is measured, each time.
  static let textByte = 40.0
}
