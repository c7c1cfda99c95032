public import Foundation

@_exported import struct OSLog.os_unfair_lock
@_exported import func OSLog.os_unfair_lock_lock
@_exported import typealias OSLog.os_unfair_lock_t
@_exported import func OSLog.os_unfair_lock_trylock
@_exported import func OSLog.os_unfair_lock_unlock

// What C's part of Apple's Foundation declares, which every file that imports UIKit sees.

/// A number that no other exceeds, as repeat counts take it.
public let HUGE = Float.greatestFiniteMagnitude

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000

/// Seconds since the beginning of 2001, in coordinated universal time.
public typealias CFAbsoluteTime = Double
/// A run loop.
public typealias CFRunLoop = RunLoop
/// Returns the run loop of the thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
/// Wakes a run loop, so that it looks for work.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl.perform {} }
/// Returns the seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Returns how many references an object has.
public func CFGetRetainCount(_ object: AnyObject) -> Int { Int(_getRetainCount(object)) }

/// Enters the critical section of an object, which a thread may enter again; returns 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  Monitor.of(object as AnyObject).lock.lock()
  return 0
}

/// Leaves the critical section of an object; returns 0.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  Monitor.of(object as AnyObject).lock.unlock()
  return 0
}

/// The lock of an object's critical section, which the object holds.
private final class Monitor: Sendable {
  let lock = NSRecursiveLock()
  private static let table = NSLock()

  static func of(_ object: AnyObject) -> Monitor {
    table.withLock {
      let associations = Associations.store(of: object)
      if let known = associations.properties["monitor"] as? Monitor { return known }
      let made = Monitor()
      associations.properties["monitor"] = made
      return made
    }
  }
}

extension ProcessInfo {
  /// Whether the app is one for iPads on a Mac: never.
  public var isMacCatalystApp: Bool { false }
  /// Whether the app is one for iOS on a Mac: never.
  public var isiOSAppOnMac: Bool { false }
}

/// Core Foundation's true, a number here.
public var kCFBooleanTrue: NSNumber! { NSNumber(value: true) }
/// Core Foundation's false, a number here.
public var kCFBooleanFalse: NSNumber! { NSNumber(value: false) }

extension NSURL {
  /// Returns true: files are open to the program.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
}

// Apple's Swift takes an array for an object where an argument of a format is expected, which apps
// use by mistake for the arguments in it.
extension Array: @retroactive CVarArg where Element == any CVarArg {
  /// The encoding of the first argument.
  public var _cVarArgEncoding: [Int] { first?._cVarArgEncoding ?? [0] }
}
