package import Rendering
import Synchronization
import Workspace

/// Connects a session to two streams: one thread reads, one does the long work, and the calling
/// thread answers.
package final class Server {
  private let session: EditorSession
  private let queue = MessageQueue()
  private let desk = WorkDesk()
  private let watched = WatchedFiles([])
  private let write: (JSON) -> Void

  /// Makes a server for a session.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - write: writes a message.
  package init(_ session: EditorSession, write: @escaping (JSON) -> Void) {
    self.session = session
    self.write = write
  }

  /// Answers until the editor's `exit` or the end of the stream, and returns the exit code.
  ///
  /// - Parameters:
  ///   - read: waits for bytes; empty at the end of the stream.
  ///   - complain: called with the reason if a stream cannot be understood.
  package func run(
    read: @escaping @Sendable () -> [UInt8], complain: (String) -> Void
  ) -> Int32 {
    let (queue, desk) = (queue, desk)
    let (files, options) = (session.files, session.options)
    let reader = WorkerThread { Self.read(read, into: queue) }
    let worker = WorkerThread {
      let workspaces = ProjectWorkspaces(over: files, options)
      while let work = desk.take() { queue.add(.result(work.run(in: workspaces))) }
    }
    let watched = watched
    let watcher = WorkerThread { Self.watch(watched, tell: queue) }
    guard reader != nil, worker != nil, watcher != nil else {
      complain("the system cannot start a thread")
      return 70
    }
    while session.exitCode == nil {
      if case .end(let fault) = step() {
        if let fault { complain(fault) }
        return 1
      }
      while let work = session.nextWork() { desk.put(work) }
      watched.withLock { $0 = session.watchedFiles }
    }
    return session.exitCode ?? 0
  }

  /// Handles the next entry.
  private func step() -> MessageQueue.Entry {
    let entry = queue.next()
    let replies: [JSON] =
      switch entry {
      case .message(let json): session.handle(json)
      case .result(let result): session.finish(result)
      case .cancelled(let id): [Reply.failure(id, .cancelled)]
      case .tooLarge(let count):
        [failure(.invalidRequest, "a message of \(count) bytes is too large")]
      case .unreadable(let reason): [failure(.parseError, reason)]
      case .filesChanged: session.lookAgain()
      case .end: []
      }
    for reply in replies { write(reply) }
    return entry
  }

  /// Reports changes of the files that documents depend on, whether or not the editor does.
  private static func watch(_ watched: WatchedFiles, tell queue: MessageQueue) {
    var watcher = FolderWatcher()
    while true {
      let files = watched.withLock { $0 }
      watcher.watch(files)
      watcher.wait()
      if !files.isEmpty { queue.add(.filesChanged) }
    }
  }

  private func failure(_ code: RequestFailure.Code, _ message: String) -> JSON {
    Reply.failure(.null, RequestFailure(code, message))
  }

  private static func read(_ read: () -> [UInt8], into queue: MessageQueue) {
    var reader = MessageReader()
    while true {
      let bytes = read()
      guard !bytes.isEmpty else { return queue.add(.end(nil)) }
      reader.append(bytes)
      while let piece = reader.next() {
        switch piece {
        case .body(let body):
          do throws(JSONError) {
            queue.read(.message(try JSON(parsing: body)), bytes: body.count)
          } catch {
            queue.read(.unreadable(error.description), bytes: 0)
          }
        case .tooLarge(let count): queue.read(.tooLarge(count), bytes: 0)
        case .broken(let fault): return queue.add(.end(fault))
        }
      }
    }
  }
}

/// The files that the open documents depend on, as absolute paths.
private typealias WatchedFiles = Shared<[String]>

/// A value that two threads share.
private final class Shared<Value: Sendable>: Sendable {
  private let value: Mutex<Value>

  init(_ value: Value) { self.value = Mutex(value) }

  func withLock<R: Sendable>(_ body: (inout sending Value) -> sending R) -> R {
    value.withLock(body)
  }
}

/// The work waiting for its thread: only the newest check of each document.
private final class WorkDesk: Sendable {
  private let work = Mutex<[EditorSession.Work]>([])
  private let signal = Semaphore(0)

  func put(_ new: EditorSession.Work) {
    let isMore = work.withLock { work in
      guard case .check(let check) = new,
        let index = work.firstIndex(where: {
          if case .check(let other) = $0 { other.uri == check.uri } else { false }
        })
      else {
        work.append(new)
        return true
      }
      work[index] = new
      return false
    }
    if isMore { signal.signal() }
  }

  /// Waits for the next work and returns it.
  func take() -> EditorSession.Work? {
    signal.wait()
    return work.withLock { $0.removeFirst() }
  }
}
