import Combine
import Foundation
import Testing
import UIKit
import UIKitGoldens

/// Values as Apple's documentation of Combine describes them.
@MainActor @Suite struct CombineTests {
  private final class Model: ObservableObject {
    @Published var title = "a"
    @Published var count = 0
  }
  private enum Fault: Error { case first }

  /// Returns what a publisher sends at once, and its end.
  private func all<P: Publisher>(_ publisher: P) -> (values: [P.Output], end: String) {
    var values: [P.Output] = []
    var end = ""
    _ = publisher.sink(
      receiveCompletion: { if case .finished = $0 { end = "finished" } else { end = "failed" } },
      receiveValue: { values.append($0) })
    return (values, end)
  }

  @Test func `A published property sends its value, then each one before it is set`() {
    let model = Model()
    var seen: [String] = []
    let watch = model.$title.sink { seen.append("\($0) over \(model.title)") }
    model.title = "b"
    // GetStream/stream-chat-swiftui#475: within the sink the property still has the old value.
    #expect(seen == ["a over a", "b over a"])
    #expect(model.title == "b")
    watch.cancel()
    model.title = "c"
    #expect(seen.count == 2)
  }

  // OpenCombine#198: Apple's Combine gives 1.
  @Test func `A subscriber that is added while a property is set receives the new value`() {
    let model = Model()
    var seen: [Int] = []
    var inner: AnyCancellable?
    let outer = model.$count.sink { value in
      if value == 1 { inner = model.$count.sink { seen.append($0) } }
    }
    model.count = 1
    #expect(seen == [1])
    model.count = 2
    #expect(seen == [1, 2])
    inner?.cancel()
    outer.cancel()
  }

