import CSystem
import Documents
import Glibc

/// Hears of changes in folders from the kernel, or looks at intervals where that is not to be had.
///
/// It tells when to look, never what to find: `Workspace.filesMayHaveChanged` compares the files with
/// what was read of them. So nothing is lost where events are, on a file system of another machine for
/// one, which is looked at every two seconds all the same.
package struct FolderWatcher: ~Copyable {
  /// How long it waits between two looks of its own accord, in milliseconds.
  private static let (listening, polling) = (2_000, 100)
  /// How long a file that was made may stay empty before it counts, in milliseconds.
  private static let patience: Int32 = 40

  private let descriptor: Int32
  /// Whether every folder is listened to; else it looks at short intervals.
  private var hearsAll = false

  /// Listens to nothing yet.
  ///
  /// - Parameter polls: whether it shall look at intervals even where the kernel would tell.
  package init(polls: Bool = false) { descriptor = polls ? -1 : cs_watch_open() }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// What becomes readable when something has changed; negative where it looks at intervals.
  package var readable: Int32 { descriptor }

  /// How long to wait at most before looking all the same, in milliseconds.
  package var interval: Int { hearsAll ? Self.listening : Self.polling }

  /// Listens to the folders of some files, given as paths from `/`; of a folder that is not there, to
  /// the nearest above it.
  package mutating func watch(_ files: some Sequence<String>) {
    guard descriptor >= 0 else { return }
    var folders: Set<String> = []
    for file in files {
      folders.insert(Self.folder(of: file))
      // A link is listened to where it lies, and where what it names lies.
      if let target = AbsolutePath.resolved(file) { folders.insert(Self.folder(of: target)) }
    }
    hearsAll = true
    for folder in folders.sorted() where !add(folder) { hearsAll = false }
  }

  private func add(_ folder: String) -> Bool {
    var folder = folder
    while true {
      let code = cs_watch_add(descriptor, folder)
      if code == 0 { return true }
      guard code == ENOENT || code == ENOTDIR, folder != "/" else { return false }
      folder = Self.folder(of: folder)
    }
  }

  /// Waits until something may have changed.
  package func wait() {
    guard descriptor >= 0 else {
      usleep(UInt32(interval) * 1_000)
      return
    }
    guard cs_wait_readable(descriptor, Int32(interval)) != 0 else { return }
    settle()
  }

  /// Waits a moment, or until something more is heard.
  package func pause() {
    if descriptor >= 0 {
      _ = cs_wait_readable(descriptor, Self.patience)
      _ = cs_watch_take(descriptor)
    } else {
      usleep(UInt32(Self.patience) * 1_000)
    }
  }

  /// Takes what has been heard. What is only begun is waited for, so that nobody looks at a file
  /// between its making and its first byte.
  package func settle() {
    guard descriptor >= 0 else { return }
    var heard = cs_watch_take(descriptor)
    while heard == CS_WATCH_BEGUN.asCode, cs_wait_readable(descriptor, Self.patience) != 0 {
      heard |= cs_watch_take(descriptor)
    }
  }

  private static func folder(of path: String) -> String { OutputFile.parts(of: path).folder }
}

extension BinaryInteger {
  /// C's enumerators and its results have different types in Swift.
  fileprivate var asCode: Int32 { Int32(truncatingIfNeeded: self) }
}
