import Drawing
import Goldens
import Testing

@Suite("Passing checks")
struct PassingCheckTests {
  @Test("No encoder runs for a scene that passes, and nothing is written")
  func noEncoder() throws {
    let bench = try Bench()
    try bench.record(Mutation.sample)
    let tally = EncodingTally()
    let passed = try PNGEncoder.$tally.withValue(tally) { try bench.check(Mutation.sample) }
    #expect(passed.status == .passed)
    #expect(tally.count == 0)
    #expect(FileTree.files(below: "\(bench.folder)/results").isEmpty)
    // Check that the tally counts: a failure encodes the picture and the difference.
    let changed = try PNGEncoder.$tally.withValue(tally) {
      try bench.check(Mutation.seeded[0].scene)
    }
    #expect(changed.status == .changed)
    #expect(tally.count == 2)
  }

  @Test("A picture with equal pixels is left alone, though another machine recorded it")
  func equalPixels() throws {
    let bench = try Bench()
    let golden = bench.golden()
    try bench.record(Mutation.sample, golden)
    let scene = try bench.layOut(Mutation.sample)
    let other = GoldenWriter(store: bench.store, environment: "another machine")
    let tally = EncodingTally()
    let changes = try PNGEncoder.$tally.withValue(tally) {
      try other.record(scene, golden, .all)
    }
    #expect(changes.isEmpty && tally.count == 0)
    let changed = try bench.layOut(Mutation.seeded[0].scene)
    let written = try PNGEncoder.$tally.withValue(tally) {
      try other.record(changed, golden, .all)
    }
    #expect(!written.isEmpty && tally.count == 1)
  }

  @Test("A pass is kept only as its name, and a long report is never held as one string")
  func memory() {
    #expect(MemoryLayout<Check>.stride <= 64)
    let scene = CheckedScene(name: "card", source: "Scenes/card.yaml", title: nil)
    let checks = (0..<2_000).map { Check(index: $0, subject: scene, variant: "w\($0)", scale: 2) }
    let report = Report(checks: checks)
    var longest = 0
    var text = ""
    report.write { piece in
      longest = max(longest, piece.utf8.count)
      text += piece
    }
    #expect(longest < 1_000 && text.utf8.count > 500_000)
    #expect(text == report.fileText)
  }

  @Test("A mask that covers nothing is an error, and so is one of an unknown view")
  func emptyMasks() throws {
    let bench = try Bench()
    var golden = bench.golden()
    try bench.record(Mutation.sample, golden)
    for mask in ["nowhere", "empty"] {
      golden.masks = [mask]
      let scene = Mutation.sample.replacing(
        "dot: { background: blue }", with: "dot: { background: blue, subviews: { empty: {} } }")
      let check = try bench.check(scene, golden)
      #expect(check.status == .failed)
      #expect(check.causes.first?.words.contains("the mask '\(mask)' covers nothing") == true)
    }
    golden.masks = ["badge"]
    let change = Mutation("background: red", "background: \"#FE0000\"")
    #expect(try bench.check(change.scene).status == .changed)
    #expect(try bench.check(change.scene, golden).picture == nil)
  }

  @Test(
    "A mask names a view of an instance as equations do, or as layouts do",
    arguments: ["row.mei.badge", "rows.row.mei.badge", "rows/row/mei/badge"])
  func masksOfInstances(mask: String) throws {
    let bench = try Bench()
    let scene = """
      canvas: { width: 100, height: 40 }
      components:
        row:
          parameters: { tint: color }
          view: { type: stack, subviews: { badge: { background: $tint } } }
          constraints: [badge.size == 20]
      root:
        subviews:
          rows:
            type: stack
            frame: [0, 0, 100, 40]
            subviews:
              row: { each: [{ id: mei, tint: red }], type: row, with: { tint: $item.tint } }
      """
    var golden = bench.golden()
    golden.masks = [mask]
    try bench.record(scene, golden)
    let changed = scene.replacing("tint: red", with: "tint: blue")
    #expect(try bench.check(changed, golden).picture == nil)
    golden.masks = []
    #expect(try bench.check(changed, golden).picture != nil)
  }

  @Test("Masks are also left out of fingerprints, and tolerated differences are reported")
  func masksOfFingerprints() throws {
    let bench = try Bench()
    var golden = bench.golden("card", pixels: .hash)
    golden.masks = ["badge"]
    try bench.record(Mutation.sample, golden)
    let masked = Mutation("background: red", "background: \"#FE0000\"")
    let other = Mutation("\"#444444\"", "\"#444445\"")
    #expect(try bench.check(masked.scene, golden).status == .passed)
    #expect(try bench.check(other.scene, golden).status == .changed)
    golden.pixels = .picture
    try bench.record(Mutation.sample, golden)
    #expect(try !bench.check(Mutation.sample, golden).isTolerated)
    let tolerated = try bench.check(masked.scene, golden)
    #expect(tolerated.status == .passed && tolerated.isTolerated)
    var report = Report(checks: [tolerated])
    #expect(report.toleranceNote == "1 picture differs from the golden, but only under masks")
    report.tolerance = "ratio 0.5"
    #expect(try Report(bytes: Array(report.fileText.utf8)) == report)
  }
}
