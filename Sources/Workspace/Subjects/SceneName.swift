package import Scenes

/// What `{scene}` stands for: the scene's path below the scenes folder without its extension, or
/// only the file's name without its extension for a scene outside that folder.
package enum SceneName {
  /// Returns the name of the scene at `path`, which is as the user gave it.
  ///
  /// `Scenes/text/wrap.yaml` is `text/wrap`, `/tmp/card.yaml` is `card`, standard input is `stdin`.
  package static func of(
    path: String, in project: ProjectConfiguration = ProjectConfiguration()
  ) -> String {
    if path == "-" { return "stdin" }
    let inner = project.scene(path) ?? path.split(separator: "/").last.map(String.init) ?? path
    var parts = inner.split(separator: "/").map(String.init)
    guard let file = parts.popLast() else { return path }
    parts.append(stem(file))
    return parts.joined(separator: "/")
  }

  /// Returns the file's name without its last extension; a name whose only dot comes first is
  /// unchanged.
  private static func stem(_ file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
    return String(file[..<dot])
  }
}
