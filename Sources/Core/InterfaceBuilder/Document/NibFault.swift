package import Documents

/// The reason that a file isn't an Interface Builder document that can be laid out, and its
/// place: a diagnostic that doesn't know its file yet.
package struct NibFault: Error, Sendable, Equatable {
  /// What is wrong, and how to fix it.
  package let clause: Clause
  /// The place; nil for the whole file.
  package let place: Place?
  /// Whether it is only a note, as for what a picture can't show.
  package private(set) var isNote: Bool

  init(
    _ code: Diagnostic.Code = .syntax, _ message: String, hint: Hint? = nil,
    at element: XMLElement? = nil
  ) {
    clause = Clause(code, message, hint: hint)
    place = element.map { Place(line: $0.line, column: $0.column) }
    isNote = code == .undrawn
  }

  /// The same fault as a note.
  var asNote: NibFault {
    var note = self
    note.isNote = true
    return note
  }

  init(conflictAt line: Int) {
    clause = Clause(.syntax, ConflictMarker.message, hint: ConflictMarker.hint)
    place = Place(line: line, column: 1)
    isNote = false
  }

  init(_ fault: XMLFault) {
    clause = Clause(.syntax, fault.message, hint: fault.hint)
    place = Place(line: fault.line, column: fault.column)
    isNote = false
  }

  /// A lowercase clause.
  package var message: String { clause.message }
  /// The line, from 1; nil for the whole file.
  package var line: Int? { place?.line }
}

/// A translation of a document's text in which a percent sign may begin a format specifier.
package struct TranslatedFormat: Sendable {
  /// The key in the strings.
  package let key: String
  /// The element that shows it.
  package let element: XMLElement
  /// The document's own text.
  package let source: String
  /// The text in the language.
  package let translation: String
}

/// Collects remarks, without duplicates, about what a builder ignores while it makes views.
final class NibRemarks {
  private var found: [NibFault] = []
  /// The pictures shown as boxes, in the order of the elements that name them.
  private var lacking: [LackingPicture] = []

  /// The translations that may be formats.
  var formats: [TranslatedFormat] = []

  /// What the views hold that isn't read.
  var unread = UnreadSettings()

  /// All remarks, including one for all unavailable pictures, and one for all that isn't read.
  var faults: [NibFault] {
    found
      + [false, true].compactMap { isSymbol in
        LackingPicture.remark(on: lacking.filter { $0.isSymbol == isSymbol })
      } + [unread.remark].compactMap { $0 }
  }

  /// Notes a picture shown as a box.
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
