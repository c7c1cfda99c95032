import Glibc

/// Why a file cannot be read.
package enum FileError: Error, Hashable, Sendable {
  /// There is no such file.
  case missing
  /// The path is a directory's.
  case directory
  /// The path is a device's, a pipe's or a socket's, named by the noun.
  case special(String)
  /// The file lies outside the folder that reading is confined to.
  case outside(String)
  /// The file is larger than it may be.
  case tooLarge(limit: Int)
  /// The system says why.
  case system(String)

  /// One lower-case clause.
  package var message: String {
    switch self {
    case .missing: "no such file"
    case .directory: "it is a directory"
    case .special(let noun): "it is \(noun), not a file"
    case .outside(let folder): "it is outside '\(folder)', and files outside it are not read"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .system(let words): words
    }
  }
}

/// Reads whole files.
package enum FileBytes {
  /// The bytes of a file of at most `limit` bytes, from the source of this task where it has one.
  ///
  /// Devices, pipes and sockets are refused: they may have no end, or never begin.
  package static func read(
    _ path: String, limit: Int = 256 * 1_024 * 1_024, within reach: FileReach = .everywhere
  ) throws(FileError) -> [UInt8] {
    if let source = FileSources.current {
      return try source.read(path, limit: limit, within: reach)
    }
    return try readFromDisk(path, limit: limit, within: reach)
  }

  /// The bytes of a file as the disk has them.
  package static func readFromDisk(
    _ path: String, limit: Int = 256 * 1_024 * 1_024, within reach: FileReach = .everywhere
  ) throws(FileError) -> [UInt8] {
    let path = try reach.resolved(path)
    var status = stat()
    // Looked at before it is opened, which alone moves some devices, and again after.
    guard stat(path, &status) == 0 else { throw failure(errno) }
    try check(status)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    return try read(descriptor, limit: limit)
  }

  /// The bytes of a file in an open folder, unless the name is a link's.
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
    // One byte more than it says, so that its end is seen at once.
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
      // A file that grows while it is read.
      if room == 1, bytes.count > Int(status.st_size) { room = 1 << 16 }
    }
  }

  /// Throws for what is not a regular file.
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
