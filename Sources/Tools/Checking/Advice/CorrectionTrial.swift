package import Documents

/// Tries what the errors of a text suggest before anyone sees it: an error must be gone then, and none
/// may have come in its place. Others may come to light, such as a picture that doesn't exist.
///
/// Examples, such as `font: { size: 17 }`, aren't edits; they are shown as they are.
package struct CorrectionTrial {
  /// Returns a file by its path as diagnostics name it.
  private let text: (String) -> SourceFile?
  /// Returns the errors of the scene as it would be after a fix.
  private let errors: (Fix) -> [Diagnostic]
  /// The number of times that the scene was read again.
  package private(set) var reads = 0
  /// What writes edits of each file, by its path; nil for a file that can't be read.
  private var writers: [String: AdviceWriter?] = [:]

  /// How often a scene is read again for all its errors together.
  private static let mostReads = 48

  /// Creates a trial from the ways to read the scene and its files.
  package init(
    text: @escaping (String) -> SourceFile?, errors: @escaping (Fix) -> [Diagnostic]
  ) {
    (self.text, self.errors) = (text, errors)
  }

  /// Returns the fix that an error suggests; none if it doesn't help.
  ///
  /// - Parameter before: all errors of the text as it is.
  package mutating func fixes(of remark: Diagnostic, among before: [Diagnostic]) -> [Fix] {
    helpful(candidates(of: remark), remark, before).map { [$0] } ?? []
  }

  private mutating func helpful(
    _ candidates: [Fix], _ remark: Diagnostic, _ before: [Diagnostic]
  ) -> Fix? {
    for fix in candidates where helps(fix, [remark], before) { return fix }
    return nil
  }

  /// Returns all errors of a text, without the hints that don't help; those that do are edits, too.
  ///
  /// All are tried together first, then in halves: of a few thousand most are right.
  package mutating func proven(_ remarks: [Diagnostic]) -> [Diagnostic] {
    var proven = remarks
    var stated: [(index: Int, candidates: [Fix])] = []
    for (index, remark) in remarks.enumerated() {
      guard let correction = remark.hint?.correction, !isExample(correction) else { continue }
      stated.append((index, candidates(of: remark)))
    }
    prove(stated[...], of: &proven, among: remarks)
    return proven
  }

  private mutating func prove(
    _ stated: ArraySlice<(index: Int, candidates: [Fix])>, of proven: inout [Diagnostic],
    among before: [Diagnostic]
  ) {
    guard let (first, candidates) = stated.first else { return }
    guard stated.count > 1 else {
      if let fix = helpful(candidates, before[first], before) {
        proven[first].advice = [Advice(fix)]
      } else {
        proven[first].hint = nil
      }
      return
    }
    let fixes = stated.compactMap(\.candidates.first)
    if fixes.count == stated.count,
      helps(Fix("", fixes.flatMap(\.edits)), stated.map { before[$0.index] }, before)
    {
      for (remark, fix) in zip(stated, fixes) { proven[remark.index].advice = [Advice(fix)] }
      return
    }
    let middle = stated.startIndex + stated.count / 2
    prove(stated[..<middle], of: &proven, among: before)
    prove(stated[middle...], of: &proven, among: before)
  }

  private mutating func candidates(of remark: Diagnostic) -> [Fix] {
    guard let place = remark.place, let correction = remark.hint?.correction,
      !isExample(correction)
    else { return [] }
    let known = writers[remark.file]
    // Parsed once, however many errors the file has.
    guard var writer = known ?? text(remark.file).map({ AdviceWriter($0) }) else {
      writers[remark.file] = .some(nil)
      return []
    }
    defer { writers[remark.file] = writer }
    let changes: [[Advice.Change]] =
      switch correction {
      case .replacement(let words), .advice(let words):
        [[.replace(words, at: place)], [.write(words, at: place)]]
      case .changes(let changes): [changes]
      }
    return changes.compactMap { writer.fix(Advice(remark.hint?.text ?? "", $0)) }
  }

  /// Whether a correction is a key with a value that only shows the form.
  private func isExample(_ correction: Hint.Correction) -> Bool {
    if case .advice(let text) = correction { text.contains(": ") } else { false }
  }

  /// Whether errors are gone after a fix, and no others have come but those that it brings to light.
  private mutating func helps(
    _ fix: Fix, _ corrected: [Diagnostic], _ before: [Diagnostic]
  ) -> Bool {
    guard reads < Self.mostReads else { return false }
    reads += 1
    let after = errors(fix)
    let old = Set(before.map(\.message))
    let new = after.filter { !old.contains($0.message) }
    if after.count < before.count, new.isEmpty { return true }
    if corrected.contains(where: \.isCorrectedElsewhere) {
      // Reading only now gets past what was no YAML.
      guard corrected.count == before.count, before.allSatisfy({ $0.code == .syntax }) else {
        return false
      }
      return after.allSatisfy { remark in
        !fix.writtenLines(of: remark.file).contains { $0.contains(remark.line ?? 0) }
          && !corrected.contains { isSame($0, remark) }
      }
    }
    let starts = Set(fix.edits.map { Place(line: $0.line, column: $0.column) })
    let isAtPlaces = corrected.allSatisfy { remark in
      remark.place.map { starts.contains(Place(line: $0.line, column: $0.column)) } ?? false
    }
    guard isAtPlaces, !new.contains(where: { isHarm($0, of: fix, corrected) }) else { return false }
    let sorted = fix.edits.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    let edits = Dictionary(grouping: sorted) { $0.line }
    return !after.contains { isWritten($0, by: edits[$0.line ?? 0] ?? []) }
  }

  /// Whether an error is still there after a fix.
  private func isSame(_ before: Diagnostic, _ after: Diagnostic) -> Bool {
    before.message == after.message && before.file == after.file && before.line == after.line
  }

  /// Whether a new error is a fault of the fix: a name that is there twice now, or a text that can't be
  /// read so far any more.
  private func isHarm(_ new: Diagnostic, of fix: Fix, _ corrected: [Diagnostic]) -> Bool {
    switch new.code {
    case .syntax:
      // A line is read to its end only if it can be.
      return !corrected.allSatisfy { remark in
        remark.code == .syntax && (remark.line != new.line || remark.message.contains("YAML"))
      }
    case .invalidValue:
      guard corrected.contains(where: { $0.code == .invalidValue }) else { return false }
      return corrected.count > 1
        || fix.edits.contains { new.message.contains("'\($0.text)'") }
    default: return false
    }
  }

  /// Whether an error begins in what edits of its line write.
  private func isWritten(_ remark: Diagnostic, by edits: [Fix.Edit]) -> Bool {
    guard let column = remark.column else { return false }
    var shift = 0
    for edit in edits where edit.file == remark.file {
      let (start, length) = (edit.column + shift, edit.text.unicodeScalars.count)
      if column >= start, column < start + max(1, length) { return true }
      shift += length - (edit.endColumn - edit.column)
    }
    return false
  }
}

extension Advice {
  /// Makes advice of a fix that was tried.
  fileprivate init(_ fix: Fix) {
    self.init(fix.title, [], edit: fix.edits.first?.text)
    self.fix = fix
  }
}

extension Diagnostic {
  /// Whether its hint changes other places than its own.
  fileprivate var isCorrectedElsewhere: Bool {
    if case .changes? = hint?.correction { true } else { false }
  }
}
