/// An incremental solver of linear constraints with strict priorities.
///
/// Required constraints hold. Below them the levels are lexicographic: a constraint of one
/// priority is never given up for any number of lower ones, and within a level the sum of the
/// absolute violations is least. What this leaves open is settled by a fixed rule, so that no
/// value depends on history: the violation of the constraint added first is made as small as
/// possible, then that of the second, and so on; then the slack of the inequalities that prefer
/// their bounds, in order of addition; then every variable, in order of creation, takes the value
/// nearest 0.
///
/// Outside `begin()` and `commit()` each mutation is its own transaction. A solver belongs to one
/// task at a time.
public final class Solver {
  /// The only stored property: behind a pointer, accesses need no exclusivity checks.
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
  /// Reserves room for this many more variables and constraints, so that no storage grows along
  /// the way.
  ///
  /// - Complexity: Linear in what the solver holds and in the number of variables.
  public func reserveCapacity(variables: Int, constraints: Int) {
    precondition(variables >= 0 && constraints >= 0, "A capacity cannot be negative.")
    state.pointee.reserveCapacity(variables: variables, constraints: constraints)
  }

  /// Makes an unknown; its value is 0 until a constraint determines it.
  ///
  /// The name is used only in the printed dump. A variable made in a transaction that is rolled
  /// back remains.
  ///
  /// - Complexity: Amortised O(1).
  public func makeVariable(_ name: String? = nil) -> Variable {
    let variable = state.pointee.makeVariable()
    if let name { state.pointee.names[variable] = name }
    return Variable(index: variable)
  }

  /// Forgets a variable, whose index may then be reused.
  ///
  /// No constraint may mention it: remove those first, in the same transaction or an earlier one.
  ///
  /// - Complexity: O(1).
  public func removeVariable(_ variable: Variable) {
    precondition(state.pointee.isAlive(variable), "The variable has already been removed.")
    state.pointee.removeVariable(variable.index)
  }

  /// Adds a constraint and returns its handle.
  ///
  /// - Complexity: O(number of its terms) in a transaction; otherwise also that of a commit:
  ///   usually its own terms again, and the block of constraints that compete with it.
  @discardableResult
  public func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    let expression = constraint.expression
    return try add(
      relation: constraint.relation, priority: constraint.priority,
      constant: expression.constant, terms: expression.terms)
  }

  /// Adds the constraint that relates the sum of `terms` and `constant` to 0 by `relation`.
  ///
  /// `order` is the constraint's place in the order of addition, by which ties are settled; nil
  /// means after all earlier ones. If you give one constraint a place, give one to each, and no
  /// place twice. An inequality that prefers its bound holds as an equation where nothing else
  /// decides; for an equation this has no effect.
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

  /// Adds the constraint that relates the sum of `terms` and `constant` to 0 by `relation`,
  /// without making an expression; for callers that add very many.
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
  /// constraints, and include one only if the others need it.
  ///
  /// - Complexity: O(1).
  public func assume(_ id: ConstraintID) throws(SolverError) {
    state.pointee.assume(try state.pointee.index(of: id))
  }

  /// Removes a constraint; its handle is invalid from then on.
  ///
  /// - Complexity: Linear in the constraint's terms and in the rows that were derived through it,
  ///   which are derived again; outside a transaction also that of a commit.
  public func remove(_ id: ConstraintID) throws(SolverError) {
    state.pointee.remove(try state.pointee.index(of: id))
    try commitUnlessOpen()
  }

  /// Sets the constant of a constraint's expression, for constraints of any kind.
  ///
  /// It is the constant of the expression as added: for `x == y + 5`, held as `x - y - 5 == 0`,
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
  /// The constraint keeps its place in the order of addition. Throws `.priorityKindChange` if
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
