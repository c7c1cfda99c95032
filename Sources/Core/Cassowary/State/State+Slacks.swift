/// Slacks as variables of their own.
///
/// In a chain of inequalities that hold at their bounds, every position rests on all gaps before
/// it: a tableau would store each of these sums. So an inequality that ties bring to its bound
/// gets a variable for the difference of its sides, and an equation that says so. The equation
/// restricts nothing, but it can define a position by the one before and the slack, unexpanded;
/// the inequality itself is then a row about the slack alone, and competes with what the slack
/// competes with rather than with the whole chain.
extension State {
  /// Returns the row that defines the slack of an inequality; nil if it has none.
  @inline(__always)
  func slackDefinition(of row: Int32) -> Int32? {
    guard row < slackDefinitions.count, slackDefinitions[row] >= 0 else { return nil }
    return slackDefinitions[row]
  }

  /// Makes the slack of a new inequality, and the equation that defines it.
  mutating func addSlack(of row: Int32) {
    let slack = makeVariable()
    variables[slack].isSlack = true
    // The inequality will be a bound of the slack, unless the slack is what is defined.
    variables[slack].bounds = 1
    let stated = constraints[row]
    let terms = allocateCells(Int(stated.terms.count) + 1)
    for place in 0..<Int(stated.terms.count) {
      let cell = cells[Int(stated.terms.start) + place]
      cells[Int(terms.start) + place] = Cell(
        variable: cell.variable, row: -1, coefficient: cell.coefficient)
    }
    cells[terms.indices.upperBound - 1] = Cell(variable: slack, row: -1, coefficient: -1)
    var definition = Constraint(
      constant: stated.constant, priority: Constraint.required, order: stated.order, terms: terms)
    definition.isSlackDefinition = true
    let index = store(definition, .equal)
    while slackDefinitions.count <= row { slackDefinitions.append(-1) }
    slackDefinitions[row] = index
    journal.append(JournalEntry(change: .added, index: index))
    enter(index)
  }

  /// Removes the slack of an inequality that is removed.
  mutating func removeSlack(of row: Int32) {
    guard let definition = slackDefinition(of: row) else { return }
    let slack = slack(definedBy: definition)
    journal.append(JournalEntry(change: .removed, index: definition))
    leave(definition)
    variables[slack].isAlive = false
    vacancies.deadVariables += 1
    journal.append(JournalEntry(change: .removedVariable, index: slack))
  }

  /// Forgets the slack whose definition is taken back.
  mutating func forgetSlack(definedBy row: Int32) {
    guard constraints[row].isSlackDefinition else { return }
    let slack = slack(definedBy: row)
    variables[slack].isAlive = false
    vacancies.deadVariables += 1
    forget(slack)
  }

  /// Returns the slack that a row defines.
  func slack(definedBy row: Int32) -> Int32 {
    cells[constraints[row].terms.indices.upperBound - 1].variable
  }
}
