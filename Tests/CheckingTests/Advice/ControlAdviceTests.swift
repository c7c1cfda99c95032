import Checking
import Documents
import Testing

/// Advice that a stranger found to harm: what a colleague would write instead.
@Suite("Advice on controls and contradictions")
struct ControlAdviceTests {
  private let base = "canvas: { width: 320, height: 200 }\n"

  @Test("A control keeps its size where a text can give way")
  func stepper() throws {
    let scene = try AdvisedScene(
      base + """
        root:
          subviews:
            t: { type: label, text: "A very long label that does not fit beside the stepper" }
            p: { type: stepper }
        constraints: ["H:|-[t]-[p]-|", "V:|-[t]", p.top == t.top]
        """)
    #expect(Set(scene.edits(.ambiguous)) == ["compression: { horizontal: 751 }"])
    #expect(try #require(scene.fixed).contains("p: { type: stepper, compression"))
  }

  @Test("The text of a row takes what is left, not its pictures or its switch")
  func row() throws {
    let scene = try AdvisedScene(
      base + """
        root:
          subviews:
            i: { type: image, symbol: star.fill }
            l: { type: label, lines: 2, text: Name }
            c: { type: image, symbol: chevron.right }
        constraints:
          - "H:|-[i]-[l]-[c]-|"
          - "V:|-[l]"
          - "[i, c].centerY == l.centerY"
        """)
    let fixed = try #require(scene.fixed)
    #expect(fixed.contains("text: Name, hugging: { horizontal: 249 }"))
    #expect(try AdvisedScene(fixed).codes.isEmpty)
  }

  @Test("A constant that a state gives leaves the next view the side of a target")
  func constantOfState() throws {
    let scene = try AdvisedScene(
      base + """
        root: { subviews: { a: { background: red }, b: { background: blue } } }
        constraints:
          - "H:|-[a]-[b]-|"
          - "V:|-[a(20)]"
          - "V:|-[b(20)]"
          - { id: w, expr: a.width == 100 }
        variants: { axes: { state: [base, wide] } }
        states: { wide: { constraints: { w: { constant: 400 } } } }
        """)
    let fixed = try #require(scene.fixed)
    #expect(fixed.contains("constant: 236"))
  }

  @Test("Conditions that both hold are told apart")
  func conditions() throws {
    let scene = try AdvisedScene(
      base + """
        root: { subviews: { a: { background: red } } }
        constraints:
          - "V:|-[a(20)]"
          - "H:|-[a]"
          - { expr: a.width == 100, when: { width: "< 400" } }
          - { expr: a.width == 200, when: { width: ">= 300" } }
        """)
    let edits = scene.edits(.unsatisfiable)
    #expect(edits.prefix(2) == ["when: { width: \">= 400\" }", "when: { width: \"< 300\" }"])
  }

  @Test("Views that a component makes too long for their stack share its length")
  func chips() throws {
    let scene = try AdvisedScene(
      base + """
        root:
          subviews:
            s: { type: stack, spacing: 16, subviews: { c: { each: 3, type: chip } } }
        constraints: ["H:|-[s]-|", "V:|-[s]"]
        components:
          chip: { view: { background: red }, constraints: [self.width == 100, self.height == 20] }
        """)
    #expect(scene.edits(.unsatisfiable) == ["distribution: fillEqually"])
  }

  @Test("Two plain views that share a width are made equally wide first")
  func equalWidths() throws {
    let scene = try AdvisedScene(
      base + """
        root: { subviews: { a: { background: red }, b: { background: blue } } }
        constraints: ["H:|-[a]-[b]-|", "V:|-[a(40)]", "V:|-[b(40)]"]
        """)
    #expect(scene.edits(.ambiguous).first == "b.width == a.width")
  }

