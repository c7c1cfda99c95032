/// Why a file is not an Interface Builder document that can be laid out, and where.
package struct NibFault: Error, Sendable, Equatable {
  /// A lower-case clause.
  package var message: String
  /// A way out; nil where there is none to tell.
  package var hint: String?
  /// The line, from 1; nil where the whole file is meant.
  package var line: Int?
  /// The column, from 1; nil where the whole file is meant.
  package var column: Int?

  init(_ message: String, hint: String? = nil, at element: XMLElement? = nil) {
    self.message = message
    self.hint = hint
    line = element?.line
    column = element?.column
  }

  init(_ fault: XMLFault) {
    message = fault.message
    line = fault.line
    column = fault.column
  }
}
