import Synchronization

/// The keys that were looked up, what they show, and the texts that documents have for keys of their own, in
/// the task that sets it.
package final class KeyTally: Sendable {
  /// Notes keys in the current task; nil notes none.
  @TaskLocal package static var current: KeyTally?

  private struct State {
    var keys: Set<String> = []
    var texts: [String: String] = [:]
    /// Keys by what they show.
    var shown: [String: String] = [:]
  }

  private let state = Mutex(State())
  /// The text that a key shows in place of its own.
  private let trial: (key: String, text: String)?

  /// Makes a tally without keys.
  ///
  /// - Parameter trial: a key, and what it shows in place of its text, to see what has room.
  package init(trial: (key: String, text: String)? = nil) { self.trial = trial }

  /// The keys so far.
  package var keys: Set<String> { state.withLock { $0.keys } }

  /// What a document itself says for keys that no translation was found for.
  package var texts: [String: String] { state.withLock { $0.texts } }

  /// Returns the key that shows a text, whatever its arguments; nil if none does.
  package func key(showing text: String) -> String? { state.withLock { $0.shown[text] } }

  func note(_ key: String) { state.withLock { _ = $0.keys.insert(key) } }

  /// Notes what a key shows, and returns what it is to show.
  package func shown(_ text: String, of key: String) -> String {
    let text = trial?.key == key ? trial?.text ?? text : text
    state.withLock { $0.shown[text] = $0.shown[text] ?? key }
    return text
  }

  /// Notes the text of a document.
  package func note(_ text: String, of key: String) {
    state.withLock {
      $0.keys.insert(key)
      $0.texts[key] = text
    }
  }
}
