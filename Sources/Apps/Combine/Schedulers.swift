public import Foundation
import UIKit

/// A time, in seconds.
public struct SchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The seconds since the beginning of 2001.
  public var seconds: Double
  /// A duration, in seconds.
  public struct Stride: SignedNumeric, Comparable, Hashable, Codable, Sendable,
    SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral
  {
    /// The seconds.
    public var magnitude: Double
    /// Makes a duration.
    public init(floatLiteral value: Double) { magnitude = value }
    /// Makes a duration.
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    /// Makes a duration.
    public init?<Whole: BinaryInteger>(exactly source: Whole) { magnitude = Double(source) }
    /// Makes a duration.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// Makes a duration of seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// Makes a duration of seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// Makes a duration of milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// Makes a duration of microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// Makes a duration of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    /// Adds durations.
    public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
    /// Subtracts a duration.
    public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
    /// Multiplies durations.
    public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
    /// Multiplies a duration.
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
    /// Orders durations.
    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
  }
  /// Returns the duration until another time.
  public func distance(to other: SchedulerTime) -> Stride { Stride(other.seconds - seconds) }
  /// Returns the time after a duration.
  public func advanced(by n: Stride) -> SchedulerTime {
    SchedulerTime(seconds: seconds + n.magnitude)
  }
}

/// A duration that can be stated in seconds or parts of them.
public protocol SchedulerTimeIntervalConvertible {
  /// Makes a duration of seconds.
  static func seconds(_ s: Int) -> Self
  /// Makes a duration of seconds.
  static func seconds(_ s: Double) -> Self
  /// Makes a duration of milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Makes a duration of microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Makes a duration of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// Where and when closures run.
public protocol Scheduler {
  /// Runs a closure after a number of seconds.
  func run(after seconds: Double, _ action: @escaping () -> Void)
}

extension Scheduler {
  /// The time.
  public var now: SchedulerTime { SchedulerTime(seconds: Date().timeIntervalSinceReferenceDate) }
  /// Runs a closure soon.
  public func schedule(_ action: @escaping () -> Void) { run(after: 0, action) }
  /// Runs a closure at a time.
  public func schedule(after date: SchedulerTime, _ action: @escaping () -> Void) {
    run(after: now.distance(to: date).magnitude, action)
  }
}

extension DispatchQueue: Scheduler {
  private static let isMain: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs a closure after a number of seconds.
  ///
  /// On the main queue that is the next turn of the run loop, if the main queue asked: an
  /// assertion's picture shows what comes of it.
  public func run(after seconds: Double, _ action: @escaping () -> Void) {
    let asksMain = DispatchQueue.getSpecific(key: Self.isMain) == true || Thread.isMainThread
    // Each use of `DispatchQueue.main` makes another object.
    guard label == DispatchQueue.main.label, asksMain else {
      return asyncAfter(deadline: .now() + seconds) { action() }
    }
    MainActor.assumeIsolated { NextTurn.then(action) }
  }
}

extension RunLoop: Scheduler {
  /// Runs a closure on the main run loop, which is the only one with turns here.
  public func run(after seconds: Double, _ action: @escaping () -> Void) {
    DispatchQueue.main.run(after: seconds, action)
  }
}

extension OperationQueue: Scheduler {
  /// Runs a closure after a number of seconds.
  public func run(after seconds: Double, _ action: @escaping () -> Void) {
    if self === OperationQueue.main { return DispatchQueue.main.run(after: seconds, action) }
    addOperation { action() }
  }
}

/// Runs closures at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The scheduler.
  public static let shared = ImmediateScheduler()
  /// Runs a closure.
  public func run(after seconds: Double, _ action: @escaping () -> Void) { action() }
}

// MARK: Operators

extension Publisher {
  /// Passes on the values and the end by a scheduler.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    delay(for: 0, scheduler: scheduler)
  }
  /// Passes on everything as it comes: values are made where code makes them.
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  /// Passes on the values and the end later.
  public func delay<S: Scheduler>(
    for interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride? = nil, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    through { relay in
      (
        { value in scheduler.run(after: interval.magnitude) { relay.send(value) } },
        { completion in scheduler.run(after: interval.magnitude) { relay.end(completion) } }
      )
    }
  }
  /// Passes on a value that no other follows for a time.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerTime.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    through { relay in
      var last = 0
      var waiting: Output?
      return (
        { value in
          last += 1
          let own = last
          waiting = value
          scheduler.run(after: dueTime.magnitude) {
            guard own == last else { return }
            waiting = nil
            relay.send(value)
          }
        },
        { completion in
          if let waiting, case .finished = completion { relay.send(waiting) }
          relay.end(completion)
        }
      )
    }
  }
  /// Passes on the first or last value of each span of time.
  public func throttle<S: Scheduler>(
    for interval: SchedulerTime.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    each { relay in
      var waiting: Output?
      return { value in
        defer { if waiting == nil || latest { waiting = value } }
        guard waiting == nil else { return }
        scheduler.run(after: interval.magnitude) {
          if let value = waiting { relay.send(value) }
          waiting = nil
        }
      }
    }
  }
}
