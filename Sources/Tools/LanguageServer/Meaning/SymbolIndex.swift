import Controls
package import Documents
import Scenes

/// Something with a name in a document.
package struct SceneSymbol: Hashable, Sendable {
  /// The kind of thing named.
  package enum Kind: Hashable, Sendable {
    /// A view, a guide or a metric, which share one namespace.
    case item
    case constraint, color, state, stringKey
    /// A component of the document, or of a file it includes.
    case component
    /// A file, by its path as written in the document.
    case file
  }

  /// The kind of thing named.
  package let kind: Kind
  /// The name.
  package let name: String
}

/// A place where a document uses a name.
package struct Occurrence: Hashable, Sendable {
  /// The thing named.
  package let symbol: SceneSymbol
  /// The bytes of the name.
  package let range: Range<Int>
  /// Whether the name is defined here.
  package let isDefinition: Bool
  /// The node that contains the name; for a definition, the node that is named.
  package let node: SyntaxTree.ID
  /// The role that its definition gives an item.
  package var role: Role?

  /// The role of an item.
  package enum Role: Hashable, Sendable {
    case view, guide, metric
  }
}

/// The names in a document and their places, in the order of the file.
package struct SymbolIndex: Sendable {
  /// The occurrences, sorted by place.
  package private(set) var occurrences: [Occurrence] = []
  private var definitions: [SceneSymbol: Int] = [:]

  /// Collects the names in a tree.
  package init(_ tree: SyntaxTree, _ format: FormatMap) {
    var walk = SymbolWalk(tree: tree, format: format)
    for id in tree.nodes.indices { walk.visit(id) }
    occurrences = walk.found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    for (index, occurrence) in occurrences.enumerated()
    where occurrence.isDefinition && definitions[occurrence.symbol] == nil {
      definitions[occurrence.symbol] = index
    }
  }

  /// Returns the occurrence whose name contains a byte or ends at it.
  package func occurrence(at offset: Int) -> Occurrence? {
    occurrences.last { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  /// Returns where something is defined, or nil if this document does not define it.
  package func definition(of symbol: SceneSymbol) -> Occurrence? {
    definitions[symbol].map { occurrences[$0] }
  }

  /// Returns all places that name something.
  package func occurrences(of symbol: SceneSymbol) -> [Occurrence] {
    occurrences.filter { $0.symbol == symbol }
  }

  /// Returns the names defined for a kind of thing, in the order of the file.
  package func names(_ kind: SceneSymbol.Kind, _ roles: Set<Occurrence.Role> = []) -> [String] {
    var seen: Set<String> = []
    return occurrences.compactMap { occurrence in
      guard occurrence.isDefinition, occurrence.symbol.kind == kind,
        roles.isEmpty || occurrence.role.map(roles.contains) == true
      else { return nil }
      return seen.insert(occurrence.symbol.name).inserted ? occurrence.symbol.name : nil
    }
  }
}

/// Walks over a tree and collects names.
private struct SymbolWalk {
  let tree: SyntaxTree
  let format: FormatMap
  var found: [Occurrence] = []

  mutating func visit(_ id: SyntaxTree.ID) {
    let node = tree[id]
    if let key = node.key, let parent = node.parent { visitKey(id, unquoted(key), parent) }
    guard case .scalar = node.kind else { return }
    let schemas = format.alternatives(of: id)
    if schemas.contains(where: \.isStatement) { return visitStatement(id) }
    visitScalar(id, schemas.compactMap(\.meaning))
  }

  private func unquoted(_ range: Range<Int>) -> Range<Int> {
    let first = tree.bytes[range.lowerBound]
    guard first == 0x22 || first == 0x27, range.count > 1 else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  private mutating func add(
    _ kind: SceneSymbol.Kind, _ name: String, _ range: Range<Int>, _ node: SyntaxTree.ID,
    isDefinition: Bool = false, role: Occurrence.Role? = nil
  ) {
    guard !range.isEmpty else { return }
    found.append(
      Occurrence(
        symbol: SceneSymbol(kind: kind, name: name), range: range, isDefinition: isDefinition,
        node: node, role: role))
  }

  private mutating func visitKey(
    _ id: SyntaxTree.ID, _ key: Range<Int>, _ parent: SyntaxTree.ID
  ) {
    let name = tree[id].name
    let outer = tree[parent].parent
    if name == "root", parent == tree.root {
      return add(.item, name, key, id, isDefinition: true, role: .view)
    }
    guard let table = format.property(of: parent)?.name else {
      // The keys of the texts of one language.
      if let outer, outer != tree.root, format.property(of: outer)?.name == "strings",
        tree[outer].parent == tree.root
      {
        add(.stringKey, name, key, id, isDefinition: true)
      }
      return
    }
    let isTop = outer == tree.root
    switch table {
    case "subviews", "rows": add(.item, name, key, id, isDefinition: true, role: .view)
    case "metrics" where isTop: add(.item, name, key, id, isDefinition: true, role: .metric)
    case "colors" where isTop: add(.color, name, key, id, isDefinition: true)
    case "components" where isTop: add(.component, name, key, id, isDefinition: true)
    case "states" where isTop: add(.state, name, key, id, isDefinition: true)
    case "views" where !isTop: add(.item, name, key, id)
    case "customSpacing": add(.item, name, key, id)
    case "constraints" where !isTop && tree.isMapping(parent): add(.constraint, name, key, id)
    default: break
    }
  }

  private mutating func visitStatement(_ id: SyntaxTree.ID) {
    let scalar = tree.scalar(of: id)
    for token in StatementScanner.tokens(of: scalar.bytes)
    where [.item, .metric, .name].contains(token.kind) {
      let name = String(decoding: scalar.bytes[token.range], as: UTF8.self)
      add(.item, name, scalar.source(token.range), id)
    }
  }

  private mutating func visitScalar(_ id: SyntaxTree.ID, _ meanings: [StringMeaning]) {
    let scalar = tree.scalar(of: id)
    let text = scalar.text
    // Text that begins with a dollar sign names a parameter of a component, or an item.
    guard !text.isEmpty, !text.hasPrefix("$") else { return }
    let range = scalar.source(0..<scalar.bytes.count)
    let table = tree[id].parent.flatMap { format.property(of: $0)?.name }
    let key = format.property(of: id)?.name
    if meanings.contains(.id), table == "guides" {
      return add(.item, text, range, id, isDefinition: true, role: .guide)
    }
    if meanings.contains(.viewID) { return add(.item, text, range, id) }
    if meanings.contains(.color) { return add(.color, text, range, id) }
    if meanings.contains(.path) { return add(.file, text, range, id) }
    if key == "state" || table == "state" || meanings.contains(.stateName) {
      return add(.state, text, range, id)
    }
    if meanings.contains(.metricName), Identifier.isValid(text) {
      return add(.item, text, range, id)
    }
    switch key {
    case "type" where format.isTypeOfView(id, in: tree) && ViewKind(named: text) == nil:
      add(.component, text, range, id)
    case "id" where tree[id].parent.map(isConstraint) == true:
      add(.constraint, text, range, id, isDefinition: true)
    case "key", "text", "placeholder": add(.stringKey, text, range, id)
    default: break
    }
  }

  private func isConstraint(_ id: SyntaxTree.ID) -> Bool {
    tree.value("expr", of: id) != nil || tree.value("format", of: id) != nil
  }
}
