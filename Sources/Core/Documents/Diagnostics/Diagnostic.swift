/// A diagnostic about a file: what is wrong, where, and how to fix it.
///
/// It is the single value for this from the module that finds something to the terminal, the
/// JSON, the annotation and the page. Its description is what a terminal shows:
/// `file:line:column: error: clause`, then its `details`; without a place `file: error: clause`.
package struct Diagnostic: Error, Hashable, Sendable {
  /// The severity of a diagnostic.
  package enum Severity: String, Sendable, CaseIterable {
    case error, warning, note
  }

  /// The kind of a diagnostic, as spelled in the JSON formats.
  package enum Code: String, Sendable, CaseIterable {
    case unsatisfiable, ambiguous, truncated, missingGlyph, overlap, outsideSuperview, expectation
    case layoutLoop, syntax, unknownKey, unknownItem, invalidConstraint, invalidValue, resource
    case outsideSafeArea, absoluteSide, fixedHeight, requiredContentSize, redundant, missingKey
    /// A translation that takes other arguments than its source.
    case formatMismatch
    /// A key that a file has twice.
    case duplicateKey
    case tightened, brokenWord, cropped, collapsed, squeezed
    case unconstrained, missingStrings, ignoredKey
    /// What an audit of accessibility finds.
    case contrast, smallTarget, overlappingTargets, fixedTextSize, clippedAtTextSize, noLabel
    case labelRepeatsTrait, fileNameAsLabel, duplicateLabel, readingOrder, colorAlone, motion
    case textInPicture, notRead, staleWaiver
    /// A part of an answer that was left out because it would take too much work.
    case leftOut
    /// An area that a picture leaves empty because the running app fills it.
    case undrawn
    /// A layout or picture that differs from its golden.
    case golden
    /// The result of a run, which is not about a file.
    case summary
  }

  /// The severity.
  package var severity: Severity
  /// The kind of diagnostic.
  package var code: Code
  /// A lower-case clause without a final period.
  package var message: String
  /// The message in a few words for a caption, if available; nil if the message is short itself.
  package var caption: String?
  /// The path as the user gave it, `<stdin>` for standard input; empty if it is not about a file.
  package var file: String
  /// The place in the file; nil if it is about the file as a whole.
  package var place: Place?
  /// The line of the place and its caret line.
  package var excerpt: Excerpt?
  /// How to fix it.
  package var hint: Hint?
  /// The places that led there, nearest first, such as the uses of a component.
  package var notes: [Note]
  /// An explanation that replaces the excerpt and the hint; empty if these suffice.
  package var listing: [ListingLine] = []
  /// The id of the view concerned; nil for none or several.
  package var view: String?
  /// The ids of all views involved in a conflict.
  package var views: [String] = []
  /// The constraints that contradict one another; an irreducible set.
  package var constraints: [Constraint] = []
  /// The index of the broken constraint in `constraints`.
  package var brokenIndex: Int?
  /// Ways out, best first: what was proposed, and after a trial what helps.
  package var advice: [Advice] = []
  /// What findings with the same cause share in addition to their code; nil if it is their place.
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

  /// Makes a diagnostic about a file as a whole.
  package init(_ severity: Severity, _ message: String, file: String) {
    self.init(severity: severity, code: .resource, message: message, file: file)
  }

  /// The line in the file, starting at 1.
  package var line: Int? { place?.line }
  /// The column in the line, starting at 1, in Unicode scalars.
  package var column: Int? { place?.column }

  /// The id of the constraint that was broken, or else its description; nil for none.
  package var broken: String? { brokenIndex.map { constraints[$0].name } }

  /// The ids of the views involved, or of the view concerned.
  package var involved: [String] { views.isEmpty ? view.map { [$0] } ?? [] : views }

  /// What findings with the same cause share in addition to their code: what the finder
  /// specifies, or else the place.
  package var ownCause: String {
    if let cause { return cause }
    guard let place else { return view ?? message }
    // A file may lack several things, all of them told where it is named.
    return "\(place.line):\(place.column)" + (code == .resource ? ": \(message)" : "")
  }

  /// Returns the same diagnostic with some parts changed.
  package func with(_ change: (inout Diagnostic) -> Void) -> Diagnostic {
    var changed = self
    change(&changed)
    return changed
  }
}

/// All errors of a scene and its resources, in order of file and line.
package struct SceneErrors: Error, Equatable, Sendable, CustomStringConvertible {
  /// The errors; never empty.
  package let diagnostics: [Diagnostic]
  /// The work done until they were found, in nanoseconds of one processor as it is counted; 0 where
  /// nothing counts it.
  package private(set) var work = 0.0

  /// Wraps errors that have been found.
  package init(_ diagnostics: [Diagnostic]) {
    precondition(!diagnostics.isEmpty, "Scene errors hold at least one diagnostic.")
    self.diagnostics = diagnostics
  }

  /// Returns the same errors, found after some work.
  package func after(work: Double) -> SceneErrors {
    var errors = self
    errors.work = work
    return errors
  }

  /// The diagnostics one after another, as a terminal shows them.
  package var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
