import Documents
import Rendering
import Scenes
import Workspace

/// One revision of a file.
struct FileRevision {
  /// Where it is, or would be: what it names is looked for from there.
  let path: String
  /// Its content.
  let bytes: [UInt8]
  /// The settings it is read with.
  let project: ProjectConfiguration
  /// The files of the revision; nil for those on disk.
  var files: WorkspaceFiles?
}

/// Two revisions of one file.
struct FileRevisions {
  /// The file's name: the newer path, else the older one.
  let name: String
  /// The older path of a file that was renamed; nil for one that was not.
  var former: String?
  /// The older revision; nil if there was no such file.
  let before: FileRevision?
  /// The newer revision; nil if the file is gone.
  let after: FileRevision?
  /// Whether it consists of components that no scene uses, so that nothing shows them.
  var isUnused = false

  /// Whether the files themselves are the same, whatever they name.
  var hasEqualBytes: Bool { before?.bytes == after?.bytes }

  /// Whether it is an Interface Builder document rather than a scene.
  var isDocument: Bool {
    NibScene.isNib(path: name) || Self.isDocument(after?.bytes ?? before?.bytes ?? [])
  }

  /// Whether bytes begin like a document, whatever the name of their file.
  static func isDocument(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(2048), as: UTF8.self)
    return head.contains("<document ") && head.contains("com.apple.InterfaceBuilder")
  }

  /// Whether a path has the extension of a file of strings.
  static func isStrings(_ path: String) -> Bool {
    [".strings", ".stringsdict", ".xcstrings"].contains { PathParts.isNamed(path, ending: $0) }
  }

  /// Whether a path has the extension of a scene.
  static func isScene(_ path: String) -> Bool {
    [".yaml", ".yml", ".json"].contains { PathParts.isNamed(path, ending: $0) }
  }

  /// Whether a path has the extension of a document, a scene or strings.
  static func isKnown(_ path: String) -> Bool {
    NibScene.isNib(path: path) || isScene(path) || isStrings(path)
  }
}
