package import Documents

/// Tries what the errors of a text suggest before anyone sees it: the text must have fewer errors
/// then, and no new ones.
package struct CorrectionTrial {
  /// Returns a file by its path as diagnostics name it.
  private let text: (String) -> SourceFile?
  /// Returns the errors of the scene as it would be after a fix.
  private let errors: (Fix) -> [Diagnostic]
  /// The number of times that the scene was read again.
  package private(set) var reads = 0

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
    for fix in candidates(of: remark) where helps(fix, [remark], before) { return [fix] }
    return []
  }

  /// Returns all errors of a text, without the hints that don't help.
  ///
  /// All are tried together first, then in halves: of a few thousand most are right.
  package mutating func proven(_ remarks: [Diagnostic]) -> [Diagnostic] {
    var proven = remarks
    let stated = remarks.indices.filter { remarks[$0].hint?.correction != nil }
    prove(stated[...], of: &proven, among: remarks)
    return proven
  }

  private mutating func prove(
    _ indices: ArraySlice<Int>, of proven: inout [Diagnostic], among before: [Diagnostic]
  ) {
    guard let first = indices.first else { return }
    guard indices.count > 1 else {
      let fixes = fixes(of: before[first], among: before)
      if fixes.isEmpty { proven[first].hint = nil }
      return
    }
    let fixes = indices.compactMap { candidates(of: before[$0]).first }
    if fixes.count == indices.count,
      helps(Fix("", fixes.flatMap(\.edits)), indices.map { before[$0] }, before)
    {
      return
    }
    let middle = indices.startIndex + indices.count / 2
    prove(indices[..<middle], of: &proven, among: before)
    prove(indices[middle...], of: &proven, among: before)
  }

  private func candidates(of remark: Diagnostic) -> [Fix] {
    guard let place = remark.place, let correction = remark.hint?.correction,
      let file = text(remark.file)
    else { return [] }
    let changes: [[Advice.Change]] =
      switch correction {
      case .replacement(let words), .advice(let words):
        [[.replace(words, at: place)], [.write(words, at: place)]]
      case .changes(let changes): [changes]
      }
    var writer = AdviceWriter(file)
    return changes.compactMap { writer.fix(Advice(remark.hint?.text ?? "", $0)) }
  }

  /// Whether errors are gone after a fix, and no others have come: none at all, or, where reading
  /// only now gets past what was no YAML, none on the lines that were edited.
  private mutating func helps(
    _ fix: Fix, _ corrected: [Diagnostic], _ before: [Diagnostic]
  ) -> Bool {
    guard reads < Self.mostReads else { return false }
    reads += 1
    let after = errors(fix)
    let old = Set(before.map(\.message))
    if after.count < before.count, after.allSatisfy({ old.contains($0.message) }) { return true }
    guard corrected.count == before.count, before.allSatisfy({ $0.code == .syntax }) else {
      return false
    }
    return after.allSatisfy { remark in
      !fix.writtenLines(of: remark.file).contains { $0.contains(remark.line ?? 0) }
    }
  }
}
