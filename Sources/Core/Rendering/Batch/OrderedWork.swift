import Documents
import Glibc

/// Does the same work on many items with several threads; the outputs are delivered in the order
/// of the items, whatever the number of threads.
package enum OrderedWork {
  /// The number of processors that this process may use: those that it may run on, as `taskset` and
  /// containers limit them, and as much of their time as its control group may take.
  package static let processorCount: Int = {
    let count = allowed ?? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    return max(1, min(count, quota ?? count))
  }()

  /// The number of processors in the process's mask; nil if it is not known.
  private static var allowed: Int? {
    guard let bytes = try? FileBytes.readFromDisk("/proc/self/status", limit: 1 << 16),
      let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        .first(where: { $0.hasPrefix("Cpus_allowed:") })
    else { return nil }
    let count = line.dropFirst("Cpus_allowed:".count).reduce(0) { count, digit in
      count + (digit.hexDigitValue?.nonzeroBitCount ?? 0)
    }
    return count > 0 ? count : nil
  }

  /// The number of processors whose time the control group may take, rounded up; nil for no limit.
  private static var quota: Int? {
    guard let bytes = try? FileBytes.readFromDisk("/sys/fs/cgroup/cpu.max", limit: 1_000) else {
      return nil
    }
    let numbers = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return nil }
    return (numbers[0] + numbers[1] - 1) / numbers[1]
  }

  /// Processes every item and delivers each output on the calling thread.
  ///
  /// The calling thread works too: it delivers the available outputs whenever it has finished an
  /// item, and waits for the others only when there is nothing left to start. No thread is
  /// therefore woken for an output, and a single worker needs no thread.
  ///
  /// A worker takes a run of consecutive items: neighbours have much in common, which then stays
  /// in one worker's caches and out of the others' way. Runs end where groups of items do, such as
  /// the variants of a scene, whose texts would otherwise be shaped by two workers. They become
  /// shorter towards the end, so that all workers finish together.
  ///
  /// - Parameters:
  ///   - items: the items to process; an item may be made on demand.
  ///   - workers: the maximum number of threads, including the calling one.
  ///   - groupEnd: returns the end of the group that an item belongs to; by default, each item is
  ///     a group of its own.
  ///   - isBounded: whether workers may be only a few runs ahead of the slowest item, so that
  ///     memory doesn't grow with the number of outputs; of no use if all outputs are kept.
  ///   - tools: makes the tools that a worker keeps to itself, on the worker's own thread.
  ///   - work: converts an item to its output.
  ///   - finished: called with the number of finished items, in any order.
  ///   - deliver: receives an item's index and output, in the order of the items.
  package static func run<Items: RandomAccessCollection & Sendable, Tools, Output: Sendable>(
    over items: Items, workers: Int, groupEnd: (Int) -> Int = { $0 + 1 }, isBounded: Bool = true,
    tools: @escaping @Sendable () -> Tools,
    work: @escaping @Sendable (Tools, Items.Element) -> Output,
    finished: (Int) -> Void = { _ in },
    deliver: (Int, Output) -> Void
  ) where Items.Index == Int {
    guard !items.isEmpty else { return }
    let workers = max(1, min(workers, items.count))
    let ends = runEnds(count: items.count, workers: workers, groupEnd: groupEnd)
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

  /// Returns the end of each run of items: long runs first, single items last. Runs end with
  /// groups, unless a group is more than twice as long as a run should be.
  package static func runEnds(
    count: Int, workers: Int, groupEnd: (Int) -> Int = { $0 + 1 }
  ) -> [Int] {
    var ends: [Int] = []
    var end = 0
    while end < count {
      let share = (count - end) / (max(workers, 1) * 4)
      let length = min(max(share / 2, 1), longestRun / 2)
      var groups = groupEnd(end)
      if groups > end + min(max(share, 1), longestRun) { groups = end + length }
      while groups < count, groupEnd(groups) <= end + length { groups = groupEnd(groups) }
      end = min(groups, count)
      ends.append(end)
    }
    return ends
  }

  /// The maximum number of items that a worker takes at once.
  static let longestRun = 16
}
