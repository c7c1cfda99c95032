import Checking
import Diagnosis
import Documents
import Testing

/// How much advice reads, counted.
@Suite("The work of advice")
struct AdviceWorkTests {
  /// A generator of numbers, the same on every machine.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// A small pane with a mistake: a number, a side or a relation that is wrong, or a line too few or twice.
  private func pane(_ seed: UInt64) -> String {
    var numbers = Numbers(state: seed &* 0x9E37_79B9)
    var lines = [
      "a.leading == root.leading + 16", "a.trailing == root.trailing - 16",
      "a.top == root.top + 16", "a.height == 40", "b.leading == a.leading",
      "b.top == a.bottom + 8", "b.trailing <= a.trailing",
    ]
    let place = Int.random(in: 0..<lines.count, using: &numbers)
    let line = lines[place]
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: lines.remove(at: place)
    case 1: lines.append(line.last?.isNumber == true ? line + "0" : line + " + 20")
    case 2: lines[place] = line.replacing(" == ", with: " <= ")
    case 3: lines[place] = line.replacing("+", with: "-")
    default: lines.append("a.width == \(Int.random(in: 40...400, using: &numbers))")
    }
    return """
      canvas: { width: 320, height: 160 }
      root: { subviews: { a: { background: teal }, b: { type: label, text: Ferry at noon } } }
      constraints:
      \(lines.map { "  - \($0)\n" }.joined())
      """
  }

  @Test("The trials of 120 random panes keep to their bound")
  func bound() throws {
    // A pane of two views is checked again in each of some ten layouts, each time.
    let most = 24
    var (advised, trials) = (0, 0)
    for seed in 1...120 {
      let scene = try AdvisedScene(pane(UInt64(seed)), mostWork: 5e7)
      #expect(scene.trials <= most, "\(seed): \(scene.trials)")
      trials += scene.trials
      if scene.found.contains(where: { !$0.diagnostic.advice.isEmpty }) { advised += 1 }
    }
    #expect(advised > 40 && trials < 800, "\(advised) \(trials)")
  }

  @Test("Advice looks through the lines of few siblings alone")
  func survey() throws {
    func looked(_ count: Int) throws -> Int {
      let views = (0..<count).map { "v\($0): { background: red }" }.joined(separator: ", ")
      let lines = (0..<count).map { index in
        let above = index == 0 ? "root.top" : "v\(index - 1).bottom"
        return "  - v\(index).top == \(above) + 4\n  - v\(index).height == 20\n"
      }.joined()
      let tally = ConstraintTally()
      try ConstraintTally.$surveyed.withValue(tally) {
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
