import Documents

/// Lists the statements in a scene's file.
package enum SceneOutline {
  /// Returns the statements that affect a scene's appearance, in tree order, the keys of one view by
  /// name; then what it uses of components and of the files that it shares.
  ///
  /// The title, expectations and reasons (`why`) are left out: they don't change any pixel.
  package static func entries(of scene: Scene) -> [OutlineEntry] {
    guard let document = DocumentReader.read(Reporter(scene.source)),
      document.shape(of: document.root) == .mapping
    else { return [] }
    var walk = OutlineWalk(document)
    walk.scene(document.root, without: scene.example == nil ? [] : SharedFiles.tables)
    return walk.statements.map(\.entry) + scene.sharedStatements.map(\.entry)
  }
}

/// A walk through one document.
struct OutlineWalk {
  /// A statement, and the line that it is on.
  struct Statement {
    var entry: OutlineEntry
    let line: Int
  }

  private static let silent: Set<String> = ["title", "expect", "pictures", "components"]
  private let document: YAMLDocument
  private(set) var statements: [Statement] = []

  init(_ document: YAMLDocument) { self.document = document }

  /// Walks through a scene.
  mutating func scene(_ node: NodeID, without left: [String]) {
    var constraints: [NodeID] = []
    var root: NodeID?
    for (key, value) in sorted(node) where !Self.silent.contains(key) && !left.contains(key) {
      switch key {
      case "root": root = value
      case "constraints": constraints = Array(document.items(of: value))
      default: add(pairs(key, value)) { OutlineEntry(.scene, key: $0, value: $1) }
      }
    }
    if let root { view("root", root) }
    for item in constraints { constraint(item) }
  }

  /// Walks through a component, of whose examples at most one counts.
  mutating func component(_ node: NodeID, example: String?) {
    for (key, value) in sorted(node) {
      switch key {
      case "why": continue
      case "view": view("root", value)
      case "constraints": for item in document.items(of: value) { constraint(item) }
      case "examples":
        for (name, value) in sorted(value) where name == example { table("\(key).\(name)", value) }
      default: table(key, value)
      }
    }
  }

  /// Walks through a value, as settings under a name.
  mutating func table(_ name: String, _ node: NodeID) {
    add(pairs(name, node)) { OutlineEntry(.scene, key: $0, value: $1) }
  }

  private mutating func view(_ id: String, _ node: NodeID) {
    guard document.shape(of: node) == .mapping else { return }
    var subviews: [(key: String, value: NodeID)] = []
    for (key, value) in sorted(node) {
      if key == "subviews", document.shape(of: value) == .mapping {
        subviews = document.entries(of: value).map { (document.text(of: $0.key), $0.value) }
      } else {
        add(pairs(key, value)) { OutlineEntry(.view, subject: id, key: $0, value: $1) }
      }
    }
    guard !subviews.isEmpty else { return }
    let order = subviews.map(\.key).joined(separator: " ")
    add(OutlineEntry(.order, subject: id, value: order), at: node)
    for (id, node) in subviews { view(id, node) }
  }

  private mutating func constraint(_ node: NodeID) {
    guard document.shape(of: node) == .mapping else {
      return add(OutlineEntry(.constraint, value: text(of: node)), at: node)
    }
    var (id, statement, rest) = ("", "", [String]())
    for (key, value) in sorted(node) {
      switch key {
      case "id": id = text(of: value)
      case "expr", "format": statement = text(of: value)
      case "why": continue
      default: rest += pairs(key, value).map { "\($0.path) \(self.value(of: $0.node))" }
      }
    }
    if !rest.isEmpty { statement += " {\(rest.joined(separator: ", "))}" }
    add(OutlineEntry(.constraint, subject: id, value: statement), at: node)
  }

  private mutating func add(_ entry: OutlineEntry, at node: NodeID) {
    statements.append(Statement(entry: entry, line: document.place(of: node).line))
  }

  private mutating func add(
    _ pairs: [(path: String, node: NodeID)], as entry: (String, String) -> OutlineEntry
  ) {
    for (path, node) in pairs { add(entry(path, value(of: node)), at: node) }
  }

  /// Returns the scalars of a value by their paths; a list of scalars is one value.
  private func pairs(_ path: String, _ node: NodeID) -> [(path: String, node: NodeID)] {
    switch document.shape(of: node) {
    case .scalar, .alias: return [(path, node)]
    case .mapping:
      return sorted(node).flatMap { pairs("\(path).\($0.key)", $0.value) }
    case .sequence:
      let items = document.items(of: node)
      if items.allSatisfy({ document.shape(of: $0) == .scalar }) { return [(path, node)] }
      return items.enumerated().flatMap { index, item in
        pairs("\(path).\(name(of: item) ?? "\(index)")", item)
      }
    }
  }

  /// Returns a scalar, or a list of scalars, as one line.
  private func value(of node: NodeID) -> String {
    guard document.shape(of: node) == .sequence else { return text(of: node) }
    return "[\(document.items(of: node).map(text).joined(separator: ", "))]"
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
