package import Rendering
import Synchronization

/// What waits to be handled: messages from the editor and results of work, in the order of arrival.
///
/// Threads share it. A request that is cancelled while it waits is answered without being handled.
package final class MessageQueue: Sendable {
  /// Something that waits.
  package enum Entry: Sendable {
    /// A message.
    case message(JSON)
    /// A request that nobody wants answered any more.
    case cancelled(id: JSON)
    /// A body that was too large to be read.
    case tooLarge(Int)
    /// A body that is not JSON.
    case unreadable(String)
    /// The result of work.
    case result(EditorSession.WorkResult)
    /// Nothing more comes; why, where it should not have ended so.
    case end(String?)
  }

  private let entries = Mutex<[Entry]>([])
  private let signal = Semaphore(0)

  /// Makes an empty queue.
  package init() {}

  /// Adds an entry; a cancellation takes effect on what waits already.
  package func add(_ entry: Entry) {
    let isNew = entries.withLock { entries in
      if case .message(let json) = entry, json["method"]?.string == "$/cancelRequest",
        let id = json["params"]?["id"],
        let index = entries.firstIndex(where: { $0.requestID == id })
      {
        entries[index] = .cancelled(id: id)
        return false
      }
      entries.append(entry)
      return true
    }
    if isNew { signal.signal() }
  }

  /// The next entry; waits for it.
  package func next() -> Entry {
    signal.wait()
    return entries.withLock { $0.removeFirst() }
  }

  /// Whether nothing waits.
  package var isEmpty: Bool { entries.withLock { $0.isEmpty } }
}

extension MessageQueue.Entry {
  /// The id of a request.
  fileprivate var requestID: JSON? {
    guard case .message(let json) = self, json["method"] != nil else { return nil }
    return json["id"]
  }
}
