extension Solver {
  /// The value of a variable after the last commit; never -0.
  ///
  /// The value is 0 for a variable that was removed.
  ///
  /// - Complexity: O(1).
  public func value(of variable: Variable) -> Double {
    precondition(
      variable.index < state.pointee.variables.count, "The variable belongs to another solver.")
    return state.pointee.answer(variable.index)
  }

  /// The values of many variables, in the given order; faster than asking for them one by one.
  ///
  /// - Complexity: O(number of variables).
  public func values(of variables: [Variable]) -> [Double] {
    state.pointee.answers(variables)
  }

  /// Whether required equations alone give a variable its value, as of the last commit.
  ///
  /// - Complexity: O(1).
  public func isDetermined(_ variable: Variable) -> Bool {
    precondition(state.pointee.isAlive(variable), "The variable was removed.")
    return state.pointee.isDetermined(variable.index)
  }

  /// The variables whose value the last commit changed, each once, in a fixed order; empty after
  /// a failed commit or a rollback.
  ///
  /// - Complexity: O(number of values that the commit recomputed).
  public var changedVariables: [Variable] {
    state.pointee.changedVariables
  }

  /// Returns the range of a variable's values in the optimal solutions.
  ///
  /// - Complexity: O(1) for a variable that required constraints settle; otherwise linear in the
  ///   definitions that it rests on, plus two searches on copies of the blocks that may leave it
  ///   free. After several questions one pass over the system makes the answer O(1) for every
  ///   settled variable, until the next commit.
  public func range(of variable: Variable) -> FreeRange {
    precondition(state.pointee.isAlive(variable), "The variable was removed.")
    return state.pointee.range(of: variable.index)
  }

  /// Whether the optimal solutions leave a variable more than one value.
  ///
  /// - Complexity: That of `range(of:)`, or less if the solution is known to be unique.
  public func isFree(_ variable: Variable) -> Bool {
    precondition(state.pointee.isAlive(variable), "The variable was removed.")
    return state.pointee.isFree(variable.index)
  }

  /// Whether a variable may be free; false is certain.
  ///
  /// - Complexity: O(1), except for one pass over the system after several questions.
  package func mayBeFree(_ variable: Variable) -> Bool {
    precondition(state.pointee.isAlive(variable), "The variable was removed.")
    return state.pointee.mayMove(variable.index)
  }

  /// Returns a reason why a variable can move; nil when the optimal solutions agree on its value.
  ///
  /// - Complexity: That of `isFree(_:)`.
  package func freedomMark(of variable: Variable) -> FreedomMark? {
    precondition(state.pointee.isAlive(variable), "The variable was removed.")
    return state.pointee.freedomMark(of: variable.index)
  }

  /// Whether a sum rests on a single unknown that nothing defines; false may mean that this
  /// takes long to find out.
  ///
  /// - Complexity: O(1).
  package func restsOnOneLeaf(_ terms: [Term]) -> Bool {
    state.pointee.restsOnOneLeaf(
      terms.map { Entry(index: $0.variable.index, coefficient: $0.coefficient) })
  }

  /// Whether a constraint that may be violated competes with what a variable rests on; false is
  /// certain.
  ///
  /// - Complexity: Linear in the definitions that the variable rests on.
  package func mayDependOnWishes(_ variable: Variable) -> Bool {
    state.pointee.mayDependOnWishes(variable.index)
  }

  /// Whether a variable is still free for the reason that a mark records. Only optional
  /// constraints may have come and gone since, and required ones that fix a single leaf; false
  /// means that the question must be asked again.
  ///
  /// - Complexity: O(1).
  package func stillHolds(_ mark: FreedomMark) -> Bool { state.pointee.stillHolds(mark) }

  /// Whether to record from now on which leaves change, for marks of freedom.
  package var notesTouches: Bool {
    get { state.pointee.touches.areNoted }
    set { state.pointee.touches.areNoted = newValue }
  }

  /// Returns the indices of the leaves whose marks may have become invalid since the last call,
  /// each once, in ascending order; recorded while `notesTouches` is true.
  ///
  /// - Complexity: O(k log k) for k leaves.
  package func takeTouchedLeaves() -> [Int32] { state.pointee.takeTouchedLeaves() }

  /// Returns the variables of a constraint as stated. The handle must be valid.
  package func variables(of id: ConstraintID) -> [Variable] {
    let row = state.pointee.knownIndex(of: id)
    return state.pointee.constraints[row].terms.indices.map {
      Variable(index: state.pointee.cells[$0].variable)
    }
  }

