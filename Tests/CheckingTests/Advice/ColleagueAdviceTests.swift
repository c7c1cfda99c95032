import Checking
import Documents
import Testing

/// What a colleague would say where the first idea is not the best one.
@Suite("Advice of a colleague")
struct ColleagueAdviceTests {
  private let phone = "canvas: { width: 375, height: 667 }\n"

  private func first(_ code: Diagnostic.Code, _ text: String) throws -> String? {
    try AdvisedScene(phone + text).edits(code).first
  }

  // planetdecred/dcrios#73: the send button of a form that is placed from the top of the screen.
  @Test(
    "What stands far down a screen is placed from its bottom, where it is on the first screen",
    arguments: [
      ("iPhone SE", "", "go.bottom == root.safeArea.bottom - 16"),
      (
        "iPhone 15", "variants: { axes: { device: [iPhone 15, iPhone SE] } }",
        "go.bottom == root.safeArea.bottom - 84"
      ),
      (
        "iPhone 8", "variants: { axes: { device: [iPhone 8, iPhone 15, iPhone SE 1] } }",
        "go.bottom == root.safeArea.bottom - 33"
      ),
    ])
  func fromBelow(device: String, variants: String, edit: String) throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: \(device) }
      root: { subviews: { go: { background: systemBlue } } }
      constraints: [go.top == root.top + \(device == "iPhone 8" ? 600 : 700), "H:|-[go]-|", go.height == 34.5]
      \(variants)
      """)
    #expect(scene.edits(.outsideSuperview).first == edit)
    #expect(try AdvisedScene(try #require(scene.fixed)).codes.isEmpty)
  }

  // jverdi/JVFloatLabeledTextField#58, apploft/ExpandableLabel#80.
  @Test(
    "A text that stays at the left from right to left is aligned naturally, numbers at the right stay"
  )
  func alignment() throws {
    func scene(_ alignment: String) throws -> AdvisedScene {
      try AdvisedScene(
        phone + """
          root: { subviews: { t: { type: label, text: Terms of use, alignment: \(alignment) } } }
          constraints: ["H:|-[t]-|", "V:|-40-[t]"]
          variants: { axes: { direction: [ltr, rtl] } }
          """)
    }
    #expect(try scene("left").edits(.absoluteSide) == ["alignment: natural"])
    for other in ["right", "natural", "center"] { #expect(try scene(other).codes.isEmpty) }
  }

  // Skyscanner/SkyFloatingLabelTextField#320.
  @Test(
    "A text field that nothing gives a width fills its row",
    arguments: [
      (
        "l: { type: label, text: Email }, f: { type: textField }", "\"H:|-16-[l]-12-[f]\"",
        "f.trailing == root.margins.trailing"
      ),
      (
        "f: { type: textField, placeholder: Search }", "f.centerX == root.centerX",
        "f.trailing == root.margins.trailing"
      ),
    ])
  func field(views: String, tie: String, edit: String) throws {
    let text = """
      root: { subviews: { \(views) } }
      constraints: [\(tie), "V:|-40-[f]"\(views.contains("label") ? ", l.centerY == f.centerY" : "")]
      """
    #expect(try first(.squeezed, text) == edit)
    let scene = try AdvisedScene(phone + text)
    #expect(try AdvisedScene(try #require(scene.fixed)).codes.isEmpty)
  }

  @Test("A text field in a column that starts at the leading edge fills the column")
  func fieldInStack() throws {
    let text = """
      root:
        subviews:
          s: { type: stackView, axis: vertical, alignment: leading, subviews: { f: { type: textField } } }
      constraints: ["H:|-[s]-|", "V:|-40-[s]"]
      """
    #expect(try first(.squeezed, text) == "alignment: fill")
  }

  @Test("A control keeps its size beside a stronger text, which takes more lines")
  func switchBesideText() throws {
    let scene = try AdvisedScene(
      phone + """
        root:
          subviews:
            t: { type: label, text: "Receive notifications about new messages and offers", compression: 760 }
            s: { type: switch }
        constraints: ["H:|-16-[t]-8-[s]-16-|", "V:|-40-[t]", s.centerY == t.centerY]
        """)
    #expect(try AdvisedScene(try #require(scene.fixed)).codes.isEmpty)
  }

  // alexaubry/BulletinBoard#24: a button is squashed on a small screen.
  @Test("Where two buttons have too little height a gap shrinks, and none of them vanishes")
  func squashed() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 224 }
      root:
        subviews:
          t: { type: label, text: Sign up }
          f: { type: textField, placeholder: Name }
          go: { type: button, text: Go }
          alt: { type: button, text: Not now }
      constraints:
        - "[t, f, go, alt].horizontalEdges == root.margins"
        - "V:|-16-[t(24)]-40-[f(40)]-40-[go]-8-[alt]-30-|"
      """)
    let edits = scene.edits(.ambiguous)
    #expect(edits.first?.contains("-40@749-") == true, "\(edits)")
    #expect(!edits.contains { $0.contains("compression") })
    #expect(try AdvisedScene(try #require(scene.fixed)).codes.isEmpty)
  }

  @Test("A row grows with its texts before one of them is cut")
  func row() throws {
    let text = """
      root:
        subviews:
          row: { subviews: { t: { type: label, text: Title }, s: { type: label, text: Subtitle } } }
      constraints:
        - "H:|[row]|"
        - row.top == root.top
        - row.height == 44
        - "[t, s].horizontalEdges == row.margins"
        - "V:|-12-[t]-8-[s]-12-|"
      """
    #expect(try first(.ambiguous, text) == "row.height >= 44")
  }

  @Test("A third field stands as the two before it do")
  func inLine() throws {
    let scene = try AdvisedScene(
      phone + """
        root: { subviews: { a: { type: textField, text: A }, b: { type: textField, text: B }, c: { type: textField, text: C } } }
        constraints: ["H:|-16-[a]-16-|", "H:|-16-[b]-16-|", "V:|-20-[a]-12-[b]-12-[c]"]
        """)
    let fixed = try #require(scene.fixed)
    #expect(fixed.contains("c.leading == b.leading") && fixed.contains("c.trailing == b.trailing"))
  }

  @Test("A centred text keeps the margins of its card")
  func card() throws {
    let text = """
      root:
        subviews:
          card:
            subviews: { t: { type: label, lines: 0, text: "Your order has been shipped and will arrive soon, says the driver" } }
      constraints: ["H:|-40-[card]-40-|", "V:|-80-[card(120)]", t.center == card.center]
      """
    #expect(try first(.outsideSuperview, text) == "t.leading >= card.margins.leading")
  }

  @Test("A switch centred on a text at the edge moves the text, and does not stretch it")
  func centred() throws {
    let scene = try AdvisedScene(
      phone + """
        root: { subviews: { name: { type: label, text: Wi-Fi }, sw: { type: switch } } }
        constraints: ["V:|[name]", "H:|-[name]", "H:[sw]-|", sw.centerY == name.centerY]
        """)
    let fixed = try #require(scene.fixed)
    #expect(fixed.contains("name.top == root.top @ 249") && fixed.contains("sw.top >= root.top"))
  }

  // hussc/lightCardTabBar#3, onl1ner/TabBar#15.
  @Test("A button over the words of a tab bar is found, and ends above the bar")
  func tabBar() throws {
    let text = """
      root:
        subviews:
          tabs: { type: tabBar, items: [{ title: Home }, { title: Search }] }
          go: { type: button, style: filled, text: Continue }
      constraints: ["H:|[tabs]|", tabs.bottom == root.bottom, "H:|-[go]-|", go.bottom == root.bottom - 8]
      """
    #expect(try first(.overlap, text) == "go.bottom == tabs.top - 8")
    let raised = text.replacing("\"H:|-[go]-|\"", with: "go.centerX == root.centerX")
      .replacing("text: Continue", with: "symbol: plus")
    #expect(try first(.overlap, raised) == nil)
  }

  @Test("A maximum height that cuts its text gives way to it, one with room stays")
  func maximum() throws {
    func text(_ most: Int) -> String {
      """
      root: { subviews: { t: { type: label, lines: 0, text: "Two lines of text that need some forty points of height in all, and more than that where they are long" } } }
      constraints: ["H:|-60-[t]-60-|", "V:|-40-[t(<=\(most))]"]
      """
    }
    #expect(try first(.fixedHeight, text(19)) == "V:|-40-[t(<=19@749)]")
    #expect(try first(.fixedHeight, text(200)) == nil)
  }

  @Test("Of two texts whose sizes are required one becomes weaker, and both lints can be mended")
  func required() throws {
    var text =
      phone + """
        root:
          subviews:
            t: { type: label, text: Name, hugging: 1000, compression: 1000 }
            u: { type: label, text: Value, hugging: 1000, compression: 1000 }
        constraints: ["H:|-[t]-[u]-|", "V:|-[t]", u.top == t.top]
        """
    for _ in 0..<6 { text = try AdvisedScene(text).fixed ?? text }
    #expect(try AdvisedScene(text).codes.isEmpty, "\(text)")
  }

  @Test("A state's constant leaves the next view what it wants at least")
  func least() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 200 }
      root: { subviews: { a: { background: red }, b: { background: blue } } }
      constraints:
        - "H:|-[a]-[b]-|"
        - "V:|-[a(20)]"
        - "V:|-[b(20)]"
        - b.width >= 50
        - { id: w, expr: a.width == 100 }
      variants: { axes: { state: [base, wide] } }
      states: { wide: { constraints: { w: { constant: 400 } } } }
      """)
    #expect(try #require(scene.fixed).contains("constant: 230"))
    let listing = scene.found.flatMap(\.diagnostic.listing).map { "\($0)" }.joined(separator: "\n")
    #expect(listing.contains("line 7 wants at least 50"))
  }

  // HeroTransitions/Hero: a picture from edge to edge ends 20 points below the screen.
  @Test("A picture that fills the screen may end below it")
  func bleeding() throws {
    func codes(_ view: String, _ constraints: String) throws -> [Diagnostic.Code] {
      try AdvisedScene(
        phone + "root: { subviews: { p: { \(view) } } }\nconstraints: [\(constraints)]"
      ).codes
    }
    let bottom = "p.bottom == root.bottom + 20"
    #expect(
      try codes("background: red", "\"H:|[p]|\", p.top == root.top + 280, \(bottom)").isEmpty)
    #expect(
      try codes("background: red", "\"H:|-[p]-|\", p.height == 44, \(bottom)")
        == [.outsideSuperview])
  }

  @Test("A text that is cut by its width grows up to the margin")
  func wider() throws {
    let text = """
      root: { subviews: { k: { type: label, text: From }, v: { type: label, text: "10 September 2026" } } }
      constraints: ["H:|-16-[k]-8-[v(80)]", "V:|-20-[k]", v.top == k.top]
      """
    #expect(try first(.truncated, text) == "H:|-16-[k]-8-[v(>=80)]")
  }
}
