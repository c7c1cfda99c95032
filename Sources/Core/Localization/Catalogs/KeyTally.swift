import Synchronization

/// The keys that were looked up, and the texts that documents have for keys of their own, in the task that
/// sets it.
package final class KeyTally: Sendable {
  /// Notes keys in the current task; nil notes none.
  @TaskLocal package static var current: KeyTally?

  private let state = Mutex<(keys: Set<String>, texts: [String: String])>(([], [:]))

  /// Makes a tally without keys.
  package init() {}

  /// The keys so far.
  package var keys: Set<String> { state.withLock { $0.keys } }

  /// What a document itself says for keys that no translation was found for.
  package var texts: [String: String] { state.withLock { $0.texts } }

  func note(_ key: String) { state.withLock { _ = $0.keys.insert(key) } }

  /// Notes the text of a document.
  package func note(_ text: String, of key: String) {
    state.withLock {
      $0.keys.insert(key)
      $0.texts[key] = text
    }
  }
}
