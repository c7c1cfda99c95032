extension State {
  /// Returns the required equalities that state a multiple of what a definition states, in the order of
  /// their rows: whatever the definition contradicts, they contradict too.
  ///
  /// Only those with its terms in its order are found.
  func multiples(of definition: Int32) -> [Int32] {
    guard rows[definition].phase == .definition else { return [] }
    let subject = rows[definition].subject
    var found: Set<Int32> = []
    for first in [variables[subject].kernelUses, variables[subject].eliminations] {
      var use = first
      while use >= 0 {
        if isMultiple(cells[use].row, of: definition) { found.insert(cells[use].row) }
        use = cells[use].next
      }
    }
    return found.sorted()
  }

  private func isMultiple(_ row: Int32, of definition: Int32) -> Bool {
    guard rows[row].phase == .fact else { return false }
    let (own, other) = (constraints[row], constraints[definition])
    guard own.terms.count == other.terms.count else { return false }
    let factor = cells[own.terms.start].coefficient / cells[other.terms.start].coefficient
    func isScaled(_ number: Double, _ from: Double) -> Bool {
      abs(number - from * factor) <= 1e-12 * abs(number)
    }
    return isScaled(own.constant, other.constant)
      && zip(own.terms.indices, other.terms.indices).allSatisfy { left, right in
        cells[left].variable == cells[right].variable
          && isScaled(cells[left].coefficient, cells[right].coefficient)
      }
  }
}
