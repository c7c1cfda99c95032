import Synchronization

/// Gives workers runs of items and stores their outputs, which one of them removes in the order
/// of the items.
final class OutputBoard<Output: Sendable>: Sendable {
  private struct State {
    /// The outputs waiting to be removed, each at its item's index modulo the capacity; no two
    /// items are far enough apart to collide.
    var outputs: [Output?]
    /// The number of outputs stored so far.
    var count = 0
    /// The item whose output is removed next, and its run.
    var next = 0
    var run = 0
  }

  /// The end of each run.
  private let ends: [Int]
  private let state: Mutex<State>
  private let nextRun = Atomic<Int>(0)
  /// Counts the runs that may be started.
  private let places: Semaphore
  /// Counts the stored outputs.
  private let laidDown = Semaphore(0)

  /// Creates a board without outputs.
  ///
  /// - Parameters:
  ///   - ends: the end of each run of items.
  ///   - window: the maximum number of started runs whose outputs haven't all been removed.
  init(ends: [Int], window: Int) {
    self.ends = ends
    places = Semaphore(window)
    state = Mutex(State(outputs: [Output?](repeating: nil, count: window * OrderedWork.longestRun)))
  }

  /// The number of outputs stored so far.
  var count: Int { state.withLock { $0.count } }

  /// Returns the next run, waiting while too many outputs are stored; nil if none is left.
  func take() -> Range<Int>? {
    places.wait()
    return begun()
  }

  /// Returns the next run; nil if it may not be started yet, or if none is left.
  func takeIfAny() -> Range<Int>? { places.takesOne() ? begun() : nil }

  private func begun() -> Range<Int>? {
    let run = nextRun.wrappingAdd(1, ordering: .relaxed).oldValue
    guard run < ends.count else { return nil }
    return (run == 0 ? 0 : ends[run - 1])..<ends[run]
  }

  /// Stores the output of an item.
  func put(_ output: Output, at index: Int) {
    state.withLock { state in
      state.outputs[index % state.outputs.count] = output
      state.count += 1
    }
    laidDown.signal()
  }

  /// Waits for an output that no one has waited for yet.
  func waitForOutput() { laidDown.wait() }

  /// Removes and returns the next output in the order of the items; nil if it isn't there yet.
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

  /// Wakes a worker that waits for a run, because none is left; called when all outputs have been
  /// removed.
  func sendHome() { places.signal() }
}
