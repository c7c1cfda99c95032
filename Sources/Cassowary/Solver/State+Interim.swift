extension State {
  /// All constraints but those in `without` as one block, leaves in order of creation.
  func makeBlock(_ members: [Int32]? = nil, extra: Slot? = nil, _ terms: [Term] = []) -> Block {
    let chosen = members ?? constraints.indices.map { Int32($0) }
    let count = published.count
    var block = Block(rowCapacity: chosen.count + 1, columnCapacity: count)
    for variable in 0..<Int32(count) { _ = block.appendLeaf(variable) }
    var entries = Store<Entry>()
    func fill(_ terms: [Term], _ sign: Double) {
      entries.removeAll()
      for term in terms {
        entries.append(Entry(index: term.variable.index, coefficient: term.coefficient * sign))
      }
    }
    for index in chosen {
      guard let row = constraints[Int(index)] else { continue }
      let sign: Double = row.relation == .lessThanOrEqual ? -1 : 1
      fill(row.terms, sign)
      let slot = Slot(
        owner: index, place: 0, level: 0, below: 1, above: row.relation == .equal ? 1 : 0,
        constant: row.constant * sign, priority: row.priority, order: row.order)
      _ = block.appendRow(slot, entries)
    }
    if let extra {
      fill(terms, 1)
      _ = block.appendRow(extra, entries)
    }
    entries.free()
    return block
  }

  func requiredViolation(_ block: Block) -> Double {
    var sum = 0.0
    for slot in block.slots.elements
    where slot.priority == 1000 && slot.isBasic && slot.slope != 0 {
      sum += abs(slot.value)
    }
    return sum
  }

  mutating func solve(_ block: inout Block, ties: Bool) throws(SolverError) -> SearchResult {
    _ = block.refresh(&scratch)
    let result = block.search(settlesTies: ties, &scratch, &statistics)
    if case .pivotLimit(let limit) = result { throw .pivotLimit(limit) }
    return result
  }

  func isFeasible(_ block: Block) -> Bool {
    requiredViolation(block) <= 1e-7 * block.scale
  }

  mutating func commit() throws(SolverError) {
    var block = makeBlock()
    _ = try solve(&block, ties: true)
    guard isFeasible(block) else {
      block.free()
      throw .unsatisfiable(try conflict())
    }
    changedVariables.removeAll()
    for variable in published.indices {
      let slot = block.slots[variable]
      let value = (slot.isBasic ? slot.value : 0) + 0
      if value != published[variable] {
        published[variable] = value
        changedVariables.append(Variable(index: Int32(variable)))
      }
    }
    solved?.free()
    solved = block
    for index in retired {
      generations[Int(index)] += 1
      freeIndices.append(index)
    }
    retired.removeAll()
    undo.removeAll()
    statistics.commits += 1
  }

  private mutating func conflict() throws(SolverError) -> Conflict {
    var members = constraints.indices.map { Int32($0) }.filter {
      constraints[Int($0)]?.priority == 1000
    }
    for candidate in members.reversed() {
      let rest = members.filter { $0 != candidate }
      var block = makeBlock(rest)
      defer { block.free() }
      _ = try solve(&block, ties: false)
      if !isFeasible(block) { members = rest }
    }
    return Conflict(members: members.map { id($0) })
  }

  func value(of variable: Int32) -> Double {
    published[Int(variable)]
  }

  mutating func range(of variable: Int32) -> FreeRange {
    FreeRange(lower: bound(of: variable, 1), upper: bound(of: variable, -1))
  }

  private mutating func bound(of variable: Int32, _ direction: Double) -> Double? {
    let probe = Slot(
      owner: -1, place: 0, level: 0, below: -direction, above: direction, constant: 0,
      priority: 1e-300, order: .max)
    var block = makeBlock(extra: probe, [Term(Variable(index: variable))])
    defer { block.free() }
    guard let result = try? solve(&block, ties: false), case .optimal = result else { return nil }
    let slot = block.slots[variable]
    return (slot.isBasic ? slot.value : 0) + 0
  }

  mutating func isFree(_ variable: Int32) -> Bool {
    let range = range(of: variable)
    guard let lower = range.lower, let upper = range.upper else { return true }
    return upper - lower > 1e-7 * max(1, abs(upper))
  }

  mutating func influences(on variable: Int32) -> [Influence] {
    guard let block = solved, Int(variable) < published.count,
      block.slots[variable].isBasic
    else { return [] }
    var found: [Influence] = []
    block.tableau.collectRow(Int(block.slots[variable].place), into: &scratch.row)
    for entry in scratch.row.elements {
      let slot = block.slots[block.nonbasic[entry.index]]
      guard slot.owner >= 0, let row = constraints[Int(slot.owner)] else { continue }
      let sign: Double = row.relation == .lessThanOrEqual ? -1 : 1
      found.append(
        Influence(constraint: id(slot.owner), sensitivity: entry.coefficient * sign))
    }
    return found.sorted { $0.constraint < $1.constraint }
  }

  func residual(of index: Int32) -> Double {
    guard let row = constraints[Int(index)] else { return 0 }
    return row.terms.reduce(row.constant) {
      $0 + $1.coefficient * published[Int($1.variable.index)]
    }
  }

  func isSatisfied(_ index: Int32) -> Bool {
    guard let row = constraints[Int(index)] else { return true }
    var largest = max(1, abs(row.constant))
    for term in row.terms {
      largest = max(largest, abs(term.coefficient * published[Int(term.variable.index)]))
    }
    return row.violation(residual(of: index)) <= 1e-8 * largest
  }

  var violated: [ConstraintID] {
    constraints.indices.map { Int32($0) }.filter {
      constraints[Int($0)] != nil && !isSatisfied($0)
    }.map { id($0) }
  }

  func dump() -> String {
    "\(constraints.compactMap { $0 }.count) constraints, \(published.count) variables"
  }
}
