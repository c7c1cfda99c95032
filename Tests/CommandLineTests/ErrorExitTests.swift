import Foundation
import Testing

/// A run that says `error:` fails, whichever command it is.
@Suite("Errors and exit codes")
struct ErrorExitTests {
  /// Scenes with problems, from what UIKit would only log to what cannot be read at all.
  private static let scenes = [
    "sound.yaml": SampleScene.square,
    "unsatisfiable.yaml": SampleScene.square + "\n  - square.width == 21",
    "open.yaml": "root: { subviews: { a: {} } }\nstates: { moved: { views: { a: { alpha: 0 } } } }",
    "wrong.yaml": "root: { colour: red }",
    "unreadable.yaml": "root: {",
    "glyph.yaml": "root: { subviews: { a: { type: label, text: \"\\uE123\" } } }",
  ]

  /// The command lines of each command; `@` stands for a scene.
  private static let lines: [String: [String]] = [
    "render": ["render @ -o out.png", "render @ --sheet out.png", "render @ --diagnose out.png"],
    "layout": ["layout @", "layout @ --format json"],
    "check": ["check @", "check @ --format json"],
    "accessibility": ["accessibility @", "accessibility @ --format json"],
    "explain": ["explain @ root", "explain @ --conflicts", "explain @ --ambiguity"],
    "trace": ["trace @", "trace @ --constraints"],
    "verify": ["verify @"],
    "record": ["record @"],
    "approve": ["approve"],
    "prune": ["prune"],
    "review": ["review"],
    "diff": ["diff @ sound.yaml"],
    "compare": ["compare @ @", "compare @ @ --scene @"],
    "list": ["list @"],
    "fonts": ["fonts check", "fonts list"],
    "schema": ["schema scene"],
    "init": ["init @"],
    "animate": ["animate @ --to moved -o out.png"],
    "convert": ["convert @ -o out.yaml"],
    "explain-log": ["explain-log @"],
    "regen": ["regen @"],
    "history": ["history @"],
    "localize": ["localize @"],
    "merge-reports": ["merge-reports @"],
    "comment": ["comment @"],
    "catalogue": ["catalogue @ -o out"],
  ]

  @Test(
    "Any verb that prints 'error:' fails",
    arguments: Self.lines.keys.sorted())
  func everyVerb(verb: String) throws {
    let lines = try #require(Self.lines[verb])
    for (name, scene) in Self.scenes.sorted(by: { $0.key < $1.key }) {
      // Only what UIKit would log is graded.
      let isGraded = ["unsatisfiable.yaml", "open.yaml", "glyph.yaml"].contains(name)
      // What takes no scene is tried once.
      let tried = lines.filter { $0.contains("@") || name == "sound.yaml" }
      for line in tried.flatMap({ isGraded && takesStrict($0) ? [$0, "\($0) --strict"] : [$0] }) {
        let shop = try Workshop()
        try shop.write(SampleScene.square, to: "sound.yaml")
        try shop.write(scene, to: name)
        let words = line.split(separator: " ").map { $0 == "@" ? name : String($0) }
        let run = try ProgramRun.run(words, in: shop.folder)
        let saysError =
          (run.lines + run.text.split(separator: "\n").map(String.init)).contains {
            $0.contains(" error: ") || $0.hasPrefix("error: ")
          }
        #expect(!saysError || run.status != 0, "\(words): \(run.words)")
        if run.status == 0 { #expect(!saysError, "\(words)") }
      }
    }
  }

  private func takesStrict(_ line: String) -> Bool {
    [
      "render", "layout", "check", "explain", "trace", "verify", "record", "animate", "convert",
      "accessibility",
    ]
    .contains { line.hasPrefix($0 + " @") }
  }

  @Test("Every verb of the program is tried")
  func verbs() throws {
    let overview = try Workshop().run("--help").text
    let verbs = overview.split(separator: "SUBCOMMANDS:")[1].split(separator: "\n")
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.contains("See '") }
      .map { String($0.split(separator: " ")[0]) }
    // Commands that serve do not end by themselves.
    let served: Set = ["watch", "serve", "lsp"]
    #expect(Set(verbs).subtracting(served).subtracting(["help"]) == Set(Self.lines.keys))
  }

