import Documents
import Synchronization

/// The files of a workspace: each is read once and kept until it changes.
///
/// What an editor holds unsaved takes the place of what the disk has. Paths are compared by their
/// names from `/`, so that `a/../b.png` and `b.png` are one file. It may be used by several threads.
package final class WorkspaceFiles: Sendable {
  /// How many bytes of files are kept at most; of files beyond that only the stamps are.
  package static let keptBytes = 64 << 20

  struct Kept {
    var stamp: FileStamp?
    /// When the stamp was taken; see `FileStamp.isRecent`.
    var time: Int
    var content: Content
    /// Within what it was read, and is read again.
    var reach = FileReach.everywhere
    /// What readers made of the bytes, by their kinds; for looking up.
    var values: [String: any Sendable] = [:]
    /// How many bytes it counts for.
    var weight: Int {
      if case .bytes(.success(let bytes)) = content { bytes.count } else { 0 }
    }
  }

  enum Content {
    case bytes(Result<[UInt8], FileError>)
    case names([String]?)
    /// There was something, which has been dropped to keep the memory bounded.
    case dropped
  }

  struct State {
    var kept: [String: Kept] = [:]
    /// What editors hold unsaved; for looking up.
    var buffers: [String: [UInt8]] = [:]
    var weight = 0
    var filesRead = 0
    /// How many changes there were, and the number of the last one of each path; for looking up.
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

  /// How many times a file was read, or a folder listed, so far.
  package var filesRead: Int { state.withLock { $0.filesRead } }

  /// What was asked for so far, as paths from `/`, sorted.
  package var askedFor: [String] { state.withLock { $0.kept.keys.sorted() } }

  /// Does work whose files come from here, and answers which it asked for, each once in the order of
  /// the asking, as paths from `/`: those that are missing too, since one may come.
  package func tracing<R>(_ work: () -> R) -> (result: R, paths: [String]) {
    let trace = FileTrace(self)
    let result = FileSources.$current.withValue(trace) { work() }
    return (result, trace.paths)
  }

  // MARK: - Changes

  /// Takes a text that an editor holds in place of a file's; nil gives the file back to the disk.
  ///
  /// - Returns: the path from `/`; nil where nothing is changed by it.
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

  /// Looks at every file that was asked for so far, and forgets those that have changed.
  ///
  /// - Returns: the paths from `/` of what is not as it was, sorted. A file that was only touched, or
  ///   written with the same bytes, is as it was.
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

  /// How many changes have been seen so far.
  package var changeCount: Int { state.withLock { $0.changeCount } }

  /// What has changed since there were `count` changes, as paths from `/`, sorted; whoever saw it.
  package func changed(since count: Int) -> [String] {
    state.withLock { state in
      guard count < state.changeCount else { return [] }
      return state.changes.filter { $0.value > count }.map(\.key).sorted()
    }
  }
}

extension WorkspaceFiles.Kept {
  var isFolder: Bool { if case .names = content { true } else { false } }

  /// Whether what was read then is what is read now; what has been dropped is never the same.
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
  /// Reads a file or lists a folder, and keeps what came of it.
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

  /// Drops the bytes of all files but one; they are read again when somebody asks.
  private mutating func dropBytes(except last: String) {
    for key in kept.keys where key != last && (kept[key]?.weight ?? 0) > 0 {
      kept[key]?.content = .dropped
      kept[key]?.values = [:]
    }
    weight = kept[last]?.weight ?? 0
  }
}
