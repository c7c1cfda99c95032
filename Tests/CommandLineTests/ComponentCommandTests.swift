import Foundation
import Testing

@Suite("Components on the command line")
struct ComponentCommandTests {
  private static let library = """
    components:
      row:
        why: A row with <b>a</b> name.
        parameters: { name: verbatim, unread: { type: number, default: 0 } }
        slots: [more]
        view:
          subviews:
            name: { type: label, verbatim: $name }
            badge: { type: label, verbatim: $unread, hidden: { when: unread == 0 } }
        constraints: ["H:|-[name]-[badge]-|", "V:|-[name]-|", badge.firstBaseline == name.firstBaseline]
        examples:
          read: { name: Mei }
          unread: { name: Ahmad, unread: 3 }
    variants: { axes: { direction: [ltr, rtl] } }

    """

  /// A designer gave a card room for its shadow, and was told that two constraints contradict each other.
  @Test("A frame that doesn't begin in the corner leaves as much room on all sides")
  func roomAround() throws {
    let shop = try Workshop()
    try shop.write(
      """
      components:
        card:
          view: { background: white }
          examples:
            roomy: { frame: [24, 16, 200, 60] }
            plain: { frame: [0, 0, 200, 60] }

      """, to: "card.yaml")
    for (example, canvas, frame) in [
      ("roomy", "248x92@2x", "24 16; 200 60"), ("plain", "200x60@2x", "0 0; 200 60"),
    ] {
      let layout = try shop.run(
        "layout", "card.yaml", "--component", "card", "--example", example, "--text", "blocks")
      #expect(layout.words == "")
      #expect(
        layout.text.contains(canvas) && layout.text.contains("card view (\(frame))"),
        "\(layout.text)")
    }
  }

  @Test("An example is laid out alone, at its fitting size, in the variants of its file")
  func example() throws {
    let shop = try Workshop()
    try shop.write(Self.library, to: "library.yaml")
    let layout = try shop.run(
      "layout", "library.yaml", "--component", "row", "--example", "unread", "--text", "blocks",
      "--all-variants")
    #expect(layout.words == "")
    #expect(
      layout.text == """
        default 84x36@2x
        root view (0 0; 84 36)
          row view (0 0; 84 36)
            row/name label (8 8; 50 20) "Ahmad" baseline 16
            row/badge label (66 8; 10 20) "3" baseline 16
        rtl 84x36@2x
        root view (0 0; 84 36)
          row view (0 0; 84 36)
            row/name label (26 8; 50 20) "Ahmad" baseline 16
            row/badge label (8 8; 10 20) "3" baseline 16

        """)
    let wrong = try shop.run("layout", "library.yaml", "--component", "row", "--example", "unred")
    #expect(wrong.status == 2)
    #expect(wrong.words.contains("'row' has no example 'unred'; did you mean 'unread'?"))
  }

  @Test("Examples are listed, checked and recorded beside scenes, with goldens of their own")
  func subjects() throws {
    let shop = try Workshop()
    try shop.write("scenes: Scenes\n", to: "alrender.yaml")
    try shop.write(Self.library, to: "Scenes/library.yaml")
    try shop.write("[{ id: mei, name: Mei }]\n", to: "Scenes/people.json")
    try shop.write(
      """
      include: library.yaml
      data: { people: people.json }
      canvas: { width: 200, height: 40 }
      root: { subviews: { row: { each: $people, type: row, with: $item } } }
      """, to: "Scenes/list.yaml")
    let list = try shop.run("list")
    #expect(
      list.text.split(separator: "\n") == [
        "Scenes/library.yaml#row/read\tdefault", "Scenes/library.yaml#row/read\trtl",
        "Scenes/library.yaml#row/unread\tdefault", "Scenes/library.yaml#row/unread\trtl",
        "Scenes/list.yaml\tdefault",
      ])
    #expect(try shop.run("record", "--mode", "all", "--text", "blocks").status == 1)
    let golden = shop.read("goldens/library/row/unread/rtl.layout.txt")
    #expect(golden.map { String(decoding: $0, as: UTF8.self) }?.contains("row/badge label") == true)
    #expect(shop.read("goldens/list/default.layout.txt") != nil)
    #expect(try shop.run("verify", "--text", "blocks").status == 0)
  }

  @Test("A fault in a component is one finding, by however many paths scenes include its file")
  func onceForAll() throws {
    let shop = try Workshop()
    try shop.write(
      """
      components:
        row:
          view: { subviews: { name: { type: label, text: A } } }
          constraints: [name.leading == self.leading, self.height == 20, self.width == 80]
          examples: { one: {} }

      """, to: "design/library.yaml")
    for name in ["first", "second"] {
      try shop.write(
        """
        include: ../design/library.yaml
        canvas: { width: 80, height: 20 }
        root: { subviews: { here: { type: row } } }
        constraints: [here.leading == root.leading, here.top == root.top]

        """, to: "scenes/\(name).yaml")
    }
    let run = try shop.run("check", ".", "--text", "blocks")
    #expect(run.words.contains("is ambiguous: minY is free, in 3 scenes\n"))
    #expect(run.words.hasSuffix("3 scenes in 3 variants: 1 warning, 3 times in all\n"))
  }

  @Test("The catalogue is one page with a picture of each example in each variant")
  func catalogue() throws {
    let shop = try Workshop()
    try shop.write(Self.library, to: "library.yaml")
    let made = try shop.run("catalogue", "library.yaml", "-o", "out")
    #expect(made.status == 0)
    let page = try #require(shop.read("out/index.html").map { String(decoding: $0, as: UTF8.self) })
    #expect(page.contains("A row with &lt;b&gt;a&lt;/b&gt; name."))
    #expect(page.contains("src=\"pictures/library/row/unread/rtl.png\""))
    #expect(page.contains("<code>unread</code></th><td>number</td><td><code>0</code>"))
    #expect(shop.read("out/pictures/library/row/read/default.png") != nil)
    // Its list is in groups by file, and can be searched.
    #expect(page.contains("<h2>library.yaml</h2>") && page.contains("type=\"search\""))
    #expect(page.contains("script-src 'sha256-"))
  }

  @Test("A picture of the catalogue has room for shadows that end beyond the example")
  func shadows() throws {
    let shop = try Workshop()
    func library(_ keys: String) -> String {
      "components: { card: { view: { intrinsicContentSize: [20, 10]\(keys) }, examples: { plain: {} } } }\n"
    }
    try shop.write(
      library(", background: white, shadow: { radius: 4, offset: [0, 3] }"), to: "high.yaml")
    try shop.write(library(", background: white"), to: "flat.yaml")
    #expect(try shop.run("catalogue", ".", "-o", "out", "--text", "blocks").status == 0)
    let page = String(decoding: try #require(shop.read("out/index.html")), as: UTF8.self)
    let sizes = page.matches(of: #/pictures\/(high|flat)\/card\/plain\/default.png" (.*) alt/#)
      .map { "\($0.1) \($0.2)" }
    // Twice the blur and the offset, on each side.
    #expect(
      sizes.sorted() == [#"flat width="20" height="10""#, #"high width="42" height="32""#],
      "\(page)")
  }

  @Test("A library that cannot be read leaves the catalogue of the others")
  func catalogueBesideErrors() throws {
    let shop = try Workshop()
    let card =
      "components: { card: { view: { intrinsicContentSize: [9, 9] }, examples: { plain: {} } } }\n"
    try shop.write(card, to: "good.yaml")
    try shop.write(card.replacing("9, 9", with: "9, x"), to: "bad.yaml")
    let run = try shop.run("catalogue", ".", "-o", "out", "--text", "blocks")
    #expect(run.status == 2 && run.words.contains("bad.yaml:1"), "\(run.words)")
    let page = String(decoding: try #require(shop.read("out/index.html")), as: UTF8.self)
    #expect(page.contains("good.yaml") && !page.contains("bad.yaml"))
    #expect(shop.names.contains("out/pictures/good/card/plain/default.png"), "\(shop.names)")
  }

  // LironEr/cypress-mochawesome-reporter#106: the picture `test-file#0.png` was asked for as `test-file`.
  @Test("The catalogue's pictures are found, whatever the name of their file")
  func catalogueOfHardNames() throws {
    let shop = try Workshop()
    try shop.write(Self.library, to: "50% #1?.yaml")
    #expect(try shop.run("catalogue", "50% #1?.yaml", "-o", "out").status == 0)
    let page = try #require(shop.read("out/index.html").map { String(decoding: $0, as: UTF8.self) })
    #expect(page.contains("src=\"pictures/50%25%20%231%3F/row/"), "\(page)")
  }

  // Parameters that nothing uses had no finding, and controls that do nothing.
  @Test("A parameter that nothing in its component uses is told once, and removed with its values")
  func unusedParameters() throws {
    let shop = try Workshop()
    try shop.write(
      """
      components:
        badge:
          parameters:
            word: text
            gap: { type: number, default: 4 }
            isBold: { type: flag, default: false }
            symbol: { type: text, default: star }
          view:
            subviews:
              inner: { type: label, text: $word, hidden: { when: isBold } }
          constraints: ["H:|-gap-[inner]-gap-|", "V:|-[inner]-|"]
          examples:
            plain: { word: One, symbol: heart }
            other: { word: Two }
      """, to: "library.yaml")
    let run = try shop.run("check", "library.yaml", "--text", "blocks")
    let told = "nothing in 'badge' uses its parameter 'symbol'"
    #expect(run.words.components(separatedBy: "uses its parameter").count == 2, "\(run.words)")
    #expect(run.words.contains("library.yaml:7") && run.words.contains(told), "\(run.words)")
    #expect(run.words.contains("remove the parameter"), "\(run.words)")
    // Dark pictures stand on a dark ground: a page in light colours gave them black corners.
    _ = try shop.run("catalogue", "library.yaml", "-o", "out", "--text", "blocks")
    let page = String(decoding: try #require(shop.read("out/index.html")), as: UTF8.self)
    #expect(page.contains("<div class=\"scroll dark\"><img loading=\"lazy\" src=\"pictures/"))
    let fixed = try shop.run("check", "library.yaml", "--fix", "--text", "blocks")
    let text = String(decoding: try #require(shop.read("library.yaml")), as: UTF8.self)
    let isRemoved = !text.contains("symbol") && text.contains("plain: { word: One }")
    #expect(isRemoved, "\(text)\(fixed.words)")
    #expect(try shop.run("check", "library.yaml", "--text", "blocks").status == 0)
  }

  @Test(
    "Files that would share pictures or goldens are refused, even if only their case differs"
  )
  func collisions() throws {
    let shop = try Workshop()
    for name in ["one/library.yaml", "two/Library.yaml"] { try shop.write(Self.library, to: name) }
    for verb in [["catalogue", "-o", "out"], ["record"]] {
      let run = try ProgramRun.run(
        [verb[0], "one/library.yaml", "two/Library.yaml"] + verb.dropFirst(), in: shop.folder)
      #expect(run.status == 2, "\(run.words)")
      #expect(run.words.contains("shares the "), "\(run.words)")
    }
    #expect(shop.read("out/index.html") == nil)
  }

  @Test(
    "A constraint that one copy of a component needs is not redundant, and explanations name its file"
  )
  func copies() throws {
    let shop = try Workshop()
    try shop.write(
      """
      components:
        badge:
          parameters: { n: verbatim }
          view: { subviews: { n: { type: label, verbatim: $n } } }
          constraints:
            - "V:|[n]|"
            - "H:|-(>=6)-[n]-(>=6)-|"
            - n.centerX == self.centerX
            - self.width >= 30
            - self.width == 0 @ 200
      """, to: "badge.yaml")
    let use = """
      canvas: { width: 300, height: fit }
      root: { subviews: { a: { type: badge, with: { n: A } }, b: { type: badge, with: { n: AAAAAA } } } }
      constraints: [a.leading == root.leading, b.leading == root.leading, "V:|-10-[a]-10-[b]-10-|"]

      """
    try shop.write("include: badge.yaml\n" + use, to: "included.yaml")
    let own = shop.read("badge.yaml").map { String(decoding: $0, as: UTF8.self) } ?? ""
    try shop.write(own + "\n" + use, to: "own.yaml")
    for name in ["included.yaml", "own.yaml"] {
      let run = try shop.run("check", name, "--text", "blocks")
      #expect(!run.words.contains("self.width >= 30"), "\(run.words)")
    }
    let explained = try shop.run("explain", "included.yaml", "a.width", "--text", "blocks")
    #expect(explained.text.contains("badge.yaml:9"), "\(explained.text)")
    #expect(!explained.text.contains("line 9"), "\(explained.text)")
    let json = try shop.run(
      "check", "included.yaml", "--format", "json", "--text", "blocks", "--size", "20x100")
    #expect(json.text.contains(#""file": "badge.yaml""#), "\(json.text)")
  }

  @Test("Findings name files by the shortest path, by which servers find them")
  func shortestPaths() throws {
    let shop = try Workshop()
    try shop.write(
      """
      components:
        card: { view: {}, constraints: [self.width == 30, self.width == 40, self.height == 5] }
      """, to: "cards.yaml")
    try shop.write("\"a\" = ;\n", to: "en.strings")
    let scene = """
      include: [../cards.yaml]
      root: { subviews: { c: { type: card } } }
      constraints: [c.top == root.top, c.leading == root.leading]
      """
    try shop.write(scene, to: "Scenes/scene.yaml")
    let github = try shop.run("check", "Scenes", "--diagnostics", "github")
    #expect(github.words.contains("file=cards.yaml,line=2,"), "\(github.words)")
    let sarif = try shop.run("check", "Scenes", "--format", "sarif")
    #expect(sarif.text.contains(#""uri": "cards.yaml""#), "\(sarif.text)")
    try shop.write("strings: { en: ../en.strings }\n" + scene, to: "Scenes/scene.yaml")
    let strings = try shop.run("check", "Scenes")
    #expect(strings.words.hasPrefix("en.strings:1:"), "\(strings.words)")
  }

  @Test("The schema for a file knows its components, their parameters and slots")
  func schema() throws {
    let shop = try Workshop()
    try shop.write(Self.library, to: "library.yaml")
    let schema = try shop.run("schema", "scene", "--for", "library.yaml")
    #expect(schema.status == 0)
    #expect(schema.text.contains("\"component.row\""))
    #expect(schema.text.contains("\"more\""))
    // Examples take the parameters and slots of their component and nothing else.
    #expect(schema.text.contains("\"allOf\""))
    #expect(try shop.run("schema", "layout", "--for", "library.yaml").status == 64)
  }
}
