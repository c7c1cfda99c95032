import Glibc
import Synchronization

/// Does the same work on many items by several threads; what comes out is handed over in the order
/// of the items, whatever the number of threads.
package enum OrderedMap {
  /// How many processors this process may use.
  package static var processorCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// Works on every item and hands over each output on the calling thread.
  ///
  /// An output is handed over as soon as all before it have been. Workers run ahead of the slowest
  /// item by a few items only, so that the memory does not grow with their number.
  ///
  /// - Parameters:
  ///   - items: what is worked on; an item may be made only when it is asked for.
  ///   - workers: the most threads; the calling thread works itself where one is enough.
  ///   - tools: makes what a worker keeps to itself, on the worker's own thread.
  ///   - work: turns an item into its output.
  ///   - finished: is told the number of items that are done, in whatever order.
  ///   - deliver: takes an item's index and output.
  package static func run<Items: RandomAccessCollection & Sendable, Tools, Output: Sendable>(
    over items: Items, workers: Int,
    tools: @escaping @Sendable () -> Tools,
    work: @escaping @Sendable (Tools, Items.Element) -> Output,
    finished: (Int) -> Void = { _ in },
    deliver: (Int, Output) -> Void
  ) where Items.Index == Int {
    let count = min(workers, items.count)
    let board = Board<Output>(count: items.count, window: max(2, count) * 4)
    let threads =
      count < 2
      ? []
      : (0..<count).compactMap { _ in
        WorkerThread {
          let tools = tools()
          while let index = board.take() {
            board.put(work(tools, items[items.startIndex + index]), at: index)
          }
        }
      }
    guard !threads.isEmpty else {
      guard !items.isEmpty else { return }
      let tools = tools()
      for (index, item) in items.enumerated() {
        deliver(index, work(tools, item))
        finished(index + 1)
      }
      return
    }
    var next = 0
    for done in 1...items.count {
      board.outputs.wait()
      finished(done)
      while let output = board.remove(at: next) {
        deliver(next, output)
        next += 1
        board.places.signal()
      }
    }
    // Whoever waits for a place learns that nothing is left.
    for _ in threads { board.places.signal() }
    for thread in threads { thread.join() }
  }

  /// Where workers take the number of an item and lay down its output.
  private final class Board<Output: Sendable>: Sendable {
    /// Counts the outputs that have been laid down.
    let outputs = Semaphore(0)
    /// Counts the items that may be begun.
    let places: Semaphore
    private let count: Int
    private let window: Int
    private let next = Atomic<Int>(0)
    /// The outputs that wait to be handed over; no two of them are a window apart.
    private let laidDown: Mutex<[Output?]>

    init(count: Int, window: Int) {
      (self.count, self.window) = (count, window)
      places = Semaphore(window)
      laidDown = Mutex([Output?](repeating: nil, count: window))
    }

    /// The index of the next item; nil when none is left.
    func take() -> Int? {
      places.wait()
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      return index < count ? index : nil
    }

    func put(_ output: Output, at index: Int) {
      laidDown.withLock { $0[index % window] = output }
      outputs.signal()
    }

    /// The output of an item, which the board forgets; nil while it is not there.
    func remove(at index: Int) -> Output? {
      guard index < count else { return nil }
      return laidDown.withLock { outputs in
        defer { outputs[index % window] = nil }
        return outputs[index % window]
      }
    }
  }
}
