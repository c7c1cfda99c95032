package import Rendering
import Synchronization

/// A queue of messages from the editor and results of work, in the order of arrival.
///
/// Shared between threads. A request that is cancelled while it waits is answered without being
/// handled.
package final class MessageQueue: Sendable {
  /// An entry in the queue.
  package enum Entry: Sendable {
    /// A message.
    case message(JSON)
    /// A request that has been cancelled.
    case cancelled(id: JSON)
    /// A body that was too large to be read.
    case tooLarge(Int)
    /// A body that is not JSON.
    case unreadable(String)
    /// The result of work.
    case result(EditorSession.WorkResult)
    /// Files that documents depend on may have changed.
    case filesChanged
    /// The end of the stream; with a reason if it ended unexpectedly.
    case end(String?)
  }

  private let entries = Mutex<[Entry]>([])
  private let signal = Semaphore(0)

  /// Makes an empty queue.
  package init() {}

  /// Adds an entry. A cancellation applies to entries that are already waiting.
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

  /// Waits for the next entry and returns it.
  package func next() -> Entry {
    signal.wait()
    return entries.withLock { $0.removeFirst() }
  }

  /// Whether the queue is empty.
  package var isEmpty: Bool { entries.withLock { $0.isEmpty } }
}

extension MessageQueue.Entry {
  /// The id of a request.
  fileprivate var requestID: JSON? {
    guard case .message(let json) = self, json["method"] != nil else { return nil }
    return json["id"]
  }
}
