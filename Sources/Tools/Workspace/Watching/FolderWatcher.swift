import CSystem
import Documents
import Glibc

/// Receives changes in folders from the kernel, or polls if that is not available.
///
/// It says when to look, never what has changed: `Workspace.filesMayHaveChanged` compares the
/// files with what was read from them. On this machine's own file systems the kernel reports all
/// changes, so that a project at rest costs nothing; where others may change files, such as on
/// another machine's file system, they are checked every two seconds anyway.
package struct FolderWatcher: ~Copyable {
  /// The times between two unprompted checks, in milliseconds.
  private static let (resting, listening, polling) = (120_000, 2_000, 100)
  /// How long a newly created file may stay empty before it counts as a change, in milliseconds.
  private static let patience: Int32 = 40

  private let descriptor: Int32
  /// Whether every folder is watched; otherwise it polls at short intervals.
  private var hearsAll = false
  /// Whether the kernel also reports every change in them.
  private var isLocal = false

  /// Makes a watcher that watches nothing yet.
  ///
  /// - Parameter polls: whether to poll even if the kernel would report changes.
  package init(polls: Bool = false) { descriptor = polls ? -1 : cs_watch_open() }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The descriptor that becomes readable when something has changed; negative if it polls.
  package var readable: Int32 { descriptor }

  /// The longest time to wait before looking anyway, in milliseconds.
  package var interval: Int {
    hearsAll ? (isLocal ? Self.resting : Self.listening) : Self.polling
  }

  /// Watches the folders of some files, given as absolute paths; for a missing folder, its
  /// nearest existing ancestor.
  package mutating func watch(_ files: some Sequence<String>) {
    guard descriptor >= 0 else { return }
    var folders: Set<String> = []
    for file in files {
      folders.insert(Self.folder(of: file))
      // For a link, watch both its own folder and the folder of its target.
      if let target = AbsolutePath.resolved(file) { folders.insert(Self.folder(of: target)) }
    }
    (hearsAll, isLocal) = (true, true)
    var places: Set<String> = []
    for folder in folders.sorted() {
      if !add(folder) { hearsAll = false }
      if !Self.hears(folder) { isLocal = false }
      // If a folder above is moved or replaced, nothing happens in the folder itself.
      var place = folder
      while place != "/", !place.isEmpty {
        place = Self.folder(of: place)
        guard places.insert(place).inserted else { break }
      }
    }
    for place in places.sorted() where !folders.contains(place) {
      if cs_watch_add_place(descriptor, place) != 0 { isLocal = false }
    }
  }

  /// Whether the kernel reports every change in a folder, or in the nearest one above that exists.
  private static func hears(_ folder: String) -> Bool {
    var folder = folder
    while access(folder, F_OK) != 0, folder != "/" { folder = Self.folder(of: folder) }
    return cs_watch_hears(folder) != 0
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

  /// Waits until something may have changed, or until some time has passed.
  package func wait(atMost milliseconds: Int = .max) {
    let time = min(interval, milliseconds)
    guard descriptor >= 0 else {
      usleep(UInt32(time) * 1_000)
      return
    }
    guard cs_wait_readable(descriptor, Int32(time)) != 0 else { return }
    settle()
  }

  /// Waits a moment, or until the next event.
  package func pause() {
    if descriptor >= 0 {
      _ = cs_wait_readable(descriptor, Self.patience)
      _ = cs_watch_take(descriptor)
    } else {
      usleep(UInt32(Self.patience) * 1_000)
    }
  }

  /// Takes the events so far. Waits for files that were just created, so that nobody reads a file
  /// between its creation and its first byte.
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
