import Foundation

/// A lock at a place in memory.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// The place of a lock; `OSAllocatedUnfairLock` is the safe form.
public struct os_unfair_lock: Sendable {
  fileprivate var isHeld = false
  /// Makes a lock that nobody holds.
  public init() {}
}

private let waiting = NSCondition()

/// Takes a lock, after whoever holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  waiting.withLock {
    while lock.pointee.isHeld { waiting.wait() }
    lock.pointee.isHeld = true
  }
}

/// Takes a lock, unless somebody holds it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  waiting.withLock {
    guard !lock.pointee.isHeld else { return false }
    lock.pointee.isHeld = true
    return true
  }
}

/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  waiting.withLock {
    lock.pointee.isHeld = false
    waiting.broadcast()
  }
}

/// A lock around a state.
public final class OSAllocatedUnfairLock<State> {
  fileprivate let mutex = NSLock()
  private var state: State
  /// Makes a lock around a state.
  public init(initialState: State) { state = initialState }
  /// Makes a lock around a state that other threads may not see otherwise.
  public init(uncheckedState: State) { state = uncheckedState }
  /// Runs a closure that reads and writes the state.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try mutex.withLock { try body(&state) }
  }
  /// Runs a closure that reads and writes the state.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock without a state.
  public convenience init() { self.init(initialState: ()) }
  /// Takes the lock.
  public func lock() { mutex.lock() }
  /// Gives the lock back.
  public func unlock() { mutex.unlock() }
}
