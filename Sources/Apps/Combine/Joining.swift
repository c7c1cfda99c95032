/// Publishers of several others, and their names.
public enum Publishers {}

/// Returns what handles the end of each of several publishers: the last one, or an error, is theirs.
private func ending<Output, Failure>(
  of count: Int, _ relay: Relay<Output, Failure>
) -> (Subscribers.Completion<Failure>) -> Void {
  var left = count
  return { completion in
    left -= 1
    if case .failure = completion { return relay.end(completion) }
    if left == 0 { relay.end(.finished) }
  }
}

extension Publisher {
  /// Sends the last values of both publishers whenever one sends.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { relay in
      let end = ending(of: 2, relay)
      var (first, second): (Output?, P.Output?) = (nil, nil)
      func send() { if let first, let second { relay.send((first, second)) } }
      relay.keep(
        sink(receiveCompletion: end) {
          first = $0
          send()
        })
      relay.keep(
        other.sink(receiveCompletion: end) {
          second = $0
          send()
        })
    }
  }
  /// Sends the last values of three publishers whenever one sends.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p).combineLatest(q).map { ($0.0.0, $0.0.1, $0.1) }
  }
  /// Sends the last values of four publishers whenever one sends.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(p, q).combineLatest(r).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }
  /// Sends what a closure makes of the last values of both publishers whenever one sends.
  public func combineLatest<P: Publisher, Result>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
  /// Sends the values of both publishers in pairs.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { relay in
      let end = ending(of: 2, relay)
      var (first, second): ([Output], [P.Output]) = ([], [])
      func send() {
        guard !first.isEmpty, !second.isEmpty else { return }
        relay.send((first.removeFirst(), second.removeFirst()))
      }
      relay.keep(
        sink(receiveCompletion: end) {
          first.append($0)
          send()
        })
      relay.keep(
        other.sink(receiveCompletion: end) {
          second.append($0)
          send()
        })
    }
  }
  /// Sends the values of three publishers in threes.
  public func zip<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(p).zip(q).map { ($0.0.0, $0.0.1, $0.1) }
  }
  /// Sends the values of both publishers.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
  }
  /// Sends the values of a publisher, then of this one.
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { publisher.append(self) }
  /// Sends values, then those of this publisher.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    prepend(Publishers.Sequence(sequence: elements))
  }
  /// Sends the values of this publisher, then of another.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    through { relay in
      (
        relay.send,
        { completion in
          if case .failure = completion { return relay.end(completion) }
          relay.keep(publisher.sink(receiveCompletion: relay.end, receiveValue: relay.send))
        }
      )
    }
  }
  /// Sends the values of this publisher, then others.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(Publishers.Sequence(sequence: elements))
  }
}

// MARK: Publishers from values

extension Publisher {
  /// Sends the values of the publishers that a closure makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    through { relay in
      var open = 1
      func ended(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion { return relay.end(completion) }
        if open == 0 { relay.end(.finished) }
      }
      return (
        { value in
          open += 1
          relay.keep(transform(value).sink(receiveCompletion: ended, receiveValue: relay.send))
        }, ended
      )
    }
  }
  /// Sends the values of the publishers that a closure makes of each value, which may fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the last publisher that came.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    through { relay in
      var current: AnyCancellable?
      var number = 0
      var isInside = false
      var isOver = false
      relay.keep(AnyCancellable { current?.cancel() })
      return (
        { publisher in
          current?.cancel()
          number += 1
          isInside = true
          let own = number
          current = publisher.sink(
            receiveCompletion: { completion in
              guard own == number else { return }
              isInside = false
              if case .failure = completion { return relay.end(completion) }
              if isOver { relay.end(.finished) }
            }, receiveValue: { if own == number { relay.send($0) } })
        },
        { completion in
          isOver = true
          if case .failure = completion { return relay.end(completion) }
          if !isInside { relay.end(.finished) }
        }
      )
    }
  }
}

extension Publisher {
  /// Shares one subscription among all subscribers.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var source: AnyCancellable?
    var count = 0
    return AnyPublisher { relay in
      count += 1
      relay.keep(
        AnyCancellable {
          count -= 1
          if count == 0 { source = nil }
        })
      relay.keep(subject.sink(receiveCompletion: relay.end, receiveValue: relay.send))
      if source == nil { source = subscribe(subject) }
    }
  }
}

extension Publishers {
  /// Makes a publisher that sends the last values of two whenever one sends.
  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.combineLatest(b)
  }
  /// Makes a publisher that sends the last values of three whenever one sends.
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure { a.combineLatest(b, c) }
  /// Makes a publisher that sends the last values of four whenever one sends.
  public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    a.combineLatest(b, c, d)
  }
  /// Makes a publisher that sends the values of two in pairs.
  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.zip(b) }
  /// Makes a publisher that sends the values of three in threes.
  public static func Zip3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure { a.zip(b, c) }
  /// Makes a publisher that sends the values of two.
  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<A.Output, A.Failure> where A.Output == B.Output, A.Failure == B.Failure {
    a.merge(with: b)
  }
  /// Makes a publisher that sends the values of three.
  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<A.Output, A.Failure>
  where
    A.Output == B.Output, A.Output == C.Output, A.Failure == B.Failure, A.Failure == C.Failure
  { a.merge(with: b).merge(with: c) }
  /// Makes a publisher that sends the values of several.
  public static func MergeMany<A: Publisher>(_ upstream: A...) -> AnyPublisher<A.Output, A.Failure>
  { MergeMany(upstream) }
  /// Makes a publisher that sends the values of several.
  public static func MergeMany<Many: Swift.Sequence>(
    _ upstream: Many
  ) -> AnyPublisher<Many.Element.Output, Many.Element.Failure> where Many.Element: Publisher {
    let upstream = Array(upstream)
    return AnyPublisher { relay in
      let end = ending(of: upstream.count, relay)
      if upstream.isEmpty { relay.end(.finished) }
      for source in upstream {
        relay.keep(source.sink(receiveCompletion: end, receiveValue: relay.send))
      }
    }
  }
}
