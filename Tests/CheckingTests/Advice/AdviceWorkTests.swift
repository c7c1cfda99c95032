import Diagnosis
import Documents
import Testing

/// How much advice reads, counted.
@Suite("The work of advice")
struct AdviceWorkTests {
  @Test("Advice looks through the lines of few siblings alone")
  func survey() throws {
    func looked(_ count: Int) throws -> Int {
      let views = (0..<count).map { "v\($0): { background: red }" }.joined(separator: ", ")
      let lines = (0..<count).map { index in
        let above = index == 0 ? "root.top" : "v\(index - 1).bottom"
        return "  - v\(index).top == \(above) + 4\n  - v\(index).height == 20\n"
      }.joined()
      let tally = SurveyTally()
      try SurveyTally.$current.withValue(tally) {
        _ = try AdvisedScene(
          """
          canvas: { width: 320, height: 4000 }
          root: { subviews: { \(views) } }
          constraints:
          \(lines)  - v1.top == root.top + 90
          """, mostWork: 0)
      }
      return tally.count
    }
    let few = try looked(20)
    #expect(few > 0)
    #expect(try looked(129) == 0)
    // Each of some views that are open looks through at most 512 lines.
    let many = try looked(100)
    #expect(many <= 512 * 300, "\(few) \(many)")
  }
}
