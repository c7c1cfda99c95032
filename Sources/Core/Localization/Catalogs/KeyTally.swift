import Synchronization

/// The keys that were looked up, in the task that sets it.
package final class KeyTally: Sendable {
  /// Notes keys in the current task; nil notes none.
  @TaskLocal package static var current: KeyTally?

  private let state = Mutex<Set<String>>([])

  /// Makes a tally without keys.
  package init() {}

  /// The keys so far.
  package var keys: Set<String> { state.withLock { $0 } }

  func note(_ key: String) { state.withLock { _ = $0.insert(key) } }
}
