/// What subscribers take and ask for.
public enum Subscribers {
  /// The end of values.
  public enum Completion<Failure: Error> {
    /// No more values come.
    case finished
    /// An error ended them.
    case failure(Failure)

    /// Returns the end with another type of error.
    func mapped<Other>(_ transform: (Failure) -> Other) -> Completion<Other> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }
  }

  /// How many values a subscriber asks for.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number; nil for any.
    public let max: Int?
    /// Any number.
    public static let unlimited = Demand(max: nil)
    /// No value.
    public static let none = Demand(max: 0)
    /// A number of values.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }
    /// Orders demands by their numbers.
    public static func < (a: Demand, b: Demand) -> Bool { (a.max ?? .max) < (b.max ?? .max) }
    /// Adds demands.
    public static func + (a: Demand, b: Demand) -> Demand {
      guard let a = a.max, let b = b.max else { return .unlimited }
      return .max(a + b)
    }
  }

  /// A subscriber that runs closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var take: ((Input) -> Void)?
    private var end: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?
    /// Makes a subscriber that runs closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) { (take, end) = (receiveValue, receiveCompletion) }
    /// Asks for all values.
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    /// Runs the closure with a value.
    public func receive(_ input: Input) -> Demand {
      take?(input)
      return .none
    }
    /// Runs the closure with the end.
    public func receive(completion: Completion<Failure>) {
      let end = end
      (take, self.end, subscription) = (nil, nil, nil)
      end?(completion)
    }
    /// Stops the values.
    public func cancel() {
      let subscription = subscription
      (take, end, self.subscription) = (nil, nil, nil)
      subscription?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Publisher {
  /// Runs closures with the values and the end, for as long as the result is kept.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs a closure with the values, for as long as the result is kept.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
  /// Sets a property of an object, which is kept, to each value.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
  /// Sets a published property to each value, for as long as its object exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.subject.keep(sink { [weak box] in box?.set($0) })
  }
}
