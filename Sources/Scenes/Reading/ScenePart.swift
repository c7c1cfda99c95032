import Documents

/// The kind of a file beside scenes that isn't a scene itself.
package enum ScenePart: Hashable, Sendable {
  /// A list of data.
  case data
  /// A JSON Schema, such as those that `init` writes for editors.
  case schema
  /// Components and what belongs to them; whether some of them have examples.
  case library(hasExamples: Bool)

  /// Classifies the text of a file; nil for a scene, and for an unreadable file.
  package init?(_ bytes: [UInt8]) {
    let source = SourceFile(path: "", bytes: bytes)
    guard !bytes.isEmpty, !source.hasLine(startingWith: "root:"),
      let document = DocumentReader.read(Reporter(source))
    else { return nil }
    switch document.shape(of: document.root) {
    case .sequence: self = .data
    case .scalar, .alias: return nil
    case .mapping:
      if let schema = document.value("$schema", of: document.root),
        document.shape(of: schema) == .scalar,
        document.text(of: schema).hasPrefix("https://json-schema.org/")
      {
        self = .schema
        return
      }
      let keys = document.entries(of: document.root).map { document.text(of: $0.key) }
      guard !keys.isEmpty, keys.allSatisfy(SceneAssembly.includedKeys.contains),
        keys.contains(where: { !["title", "include", "canvas"].contains($0) })
      else { return nil }
      guard let table = document.value("components", of: document.root),
        document.shape(of: table) == .mapping
      else {
        self = .library(hasExamples: false)
        return
      }
      self = .library(
        hasExamples: document.entries(of: table).contains {
          document.value("examples", of: $0.value) != nil
        })
    }
  }
}
