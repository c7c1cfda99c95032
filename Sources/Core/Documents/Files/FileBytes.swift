import Glibc

/// The reason why a file cannot be read.
package enum FileError: Error, Hashable, Sendable {
  /// There is no such file.
  case missing
  /// The path is that of a directory.
  case directory
  /// The path is that of a device, a pipe or a socket, as named by the noun.
  case special(String)
  /// The file is outside the folder to which reading is confined.
  case outside(String)
  /// The file is outside the repository whose scenes are read.
  case outsideRepository(String)
  /// Git LFS left a pointer in place of the file.
  case pointer
  /// The file exceeds the size limit.
  case tooLarge(limit: Int)
  /// The system's error message.
  case system(String)

  /// A lower-case clause.
  package var message: String {
    switch self {
    case .missing: "no such file"
    case .directory: "it is a directory"
    case .special(let noun): "it is \(noun), not a file"
    case .outside(let folder): "it is outside '\(folder)', and files outside it are not read"
    case .outsideRepository(let folder):
      "it is outside the repository '\(folder)'; name a folder around both with '--confine'"
    case .pointer: "it is a Git LFS pointer, not the file itself; run 'git lfs pull'"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .system(let words): words
    }
  }
}

/// Reads whole files.
package enum FileBytes {
  /// Returns the bytes of a file of at most `limit` bytes, from this task's file source if it has
  /// one.
  ///
  /// Devices, pipes and sockets are refused: reading them may never end, or never begin.
  package static func read(
    _ path: String, limit: Int = 256 * 1_024 * 1_024, within reach: FileReach = .everywhere
  ) throws(FileError) -> [UInt8] {
    if let source = FileSources.current {
      return try source.read(path, limit: limit, within: reach)
    }
    return try readFromDisk(path, limit: limit, within: reach)
  }

  /// Returns the bytes of a file on disk.
  package static func readFromDisk(
    _ path: String, limit: Int = 256 * 1_024 * 1_024, within reach: FileReach = .everywhere
  ) throws(FileError) -> [UInt8] {
    let path = try reach.resolved(path)
    // What is there is looked up once and then checked, so that nothing can take its place; reading
    // is asked for only then, because that alone activates some devices.
    let place = open(path, onlyPlace | O_CLOEXEC)
    guard place >= 0 else { throw failure(errno) }
    defer { close(place) }
    var status = stat()
    guard fstat(place, &status) == 0 else { throw failure(errno) }
    try check(status)
    let entry = "/proc/self/fd/\(place)"
    // The entry leads to what is open, whatever the path now leads to.
    if reach != .everywhere { _ = try reach.resolved(entry) }
    let descriptor = open(entry, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    let bytes = try read(descriptor, limit: limit)
    if bytes.count < 1_024, bytes.starts(with: pointerStart) { throw .pointer }
    return bytes
  }

  /// Returns the bytes of a file in an open folder, unless the name is that of a link.
  package static func read(
    _ name: String, in folder: Int32, limit: Int = 256 * 1_024 * 1_024
  ) throws(FileError) -> [UInt8] {
    let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ELOOP { throw .system("it is a symbolic link") }
      throw failure(errno)
    }
    defer { close(descriptor) }
    return try read(descriptor, limit: limit)
  }

  private static func read(_ descriptor: Int32, limit: Int) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
    try check(status)
    // Some files of the kernel end only when it does, such as /proc/kmsg.
    var kernel = stat()
    if stat("/proc", &kernel) == 0, kernel.st_dev == status.st_dev, kernel.st_ino == 1 {
      throw .special("a part of the kernel")
    }
    // One byte more than the stated size, so that the end is detected at once.
    var room = max(0, min(Int(status.st_size), limit)) + 1
    var bytes: [UInt8] = []
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        initialized = max(0, count)
      }
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw failure(errno)
      }
      guard bytes.count + count <= limit else { throw .tooLarge(limit: limit) }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      room = max(1, room - count)
      // The file is growing while it is read.
      if room == 1, bytes.count > Int(status.st_size) { room = 1 << 16 }
    }
  }

  /// How Git LFS begins the file that stands for another.
  private static let pointerStart = Array("version https://git-lfs.github.com/spec/".utf8)

  /// `O_PATH`, which Swift does not import: the place of a file without its content.
  private static let onlyPlace: Int32 = 0o10_000_000

  /// Throws unless the file is a regular one.
  private static func check(_ status: stat) throws(FileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .directory
    case S_IFIFO: throw .special("a pipe")
    case S_IFSOCK: throw .special("a socket")
    default: throw .special("a device")
    }
  }

  static func failure(_ code: Int32) -> FileError {
    switch code {
    case ENOENT, ENOTDIR: return .missing
    case EISDIR: return .directory
    default:
      let words = String(cString: strerror(code))
      return .system(words.prefix(1).lowercased() + words.dropFirst())
    }
  }
}
