import Documents
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
    of(path: path, inner: path == "-" ? nil : project.scene(path))
  }

  /// Returns the name of the scene at `path`, which is `inner` in the folder of scenes; nil outside.
  package static func of(path: String, inner: String?) -> String {
    if path == "-" { return "stdin" }
    let inner = inner ?? PathParts.lastName(of: path)
    var parts = PathParts.names(in: inner).map(String.init)
    guard let file = parts.popLast() else { return path }
    parts.append(PathParts.stem(of: file))
    return parts.joined(separator: "/")
  }
}
