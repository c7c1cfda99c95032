/// The files that a document's nodes come from and, for nodes brought in from elsewhere, what led
/// there.
///
/// A place stores the index of its origin. The first origin is the file itself, so places in a
/// document made from a single file need none.
package struct Origins: Equatable, Sendable {
  /// Where a node comes from.
  struct Entry: Equatable, Sendable {
    /// The index of the file.
    let file: Int32
    /// The place that requested the node, which has its own origin; nil if there is none.
    let use: Place?
  }

  /// The files; the first is the one that was requested.
  package private(set) var files: [SourceFile]
  private var entries: [Entry] = [Entry(file: 0, use: nil)]

  /// The number of origins.
  package var count: Int { entries.count }

  /// Starts with a file.
  package init(_ file: SourceFile) { files = [file] }

  /// Adds a file and returns the origin of its own nodes.
  package mutating func add(_ file: SourceFile) -> Int32 {
    files.append(file)
    entries.append(Entry(file: Int32(truncatingIfNeeded: files.count - 1), use: nil))
    return Int32(truncatingIfNeeded: entries.count - 1)
  }

  /// Adds and returns the origin of nodes in the same file as `origin` that were brought in at a
  /// place.
  package mutating func add(_ origin: Int32, usedAt use: Place) -> Int32 {
    entries.append(Entry(file: entries[Int(origin)].file, use: use))
    return Int32(truncatingIfNeeded: entries.count - 1)
  }

  /// Returns the index of an origin's file.
  package func fileNumber(of origin: Int32) -> Int { Int(entries[Int(origin)].file) }

  /// Returns the file of a place.
  package func file(of place: Place) -> SourceFile { files[fileNumber(of: place.origin)] }

  /// Returns the source line and caret line of a place.
  package func excerpt(at place: Place) -> Excerpt {
    Excerpt(of: file(of: place), at: place)
  }

  /// Returns the place that requested what is at another; nil if it is written in the file
  /// itself.
  package func use(of place: Place) -> Place? { entries[Int(place.origin)].use }

  /// Returns the places that led to a place, nearest first.
  package func notes(at place: Place?) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    var next = place.flatMap(use)
    while let use = next, notes.count < Self.mostNotes {
      notes.append(
        Diagnostic.Note(
          message: "used here", file: file(of: use).path, place: use, excerpt: excerpt(at: use)))
      next = self.use(of: use)
    }
    return notes
  }

  /// The maximum number of notes; nobody follows a longer trail.
  private static let mostNotes = 16

  /// Makes a diagnostic about a place, with its line and what led there.
  package func diagnostic(
    _ severity: Diagnostic.Severity, _ clause: Clause, at place: Place?
  ) -> Diagnostic {
    Diagnostic(
      severity: severity, code: clause.code, message: clause.message,
      file: place.map { file(of: $0).path } ?? files[0].path, place: place,
      excerpt: place.map(excerpt), hint: clause.hint, notes: notes(at: place))
  }
}
