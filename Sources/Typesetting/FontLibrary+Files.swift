import Glibc

extension FontLibrary {
  /// The files that should be fonts and are not: chosen ones, and those of the scene's own
  /// directories whose names end as those of fonts do. Sorted.
  package var unusableFiles: [String] {
    let used = Set(faces.map(\.file))
    let claimed = FontFile.chosen.map(\.path) + directories.flatMap(FontLibrary.fontFiles)
    return claimed.filter { !used.contains(FontLibrary.realPath(of: $0)) }.sorted()
  }

  /// The files below a directory that are named like fonts.
  private static func fontFiles(below directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var files: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
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

  /// The first device, pipe or socket below a directory: fontconfig would open each file there, and
  /// some have no end, or never begin.
  static func specialFile(below directory: String) -> String? {
    guard let stream = opendir(directory) else { return nil }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix(".") else { continue }
      let path = "\(directory)/\(name)"
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG: continue
      case S_IFDIR:
        // Links to folders may lead in a ring.
        guard entry.pointee.d_type != UInt8(DT_LNK) else { continue }
        if let inner = specialFile(below: path) { found.append(inner) }
      default: found.append(path)
      }
    }
    return found.min()
  }

  /// The path without links; the path itself where there is no such file.
  static func realPath(of path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
