import Cassowary
import Workloads

/// Traps unless a solver has the right answer: everything required holds, which leaves no choice but
/// in a table, where cells are as high as what they hold, and of a title and a date that are too wide
/// together the date gives way.
func check(_ loaded: Loaded, _ work: Workload) {
  for (constraint, id) in zip(work.constraints, loaded.ids) where constraint.priority == 1000 {
    precondition(loaded.solver.isSatisfied(id), "\(work.name): a required constraint is not met.")
  }
  guard work.name == "W4" else { return }
  for cell in 0..<work.cells.count {
    // A cell's variables: the cell, image, title, date and text, four each, after the root's four.
    func value(_ view: Int, _ attribute: Int) -> Double {
      loaded.solver.value(of: loaded.variables[4 + 20 * cell + 4 * view + attribute])
    }
    let height = value(0, 3)
    let text = 16 + 16 * Double((7 * cell + 1) % 3)
    let wanted = max(56, 8 + 20 + 4 + text + 8)
    precondition(abs(height - wanted) < 1e-9, "W4: cell \(cell) is \(height) high, not \(wanted).")
    let widths = (0..<3).map { 40 + Double((37 * cell + 101 * $0) % 220) }
    // From the title's left edge at 64, with 8 before the date and 16 after it.
    let room = -work.constraints[work.rootWidth].constant - 64 - 8 - 16
    let date = min(widths[2], room - widths[0])
    for (view, width) in [(2, widths[0]), (3, date), (4, widths[1])] {
      precondition(abs(value(view, 2) - width) < 1e-9, "W4: cell \(cell) has a wrong width.")
    }
  }
}
