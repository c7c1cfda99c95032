import Documents

/// The kind of a file beside scenes that isn't a scene itself.
package enum ScenePart: Hashable, Sendable {
  /// A list of data.
  case data
  /// A JSON Schema, such as those that `init` writes for editors.
  case schema
  /// Components and what belongs to them; whether some of them have examples.
  case library(hasExamples: Bool)
  /// What this program writes beside goldens and reports.
  case own
  /// Anything else: settings of other tools, animations, an app's data.
  case other

  /// The keys of a file that others include.
  package static var libraryKeys: [String] { SceneAssembly.includedKeys }

  /// Classifies the text of a file; nil for a scene, and for a scene that cannot be read.
  package init?(_ bytes: [UInt8]) {
    let source = SourceFile(path: "", bytes: bytes)
    guard !bytes.isEmpty, !Self.hasRoot(source) else { return nil }
    guard let document = DocumentReader.read(Reporter(source)) else {
      // What cannot be read is a scene only if it looks like one.
      if Self.mentionsRoot(bytes) || ConflictMarker.line(in: bytes) != nil { return nil }
      self = .other
      return
    }
    switch document.shape(of: document.root) {
    case .sequence: self = .data
    case .scalar, .alias: self = .other
    case .mapping:
      guard let part = Self.part(document) else { return nil }
      self = part
    }
  }

  /// Returns the kind of a mapping; nil for a scene.
  private static func part(_ document: YAMLDocument) -> ScenePart? {
    if let schema = document.value("$schema", of: document.root),
      document.shape(of: schema) == .scalar,
      document.text(of: schema).hasPrefix("https://json-schema.org/")
    {
      return .schema
    }
    let entries = document.entries(of: document.root).map { key, value in
      (name: document.text(of: key), shape: TopLevelShape(document, value))
    }
    if entries.contains(where: { $0.shape.isScene($0.name) }) {
      // A canvas alone is that of a library.
      let isLibrary = entries.allSatisfy { SceneAssembly.includedKeys.contains($0.name) }
      guard isLibrary,
        entries.contains(where: { !["title", "include", "canvas"].contains($0.name) })
      else { return nil }
    }
    let names = entries.map(\.name)
    if ["libraries", "fonts"].allSatisfy(names.contains)
      || ["cairo", "fonts"].allSatisfy(names.contains)
      || ["version", "checks"].allSatisfy(names.contains)
    {
      return .own
    }
    guard !names.isEmpty, names.allSatisfy(SceneAssembly.includedKeys.contains),
      names.contains(where: { !["title", "include", "canvas"].contains($0) })
    else { return .other }
    guard let table = document.value("components", of: document.root),
      document.shape(of: table) == .mapping
    else { return .library(hasExamples: false) }
    return .library(
      hasExamples: document.entries(of: table).contains {
        document.value("examples", of: $0.value) != nil
      })
  }

  /// Whether a line begins with the key of a root and nothing after it, which settles it without
  /// reading the rest.
  private static func hasRoot(_ source: SourceFile) -> Bool {
    guard source.hasLine(startingWith: "root:") else { return false }
    return !["root: true", "root: false"].contains(where: source.hasLine(startingWith:))
  }

  /// Whether an unreadable text has the keys of a scene at the beginning of a line, or as in JSON.
  private static func mentionsRoot(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      return ["root:", "canvas:"].contains(where: line.hasPrefix)
        || ["\"root\"", "\"canvas\""].contains(where: text.hasPrefix)
    }
  }
}

/// The shape of the value of a key at the top of a file, by which scenes are told from the many other
/// YAML and JSON files of a project.
package enum TopLevelShape: Hashable, Sendable {
  case mapping, sequence, scalar
  /// `true` or `false`.
  case boolean
  /// Nothing yet, as while the value is typed.
  case nothing

  /// Whether only scenes have a key with a value of this shape. `root: true` is that of ESLint.
  package func isScene(_ key: String) -> Bool {
    switch key {
    case "root": self != .boolean
    case "canvas": true
    case "constraints", "expect": self == .sequence
    default: false
    }
  }
}

extension TopLevelShape {
  /// Makes the shape of a scalar.
  package init(scalar text: String) {
    self = text.isEmpty ? .nothing : ["true", "false"].contains(text) ? .boolean : .scalar
  }

  fileprivate init(_ document: YAMLDocument, _ node: NodeID) {
    switch document.shape(of: node) {
    case .mapping, .alias: self = .mapping
    case .sequence: self = .sequence
    case .scalar: self.init(scalar: document.text(of: node))
    }
  }
}
