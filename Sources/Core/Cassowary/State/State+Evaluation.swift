extension State {
  /// Evaluates a definition at the present values.
  @inline(__always)
  func evaluate(_ row: Int32) -> Double {
    let definition = rows[row]
    var total = 0.0
    if definition.ownsCells {
      for cell in definition.cells.indices {
        total += cells[cell].coefficient * values[cells[cell].variable]
      }
      return total + definition.reducedConstant
    }
    for cell in definition.cells.indices where cells[cell].variable != definition.subject {
      total += cells[cell].coefficient * values[cells[cell].variable]
    }
    return total * definition.scale + definition.reducedConstant
  }

  /// Sets a leaf, and queues what rests on it.
  mutating func setLeaf(_ leaf: Int32, to value: Double) {
    guard values[leaf] != value else { return }
    setValue(value, of: leaf)
    var use = variables[leaf].definitionUses
    while use >= 0 {
      agenda.staleDefinitions.append(rows[cells[use].row].subject)
      use = cells[use].next
    }
    use = seats[leaf].parameterUses
    while use >= 0 {
      constantMoved(in: ~cells[use].row)
      use = cells[use].next
    }
  }

  /// Propagates changed constants of definitions: ground variables get their values, blocks their
  /// constants; open variables wait for the blocks.
  mutating func spreadGroundChanges() {
    guard !agenda.movedDefinitions.isEmpty else { return }
    if agenda.movedDefinitions.count == 1, isPlannable(agenda.movedDefinitions[0]) {
      let root = agenda.movedDefinitions[0]
      agenda.movedDefinitions.removeAll()
      if plan.root != root || plan.structure != structure { makePlan(for: root) }
      runPlan()
      return
    }
    for index in 0..<agenda.movedDefinitions.count {
      let variable = agenda.movedDefinitions[index]
      if variables[variable].isGround {
        pushOldest(variable)
      } else {
        agenda.staleDefinitions.append(variable)
      }
    }
    agenda.movedDefinitions.removeAll()
    // The plan has packed constants that have changed.
    plan.root = -1
    while let variable = popOldest() {
      let definition = variables[variable].definition
      guard definition >= 0, variables[variable].isGround else { continue }
      statistics.evaluations += 1
      let value = evaluate(definition)
      guard value != values[variable] else { continue }
      setValue(value, of: variable)
      passOn(variable)
    }
  }

  /// Queues everything that a changed ground variable enters.
  private mutating func passOn(_ variable: Int32) {
    var use = variables[variable].definitionUses
    while use >= 0 {
      let follower = rows[cells[use].row].subject
      if variables[follower].isGround {
        pushOldest(follower)
      } else {
        agenda.staleDefinitions.append(follower)
      }
      use = cells[use].next
    }
    use = variables[variable].kernelUses
    while use >= 0 {
      constantMoved(in: cells[use].row)
      use = cells[use].next
    }
  }

  /// Evaluates the queued open definitions and all that rests on them, oldest first.
  mutating func settleOpenDefinitions() {
    dropSettledDefinitions()
    guard !agenda.staleDefinitions.isEmpty else { return }
    if agenda.staleDefinitions.count * 6 > variables.count {
      agenda.staleDefinitions.removeAll()
      evaluateOpenDefinitions(from: .min)
      return
    }
    for variable in agenda.staleDefinitions.elements { pushOldest(variable) }
    agenda.staleDefinitions.removeAll()
    // If many are queued, taking them one by one costs more than evaluating all newer ones in
    // order.
    let newer = labels.upper.count - Int(max(variables[lines.heap[0]].label, 0))
    var patience = 16 + newer / 32
    while let variable = popOldest() {
      patience -= 1
      guard patience > 0 else {
        dropHeap()
        evaluateOpenDefinitions(from: variables[variable].label)
        return
      }
      statistics.evaluations += 1
      let value = evaluate(variables[variable].definition)
      guard value != values[variable] else { continue }
      setValue(value, of: variable)
      var use = variables[variable].definitionUses
      while use >= 0 {
        pushOldest(rows[cells[use].row].subject)
        use = cells[use].next
      }
    }
  }

  /// Drops from the queue what has since become ground or lost its definition.
  private mutating func dropSettledDefinitions() {
    var kept = 0
    for variable in agenda.staleDefinitions.elements
    where variables[variable].definition >= 0 && !variables[variable].isGround {
      agenda.staleDefinitions[kept] = variable
      kept += 1
    }
    agenda.staleDefinitions.truncate(to: kept)
  }

  /// Evaluates every open definition from a label on, oldest first.
  private mutating func evaluateOpenDefinitions(from label: Int32) {
    forEachLabelled(from: label) { state, variable in
      let record = state.variables[variable]
      guard record.definition >= 0, !record.isGround else { return }
      state.statistics.evaluations += 1
      state.setValue(state.evaluate(record.definition), of: variable)
    }
  }
}
