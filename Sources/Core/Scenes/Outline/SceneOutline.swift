import Documents

/// Lists the statements in a scene's file.
package enum SceneOutline {
  /// Returns the statements that affect a scene's appearance, in tree order; the keys of one view
  /// by name.
  ///
  /// The title, expectations and reasons (`why`) are left out: they don't change any pixel.
  package static func entries(of scene: Scene) -> [OutlineEntry] {
    guard let document = DocumentReader.read(Reporter(scene.source)),
      document.shape(of: document.root) == .mapping
    else { return [] }
    var walk = OutlineWalk(document)
    walk.scene(document.root)
    return walk.entries
  }
}

/// A walk through one document.
private struct OutlineWalk {
  private static let silent: Set<String> = ["title", "expect", "pictures"]
  let document: YAMLDocument
  private(set) var entries: [OutlineEntry] = []

  init(_ document: YAMLDocument) { self.document = document }

  mutating func scene(_ node: NodeID) {
    var constraints: [NodeID] = []
    var root: NodeID?
    for (key, value) in sorted(node) where !Self.silent.contains(key) {
      switch key {
      case "root": root = value
      case "constraints": constraints = Array(document.items(of: value))
      default: entries += pairs(key, value).map { OutlineEntry(.scene, key: $0.0, value: $0.1) }
      }
    }
    if let root { view("root", root) }
    for item in constraints { constraint(item) }
  }

  private mutating func view(_ id: String, _ node: NodeID) {
    guard document.shape(of: node) == .mapping else { return }
    var subviews: [(key: String, value: NodeID)] = []
    for (key, value) in sorted(node) {
      if key == "subviews", document.shape(of: value) == .mapping {
        subviews = document.entries(of: value).map { (document.text(of: $0.key), $0.value) }
      } else {
        entries += pairs(key, value).map {
          OutlineEntry(.view, subject: id, key: $0.0, value: $0.1)
        }
      }
    }
    guard !subviews.isEmpty else { return }
    let order = subviews.map(\.key).joined(separator: " ")
    entries.append(OutlineEntry(.order, subject: id, value: order))
    for (id, node) in subviews { view(id, node) }
  }

  private mutating func constraint(_ node: NodeID) {
    guard document.shape(of: node) == .mapping else {
      entries.append(OutlineEntry(.constraint, value: text(of: node)))
      return
    }
    var (id, statement, rest) = ("", "", [String]())
    for (key, value) in sorted(node) {
      switch key {
      case "id": id = text(of: value)
      case "expr", "format": statement = text(of: value)
      case "why": continue
      default: rest += pairs(key, value).map { "\($0.0) \($0.1)" }
      }
    }
    if !rest.isEmpty { statement += " {\(rest.joined(separator: ", "))}" }
    entries.append(OutlineEntry(.constraint, subject: id, value: statement))
  }

  /// Returns the scalars of a value by their paths; a list of scalars is one value.
  private func pairs(_ path: String, _ node: NodeID) -> [(String, String)] {
    switch document.shape(of: node) {
    case .scalar, .alias: return [(path, text(of: node))]
    case .mapping:
      return sorted(node).flatMap { pairs("\(path).\($0.key)", $0.value) }
    case .sequence:
      let items = document.items(of: node)
      if items.allSatisfy({ document.shape(of: $0) == .scalar }) {
        return [(path, "[\(items.map(text).joined(separator: ", "))]")]
      }
      return items.enumerated().flatMap { index, item in
        pairs("\(path).\(name(of: item) ?? "\(index)")", item)
      }
    }
  }

  /// Returns the `id` of an item, which identifies it wherever it is in its list.
  private func name(of item: NodeID) -> String? {
    guard document.shape(of: item) == .mapping, let id = document.value("id", of: item),
      document.shape(of: id) == .scalar
    else { return nil }
    return text(of: id)
  }

  /// Returns a scalar as one line.
  private func text(of node: NodeID) -> String {
    document.text(of: node).split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\\n")
  }

  private func sorted(_ node: NodeID) -> [(key: String, value: NodeID)] {
    guard document.shape(of: node) == .mapping else { return [] }
    return document.entries(of: node).map { (document.text(of: $0.key), $0.value) }
      .sorted { $0.key < $1.key }
  }
}
