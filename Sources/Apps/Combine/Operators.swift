extension Publisher {
  /// Makes a publisher that handles each value of this one, and its end.
  func through<NewOutput, NewFailure>(
    _ handlers:
      @escaping (Relay<NewOutput, NewFailure>) -> (
        value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
      )
  ) -> AnyPublisher<NewOutput, NewFailure> {
    AnyPublisher { relay in
      let (value, end) = handlers(relay)
      relay.keep(sink(receiveCompletion: end, receiveValue: value))
    }
  }

  /// Makes a publisher that handles each value of this one and ends with it.
  func each<NewOutput>(
    _ handler: @escaping (Relay<NewOutput, Failure>) -> (Output) -> Void
  ) -> AnyPublisher<NewOutput, Failure> { through { (handler($0), $0.end) } }

  /// Makes a publisher that handles each value of this one, and ends when the handler throws.
  private func attempting<NewOutput>(
    _ handler: @escaping (Relay<NewOutput, any Error>, Output) throws -> Void
  ) -> AnyPublisher<NewOutput, any Error> {
    through { relay in
      (
        { value in
          do { try handler(relay, value) } catch { relay.end(.failure(error)) }
        }, { relay.end($0.mapped { $0 }) }
      )
    }
  }
}

// MARK: One value from another

extension Publisher {
  /// Passes on what a closure makes of each value.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> { each { relay in { relay.send(transform($0)) } } }
  /// Passes on a property of each value.
  public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> AnyPublisher<Result, Failure> {
    map { $0[keyPath: keyPath] }
  }
  /// Passes on two properties of each value.
  public func map<A, B>(
    _ a: KeyPath<Output, A>, _ b: KeyPath<Output, B>
  ) -> AnyPublisher<(A, B), Failure> { map { ($0[keyPath: a], $0[keyPath: b]) } }
  /// Passes on what a closure makes of each value, until it throws.
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> { attempting { $0.send(try transform($1)) } }
  /// Passes on what a closure makes of each value, unless that is nil.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    each { relay in { if let value = transform($0) { relay.send(value) } } }
  }
  /// Passes on what a closure makes of each value, unless that is nil, until it throws.
  public func tryCompactMap<Result>(
    _ transform: @escaping (Output) throws -> Result?
  ) -> AnyPublisher<Result, any Error> {
    attempting { if let value = try transform($1) { $0.send(value) } }
  }
  /// Passes on what a closure makes of the values so far.
  public func scan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    each { relay in
      var result = initialResult
      return {
        result = nextPartialResult(result, $0)
        relay.send(result)
      }
    }
  }
  /// Passes on a value in place of nil.
  public func replaceNil<Wrapped>(with output: Wrapped) -> AnyPublisher<Wrapped, Failure>
  where Output == Wrapped? { map { $0 ?? output } }
  /// Runs closures with the events that pass.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      var isOver = false
      receiveSubscription?(relay)
      receiveRequest?(.unlimited)
      relay.keep(AnyCancellable { if !isOver { receiveCancel?() } })
      relay.keep(
        sink(
          receiveCompletion: {
            isOver = true
            receiveCompletion?($0)
            relay.end($0)
          },
          receiveValue: {
            receiveOutput?($0)
            relay.send($0)
          }))
    }
  }
  /// Passes on everything, and prints it.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let head = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveOutput: { Swift.print("\(head)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(head)receive \($0)") })
  }
}

// MARK: Which values

extension Publisher {
  /// Passes on the values of which a closure returns true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each { relay in { if isIncluded($0) { relay.send($0) } } }
  }
  /// Passes on the values that differ from the one before, as a closure says.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    each { relay in
      var last: Output?
      return { value in
        if let last, predicate(last, value) { return }
        last = value
        relay.send(value)
      }
    }
  }
  /// Passes on all but the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    each { relay in
      var left = count
      return { if left > 0 { left -= 1 } else { relay.send($0) } }
    }
  }
  /// Passes on the values from the first of which a closure returns false.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each { relay in
      var drops = true
      return {
        drops = drops && predicate($0)
        if !drops { relay.send($0) }
      }
    }
  }
  /// Passes on the values until a closure returns false.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each { relay in { if predicate($0) { relay.send($0) } else { relay.end(.finished) } } }
  }
  /// Passes on the first values.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    each { relay in
      var left = maxLength
      return {
        left -= 1
        if left >= 0 { relay.send($0) }
        if left <= 0 { relay.end(.finished) }
      }
    }
  }
  /// Passes on the first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  /// Passes on the first value of which a closure returns true.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }
  /// Passes on no value.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }
  /// Passes on the values until another publisher sends one.
  public func prefix<Other: Publisher>(untilOutputFrom other: Other)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher { relay in
      relay.keep(
        other.sink(receiveCompletion: { _ in }, receiveValue: { _ in relay.end(.finished) }))
      relay.keep(sink(receiveCompletion: relay.end, receiveValue: relay.send))
    }
  }
}

extension Publisher where Output: Equatable {
  /// Passes on the values that differ from the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  /// Sends whether a value came.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    collect().map { $0.contains(output) }
  }
}

// MARK: At the end

extension Publisher {
  /// Sends what a closure makes of all values, at the end.
  public func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    through { relay in
      var result = initialResult
      return (
        { result = nextPartialResult(result, $0) },
        {
          if case .finished = $0 { relay.send(result) }
          relay.end($0)
        }
      )
    }
  }
  /// Sends all values in an array, at the end.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  /// Sends the last value, at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }
  /// Sends the number of values, at the end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  /// Sends a value if none came.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    through { relay in
      var isEmpty = true
      return (
        {
          isEmpty = false
          relay.send($0)
        },
        {
          if isEmpty, case .finished = $0 { relay.send(output) }
          relay.end($0)
        }
      )
    }
  }
}

// MARK: Errors

extension Publisher {
  /// Ends with what a closure makes of the error.
  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> {
    through { relay in (relay.send, { relay.end($0.mapped(transform)) }) }
  }
  /// Sends a value in place of the error.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }
  /// Continues with the publisher that a closure makes of the error.
  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    through { relay in
      (
        relay.send,
        { completion in
          guard case .failure(let error) = completion else { return relay.end(.finished) }
          relay.keep(
            handler(error).sink(receiveCompletion: relay.end, receiveValue: relay.send))
        }
      )
    }
  }
  /// Begins again after an error, a number of times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }
  }
  /// Stops the process at an error.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    mapError { error -> Never in fatalError("\(prefix)\(error)", file: file, line: line) }
  }
}

extension Publisher where Failure == Never {
  /// Takes a type of errors, which never come.
  public func setFailureType<Other: Error>(to failureType: Other.Type)
    -> AnyPublisher<Output, Other>
  { through { relay in (relay.send, { _ in relay.end(.finished) }) } }
}
