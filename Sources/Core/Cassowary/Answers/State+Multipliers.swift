/// The multiple of each constraint in a sum of variables and rows.
///
/// Every value is a sum of constants, each times the multiplier of its constraint. The same
/// multipliers prove a contradiction and explain a value.
struct Multipliers {
  /// The multiples of variables still to be replaced with their definitions.
  var variables = NumberTable<Double>()
  /// The multiples of derived rows still to be replaced with constraints.
  var rows = NumberTable<Double>()
}

extension State {
  /// Adds a kernel row or a fact, with the variables that enter it as numbers.
  func add(_ row: Int32, times factor: Double, to multipliers: inout Multipliers) {
    multipliers.rows.add(row, factor)
    for index in rows[row].cells.indices where isNumber(index) {
      multipliers.variables.add(cells[index].variable, factor * cells[index].coefficient)
    }
  }

  /// Replaces all variables by their definitions and returns the leaves that remain, by variable.
  func resolveVariables(_ multipliers: inout Multipliers) -> [Entry] {
    var leaves: [Entry] = []
    var parts = multipliers.variables
    multipliers.variables = NumberTable()
    for variable in variablesBelow(parts.numbers.sorted()) {
      let part = parts[variable] ?? 0
      guard part != 0 else { continue }
      let row = variables[variable].definition
      guard row >= 0 else {
        leaves.append(Entry(index: variable, coefficient: part))
        continue
      }
      multipliers.rows.add(row, part)
      let factor = rows[row].ownsCells ? part : part * rows[row].scale
      for cell in rows[row].cells.indices where cells[cell].variable != variable {
        parts.add(cells[cell].variable, factor * cells[cell].coefficient)
      }
    }
    return leaves.sorted { $0.index < $1.index }
  }

  /// Returns the variables and all that they rest on, newest label first.
  ///
  /// - Parameter skipsGround: Whether to leave out variables that definitions alone fix, and
  ///   everything below them.
  func variablesBelow(_ first: [Int32], skipsGround: Bool = false) -> [Int32] {
    var found = first
    for variable in found { variables[variable].isMarked = true }
    var next = 0
    while next < found.count {
      let row = variables[found[next]].definition
      next += 1
      guard row >= 0 else { continue }
      for cell in rows[row].cells.indices {
        let variable = cells[cell].variable
        guard !variables[variable].isMarked, !(skipsGround && variables[variable].isGround) else {
          continue
        }
        variables[variable].isMarked = true
        found.append(variable)
      }
    }
    for variable in found { variables[variable].isMarked = false }
    // Leaves that are in no definition may have no label yet.
    return found.sorted {
      (variables[$0].label, $0) > (variables[$1].label, $1)
    }
  }

  /// Replaces all derived rows with constraints, and returns these with their multipliers in
  /// ascending order.
  func resolveRows(_ multipliers: Multipliers) -> [Entry] {
    var parts = multipliers.rows
    var shares: [Entry] = []
    shares.reserveCapacity(parts.numbers.count)
    for row in rowsBelow(parts.numbers.sorted()) {
      let isDefinition = rows[row].phase == .definition
      let part = (parts[row] ?? 0) * (isDefinition ? rows[row].scale : 1)
      guard part != 0 else { continue }
      if !constraints[row].isNearness { shares.append(Entry(index: row, coefficient: part)) }
      for cell in rows[row].eliminated.indices {
        let definition = variables[cells[cell].variable].definition
        parts.add(definition, part * cells[cell].coefficient)
      }
    }
    return shares.sorted { $0.index < $1.index }
  }

  /// Returns the rows and all rows that they were derived through, latest derived first.
  private func rowsBelow(_ first: [Int32]) -> [Int32] {
    var found = first
    for row in found { rows[row].isMarked = true }
    var next = 0
    while next < found.count {
      for cell in rows[found[next]].eliminated.indices {
        let row = variables[cells[cell].variable].definition
        guard !rows[row].isMarked else { continue }
        rows[row].isMarked = true
        found.append(row)
      }
      next += 1
    }
    for row in found { rows[row].isMarked = false }
    return found.sorted { rows[$0].stamp > rows[$1].stamp }
  }
}
