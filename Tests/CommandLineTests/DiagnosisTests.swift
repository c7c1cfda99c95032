import Foundation
import Testing

@Suite("Diagnosis on the command line")
struct DiagnosisTests {
  private static let conflict = """
    canvas: { width: 320, height: 44, scale: 1 }
    root:
      subviews:
        title: { type: label, text: "Hello" }
        badge: { background: red }
    constraints:
      - title.leading == root.leading + 16
      - title.top == root.top + 11
      - { id: title-height, expr: "title.height == 44" }
      - root.bottom == title.bottom + 11
      - badge.width == 20
      - badge.height == 20
      - badge.top == root.top
    """

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("A conflict shows each member under its line, the sum, the reason and the cures")
  func conflict() throws {
    let workshop = try Workshop()
    try workshop.write(Self.conflict, to: "cell.yaml")
    let run = try workshop.run("layout", "cell.yaml", "--text", "blocks")
    #expect(run.status == 0)
    #expect(run.lines.first?.contains("11 + 44 + 11 = 66 > 44") == true)
    #expect(run.words.contains("'title' is 44 high"))
    #expect(run.words.contains("the canvas says that 'root' is 44 high"))
    #expect(run.words.contains("title.height <= 44"))
    let strict = try workshop.run("layout", "cell.yaml", "--text", "blocks", "--strict")
    #expect(strict.status == 1)
    let github = try workshop.run(
      "layout", "cell.yaml", "--text", "blocks", "--diagnostics", "github")
    #expect(github.words.hasPrefix("::warning file=cell.yaml,line=9,col=31,title=unsatisfiable::"))
  }

  @Test("explain --format json has the contract's keys, and its contributions add up")
  func explain() throws {
    let workshop = try Workshop()
    try workshop.write(Self.conflict, to: "cell.yaml")
    let run = try workshop.run(
      "explain", "cell.yaml", "title.bottom", "--format", "json", "--text", "blocks")
    #expect(run.status == 0)
    let found = try object(run.text)
    #expect(Set(found.keys) == ["view", "attribute", "value", "terms", "lost"])
    let terms = try #require(found["terms"] as? [[String: Any]])
    let sum = terms.reduce(0.0) { $0 + ($1["contribution"] as? Double ?? 0) }
    #expect(sum == found["value"] as? Double)
    let whole = try workshop.run(
      "explain", "cell.yaml", "title", "--format", "json", "--text", "blocks")
    #expect(whole.text.split(separator: "\n").count == 4)
  }