  @Test("A stack whose gaps leave no room for its views has less spacing")
  func tightStack() throws {
    let scene = try AdvisedScene(
      base + """
        root:
          subviews:
            s: { type: stackView, spacing: 200, subviews: { r: { each: 3, intrinsicContentSize: [10, 10] } } }
        constraints: [s.horizontalEdges == root, s.top == root.top]
        """)
    let fixed = try #require(scene.fixed)
    #expect(fixed.contains("spacing: 145"))
  }

  @Test("A switch or stepper that is too small is a finding", arguments: [(20, true), (49, false)])
  func squeezed(width: Int, isFound: Bool) throws {
    let scene = try AdvisedScene(
      base + """
        root: { subviews: { s: { type: switch } } }
        constraints: ["V:|-[s]", "H:|-[s(\(width))]"]
        """)
    #expect(scene.codes.contains(.squeezed) == isFound)
  }

  @Test("What cures a contradiction in one variant cures it in all that have it")
  func variants() throws {
    let scene = try AdvisedScene(
      base + """
        root: { subviews: { a: { background: red } } }
        constraints:
          - a.leading == root.leading + 16
          - a.trailing == root.trailing - 16
          - a.width == 343
          - "V:|-[a(40)]"
        variants: { axes: { width: [375, 320, 430] } }
        """)
    let edits = scene.edits(.unsatisfiable)
    #expect(!edits.isEmpty && !edits.contains { $0.contains("<=") || $0.contains(">=") })
  }

  @Test("What holds nowhere is dropped before it is weakened")
  func deadLine() throws {
    let scene = try AdvisedScene(
      base + """
        root: { subviews: { a: { background: red } } }
        constraints: ["V:|-16-[a]", "V:[a]-16-|", a.height == 20, "H:|-[a]-|"]
        """)
    #expect(!(try #require(scene.fixed)).contains("a.height"))
  }

