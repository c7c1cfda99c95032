import Cassowary
import Testing

/// Counters of work on the table of self-sizing cells, W4.
@Suite("Work in a table")
struct TableTests {
  /// Returns the work of changing the title's width in the sixth cell.
  private func workOfTitleChange(_ count: Int) throws -> (Statistics, Int) {
    let work = Workload.table(count)
    let loaded = try Loaded(work)
    let (most, least) = work.titleWidths[5]
    loaded.solver.statistics = Statistics()
    loaded.solver.begin()
    try loaded.solver.setConstant(-61, of: loaded.ids[most])
    try loaded.solver.setConstant(-61, of: loaded.ids[least])
    try loaded.solver.commit()
    return (loaded.solver.statistics, loaded.solver.changedVariables.count)
  }

  @Test("A title's new width costs only the work of its cell, whatever the number of cells")
  func titleChangeStaysInCell() throws {
    let (small, few) = try workOfTitleChange(10)
    let (large, many) = try workOfTitleChange(100)
    #expect(small == large)
    #expect(few == many)
    #expect(large.rowsDerived == 0)
    #expect(large.termsWritten == 0)
    #expect(large.evaluations < 10)
  }

  @Test("A change in a cell moves only values in that cell", arguments: [10, 100])
  func changedVariablesAreInCell(count: Int) throws {
    let work = Workload.table(count)
    let loaded = try Loaded(work)
    for cell in [0, 5, count - 1] {
      let (most, least) = work.titleWidths[cell]
      loaded.solver.begin()
      try loaded.solver.setConstant(-77, of: loaded.ids[most])
      try loaded.solver.setConstant(-77, of: loaded.ids[least])
      try loaded.solver.commit()
      // Twenty variables per cell, after the root's four.
      let start = 4 + 20 * cell
      let own = loaded.variables[start..<start + 20]
      #expect(!loaded.solver.changedVariables.isEmpty)
      #expect(loaded.solver.changedVariables.allSatisfy { own.contains($0) })
    }
  }

  @Test("Removing a cell and adding it again derives as many rows, whatever the number of cells")
  func cellCycleStaysInCell() throws {
    let derived = try [10, 40].map { count in
      let work = Workload.table(count)
      var loaded = try Loaded(work)
      let before = loaded.values
      loaded.solver.statistics = Statistics()
      let cell = work.cells[count / 2]
      loaded.solver.begin()
      for index in cell { try loaded.solver.remove(loaded.ids[index]) }
      try loaded.solver.commit()
      loaded.solver.begin()
      for index in cell {
        let terms = Loaded.terms(of: work.constraints[index], loaded.variables)
        loaded.ids[index] = try Loaded.add(work.constraints[index], terms, to: loaded.solver)
      }
      try loaded.solver.commit()
      #expect(loaded.values == before)
      return loaded.solver.statistics.rowsDerived
    }
    #expect(derived[0] == derived[1])
  }

  @Test("A row over variables that a block already holds is appended to it")
  func rowsAreAppended() throws {
    let loaded = try Loaded(.table(10))
    let solver = loaded.solver
    solver.checksInvariants = true
    // The title's width in the sixth cell.
    let width = loaded.variables[4 + 20 * 5 + 10]
    let before = loaded.values
    solver.statistics = Statistics()
    let limit = try solver.add((width <= 50) | 900)
    #expect(solver.statistics.blocksBuilt == 0)
    #expect(solver.value(of: width) == 50)
    try solver.remove(limit)
    #expect(loaded.values == before)
  }

  @Test("Cells are blocks of their own")
  func cellsAreApart() throws {
    let few = try Loaded(.table(20)).solver.statistics
    let many = try Loaded(.table(60)).solver.statistics
    #expect(many.blocksBuilt == 3 * few.blocksBuilt)
    // One for the height, and another in cells whose title and date are too wide together.
    for (cells, statistics) in [(20, few), (60, many)] {
      #expect(cells...2 * cells + cells / 2 ~= statistics.pivots)
    }
  }

  @Test("Any way of building gives the same table", arguments: Workload.Coupling.allCases)
  func waysOfBuildingAgree(coupling: Workload.Coupling) throws {
    let work = Workload.table(12, coupling: coupling)
    let values = try Loaded(work).values
    let stepwise = try Loaded(work, commitsEach: true)
    for (value, other) in zip(values, stepwise.values) { #expect(abs(value - other) < 1e-9) }
    let solver = stepwise.solver
    #expect(solver.violated.count < work.constraints.count)
    #expect(stepwise.variables.allSatisfy { !solver.isFree($0) || coupling != .none })
  }
}
