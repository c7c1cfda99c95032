extension State {
  /// Returns the conflict that contains a contradictory fact or row without leaves.
  mutating func conflict(ofFact row: Int32) -> Conflict {
    var multipliers = Multipliers()
    add(row, times: 1, to: &multipliers)
    return conflict(&multipliers)
  }

  /// Returns the conflict of a block whose required rows cannot all hold.
  ///
  /// At the least violation the sum of the violated rows equals a sum of the rows held at 0: the
  /// multipliers of both form a Farkas certificate.
  ///
  /// If very many rows are violated, that would be the sum of as many contradictions: then those that
  /// are contradictions by themselves are taken, the first of them here and the others as
  /// `nextConflict()`, because solving again for each would solve everything as often.
  mutating func conflict(inBlock index: Int32) -> Conflict {
    let block = blocks[index]
    if let conflict = independentConflicts(in: block) { return conflict }
    var multipliers = Multipliers()
    var sums = [Double](repeating: 0, count: block.nonbasic.count)
    for (row, slot) in block.basic.elements.enumerated() {
      let slot = block.slots[slot]
      // A row at 0 also counts when it is accounted on its forbidden side.
      guard slot.isRequired, !slot.isPositive else { continue }
      add(slot.owner, as: 1, to: &multipliers)
      block.tableau.collectRow(row, into: &scratch.row)
      for entry in scratch.row.elements { sums[Int(entry.index)] += entry.coefficient }
    }
    for (column, slot) in block.nonbasic.elements.enumerated() {
      let slot = block.slots[slot]
      guard slot.isRequired, abs(sums[column]) > Block.flat else { continue }
      add(slot.owner, as: -sums[column], to: &multipliers)
    }
    return conflict(&multipliers)
  }

  /// Adds a multiple of a row as its slot counts it: never below 0.
  private func add(_ row: Int32, as factor: Double, to multipliers: inout Multipliers) {
    add(row, times: factor * rows[row].sign, to: &multipliers)
  }

  /// Returns a further conflict of the last failed commit, as long as all of its members are there.
  mutating func nextConflict() -> Conflict? {
    while let certificate = scratch.furtherCertificates.popLast() {
      if certificate.allSatisfy({ rows[$0.index].phase != .absent }) {
        return conflict(of: certificate, isProven: true)
      }
    }
    return nil
  }

  /// Returns the conflict of a row that is a contradiction by itself, and notes those of others; nil if
  /// there is none.
  private mutating func independentConflicts(in block: Block) -> Conflict? {
    var certificates: [[Entry]] = []
    for row in contradictoryRows(of: block) {
      var multipliers = Multipliers()
      add(block.slots[block.basic[row]].owner, as: 1, to: &multipliers)
      block.tableau.collectRow(row, into: &scratch.row)
      for entry in scratch.row.elements where abs(entry.coefficient) > Block.flat {
        let owner = block.slots[block.nonbasic[entry.index]].owner
        add(owner, as: -entry.coefficient, to: &multipliers)
      }
      let certificate = certificate(&multipliers)
      // Of the first one, solving again tells more if rounding has spoiled it.
      if certificates.isEmpty || proves(certificate) { certificates.append(certificate) }
    }
    guard let first = certificates.first else { return nil }
    scratch.furtherCertificates = certificates.dropFirst().reversed()
    return conflict(of: first)
  }

  /// The number of violated rows from which single ones are looked for, how many of them are examined
  /// for the first, and how many for further ones.
  private static var manyViolated: Int { 24 }
  private static var mostViolated: Int { 512 }

  /// Returns the tableau rows of violated required slots that no motion can help, because all they
  /// depend on is required and at its bound: first the one with the fewest terms among the oldest, then
  /// the others in their order. Empty if few rows are violated, or none of these is such a row.
  private mutating func contradictoryRows(of block: Block) -> [Int] {
    var violated: [(order: Int64, row: Int)] = []
    for (row, slot) in block.basic.elements.enumerated() {
      let slot = block.slots[slot]
      if slot.isRequired, !slot.isPositive, slot.value < -1e-6 * block.scale {
        violated.append((slot.order, row))
      }
    }
    scratch.entriesRead += block.basic.count
    guard violated.count >= Self.manyViolated else { return [] }
    violated.sort { $0.order < $1.order }
    var helpless: [Int] = []
    var best: (place: Int, terms: Int)?
    for (place, (_, row)) in violated.prefix(Self.mostViolated).enumerated() {
      if place >= Self.manyViolated, best == nil { break }
      block.tableau.collectRow(row, into: &scratch.row)
      scratch.entriesRead += scratch.row.count
      let isHelpless = scratch.row.elements.allSatisfy { entry in
        abs(entry.coefficient) <= Block.flat
          || entry.coefficient < 0 && block.slots[block.nonbasic[entry.index]].isRequired
      }
      guard isHelpless else { continue }
      if place < Self.manyViolated, scratch.row.count < best?.terms ?? .max {
        best = (helpless.count, scratch.row.count)
      }
      helpless.append(row)
    }
    if let best { helpless.insert(helpless.remove(at: best.place), at: 0) }
    return helpless
  }

  private mutating func conflict(_ multipliers: inout Multipliers) -> Conflict {
    conflict(of: certificate(&multipliers))
  }

  /// Returns the constraints of a sum of rows with their factors.
  private mutating func certificate(_ multipliers: inout Multipliers) -> [Entry] {
    _ = resolveVariables(&multipliers)
    // A slack has one definition, so these cancel.
    return resolveRows(multipliers).filter {
      abs($0.coefficient) > 1e-9 && !constraints[$0.index].isSlackDefinition
    }
  }

  private mutating func conflict(of certificate: [Entry], isProven: Bool = false) -> Conflict {
    scratch.cellsCopied += Self.memberWork * certificate.count
    // Rounding may have spoiled the certificate.
    var members =
      isProven || proves(certificate) ? certificate.map(\.index) : requiredRows
    if modes.reducesConflicts {
      if let smaller = assuming(certificate), proves(smaller) { members = smaller.map(\.index) }
      members = core(of: members)
    }
    return Conflict(members: members.map { id(of: $0) })
  }

  /// The work for looking up, sorting, proving and reporting a member of a conflict.
  private static var memberWork: Int { 200 }

  private var requiredRows: [Int32] {
    (0..<Int32(rows.count)).filter {
      rows[$0].phase != .absent && constraints[$0].isRequired && !constraints[$0].isInternal
    }
  }

  /// Whether the members, each times its factor, sum to a false numeric statement.
  private func proves(_ certificate: [Entry]) -> Bool {
    var parts = NumberTable<Double>()
    var sum = 0.0
    var largest = 1e-3
    for entry in certificate {
      sum += entry.coefficient * constraints[entry.index].constant
      largest = max(largest, abs(entry.coefficient * constraints[entry.index].constant))
      for cell in constraints[entry.index].terms.indices {
        parts.add(cells[cell].variable, entry.coefficient * cells[cell].coefficient)
      }
    }
    let slack = 1e-8 * largest
    guard abs(sum) > slack else { return false }
    let side: Double = sum > 0 ? -1 : 1
    let areSidesRight = certificate.allSatisfy { entry in
      let row = rows[entry.index]
      return row.relation == 0 || entry.coefficient * row.sign * side > 0
    }
    return areSidesRight && parts.values.allSatisfy { abs($0) < 1e-7 }
  }
}
