import Glibc

/// Finds the scenes that a path of the command line stands for.
enum SceneSearch {
  /// The path itself, or, for a folder, the scenes in it and below it in the order of their names.
  static func scenes(at path: String) -> [String] {
    isFolder(path) ? scenes(below: path) : [path]
  }

  private static let endings = [".yaml", ".yml", ".json", ".xib", ".storyboard"]

  private static func scenes(below folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [folder] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      // Hidden files, `.` and `..` among them, are nobody's scenes.
      if !name.hasPrefix(".") { names.append(name) }
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return names.sorted().flatMap { name -> [String] in
      let path = prefix + name
      if isFolder(path) { return scenes(below: path) }
      return endings.contains(where: name.hasSuffix) ? [path] : []
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
