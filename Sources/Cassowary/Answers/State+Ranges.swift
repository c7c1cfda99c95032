extension State {
  mutating func range(of variable: Int32) -> FreeRange {
    let value = answer(variable)
    guard mayMove(variable) else { return FreeRange(lower: value, upper: value) }
    guard let groups = leafGroups(below: variable) else {
      return FreeRange(lower: nil, upper: nil)
    }
    var (fall, rise) = (0.0, 0.0)
    for group in groups {
      let room = self.room(for: group)
      fall += room.fall
      rise += room.rise
    }
    return FreeRange(
      lower: fall < .infinity ? value - fall + 0 : nil,
      upper: rise < .infinity ? value + rise : nil)
  }

  mutating func isFree(_ variable: Int32) -> Bool { freedomMark(of: variable) != nil }

  /// Returns the first leaf found that lets a variable move, with the state of its block; nil for
  /// a variable that the levels settle.
  mutating func freedomMark(of variable: Int32) -> FreedomMark? {
    guard mayMove(variable) else { return nil }
    if let known = knownMark(of: variable) { return known }
    guard let groups = leafGroups(below: variable) else {
      return FreedomMark(leaf: probes.bareLeaf, version: -1)
    }
    // Any leaf will do. The last blocks hold the youngest leaves, which in a chain are the
    // variable's own.
    for group in groups.reversed() {
      let leaf = ~blocks[group.block].slots[group.entries[0].index].owner
      if canMove(group) {
        return FreedomMark(leaf: leaf, version: blocks[group.block].version)
      }
    }
    return nil
  }

  /// Whether a mark is still valid; it certainly is while no definition changes.
  func stillHolds(_ mark: FreedomMark) -> Bool {
    guard variables[mark.leaf].isAlive, variables[mark.leaf].definition < 0 else { return false }
    let block = seats[mark.leaf].block
    return block < 0 ? mark.version < 0 : mark.version == blocks[block].version
  }

  /// Leaves of one block, by slot, with their coefficients in a variable.
  private struct LeafGroup {
    var block: Int32
    var entries: [Entry]
  }

  /// How far a sum of leaves can go down and up; infinity if there is no limit.
  struct Room: BitwiseCopyable {
    var fall = 0.0
    var rise = 0.0
    /// The version of the block for which it was found.
    var version: Int64 = -1
  }

  /// Returns the leaves that a variable rests on, by block; nil when one of them, `bareLeaf`, has
  /// no rows.
  private mutating func leafGroups(below variable: Int32) -> [LeafGroup]? {
    collectLeaves(below: variable)
    for leaf in probes.foundLeaves.elements where seats[leaf.index].block < 0 {
      probes.bareLeaf = leaf.index
      return nil
    }
    var order: [(block: Int32, entry: Entry)] = probes.foundLeaves.elements.map {
      (seats[$0.index].block, Entry(index: seats[$0.index].slot, coefficient: $0.coefficient))
    }
    if order.count > 1 { order.sort { ($0.block, $0.entry.index) < ($1.block, $1.entry.index) } }
    var groups: [LeafGroup] = []
    for (block, entry) in order {
      if groups.last?.block == block {
        groups[groups.count - 1].entries.append(entry)
      } else {
        groups.append(LeafGroup(block: block, entries: [entry]))
      }
    }
    return groups
  }

  /// Collects the leaves that a variable rests on in `foundLeaves`, with their coefficients.
  private mutating func collectLeaves(below variable: Int32) {
    probes.foundLeaves.removeAll()
    if probes.parts.count < variables.count {
      _ = probes.parts.append(repeating: 0, count: variables.count - probes.parts.count)
    }
    probes.parts[variable] = 1
    let below = variablesBelow([variable], skipsGround: true)
    // Each variable is visited, sorted, and replaced with its definition.
    scratch.entriesRead += 8 * below.count
    for variable in below {
      let part = probes.parts[variable]
      probes.parts[variable] = 0
      guard part != 0 else { continue }
      let row = variables[variable].definition
      guard row >= 0 else {
        if abs(part) > Block.flat {
          probes.foundLeaves.append(Entry(index: variable, coefficient: part))
        }
        continue
      }
      let factor = rows[row].ownsCells ? part : part * rows[row].scale
      for cell in rows[row].cells.indices {
        let term = cells[cell].variable
        if term != variable && !variables[term].isGround {
          probes.parts[term] += factor * cells[cell].coefficient
        }
      }
    }
  }

  /// Whether a sum of a block's leaves can take more than one value.
  private mutating func canMove(_ group: LeafGroup) -> Bool {
    if let isKnown = directionsAllow(group) { return isKnown }
    return travel(group, -1) != 0 || travel(group, 1) != 0
  }

  /// Whether a sum of a block's leaves can move, as far as the block's known open and settled
  /// directions decide it; nil when that needs a search.
  private mutating func directionsAllow(_ group: LeafGroup) -> Bool? {
    while probes.directions.count < blocks.count { probes.directions.append(Directions()) }
    return probes.directions[group.block].canMove(group.entries, in: blocks[group.block], &scratch)
  }

  /// Returns how far a sum of a block's leaves can go. For a single leaf this is computed once
  /// for each state of its block.
  private mutating func room(for group: LeafGroup) -> Room {
    guard group.entries.count == 1, let entry = group.entries.first else { return findRoom(group) }
    let block = blocks[group.block]
    let leaf = ~block.slots[entry.index].owner
    if probes.rooms.count < variables.count {
      _ = probes.rooms.append(repeating: Room(), count: variables.count - probes.rooms.count)
    }
    if probes.rooms[leaf].version != block.version {
      probes.rooms[leaf] = findRoom(
        LeafGroup(
          block: group.block, entries: [Entry(index: entry.index, coefficient: 1)]))
    }
    let (part, room) = (abs(entry.coefficient), probes.rooms[leaf])
    func scaled(_ distance: Double) -> Double { distance == 0 ? 0 : distance * part }
    return entry.coefficient < 0
      ? Room(fall: scaled(room.rise), rise: scaled(room.fall))
      : Room(fall: scaled(room.fall), rise: scaled(room.rise))
  }

  private mutating func findRoom(_ group: LeafGroup) -> Room {
    let version = blocks[group.block].version
    if directionsAllow(group) == false {
      return Room(version: version)
    }
    return Room(
      fall: travel(group, -1) ?? .infinity, rise: travel(group, 1) ?? .infinity,
      version: version)
  }

  /// Returns how far a sum of a block's leaves can go in a direction while every level stays
  /// optimal; nil when there is no limit.
  ///
  /// The sum is added to a copy of the block as a row with a linear cost, in a level below all
  /// others. The copy of a large block is kept for the next question about it.
  private mutating func travel(_ group: LeafGroup, _ direction: Double) -> Double? {
    guard blocks[group.block].isSparse else {
      var copy = blocks[group.block].copy()
      scratch.cellsCopied += copy.tableau.cellCount
      defer { copy.free() }
      copy.computeAll(&scratch)
      return travel(group, direction, in: &copy).distance
    }
    if probes.blockVersion != blocks[group.block].version {
      probes.block.free()
      probes.block = blocks[group.block].copy()
      scratch.cellsCopied += probes.block.tableau.cellCount
      probes.blockVersion = blocks[group.block].version
      probes.block.computeAll(&scratch)
    }
    // Nothing else reads the copy while it is out of its place.
    var copy = probes.block
    let (distance, slot) = travel(group, direction, in: &copy)
    if !copy.removeRow(slot, &scratch, &statistics) { probes.blockVersion = -1 }
    probes.block = copy
    return distance
  }

  /// Returns the distance, nil if unlimited, and the slot of the row added to find it.
  private mutating func travel(
    _ group: LeafGroup, _ direction: Double, in probed: inout Block
  ) -> (distance: Double?, slot: Int32) {
    component.entries.removeAll()
    var start = 0.0
    for entry in group.entries {
      component.entries.append(entry)
      start += entry.coefficient * answer(~probed.slots[entry.index].owner)
    }
    // The slope is the same on both sides of 0, so there is no kink.
    let probe = Slot(
      owner: -1, place: 0, level: -1, below: direction, above: -direction, constant: 0,
      priority: .leastNonzeroMagnitude, order: 0)
    let slot = probed.appendRow(probe, leaves: component.entries, &scratch)
    _ = probed.refresh(&scratch)
    let result = probed.search(settlesTies: false, &scratch, &statistics)
    let end = probed.slots[slot].isBasic ? probed.slots[slot].value : 0
    guard case .optimal = result else { return (nil, slot) }
    let distance = abs(end - start)
    return (distance <= 10 * probed.tolerance ? 0 : distance, slot)
  }
}
