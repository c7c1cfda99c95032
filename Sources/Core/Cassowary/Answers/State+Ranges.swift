extension State {
  mutating func range(of variable: Int32) -> FreeRange {
    let value = answer(variable)
    guard mayMove(variable) else { return FreeRange(lower: value, upper: value) }
    guard let room = extendedRoom(of: variable) ?? wholeRoom(of: variable) else {
      return FreeRange(lower: nil, upper: nil)
    }
    return FreeRange(
      lower: room.fall < .infinity ? value - room.fall + 0 : nil,
      upper: room.rise < .infinity ? value + room.rise : nil)
  }

  /// Returns how far a variable can go, from all leaves that it rests on; nil if one of them has
  /// no rows.
  private mutating func wholeRoom(of variable: Int32) -> Room? {
    guard let groups = leafGroups(below: [Entry(index: variable, coefficient: 1)]) else {
      if variables[variable].definition >= 0 {
        probes.trails.begin(variable, .unlimited, [], blockCount: blocks.count)
      }
      return nil
    }
    let room = self.room(for: groups)
    if groups.count >= Trails.leastBlocks {
      probes.trails.begin(variable, room, groups.map(\.block), blockCount: blocks.count)
    }
    return room
  }

  /// Returns how far a variable can go if it rests on one that was asked about before, and on
  /// other blocks besides; nil if that is not so.
  ///
  /// In a chain each position rests on all before it: this way it takes a single step.
  private mutating func extendedRoom(of variable: Int32) -> Room? {
    probes.trails.keep(for: Trails.Key(structure: structure, version: clock.version))
    let row = variables[variable].definition
    guard row >= 0 else { return nil }
    let factor = rows[row].ownsCells ? 1 : rows[row].scale
    var rest: [Entry] = []
    var known: (trail: Int, coefficient: Double)?
    for index in rows[row].cells.indices {
      let (term, coefficient) = (cells[index].variable, cells[index].coefficient * factor)
      guard term != variable, !variables[term].isGround else { continue }
      if known == nil, let trail = probes.trails.index(of: term) {
        known = (trail, coefficient)
      } else {
        rest.append(Entry(index: term, coefficient: coefficient))
      }
    }
    guard let known, let groups = leafGroups(below: rest) else { return nil }
    for group in groups where probes.trails.touches(group.block, by: known.trail) { return nil }
    let start = probes.trails.room(of: known.trail).scaled(by: known.coefficient)
    let room = start + self.room(for: groups)
    probes.trails.extend(
      known.trail, to: variable, room, groups.map(\.block), blockCount: blocks.count)
    return room
  }

  private mutating func room(for groups: [LeafGroup]) -> Room {
    groups.reduce(into: Room()) { $0 = $0 + room(for: $1) }
  }

  mutating func isFree(_ variable: Int32) -> Bool { freedomMark(of: variable) != nil }

  /// Returns the first leaf found that lets a variable move, with the state of its block; nil for
  /// a variable that the levels settle.
  mutating func freedomMark(of variable: Int32) -> FreedomMark? {
    guard mayMove(variable) else { return nil }
    if let known = knownMark(of: variable) { return known }
    guard let groups = leafGroups(below: [Entry(index: variable, coefficient: 1)]) else {
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

  /// Whether a sum of variables rests on one leaf alone, as far as a few steps show.
  mutating func restsOnOneLeaf(_ terms: [Entry]) -> Bool {
    var open: [Int32] = terms.map(\.index)
    var next = 0
    while next < open.count, open.count <= 16 {
      let row = variables[open[next]].definition
      next += 1
      guard row >= 0 else { continue }
      for index in rows[row].cells.indices {
        let term = cells[index].variable
        if !variables[term].isGround, !open.contains(term) { open.append(term) }
      }
    }
    guard open.count <= 16 else { return false }
    collectLeaves(below: terms)
    return probes.foundLeaves.count == 1
  }

  /// Whether a constraint that may be violated competes with what a variable rests on; false is
  /// certain.
  mutating func mayDependOnWishes(_ variable: Int32) -> Bool {
    guard let groups = leafGroups(below: [Entry(index: variable, coefficient: 1)]) else {
      return false
    }
    return groups.contains { group in
      blocks[group.block].levels.elements.contains { $0 != TieKey.required }
    }
  }

  /// Whether a mark is still valid; it certainly is while no definition changes, or only leaves
  /// get values.
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

    static var unlimited: Room { Room(fall: .infinity, rise: .infinity) }

    /// The room of both together, which move independently.
    static func + (left: Room, right: Room) -> Room {
      Room(fall: left.fall + right.fall, rise: left.rise + right.rise)
    }

    /// Returns the room of a multiple.
    func scaled(by factor: Double) -> Room {
      func scaled(_ distance: Double) -> Double { distance == 0 ? 0 : distance * abs(factor) }
      return factor < 0
        ? Room(fall: scaled(rise), rise: scaled(fall))
        : Room(fall: scaled(fall), rise: scaled(rise))
    }
  }

  /// Returns the leaves that a sum of variables rests on, by block; nil when one of them,
  /// `bareLeaf`, has no rows.
  private mutating func leafGroups(below terms: [Entry]) -> [LeafGroup]? {
    collectLeaves(below: terms)
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

  /// Collects the leaves that a sum of variables rests on in `foundLeaves`, with their
  /// coefficients.
  private mutating func collectLeaves(below terms: [Entry]) {
    probes.foundLeaves.removeAll()
    if probes.parts.count < variables.count {
      _ = probes.parts.append(repeating: 0, count: variables.count - probes.parts.count)
    }
    for term in terms { probes.parts[term.index] += term.coefficient }
    let below = variablesBelow(terms.map(\.index), skipsGround: true)
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
    return probes.rooms[leaf].scaled(by: entry.coefficient)
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
