import Documents
import Rendering

/// Findings, each once, in the order in which they came first.
struct DistinctFindings {
  /// The findings.
  private(set) var all: [CheckFinding] = []
  /// The places of those that are alike but for what they suggest; looked up, never iterated.
  private var places: [Int: [Int]] = [:]

  /// Takes findings in, the equal ones once.
  init(_ findings: some Sequence<CheckFinding>) {
    for finding in findings { add(finding) }
  }

  /// Adds a finding unless an equal one is there.
  ///
  /// - Complexity: O(size of the finding): thousands of instances of a component may say the same of one
  ///   line, each with a way there of its own.
  mutating func add(_ finding: CheckFinding) {
    // The hash alone: as a key the remark itself would be kept twice.
    let head = finding.diagnostic.hashValue
    guard places[head]?.contains(where: { all[$0] == finding }) != true else { return }
    places[head, default: []].append(all.count)
    all.append(finding)
  }
}
