import Rendering
import Synchronization
import Testing

@Suite("Ordered map")
struct OrderedMapTests {
  /// Returns the outputs in the order in which they were delivered.
  private func squares(_ count: Int, workers: Int) -> [Int] {
    var outputs: [Int] = []
    OrderedWork.run(
      over: Array(0..<count), workers: workers, tools: {},
      work: { _, item in
        // The first items take longest, so later ones overtake them.
        var value = item
        for step in 0..<(item < 4 ? 200_000 : 10) { value = (value &+ step) & 0xFFFF }
        return (item, value)
      },
      deliver: { index, output in
        #expect(index == outputs.count)
        outputs.append(output.0 * output.0)
      })
    return outputs
  }

  @Test("delivers the outputs in the order of the items", arguments: [1, 2, 3, 16])
  func order(workers: Int) {
    #expect(squares(100, workers: workers) == (0..<100).map { $0 * $0 })
  }

  @Test("does nothing for no items", arguments: [1, 4])
  func nothing(workers: Int) {
    #expect(squares(0, workers: workers).isEmpty)
  }

  @Test(
    "creates no more tools than there are items or workers", arguments: [(3, 8), (20, 2), (5, 1)])
  func tools(count: Int, workers: Int) {
    let made = Counter()
    OrderedWork.run(
      over: Array(0..<count), workers: workers, tools: { made.add(1) }, work: { _, item in item },
      deliver: { _, _ in })
    #expect(made.value == min(count, workers))
  }

  @Test("does not run far ahead of the slowest item")
  func window() {
    let begun = Counter()
    let most = Counter()
    OrderedWork.run(
      over: Array(0..<400), workers: 4, tools: {},
      work: { _, item in
        begun.add(1)
        if item == 0 {
          // While this one works, the others may start what the window allows, and no more.
          for _ in 0..<50 {
            var value = 1
            for step in 0..<100_000 { value = (value &* 31 &+ step) & 0xFFFF }
            most.raise(to: begun.value + value / 0x10000)
          }
        }
        return item
      }, deliver: { _, _ in })
    // Two runs for each worker, of eight items at most where each is a group of its own.
    #expect(most.value <= 64)
    #expect(begun.value == 400)
  }

  @Test("hands out runs that cover the items, long ones first, single items last")
  func runs() {
    for (count, workers) in [(1_195, 2), (19, 2), (1, 8), (400, 4), (10_000, 64)] {
      let ends = OrderedWork.runEnds(count: count, workers: workers)
      let lengths = zip(ends, [0] + ends).map { $0 - $1 }
      #expect(ends.last == count)
      #expect(lengths == lengths.sorted(by: >))
      #expect(lengths.allSatisfy { (1...8).contains($0) })
      // However long one run takes, the others have enough to do meanwhile.
      #expect(lengths.first.map { $0 <= max(1, count / (workers * 8)) } == true)
    }
    #expect(OrderedWork.runEnds(count: 0, workers: 2).isEmpty)
  }

  @Test("leaves a group to one worker while there is enough for the others")
  func groups() {
    for size in [2, 5, 12] {
      let count = size * 40
      let ends = OrderedWork.runEnds(count: count, workers: 2) { ($0 / size + 1) * size }
      let starts = [0] + ends.dropLast()
      let divided = Set(starts.filter { $0 % size != 0 }.map { $0 / size })
      #expect(ends.last == count)
      #expect(divided.count <= 8, "groups of \(size): \(divided)")
      #expect(divided.allSatisfy { $0 >= 30 }, "groups of \(size): \(divided)")
      #expect(zip(ends, starts).allSatisfy { (1...16).contains($0 - $1) })
    }
    // A long group is shared among all.
    let ends = OrderedWork.runEnds(count: 1_000, workers: 4) { _ in 1_000 }
    #expect(zip(ends, [0] + ends).allSatisfy { $0 - $1 <= 8 })
  }

  @Test("counts every finished item")
  func finished() {
    var counts: [Int] = []
    OrderedWork.run(
      over: Array(0..<30), workers: 3, tools: {}, work: { _, item in item },
      finished: { counts.append($0) }, deliver: { _, _ in })
    #expect(counts == Array(1...30))
  }
}

/// A number that threads may increment.
private final class Counter: Sendable {
  private let number = Mutex(0)

  var value: Int { number.withLock { $0 } }

  func add(_ step: Int) { number.withLock { $0 += step } }

  func raise(to value: Int) { number.withLock { $0 = max($0, value) } }
}
