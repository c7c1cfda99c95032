/// Why a file is not XML that can be read, and where.
package struct XMLFault: Error, Sendable, Equatable {
  /// A lower-case clause.
  package var message: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in bytes.
  package var column: Int
}
