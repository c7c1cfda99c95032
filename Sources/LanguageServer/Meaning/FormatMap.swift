package import Scenes

/// What the format expects of each node of a document, from the one table of keys.
package struct FormatMap: Sendable {
  /// A format that a document follows.
  package enum Format: Sendable {
    case scene, configuration
  }

  /// What each node may be, by its number; nothing where the format does not know it.
  private var alternatives: [[Schema]]
  /// The key of the format that each node is the value of.
  private var properties: [Schema.Property?]
  /// What all children of a container may be, where that is the same for all; for looking up.
  private var shared: [SyntaxTree.ID: [Schema]] = [:]
  /// The types of the views by id.
  package private(set) var kinds: [String: ViewKind] = ["root": .view]

  /// Follows a format through a tree.
  ///
  /// - Parameter known: the types of views that the tree does not state, by id.
  package init(_ tree: SyntaxTree, _ format: Format, known: [String: ViewKind] = [:]) {
    let schema = format == .scene ? SceneFormat.scene : SceneFormat.configuration
    alternatives = Array(repeating: [], count: tree.nodes.count)
    properties = Array(repeating: nil, count: tree.nodes.count)
    alternatives[tree.root] = schema.alternatives
    for id in tree.nodes.indices.dropFirst() {
      guard let parent = tree[id].parent else { continue }
      if tree[parent].name == "subviews" || tree[id].name == "root" && parent == tree.root {
        let name = tree[id].name
        kinds[name] = Self.stated(id, in: tree) ?? known[name] ?? .view
      }
    }
    for id in tree.nodes.indices.dropFirst() { follow(id, tree) }
  }

  /// What a node may be.
  package func alternatives(of id: SyntaxTree.ID) -> [Schema] { alternatives[id] }

  /// The key that a node is the value of; nil for a name that the document chose.
  package func property(of id: SyntaxTree.ID) -> Schema.Property? { properties[id] }

  /// The keys that a mapping takes, each once, in the order of the format.
  package func keys(of id: SyntaxTree.ID, in tree: SyntaxTree) -> [Schema.Property] {
    var seen: Set<String> = []
    return alternatives[id].flatMap { keySet(of: $0, id, tree).properties }.filter {
      seen.insert($0.name).inserted
    }
  }

  private mutating func follow(_ id: SyntaxTree.ID, _ tree: SyntaxTree) {
    guard let parent = tree[id].parent else { return }
    let isEntry = tree[id].key != nil
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
    guard case .mapping(_, _, _, let properties) = schema else {
      return keySet(of: schema, id, tree)[name]
    }
    return properties().first { $0.name == name }.map {
      KeySet.Entry(property: $0, alternatives: $0.schema.alternatives)
    }
  }

  private func keySet(of schema: Schema, _ id: SyntaxTree.ID, _ tree: SyntaxTree) -> KeySet {
    switch schema {
    case .mapping(_, _, _, let properties): KeySet(properties())
    case .view: Vocabulary.views[kinds[tree[id].name] ?? .view] ?? Self.none
    case .viewChange: Vocabulary.changes[kinds[tree[id].name] ?? .view] ?? Self.none
    case .variation: Vocabulary.variations[owner(of: id, tree)] ?? Self.none
    default: Self.none
    }
  }

  private static let none = KeySet([])

  /// The type of the view that a variation belongs to.
  private func owner(of id: SyntaxTree.ID, _ tree: SyntaxTree) -> ViewKind {
    var node = id
    while let parent = tree[node].parent {
      if tree[node].name == "variations" { return kinds[tree[parent].name] ?? .view }
      node = parent
    }
    return .view
  }

  /// The type that a view states; nil where it states none, or one that does not exist.
  private static func stated(_ id: SyntaxTree.ID, in tree: SyntaxTree) -> ViewKind? {
    tree.value("type", of: id).flatMap { ViewKind(named: tree.text(of: $0)) }
  }
}
