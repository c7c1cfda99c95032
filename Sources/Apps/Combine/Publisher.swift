/// What values of a type come from, one after another.
///
/// Operators return `AnyPublisher`. Values are passed on as they come: a subscriber's demand is not
/// counted.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that ends them; `Never` for none.
  associatedtype Failure: Error
  /// Connects a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Connects a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  /// Sends the values to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// What takes values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that ends them.
  associatedtype Failure: Error
  /// Takes the subscription, from which it asks for values.
  func receive(subscription: any Subscription)
  /// Takes a value, and returns how many more it asks for.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Takes the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes an event without a value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// What can be stopped.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

extension Cancellable {
  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert((self as? AnyCancellable) ?? AnyCancellable(self))
  }
  /// Keeps it in a collection.
  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable {
    collection.append((self as? AnyCancellable) ?? AnyCancellable(self))
  }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions of Combine's own.
public enum Subscriptions {
  /// A subscription to nothing.
  public static var empty: any Subscription { Nothing() }
  private final class Nothing: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// The identity of a subscriber or subscription in logs.
public struct CombineIdentifier: Hashable, Sendable {
  private let value: ObjectIdentifier
  /// Makes the identity of an object.
  public init(_ object: AnyObject) { value = ObjectIdentifier(object) }
}

/// What has an identity in logs.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Runs a closure when it is cancelled or nobody keeps it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var stop: (() -> Void)?
  /// Makes one that runs a closure.
  public init(_ cancel: @escaping () -> Void) { stop = cancel }
  /// Makes one that cancels something.
  public init<C: Cancellable>(_ canceller: C) { stop = canceller.cancel }
  /// Stops it, once.
  public func cancel() {
    let stop = stop
    self.stop = nil
    stop?()
  }
  deinit { cancel() }
  /// Returns whether two are the same object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let connect: (AnySubscriber<Output, Failure>) -> Void
  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    connect = { publisher.receive(subscriber: $0) }
  }
  /// Makes a publisher of what a closure sends when values are asked for.
  init(_ start: @escaping (Relay<Output, Failure>) -> Void) {
    connect = { subscriber in
      subscriber.receive(subscription: Relay(subscriber, start))
    }
  }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    connect(AnySubscriber(subscriber))
  }
}

/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identity of the hidden subscriber.
  public let combineIdentifier: CombineIdentifier
  private let begin: (any Subscription) -> Void
  private let take: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void
  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    begin = { subscriber.receive(subscription: $0) }
    take = { subscriber.receive($0) }
    end = { subscriber.receive(completion: $0) }
  }
  /// Passes on the subscription.
  public func receive(subscription: any Subscription) { begin(subscription) }
  /// Passes on a value.
  public func receive(_ input: Input) -> Subscribers.Demand { take(input) }
  /// Passes on the end.
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

/// What a publisher of this module sends its values through: it begins when they are asked for, and says
/// nothing after the end or after it was cancelled.
final class Relay<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private var start: ((Relay) -> Void)?
  private var sources: [AnyCancellable] = []

  init(_ subscriber: AnySubscriber<Output, Failure>, _ start: @escaping (Relay) -> Void) {
    (self.subscriber, self.start) = (subscriber, start)
  }

  func request(_ demand: Subscribers.Demand) {
    let start = start
    self.start = nil
    start?(self)
  }

  /// Keeps what the values come from.
  func keep(_ source: AnyCancellable) {
    if subscriber == nil { source.cancel() } else { sources.append(source) }
  }

  func send(_ value: Output) { _ = subscriber?.receive(value) }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let subscriber = subscriber
    cancel()
    subscriber?.receive(completion: completion)
  }

  func cancel() {
    let sources = sources
    (subscriber, start, self.sources) = (nil, nil, [])
    for source in sources { source.cancel() }
  }
}
