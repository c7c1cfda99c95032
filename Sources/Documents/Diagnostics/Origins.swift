/// The files that a document's nodes come from, and for nodes that were brought in from elsewhere
/// what led there.
///
/// A place carries the number of its origin. The first origin is the file itself, so that places in
/// a document of one file need none.
package struct Origins: Equatable, Sendable {
  /// Where a node comes from.
  struct Entry: Equatable, Sendable {
    /// The number of the file.
    let file: Int32
    /// The place that asked for the node, which has an origin of its own; nil where none did.
    let use: Place?
  }

  /// The files; the first is the one that was asked for.
  package private(set) var files: [SourceFile]
  private var entries: [Entry] = [Entry(file: 0, use: nil)]

  /// The number of origins.
  package var count: Int { entries.count }

  /// Starts with a file.
  package init(_ file: SourceFile) { files = [file] }

  /// Adds a file; gives the origin of its own nodes.
  package mutating func add(_ file: SourceFile) -> Int32 {
    files.append(file)
    entries.append(Entry(file: Int32(truncatingIfNeeded: files.count - 1), use: nil))
    return Int32(truncatingIfNeeded: entries.count - 1)
  }

  /// Adds the origin of nodes of the same file as `origin`, brought in by what stands at a place.
  package mutating func add(_ origin: Int32, usedAt use: Place) -> Int32 {
    entries.append(Entry(file: entries[Int(origin)].file, use: use))
    return Int32(truncatingIfNeeded: entries.count - 1)
  }

  /// The number of the file of an origin.
  package func fileNumber(of origin: Int32) -> Int { Int(entries[Int(origin)].file) }

  /// The file of a place.
  package func file(of place: Place) -> SourceFile { files[fileNumber(of: place.origin)] }

  /// The source line and caret line of a place.
  package func excerpt(at place: Place) -> Excerpt {
    Excerpt(of: file(of: place), at: place)
  }

  /// The place that asked for what stands at another; nil where the file itself says it.
  package func use(of place: Place) -> Place? { entries[Int(place.origin)].use }

  /// The places that led to one, the nearest first.
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

  /// Nobody follows a longer trail.
  private static let mostNotes = 16

  /// Makes a remark about a place, with its line and what led there.
  package func diagnostic(
    _ severity: Diagnostic.Severity, _ clause: Clause, at place: Place?
  ) -> Diagnostic {
    Diagnostic(
      severity: severity, code: clause.code, message: clause.message,
      file: place.map { file(of: $0).path } ?? files[0].path, place: place,
      excerpt: place.map(excerpt), hint: clause.hint, notes: notes(at: place))
  }
}
