import Checking
import Documents
import Testing

/// What advice leaves alone.
@Suite("The limits of advice")
struct AdviceLimitTests {
  // The most asked question about collapsing views: a cure that keeps the panel open is none.
  @Test("leaves what a state switches its purpose")
  func states() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 300 }
      root: { subviews: { panel: { subviews: { l: { type: label, text: Details } } } } }
      constraints:
        - "H:|[panel]|"
        - panel.top == root.top
        - "V:|-12-[l]-12-|"
        - "H:|-[l]"
        - { id: zero, expr: panel.height == 0, active: false }
      states: { closed: { constraints: { zero: { active: true } } } }
      variants: { axes: { state: [base, closed] } }
      """)
    #expect(scene.codes.contains(.unsatisfiable))
    let words = scene.found.flatMap(\.diagnostic.advice).map(\.words)
    #expect(!words.contains { $0.contains("panel.height") }, "\(words)")
    let slip = try AdvisedScene(
      """
      canvas: { width: 320, height: 300 }
      root: { subviews: { a: {} } }
      constraints: [a.top == root.top, a.leading == root.leading, a.width == 10, a.height == -20]
      """)
    #expect(!slip.edits(.unsatisfiable).contains { $0.contains(">= -20") })
  }

  @Test("never lets a button slide under the keyboard")
  func keyboard() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 15, keyboard: { height: 336 } }
      root:
        subviews: { logo: { background: teal }, go: { type: button, text: Log in } }
      constraints:
        - logo.top == root.safeArea.top + 100
        - logo.height == 300
        - "[logo, go].horizontalEdges == root.margins"
        - go.top == logo.bottom + 40
        - go.height == 50
        - go.bottom == root.keyboard.top - 16
      """)
    #expect(scene.codes.contains(.unsatisfiable))
    let edits = scene.found.flatMap(\.diagnostic.advice).map(\.words)
    #expect(!edits.contains { $0.contains("go.bottom") }, "\(edits)")
  }

  @Test("turns all left and right sides of a scene at once, or none")
  func sidesTogether() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 375, height: 300 }
      root: { subviews: { pic: {}, h: { type: label, text: Headline, lines: 0 } } }
      constraints:
        - pic.size == 60
        - "[pic, h].top == root.top + 8"
        - pic.left == root.left + 16
        - h.left == pic.right + 12
        - h.right <= root.right - 16
      variants: { axes: { direction: [ltr, rtl] } }
      """)
    let fixes = scene.found.filter { $0.diagnostic.code == .absoluteSide }
      .flatMap(\.diagnostic.fixes)
    #expect(!fixes.isEmpty && fixes.allSatisfy { $0.edits.count == 3 }, "\(fixes)")
  }

  @Test("is given for the cause, not for what follows from it")
  func consequences() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 15 }
      root: { subviews: { a: { type: label, text: Title } } }
      constraints: [a.leading == root.margins.leading]
      """)
    #expect(scene.codes.contains(.outsideSafeArea))
    #expect(scene.edits(.outsideSafeArea).isEmpty && !scene.edits(.ambiguous).isEmpty)
  }

  @Test("keeps JSON JSON")
  func json() throws {
    let scene = try AdvisedScene(
      """
      { "canvas": { "device": "iPhone 15" },
        "root": { "subviews": { "t": { "type": "label", "text": "A" }, "u": { "type": "label", "text": "B" } } },
        "constraints": [ "H:|[t][u]|", "t.top == root.safeArea.top" ] }
      """)
    let texts = scene.found.flatMap(\.diagnostic.fixes).flatMap(\.edits).map(\.text)
    #expect(texts.contains(#", "u.firstBaseline == t.firstBaseline""#), "\(texts)")
    #expect(texts.contains(#", "hugging": { "horizontal": 251 }"#), "\(texts)")
  }

  @Test("never drops a minimum that a shorter text would need")
  func minima() throws {
    func redundant(_ constraint: String) throws -> Bool {
      try AdvisedScene(
        """
        canvas: { width: 320, height: 200 }
        root: { subviews: { go: { type: button, text: Continue now }, box: {} } }
        constraints:
          - go.leading == root.leading + 16
          - go.top == root.top + 20
          - box.size == 40
          - box.top == root.top
          - box.leading == root.leading
          - \(constraint)
        """
      ).codes.contains(.redundant)
    }
    #expect(try !redundant("go.width >= 44"))
    #expect(try redundant("box.width >= 30"))
  }

  @Test("names a component's redundant line once, however many instances there are")
  func instances() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 300 }
      components:
        chip:
          view: { subviews: { t: { background: teal } } }
          constraints: [t.edges == self, self.height == 40, self.height <= 60]
      root: { subviews: { a: { type: chip }, b: { type: chip } } }
      constraints:
        - "[a, b].horizontalEdges == root"
        - a.top == root.top
        - b.top == a.bottom
      """)
    let redundant = scene.found.filter { $0.diagnostic.code == .redundant }
    #expect(redundant.count == 1 && redundant[0].diagnostic.fixes.count == 1)
    #expect(redundant.first?.diagnostic.message.contains("only one of") == false)
  }

  // A side menu and a bottom sheet wait beside the screen; their content is where they are.
  @Test("says nothing about the content of a pane beside the screen")
  func panes() throws {
    for place in [
      "pane.trailing == root.leading", "pane.leading == root.trailing",
      "pane.trailing == root.leading + 20",
    ] {
      let scene = try AdvisedScene(
        """
        canvas: { device: iPhone 15 }
        root:
          subviews:
            main: { background: teal }
            pane: { background: gray, subviews: { t: { type: label, text: Menu } } }
        constraints:
          - main.edges == root
          - pane.verticalEdges == root
          - pane.width == 280
          - \(place)
          - "t.horizontalEdges == pane.margins"
          - t.top == root.safeArea.top + 8
        """)
      #expect(scene.codes.isEmpty, "\(place): \(scene.found.map(\.diagnostic.message))")
    }
    let sheet = try AdvisedScene(
      """
      canvas: { device: iPhone 15 }
      root: { subviews: { sheet: { subviews: { t: { type: label, text: A }, go: { type: button, text: B } } } } }
      constraints:
        - sheet.horizontalEdges == root
        - sheet.height == 300
        - sheet.top == root.bottom - 80
        - "[t, go].leading == sheet.margins.leading"
        - t.top == sheet.top + 8
        - go.top == t.bottom + 100
      """)
    #expect(sheet.codes.isEmpty, "\(sheet.found.map(\.diagnostic.message))")
  }
}
