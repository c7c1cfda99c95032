/// The constraints that an engine knows of each source, in the order of activation.
struct SourceParts {
  struct Key: Hashable {
    let index: Int
    let origin: ConstraintOrigin
  }

  private var orders: [Key: [UInt64]] = [:]

  init(_ entries: some Sequence<EngineConstraint>) {
    for constraint in entries.lazy.map(\.constraint) {
      guard let index = constraint.sourceIndex else { continue }
      orders[Key(index: index, origin: constraint.origin), default: []]
        .append(constraint.activationOrder)
    }
    for key in orders.keys { orders[key]?.sort() }
  }

  /// The places in the order of activation of a source's constraints, ascending.
  subscript(key: Key) -> [UInt64] { orders[key] ?? [] }
}

extension LayoutEngine {
  /// The constraints by source; made when first asked for, and again after constraints have come or
  /// gone.
  var sourceParts: SourceParts {
    if let knownSourceParts { return knownSourceParts }
    let made = SourceParts(constraints.values)
    knownSourceParts = made
    return made
  }
}
