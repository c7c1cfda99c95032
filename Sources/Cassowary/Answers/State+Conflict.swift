extension State {
  /// The conflict that a contradicting fact, or row without leaves, is part of.
  mutating func conflict(ofFact row: Int32) -> Conflict {
    guard explainsConflicts else { return Conflict(members: []) }
    var multipliers = Multipliers()
    add(row, times: 1, to: &multipliers)
    return conflict(&multipliers)
  }

  /// The conflict of a block whose required rows cannot hold together.
  ///
  /// At the least violation the sum of the violated rows is a sum of the rows held at 0: the
  /// multipliers of both are a certificate in the sense of Farkas.
  mutating func conflict(inBlock index: Int32) -> Conflict {
    guard explainsConflicts else { return Conflict(members: []) }
    let block = blocks[index]
    var multipliers = Multipliers()
    var sums = [Double](repeating: 0, count: block.nonbasic.count)
    for (row, slot) in block.basic.elements.enumerated() {
      let slot = block.slots[slot]
      // A row at 0 counts, too, when it is accounted on its forbidden side.
      guard slot.priority == 1000, !slot.isPositive else { continue }
      add(slot.owner, times: rows[slot.owner].sign, to: &multipliers)
      block.tableau.collectRow(row, into: &scratch.row)
      for entry in scratch.row.elements { sums[Int(entry.index)] += entry.coefficient }
    }
    for (column, slot) in block.nonbasic.elements.enumerated() {
      let slot = block.slots[slot]
      guard slot.priority == 1000, abs(sums[column]) > Block.flat else { continue }
      add(slot.owner, times: -sums[column] * rows[slot.owner].sign, to: &multipliers)
    }
    return conflict(&multipliers)
  }

  private func conflict(_ multipliers: inout Multipliers) -> Conflict {
    _ = resolveVariables(&multipliers)
    var members = resolveRows(multipliers).filter { abs($0.coefficient) > 1e-9 }.map(\.index)
    if areCompatible(members) {
      // Rounding has spoilt the certificate.
      members = requiredRows
    }
    return Conflict(members: irreducible(members).map { id(of: $0) })
  }

  private var requiredRows: [Int32] {
    (0..<Int32(rows.count)).filter { rows[$0].phase != .absent && rows[$0].isRequired }
  }

  /// Leaves out, the last added first, each member that the contradiction does not need.
  private func irreducible(_ members: [Int32]) -> [Int32] {
    if cancelInOneWayOnly(members) { return members }
    var needed = members
    for candidate in members.sorted(by: { rows[$0].order > rows[$1].order })
    where needed.count > 1 {
      let rest = needed.filter { $0 != candidate }
      if !areCompatible(rest) { needed = rest }
    }
    return needed
  }

  /// Whether required constraints can hold together, told by a solver of their own.
  private func areCompatible(_ members: [Int32]) -> Bool {
    var trial = State()
    trial.explainsConflicts = false
    var indices: [Int32: Int32] = [:]
    for member in members {
      var terms: [Term] = []
      for cell in rows[member].terms.indices {
        let variable = cells[cell].variable
        let index = indices[variable] ?? trial.makeVariable(nil)
        indices[variable] = index
        terms.append(Term(Variable(index: index), cells[cell].coefficient))
      }
      let relation = Relation(rawValue: Int(rows[member].relation)) ?? .equal
      let isAdded: ()? = terms.withUnsafeBufferPointer {
        guard (try? trial.add($0, rows[member].constant, relation, .required)) != nil else {
          return nil
        }
        return ()
      }
      precondition(isAdded != nil, "A constraint was accepted before.")
    }
    do throws(SolverError) {
      try trial.commit()
      return true
    } catch {
      return false
    }
  }
}
