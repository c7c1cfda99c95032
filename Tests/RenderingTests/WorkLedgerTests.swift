import Documents
import Rendering
import Scenes
import Synchronization
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

  /// Two workers took twice nine seconds: the second began before the first was recorded.
  @Test("is exceeded as little by many workers as by one")
  func workers() {
    let ledger = WorkLedger(count: 40, limit: 10)
    let made = Mutex(0.0)
    let threads = (0..<8).compactMap { worker in
      WorkerThread {
        for index in stride(from: worker, to: 40, by: 8) where ledger.begins(index) {
          made.withLock { $0 += 4 }
          ledger.note(4, at: index)
        }
      }
    }
    for thread in threads { thread.join() }
    // Three in order, and at most one that began before its turn.
    #expect([12, 16].contains(made.withLock { $0 }))
    #expect(ledger.leftOutCount == 37)
  }

  @Test("wakes each worker that waits, also when another one waits next")
  func wakes() {
    for round in 0..<300 {
      let ledger = WorkLedger(count: 30, limit: 20)
      let threads = (0..<3).compactMap { worker in
        WorkerThread {
          for index in worker * 10..<worker * 10 + 10 where ledger.begins(index) {
            ledger.note(1, at: index)
          }
        }
      }
      for thread in threads { thread.join() }
      #expect(ledger.leftOutCount == 9, "round \(round)")
    }
  }

  @Test("lets layouts begin beside one another as far as the largest of them allows")
  func reservations() {
    let ledger = WorkLedger(count: 10, limit: 10)
    #expect(ledger.begins(0))
    ledger.note(3, at: 0)
    #expect(ledger.begins(1) && ledger.begins(2))
    ledger.note(3, at: 2)
    ledger.note(5, at: 1)
    // They have exceeded it together, and the first ones count.
    #expect(!ledger.begins(3))
    let unlimited = WorkLedger(count: 3, limit: .infinity)
    #expect(unlimited.begins(0) && unlimited.begins(1) && unlimited.begins(2))
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

  @Test("grows when the layout is read, which may shape texts once more")
  func reading() throws {
    let accents = "a" + String(repeating: "\u{301}", count: 8_000)
    let scene = "root: { subviews: { v: { type: label, lines: 0, text: \"\(accents)\" } } }"
    let loaded = try LoadedScene(bytes: Array(scene.utf8), path: "scene.yaml")
    let laidOut = try Renderer(.blocks).layOut(loaded)
    let before = laidOut.timings.work
    _ = laidOut.recorded(findsAmbiguity: false)
    #expect(laidOut.timings.work > before + 50_000_000)
  }

  @Test("grows with the emoji of long texts, which take long to shape")
  func emoji() throws {
    func work(_ text: String) throws -> Double {
      let label = "type: label, lines: 0, preferredMaxLayoutWidth: 300"
      let scene = "root: { subviews: { v: { \(label), text: \"\(text)\" } } }"
      let loaded = try LoadedScene(bytes: Array(scene.utf8), path: "scene.yaml")
      return try Renderer(.blocks).layOut(loaded).timings.work
    }
    let faces = String(repeating: "\u{1F469}", count: 1_000)
    let signs = String(repeating: "\u{10000}", count: 1_000)
    #expect(try work(faces) > work(signs) + 1_000 * 100_000)
  }

  @Test("is bounded for the emoji of one layout, with an error")
  func mostEmoji() throws {
    func layOut(_ copies: Int) throws {
      let text = String(repeating: "\u{1F469}", count: 1_000)
      let scene = """
        root: { subviews: { v: { each: \(copies), type: label, lines: 0, preferredMaxLayoutWidth: 300,
          text: "$index \(text)" } } }
        """
      let loaded = try LoadedScene(bytes: Array(scene.utf8), path: "scene.yaml")
      _ = try Renderer(.blocks).layOut(loaded)
    }
    try layOut(2)
    let errors = #expect(throws: SceneErrors.self) { try layOut(60) }
    #expect(
      errors?.diagnostics.map(\.message)
        == ["the texts of the layout have more than 33000 emoji to shape"])
    #expect((errors?.work ?? 0) > 33_000 * 100_000)
  }

  @Test("counts layouts that fail, and the formatting of strings")
  func failures() throws {
    func work(_ scene: String) throws -> Double {
      let loaded = try LoadedScene(bytes: Array(scene.utf8), path: "scene.yaml")
      let renderer = try Renderer(.blocks)
      do throws(SceneErrors) {
        return try renderer.layOut(loaded).timings.work
      } catch {
        return error.work
      }
    }
    let failing = "canvas: { height: content }\nroot: { subviews: { v: { each: 100 } } }"
    #expect(try work(failing) > 100 * 25_000)
    func label(_ format: String) -> String {
      "strings: { en: { k: '\(format)' } }\n"
        + "root: { subviews: { l: { type: label, key: k, arguments: [''] } } }"
    }
    let long = String(repeating: "%@", count: 5_000)
    #expect(try work(label(long)) > work(label("%@")) + 400_000)
  }
}
