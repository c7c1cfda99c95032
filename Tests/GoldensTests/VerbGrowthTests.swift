import AutoLayout
import Checking
import Converting
import Diagnosis
import Documents
import Goldens
import InterfaceBuilder
import Rendering
import Scenes
import Testing
import Typesetting

/// The work that commands do for many views, measured by counters: ten times the views take about
/// ten times the work. `make bench-verbs` counts the instructions of the whole program.
@Suite("Growth of the verbs' work")
struct VerbGrowthTests {
  /// The counts: rows and cells of the solver, texts requested and laid out, bytes of an answer.
  private struct Work {
    var solved = 0.0
    var measured = 0.0
    var laidOut = 0.0
    var written = 0.0

    init(_ renderer: Renderer, _ scenes: [LaidOutScene], written: Int = 0) {
      solved = Double(scenes.reduce(0) { $0 + $1.root.engine.work })
      measured = Double(renderer.textsMeasured)
      laidOut = Double(renderer.textsLaidOut)
      self.written = Double(written)
    }
  }

  /// One font set for all tests.
  private static let fonts = Result { try FontLibrary() }

  private static func scene(_ text: String) throws -> LoadedScene {
    try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
  }

  /// Checks that ten times the views take at most 10^1.1 times each kind of work.
  private static func expectGrowth(
    _ kind: LargeScene, from least: Int = 100, _ work: (Int) throws -> Work,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (few, many) = (try work(least), try work(10 * least))
    for part in [\Work.solved, \.measured, \.laidOut, \.written] {
      #expect(
        many[keyPath: part] <= 12.6 * few[keyPath: part], "\(kind): \(few) \(many)",
        sourceLocation: sourceLocation)
    }
  }

  @Test("layout and trace solve and record", arguments: LargeScene.allCases)
  func layout(_ kind: LargeScene) throws {
    try Self.expectGrowth(kind) { count in
      let renderer = try Renderer(.blocks)
      renderer.recordsCycle = true
      let laidOut = try renderer.layOut(Self.scene(kind.text(count)))
      return Work(renderer, [laidOut], written: laidOut.recorded().text.utf8.count)
    }
  }

  @Test("render draws", arguments: LargeScene.allCases)
  func render(_ kind: LargeScene) throws {
    try Self.expectGrowth(kind) { count in
      let renderer = try Renderer(.blocks)
      let laidOut = try renderer.layOut(Self.scene(kind.text(count)))
      let list = laidOut.displayList()
      return Work(renderer, [laidOut], written: "\(list)".utf8.count)
    }
  }

  @Test("check judges and searches for questionable statements", arguments: LargeScene.allCases)
  func check(_ kind: LargeScene) throws {
    try Self.expectGrowth(kind) { count in
      let renderer = try Renderer(.blocks)
      let loaded = try Self.scene(kind.text(count))
      var scenes: [LaidOutScene] = []
      func layOut(_ variant: Variant) throws -> LaidOutScene {
        scenes.append(try renderer.layOut(loaded, variant))
        return scenes[scenes.count - 1]
      }
      let checked = CheckedVariant(.default) { try layOut($0) }
      let check = SceneCheck([checked], isComplete: true) { try layOut($0) }
      #expect(check.outcomes.count == 1)
      return Work(renderer, scenes)
    }
  }

  @Test(
    "check looks only at the equations about the views that extend beyond the one they all name")
  func escapes() throws {
    func looked(_ count: Int) throws -> Int {
      let views = (0..<count).map { "    v\($0): {}\n" }.joined()
      let equations = (0..<count).map { index in
        """
          - v\(index).leading == root.leading + 8
          - v\(index).width == 40
          - v\(index).height == 60
          - v\(index).top == root.top + \(64 * index)

        """
      }.joined()
      let loaded = try Self.scene(
        "canvas: { width: 375, height: 600 }\nroot:\n  subviews:\n\(views)constraints:\n\(equations)"
      )
      let renderer = try Renderer(.blocks)
      let tally = ConstraintTally()
      let check = ConstraintTally.$checked.withValue(tally) {
        let checked = CheckedVariant(.default) { try renderer.layOut(loaded, $0) }
        return SceneCheck([checked], isComplete: true) { try renderer.layOut(loaded, $0) }
      }
      let found = try #require(check.outcomes.first).findings.get()
      #expect(found.count { $0.diagnostic.code == .outsideSuperview } > count / 2)
      return tally.count
    }
    let (few, many) = (try looked(40), try looked(400))
    #expect(few > 40 && many <= 16 * few, "\(few) \(many)")
  }

  @Test("explain gives what determines a view's position and size", arguments: LargeScene.allCases)
  func explain(_ kind: LargeScene) throws {
    try Self.expectGrowth(kind) { count in
      let renderer = try Renderer(.blocks)
      let laidOut = try renderer.layOut(Self.scene(kind.text(count)))
      let target = try ExplanationTarget(kind.view(count), in: laidOut.root)
      let words = Explainer(laidOut).explain(target).map(\.text).joined()
      return Work(renderer, [laidOut], written: words.utf8.count)
    }
  }

  @Test("explain tries what loses in 1,000 views, with work to spare for ten times as many")
  func losses() throws {
    let laidOut = try Renderer(.blocks).layOut(Self.scene(LargeScene.rows.text(1_000)))
    let target = try ExplanationTarget(LargeScene.rows.view(1_000), in: laidOut.root)
    let explained = Explainer(laidOut).explain(target)
    #expect(explained.contains { !$0.lost.isEmpty })
    #expect(explained.allSatisfy { $0.untriedLosses == 0 })
    // Only what shares something that may yield with the value is tried, not each row of the column.
    let work = Double(laidOut.root.engine.lossWork)
    #expect(12.6 * work <= Double(DiagnosisBudget().losses), "\(work)")
  }

  @Test("explain stops trying losing constraints once its budget is spent, for all views together")
  func lossBudget() throws {
    // Rows that share too little height, so that each loses to all others.
    let text = LargeScene.rows.text(200).replacing("height: fit", with: "height: 667")
    let laidOut = try Renderer(.blocks).layOut(Self.scene(text))
    let engine = laidOut.root.engine
    func explained(_ view: String) throws -> [Explanation] {
      try Explainer(laidOut).explain(ExplanationTarget(view, in: laidOut.root))
    }
    let first = try explained("title10.height")
    #expect(first.contains { !$0.lost.isEmpty } && first.allSatisfy { $0.untriedLosses == 0 })
    let work = engine.lossWork
    #expect(work > 0)
    engine.budget.losses = 3 * work
    let rest = try (11..<31).flatMap { try explained("title\($0).height") }
    #expect(rest.contains { $0.untriedLosses > 0 })
    // What is under way when the budget ends takes one more step.
    #expect(engine.lossWork < 4 * work, "\(engine.lossWork) \(work)")
    let spent = engine.lossWork
    #expect(try explained("title31.height").allSatisfy { $0.untriedLosses > 0 || $0.lost.isEmpty })
    #expect(engine.lossWork == spent)
  }

  @Test("diff lays out the text of both revisions once", arguments: LargeScene.allCases)
  func diff(_ kind: LargeScene) throws {
    try Self.expectGrowth(kind, from: 50) { count in
      let renderer = Renderer(library: try Self.fonts.get())
      let scenes = try [375, 390].map {
        try renderer.layOut(Self.scene(kind.text(count, width: $0)))
      }
      let causes = SceneRevision(scenes[1]).causes(since: SceneRevision(scenes[0]))
      #expect(!causes.isEmpty)
      return Work(renderer, scenes)
    }
  }

  @Test("record and verify lay out, draw and compare", arguments: LargeScene.allCases)
  func verify(_ kind: LargeScene) throws {
    try Self.expectGrowth(kind, from: 50) { count in
      let bench = try Bench()
      let text = kind.text(count)
      try bench.record(text)
      let before = (bench.renderer.textsMeasured, bench.renderer.textsLaidOut)
      #expect(try bench.check(text).status == .passed)
      // Layouts of the recorded texts are kept: nothing is laid out twice.
      #expect(bench.renderer.textsLaidOut - before.1 <= count / 10)
      return Work(bench.renderer, [])
    }
  }

  @Test("convert lays out a document and writes its scene")
  func convert() throws {
    try Self.expectGrowth(.labels) { count in
      let renderer = try Renderer(.blocks)
      let document = Array(LargeScene.document(count).utf8)
      let scene = try #require(try NibScene.read(bytes: document, path: "Labels.xib").first)
      let laidOut = try renderer.layOut(scene)
      let text = try #require(laidOut.convertedScene()).text
      #expect(text.contains("account balance camera"))
      return Work(renderer, [laidOut], written: text.utf8.count)
    }
  }
}
