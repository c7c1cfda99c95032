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
    guard let inner, !inner.isEmpty else { return PathParts.stem(of: PathParts.lastName(of: path)) }
    let (folder, file) = OutputFile.parts(of: inner)
    return folder == "." ? PathParts.stem(of: file) : "\(folder)/\(PathParts.stem(of: file))"
  }
}
