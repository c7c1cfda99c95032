package import Rendering
import Synchronization

/// A queue of messages from the editor and results of work, in the order of arrival.
///
/// Shared between threads. A request that is cancelled while it waits is answered without being
/// handled. An editor that does not wait for answers is not heard until there is room again, so that
/// what it sends stays in its pipe.
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

  /// What is waiting.
  private struct State {
    var entries: [(entry: Entry, bytes: Int)] = []
    /// The size of the messages.
    var bytes = 0
    /// Whether the reader waits for room.
    var isAwaited = false
  }

  private let state = Mutex(State())
  private let signal = Semaphore(0)
  private let room = Semaphore(0)

  /// The most entries, and the most bytes of messages, with which more are read.
  private static let (mostEntries, mostBytes) = (1_000, 4 << 20)

  /// Makes an empty queue.
  package init() {}

  /// Adds an entry. A cancellation applies to entries that are already waiting.
  package func add(_ entry: Entry) { add(entry, bytes: 0) }

  private func add(_ entry: Entry, bytes: Int) {
    let isNew = state.withLock { state in
      if case .message(let json) = entry, json["method"]?.string == "$/cancelRequest",
        let id = json["params"]?["id"],
        let index = state.entries.firstIndex(where: { $0.entry.requestID == id })
      {
        state.bytes -= state.entries[index].bytes
        state.entries[index] = (.cancelled(id: id), 0)
        return false
      }
      state.entries.append((entry, bytes))
      state.bytes += bytes
      return true
    }
    if isNew { signal.signal() }
  }

  /// Adds what one thread reads, of a size in bytes, and returns as soon as there is room for more.
  package func read(_ entry: Entry, bytes: Int) {
    add(entry, bytes: bytes)
    let isFull = state.withLock { state in
      state.isAwaited = state.entries.count > Self.mostEntries || state.bytes > Self.mostBytes
      return state.isAwaited
    }
    if isFull { room.wait() }
  }

  /// Waits for the next entry and returns it.
  package func next() -> Entry {
    signal.wait()
    let (entry, hasRoom) = state.withLock { state in
      let (entry, bytes) = state.entries.removeFirst()
      state.bytes -= bytes
      let hasRoom =
        state.isAwaited && state.entries.count <= Self.mostEntries && state.bytes <= Self.mostBytes
      if hasRoom { state.isAwaited = false }
      return (entry, hasRoom)
    }
    if hasRoom { room.signal() }
    return entry
  }

  /// Whether the queue is empty.
  package var isEmpty: Bool { state.withLock { $0.entries.isEmpty } }
}

extension MessageQueue.Entry {
  /// The id of a request.
  fileprivate var requestID: JSON? {
    guard case .message(let json) = self, json["method"] != nil else { return nil }
    return json["id"]
  }
}
