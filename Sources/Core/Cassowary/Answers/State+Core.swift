extension State {
  /// Returns the members that a contradiction needs: leave out any one and the others can hold,
  /// together with the assumptions. Among members that can replace one another, those added first
  /// stay.
  ///
  /// A member is needed if a solution without it is found (`Witnesses`), which takes time linear
  /// in the terms. The other members are left out in ever smaller batches as long as a separate
  /// solver finds the rest still contradictory; the search continues with the smaller
  /// contradiction it reports. If this takes too much work, members that are not needed may
  /// remain: reducing all contradictions may take as much work as solving, and a fixed amount.
  mutating func core(of members: [Int32]) -> [Int32] {
    let rest = scratch.mostReduction + statistics.work - scratch.reductionWork
    if members.count == 1 || rest <= 0 { return members }
    var search = CoreSearch(
      members.filter { !constraints[$0].isAssumed }, proof: members,
      mostWork: min(scratch.mostReduction, rest))
    if !areNeededAsTheyStand(search.members) {
      search.open = search.members.sorted { constraints[$0].order > constraints[$1].order }
      omitUnneeded(&search)
    }
    defer {
      scratch.cellsCopied += search.work
      scratch.reductionWork += search.work
    }
    // With the members settled, decide which assumptions are needed.
    var needed = search.proof
    guard !cancelInOneWayOnly(needed) else { return needed }
    for candidate in needed where constraints[candidate].isAssumed {
      let rest = needed.filter { $0 != candidate }
      if contradiction(among: rest, &search) != nil { needed = rest }
    }
    return needed
  }

  /// Whether one or two members are all needed, because each can hold by itself. False is inconclusive.
  private func areNeededAsTheyStand(_ members: [Int32]) -> Bool {
    guard members.count <= 2, assumptions.others.isEmpty else { return false }
    return members.count == 1 || members.allSatisfy { canHoldAlone($0) }
  }

  /// Whether a member can hold together with what is assumed of each of its variables by itself.
  private func canHoldAlone(_ member: Int32) -> Bool {
    var (least, most) = (constraints[member].constant, constraints[member].constant)
    var largest = max(1, abs(least))
    for cell in constraints[member].terms.indices where cells[cell].coefficient != 0 {
      let range = assumedRange(of: cells[cell].variable)
      let factor = cells[cell].coefficient
      least += factor * (factor > 0 ? range.lowerBound : range.upperBound)
      most += factor * (factor > 0 ? range.upperBound : range.lowerBound)
      for bound in [range.lowerBound, range.upperBound] where bound.isFinite {
        largest = max(largest, abs(factor * bound))
      }
    }
    let slack = 1e-9 * largest
    let relation = rows[member].relation
    return (relation > 0 || least <= slack) && (relation < 0 || most >= -slack)
  }

  private func omitUnneeded(_ search: inout CoreSearch) {
    var witnesses = makeWitnesses(search)
    let mostWork = search.mostWork
    var far: Set<Int32> = []
    // Once the work is spent, the members that have not been asked about stay.
    search.open.removeAll { member in
      guard witnesses.work < mostWork else { return true }
      guard let isNeeded = witnesses.isNeededNearby(member) else {
        far.insert(member)
        return false
      }
      return isNeeded
    }
    search.open.removeAll { member in
      guard far.contains(member) else { return false }
      return witnesses.work >= mostWork || witnesses.isNeeded(member)
    }
    search.work += witnesses.work
    var bunch = search.open.count
    while !search.open.isEmpty, search.work < search.mostWork {
      search.work += search.proof.count
      if bunch == 1, witnesses.isNeeded(search.open[0]) {
        search.open.removeFirst()
        continue
      }
      let omitted = Set(search.open.prefix(bunch))
      let rest = search.members.filter { !omitted.contains($0) }
      if let proof = contradiction(among: rest + assumptions(about: rest), &search) {
        search.shrink(to: rest, proof)
        if !search.open.isEmpty { witnesses = makeWitnesses(search) }
        bunch = min(2 * bunch, search.open.count)
      } else if bunch == 1 {
        search.open.removeFirst()
      } else {
        bunch /= 2
      }
    }
  }

  private func makeWitnesses(_ search: CoreSearch) -> Witnesses {
    Witnesses(of: search.proof, assuming: assumptions(about: search.members), in: self)
  }

  /// Returns the assumptions about the variables in the given rows.
  private func assumptions(about members: [Int32]) -> [Int32] {
    var variables: [Int32] = []
    for member in members {
      for cell in constraints[member].terms.indices { variables.append(cells[cell].variable) }
    }
    return assumptions(of: variables)
  }

  /// Returns the members of a contradiction among required constraints, found by a separate
  /// solver; nil if they can all hold, or if the search's remaining work does not suffice to
  /// decide.
  private func contradiction(among members: [Int32], _ search: inout CoreSearch) -> [Int32]? {
    guard search.work < search.mostWork else { return nil }
    var trial = State()
    trial.modes.reducesConflicts = false
    trial.modes.settlesTies = false
    trial.scratch.mostWork = search.mostWork - search.work
    defer {
      search.work +=
        trial.statistics.work + trial.scratch.entriesRead + trial.scratch.cellsCopied
    }
    var indices = NumberTable<Int32>()
    for member in members {
      var terms: [Term] = []
      for cell in constraints[member].terms.indices {
        let variable = cells[cell].variable
        let known = indices[variable]
        let index = known ?? trial.makeVariable()
        if known == nil { indices.append(variable, index) }
        terms.append(Term(Variable(index: index), cells[cell].coefficient))
      }
      let relation = Relation(rawValue: Int(rows[member].relation)) ?? .equal
      let isAdded: ()? = terms.withUnsafeBufferPointer {
        guard (try? trial.add($0, constraints[member].constant, relation, .required)) != nil else {
          return nil
        }
        return ()
      }
      precondition(isAdded != nil, "The constraint has already been accepted.")
    }
    do throws(SolverError) {
      try trial.commit()
      return nil
    } catch {
      if case .workLimit = error { return nil }
      guard case .unsatisfiable(let conflict) = error else { return members }
      // The trial numbers its rows in the order of the members.
      return conflict.members.map { members[Int($0.index)] }
    }
  }
}

/// A contradiction being reduced to its irreducible core.
private struct CoreSearch {
  /// The members that are not assumptions.
  var members: [Int32]
  /// The members and assumptions known to contradict one another.
  var proof: [Int32]
  /// The members that may not be needed, latest first.
  var open: [Int32] = []
  /// The work done so far, in the units of `Statistics.work`.
  var work: Int

  /// The most work that this search may do.
  let mostWork: Int

  init(_ members: [Int32], proof: [Int32], mostWork: Int) {
    self.members = members
    self.proof = proof
    self.mostWork = mostWork
    work = Self.memberWork * proof.count
  }

  /// The work for collecting a member, finding its assumptions and checking the signs.
  private static var memberWork: Int { 100 }

  mutating func shrink(to rest: [Int32], _ proof: [Int32]) {
    self.proof = proof
    let kept = Set(proof)
    members = rest.filter { kept.contains($0) }
    open = open.filter { kept.contains($0) }
  }
}
