/// An engine's constraints by source, in order of activation.
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

  /// The activation orders of a source's constraints, ascending.
  subscript(key: Key) -> [UInt64] { orders[key] ?? [] }
}

extension LayoutEngine {
  /// The constraints by source; computed on first use, and again after constraints have come or
  /// gone.
  var sourceParts: SourceParts {
    if let knownSourceParts { return knownSourceParts }
    let made = SourceParts(constraints.values)
    knownSourceParts = made
    return made
  }
}
