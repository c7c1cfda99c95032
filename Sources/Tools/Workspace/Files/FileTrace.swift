import Documents
import Synchronization

/// Provides the files of a workspace and records which were requested.
final class FileTrace: FileSource {
  private struct Asked {
    var order: [String] = []
    var known: Set<String> = []
  }

  private let files: WorkspaceFiles
  private let asked = Mutex(Asked())

  init(_ files: WorkspaceFiles) { self.files = files }

  /// The requested paths without duplicates, in the order of the first request.
  var paths: [String] { asked.withLock { $0.order } }

  func read(_ path: String, limit: Int, within reach: FileReach) throws(FileError) -> [UInt8] {
    let key = note(path)
    // Checked each time, because a link may lead elsewhere since its file was read.
    do {
      _ = try reach.resolved(path)
    } catch {
      // An unsaved text may have no file yet; its place is within reach.
      guard error == .missing, files.hasBuffer(key) else { throw error }
    }
    let bytes = try files.read(key, within: reach)
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  func names(of folder: String) -> [String]? { files.names(of: note(folder)) }

  func kept<Value: Sendable>(_ kind: String, of path: String) -> Value? {
    files.state.withLock { $0.kept[AbsolutePath.of(path)]?.values[kind] as? Value }
  }

  func keep(_ value: some Sendable, as kind: String, of path: String) {
    files.state.withLock { $0.kept[AbsolutePath.of(path)]?.values[kind] = value }
  }

  private func note(_ path: String) -> String {
    let key = AbsolutePath.of(path)
    asked.withLock { asked in
      if asked.known.insert(key).inserted { asked.order.append(key) }
    }
    return key
  }
}

extension WorkspaceFiles {
  /// Whether a path has an unsaved text.
  fileprivate func hasBuffer(_ key: String) -> Bool {
    state.withLock { $0.buffers[key] != nil }
  }

  fileprivate func read(
    _ key: String, within reach: FileReach
  ) throws(FileError) -> [UInt8] {
    let result: Result<[UInt8], FileError> = state.withLock { state in
      if let buffer = state.buffers[key] {
        // Kept too, because readers store values made from it.
        if state.kept[key] == nil {
          let content = Content.bytes(.success(buffer))
          state.put(Kept(stamp: nil, time: 0, content: content), at: key)
        }
        return .success(buffer)
      }
      if case .bytes(let result)? = state.kept[key]?.content { return result }
      let (stamp, time) = (FileStamp(key), FileStamp.now)
      let taken = state.take(key, isFolder: false, within: reach, stamp, time)
      guard case .bytes(let result) = taken else {
        return .failure(.missing)
      }
      return result
    }
    return try result.get()
  }

  fileprivate func names(of key: String) -> [String]? {
    state.withLock { state in
      if case .names(let names)? = state.kept[key]?.content { return names }
      let (stamp, time) = (FileStamp(key), FileStamp.now)
      guard
        case .names(let names) = state.take(
          key, isFolder: true, within: .everywhere, stamp, time)
      else {
        return nil
      }
      return names
    }
  }
}
