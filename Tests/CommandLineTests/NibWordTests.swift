import Foundation
import Testing

/// How the commands describe documents: nobody knows a view by the id that Xcode gave it.
@Suite("Messages about documents")
struct NibWordTests {
  private static let shop = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Scenes/storyboards/shop.storyboard")
    .standardized

  /// Returns the shop with a problem in each controller: a contradiction, an ambiguity, an
  /// invalid number, an unknown font, a truncated text.
  private static func text() throws -> String {
    let height = #"<constraint firstAttribute="height" constant="80" id="cns-00-005"/>"#
    return try String(contentsOf: shop, encoding: .utf8)
      .replacing(
        height, with: height + height.replacing("80", with: "90").replacing("005", with: "905")
      )
      .replacing(
        #"firstItem="chk-00-006" firstAttribute="trailing" secondItem="chk-00-005" "#
          + #"secondAttribute="trailing""#,
        with: #"firstItem="chk-00-007" firstAttribute="width" constant="wide""#
      )
      .replacing(
        #"type="system" pointSize="28""#,
        with: #"name="Nowhere-Bold" family="Nowhere" pointSize="28""#
      )
      .replacing(
        #"text="Thank you""#, with: #"text="Thank you for all that you have done for us""#)
  }

  /// Returns the same without any names.
  private static func nameless() throws -> String {
    try text().replacing(
      #/ (storyboardIdentifier|customClass|userLabel|title|text|placeholder)="[^"]*"/#, with: ""
    ).replacing(#/<outlet [^>]*>/#, with: "")
  }

  private static let verbs = [
    ["list", "Main.storyboard"], ["layout", "Main.storyboard"],
    ["check", "Main.storyboard", "--all", "--matrix", "direction=ltr,rtl"],
    ["check", "Main.storyboard", "--undrawn"], ["explain", "Main.storyboard", "--conflicts"],
    ["explain", "Main.storyboard", "--ambiguity"], ["explain", "Main.storyboard", "root view"],
    ["explain", "Main.storyboard", "nowhere.top"], ["trace", "Main.storyboard"],
    ["convert", "Main.storyboard", "-o", "converted/{scene}.yaml"],
    ["diff", "Old.storyboard", "Main.storyboard"], ["diff", "--textconv", "Main.storyboard"],
    ["Main.storyboard", "--diagnose", "{scene}.png"],
    ["Main.storyboard", "-o", "{scene}.png", "--strict", "--diagnostics", "uikit"],
    ["Main.storyboard", "-o", "{scene}.png", "--show", "constraints:nowhere"],
    ["record", "Main.storyboard"], ["verify", "Main.storyboard", "--report", "report"],
  ]

  /// Returns the lines that show an object's id, except for lines of the document itself and
  /// lines that also name the object.
  private static func nakedLines(_ text: String) throws -> [String] {
    let id = try Regex(#"[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}"#)
    return text.split(separator: "\n").map(String.init).filter { line in
      let isQuoted = line.contains("=\"")
      return line.contains(id) && !isQuoted && !line.contains(" named ")
    }
  }

  @Test("No verb names a view by its object id alone", arguments: [true, false])
  func ids(hasNames: Bool) throws {
    let shop = try Workshop()
    try shop.write(try String(contentsOf: Self.shop, encoding: .utf8), to: "Old.storyboard")
    try shop.write(try hasNames ? Self.text() : Self.nameless(), to: "Main.storyboard")
    for verb in Self.verbs {
      let blocks = verb[0] == "diff" ? [] : ["--text", "blocks"]
      let run = try ProgramRun.run(verb + blocks, in: shop.folder)
      #expect([0, 1, 2].contains(run.status), "\(verb): \(run.words)")
      #expect(try Self.nakedLines(run.text + "\n" + run.words).isEmpty, "\(verb)")
    }
    #expect(try Self.nakedLines(shop.names.joined(separator: "\n")).isEmpty)
    for name in shop.names where name.hasPrefix("converted/") && name.hasSuffix(".yaml") {
      let scene = String(decoding: try #require(shop.read(name)), as: UTF8.self)
      #expect(try Self.nakedLines(scene).isEmpty, "\(name)")
    }
  }

  @Test("What differs from goldens is called by names, and the constraint that moves it is named")
  func goldens() throws {
    let shop = try Workshop()
    let text = try String(contentsOf: Self.shop, encoding: .utf8)
    try shop.write(text, to: "Main.storyboard")
    let files = ["record", "Main.storyboard", "--pictures", "default"]
    #expect(try ProgramRun.run(files, in: shop.folder).status == 1)
    let edited =
      text.replacing(#"constant="16" id="cns-00-009""#, with: #"constant="24" id="cns-00-009""#)
      .replacing(#"text="Plum cake""#, with: #"text="Plum tart""#)
      .replacing(#"constant="80" id="cns-00-005""#, with: #"constant="90" id="cns-00-005""#)
    try shop.write(edited, to: "Main.storyboard")
    let run = try ProgramRun.run(["verify", "Main.storyboard"], in: shop.folder)
    #expect(run.status == 1)
    #expect(try Self.nakedLines(run.text + "\n" + run.words).isEmpty, "\(run.text)\(run.words)")
    #expect(!(run.text + run.words).contains("Plum tart.leading"))
    for words in [
      "'headlineLabel' moved from", "'Plum tart' reads \"Plum tart\", recorded as \"Plum cake\"",
      "the constraint is 'headlineLabel.top == root view.safeArea.top + 24', recorded as",
      "the constraint is 'Bread Card.height == 90', recorded as",
    ] {
      #expect(run.text.contains(words) || run.words.contains(words), "\(words): \(run.text)")
    }
  }

  @Test("'explain' asks the controllers that have the view, and complains only where none has it")
  func controllers() throws {
    let shop = try Workshop()
    try shop.write(try String(contentsOf: Self.shop, encoding: .utf8), to: "Main.storyboard")
    let found = try shop.run("explain", "Main.storyboard", "headlineLabel.top", "--text", "blocks")
    #expect(found.status == 0 && found.words.isEmpty, "\(found.words)")
    #expect(found.text.contains("headlineLabel.top = "))
    let missing = try shop.run("explain", "Main.storyboard", "headlinLabel.top")
    #expect(missing.status == 2)
    #expect(missing.words.contains("did you mean 'headlineLabel'?"), "\(missing.words)")
    #expect(missing.lines.count { $0.contains("unknown view") } == 1)
    let open = try shop.run("explain", "Main.storyboard", "--ambiguity", "--text", "blocks")
    #expect(open.text.contains("Main.storyboard#Catalog: nothing is ambiguous"), "\(open.text)")
  }

  @Test("'--show' takes a view's name and says in which controller it is missing")
  func overlays() throws {
    let shop = try Workshop()
    try shop.write(try String(contentsOf: Self.shop, encoding: .utf8), to: "Main.storyboard")
    let arguments = ["Main.storyboard", "--root", "Catalog", "--text", "blocks", "-o", "a.png"]
    let shown = try ProgramRun.run(
      arguments + ["--show", "constraints:headlineLabel"], in: shop.folder)
    #expect(shown.status == 0, "\(shown.words)")
    let missing = try ProgramRun.run(arguments + ["--show", "constraints:title"], in: shop.folder)
    #expect(missing.words.contains("Main.storyboard#Catalog: error: '--show' names the unknown"))
  }
}
