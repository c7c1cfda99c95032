import Testing

/// What newcomers write first, and the messages they get.
@Suite("Nearest names on the command line")
struct NearestNameTests {
  private func words(_ scene: String, _ options: String...) throws -> String {
    let shop = try Workshop()
    try shop.write(scene, to: "scene.yaml")
    let run = try ProgramRun.run(["layout", "scene.yaml"] + options, in: shop.folder)
    return run.words
  }

  @Test(
    "Names from other systems are answered with the format's",
    arguments: [
      ("root: { subviews: { s: { type: stackView, gap: 4 } } }", "write 'spacing'"),
      ("root: { padding: 4 }", "write 'layoutMargins'"),
      ("root: { subviews: { s: { type: stackView, direction: vertical } } }", "write 'axis'"),
      ("root: { subviews: { a: { type: label, fontSize: 12 } } }", "write 'font: { size: 12 }'"),
      ("root: { width: 100 }", "sizes are constraints"),
      ("root: {}\nconstraints: [root.left == superview.left]", "'root'"),
      ("root: { subviews: { a: { type: button, title: Hi } } }", "write 'text'"),
      ("root: { subviews: { a: { type: image, image: a.png } } }", "write 'source'"),
      ("root: { subviews: { a: { type: UILabel } } }", "write 'label'"),
      ("root: { subviews: { a: { type: checkbox } } }", "write 'switch'"),
      ("root: { subviews: { a: { type: zzzz } } }", "'alrender help keys' lists all"),
      ("root: { subviews: [{ type: label }] }", "give the views by their ids"),
      ("root: { device: iPhone 15 }", "'canvas: { device: ... }', beside 'root'"),
      ("device: iPhone 15\nroot: {}", "'canvas: { device: ... }'"),
      ("background: red\ncornerRadius: 3\nroot: {}", "it belongs under 'root'"),
      ("canvas: { darkmode: true }\nroot: {}", "write 'appearance: dark'"),
      ("canvas: { orientation: landscape }\nroot: {}", "'device: iPhone 16 landscape'"),
      (
        "components: { row: { spacing: 4, view: { type: stackView } } }\nroot: {}",
        "it belongs under 'view'"
      ),
      ("root: {}\nconstraints: [root.top == root.safeAreaLayoutGuide.top]", "write 'safeArea'"),
      ("root: {}\nconstraints: [{ equation: root.width == 5 }]", "write 'expr'"),
      (
        "root: { subviews: { a: {} } }\nstates: { on: { a: { hidden: true } } }",
        "'a' is a view: 'views: { a: ... }'"
      ),
      ("root: {}\nconstraints: [root.leadingAnchor == root.left]", "did you mean 'leading'?"),
      ("root: {}\nconstraints: [root.width == 5 @ high]", "the priority 'high' is 750"),
      ("root: { subviews: { a: { hugging: required } } }", "write 1000"),
      ("root: {}\nconstraints: [root.width == 10pt]", "lengths are in points"),
      (
        "canvas: { device: iPhone 18 Pro }\nroot: {}",
        "'iPhone 17 Pro', 'iPhone 16 Pro', 'iPhone 15"
      ),
      (
        "root: { subviews: { a: {} } }\nconstraints:\n  - |-[a]-|",
        "quote visual formats: \"|-[a]-|\""
      ),
      ("root: { subviews: { a: {} } }\nconstraints:\n  - [a]-|", "quote visual formats: \"[a]-|\""),
      ("root: { subviews: { a: {} } }\nconstraints:\n  - [a(100)]", "quote visual formats"),
      (
        "root: { subviews: { a: {} } }\nconstraints:\n  - { format: [a]-8-|, priority: 3 }",
        "quote visual formats: \"[a]-8-|\""
      ),
      (
        "root: { subviews: { a: {} } }\nconstraints:\n  - format: |-[a(>=1,<=9)]-|",
        "quote visual formats: \"|-[a(>=1,<=9)]-|\""
      ),
      (
        "root: { subviews: { a: {} } }\nconstraints:\n  - { format: [a] }",
        "quote visual formats"
      ),
    ])
  func foreign(scene: String, hint: String) throws {
    let words = try words(scene)
    let found = words.split(separator: "\n").contains { $0.hasPrefix("hint:") && $0.contains(hint) }
    #expect(found, "\(words)")
  }

  @Test("At most five of many keys are named, with the command that lists the others")
  func fewKeys() throws {
    let words = try words("root: { subviews: { a: { type: label, flooble: 1 } } }")
    let hint = try #require(words.split(separator: "\n").first { $0.hasPrefix("hint:") })
    #expect(hint.split(separator: ",").count == 5)
    #expect(hint.contains("'alrender help keys label' lists all"))
  }

