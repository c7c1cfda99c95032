package import Documents

/// Why a file is not an Interface Builder document that can be laid out, and where: a diagnostic that
/// does not know its file yet.
package struct NibFault: Error, Sendable, Equatable {
  /// What is wrong, and a way out.
  package let clause: Clause
  /// Where; nil where the whole file is meant.
  package let place: Place?
  /// Whether it is only said, as what a picture cannot show is.
  package private(set) var isNote: Bool

  init(
    _ code: Diagnostic.Code = .syntax, _ message: String, hint: Hint? = nil,
    at element: XMLElement? = nil
  ) {
    clause = Clause(code, message, hint: hint)
    place = element.map { Place(line: $0.line, column: $0.column) }
    isNote = code == .undrawn
  }

  /// The same, only said.
  var asNote: NibFault {
    var note = self
    note.isNote = true
    return note
  }

  init(_ fault: XMLFault) {
    clause = Clause(.syntax, fault.message)
    place = Place(line: fault.line, column: fault.column)
    isNote = false
  }

  /// A lower-case clause.
  package var message: String { clause.message }
  /// The line, from 1; nil where the whole file is meant.
  package var line: Int? { place?.line }
}

/// Collects what a builder passes over while it makes views; each remark once.
final class NibRemarks {
  private var found: [NibFault] = []
  /// The pictures that are shown as boxes, in the order of the elements that name them.
  private var lacking: [LackingPicture] = []

  /// All remarks; one for all pictures that nobody gave.
  var faults: [NibFault] {
    found
      + [false, true].compactMap { isSymbol in
        LackingPicture.remark(on: lacking.filter { $0.isSymbol == isSymbol })
      }
  }

  /// Notes a picture that is shown as a box.
  func lacks(_ picture: LackingPicture) {
    if !lacking.contains(where: { $0.name == picture.name && $0.isSymbol == picture.isSymbol }) {
      lacking.append(picture)
    }
  }

  func add(
    _ code: Diagnostic.Code, _ message: String, hint: Hint? = nil, at element: XMLElement
  ) {
    let fault = NibFault(code, message, hint: hint, at: element)
    let isKnown = found.contains { $0.clause == fault.clause && code == .resource }
    if !isKnown, !found.contains(fault) { found.append(fault) }
  }
}
