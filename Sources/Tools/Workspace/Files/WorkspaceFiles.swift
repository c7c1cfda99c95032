import Documents
import Synchronization

/// The files of a workspace: each is read once and kept until it changes.
///
/// Unsaved text in an editor replaces the file on disk. Paths are compared in absolute form, so
/// that `a/../b.png` and `b.png` are one file. Several threads may use it.
package final class WorkspaceFiles: Sendable {
  /// The maximum number of bytes of files kept; of further files, only the stamps are kept.
  package static let keptBytes = 64 << 20

  struct Kept {
    var stamp: FileStamp?
    /// The time the stamp was taken; see `FileStamp.isRecent`.
    var time: Int
    var content: Content
    /// The reach within which it was read, and is read again.
    var reach = FileReach.everywhere
    /// Values that readers made from the bytes, by kind; only for lookup.
    var values: [String: any Sendable] = [:]
    /// The number of bytes it counts for.
    var weight: Int {
      if case .bytes(.success(let bytes)) = content { bytes.count } else { 0 }
    }
  }

  enum Content {
    case bytes(Result<[UInt8], FileError>)
    case names([String]?)
    /// The content has been dropped to limit memory.
    case dropped
  }

  struct State {
    var kept: [String: Kept] = [:]
    /// Unsaved texts in editors; only for lookup.
    var buffers: [String: [UInt8]] = [:]
    var weight = 0
    var filesRead = 0
    /// The number of changes so far, and the number of the last change of each path; only for
    /// lookup.
    var changeCount = 0
    var changes: [String: Int] = [:]

    mutating func noteChange(of key: String) {
      changeCount += 1
      changes[key] = changeCount
    }
  }

  let state = Mutex(State())

  /// Makes a store that has read nothing.
  package init() {}

  /// The number of times a file was read, or a folder listed, so far.
  package var filesRead: Int { state.withLock { $0.filesRead } }

  /// The absolute paths requested so far, sorted.
  package var askedFor: [String] { state.withLock { $0.kept.keys.sorted() } }

  /// Does work that reads files from here, and returns the absolute paths it requested, without
  /// duplicates, in order. Missing files are included, because they may appear.
  package func tracing<R>(_ work: () -> R) -> (result: R, paths: [String]) {
    let trace = FileTrace(self)
    let result = FileSources.$current.withValue(trace) { work() }
    return (result, trace.paths)
  }

  // MARK: - Changes

  /// Uses an editor's text in place of a file's; nil uses the file on disk again.
  ///
  /// - Returns: the absolute path, or nil if this changes nothing.
  package func setBuffer(_ bytes: [UInt8]?, of path: String) -> String? {
    let key = AbsolutePath.of(path)
    return state.withLock { state in
      guard state.buffers[key] != bytes else { return nil }
      state.buffers[key] = bytes
      if let old = state.kept.removeValue(forKey: key) {
        state.weight -= old.weight
        if case .bytes(.success(let before)) = old.content, let bytes, before == bytes {
          state.put(Kept(stamp: nil, time: 0, content: old.content, values: old.values), at: key)
          return nil
        }
      }
      state.noteChange(of: key)
      return key
    }
  }

  /// Checks every file requested so far, and forgets those that have changed.
  ///
  /// - Returns: the absolute paths that have changed, sorted. A file that was only touched, or
  ///   rewritten with the same bytes, has not changed.
  package func lookAgain() -> [String] {
    state.withLock { state in
      var changed: [String] = []
      for key in state.kept.keys.sorted() where state.buffers[key] == nil {
        guard let old = state.kept[key] else { continue }
        let (stamp, time) = (FileStamp(key), FileStamp.now)
        if stamp == old.stamp, stamp.map({ !$0.isRecent(at: old.time) }) ?? true { continue }
        state.weight -= old.weight
        state.kept[key] = nil
        let new = state.take(key, isFolder: old.isFolder, within: old.reach, stamp, time)
        if old.isSame(as: new) { state.keepValues(of: old, at: key) } else { changed.append(key) }
      }
      for key in changed { state.noteChange(of: key) }
      return changed
    }
  }

  /// The number of changes seen so far.
  package var changeCount: Int { state.withLock { $0.changeCount } }

  /// Returns the absolute paths that have changed since there were `count` changes, sorted,
  /// whoever saw the changes.
  package func changed(since count: Int) -> [String] {
    state.withLock { state in
      guard count < state.changeCount else { return [] }
      return state.changes.filter { $0.value > count }.map(\.key).sorted()
    }
  }
}

extension WorkspaceFiles.Kept {
  var isFolder: Bool { if case .names = content { true } else { false } }

  /// Whether the content was read the same then and now; dropped content never counts as the
  /// same.
  func isSame(as other: WorkspaceFiles.Content) -> Bool {
    switch (content, other) {
    case (.bytes(.success(let old)), .bytes(.success(let new))): old == new
    case (.bytes(.failure(let old)), .bytes(.failure(let new))): old == new
    case (.names(let old), .names(let new)): old == new
    default: false
    }
  }
}

extension WorkspaceFiles.State {
  /// Reads a file or lists a folder, and keeps the result.
  mutating func take(
    _ key: String, isFolder: Bool, within reach: FileReach, _ stamp: FileStamp?, _ time: Int
  ) -> WorkspaceFiles.Content {
    filesRead += 1
    let content: WorkspaceFiles.Content =
      isFolder
      ? .names(FolderContents.namesOnDisk(of: key))
      : .bytes(
        Result { () throws(FileError) in
          try FileBytes.readFromDisk(key, within: reach)
        })
    put(
      WorkspaceFiles.Kept(stamp: stamp, time: time, content: content, reach: reach), at: key)
    return content
  }

  mutating func put(_ new: WorkspaceFiles.Kept, at key: String) {
    kept[key] = new
    weight += new.weight
    if weight > WorkspaceFiles.keptBytes { dropBytes(except: key) }
  }

  mutating func keepValues(of old: WorkspaceFiles.Kept, at key: String) {
    kept[key]?.values = old.values
  }

  /// Drops the bytes of all files but one; they are read again on request.
  private mutating func dropBytes(except last: String) {
    for key in kept.keys where key != last && (kept[key]?.weight ?? 0) > 0 {
      kept[key]?.content = .dropped
      kept[key]?.values = [:]
    }
    weight = kept[last]?.weight ?? 0
  }
}
