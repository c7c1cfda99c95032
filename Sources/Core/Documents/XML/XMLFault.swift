/// The reason why a file cannot be read as XML, and where.
package struct XMLFault: Error, Sendable, Equatable {
  /// A lower-case clause.
  package var message: String
  /// What to do about it; nil if that isn't known.
  package var hint: Hint?
  /// The line, starting at 1.
  package var line: Int
  /// The column, starting at 1, in bytes.
  package var column: Int

  /// Creates a fault.
  package init(message: String, hint: Hint? = nil, line: Int, column: Int) {
    (self.message, self.hint, self.line, self.column) = (message, hint, line, column)
  }
}
