package import Documents

/// Why a file is not an Interface Builder document that can be laid out, and where: a diagnostic that
/// does not know its file yet.
package struct NibFault: Error, Sendable, Equatable {
  /// What is wrong, and a way out.
  package let clause: Clause
  /// Where; nil where the whole file is meant.
  package let place: Place?

  init(
    _ code: Diagnostic.Code = .syntax, _ message: String, hint: Hint? = nil,
    at element: XMLElement? = nil
  ) {
    clause = Clause(code, message, hint: hint)
    place = element.map { Place(line: $0.line, column: $0.column) }
  }

  init(_ fault: XMLFault) {
    clause = Clause(.syntax, fault.message)
    place = Place(line: fault.line, column: fault.column)
  }

  /// A lower-case clause.
  package var message: String { clause.message }
  /// The line, from 1; nil where the whole file is meant.
  package var line: Int? { place?.line }
}

/// Collects what a builder passes over while it makes views; each remark once.
final class NibRemarks {
  private(set) var faults: [NibFault] = []

  func add(
    _ code: Diagnostic.Code, _ message: String, hint: Hint? = nil, at element: XMLElement
  ) {
    let fault = NibFault(code, message, hint: hint, at: element)
    if !faults.contains(fault) { faults.append(fault) }
  }
}
