import Cassowary
import Foundation
import Testing

/// The example on the first page of the documentation, compiled and run.
@Suite("Worked example")
struct WorkedExampleTests {
  @Test("The example does what its comments say")
  func exampleIsTrue() throws {
    var printed: [Any] = []
    func print(_ answer: Any) { printed.append(answer) }
    // example: begin
    let solver = Solver()
    let window = solver.makeVariable("window")
    let first = solver.makeVariable("first")
    let second = solver.makeVariable("second")

    let width = try solver.add(window == 400)
    let gap = try solver.add(first + second == window - 8)
    let wish = try solver.add((first == 200) | 250)
    let need = try solver.add((second >= 120) | 750)

    print(solver.value(of: first))  // 200
    print(solver.value(of: second))  // 192
    // example: end
    #expect(printed as? [Double] == [200, 192])
    printed = []

    // example: begin
    // The constant of any constraint can change: `window - 300 == 0`.
    try solver.setConstant(-300, of: width)
    print(solver.value(of: first))  // 172: the wish of 250 yields to the need of 750
    print(solver.violated)  // [wish]

    // Why 172? 1 for each point of the window, -1 for each of the gap and of the second's minimum.
    print(solver.influences(on: first))  // width 1, gap 1, need -1
    // example: end
    #expect(printed[0] as? Double == 172)
    #expect(printed[1] as? [ConstraintID] == [wish])
    #expect(
      printed[2] as? [Influence] == [
        Influence(constraint: width, sensitivity: 1),
        Influence(constraint: gap, sensitivity: 1),
        Influence(constraint: need, sensitivity: -1),
      ])

    // example: begin
    do {
      try solver.add(first + second >= 300)
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw error }
      print(conflict.members)  // [width, gap, and the one refused]
    }
    // example: end
    let members = try #require(printed.last as? [ConstraintID])
    #expect(members.count == 3)
    #expect(members.starts(with: [width, gap]))
    #expect(solver.value(of: first) == 172)
  }

  @Test("The documentation shows the example as it is tested")
  func documentationShowsExample() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Core/Cassowary/Cassowary.docc/Cassowary.md")
    let shown = try String(contentsOf: page, encoding: .utf8)
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    var isExample = false
    var lines = 0
    for line in source.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("// example: ") {
        isExample = text.hasSuffix("begin")
      } else if isExample {
        lines += 1
        #expect(shown.contains("\n\(line.dropFirst(4))\n"), "The page lacks: \(text)")
      }
    }
    #expect(lines > 20)
  }
}
