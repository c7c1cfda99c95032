extension State {
  /// Finds a block for every new row: adds it to the block of all its leaves if there is one;
  /// otherwise walks from it over leaves and rows, rebuilds small blocks, and adds to large ones.
  mutating func groupNewRows() {
    guard !agenda.newRows.isEmpty else { return }
    structure += 1
    var next = 0
    while next < agenda.newRows.count {
      let row = agenda.newRows[next]
      next += 1
      guard rows[row].phase == .kernel, rows[row].block < 0 else { continue }
      if constraints[row].isNearness && isPointless(row) {
        dropNearness(row)
        continue
      }
      if let block = onlyBlock(of: row), blocks[block].hasRoomForRow {
        append(row, to: block)
        soil(block)
        continue
      }
      collectComponent(of: row)
      if component.hosts.isEmpty {
        if component.leaves.isEmpty { suspect(row) } else { buildBlock() }
      } else {
        growBlock()
      }
    }
    agenda.newRows.removeAll()
  }

  /// Returns the block that holds all leaves of a row; nil when there is none.
  private func onlyBlock(of row: Int32) -> Int32? {
    var only: Int32?
    for cell in rows[row].cells.indices where !isNumber(cell) {
      let block = seats[cells[cell].variable].block
      guard block >= 0, block == only ?? block else { return nil }
      only = block
    }
    return only
  }

  /// Collects what a row competes with, and dissolves the small blocks along the way.
  private mutating func collectComponent(of first: Int32) {
    component.removeAll()
    rows[first].isMarked = true
    component.rows.append(first)
    var next = 0
    while next < component.rows.count {
      let row = component.rows[next]
      next += 1
      for cell in rows[row].cells.indices {
        if !isNumber(cell) { collectLeaf(cells[cell].variable) }
      }
    }
    for row in component.rows.elements { rows[row].isMarked = false }
    for leaf in component.leaves.elements { variables[leaf].isMarked = false }
  }

  @inline(__always)
  private mutating func collectLeaf(_ leaf: Int32) {
    guard !variables[leaf].isMarked else { return }
    let block = seats[leaf].block
    if block >= 0 {
      if blocks[block].isSparse {
        collectHost(block)
        return
      }
      dissolve(block)
    }
    variables[leaf].isMarked = true
    component.leaves.append(leaf)
    var use = variables[leaf].kernelUses
    while use >= 0 {
      let row = cells[use].row
      use = cells[use].next
      guard !rows[row].isMarked, rows[row].phase == .kernel, rows[row].block < 0 else { continue }
      // Next to the leaf's own slot it would make a tie without an order; it will be removed in
      // its turn.
      if constraints[row].isNearness && isPointless(row) { continue }
      rows[row].isMarked = true
      component.rows.append(row)
    }
  }

  private mutating func collectHost(_ block: Int32) {
    for host in component.hosts.elements where host == block { return }
    component.hosts.append(block)
  }

  /// Whether the tie rule puts row `first` before row `second`.
  @inline(__always)
  private func precedes(_ first: Int32, _ second: Int32) -> Bool {
    let (a, b) = (constraints[first], constraints[second])
    return a.priority != b.priority ? a.priority > b.priority : a.order < b.order
  }

  /// Makes a block of the component.
  private mutating func buildBlock() {
    // Sorted, so that the block does not depend on the order of the walk.
    var elements = component.rows.elements
    sort(&elements) { precedes($0, $1) }
    var leaves = component.leaves.elements
    sort(&leaves) { $0 < $1 }
    let (rowCount, leafCount) = (component.rows.count, component.leaves.count)
    if vacancies.blocks.isEmpty {
      vacancies.blocks.append(Int32(blocks.count))
      blocks.append(Block())
    }
    let index = vacancies.blocks.removeLast()
    blocks[index].begin(rowCapacity: rowCount, columnCapacity: leafCount, limits)
    statistics.blocksBuilt += 1
    fill(index)
    startAtBounds(index)
  }

  /// Starts the leaves of a new block at the values that single-variable rows ask for, as those
  /// of intrinsic sizes do; otherwise the search would need a step for each of them.
  private mutating func startAtBounds(_ block: Int32) {
    for row in component.rows.elements where rows[row].cells.count == 1 {
      let cell = Int(rows[row].cells.start)
      guard !isNumber(cell), cells[cell].coefficient * rows[row].sign == 1 else { continue }
      blocks[block].start(at: rows[row].slot, insteadOf: seats[cells[cell].variable].slot)
    }
  }

  /// Adds the component's leaves and rows to a block.
  private mutating func fill(_ block: Int32) {
    for leaf in component.leaves.elements {
      seats[leaf].block = block
      seats[leaf].slot = blocks[block].appendLeaf(leaf)
    }
    for row in component.rows.elements { append(row, to: block) }
    soil(block)
  }

  private mutating func append(_ row: Int32, to block: Int32) {
    let record = rows[row]
    var constant = record.reducedConstant
    component.entries.removeAll()
    for index in record.cells.indices {
      let cell = cells[index]
      if isNumber(index) {
        constant += cell.coefficient * values[cell.variable]
      } else {
        component.entries.append(
          Entry(
            index: seats[cell.variable].slot, coefficient: cell.coefficient * record.sign))
      }
    }
    rows[row].block = block
    rows[row].slot = blocks[block].appendRow(
      Slot(row, of: constraints[row], record.relation, constant * record.sign),
      leaves: component.entries, &scratch)
  }

  /// Adds the component to the largest of the large blocks that it touches, and merges the others
  /// into it.
  private mutating func growBlock() {
    var host = component.hosts[0]
    for other in component.hosts.elements
    where blocks[other].basic.count > blocks[host].basic.count { host = other }
    for index in 0..<component.hosts.count where component.hosts[index] != host {
      merge(component.hosts[index], into: host)
    }
    fill(host)
  }
}

extension Slot {
  /// Makes the slot of a kernel row.
  init(_ row: Int32, of constraint: Constraint, _ relation: Int8, _ constant: Double) {
    self.init(
      owner: row, place: 0, level: -1, below: 1, above: relation == 0 ? 1 : 0,
      constant: constant, priority: constraint.isNearness ? TieKey.nearness : constraint.priority,
      order: constraint.order)
    prefersBound = constraint.prefersBound
  }
}

/// Sorts a few elements by insertion, and many with the library's sort.
@inline(__always)
private func sort(
  _ elements: inout UnsafeMutableBufferPointer<Int32>, by precedes: (Int32, Int32) -> Bool
) {
  guard elements.count <= 24 else {
    elements.sort(by: precedes)
    return
  }
  for index in elements.indices.dropFirst() {
    let element = elements[index]
    var place = index
    while place > 0 && precedes(element, elements[place - 1]) {
      elements[place] = elements[place - 1]
      place -= 1
    }
    elements[place] = element
  }
}
