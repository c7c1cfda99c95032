/// Certificates with assumptions in place of members.
extension State {
  /// A certificate some of whose members have been replaced.
  private struct Weakened {
    /// The factor of each member and assumption; 0 for those that have been replaced.
    var factors: NumberTable<Double>
    /// What the rows add up to: a number that should be 0, or on the other side of it.
    var sum: Double
    var isChanged = false
  }

  /// Replaces members of a certificate with weaker assumptions about their variables, latest member
  /// first, as long as the sum remains false; nil if none can be replaced.
  func assuming(_ certificate: [Entry]) -> [Entry]? {
    var weakened = Weakened(
      factors: NumberTable(certificate.map(\.index), certificate.map(\.coefficient)),
      sum: constant(of: certificate))
    let newestFirst = certificate.sorted {
      constraints[$0.index].order > constraints[$1.index].order
    }
    for entry in newestFirst
    where !constraints[entry.index].isAssumed && weakened.factors[entry.index] != 0 {
      guard let assumed = assumptions(inPlaceOf: entry) else { continue }
      if replace([entry], with: assumed, in: &weakened) { continue }
      replaceChain(from: entry, of: certificate, in: &weakened)
    }
    guard weakened.isChanged else { return nil }
    let found = weakened.factors
    return zip(found.numbers, found.values).filter { $1 != 0 }
      .map { Entry(index: $0, coefficient: $1) }.sorted { $0.index < $1.index }
  }

  private func constant(of entries: [Entry]) -> Double {
    entries.reduce(0) { $0 + $1.coefficient * constraints[$1.index].constant }
  }

  /// Replaces a part of a certificate with assumptions that have its terms, if the sum remains false and
  /// each assumption holds on the side on which it is counted; else changes nothing and returns false.
  private func replace(
    _ part: [Entry], with assumed: [Entry], in weakened: inout Weakened
  ) -> Bool {
    let side: Double = weakened.sum > 0 ? -1 : 1
    let rest = weakened.sum - constant(of: part) + constant(of: assumed)
    guard rest * side < -1e-6 else { return false }
    for bound in assumed {
      let factor = bound.coefficient + (weakened.factors[bound.index] ?? 0)
      guard abs(factor) < 1e-9 || factor * rows[bound.index].sign * side > 0 else { return false }
    }
    for entry in part { weakened.factors.set(entry.index, to: 0) }
    for bound in assumed {
      let factor = bound.coefficient + (weakened.factors[bound.index] ?? 0)
      weakened.factors.set(bound.index, to: abs(factor) < 1e-9 ? 0 : factor)
    }
    (weakened.sum, weakened.isChanged) = (rest, true)
    return true
  }

  /// Replaces a member about one variable together with those that hand its bound on, `a >= 300` with
  /// `a == b + 20`, with the assumption about the variable to which the chain leads.
  private func replaceChain(
    from end: Entry, of certificate: [Entry], in weakened: inout Weakened
  ) {
    let terms = constraints[end.index].terms
    guard certificate.count <= Self.mostLinked, terms.count == 1 else { return }
    var chain = [end]
    var variable = cells[terms.start].variable
    while let link = onlyHolder(of: variable, in: certificate, besides: chain, weakened),
      let other = onlyCell(of: link, besides: variable),
      let bound = assumption(of: cells[other].variable)
    {
      chain.append(link)
      variable = cells[other].variable
      let factor =
        link.coefficient * cells[other].coefficient
        / cells[constraints[bound].terms.start].coefficient
      if replace(chain, with: [Entry(index: bound, coefficient: factor)], in: &weakened) { return }
    }
  }

  /// Returns the only member left that holds a variable, besides the given ones; nil if there are others,
  /// or an assumption holds it.
  private func onlyHolder(
    of variable: Int32, in certificate: [Entry], besides chain: [Entry], _ weakened: Weakened
  ) -> Entry? {
    if let bound = assumption(of: variable), let factor = weakened.factors[bound], factor != 0 {
      return nil
    }
    var holder: Entry?
    for entry in certificate where !chain.contains(where: { $0.index == entry.index }) {
      let terms = constraints[entry.index].terms.indices
      guard terms.contains(where: { cells[$0].variable == variable }),
        weakened.factors[entry.index] != 0
      else { continue }
      guard holder == nil else { return nil }
      holder = entry
    }
    return holder
  }

  /// Returns the only cell of a member about another variable; nil if there are several or none.
  private func onlyCell(of entry: Entry, besides variable: Int32) -> Int? {
    var found: Int?
    for cell in constraints[entry.index].terms.indices where cells[cell].variable != variable {
      guard found == nil else { return nil }
      found = cell
    }
    return found
  }

  /// Returns the assumptions, each with its factor, that have the terms of a member with its factor; nil
  /// for a member of many terms, or with a variable about which nothing is assumed.
  private func assumptions(inPlaceOf entry: Entry) -> [Entry]? {
    let terms = constraints[entry.index].terms
    guard terms.count <= Self.mostReplacedTerms else { return nil }
    var assumed: [Entry] = []
    for cell in terms.indices {
      guard let bound = assumption(of: cells[cell].variable) else { return nil }
      let factor =
        entry.coefficient * cells[cell].coefficient
        / cells[constraints[bound].terms.start].coefficient
      if let index = assumed.firstIndex(where: { $0.index == bound }) {
        assumed[index].coefficient += factor
      } else {
        assumed.append(Entry(index: bound, coefficient: factor))
      }
    }
    return assumed
  }

  /// The terms of a member that assumptions may replace.
  private static var mostReplacedTerms: Int { 4 }

  /// The members of a certificate in which chains are looked for: each step looks at all of them.
  private static var mostLinked: Int { 16 }
}
