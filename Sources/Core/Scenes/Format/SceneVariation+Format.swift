import Controls
import Documents

extension SceneDecoder {
  /// Reads the variations of a view: a list, or a single one.
  func variations(_ node: NodeID, of kind: ViewKind) -> [SceneVariation] {
    switch document.shape(of: node) {
    case .sequence: document.items(of: node).flatMap { variation($0, of: kind) }
    case .mapping, .scalar, .alias: variation(node, of: kind)
    }
  }

  /// Returns a variation, and what varies within it.
  private func variation(_ node: NodeID, of kind: ViewKind) -> [SceneVariation] {
    var entry = VariationEntry(
      view: SceneView(id: subject, place: document.place(of: node), kind: kind))
    let before = reporter.diagnostics.count
    guard
      VariationEntry.table(of: kind)
        .decode(
          node, into: &entry, self, hint: ViewFields.hint(forChange:),
          choosing: { self.decodeChoice($0, of: $1, into: &$2, at: \.view) }),
      reporter.diagnostics.count == before
    else { return [] }
    guard let condition = entry.condition else {
      report(.missingKey("when", in: "variation"), at: node)
      return []
    }
    let own = SceneVariation(condition: condition, attributes: entry.view.attributes)
    let inner = entry.view.variations.map { inner in
      SceneVariation(condition: condition.and(inner.condition), attributes: inner.attributes)
    }
    return (own.attributes.isEmpty && !inner.isEmpty ? [] : [own]) + inner
  }
}

extension SceneView {
  /// Returns the variations as they are written: a single one, or a list; nil for none.
  func encodedVariations(_ encoder: SceneEncoder) -> YAMLValue? {
    let values = variations.compactMap { variation -> YAMLValue? in
      // A trait that is named twice is named by the values, too.
      let layers = variation.condition.layers
      let rest = SceneCondition(terms: layers.dropFirst().flatMap(\.terms))
      guard let first = layers.first,
        let when = Shape<SceneCondition>.condition.encode(first, encoder)
      else { return nil }
      let keys = variation.attributes.encoded(of: kind, encoder)
      return .mapping(
        [.init("when", when)] + keys.map { .init($0.key, rest.choice($0.value, encoder)) })
    }
    return values.count > 1 ? .list(values) : values.first
  }
}

/// A variation while it is read: the condition, and the keys of a view.
struct VariationEntry: Sendable {
  var condition: SceneCondition?
  var view: SceneView

  static let when = Field<VariationEntry>(
    "when", .condition, "The condition under which the keys apply.", \.condition)

  static func table(of kind: ViewKind) -> ObjectTable<VariationEntry> {
    let changes = ViewFields.changes(of: kind).fields.map { $0.lifted(to: \VariationEntry.view) }
    return ObjectTable("variation", [when] + changes)
  }
}
