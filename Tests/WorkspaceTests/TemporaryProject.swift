import Documents
import Glibc
import Scenes

/// A folder with a test's files, removed together with this object.
final class TemporaryProject {
  let root: RootFolder

  init(_ files: [String: String] = [:]) throws {
    var template = Array("/tmp/alrender-workspace-XXXXXX".utf8CString)
    root = RootFolder(mkdtemp(&template).map { String(cString: $0) } ?? "/nowhere")
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    for entry in root.entries() {
      if let name = try? InnerPath(entry.name) { root.removeAll(name) }
    }
    remove(root.path)
  }

  func write(_ text: String, to name: String) throws {
    try root.write(Array(text.utf8), to: InnerPath(name))
  }

  /// Waits until a write would change the stamps of the current files.
  func settle() { usleep(60_000) }

  func path(_ name: String) -> String { "\(root.path)/\(name)" }

  /// The configuration of a project in this folder without `alrender.yaml`.
  var configuration: ProjectConfiguration {
    var configuration = ProjectConfiguration()
    configuration.folder = root.path
    return configuration
  }
}

/// Scenes for tests.
enum Texts {
  /// A label whose text comes from a table of strings.
  static let label = """
    strings: {en: texts.strings}
    canvas: {width: 320, height: fit}
    root: {subviews: {title: {type: label, key: title}}}
    constraints: ["H:|[title]", "V:|[title]|"]
    """

  /// A file with only components and two examples.
  static let component = """
    components:
      row:
        parameters: {name: text}
        view: {subviews: {name: {type: label, verbatim: $name}}}
        constraints: ["H:|[name]|", "V:|[name]|"]
        examples: {short: {name: A}, long: {name: AAAA}}
    """

  static let plain = """
    root: {subviews: {box: {}}}
    constraints: [box.width == 10]
    """
}
