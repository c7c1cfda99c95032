/// One remark about a file: what is wrong, where, and what would cure it.
///
/// Its description is what a terminal shows: `file:line:column: error: clause`, the source line, a
/// caret line and the hint; without a place `file: error: clause`.
package struct Diagnostic: Error, Hashable, Sendable {
  /// How grave a remark is.
  package enum Severity: String, Sendable, CaseIterable {
    case error, warning, note
  }

  /// The kind of a remark, as the JSON formats spell it.
  package enum Code: String, Sendable, CaseIterable {
    case unsatisfiable, ambiguous, truncated, missingGlyph, overlap, outsideSuperview, expectation
    case layoutLoop, syntax, unknownKey, unknownItem, invalidConstraint, invalidValue, resource
    case outsideSafeArea, absoluteSide, fixedHeight, requiredContentSize, redundant, missingKey
    case tightened
    case unconstrained, missingStrings, ignoredKey
    /// A part of an answer that would have taken too much work.
    case leftOut
    /// A place that a picture leaves empty, because the running app fills it.
    case undrawn
  }

  /// How grave it is.
  package let severity: Severity
  /// What kind it is.
  package let code: Code
  /// A lower-case clause without a final period.
  package let message: String
  /// The path as the user gave it, `<stdin>` for standard input.
  package let file: String
  /// Where in the file; nil for what concerns the file as a whole.
  package let place: Place?
  /// The line of the place and its caret line.
  package let excerpt: Excerpt?
  /// What to do about it.
  package let hint: String?
  /// The places that led there, the nearest first, such as the uses of a component.
  package let notes: [Note]

  /// A place that belongs to a remark.
  package struct Note: Hashable, Sendable {
    /// A lower-case clause without a final period.
    package let message: String
    /// The path as the user gave it.
    package let file: String
    /// Where in the file.
    package let place: Place
    /// The line of the place and its caret line.
    package let excerpt: Excerpt

    /// Makes a note from its parts.
    package init(message: String, file: String, place: Place, excerpt: Excerpt) {
      self.message = message
      self.file = file
      self.place = place
      self.excerpt = excerpt
    }
  }

  /// Makes a remark from its parts.
  package init(
    severity: Severity, code: Code, message: String, file: String, place: Place? = nil,
    excerpt: Excerpt? = nil, hint: String? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.file = file
    self.place = place
    self.excerpt = excerpt
    self.hint = hint
    self.notes = notes
  }

  /// The same remark with some words more at the end of its clause.
  package func adding(_ words: String) -> Diagnostic {
    Diagnostic(
      severity: severity, code: code, message: message + words, file: file, place: place,
      excerpt: excerpt, hint: hint, notes: notes)
  }

  /// The same remark with some notes more.
  package func adding(_ more: [Note]) -> Diagnostic {
    Diagnostic(
      severity: severity, code: code, message: message, file: file, place: place,
      excerpt: excerpt, hint: hint, notes: notes + more)
  }

  /// The same remark with another severity.
  package func graded(_ severity: Severity) -> Diagnostic {
    Diagnostic(
      severity: severity, code: code, message: message, file: file, place: place,
      excerpt: excerpt, hint: hint, notes: notes)
  }

  /// The same remark with another hint.
  package func advising(_ hint: String?) -> Diagnostic {
    Diagnostic(
      severity: severity, code: code, message: message, file: file, place: place,
      excerpt: excerpt, hint: hint, notes: notes)
  }

  /// The line in the file, from 1.
  package var line: Int? { place?.line }
  /// The column in the line, from 1, in Unicode scalars.
  package var column: Int? { place?.column }
}

/// All errors of a scene and its resources, in the order of the files and of their lines.
package struct SceneErrors: Error, Equatable, Sendable, CustomStringConvertible {
  /// The errors; never empty.
  package let diagnostics: [Diagnostic]

  /// Wraps errors that have been found.
  package init(_ diagnostics: [Diagnostic]) {
    precondition(!diagnostics.isEmpty, "Scene errors hold at least one diagnostic.")
    self.diagnostics = diagnostics
  }

  /// The diagnostics one after the other, as a terminal shows them.
  package var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
