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

  /// The path without links; the path itself where there is no such file.
  static func realPath(of path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