  @Test(
    "Issues that UIKit only logs are warnings, errors with --strict, and the picture is written"
  )
  func logged() throws {
    let shop = try Workshop()
    try shop.write(try #require(Self.scenes["unsatisfiable.yaml"]), to: "scene.yaml")
    let lenient = try shop.run("render", "scene.yaml", "-o", "lenient.png")
    #expect(lenient.status == 0)
    #expect(lenient.words.contains("scene.yaml:8:5: warning: "))
    let strict = try shop.run("render", "scene.yaml", "-o", "strict.png", "--strict")
    #expect(strict.status == 1)
    #expect(strict.words.contains("scene.yaml:8:5: error: "))
    #expect(shop.read("strict.png") == shop.read("lenient.png"))
    #expect(shop.read("strict.png") != nil)
    for line in [["trace"], ["verify"], ["record"], ["explain", "--conflicts"]] {
      let words = [line[0], "scene.yaml"] + line.dropFirst() + ["--strict"]
      let run = try ProgramRun.run(words, in: shop.folder)
      #expect((run.words + run.text).contains("error: 2 constraints cannot all hold"), "\(words)")
      #expect(run.status == 1, "\(words)")
    }
  }

  @Test("A file with a thousand errors shows twenty and the number of the others")
  func manyErrors() throws {
    let shop = try Workshop()
    let keys = (0..<1_000).map { "  wrong\($0): 1" }.joined(separator: "\n")
    try shop.write("root:\n" + keys, to: "scene.yaml")
    for verb in ["layout", "check"] {
      let run = try shop.run(verb, "scene.yaml")
      #expect(run.status == 2)
      #expect(run.words.split(separator: " error: ").count == 21)
      #expect(run.words.contains("scene.yaml: note: 980 more errors; the first 20 are shown\n"))
    }
    let all = try shop.run("check", "scene.yaml", "--all")
    #expect(all.words.split(separator: " error: ").count == 1_001)
    let machine = try shop.run("layout", "scene.yaml", "--diagnostics", "json")
    #expect(machine.lines.count == 1_001)
    // The project's own file is no exception.
    try shop.write(keys.replacing("  wrong", with: "wrong"), to: "alrender.yaml")
    let project = try shop.run("layout", "scene.yaml")
    #expect(project.status == 2 && project.words.split(separator: " error: ").count == 21)
    #expect(
      project.words.contains("alrender.yaml: note: 980 more errors; the first 20 are shown\n"))
  }

  @Test("A layout with many contradictions shows twenty and the number of the others")
  func manyContradictions() throws {
    let shop = try Workshop()
    let ids = 0..<50
    try shop.write(
      """
      canvas: { width: 300, height: 200 }
      root: { subviews: { \(ids.map { "v\($0): {}" }.joined(separator: ", ")) } }
      constraints:
      \(ids.map { "  - v\($0).width == 10\n  - v\($0).width == 20" }.joined(separator: "\n"))
      """, to: "scene.yaml")
    let head = " 2 constraints cannot all hold"
    for line in [["render", "-o", "out.png"], ["layout"], ["layout", "--strict"]] {
      let run = try ProgramRun.run(
        [line[0], "scene.yaml"] + line.dropFirst(), in: shop.folder)
      #expect(run.words.components(separatedBy: head).count == 21, "\(line)")
      let isStrict = line.contains("--strict")
      // Under `--strict`, ambiguity is reported, too, and a drawing warns of views that may be anywhere.
      let count = isStrict || line[0] == "render" ? "80" : "30"
      #expect(
        run.words.contains(
          "scene.yaml: note: \(count) more remarks on this layout; the first 20 are shown, "
            + "'--diagnostics json' shows all\n"), "\(run.words.suffix(300))")
      #expect(run.status == (isStrict ? 1 : 0))
    }
    let machine = try shop.run("layout", "scene.yaml", "--diagnostics", "json")
    #expect(machine.lines.count { $0.contains("2 constraints cannot all hold") } == 50)
  }
}
