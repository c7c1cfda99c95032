import Documents

/// Findings without duplicates, in the order of first occurrence.
package struct DistinctFindings {
  /// The findings.
  package private(set) var all: [CheckFinding] = []
  /// The number of comparisons of findings, which grows linearly with the number of findings.
  package private(set) var comparisons = 0
  /// The indices of findings that differ only in their suggestions; used only for lookup.
  private var places: [Int: [Int]] = [:]

  /// Collects findings without duplicates.
  package init(_ findings: some Sequence<CheckFinding>) {
    for finding in findings { add(finding) }
  }

  /// Proposes, for each statement of left or right sides, to edit all of them: from right to left, half
  /// of a chain lies apart from the rest.
  mutating func joinSides() {
    let sides = all.indices.filter {
      all[$0].diagnostic.code == .absoluteSide && !all[$0].diagnostic.advice.isEmpty
    }
    guard sides.count > 1 else { return }
    let single = sides.map { all[$0].diagnostic.advice[0] }
    let changes = single.flatMap(\.changes).reduce(into: [Advice.Change]()) { changes, change in
      if !changes.contains(change) { changes.append(change) }
    }
    guard changes.count > 1 else { return }
    let isDocument = single.contains { $0.edit == nil }
    for (place, advice) in zip(sides, single) {
      var joint = advice
      joint.changes = changes
      joint.words +=
        isDocument
        ? " in all of them" : ", and leading and trailing in the other statements, too"
      all[place].diagnostic.advice = [joint]
    }
  }

  /// Adds a finding unless an equal one exists.
  ///
  /// - Complexity: O(size of the finding): thousands of instances of a component may have the
  ///   same finding in one line, each with its own path there.
  package mutating func add(_ finding: CheckFinding) {
    // Only the hash, because the remark itself as a key would be stored twice.
    let head = finding.diagnostic.hashValue
    for place in places[head] ?? [] {
      comparisons += 1
      if all[place] == finding { return }
    }
    places[head, default: []].append(all.count)
    all.append(finding)
  }
}

extension [CheckFinding] {
  /// The findings that others share: those of the same kind about the same view, or of the same line.
  func holding(in others: [CheckFinding]) -> [CheckFinding] {
    func matter(_ finding: CheckFinding) -> [String] {
      let diagnostic = finding.diagnostic
      let line = diagnostic.code == .redundant ? diagnostic.place.map { "\($0.line)" } : nil
      return ["\(diagnostic.code)", diagnostic.view ?? line ?? ""]
    }
    let shared = Set(others.map(matter))
    return filter { shared.contains(matter($0)) }
  }
}
