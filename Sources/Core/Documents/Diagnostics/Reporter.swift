/// Collects the diagnostics about a file and the files that it brings in.
package final class Reporter {
  /// The file that the diagnostics are about.
  package let source: SourceFile
  /// The files that places refer to, and what led to them.
  package var origins: Origins
  package private(set) var diagnostics: [Diagnostic] = []
  /// A filter for the errors to report; nil admits all.
  package var admits: ((Clause, Place) -> Bool)?
  private var seen: Set<Remark> = []
  /// Files, lines and columns for which no more errors are reported.
  private var settled: Set<[Int]> = []
  /// The names that are stated where nothing could be read.
  private var unread: Set<String> = []
  /// What errors say of names, by their indices.
  private var namings: [Int: Clause.Naming] = [:]
  /// How often something was to be reported, whether or not it was.
  package private(set) var reports = 0

  /// What was reported at a place in a file, regardless of what led there.
  private struct Remark: Hashable {
    let file: Int
    let line: Int
    let column: Int
    let clause: Clause
  }

  /// Makes a reporter for a file, without diagnostics.
  package init(_ source: SourceFile) {
    self.source = source
    origins = Origins(source)
  }

  /// Whether an error was reported.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds an error; drops repetitions, as caused by an alias or another use of a component.
  ///
  /// That a name is unknown is no error if it is stated where nothing could be read.
  package func report(_ clause: Clause, at place: Place?) {
    reports += 1
    if case .unknown(let name)? = clause.naming, unread.contains(name) { return }
    if let admits, let place, !admits(clause, place) { return }
    let file = place.map { origins.fileNumber(of: $0.origin) } ?? 0
    if !settled.isEmpty, let place, settled.contains([file, place.line, place.column]) { return }
    let remark = Remark(
      file: file, line: place?.line ?? 0, column: place?.column ?? 0, clause: clause)
    guard seen.insert(remark).inserted else { return }
    namings[diagnostics.count] = clause.naming
    diagnostics.append(origins.diagnostic(.error, clause, at: place))
  }

  /// Notes names that are stated where nothing can be read.
  package func noteUnread(_ names: [String]) { unread.formUnion(names) }

  /// Adds the diagnostics about another file.
  package func adopt(_ other: Reporter) { diagnostics += other.sorted }

  /// Adds the diagnostics about another file, with the place that names it.
  package func adopt(_ other: Reporter, _ note: String, at place: Place) {
    let use = Diagnostic.Note(
      message: note, file: origins.file(of: place).path, place: place,
      excerpt: origins.excerpt(at: place))
    let trail = [use] + origins.notes(at: place)
    diagnostics += other.sorted.map { remark in remark.with { $0.notes += trail } }
  }

  /// Adds the only error to be reported at the place of a node, which is read as it is.
  package func settle(_ clause: Clause, at place: Place) {
    report(clause, at: place)
    settle(at: place)
  }

  /// Prevents further errors from being reported at a place.
  package func settle(at place: Place) {
    settled.insert([origins.fileNumber(of: place.origin), place.line, place.column])
  }

  /// The diagnostics in reading order, those of the file itself first, and those about a whole
  /// file before those about its lines.
  package var sorted: [Diagnostic] {
    func position(_ diagnostic: Diagnostic) -> (Int, Place) {
      guard let place = diagnostic.place else { return (0, Place(line: 0, column: 0)) }
      let plain = Place(line: place.line, column: place.column, length: place.length)
      return (origins.fileNumber(of: place.origin), plain)
    }
    return causes.enumerated().sorted { left, right in
      let (first, second) = (position(left.element), position(right.element))
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }

  /// The diagnostics without those that follow from others: where names stand twice, as many unknown
  /// ones are what they were to be. If it is one, it is the way out.
  private var causes: [Diagnostic] {
    let twice = namings.filter { $0.value == .twice }.keys
    let missing = namings.compactMap { index, naming -> (index: Int, name: String)? in
      guard case .unknown(let name) = naming, diagnostics[index].hint == nil else { return nil }
      return (index, name)
    }
    let names = Set(missing.map(\.name))
    guard !names.isEmpty, names.count <= twice.count else { return diagnostics }
    let consequences = Set(missing.map(\.index))
    var causes = diagnostics
    if let only = names.first, names.count == 1, let index = twice.first, twice.count == 1 {
      let lines = consequences.compactMap { diagnostics[$0].line }
      let uses = lines.min().map { ", the name on line \($0)" } ?? ""
      causes[index].hint = .replace(by: only, "write '\(only)'\(uses)")
    }
    return causes.indices.filter { !consequences.contains($0) }.map { causes[$0] }
  }
}
