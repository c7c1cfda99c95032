import CPango
import Glibc

extension FontLibrary {
  /// The files that should be fonts and are not: chosen ones, and those in the scene's own
  /// directories whose names have a font's extension. Sorted.
  package var unusableFiles: [String] {
    let used = Set(faces.map(\.file))
    let claimed =
      FontFile.chosen.map(\.path) + directories.flatMap(FontLibrary.fontFiles) + ownFiles
    return claimed.filter { !used.contains(FontLibrary.realPath(of: $0)) }.sorted()
  }

  /// Whether the scene's own directories have a family with the system font's name, which is then
  /// another state of it or another font.
  var replacesSystemFont: Bool {
    guard !directories.isEmpty || !ownFiles.isEmpty else { return false }
    let places =
      directories.map { FontLibrary.realPath(of: $0) + "/" } + ownFiles.map(FontLibrary.realPath)
    return patterns.contains { pattern in
      var file: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file,
        places.contains(where: String(cString: file).hasPrefix)
      else { return false }
      var (index, name) = (Int32(0), UnsafeMutablePointer<FcChar8>?.none)
      while FcPatternGetString(pattern, FC_FAMILY, index, &name) == FcResultMatch, let text = name {
        if FontName.key(String(cString: text)) == FontName.key(FontFile.systemFamily) {
          return true
        }
        index += 1
      }
      return false
    }
  }

  /// Returns the files below a directory that are named like fonts.
  private static func fontFiles(below directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var files: [String] = []
    while let entry = readdir(stream) {
      let name = Self.name(of: UnsafePointer(entry))
      guard !name.hasPrefix(".") else { continue }
      let path = "\(directory)/\(name)"
      if entry.pointee.d_type == UInt8(DT_DIR) {
        files += fontFiles(below: path)
      } else if [".otf", ".ttf", ".ttc", ".otc"].contains(where: name.lowercased().hasSuffix) {
        files.append(path)
      }
    }
    return files
  }

  /// Returns the first device, pipe or socket below a directory: fontconfig would open every file
  /// there, and reading some of them never ends, or never begins.
  static func specialFile(below directory: String) -> String? {
    guard let stream = opendir(directory) else { return nil }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = Self.name(of: UnsafePointer(entry))
      guard !name.hasPrefix(".") else { continue }
      let path = "\(directory)/\(name)"
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG: continue
      case S_IFDIR:
        // Links to directories may form a cycle.
        guard entry.pointee.d_type != UInt8(DT_LNK) else { continue }
        if let inner = specialFile(below: path) { found.append(inner) }
      default: found.append(path)
      }
    }
    return found.min()
  }

  /// Whether there is a regular file at a path, also by a link.
  static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the name of an entry of a folder, which is only as long as its name.
  private static func name(of entry: UnsafePointer<dirent>) -> String {
    let start = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    return String(
      cString: (UnsafeRawPointer(entry) + start).assumingMemoryBound(to: CChar.self))
  }

  /// Returns the path without links, or the path itself if there is no such file.
  static func realPath(of path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
