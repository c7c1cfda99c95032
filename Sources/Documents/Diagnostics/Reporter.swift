/// Collects the remarks about one file.
package final class Reporter {
  /// The file that the remarks are about.
  package let source: SourceFile
  package private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// Lines and columns of which all is said.
  private var settled: Set<[Int]> = []

  /// Starts with no remarks about a file.
  package init(_ source: SourceFile) { self.source = source }

  /// Whether an error was reported.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds an error; the same one again, as an alias may bring it, is dropped.
  package func report(_ clause: Clause, at place: Place?) {
    if !settled.isEmpty, let place, settled.contains([place.line, place.column]) { return }
    let diagnostic = Diagnostic(
      severity: .error, code: clause.code, message: clause.message, file: source.path,
      place: place, excerpt: place.map { Excerpt(line: source.line($0.line), place: $0) },
      hint: clause.hint)
    if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Adds an error of a node that is read as it stands: no other error is reported at its place.
  package func settle(_ clause: Clause, at place: Place) {
    report(clause, at: place)
    settled.insert([place.line, place.column])
  }

  /// The remarks in reading order; those about the whole file first.
  package var sorted: [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      let first = left.element.place ?? Place(line: 0, column: 0)
      let second = right.element.place ?? Place(line: 0, column: 0)
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }
}
