/// A value, and the end.
public struct Just<Output>: Publisher {
  /// It does not fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output
  /// Makes a publisher of a value.
  public init(_ output: Output) { self.output = output }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    AnyPublisher<Output, Never> {
      $0.send(output)
      $0.end(.finished)
    }.receive(subscriber: subscriber)
  }
}

/// An error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure
  /// Makes a publisher of an error.
  public init(error: Failure) { self.error = error }
  /// Makes a publisher of an error, of a type of values.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher { $0.end(.failure(error)) }.receive(subscriber: subscriber)
  }
}

/// The end, or nothing at all.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether the end comes.
  public let completeImmediately: Bool
  /// Makes a publisher without values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  /// Makes a publisher without values, of types.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { self.completeImmediately = completeImmediately }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher { if completeImmediately { $0.end(.finished) } }.receive(subscriber: subscriber)
  }
}

/// A publisher that is made for each subscriber.
public struct Deferred<Made: Publisher>: Publisher {
  /// The type of the values.
  public typealias Output = Made.Output
  /// The type of the error.
  public typealias Failure = Made.Failure
  /// Makes the publisher.
  public let createPublisher: () -> Made
  /// Makes a publisher that a closure makes for each subscriber.
  public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// One value, which may come later.
public final class Future<Output, Failure: Error>: Publisher {
  /// Takes the value or the error.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = CurrentValueSubject<Output?, Failure>(nil)
  /// Runs a closure, which fulfils the promise.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [subject] result in
      switch result {
      case .success(let value) where subject.value == nil: subject.send(value)
      case .success: break
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subject.compactMap { $0 }.first().receive(subscriber: subscriber)
  }
}

extension Publishers {
  /// The elements of a sequence, and the end.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the values.
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements
    /// Makes a publisher of elements.
    public init(sequence: Elements) { self.sequence = sequence }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher {
        for element in sequence { $0.send(element) }
        $0.end(.finished)
      }.receive(subscriber: subscriber)
    }
  }
}

extension Sequence {
  /// The elements as values.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// The value, or nothing.
  public var publisher: AnyPublisher<Wrapped, Never> {
    map { Just($0).eraseToAnyPublisher() } ?? Empty().eraseToAnyPublisher()
  }
}

extension Result {
  /// The value or the error.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher {
      switch self {
      case .success(let value):
        $0.send(value)
        $0.end(.finished)
      case .failure(let error): $0.end(.failure(error))
      }
    }
  }
}
