import Diagnosis
import Documents
import Rendering

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
