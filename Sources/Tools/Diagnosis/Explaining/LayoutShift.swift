/// A value that differs between two variants of a scene, and the constraints that carried the
/// change.
package struct LayoutShift: Equatable, Sendable {
  /// A constraint whose contribution to the value changed.
  package struct Carrier: Hashable, Sendable {
    /// The id in the scene; nil for none.
    package var constraint: String?
    /// The constraint as a scene would write it; that of the second variant if it exists there.
    package var description: String
    /// Where the constraint is stated; nil if there is no place.
    package var source: StatedLine?
    /// Its contribution to the first value.
    package var old: Double
    /// Its contribution to the second value.
    package var new: Double
  }

  /// The view's id.
  package var view: String
  /// The attribute.
  package var attribute: String
  /// The value in the first variant.
  package var old: Double
  /// The value in the second variant.
  package var new: Double
  /// The constraints that caused the difference, the greatest first.
  package var carriers: [Carrier]

  /// The change of the value.
  package var delta: Double { new - old }

  /// Compares the explanations of two layouts of one scene, in the order of the first.
  package static func between(_ old: [Explanation], _ new: [Explanation]) -> [LayoutShift] {
    let images = Dictionary(
      new.map { (Value(view: $0.view, attribute: $0.attribute), $0) },
      uniquingKeysWith: { first, _ in first })
    return old.compactMap { first in
      images[Value(view: first.view, attribute: first.attribute)]
        .flatMap { LayoutShift(first, $0) }
    }
  }

  /// The identity of a value.
  private struct Value: Hashable {
    let view: String
    let attribute: String
  }

  /// Returns nil for equal values.
  init?(_ old: Explanation, _ new: Explanation) {
    guard abs(old.value - new.value) > 1e-9 else { return nil }
    view = old.view
    attribute = old.attribute
    (self.old, self.new) = (old.value, new.value)
    let images = Dictionary(
      new.terms.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(old.terms.map(\.identity))
    var pairs: [(Explanation.Term?, Explanation.Term?)] = old.terms.map { term in
      (term, images[term.identity])
    }
    pairs += new.terms.filter { !known.contains($0.identity) }.map { (nil, $0) }
    carriers = pairs.compactMap(Carrier.init).enumerated().sorted {
      let sizes = (abs($0.element.delta), abs($1.element.delta))
      return sizes.0 != sizes.1 ? sizes.0 > sizes.1 : $0.offset < $1.offset
    }.map(\.element)
  }
}

extension LayoutShift.Carrier {
  /// The change of the contribution.
  package var delta: Double { new - old }

  /// Returns nil for an unchanged contribution.
  fileprivate init?(_ pair: (old: Explanation.Term?, new: Explanation.Term?)) {
    guard let term = pair.new ?? pair.old else { return nil }
    let (before, after) = (pair.old?.contribution ?? 0, pair.new?.contribution ?? 0)
    guard abs(before - after) > 1e-9 else { return nil }
    self.init(
      constraint: term.constraint, description: term.description, source: term.source, old: before,
      new: after)
  }
}