  // CombineX#46.
  @Test func `Of values in a row a debounce sends the last one, once`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let watch = subject.debounce(for: 1.0, scheduler: DispatchQueue.main).sink { seen.append($0) }
    (0...10).forEach(subject.send)
    NextTurn.settle()
    NextTurn.settle()
    #expect(seen == [10])
    watch.cancel()
  }

  // OpenCombine#38, KVOSequence#3.
  @Test func `A subscriber begins with the value that was sent before, or that a property has`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    subject.send(2)
    #expect(all(subject.prefix(1)).values == [2])
    let label = UILabel()
    label.text = "a"
    #expect(all(label.publisher(for: \.text).prefix(1)).values == ["a"])
  }

  @Test func `An observable object tells before it changes, whichever property it is`() {
    let model = Model()
    var seen: [Int] = []
    let watch = model.objectWillChange.sink { seen.append(model.count) }
    model.count = 5
    model.title = "b"
    #expect(seen == [0, 5])
    watch.cancel()
  }

  @Test func `A subject keeps its last value or none, and says nothing after its end`() {
    let (kept, passing) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<Int, Never>())
    var seen: [Int] = []
    var bag = Set<AnyCancellable>()
    kept.sink { seen.append($0) }.store(in: &bag)
    passing.send(9)
    passing.sink { seen.append($0 * 10) }.store(in: &bag)
    kept.send(2)
    kept.value = 3
    passing.send(4)
    passing.send(completion: .finished)
    passing.send(5)
    #expect(seen == [1, 2, 3, 40])
    #expect(kept.value == 3)
    bag = []
    kept.send(6)
    #expect(seen.count == 4)
  }

  @Test func `Operators of one value`() {
    let numbers = [1, 1, 2, 3, 3, 4].publisher
    #expect(all(numbers.map { $0 * 2 }).values == [2, 2, 4, 6, 6, 8])
    #expect(all(numbers.filter { $0 > 2 }).values == [3, 3, 4])
    #expect(all(numbers.removeDuplicates()).values == [1, 2, 3, 4])
    #expect(all(numbers.compactMap { $0 > 3 ? "\($0)" : nil }).values == ["4"])
    #expect(all(numbers.dropFirst(4)).values == [3, 4])
    #expect(all(numbers.prefix(2)) == ([1, 1], "finished"))
    #expect(all(numbers.first { $0 > 1 }).values == [2])
    #expect(all(numbers.last()).values == [4])
    #expect(all(numbers.collect()).values == [[1, 1, 2, 3, 3, 4]])
    #expect(all(numbers.scan(0, +)).values == [1, 2, 4, 7, 10, 14])
    #expect(all(numbers.reduce(0, +)).values == [14])
    #expect(all(numbers.map(\.description).first()).values == ["1"])
    #expect(all(Empty<Int, Never>().replaceEmpty(with: 7)).values == [7])
    #expect(all(Just(1).append(2).prepend(0)).values == [0, 1, 2])
    #expect(all(numbers.drop { $0 < 3 }).values == [3, 3, 4])
  }

  @Test func `Errors end values, and are replaced`() {
    let failing = [1, 2, 3].publisher.tryMap { number -> Int in
      if number == 2 { throw Fault.first }
      return number
    }
    #expect(all(failing) == ([1], "failed"))
    #expect(all(failing.replaceError(with: 0)) == ([1, 0], "finished"))
    #expect(all(failing.catch { _ in Just(8) }).values == [1, 8])
    #expect(all(failing.retry(1)) == ([1, 1], "failed"))
    #expect(all(failing.mapError { _ in Fault.first }).end == "failed")
    #expect(all(Fail<Int, Fault>(error: .first)) == ([], "failed"))
    #expect(all(Result<Int, Fault>.success(3).publisher).values == [3])
    #expect(all(Future<Int, Never> { $0(.success(4)) }).values == [4])
    #expect(all(Deferred { Just(5) }).values == [5])
  }

  @Test func `Publishers are joined`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var (latest, pairs, merged): ([String], [String], [String]) = ([], [], [])
    var bag: [AnyCancellable] = []
    a.combineLatest(b).sink { latest.append("\($0)\($1)") }.store(in: &bag)
    Publishers.Zip(a, b).sink { pairs.append("\($0)\($1)") }.store(in: &bag)
    a.map { "\($0)" }.merge(with: b).sink { merged.append($0) }.store(in: &bag)
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    #expect(latest == ["2x", "2y"])
    #expect(pairs == ["1x", "2y"])
    #expect(merged == ["1", "2", "x", "y"])
  }

  @Test func `The publisher of the last value replaces the one before`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var seen: [Int] = []
    let watch = outer.switchToLatest().sink { seen.append($0) }
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(seen == [1, 3])
    #expect(all([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }).values == [1, 10, 2, 20])
    watch.cancel()
  }

  @Test func `A shared publisher is subscribed to once`() {
    var count = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveOutput: { _ in count += 1 }).share()
    let watches = [shared.sink { _ in }, shared.sink { _ in }]
    subject.send(1)
    #expect(count == 1)
    for watch in watches { watch.cancel() }
    subject.send(2)
    #expect(count == 1)
  }

  @Test func `Notifications are values`() {
    let name = Notification.Name("StandInTests.notified")
    var count = 0
    let watch = NotificationCenter.default.publisher(for: name).sink { _ in count += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    watch.cancel()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func `A property is set by a publisher`() {
    final class Shown { var text = "" }
    let (shown, model, other) = (Shown(), Model(), Model())
    let watch = model.$title.map { $0 + "!" }.assign(to: \.text, on: shown)
    model.$title.map { $0 + "?" }.assign(to: &other.$title)
    model.title = "b"
    #expect(shown.text == "b!")
    #expect(other.title == "b?")
    watch.cancel()
  }

  @Test func `What comes on the main queue is in the picture of an assertion`() {
    final class Screen: UIViewController {
      let model = Model()
      let label = UILabel()
      var bag: Set<AnyCancellable> = []
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.accessibilityIdentifier = "label"
        model.$title.receive(on: DispatchQueue.main)
          .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
          .sink { [label] in label.text = $0 }.store(in: &bag)
      }
    }
    let screen = Screen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = screen
    screen.loadViewIfNeeded()
    #expect(screen.label.text == nil)
    NextTurn.settle()
    #expect(screen.label.text == "a")
  }
}

private func == <T: Equatable>(a: (values: [T], end: String), b: ([T], String)) -> Bool {
  a.values == b.0 && a.end == b.1
}
