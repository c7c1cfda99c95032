/// The reason why a file cannot be read as XML, and where.
package struct XMLFault: Error, Sendable, Equatable {
  /// A lower-case clause.
  package var message: String
  /// The line, starting at 1.
  package var line: Int
  /// The column, starting at 1, in bytes.
  package var column: Int
}
