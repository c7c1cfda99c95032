import Documents
import Rendering

/// Findings, each once, in the order in which they came first.
package struct DistinctFindings {
  /// The findings.
  package private(set) var all: [CheckFinding] = []
  /// How many findings were compared with another, which grows as their number does.
  package private(set) var comparisons = 0
  /// The places of those that are alike but for what they suggest; looked up, never iterated.
  private var places: [Int: [Int]] = [:]

  /// Takes findings in, the equal ones once.
  package init(_ findings: some Sequence<CheckFinding>) {
    for finding in findings { add(finding) }
  }

  /// Adds a finding unless an equal one is there.
  ///
  /// - Complexity: O(size of the finding): thousands of instances of a component may say the same of one
  ///   line, each with a way there of its own.
  package mutating func add(_ finding: CheckFinding) {
    // The hash alone: as a key the remark itself would be kept twice.
    let head = finding.diagnostic.hashValue
    for place in places[head] ?? [] {
      comparisons += 1
      if all[place] == finding { return }
    }
    places[head, default: []].append(all.count)
    all.append(finding)
  }
}
