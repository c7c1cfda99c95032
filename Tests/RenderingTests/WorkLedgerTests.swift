import Rendering
import Scenes
import Testing

@Suite("Work of a scene")
struct WorkLedgerTests {
  @Test("is spent in the order of the layouts, in whatever order they finish")
  func order() {
    let work = [3.0, 4, 1, 5, 2]
    for order in [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 0, 4, 1, 3]] {
      let ledger = WorkLedger(count: work.count, limit: 7.5)
      for index in order { ledger.note(work[index], at: index) }
      // The third layout makes the sum exceed the limit: those after it are left out.
      #expect(work.indices.map(ledger.leavesOut) == [false, false, false, true, true], "\(order)")
      #expect(ledger.leftOutCount == 2)
    }
  }

  @Test("leaves out nothing below the limit, and never the first layout")
  func limits() {
    let modest = WorkLedger(count: 3, limit: 7.5)
    for index in 0..<3 { modest.note(2.5, at: index) }
    #expect(modest.leftOutCount == 0)
    let greedy = WorkLedger(count: 3, limit: 7.5)
    #expect(!greedy.leavesOut(0))
    greedy.note(100, at: 0)
    #expect(greedy.leftOutCount == 2)
    #expect(!greedy.leavesOut(0))
  }

  @Test("of layouts that need not start is never recorded")
  func skipped() {
    let ledger = WorkLedger(count: 4, limit: 1)
    ledger.note(2, at: 0)
    #expect(ledger.leavesOut(1) && ledger.leavesOut(3))
    ledger.note(1, at: 2)
    #expect(ledger.leftOutCount == 3)
  }

  @Test("grows with views, with text and with the pixels that are drawn, and is the same each time")
  func counts() throws {
    func work(_ views: Int, _ text: String = "x", drawn: Bool = false) throws -> Double {
      let scene = """
        canvas: { width: 100, height: 100, background: white }
        root: { subviews: { v: { each: \(views), type: label, lines: 0, text: "\(text)" } } }
        """
      let loaded = try LoadedScene(bytes: Array(scene.utf8), path: "scene.yaml")
      let laidOut = try Renderer(.blocks).layOut(loaded)
      if drawn { _ = try laidOut.encoded(as: .png) }
      return laidOut.timings.work
    }
    let few = try work(10)
    #expect(try work(10) == few)
    #expect(try work(100) > 5 * few)
    #expect(try work(10, String(repeating: "word ", count: 400)) > few)
    #expect(try work(10, drawn: true) > few + 10_000)
  }

  @Test("grows with the square of a text's longest character, whose accents are compared")
  func characters() throws {
    func work(_ text: String) throws -> Double {
      let scene = "root: { subviews: { v: { type: label, lines: 0, text: \"\(text)\" } } }"
      let loaded = try LoadedScene(bytes: Array(scene.utf8), path: "scene.yaml")
      return try Renderer(.blocks).layOut(loaded).timings.work
    }
    let accents = try work("a" + String(repeating: "\u{301}", count: 8_000))
    let letters = try work(String(repeating: "\u{E1}", count: 8_000))
    #expect(accents > letters + 50_000_000)
  }
}
