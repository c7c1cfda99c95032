import Foundation

/// A publisher that sends what code gives it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
  /// Sends the end.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes a subscription from which values come.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event without a value.
  public func send() { send(()) }
}

/// The subscribers of a subject, in order.
final class Audience<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var relays: [Relay<Output, Failure>] = []
  private var end: Subscribers.Completion<Failure>?
  private var sources: [AnyCancellable] = []

  /// Connects a subscriber, which receives a first value if there is one.
  func add(_ subscriber: AnySubscriber<Output, Failure>, _ first: @escaping () -> Output?) {
    subscriber.receive(
      subscription: Relay(subscriber) { relay in
        let end = self.lock.withLock {
          if self.end == nil { self.relays.append(relay) }
          return self.end
        }
        if let end { return relay.end(end) }
        relay.keep(AnyCancellable { [weak self, weak relay] in self?.remove(relay) })
        if let value = first() { relay.send(value) }
      })
  }

  private func remove(_ relay: Relay<Output, Failure>?) {
    lock.withLock { relays.removeAll { $0 === relay } }
  }

  /// Sends a value after storing it, unless the end has come.
  func send(_ value: Output, _ store: (Output) -> Void = { _ in }) {
    let relays = lock.withLock {
      if end == nil { store(value) }
      return self.relays
    }
    for relay in relays { relay.send(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let relays = lock.withLock {
      if end == nil { end = completion }
      defer { self.relays = [] }
      return self.relays
    }
    for relay in relays { relay.end(completion) }
  }

  /// Reads or changes what the lock guards.
  func exclusively<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }
  func keep(_ source: AnyCancellable) { lock.withLock { sources.append(source) } }
}

/// A subject that has no value of its own.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  /// Makes a subject.
  public init() {}
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.add(AnySubscriber(subscriber)) { nil }
  }
  /// Sends a value.
  public func send(_ value: Output) { audience.send(value) }
  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }
  /// Asks a subscription for all values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A subject that keeps its last value, which new subscribers receive.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output
  /// Makes a subject with a value.
  public init(_ value: Output) { current = value }
  /// The last value; setting it sends it.
  public var value: Output {
    get { audience.exclusively { current } }
    set { send(newValue) }
  }
  /// Connects a subscriber, which receives the value.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.add(AnySubscriber(subscriber)) { self.value }
  }
  /// Sends a value and keeps it.
  public func send(_ value: Output) { audience.send(value) { current = $0 } }
  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }
  /// Asks a subscription for all values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  /// Keeps what the values come from.
  func keep(_ source: AnyCancellable) { audience.keep(source) }
}
