// Signposts mark intervals for Instruments, which nobody runs here.

/// The identity of an interval.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// Makes an identity of a number.
  public init(_ value: UInt64) { rawValue = value }
  /// Makes an identity in a log.
  public init(log: OSLog) { rawValue = 1 }
  /// Makes an identity of an object.
  public init(log: OSLog, object: AnyObject) { rawValue = 1 }
  /// The only interval of its name.
  public static let exclusive = OSSignpostID(1)
  /// No interval.
  public static let invalid = OSSignpostID(0)
  /// Orders identities by their numbers.
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// What a signpost marks.
public enum OSSignpostType: UInt8, Sendable {
  case event, begin, end
}

/// Marks nothing.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks nothing.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// Marks intervals of one category.
public struct OSSignposter: Sendable {
  /// Makes one for a category.
  public init(subsystem: String, category: String) {}
  /// Makes one for a log.
  public init(logHandle: OSLog) {}
  /// Makes an identity.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Marks an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {}