  @Test(
    "explain begins with the answer: the value and its winners; explain-log with the culprit")
  func answerFirst() throws {
    let workshop = try Workshop()
    try workshop.write(Self.conflict, to: "cell.yaml")
    let run = try workshop.run("explain", "cell.yaml", "title.bottom", "--text", "blocks")
    let lines = run.text.split(separator: "\n").map(String.init)
    // The fixed height gives way: the title is 22 high between the gaps.
    #expect(lines.first == "title.bottom = 33")
    #expect(
      lines.dropFirst().first
        == "  because root.height == 44 (canvas), title.top == root.top + 11 and "
        + "root.bottom == title.bottom + 11 beat title-height (line 9)")
    try workshop.write(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600000001 UIView:0x7f1.width == 100   (active)>",
          "<NSLayoutConstraint:0x600000002 UIView:0x7f1.width == 200   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600000001 UIView:0x7f1.width == 100   (active)>
      """, to: "app.log")
    let log = try workshop.run("explain-log", "app.log")
    let answer = log.text.split(separator: "\n").map(String.init)
    #expect(answer.first?.hasPrefix("likely culprit: the width of 'view' is set twice") == true)
    #expect(answer.dropFirst().first?.hasPrefix("in short: line ") == true)
  }

  @Test("explain-log names what the window decides by its line, and no address that isn't logged")
  func loggedAddresses() throws {
    let workshop = try Workshop()
    let text = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600000 UILabel:0x7f8.width == 300   (active)>",
          "<NSLayoutConstraint:0x600001 H:|-(16)-[UILabel:0x7f8]   (active, names: '|':UIView:0x7f9 )>",
          "<NSLayoutConstraint:0x600002 UILabel:0x7f8.trailing == UIView:0x7f9.trailing - 16   (active)>",
          "<NSLayoutConstraint:0x600003 'UIView-Encapsulated-Layout-Width' UIView:0x7f9.width == 320   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600000 UILabel:0x7f8.width == 300   (active)>
      """
    try workshop.write(text, to: "app.log")
    let log = try workshop.run("explain-log", "app.log")
    #expect(
      log.text.contains(
        "in short: the width of the window or cell (line 6), line 4 and line 5 beat line 3"),
      "\(log.text)")
    // UIKit doesn't list them in the order in which they were made.
    #expect(!log.text.contains("last one stated"))
    let json = try workshop.run("explain-log", "app.log", "--format", "json")
    for output in [log.text, json.text] {
      let addresses = output.matches(of: /0x[0-9a-f]+/).map { String($0.output) }
      #expect(!addresses.isEmpty && addresses.allSatisfy(text.contains), "\(output)")
    }
  }

  @Test(
    "explain suggests the nearest name for unknown views; missing targets are usage errors"
  )
  func explainMistakes() throws {
    let workshop = try Workshop()
    try workshop.write(Self.conflict, to: "cell.yaml")
    let unknown = try workshop.run("explain", "cell.yaml", "titel.width", "--text", "blocks")
    #expect(unknown.status == 2)
    #expect(unknown.words.contains("cell.yaml: error: unknown view 'titel'"))
    #expect(unknown.words.contains("did you mean 'title'?"))
    #expect(try workshop.run("explain", "cell.yaml").status == 64)
    #expect(try workshop.run("explain", "cell.yaml", "title", "--from", "default").status == 64)
  }

  @Test(
    "explain shows twenty of a layout's ambiguities and the number of the others, --all shows each")
  func explainMany() throws {
    let workshop = try Workshop()
    try workshop.write("root: { subviews: { v: { each: 50 } } }", to: "many.yaml")
    func lines(_ option: String) throws -> [Substring] {
      let run = try workshop.run(
        "explain", "many.yaml", "--ambiguity", "--text", "blocks", option)
      return run.text.split(separator: "\n").filter { $0.contains(": warning: ") }
    }
    #expect(try lines("--format=text").count == 20)
    #expect(try lines("--all").count == 50)
    let run = try workshop.run("explain", "many.yaml", "--ambiguity", "--text", "blocks")
    let note =
      "many.yaml: note: 30 more remarks on this layout; the first 20 are shown, '--all' shows all"
    #expect(run.text.hasSuffix(note + "\n"))
    let json = try workshop.run(
      "explain", "many.yaml", "--ambiguity", "--text", "blocks", "--format", "json")
    #expect((try object(json.text)["diagnostics"] as? [Any])?.count == 50)
  }

  @Test("explain --conflicts and --ambiguity print in full what render summarises")
  func findings() throws {
    let workshop = try Workshop()
    try workshop.write(Self.conflict, to: "cell.yaml")
    let conflicts = try workshop.run(
      "explain", "cell.yaml", "--conflicts", "--text", "blocks", "--format", "json")
    let found = try object(conflicts.text)
    #expect((found["diagnostics"] as? [Any])?.count == 1)
    let open = try workshop.run("explain", "cell.yaml", "--ambiguity", "--text", "blocks")
    #expect(open.text.contains("'badge' is ambiguous: minX is free"))
    #expect(open.text.contains("stated here"))
  }

  @Test("explain --from --to says what moved and who carried it")
  func compare() throws {
    let workshop = try Workshop()
    try workshop.write(Self.conflict, to: "cell.yaml")
    let run = try workshop.run(
      "explain", "cell.yaml", "title.width", "--from", "strings=base", "--to", "strings=doubled",
      "--text", "blocks")
    #expect(run.status == 0, "\(run.words)")
    #expect(run.text.contains("title.width 50 -> 110 (+60)"))
    #expect(run.text.contains("(compression)") || run.text.contains("(hugging)"))
  }

  @Test("trace prints what UIKit's debugger commands do")
  func trace() throws {
    let workshop = try Workshop()
    try workshop.write(Self.conflict, to: "cell.yaml")
    func text(_ options: String...) throws -> String {
      let run = try ProgramRun.run(
        ["trace", "cell.yaml", "--text", "blocks"] + options, in: workshop.folder)
      #expect(run.status == 0, "\(run.words)")
      return run.text
    }
    #expect(try text().contains("- AMBIGUOUS LAYOUT for UIView:"))
    #expect(try text("--form", "2013").contains("*<UILabel:0x"))
    #expect(try text("--recursive-description").contains("frame = (16 11; 50 "))
    #expect(try text("--constraints").contains("NSContentSizeLayoutConstraint"))
    let affecting = try text("--affecting", "title", "--axis", "horizontal")
    #expect(affecting.contains("H:|-(16)-[title]"))
    #expect(!affecting.contains("V:"))
    let cycle = try text("--cycle")
    #expect(cycle.contains("pass 1\n"))
    #expect(cycle.contains("measure title: 50 x 20"))
    #expect(cycle.contains("layoutSubviews root"))
  }

  @Test("explain-log explains a console log and writes a scene with the conflict")
  func explainLog() throws {
    let workshop = try Workshop()
    try workshop.write(Self.conflict, to: "cell.yaml")
    let console = try workshop.run(
      "layout", "cell.yaml", "--text", "blocks", "--diagnostics", "uikit")
    #expect(console.words.contains("Unable to simultaneously satisfy constraints."))
    let run = try workshop.run("explain-log", "--scene", "again.yaml", input: console.words)
    #expect(run.status == 0, "\(run.words)")
    #expect(run.text.contains("11 + 44 + 11 = 66 > 44"))
    let again = try workshop.run(
      "layout", "again.yaml", "--text", "blocks", "--diagnostics", "uikit")
    func lines(_ words: String) -> Set<String> {
      Set(
        words.split(separator: "\n").filter { $0.hasPrefix("    \"<") }
          .map {
            String($0).replacing(/0x[0-9a-f]+/, with: "@").replacing(/",?$/, with: "")
          })
    }
    #expect(lines(again.words) == lines(console.words))
    let empty = try workshop.run("explain-log", input: "nothing here")
    #expect(empty.status == 2)
  }

  @Test("--diagnose draws only the problems, and needs no other picture")
  func diagnose() throws {
    let workshop = try Workshop()
    try workshop.write(Self.conflict, to: "cell.yaml")
    let run = try workshop.run("render", "cell.yaml", "--diagnose", "wrong.png", "--text", "blocks")
    #expect(run.status == 0, "\(run.words)")
    let header = try #require(PNGHeader(workshop.read("wrong.png")))
    #expect(header.width >= 320)
    #expect(header.height > 44)
  }

  @Test("--exercise draws both ends of an ambiguous range")
  func exercise() throws {
    let workshop = try Workshop()
    try workshop.write(Self.conflict, to: "cell.yaml")
    let run = try workshop.run(
      "render", "cell.yaml", "--exercise", "-o", "cell.png", "--text", "blocks")
    #expect(run.status == 0, "\(run.words)")
    #expect(workshop.names == ["cell.lower.png", "cell.upper.png", "cell.yaml"])
    #expect(workshop.read("cell.lower.png") != workshop.read("cell.upper.png"))
  }
}