  @Test("A gap gives way before a control does")
  func gaps() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 200 }
      root: { subviews: { f: { type: textField, text: a }, go: { type: button, text: Go } } }
      constraints:
        - "V:|-60-[f(44)]-40-[go(50)]-40-|"
        - "[f, go].horizontalEdges == root.margins"
      """)
    let fixed = try #require(scene.fixed)
    #expect(fixed.contains("[f(44)]") && fixed.contains("[go(50)]") && fixed.contains("-60@999-"))
  }

  @Test("A contradiction of short forms is cured in their own terms")
  func shortForms() throws {
    let scene = try AdvisedScene(
      base + """
        root: { subviews: { a: { background: red } } }
        constraints: [a.horizontalEdges == root, a.size == 40, "V:|-[a]"]
        """)
    let edits = scene.edits(.unsatisfiable)
    #expect(edits.contains("a.size == 40 @ 999"), "\(edits)")
    #expect(try AdvisedScene(try #require(scene.fixed)).codes.isEmpty)
  }

  @Test("A state switches off what contradicts the constraint that it switches on")
  func state() throws {
    let scene = try AdvisedScene(
      base + """
        root: { subviews: { a: { background: red }, b: { background: blue } } }
        constraints:
          - "H:|-[a(20)]"
          - "H:|-[b(20)]"
          - "V:|-[a(20)]"
          - b.height == 20
          - { id: top, expr: b.top == a.bottom + 8, active: false }
          - { id: alt, expr: b.top == root.top + 20 }
        states: { failed: { constraints: { top: { active: true } } } }
        variants: { axes: { state: [base, failed] } }
        """)
    let fixed = try #require(scene.fixed)
    #expect(fixed.contains("{ top: { active: true }, alt: { active: false } }"))
    #expect(try AdvisedScene(fixed).codes.isEmpty)
  }

  @Test(
    "A distance with the wrong sign is turned",
    arguments: [
      ("b.trailing == root.trailing + 10", "b.trailing == root.trailing - 10"),
      ("root.trailing == b.trailing - 8", "root.trailing == b.trailing + 8"),
      ("b.bottom == root.bottom + 12", "b.bottom == root.bottom - 12"),
    ])
  func sign(wrong: String, right: String) throws {
    let other = wrong.contains("bottom") ? "\"H:|-[b]\"" : "\"V:|-[b]\""
    let scene = try AdvisedScene(
      base + """
        root: { subviews: { b: { type: button, text: Save } } }
        constraints: [\(wrong), \(other)]
        """)
    #expect(scene.edits(.outsideSuperview).first == right)
  }

  @Test(
    "What a visual format or a full-screen ground ties to the edge is tied to the safe area",
    arguments: [
      ("\"H:|-16-[t]\"", "t.leading == root.safeArea.leading + 16"),
      ("t.leading == g.leading + 4", "t.leading == g.safeArea.leading + 4"),
    ])
  func notch(tie: String, edit: String) throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 15 landscape }
      root: { subviews: { g: { background: white }, t: { type: label, text: Hello } } }
      constraints: [g.edges == root, \(tie), t.centerY == root.centerY]
      """)
    #expect(scene.edits(.outsideSafeArea).first == edit)
  }

  @Test("What is too wide is not turned at its other edge")
  func otherEdge() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 240, height: 140 }
      root:
        subviews:
          a: { background: red, subviews: { b: { background: yellow } } }
          c: { background: green }
          d: { background: blue }
      constraints:
        - "H:|-20-[a(90)]"
        - "V:|-20-[a(70)]"
        - b.leading == a.leading + 40
        - b.top == a.top + 30
        - b.width == 90
        - b.height == 24
        - c.leading == a.leading + 50
        - c.top == a.top + 40
        - c.width == 90
        - c.height == 50
        - d.leading == c.leading + 50
        - d.top == c.top - 24
        - d.width == 90
        - d.height == 50
      """)
    #expect(!scene.edits(.outsideSuperview).contains("b.leading == a.leading - 40"))
  }

  @Test("The content of a scroll view with margins is as wide as what shows it")
  func scrolled() throws {
    let scene = try AdvisedScene(
      base + """
        root:
          subviews: { s: { type: scrollView, subviews: { c: { background: red } } } }
        constraints:
          - s.edges == root.edges
          - c.leading == s.leading + 16
          - c.trailing == s.trailing - 16
          - c.verticalEdges == s
          - c.height == 600
        """)
    #expect(scene.edits(.ambiguous).first == "s.content.width == s.frameLayout.width")
  }

  @Test("A card ends with its content")
  func card() throws {
    let scene = try AdvisedScene(
      base + """
        root:
          subviews:
            card: { subviews: { a: { type: label, text: A }, b: { type: label, text: B } } }
        constraints: ["H:|-[card]-|", "V:|-[card]", "H:|-[a]", "H:|-[b]", "V:|-[a]-[b]"]
        """)
    #expect(scene.edits(.ambiguous).first == "card.bottom == b.bottom + 8")
  }

  @Test("Texts in the same place in every variant are found, and what is only beside one isn't")
  func covered() throws {
    func codes(_ views: String, _ constraints: String) throws -> [Diagnostic.Code] {
      try AdvisedScene(
        base + "root: { subviews: { \(views) } }\nconstraints: [\(constraints)]"
      ).codes
    }
    let texts = "a: { type: label, text: Hello there }, b: { type: label, text: World here }"
    #expect(try codes(texts, "\"V:|-[a]\", \"V:|-[b]\", \"H:|-[a]\", \"H:|-[b]\"") == [.overlap])
    #expect(
      try codes(texts, "\"V:|-[a]\", \"V:|-[b]\", \"H:|-[a]-|\", b.trailing == a.trailing").isEmpty)
    let ground = "a: { type: label, text: Hello }, b: { background: white }"
    #expect(try codes(ground, "\"V:|-[a]\", \"H:|-[a]\", b.edges == root") == [.overlap])
    let behind = "b: { background: white }, a: { type: label, text: Hello }"
    #expect(try codes(behind, "\"V:|-[a]\", \"H:|-[a]\", b.edges == root").isEmpty)
  }
}
