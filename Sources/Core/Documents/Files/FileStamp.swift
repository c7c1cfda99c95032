import Glibc

/// The system's information about a file, obtained without reading it, by which a change is
/// detected.
package struct FileStamp: Hashable, Sendable {
  /// Whether it is a folder.
  package let isFolder: Bool
  /// Whether the file is empty.
  package var isEmpty: Bool { size == 0 }
  private let device: UInt
  private let number: UInt
  private let size: Int
  private let modified: Int
  private let changed: Int

  /// Makes the stamp of what is at a path, following links; nil if nothing is there.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    (device, number, size) = (UInt(status.st_dev), UInt(status.st_ino), Int(status.st_size))
    modified = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
  }

  /// Whether the file was written so shortly before `time` that another write may not have
  /// changed the stamp: file systems count time in steps of a few milliseconds.
  package func isRecent(at time: Int) -> Bool { time - max(modified, changed) < 50_000_000 }

  /// Whether the file was written after another.
  package func isNewer(than other: FileStamp) -> Bool { modified > other.modified }

  /// The current time as file systems count it, in nanoseconds.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
