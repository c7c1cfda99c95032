import Glibc

/// The private directory in which fontconfig finds links to the chosen files and keeps its cache.
///
/// Its name depends on the files' paths, sizes and times, so that an upgraded font never meets a
/// stale cache, and processes that create it at the same time create the same one.
struct FontCache {
  /// The directory of links to the font files.
  let fonts: String
  /// The directory of fontconfig's own cache.
  let cache: String

  /// Finds or creates the directory for the given files.
  init(files: [FontFile]) throws(FontError) {
    let name = try FontCache.fingerprint(of: files)
    var tried: [String] = []
    for parent in FontCache.parents() {
      let root = parent + "/alrender-fonts"
      let (fonts, cache) = ("\(root)/\(name)", root + "/cache")
      if FontCache.isOwnDirectory(fonts) || FontCache.make(fonts, in: root, linking: files),
        FontCache.makeDirectory(cache)
      {
        (self.fonts, self.cache) = (fonts, cache)
        return
      }
      tried.append(parent)
    }
    throw .noWritableCache(tried: tried)
  }

  /// Returns the locations to try, best first.
  private static func parents() -> [String] {
    var places: [String] = []
    if let path = environment("XDG_CACHE_HOME"), path.hasPrefix("/") { places.append(path) }
    if let home = environment("HOME"), home.hasPrefix("/") { places.append(home + "/.cache") }
    let temporary = environment("TMPDIR") ?? "/tmp"
    places.append("\(temporary)/alrender-\(Int(getuid()))")
    return places
  }

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Returns a name for this state of the files: 64-bit FNV-1a over paths, sizes and times.
  private static func fingerprint(of files: [FontFile]) throws(FontError) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for file in files {
      var status = stat()
      guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        throw .missingFile(path: file.path, package: file.package)
      }
      let time = status.st_mtim
      let state = "\(file.path) \(status.st_size) \(time.tv_sec) \(time.tv_nsec);"
      for byte in state.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return String(unsafeUninitializedCapacity: 16) { bytes in
      for place in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: hash >> (60 - 4 * place)) & 0xF
        bytes[place] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
      }
      return 16
    }
  }

  /// Creates the directory of links under another name and then renames it, so that no process
  /// ever sees it half finished.
  private static func make(_ path: String, in root: String, linking files: [FontFile]) -> Bool {
    guard makeDirectories(root) else { return false }
    var template = Array("\(root)/new-XXXXXX".utf8CString)
    guard
      let made = template.withUnsafeMutableBufferPointer({ $0.baseAddress.flatMap { mkdtemp($0) } })
    else {
      return false
    }
    let temporary = String(cString: made)
    let linked = files.allSatisfy { file in
      symlink(file.path, "\(temporary)/\(file.path.split(separator: "/").last ?? "")") == 0
    }
    if linked, rename(temporary, path) == 0 { return true }
    for file in files { unlink("\(temporary)/\(file.path.split(separator: "/").last ?? "")") }
    rmdir(temporary)
    return isOwnDirectory(path)
  }

  private static func makeDirectories(_ path: String) -> Bool {
    if isOwnDirectory(path) { return true }
    var parent = ""
    for component in path.split(separator: "/") {
      parent += "/" + component
      if mkdir(parent, 0o700) != 0, errno != EEXIST { return false }
    }
    return isOwnDirectory(path)
  }

  private static func makeDirectory(_ path: String) -> Bool {
    (mkdir(path, 0o700) == 0 || errno == EEXIST) && isOwnDirectory(path)
  }

  /// Whether a directory exists, belongs to this user and is writable.
  ///
  /// In a shared temporary directory another user may have created it first.
  private static func isOwnDirectory(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == getuid() && access(path, W_OK) == 0
  }
}
