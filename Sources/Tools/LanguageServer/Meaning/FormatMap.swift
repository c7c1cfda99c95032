package import Controls
package import Documents
package import Scenes

/// What the format expects of each node of a document, according to the table of keys.
package struct FormatMap: Sendable {
  /// A format that a document follows.
  package enum Format: Sendable {
    case scene, configuration
  }

  /// The alternatives for each node, by its number; empty if the format does not know it.
  private var alternatives: [[Schema]]
  /// The key of the format whose value each node is.
  private var properties: [Schema.Property?]
  /// The alternatives for all children of a container, if they are the same for all; only for
  /// lookup.
  private var shared: [SyntaxTree.ID: [Schema]] = [:]
  /// The types of the views, by id.
  package private(set) var kinds: [String: ViewKind] = ["root": .view]
  /// The names of the components that views are instances of, by the views' ids.
  package private(set) var instances: [String: String] = [:]
  /// The available components by name; only for lookup.
  private let components: [String: SceneComponent]
  /// The keys of mappings that depend on a component; only for lookup.
  private var decided: [SyntaxTree.ID: KeySet] = [:]

  /// Follows a format through a tree.
  ///
  /// - Parameters:
  ///   - components: the components that views may be instances of.
  ///   - whole: supplies the types of views that the tree does not state.
  package init(
    _ tree: SyntaxTree, _ format: Format, components: [SceneComponent] = [],
    besides whole: FormatMap? = nil
  ) {
    self.components = Dictionary(components.map { ($0.name, $0) }) { first, _ in first }
    let schema = format == .scene ? SceneFormat.scene : SceneFormat.configuration
    alternatives = Array(repeating: [], count: tree.nodes.count)
    properties = Array(repeating: nil, count: tree.nodes.count)
    alternatives[tree.root] = schema.alternatives
    for id in tree.nodes.indices.dropFirst() {
      guard let parent = tree[id].parent else { continue }
      if Self.holdsViews(parent, in: tree) || tree[id].name == "root" && parent == tree.root {
        let name = tree[id].name
        let type = tree.value("type", of: id).map(tree.text)
        kinds[name] = type.flatMap { ViewKind(named: $0) } ?? whole?.kinds[name] ?? .view
        instances[name] = type ?? whole?.instances[name]
      }
    }
    for id in tree.nodes.indices.dropFirst() { follow(id, tree) }
  }

  /// Whether a mapping names views: subviews, or the rows or items of a list's section.
  private static func holdsViews(_ id: SyntaxTree.ID, in tree: SyntaxTree) -> Bool {
    switch tree[id].name {
    case "subviews": return true
    case "rows", "items":
      guard let section = tree[id].parent, let list = tree[section].parent else { return false }
      return tree[list].name == "sections"
    default: return false
    }
  }

  /// Returns the name of a view's type: the type it states, else the one known for its id.
  private func typeName(of view: SyntaxTree.ID, in tree: SyntaxTree) -> String? {
    tree.value("type", of: view).map(tree.text) ?? instances[tree[view].name]
  }

  /// Returns the alternatives for a node.
  package func alternatives(of id: SyntaxTree.ID) -> [Schema] { alternatives[id] }

  /// Returns the key whose value a node is, or nil for a name chosen by the document.
  package func property(of id: SyntaxTree.ID) -> Schema.Property? { properties[id] }

  /// Returns the keys that a mapping accepts, without duplicates, in the order of the format.
  package func keys(of id: SyntaxTree.ID, in tree: SyntaxTree) -> [Schema.Property] {
    if let keys = decided[id] { return keys.properties }
    var seen: Set<String> = []
    return alternatives[id].flatMap { keySet(of: $0, id, tree).properties }.filter {
      seen.insert($0.name).inserted
    }
  }

  /// Whether a node states the type of a view.
  func isTypeOfView(_ id: SyntaxTree.ID, in tree: SyntaxTree) -> Bool {
    guard tree[id].name == "type", let parent = tree[id].parent else { return false }
    return alternatives[parent].contains { if case .view = $0 { true } else { false } }
  }

  /// Returns the component whose definition contains a node.
  func component(around id: SyntaxTree.ID, in tree: SyntaxTree) -> SceneComponent? {
    let path = tree.path(to: id)
    guard path.count > 2, tree[path[1]].name == "components" else { return nil }
    return components[tree[path[2]].name]
  }

  /// Returns the keys that depend on a component: those of its instances' `with`, and of its
  /// examples.
  private func keysDecided(for id: SyntaxTree.ID, in tree: SyntaxTree) -> KeySet? {
    guard let parent = tree[id].parent else { return nil }
    if tree[id].name == "with" {
      return typeName(of: parent, in: tree).flatMap { components[$0] }.map(Vocabulary.parameters)
    }
    guard tree[parent].name == "examples", let owner = tree[parent].parent,
      let table = tree[owner].parent, table != tree.root, tree[table].name == "components",
      tree[table].parent == tree.root
    else { return nil }
    return components[tree[owner].name].map(Vocabulary.example)
  }

  private mutating func follow(_ id: SyntaxTree.ID, _ tree: SyntaxTree) {
    guard let parent = tree[id].parent else { return }
    let isEntry = tree[id].key != nil
    if let keys = keysDecided(for: id, in: tree) { decided[id] = keys }
    if let entry = decided[parent]?[tree[id].name] {
      properties[id] = entry.property
      alternatives[id] = entry.alternatives
      return
    }
    // All items of a list, and all values of a mapping from names, are of one kind.
    if let known = shared[parent] {
      alternatives[id] = known
      return
    }
    var found: [Schema] = []
    var isShared = true
    for schema in alternatives[parent] {
      switch schema {
      case .list(let item, _): if !isEntry { found += item.alternatives }
      case .dictionary(let value, _): if isEntry { found += value.alternatives }
      case .mapping, .view, .viewChange, .variation:
        isShared = false
        guard isEntry, let entry = entry(tree[id].name, of: schema, parent, tree) else {
          continue
        }
        if properties[id] == nil { properties[id] = entry.property }
        found += entry.alternatives
      default: continue
      }
    }
    alternatives[id] = found
    if isShared { shared[parent] = found }
  }

  /// A key of a mapping.
  private func entry(
    _ name: String, of schema: Schema, _ id: SyntaxTree.ID, _ tree: SyntaxTree
  ) -> KeySet.Entry? {
    guard case .mapping(_, _, _, _, let properties) = schema else {
      return keySet(of: schema, id, tree)[name]
    }
    return properties().first { $0.name == name }.map {
      KeySet.Entry(property: $0, alternatives: $0.schema.alternatives)
    }
  }

  private func keySet(of schema: Schema, _ id: SyntaxTree.ID, _ tree: SyntaxTree) -> KeySet {
    switch schema {
    case .mapping(_, _, _, _, let properties): KeySet(properties())
    case .view:
      typeName(of: id, in: tree).flatMap { components[$0] }.map(Vocabulary.instance)
        ?? Vocabulary.views[kind(of: id, in: tree)] ?? Self.none
    case .viewChange: Vocabulary.changes[kinds[tree[id].name] ?? .view] ?? Self.none
    case .variation: Vocabulary.variations[owner(of: id, tree)] ?? Self.none
    default: Self.none
    }
  }

  private func kind(of view: SyntaxTree.ID, in tree: SyntaxTree) -> ViewKind {
    typeName(of: view, in: tree).flatMap { ViewKind(named: $0) } ?? kinds[tree[view].name] ?? .view
  }

  private static let none = KeySet([])

  /// Returns the type of the view that a variation belongs to.
  private func owner(of id: SyntaxTree.ID, _ tree: SyntaxTree) -> ViewKind {
    var node = id
    while let parent = tree[node].parent {
      if tree[node].name == "variations" { return kinds[tree[parent].name] ?? .view }
      node = parent
    }
    return .view
  }
}
