/// One remark about a file: what is wrong, where, and what would cure it.
///
/// It is the one value for this from the room that finds something to the terminal, the JSON, the
/// annotation and the page. Its description is what a terminal shows: `file:line:column: error:
/// clause`, then its `details`; without a place `file: error: clause`.
package struct Diagnostic: Error, Hashable, Sendable {
  /// The severity of a remark.
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
    /// A layout or picture that differs from its golden.
    case golden
    /// What a run came to; it is about no file.
    case summary
  }

  /// The severity.
  package var severity: Severity
  /// What kind it is.
  package var code: Code
  /// A lower-case clause without a final period.
  package var message: String
  /// The message in the few words of a caption, where it has some; nil where it is short itself.
  package var caption: String?
  /// The path as the user gave it, `<stdin>` for standard input; empty for what concerns no file.
  package var file: String
  /// Where in the file; nil for what concerns the file as a whole.
  package var place: Place?
  /// The line of the place and its caret line.
  package var excerpt: Excerpt?
  /// What to do about it.
  package var hint: Hint?
  /// The places that led there, the nearest first, such as the uses of a component.
  package var notes: [Note]
  /// What explains it, in place of the excerpt and the hint; empty where these are enough.
  package var listing: [ListingLine] = []
  /// The id of the view that it is about; nil for none or several.
  package var view: String?
  /// The ids of all views that take part in a contradiction.
  package var views: [String] = []
  /// The constraints that contradict each other; an irreducible set.
  package var constraints: [Constraint] = []
  /// The place of the broken constraint among `constraints`.
  package var brokenIndex: Int?
  /// Edits of the scene that would cure it, the best first.
  package var cures: [Cure] = []
  /// What findings of one cause have in common beside their code; nil where it is their place.
  package var cause: String?

  /// Makes a remark from its parts.
  package init(
    severity: Severity, code: Code, message: String, file: String, place: Place? = nil,
    excerpt: Excerpt? = nil, hint: Hint? = nil, notes: [Note] = []
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

  /// A remark about a file as a whole.
  package init(_ severity: Severity, _ message: String, file: String) {
    self.init(severity: severity, code: .resource, message: message, file: file)
  }

  /// The line in the file, from 1.
  package var line: Int? { place?.line }
  /// The column in the line, from 1, in Unicode scalars.
  package var column: Int? { place?.column }

  /// The id, else the description, of the constraint that was broken; nil for none.
  package var broken: String? { brokenIndex.map { constraints[$0].name } }

  /// The ids of the views that take part, or of the one that it is about.
  package var involved: [String] { views.isEmpty ? view.map { [$0] } ?? [] : views }

  /// What findings of one cause share beside their code: what the finder says, else the place.
  package var ownCause: String {
    cause ?? place.map { "\($0.line):\($0.column)" } ?? view ?? message
  }

  /// The same remark with some parts changed.
  package func with(_ change: (inout Diagnostic) -> Void) -> Diagnostic {
    var changed = self
    change(&changed)
    return changed
  }
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
