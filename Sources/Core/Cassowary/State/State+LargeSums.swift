/// Sums with many elements: looking through all for the newest, once for each of them, would take
/// quadratic time.
extension State {
  /// Whether so many elements are unsettled that a queue is quicker.
  var isLarge: Bool { sum.count - sum.settledCount > 64 }

  /// Queues the unsettled elements of the sum that meet a condition.
  mutating func queueUnsettled(_ isOpen: (borrowing State, Int32) -> Bool) {
    scratch.newest.removeAll()
    statistics.termsExamined += sum.count - sum.settledCount
    for place in sum.settledCount..<sum.count {
      let variable = sum.elements[place].variable
      if isOpen(self, variable) {
        scratch.newest.push(variable, label: variables[variable].label)
      }
    }
  }

  /// Replaces a variable with its definition and queues the definition's variables that meet a
  /// condition; they are older.
  mutating func expandQueued(
    _ variable: Int32, _ isOpen: (borrowing State, Int32) -> Bool
  ) {
    let row = variables[variable].definition
    expand(sum.place(of: variable))
    for cell in rows[row].cells.indices {
      let other = cells[cell].variable
      if other != variable, sum.contains(other), isOpen(self, other) {
        scratch.newest.push(other, label: variables[other].label)
      }
    }
  }
}