  @Test(
    "At most five of many words are named, and how many others there are",
    arguments: [
      ("canvas: { textSize: middling }\nroot: {}", [], "use one of"),
      ("root: { subviews: { v: {} } }\nconstraints: [v.qqq == 3]", [], "attributes:"),
      ("root: {}", ["--text-size", "qqq"], "use one of"),
      ("root: {}", ["--variant", "foo=bar"], "the axes are"),
    ])
  func fewWords(scene: String, options: [String], lead: String) throws {
    let shop = try Workshop()
    try shop.write(scene, to: "scene.yaml")
    let run = try ProgramRun.run(["layout", "scene.yaml"] + options, in: shop.folder)
    #expect(run.status != 0)
    let line = try #require(run.words.split(separator: "\n").first { $0.contains(lead) })
    #expect(line.count { $0 == "," } <= 5 && line.contains(#/ and \d+ more/#), "\(run.words)")
  }

  @Test("help keys lists the mappings, and the keys of one with their meanings")
  func keys() throws {
    let shop = try Workshop()
    let all = try shop.run("help", "keys")
    #expect(all.status == 0)
    for name in ["scene", "label", "stackView", "canvas", "constraint", "configuration"] {
      #expect(all.text.contains("\n  \(name)\n"), "\(name)")
      let keys = try shop.run("help", "keys", name)
      #expect(keys.status == 0)
      #expect(keys.text.split(separator: "\n").allSatisfy { $0.contains("  ") }, "\(name)")
    }
    #expect(try shop.run("help", "keys", "label").text.contains("\nlines "))
    let near = try shop.run("help", "keys", "stak")
    #expect(near.status == 64)
    #expect(near.words.contains("did you mean 'stackView'?") || near.words.contains("lists all"))
  }

  @Test(
    "Options of other names, and arguments in other forms, are answered with this program's",
    arguments: [
      (["--darkmode"], "Did you mean '--dark'?"),
      (["--language", "de"], "Did you mean '--locale'?"),
      (["--size", "320"], "write '320x667', or '320xfit'"),
      (["--device", "iPhone 18 Pro"], "'iPhone 17 Pro', 'iPhone 16 Pro' or 'iPhone 15 Pro'"),
      (["--show", "constraint"], "did you mean 'constraints'?"),
    ])
  func options(options: [String], hint: String) throws {
    let shop = try Workshop()
    try shop.write("root: {}", to: "scene.yaml")
    let run = try ProgramRun.run(["layout", "scene.yaml"] + options, in: shop.folder)
    #expect(run.status == 64)
    #expect(run.words.contains(hint), "\(run.words)")
  }

  @Test(
    "A key without effect is a remark, not a failure",
    arguments: [
      (
        "root: { subviews: { a: { type: label, text: A } } }",
        "warning: the scene has no constraints"
      ),
      (
        "root: { subviews: { a: { type: label, frame: [0, 0, 9, 9], minimumScaleFactor: 0.5 } } }",
        "warning: 'minimumScaleFactor' of 'a' has no effect"
      ),
      (
        "root: { subviews: { a: { frame: [0, 0, 9, 9], shadow: { radius: 2 }, clips: true } } }",
        "warning: 'shadow' of 'a' has no effect"
      ),
      (
        "root: { subviews: { a: { type: textField, frame: [0, 0, 9, 9], lines: 2 } } }",
        "warning: 'lines' of 'a' has no effect: a textField shows one line"
      ),
    ])
  func ignored(scene: String, remark: String) throws {
    let shop = try Workshop()
    try shop.write(scene, to: "scene.yaml")
    let run = try shop.run("layout", "scene.yaml", "--text", "blocks")
    #expect(run.status == 0)
    #expect(run.words.contains(remark), "\(run.words)")
  }

  @Test("A locale without strings is reported; one with strings, or the texts' own, is not")
  func locales() throws {
    let scene = """
      strings: { ar: { Hello: مرحبا } }
      root: { subviews: { a: { type: label, text: Hello } } }
      constraints: [a.top == root.top, a.leading == root.leading]
      """
    #expect(try words(scene, "--locale", "de").contains("note: there are no strings for 'de'"))
    #expect(try words(scene, "--locale", "ar") == "")
    #expect(try words(scene) == "")
    let verbatim = scene.replacing("text:", with: "verbatim:")
    #expect(try words(verbatim, "--locale", "de") == "")
  }
}
