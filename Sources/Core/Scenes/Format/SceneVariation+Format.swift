import Controls
import Documents

extension SceneDecoder {
  /// Reads the variations of a view: a list, or a single one.
  func variations(_ node: NodeID, of kind: ViewKind) -> [SceneVariation] {
    switch document.shape(of: node) {
    case .sequence: document.items(of: node).compactMap { variation($0, of: kind) }
    case .mapping, .scalar, .alias: [variation(node, of: kind)].compactMap { $0 }
    }
  }

  private func variation(_ node: NodeID, of kind: ViewKind) -> SceneVariation? {
    var entry = VariationEntry(
      view: SceneView(id: subject, place: document.place(of: node), kind: kind))
    let before = reporter.diagnostics.count
    guard
      VariationEntry.table(of: kind)
        .decode(node, into: &entry, self, hint: ViewFields.hint(forChange:)),
      reporter.diagnostics.count == before
    else { return nil }
    guard let condition = entry.condition else {
      return fail(.missingKey("when", in: "variation"), at: node)
    }
    return SceneVariation(condition: condition, attributes: entry.view.attributes)
  }
}

extension SceneView {
  /// Returns the variations as they are written: a single one, or a list; nil for none.
  func encodedVariations(_ encoder: SceneEncoder) -> YAMLValue? {
    let values = variations.compactMap { variation -> YAMLValue? in
      guard let condition = Shape<SceneCondition>.condition.encode(variation.condition, encoder)
      else { return nil }
      return .mapping(
        [.init("when", condition)] + variation.attributes.encoded(of: kind, encoder))
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
