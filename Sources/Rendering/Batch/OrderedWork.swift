import Glibc

/// Does the same work on many items by several threads; what comes out is handed over in the order
/// of the items, whatever the number of threads.
package enum OrderedWork {
  /// How many processors this process may use.
  package static var processorCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// Works on every item and hands over each output on the calling thread.
  ///
  /// The calling thread works too: it hands over what is ready whenever it has done an item, and
  /// waits for the others only when there is nothing left for it to begin. So nobody is woken for
  /// an output, and one worker needs no thread at all.
  ///
  /// A worker takes a run of items that follow one another: neighbours have much in common, which
  /// then stays in one worker's caches and out of the others' way. Runs become shorter towards the
  /// end, so that all workers end together.
  ///
  /// - Parameters:
  ///   - items: what is worked on; an item may be made only when it is asked for.
  ///   - workers: the most threads, the calling one included.
  ///   - isBounded: whether workers are ahead of the slowest item by a few runs only, so that the
  ///     memory does not grow with the number of outputs; no use where all outputs are kept.
  ///   - tools: makes what a worker keeps to itself, on the worker's own thread.
  ///   - work: turns an item into its output.
  ///   - finished: called with the number of items that are done, in whatever order.
  ///   - deliver: takes an item's index and output; outputs come in the order of the items.
  package static func run<Items: RandomAccessCollection & Sendable, Tools, Output: Sendable>(
    over items: Items, workers: Int, isBounded: Bool = true,
    tools: @escaping @Sendable () -> Tools,
    work: @escaping @Sendable (Tools, Items.Element) -> Output,
    finished: (Int) -> Void = { _ in },
    deliver: (Int, Output) -> Void
  ) where Items.Index == Int {
    guard !items.isEmpty else { return }
    let workers = max(1, min(workers, items.count))
    let ends = runEnds(count: items.count, workers: workers)
    let board = OutputBoard<Output>(ends: ends, window: isBounded ? workers * 2 : ends.count)
    let worked = { @Sendable (tools: Tools, index: Int) in
      work(tools, items[items.startIndex + index])
    }
    let threads = (1..<workers).compactMap { _ in
      WorkerThread {
        let tools = tools()
        while let run = board.take() {
          for index in run { board.put(worked(tools, index), at: index) }
        }
      }
    }
    let tools = tools()
    var (done, delivered) = (0, 0)
    func handOver() {
      while let output = board.removeNext() {
        deliver(delivered, output)
        delivered += 1
      }
      for _ in done..<board.count {
        done += 1
        finished(done)
      }
    }
    while delivered < items.count {
      if let run = board.takeIfAny() {
        for index in run {
          board.put(worked(tools, index), at: index)
          handOver()
        }
      } else {
        board.waitForOutput()
        handOver()
      }
    }
    for _ in threads { board.sendHome() }
    for thread in threads { thread.join() }
  }

  /// Where each run of items ends: long runs first, single items last.
  package static func runEnds(count: Int, workers: Int) -> [Int] {
    var ends: [Int] = []
    var end = 0
    while end < count {
      end += min(max((count - end) / (max(workers, 1) * 8), 1), longestRun)
      ends.append(end)
    }
    return ends
  }

  /// The most items that a worker takes at once.
  static let longestRun = 8
}
