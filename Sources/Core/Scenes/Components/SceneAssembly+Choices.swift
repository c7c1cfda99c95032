import Controls
import Documents

extension SceneAssembly {
  /// The components of the files, with the words that parameters take where they stand for the value of a
  /// key with a choice: `vertical` and `horizontal` for `axis: $axis`.
  func outlinesWithChoices() -> [SceneComponent] {
    zip(componentOrder, outlines).map { component, outline in
      var outline = outline
      var choices: [String: [String]] = [:]
      var walked: Set<NodeID> = []
      if let view = component.view { collect(.view, of: view, &choices, &walked) }
      for index in outline.parameters.indices
      where [.text, .verbatim].contains(outline.parameters[index].type) {
        outline.parameters[index].choices = choices[outline.parameters[index].name] ?? []
      }
      return outline
    }
  }

  /// The colours in the files' tables, sorted by their names; without those that have errors.
  var namedColors: [(name: String, color: SceneColor)] {
    let decoder = SceneDecoder(document, reporter)
    for root in roots.reversed() where document.shape(of: root) == .mapping {
      guard let table = document.value("colors", of: root) else { continue }
      _ = Shape<Int>.colorTable.decode(table, decoder)
    }
    return colorNames.sorted().compactMap { name in decoder.colors[name].map { (name, $0) } }
  }

  /// Collects the words for the names that stand for whole values below a node; of several places the
  /// first counts.
  private func collect(
    _ schema: Schema, of node: NodeID, _ choices: inout [String: [String]],
    _ walked: inout Set<NodeID>
  ) {
    switch document.shape(of: node) {
    case .alias: break
    case .scalar:
      guard document.hasDollar(node), let path = template(of: node).wholeName?.path,
        path.count == 1, choices[path[0]] == nil, let words = schema.soleWords
      else { return }
      choices[path[0]] = words
    case .sequence:
      guard walked.insert(node).inserted, let item = schema.item else { return }
      for value in document.items(of: node) { collect(item, of: value, &choices, &walked) }
    case .mapping:
      guard walked.insert(node).inserted else { return }
      let type = document.value("type", of: node).map { document.text(of: $0) }
      for (key, value) in document.entries(of: node) {
        guard let inner = schema.value(of: document.text(of: key), type: type) else { continue }
        collect(inner, of: value, &choices, &walked)
      }
    }
  }
}

extension Schema {
  /// Itself, or the alternatives of one that is of several.
  fileprivate var options: [Schema] {
    if case .either(let options) = self { options.flatMap(\.options) } else { [self] }
  }

  /// The words of the first alternative that is a choice; nil if there is none.
  fileprivate var soleWords: [String]? {
    for case .choice(let words) in options { return words }
    for case .openChoice(let words, _) in options { return words }
    return nil
  }

  /// The items of a list.
  fileprivate var item: Schema? {
    for case .list(let item, _) in options { return item }
    return nil
  }

  /// Returns the schema of a key's value; of a view, that of its type's key.
  fileprivate func value(of key: String, type: String?) -> Schema? {
    for option in options {
      switch option {
      case .view, .viewChange, .variation:
        let kind = type.flatMap { ViewKind(rawValue: $0) } ?? .view
        if let field = ViewFields.table(of: kind).fields.first(where: { $0.name == key }) {
          return field.schema
        }
      case .mapping(_, _, _, _, let properties):
        if let property = properties().first(where: { $0.name == key }) { return property.schema }
      case .dictionary(let value, _): return value
      default: break
      }
    }
    return nil
  }
}
