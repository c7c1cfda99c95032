extension Solver {
  /// The value of a variable after the last commit; never -0.
  ///
  /// It is 0 for a variable that was removed.
  ///
  /// - Complexity: O(1).
  public func value(of variable: Variable) -> Double {
    precondition(
      variable.index < state.pointee.variables.count, "The variable is of another solver.")
    return state.pointee.answer(variable.index)
  }

  /// The values of many variables, in their order: quicker than to ask for one after the other.
  ///
  /// - Complexity: O(number of variables).
  public func values(of variables: [Variable]) -> [Double] {
    state.pointee.answers(variables)
  }

  /// The variables whose value the last commit changed, each once, in a fixed order; none after a
  /// commit that failed, or after a rollback.
  ///
  /// - Complexity: O(number of values that the commit computed anew).
  public var changedVariables: [Variable] {
    state.pointee.changedVariables
  }

  /// The values that a variable has in the optimal solutions.
  ///
  /// - Complexity: O(1) for a variable that required constraints settle; otherwise linear in the
  ///   definitions that it rests on, with two searches on copies of the blocks that may leave it free.
  ///   After several questions one pass over the system makes the answer O(1) for every variable that
  ///   is settled, until the next commit.
  public func range(of variable: Variable) -> FreeRange {
    precondition(state.pointee.isAlive(variable), "The variable was removed.")
    return state.pointee.range(of: variable.index)
  }

  /// Whether the optimal solutions leave a variable more than one value.
  ///
  /// - Complexity: That of the range, or less where the solution is known to be the only one.
  public func isFree(_ variable: Variable) -> Bool {
    precondition(state.pointee.isAlive(variable), "The variable was removed.")
    return state.pointee.isFree(variable.index)
  }

  /// Whether a variable may be free; false is certain.
  ///
  /// - Complexity: O(1), but for one pass over the system after several questions.
  package func mayBeFree(_ variable: Variable) -> Bool {
    precondition(state.pointee.isAlive(variable), "The variable was removed.")
    return state.pointee.mayMove(variable.index)
  }

  /// What lets a variable move; nil when the optimal solutions agree on its value.
  ///
  /// - Complexity: That of `isFree(_:)`.
  package func freedomMark(of variable: Variable) -> FreedomMark? {
    precondition(state.pointee.isAlive(variable), "The variable was removed.")
    return state.pointee.freedomMark(of: variable.index)
  }

  /// Whether a variable is still free for the reason that a mark names. Only optional constraints may
  /// have come and gone since; false means that the variable must be asked about again.
  ///
  /// - Complexity: O(1).
  package func stillHolds(_ mark: FreedomMark) -> Bool { state.pointee.stillHolds(mark) }

  /// Whether to note from now on what lets variables move, and changes.
  package var notesTouches: Bool {
    get { state.pointee.touches.areNoted }
    set { state.pointee.touches.areNoted = newValue }
  }

  /// The indices of the leaves whose marks may have gone bad since they were last taken, ascending,
  /// each once; noted while `notesTouches` is true.
  ///
  /// - Complexity: O(k log k) for k leaves.
  package func takeTouchedLeaves() -> [Int32] { state.pointee.takeTouchedLeaves() }

  /// The variables of a constraint as it was stated. The handle must be known.
  package func variables(of id: ConstraintID) -> [Variable] {
    let row = state.pointee.knownIndex(of: id)
    return state.pointee.constraints[row].terms.indices.map {
      Variable(index: state.pointee.cells[$0].variable)
    }
  }

  /// Another number after each change of values or of what is free.
  package var publications: Int64 { state.pointee.publication.count }

  /// The constraints that some variable's value depends on, ascending: those that `influences(on:)`
  /// names for one variable or another.
  ///
  /// - Complexity: O(number of constraints).
  package var determining: [ConstraintID] { state.pointee.determining }

  /// The constraints that determine a variable, ascending, each with its share.
  ///
  /// The value is the sum of each sensitivity times the constant on the constraint's right side.
  ///
  /// - Complexity: O(k log k), where k counts the definitions and rows that the value rests on.
  public func influences(on variable: Variable) -> [Influence] {
    precondition(state.pointee.isAlive(variable), "The variable was removed.")
    return state.pointee.influences(on: variable.index)
  }

  /// The left side of a constraint minus its right side, as written: 0 when an equality is met.
  ///
  /// The handle must be known.
  ///
  /// - Complexity: O(number of its terms).
  public func residual(of id: ConstraintID) -> Double {
    state.pointee.residual(of: state.pointee.knownIndex(of: id))
  }

  /// Whether an inequality that prefers its bound is there for no other reason: the optimal solutions
  /// let it leave that.
  ///
  /// The handle must be known.
  ///
  /// - Complexity: O(number of levels that it competes in).
  public func restsAtBound(_ id: ConstraintID) -> Bool {
    state.pointee.restsAtBound(state.pointee.knownIndex(of: id))
  }

  /// Whether a constraint is met, up to the rounding of its largest term.
  ///
  /// The handle must be known.
  ///
  /// - Complexity: O(number of its terms).
  public func isSatisfied(_ id: ConstraintID) -> Bool {
    state.pointee.isSatisfied(state.pointee.knownIndex(of: id))
  }

  /// The optional constraints that are not met, ascending.
  ///
  /// - Complexity: O(number of constraints and of their terms).
  public var violated: [ConstraintID] {
    state.pointee.violated
  }
}

extension Solver {
  /// The work done so far; assign `Statistics()` to count from 0.
  ///
  /// - Complexity: O(1).
  public var statistics: Statistics {
    get {
      var statistics = state.pointee.statistics
      statistics.entriesRead = state.pointee.scratch.entriesRead
      statistics.cellsCopied = state.pointee.scratch.cellsCopied
      return statistics
    }
    set {
      state.pointee.statistics = newValue
      state.pointee.scratch.entriesRead = newValue.entriesRead
      state.pointee.scratch.cellsCopied = newValue.cellsCopied
    }
  }

  /// Whether each commit checks every row, index and objective against the constraints added;
  /// false by default. A broken invariant traps with a sentence.
  ///
  /// - Complexity: O(1); each commit then takes time linear in the size of the whole system.
  public var checksInvariants: Bool {
    get { state.pointee.modes.checksInvariants }
    set { state.pointee.modes.checksInvariants = newValue }
  }
}

extension Solver {
  /// The work, as `statistics` counts it, at which searches give up; without an end by default.
  ///
  /// A commit then throws `SolverError.workLimit`; a question about what is free is answered as if
  /// nothing had an end.
  package var mostWork: Int {
    get { state.pointee.scratch.mostWork }
    set { state.pointee.scratch.mostWork = newValue }
  }

  /// Where blocks built from now on count as large.
  package var limits: Limits {
    get { state.pointee.limits }
    set { state.pointee.limits = newValue }
  }
}

extension Solver: CustomStringConvertible {
  /// A dump for people: the objective of each level, rows, variables, constraints, and a legend.
  ///
  /// - Complexity: Linear in the size of the system.
  public var description: String {
    state.pointee.dump()
  }
}
