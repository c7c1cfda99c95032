import Documents
import Rendering

/// Findings, each once, in the order in which they came first.
struct DistinctFindings {
  /// The findings.
  private(set) var all: [CheckFinding] = []
  /// The places of those that begin alike.
  private var places: [Head: [Int]] = [:]

  private struct Head: Hashable {
    let message: String
    let view: String?
    let line: Int?
    let column: Int?
  }

  /// Takes findings in, the equal ones once.
  init(_ findings: some Sequence<CheckFinding>) {
    for finding in findings { add(finding) }
  }

  /// Adds a finding unless an equal one is there.
  mutating func add(_ finding: CheckFinding) {
    let diagnostic = finding.diagnostic
    let head = Head(
      message: diagnostic.message, view: diagnostic.view, line: diagnostic.line,
      column: diagnostic.column)
    guard places[head]?.contains(where: { all[$0] == finding }) != true else { return }
    places[head, default: []].append(all.count)
    all.append(finding)
  }
}
