extension State {
  /// Whether the members of a contradiction cancel one another's variables in only one way, up to
  /// a common factor; if so, each of them is needed.
  ///
  /// Fixing the factor of one member fixes that of the only other member that shares a variable,
  /// and so on. In the chains and loops that make up most contradictions this reaches every
  /// member, in time linear in their terms; false is inconclusive.
  func cancelInOneWayOnly(_ members: [Int32]) -> Bool {
    guard members.count > 1 else { return true }
    if members.count <= Self.fewMembers { return fewCancelInOneWayOnly(members) }
    var holders: [Int32: [Int]] = [:]
    for (index, member) in members.enumerated() {
      for variable in variables(of: member) { holders[variable, default: []].append(index) }
    }
    var open = holders.mapValues(\.count)
    var isKnown = [Bool](repeating: false, count: members.count)
    var pending = [0]
    isKnown[0] = true
    var known = 1
    while let index = pending.popLast() {
      for variable in variables(of: members[index]) {
        open[variable, default: 1] -= 1
        guard open[variable] == 1,
          let next = holders[variable]?.first(where: { !isKnown[$0] })
        else { continue }
        isKnown[next] = true
        known += 1
        pending.append(next)
      }
    }
    return known == members.count
  }

  /// The same of a few members, for which looking at all of them takes less than a table.
  private func fewCancelInOneWayOnly(_ members: [Int32]) -> Bool {
    let parts = members.map { variables(of: $0) }
    var unknown = UInt64(1) << members.count - 2
    var pending = UInt64(1)
    while pending != 0 {
      let index = pending.trailingZeroBitCount
      pending &= pending - 1
      for variable in parts[index] {
        // The only one that is left to cancel the variable.
        var holder: Int?
        for other in parts.indices where other != index && parts[other].contains(variable) {
          guard unknown >> other & 1 == 1 else { continue }
          if holder != nil {
            holder = nil
            break
          }
          holder = other
        }
        guard let holder else { continue }
        unknown &= ~(1 << holder)
        pending |= 1 << holder
      }
    }
    return unknown == 0
  }

  /// How many members count as few.
  private static var fewMembers: Int { 12 }

  /// Returns the variables of a constraint as stated, each once.
  private func variables(of row: Int32) -> [Int32] {
    let terms = constraints[row].terms.indices
    var found: [Int32] = []
    for place in terms {
      let variable = cells[place].variable
      var (isFirst, sum) = (true, 0.0)
      for other in terms where isFirst && cells[other].variable == variable {
        isFirst = other >= place
        sum += cells[other].coefficient
      }
      if isFirst, sum != 0 { found.append(variable) }
    }
    return found
  }
}