  /// Returns the other required equalities that state a multiple of what a constraint states, if values
  /// are settled by that one and checked against these; the handle must be valid.
  ///
  /// - Complexity: O(number of rows derived through the constraint).
  package func multiples(of id: ConstraintID) -> [ConstraintID] {
    state.pointee.multiples(of: state.pointee.knownIndex(of: id)).map {
      state.pointee.id(of: $0)
    }
  }

  /// The number of equalities that the next commit checks for contradictions, at least.
  package var suspectCount: Int { state.pointee.agenda.suspects.count }

  /// A number that changes whenever values, or the freedom of variables, change.
  package var publications: Int64 { state.pointee.publication.count }

  /// The constraints that at least one variable's value depends on, in ascending order: those
  /// that `influences(on:)` returns for any variable.
  ///
  /// - Complexity: O(number of constraints).
  package var determining: [ConstraintID] { state.pointee.determining }

  /// Returns the constraints that determine a variable, in ascending order, each with its
  /// contribution.
  ///
  /// The value is the sum over these constraints of the sensitivity times the constant on the
  /// right side.
  ///
  /// - Complexity: O(k log k), where k is the number of definitions and rows that the value rests
  ///   on.
  public func influences(on variable: Variable) -> [Influence] {
    precondition(state.pointee.isAlive(variable), "The variable was removed.")
    return state.pointee.influences(on: variable.index)
  }

  /// Returns the left side of a constraint minus its right side, as written: 0 when an equality
  /// is met.
  ///
  /// The handle must be valid.
  ///
  /// - Complexity: O(number of its terms).
  public func residual(of id: ConstraintID) -> Double {
    state.pointee.residual(of: state.pointee.knownIndex(of: id))
  }

  /// Whether an inequality that prefers its bound is at the bound for no other reason: the
  /// optimal solutions would let it leave.
  ///
  /// The handle must be valid.
  ///
  /// - Complexity: O(number of levels that it competes in).
  public func restsAtBound(_ id: ConstraintID) -> Bool {
    state.pointee.restsAtBound(state.pointee.knownIndex(of: id))
  }

  /// Whether a constraint is met, up to the rounding error of its largest term.
  ///
  /// The handle must be valid.
  ///
  /// - Complexity: O(number of its terms).
  public func isSatisfied(_ id: ConstraintID) -> Bool {
    state.pointee.isSatisfied(state.pointee.knownIndex(of: id))
  }

  /// The optional constraints that are not met, in ascending order.
  ///
  /// - Complexity: O(number of constraints and of their terms).
  public var violated: [ConstraintID] {
    state.pointee.violated
  }
}

extension Solver {
  /// The work done so far; assign `Statistics()` to reset the counters.
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

  /// Whether each commit checks every row, index and objective against the added constraints;
  /// false by default. A broken invariant traps with a message.
  ///
  /// - Complexity: O(1); each commit then takes time linear in the size of the whole system.
  public var checksInvariants: Bool {
    get { state.pointee.modes.checksInvariants }
    set { state.pointee.modes.checksInvariants = newValue }
  }
}

extension Solver {
  /// The work, as counted by `statistics`, after which searches give up; unlimited by default.
  ///
  /// A commit then throws `SolverError.workLimit`; a question about freedom is answered as if
  /// nothing had a limit.
  package var mostWork: Int {
    get { state.pointee.scratch.mostWork }
    set { state.pointee.scratch.mostWork = newValue }
  }

  /// How much more work reducing contradictions to what they need may take than solving, and the
  /// most that one of them may take. A contradiction beyond it is reported with members that may
  /// not be needed.
  package var mostReduction: Int {
    get { state.pointee.scratch.mostReduction }
    set { state.pointee.scratch.mostReduction = newValue }
  }

  /// The work spent on reducing contradictions so far.
  package var reductionWork: Int { state.pointee.scratch.reductionWork }

  /// The sizes from which newly built blocks count as large.
  package var limits: Limits {
    get { state.pointee.limits }
    set { state.pointee.limits = newValue }
  }
}

extension Solver: CustomStringConvertible {
  /// A dump for human readers: the objective of each level, rows, variables, constraints, and a
  /// legend.
  ///
  /// - Complexity: Linear in the size of the system.
  public var description: String {
    state.pointee.dump()
  }
}
