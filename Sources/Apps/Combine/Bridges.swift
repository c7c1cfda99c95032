public import Foundation
public import UIKit

extension NotificationCenter {
  /// Makes a publisher of the notifications of a name.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { relay in
      let token = self.addObserver(forName: name, object: object, queue: nil) { relay.send($0) }
      relay.keep(AnyCancellable { self.removeObserver(token) })
    }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Makes a publisher of the values of a property, which is examined after each layout.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { relay in
      let observation = self.observe(keyPath, options: options) { object, _ in
        relay.send(object[keyPath: keyPath])
      }
      relay.keep(AnyCancellable { observation.invalidate() })
    }
  }
}

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins at once.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      relay.keep(self.sink(receiveCompletion: relay.end, receiveValue: relay.send))
      let connection = self.connect()
      relay.keep(AnyCancellable { connection.cancel() })
    }
  }
}

extension Timer {
  /// Makes a publisher of the date at regular intervals.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }

  /// A publisher of the date at regular intervals.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the values.
    public typealias Output = Date
    /// Timers do not fail.
    public typealias Failure = Never
    private let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()
    init(interval: TimeInterval) { self.interval = interval }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
    /// Begins.
    public func connect() -> any Cancellable {
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [subject] _ in
        subject.send(Date())
      }
      return AnyCancellable { timer.invalidate() }
    }
  }
}

/// A type of data that a decoder reads.
public protocol TopLevelDecoder<Input> {
  /// The type of the data.
  associatedtype Input
  /// Reads a value.
  func decode<Value: Decodable>(_ type: Value.Type, from: Input) throws -> Value
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
  /// Passes on what a decoder reads from each value, until that fails.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Coder.Input == Output {
    tryMap { try decoder.decode(type, from: $0) }
  }
}
