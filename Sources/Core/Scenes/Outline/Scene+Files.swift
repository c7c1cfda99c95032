import Documents

extension Scene {
  /// A file that a scene names.
  package struct NamedFile: Hashable, Sendable {
    /// The path as the scene writes it.
    package let name: String
    /// The path, relative to the working directory or absolute.
    package let path: String
  }

  /// The images and files of strings that the scene names, each once, in the order of the file;
  /// included files and data files come first.
  package var files: [NamedFile] {
    var names: [String] = []
    func add(_ name: String) {
      if !names.contains(name) { names.append(name) }
    }
    for file in broughtFiles { add(file) }
    for file in strings.files { add(file.path.value) }
    forEachView { view in
      for case .source(let source) in view.attributes.map(\.value) { add(source) }
    }
    return names.map { NamedFile(name: $0, path: path(of: $0)) }
  }
}
