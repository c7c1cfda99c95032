import Foundation
import Testing

@Suite("alrender check")
struct CheckTests {
  private static let scene = """
    strings: { en: { hello: Hello } }
    variants: { axes: { direction: [ltr, rtl] } }
    root:
      subviews:
        a: { type: label, key: hello }
        b: { type: label, key: missing.key }
    constraints:
      - a.leading == root.leading + 10
      - a.top == root.top
      - b.leading == a.leading
      - b.top == a.bottom
    expect:
      - satisfiable
      - a.width <= 40
    """

  private func check(_ scene: String, _ arguments: String...) throws -> ProgramRun {
    let workshop = try Workshop()
    try workshop.write(scene, to: "scene.yaml")
    return try ProgramRun.run(
      ["check", "scene.yaml", "--text", "blocks"] + arguments, in: workshop.folder)
  }

  @Test("reports what failed in which variant, and keys without a text, and exits with 1")
  func failures() throws {
    let run = try check(Self.scene)
    #expect(run.status == 1)
    #expect(run.text.isEmpty)
    #expect(
      run.words == """
        scene.yaml:14:5: error: a.width is 50, expected at most 40, in 2 of 2 variants
          - a.width <= 40
            ^~~~~~~~~~~~~
        scene.yaml:6:28: warning: there is no string for the key 'missing.key' of 'b', in 2 of 2 variants
            b: { type: label, key: missing.key }
                                   ^~~~~~~~~~~
        hint: add 'missing.key' to the strings
        1 scene in 2 variants: 1 error, 1 warning, 4 times in all

        """)
  }

  @Test("succeeds when everything holds, and says so")
  func passes() throws {
    let scene = Self.scene.replacing("a.width <= 40", with: "a.width <= 50")
      .replacing("missing.key }", with: "hello }")
    let run = try check(scene)
    #expect(run.status == 0)
    #expect(run.words == "1 scene in 2 variants: no findings\n")
  }

  @Test("says how many files could not be checked, not that there are no findings")
  func unread() throws {
    let broken = try check("root: { subviews: { a: { typ: label } } }")
    #expect(broken.status == 2)
    #expect(broken.words.hasSuffix("\n0 scenes in 0 variants: 1 file could not be checked\n"))
    let workshop = try Workshop()
    try workshop.write("root: { subviews: { a: { frame: [0, 0, 9, 9] } } }", to: "Scenes/a.yaml")
    try workshop.write("root: [", to: "Scenes/b.yaml")
    let both = try workshop.run("check", "Scenes")
    #expect(both.status == 2)
    #expect(
      both.words.hasSuffix("\n1 scene in 1 variant: 1 file could not be checked\n"), "\(both.words)"
    )
  }

  @Test("reports a tie once, though from right to left it leaves another edge free")
  func ties() throws {
    let run = try check(
      """
      canvas: { width: 200, height: 100 }
      variants: { axes: { direction: [ltr, rtl], width: [200, 180] } }
      root:
        subviews:
          name: { type: label, text: A rather long name }
          value: { type: label, text: And a value }
      constraints:
        - "H:|-[name]-[value]-|"
        - "V:|-[name]"
        - name.firstBaseline == value.firstBaseline
      """)
    #expect(run.status == 0)
    #expect(
      run.words.hasSuffix("\n1 scene in 4 variants: 1 warning, 8 times in all\n"), "\(run.words)")
    #expect(run.words.contains("in 2 views in 4 of 4 variants"), "\(run.words)")
  }

  @Test("names one cure for each free value, in the component's names")
  func curesInside() throws {
    let run = try check(
      """
      components:
        row:
          view: { subviews: { dot: { background: red }, word: { type: label, text: One } } }
          constraints:
            - "H:|-[word]"
            - "V:|-[word]-|"
            - dot.width == 8
            - dot.height == 8
      root: { subviews: { first: { type: row } } }
      constraints: ["H:|[first]|", "V:|[first]"]
      """)
    #expect(run.words.contains("one from each line would settle it"), "\(run.words)")
    #expect(
      run.words.contains("  minX: add dot.leading == self.leading to the component's constraints"),
      "\(run.words)")
    #expect(
      run.words.contains("  minY: add dot.top == self.top to the component's constraints"),
      "\(run.words)")
  }

  private static let contradiction = """
    root: { subviews: { a: {} } }
    constraints: [a.width == 5, a.width == 6, a.height == 5, a.top == root.top, a.leading == root.leading]
    """

  @Test("fails for an unsatisfiable layout, and with --strict also for an ambiguous one")
  func unsound() throws {
    let run = try check(Self.contradiction)
    #expect(run.status == 1)
    #expect(run.words.contains("error: 2 constraints cannot all hold"))
    let open = "root: { subviews: { a: {} } }\nconstraints: [a.width == 5, a.height == 5]"
    let lenient = try check(open)
    #expect(lenient.status == 0)
    #expect(lenient.words.contains("warning: 'a' is ambiguous"))
    let strict = try check(open, "--strict")
    #expect(strict.status == 1)
    #expect(strict.words.contains("error: 'a' is ambiguous"))
  }

  @Test("reports a failed expectation and the contradiction behind it as one finding")
  func united() throws {
    let run = try check(Self.contradiction + "\nexpect: [satisfiable]")
    #expect(run.status == 1)
    #expect(run.words.contains("error: the layout is unsatisfiable: 2 constraints cannot all hold"))
    #expect(run.words.contains("help: any one of these would cure it:"))
    #expect(run.words.hasSuffix("1 scene in 1 variant: 1 error\n"))
    let json = try check(Self.contradiction + "\nexpect: [satisfiable]", "--format", "json")
    #expect(json.text.split(separator: "\"severity\"").count == 2)
  }

  @Test("lists errors before warnings, and contradictions first, whatever file they are in")
  func order() throws {
    let workshop = try Workshop()
    try workshop.write(Self.contradiction, to: "Scenes/z.yaml")
    try workshop.write(
      """
      canvas: { width: 20, height: 20 }
      root: { subviews: { w: { frame: [9, 0, 30, 9] } } }
      """, to: "Scenes/a.yaml")
    let words = try workshop.run("check", "Scenes").words
    let first = try #require(words.firstRange(of: "Scenes/z.yaml:")).lowerBound
    #expect(first == words.startIndex, "\(words)")
    #expect(words.contains("Scenes/a.yaml:2:"))
  }

  @Test("shows the first twenty causes, the worst first, and all of them with --all")
  func limit() throws {
    let views = (0..<30).map { "    v\($0): { frame: [0, 0, 10, 10] }" }
    let wide = "canvas: { width: 20, height: 20 }\nroot:\n  subviews:\n"
    let limits = (0..<30).map { "  - v\($0).width <= \($0 < 5 ? 10 : 5)" }
    let scene =
      wide + views.joined(separator: "\n") + "\nexpect:\n"
      + limits.joined(separator: "\n")
    let run = try check(scene)
    #expect(run.words.split(separator: "error:").count == 21)
    #expect(run.words.contains("25 errors; the first 20 are shown, '--all' shows the rest\n"))
    #expect(try check(scene, "--all").words.split(separator: "error:").count == 26)
  }

  @Test("reports the consequences of a missing constraint together with it")
  func consequences() throws {
    let rows = (1...6).map { "    r\($0): { subviews: { t\($0): { type: label, text: Row } } }" }
    let ties = (1...6).flatMap { row in
      ["  - \"H:|[r\(row)]|\"", "  - t\(row).centerY == r\(row).centerY"]
        + ["  - t\(row).leading == r\(row).leading"]
    }
    let chain = "  - \"V:|[r1][r2(==r1)][r3(==r1)][r4(==r1)][r5(==r1)][r6(==r1)]\""
    let scene = (["root:", "  subviews:"] + rows + ["constraints:"] + ties + [chain])
      .joined(separator: "\n")
    let run = try check(scene + "\nvariants: { axes: { direction: [ltr, rtl] } }")
    #expect(run.status == 0)
    #expect(run.words.contains("'r1' is ambiguous: height is free (from 0), in 12 views in 2 of 2"))
    // One edit settles all of them.
    #expect(!run.words.contains("likewise"), "\(run.words)")
    #expect(run.words.contains("also found, perhaps because of it:"))
    #expect(run.words.contains("  and 1 more"))
    #expect(run.words.hasSuffix("1 scene in 2 variants: 1 warning, 24 times in all\n"))
  }

  /// Automattic/pocket-casts-ios#3985: a header of 48 points at the largest text, here of 20.
  @Test("tells on its own what an ambiguity of the other axis has nothing to do with")
  func axes() throws {
    let run = try check(
      """
      canvas: { width: 280, height: 300 }
      root:
        subviews:
          header:
            subviews:
              title: { type: label, text: Network highlight, font: { style: title2 } }
              all: { type: button, text: Show all, font: { style: subheadline } }
      constraints:
        - header.top == root.top
        - header.horizontalEdges == root
        - header.height == 20
        - title.leading == header.leading + 16
        - title.top == header.top + 12
        - title.trailing <= all.leading - 8
        - all.centerY == header.centerY
        - all.trailing == header.trailing - 12
      """)
    #expect(run.words.contains("warning: 'title' is ambiguous only because equal priorities tie"))
    #expect(run.words.contains("warning: 'title' extends beyond its superview 'header'"))
    let listed = run.words.split(separator: "also found, perhaps because of it:").dropFirst()
    #expect(listed.allSatisfy { !$0.hasPrefix("\n  'title' extends") }, "\(run.words)")
  }

  @Test("says that each of the views with a finding in common needs an edit of its own")
  func likewise() throws {
    let run = try check(
      """
      components:
        row: { view: {}, constraints: [self.width == 9] }
      root: { subviews: { r: { type: row, each: [1, 2, 3] } } }
      constraints:
        - r.0.leading == root.leading
        - r.1.leading == root.leading
        - r.2.leading == root.leading
        - r.0.top == root.top
        - r.1.top == root.top + 99
        - r.2.top == root.top + 198
      variants: { axes: { direction: [ltr, rtl] } }
      """)
    #expect(
      run.words.contains("'r.0' is ambiguous: height is free (from 0), in 3 views"), "\(run.words)")
    #expect(run.words.contains("  and likewise for 2 other views\n"), "\(run.words)")
  }

  @Test("prints one document a line, one for each variant")
  func json() throws {
    let run = try check(Self.scene, "--format", "json")
    #expect(run.status == 1)
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains(#""name": "default""#))
    #expect(lines[0].contains(#""code": "missingKey""#))
    #expect(lines[1].contains(#""name": "rtl""#))
    #expect(lines[1].contains(#""code": "expectation""#))
  }

  @Test("continues after a file that cannot be read, and exits with 2")
  func unreadable() throws {
    let workshop = try Workshop()
    try workshop.write("root: {", to: "broken.yaml")
    try workshop.write(Self.scene, to: "scene.yaml")
    let run = try workshop.run("check", "broken.yaml", "scene.yaml", "--text", "blocks")
    #expect(run.status == 2)
    #expect(run.words.contains("broken.yaml:1:8: error: the file is not YAML"))
    #expect(run.words.contains("scene.yaml:14:5: error: a.width is 50"))
  }

  /// A scene in three languages, of which two have faults.
  private static let translated = """
    canvas: { width: 300, height: 200 }
    strings:
      en: { pay: Pay, count: "%d of %d", hello: "Hello %@", rate: "5 % off" }
      de: { pay: Zahlen, count: "%d von", hello: "Hallo %@", rate: "5 % Rabatt" }
      fr: { payer: Payer, count: "%d sur %@", hello: "Bonjour %@ %@", rate: "5 % rabais" }
    root:
      subviews:
        a: { type: label, key: pay }
        b: { type: label, key: count, arguments: [1, 2] }
        c: { type: label, key: hello, arguments: [Ann] }
        d: { type: label, key: helllo }
        e: { type: label, key: rate }
    constraints:
      - "V:|[a][b][c][d][e]"
      - a.left == root.left
      - "H:|[b]"
      - "H:|[c]"
      - "H:|[d]"
      - "H:|[e]"
    """

  @Test("checks a scene in each of its languages, and says whose text is missing and what is shown")
  func languages() throws {
    let workshop = try Workshop()
    try workshop.write(Self.translated, to: "scene.yaml")
    let run = try workshop.run("check", "scene.yaml", "--locales", "--all", "--text", "blocks")
    #expect(run.status == 1)
    let heads = run.lines.filter { $0.hasPrefix("scene.yaml:") }
    let expected = [
      "'count' of 'b' in 'de' lost %d: \"%d von\"",
      "'count' of 'b' in 'fr' takes %@ in place of %d",
      "'hello' of 'c' in 'fr' takes %@, which its source does not: \"Bonjour %@ %@\"",
      "'pay' of 'a' has no text in 'fr'; that of 'en' is shown: \"Pay\"",
      "there is no string for the key 'helllo' of 'd'",
      "left and right do not flip",
    ]
    #expect(heads.count == expected.count, "\(run.words)")
    for (head, words) in zip(heads, expected) { #expect(head.contains(words), "\(head)") }
    #expect(
      run.words.contains(
        "hint: 'payer', which 'fr' has and 'en' lacks, may be meant: write 'pay' there"))
    #expect(run.words.contains("hint: did you mean 'hello'?"))
    #expect(run.words.contains("1 scene in 3 variants: 3 errors, 3 warnings"), "\(run.words)")
  }

  @Test("compares the formats of a document's translations with its own texts")
  func documentFormats() throws {
    let workshop = try Workshop()
    let shop = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Scenes/storyboards/shop.storyboard"), encoding: .utf8)
    let id = try #require(shop.firstMatch(of: /text="Sourdough"[^>]* id="([^"]+)"/)?.1)
    try workshop.write(
      shop.replacing("text=\"Sourdough\"", with: "text=\"%d breads\""),
      to: "Base.lproj/Main.storyboard")
    try workshop.write("\"\(id).text\" = \"Brote\";\n", to: "de.lproj/Main.strings")
    try workshop.write("\"\(id).text\" = \"%d pains\";\n", to: "fr.lproj/Main.strings")
    let run = try workshop.run(
      "check", "Base.lproj/Main.storyboard", "--locales", "--all", "--text", "blocks")
    #expect(run.status == 1)
    let heads = run.lines.filter { $0.contains(" lost ") || $0.contains(" takes ") }
    #expect(heads.count == 1 && heads[0].contains("in 'de' lost %d"), "\(run.words)")
    #expect(run.words.contains("in 'en' it is \"%d breads\""), "\(run.words)")
    // openradar-mirror#10513: the texts of launch screens are those of the base, whatever is beside them.
    let launch = shop.replacing("<document ", with: "<document launchScreen=\"YES\" ")
      .replacing("text=\"Sourdough\"", with: "text=\"%d breads\"")
    try workshop.write(launch, to: "Base.lproj/Main.storyboard")
    let words = try workshop.run(
      "check", "Base.lproj/Main.storyboard", "--locales", "--text", "blocks"
    ).words
    #expect(!words.contains(" lost ") && words.contains(" variants: "), "\(words)")
  }

  @Test("says that there are no languages where a scene has none")
  func noLanguages() throws {
    let run = try check(Self.scene, "--locales")
    #expect(run.words.contains("'--locales' adds none"), "\(run.words)")
  }
}
