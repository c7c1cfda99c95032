import Synchronization

/// Where workers take runs of items and lay down their outputs, which one of them removes in the
/// order of the items.
final class OutputBoard<Output: Sendable>: Sendable {
  private struct State {
    /// The outputs that wait to be removed, each at its item's index modulo their number; no two
    /// items are so far apart that they would meet.
    var outputs: [Output?]
    /// How many outputs have been laid down.
    var count = 0
    /// The item whose output is removed next, and the run that it is in.
    var next = 0
    var run = 0
  }

  /// Where the runs end.
  private let ends: [Int]
  private let state: Mutex<State>
  private let nextRun = Atomic<Int>(0)
  /// Counts the runs that may be begun.
  private let places: Semaphore
  /// Counts the outputs that have been laid down.
  private let laidDown = Semaphore(0)

  /// Makes a board without outputs.
  ///
  /// - Parameters:
  ///   - ends: where each run of items ends.
  ///   - window: how many runs may be begun whose outputs have not all been removed.
  init(ends: [Int], window: Int) {
    self.ends = ends
    places = Semaphore(window)
    state = Mutex(State(outputs: [Output?](repeating: nil, count: window * OrderedWork.longestRun)))
  }

  /// How many outputs have been laid down.
  var count: Int { state.withLock { $0.count } }

  /// The next run, waited for while too many outputs lie here; nil when none is left.
  func take() -> Range<Int>? {
    places.wait()
    return begun()
  }

  /// The next run; nil when it may not be begun yet, or none is left.
  func takeIfAny() -> Range<Int>? { places.takesOne() ? begun() : nil }

  private func begun() -> Range<Int>? {
    let run = nextRun.wrappingAdd(1, ordering: .relaxed).oldValue
    guard run < ends.count else { return nil }
    return (run == 0 ? 0 : ends[run - 1])..<ends[run]
  }

  /// Lays down the output of an item.
  func put(_ output: Output, at index: Int) {
    state.withLock { state in
      state.outputs[index % state.outputs.count] = output
      state.count += 1
    }
    laidDown.signal()
  }

  /// Waits until an output has been laid down for which nobody has waited yet.
  func waitForOutput() { laidDown.wait() }

  /// The next output in the order of the items, which the board forgets; nil while it is not there.
  func removeNext() -> Output? {
    state.withLock { state in
      let place = state.next % state.outputs.count
      guard state.run < ends.count, let output = state.outputs[place] else { return nil }
      state.outputs[place] = nil
      state.next += 1
      if state.next == ends[state.run] {
        state.run += 1
        places.signal()
      }
      return output
    }
  }

  /// Tells one who waits for a run that none is left; called when all outputs have been removed.
  func sendHome() { places.signal() }
}
