import Cassowary
import Workloads

/// Traps unless a solver has the right answer: everything required holds, and the cells of a table
/// are as high as what they hold.
func check(_ loaded: Loaded, _ work: Workload) {
  for (constraint, id) in zip(work.constraints, loaded.ids) where constraint.priority == 1000 {
    precondition(loaded.solver.isSatisfied(id), "\(work.name): a required constraint is not met.")
  }
  guard work.name == "W4" else { return }
  for cell in 0..<work.cells.count {
    // A cell's variables: five views of four, after the root's four.
    let height = loaded.solver.value(of: loaded.variables[4 + 20 * cell + 3])
    let text = 16 + 16 * Double((7 * cell + 1) % 3)
    let wanted = max(56, 8 + 20 + 4 + text + 8)
    precondition(abs(height - wanted) < 1e-9, "W4: cell \(cell) is \(height) high, not \(wanted).")
  }
}
