/// Everything that changes with one ground definition's constant, packed for repetition: resizing
/// a window asks for the same values step after step.
struct Plan {
  /// A ground definition: its constant, and the number of its packed terms.
  struct Step: BitwiseCopyable {
    var variable: Int32
    var termCount: Int32
    var constant: Double
  }

  var root: Int32 = -1
  var structure = -1
  var steps = Store<Step>()
  var terms = Store<Entry>()
  /// The kernel rows and facts that contain one of the variables.
  var rows = Store<Int32>()
  /// The open definitions that contain one of the variables.
  var openDefinitions = Store<Int32>()

  func free() {
    steps.free()
    terms.free()
    rows.free()
    openDefinitions.free()
  }
}

extension State {
  func isPlannable(_ variable: Int32) -> Bool {
    variables[variable].isGround && variables[variable].definitionUses >= 0
  }

  /// Lists everything that rests on a ground variable, oldest first.
  mutating func makePlan(for root: Int32) {
    plan.root = root
    plan.structure = structure
    plan.steps.removeAll()
    plan.terms.removeAll()
    plan.rows.removeAll()
    plan.openDefinitions.removeAll()
    pushOldest(root)
    while let variable = popOldest() {
      planStep(variable)
      var use = variables[variable].definitionUses
      while use >= 0 {
        let follower = rows[cells[use].row].subject
        if variables[follower].isGround {
          pushOldest(follower)
        } else {
          plan.openDefinitions.append(follower)
        }
        use = cells[use].next
      }
      use = variables[variable].kernelUses
      while use >= 0 {
        let row = cells[use].row
        if !rows[row].isMarked {
          rows[row].isMarked = true
          plan.rows.append(row)
        }
        use = cells[use].next
      }
    }
    for row in plan.rows.elements { rows[row].isMarked = false }
  }

  private mutating func planStep(_ variable: Int32) {
    let row = variables[variable].definition
    let factor = rows[row].ownsCells ? 1 : rows[row].scale
    let start = plan.terms.count
    for cell in rows[row].cells.indices where cells[cell].variable != variable {
      plan.terms.append(
        Entry(index: cells[cell].variable, coefficient: cells[cell].coefficient * factor))
    }
    plan.steps.append(
      Plan.Step(
        variable: variable, termCount: Int32(plan.terms.count - start),
        constant: rows[row].reducedConstant))
  }

  mutating func runPlan() {
    var term = plan.terms.base
    // Only the constant of the first one has changed.
    plan.steps[0].constant = rows[variables[plan.root].definition].reducedConstant
    for step in plan.steps.elements {
      var value = step.constant
      for _ in 0..<step.termCount {
        value += term.pointee.coefficient * values[term.pointee.index]
        term += 1
      }
      setValue(value, of: step.variable)
    }
    statistics.evaluations += plan.steps.count
    for row in plan.rows.elements { constantMoved(in: row) }
    for variable in plan.openDefinitions.elements { agenda.staleDefinitions.append(variable) }
  }
}
