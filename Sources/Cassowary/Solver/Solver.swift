/// An incremental solver of linear constraints with strict priorities.
///
/// Required constraints hold. Below them the levels are lexicographic: a constraint of one priority
/// is never given up for any number of lower ones, and within a level the sum of the absolute
/// violations is least. What then is left open is settled by a fixed rule, so that no value depends
/// on history: the violation of the constraint added first is made as small as possible, then of
/// the second, and so on; then what the inequalities leave that prefer their bounds, in the order of
/// addition; then every variable in order of creation takes the value nearest 0.
///
/// Outside `begin()` and `commit()` each mutation is a transaction of its own. A solver belongs to
/// one task at a time.
public final class Solver {
  /// The one stored property: behind a pointer, accesses need no exclusivity checks.
  let state: UnsafeMutablePointer<State>

  /// Makes a solver without variables.
  ///
  /// - Complexity: O(1).
  public init() {
    state = .allocate(capacity: 1)
    state.initialize(to: State())
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }
}

extension Solver {
  /// Makes room for this many more variables and constraints, so that no storage grows on the way.
  ///
  /// - Complexity: Linear in what the solver holds and in the number of variables.
  public func reserveCapacity(variables: Int, constraints: Int) {
    precondition(variables >= 0 && constraints >= 0, "A capacity cannot be negative.")
    state.pointee.reserveCapacity(variables: variables, constraints: constraints)
  }

  /// Makes an unknown; its value is 0 until a constraint holds it.
  ///
  /// The name serves the printed dump only. A variable made in a transaction that is rolled back
  /// stays.
  ///
  /// - Complexity: Amortised O(1).
  public func makeVariable(_ name: String? = nil) -> Variable {
    let variable = state.pointee.makeVariable()
    if let name { state.pointee.names[variable] = name }
    return Variable(index: variable)
  }

  /// Forgets a variable, whose index may then be used again.
  ///
  /// No constraint may mention it: remove those before, in the same transaction or an earlier one.
  ///
  /// - Complexity: O(1).
  public func removeVariable(_ variable: Variable) {
    precondition(state.pointee.isAlive(variable), "The variable was removed before.")
    state.pointee.removeVariable(variable.index)
  }

  /// Adds a constraint and returns its handle.
  ///
  /// - Complexity: O(number of its terms) in a transaction; otherwise that of a commit, too: usually
  ///   its own terms again, and the block of constraints that compete with it.
  @discardableResult
  public func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    let expression = constraint.expression
    return try add(
      relation: constraint.relation, priority: constraint.priority,
      constant: expression.constant, terms: expression.terms)
  }

  /// Adds the constraint that the sum of `terms` and `constant` stands in `relation` to 0.
  ///
  /// `order` is the place in the order of addition, by which ties are settled; nil means after all
  /// before. Whoever gives one constraint a place gives one to each, and no place twice. An
  /// inequality that prefers its bound holds as an equation where nothing else decides; an equation
  /// has no use for that.
  ///
  /// - Complexity: That of `add(_:)`.
  @discardableResult
  public func add(
    relation: Relation, priority: Priority = .required, constant: Double, terms: [Term],
    order: Int64? = nil, prefersBound: Bool = false
  ) throws(SolverError) -> ConstraintID {
    try terms.withUnsafeBufferPointer { (terms) throws(SolverError) in
      try add(
        relation: relation, priority: priority, constant: constant, terms: terms, order: order,
        prefersBound: prefersBound)
    }
  }

  /// Adds the constraint that the sum of `terms` and `constant` stands in `relation` to 0, without
  /// making an expression: the way for those who add very many.
  ///
  /// - Complexity: That of `add(_:)`.
  @discardableResult
  public func add(
    relation: Relation, priority: Priority = .required, constant: Double,
    terms: UnsafeBufferPointer<Term>, order: Int64? = nil, prefersBound: Bool = false
  ) throws(SolverError) -> ConstraintID {
    let id = try state.pointee.add(
      terms, constant, relation, priority, order, prefersBound: prefersBound)
    try commitUnlessOpen()
    return id
  }

  /// Takes a required constraint for granted in conflicts: these are irreducible given all such
  /// constraints, and name one only where the others need it.
  ///
  /// - Complexity: O(1).
  public func assume(_ id: ConstraintID) throws(SolverError) {
    state.pointee.assume(try state.pointee.index(of: id))
  }

  /// Removes a constraint; a handle of it is unknown from then on.
  ///
  /// - Complexity: Linear in the constraint's terms and in the rows that were derived through it,
  ///   which are derived anew; outside a transaction also that of a commit.
  public func remove(_ id: ConstraintID) throws(SolverError) {
    state.pointee.remove(try state.pointee.index(of: id))
    try commitUnlessOpen()
  }

  /// Sets the constant of the constraint's expression, of any constraint.
  ///
  /// The constant is that of the expression as added: for `x == y + 5`, held as `x - y - 5 == 0`,
  /// it is -5.
  ///
  /// - Complexity: Linear in the rows that were derived through the constraint; outside a transaction
  ///   also that of a commit: a few additions for each dependent value while no violation changes its
  ///   sign.
  public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    let index = try state.pointee.index(of: id)
    try State.check(constant: constant)
    state.pointee.setConstant(constant, of: index)
    try commitUnlessOpen()
  }

  /// Sets the priority of an optional constraint to another optional one.
  ///
  /// The constraint keeps its place in the order of addition. Throws `.priorityKindChange` when
  /// either priority is required.
  ///
  /// - Complexity: That of removing and adding the constraint.
  public func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverError) {
    let index = try state.pointee.index(of: id)
    try State.check(priority)
    guard state.pointee.canChangePriority(of: index, to: priority) else {
      throw .priorityKindChange(id)
    }
    state.pointee.setPriority(priority, of: index)
    try commitUnlessOpen()
  }

  @inline(__always)
  private func commitUnlessOpen() throws(SolverError) {
    if !isInTransaction { try commitAlone() }
  }

  private func commitAlone() throws(SolverError) {
    do throws(SolverError) {
      try state.pointee.commit()
    } catch {
      state.pointee.rollback()
      throw error
    }
  }
}
