import Checking
import Diagnosis
import Documents
import Testing

@Suite("Distinct findings")
struct DistinctFindingTests {
  /// Returns a component instance's finding about a single line, used at another one.
  private func finding(_ instance: Int, edit: String? = nil) -> CheckFinding {
    let excerpt = Excerpt(line: "a.width == 1", place: Place(line: 2, column: 5))
    let use = Place(line: 100 + instance, column: 3)
    return CheckFinding(
      Diagnostic(
        severity: .warning, code: .redundant, message: "'a.width == 1' is redundant",
        file: "scene.yaml", place: Place(line: 2, column: 5), excerpt: excerpt,
        notes: [
          Diagnostic.Note(message: "used here", file: "scene.yaml", place: use, excerpt: excerpt)
        ]
      ).with { $0.advice = edit.map { [Advice($0, [])] } ?? [] })
  }

  @Test("are kept once, in their original order")
  func once() {
    let found = DistinctFindings([finding(3), finding(1), finding(3), finding(2), finding(1)])
    #expect(found.all == [finding(3), finding(1), finding(2)])
    #expect(DistinctFindings([finding(1), finding(1, edit: "drop it")]).all.count == 2)
  }

  @Test("among thousands of instances are found without comparing every pair")
  func growth() {
    let instances = (0..<3_000).map { finding($0) }
    let found = DistinctFindings(instances + instances)
    #expect(found.all.count == 3_000)
    // One for each finding of the second round; accidental hash collisions are rare.
    #expect((3_000..<3_100).contains(found.comparisons))
  }
}
