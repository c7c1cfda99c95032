extension Solver {
  /// Whether a transaction is open: `begin()` was called, and neither `commit()` nor `rollback()`
  /// since.
  ///
  /// - Complexity: O(1).
  public var isInTransaction: Bool { state.pointee.isOpen }

  /// Opens a transaction: changes are collected, and values stay as they are until it is committed.
  ///
  /// Transactions do not nest.
  ///
  /// - Complexity: O(1).
  public func begin() {
    precondition(!isInTransaction, "A transaction is already open.")
    state.pointee.isOpen = true
  }

  /// Solves with the changes since `begin()` and publishes the values.
  ///
  /// If it throws, the transaction stays open and all values are as they were before it: remove
  /// an offending constraint and commit again, or roll back.
  ///
  /// - Complexity: Linear in what the changes touch, whatever the size of the system: the terms
  ///   of rows to derive and the values that follow from changed ones. A block of competing
  ///   constraints is searched only if a violation changes its sign, or a row comes or goes; a
  ///   pivot then costs at most the nonzeros of the block. A conflict is explained by
  ///   substitution in its members, once for each, and at worst by solving them as often.
  public func commit() throws(SolverError) {
    precondition(isInTransaction, "No transaction is open.")
    try state.pointee.commit()
    state.pointee.isOpen = false
  }

  /// Returns the next conflict that the last failed commit found beside the one that it threw, and of
  /// which no member has been removed since; nil for none. It can be resolved before the next commit.
  package func nextConflict() -> Conflict? { state.pointee.nextConflict() }

  /// Undoes every change since `begin()`; values, handles and the order of addition are as
  /// before.
  ///
  /// - Complexity: That of making and committing the changes.
  public func rollback() {
    precondition(isInTransaction, "No transaction is open.")
    state.pointee.rollback()
    state.pointee.isOpen = false
  }

  /// Runs `body` in a transaction and commits; rolls back when `body` or the commit throws.
  ///
  /// - Complexity: That of `body` and of the commit.
  @discardableResult
  public func transaction<T>(_ body: (Solver) throws -> T) throws -> T {
    begin()
    do {
      let result = try body(self)
      try commit()
      return result
    } catch {
      rollback()
      throw error
    }
  }
}
