import Checking
import Diagnosis
import Documents
import Scenes
import Testing

@Suite("The budget of expectations")
struct JudgingBudgetTests {
  private func expectations(_ list: String) throws -> [SceneExpectation] {
    let text = "root: { subviews: { a: {}, b: {}, c: {} } }\nexpect: [\(list)]\n"
    return try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml").scene.expectations
  }

  @Test("counts the views that each is about: those it names, or all")
  func views() throws {
    let all = try expectations(
      "insideSuperview, {insideSuperview: a}, {insideSuperview: [a, b]}, a.width >= 0")
    var budget = JudgingBudget(layouts: 1, mostJudged: 1_000, mostFailures: 10)
    var taken: [Int] = []
    for expectation in all {
      let before = budget.views[0]
      let isTaken = budget.takes(expectation, in: 0, of: 400)
      #expect(isTaken)
      taken.append(before - budget.views[0])
    }
    #expect(taken == [400, 1, 2, 1])
  }

  @Test("ends for each layout, and with the failures of all")
  func ends() throws {
    let all = try expectations("insideSuperview, insideSuperview, insideSuperview")
    var budget = JudgingBudget(layouts: 2, mostJudged: 500, mostFailures: 10)
    var taken = all.map { budget.takes($0, in: 0, of: 400) }
    taken.append(budget.takes(all[0], in: 1, of: 400))
    budget.note(failures: 10)
    taken.append(budget.takes(all[0], in: 1, of: 400))
    #expect(taken == [true, true, false, true, false])
  }

  @Test("says what is left out by an error that counts the expectations")
  func leavesOut() throws {
    let scene = try LoadedScene(bytes: Array("root: {}".utf8), path: "scene.yaml").scene
    var budget = JudgingBudget(layouts: 1)
    #expect(budget.finding(about: scene, of: 40) == nil)
    for _ in 0..<30 { budget.leaveOut() }
    let finding = try #require(budget.finding(about: scene, of: 40))
    #expect(finding.isError && finding.diagnostic.code == .leftOut)
    #expect(finding.diagnostic.message.hasPrefix("30 of 40 expectations are not judged everywhere"))
  }

  @Test("Failures and what a layout found by itself are one, however many there are")
  func united() throws {
    let views = "v: { each: 60, frame: [-50, -50, 10, 10] }"
    let checked = try CheckedScene(
      "root: { subviews: { \(views) } }\nexpect: [insideSuperview, {noOverlap: siblings}]\n")
    #expect(checked.found.count { $0.code == .expectation } > 60)
    #expect(!checked.codes.contains(.outsideSuperview) && !checked.codes.contains(.overlap))
    let first = try #require(checked.found.first { $0.view == "v.0" })
    #expect(first.finding.edit == "v.0.leading >= root.leading")
  }
}
