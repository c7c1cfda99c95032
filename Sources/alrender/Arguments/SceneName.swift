/// What `{scene}` stands for: the scene's path below the scenes folder without its ending, or the
/// bare stem for a scene outside it.
enum SceneName {
  /// The name of the scene at `path`, where both paths are as the user gave them.
  ///
  /// `Scenes/text/wrap.yaml` is `text/wrap`, `/tmp/card.yaml` is `card`, standard input is `stdin`.
  static func of(path: String, scenesFolder: String = "Scenes") -> String {
    if path == "-" { return "stdin" }
    let folder = components(scenesFolder)
    let all = components(path)
    guard let file = all.last else { return path }
    let isInside = all.count > folder.count && all.starts(with: folder)
    let parents = isInside ? all.dropLast().dropFirst(folder.count) : []
    return (parents + [stem(file)]).joined(separator: "/")
  }

  /// The parts of a path, `.` left out; an absolute path begins with an empty part.
  private static func components(_ path: String) -> [String] {
    let parts = path.split(separator: "/").map(String.init).filter { $0 != "." }
    return path.hasPrefix("/") ? [""] + parts : parts
  }

  /// The file's name without its last ending; a name that begins with its only dot stays whole.
  private static func stem(_ file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
    return String(file[..<dot])
  }
}
