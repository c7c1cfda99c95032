import AutoLayout
import Diagnosis
import Rendering
import Scenes
import Testing

@Suite("Explanations")
struct ExplanationTests {
  private func layOut(_ text: String) throws -> LaidOutScene {
    try Renderer(.blocks).layOut(LoadedScene(bytes: Array(text.utf8), path: "scene.yaml"))
  }

  private static let card = """
    canvas: { width: 320, height: 100 }
    root:
      subviews:
        title: { type: label, text: "A title that is much too long for it" }
        done: { type: button, text: Done, compression: 751 }
    constraints:
      - { id: leading-gap, expr: title.leading == root.leading + 16 }
      - title.top == root.top
      - done.top == root.top
      - done.leading == title.trailing + 8
      - { id: trailing-gap, expr: done.trailing == root.trailing - 12 }
    """

  private func explain(_ target: String, _ scene: LaidOutScene) throws -> [Explanation] {
    Explainer(scene).explain(try ExplanationTarget(target, in: scene.root))
  }

  @Test("a value is the sum of its terms, each with its name and line")
  func terms() throws {
    let scene = try layOut(Self.card)
    let found = try #require(try explain("title.width", scene).first)
    #expect(found.terms.reduce(0) { $0 + $1.contribution } == found.value)
    let gap = try #require(found.terms.first { $0.constraint == "trailing-gap" })
    #expect((gap.contribution, gap.sensitivity, gap.source?.line) == (-12, 1, 11))
    let lost = try #require(found.lost.first)
    #expect(lost.description == "title.width >= 360 @ 750 (compression)")
    #expect((lost.source?.line, lost.beatenBy) == (4, ["done.compression"]))
    #expect(lost.residual == 360 - found.value)
  }

  @Test("a length that is passed there and back is not among the terms")
  func passedLengths() throws {
    let scene = try layOut(
      """
      canvas: { width: 320, height: fit }
      root:
        subviews:
          title: { type: label, text: Title }
          message: { type: label, text: "A message of two or three lines of text in all", lines: 0 }
          start: { type: button, text: Start }
      constraints:
        - "[title, message, start].horizontalEdges == root.margins"
        - "V:|-[title]-20-[message]-16-[start]-|"
      """)
    let found = try #require(try explain("message.top", scene).first)
    #expect(!found.terms.contains { $0.description.hasPrefix("message.height") })
    #expect(found.terms.reduce(0) { $0 + $1.contribution } == found.value)
  }

  @Test("a canvas as high as its content is explained by the content, with its insets")
  func pages() throws {
    let scene = try layOut(
      """
      canvas: { width: 320, height: content }
      root:
        subviews:
          page:
            type: scrollView
            contentInset: [0, 0, 24, 0]
            subviews: { photo: { background: teal } }
      constraints:
        - page.edges == root
        - page.content.width == page.frameLayout.width
        - photo.edges == page.content
        - { id: tall, expr: photo.height == 700 }
      """)
    let found = try #require(try explain("root.height", scene).first)
    #expect(found.value == 724)
    #expect(found.terms.contains { $0.constraint == "tall" && $0.contribution == 700 })
    #expect(
      found.terms.contains {
        $0.description == "content insets of page, top and bottom" && $0.contribution == 24
      })
  }

  @Test("an inequality is said to hold at its bound only if nothing else determines it")
  func bounds() throws {
    func text(_ constraints: String) throws -> String {
      let scene = try layOut(
        """
        canvas: { width: 320, height: 100 }
        root: { subviews: { badge: {} } }
        constraints: [badge.top == root.top, badge.width == 40, badge.height == 20, \(constraints)]
        """)
      return try #require(try explain("badge.left", scene).first).text
    }
    let open = try text("{ id: gap, expr: badge.trailing <= root.trailing - 30 }")
    #expect(open.hasPrefix("badge.left = 250 (ambiguous)\n"))
    #expect(open.contains("  'gap' is held at its bound because nothing else determines it\n"))
    let decided = try text(
      "{ id: gap, expr: badge.trailing <= root.trailing - 30 }, badge.leading == root.trailing @ 9")
    #expect(decided.hasPrefix("badge.left = 250\n"))
    #expect(!decided.contains("held at its bound"))
  }

  // Apple's Auto Layout Guide, 'Dynamic Height Label and Text Field'.
  @Test("a wish beside a bound is the answer, or stands below another one")
  func wishes() throws {
    func text(_ constraints: String) throws -> String {
      let scene = try layOut(
        """
        canvas: { width: 320, height: 200 }
        root: { subviews: { a: {}, b: {} } }
        constraints:
          - "[a, b].size == 30"
          - "[a, b].leading == root.leading"
          - "[a, b].top >= root.top + 20"
          - "[a, b].top == root.top + 20 @ 249"
        \(constraints)
        """)
      return try #require(try explain("a.top", scene).first).text
    }
    #expect(
      try text("").contains(
        "  because a.top == root.top + 20 @ 249 (line 7) holds a.top >= root.top + 20 (line 6) at its "
          + "bound\n"))
    #expect(
      try text("  - a.top == b.top + 7").contains(
        "  'b.top >= root.top + 20' is held at its bound by b.top == root.top + 20 @ 249 (line 7)\n"
      ))
  }

  // Stevia#55, and a column of texts in which two would rather not grow.
  @Test("a tie says that it is one, and nothing beats what has its priority")
  func ties() throws {
    let scene = try layOut(
      Self.card.replacing(", compression: 751", with: ""))
    let found = try #require(try explain("title.width", scene).first)
    #expect(found.lost.first?.beatenBy == [])
    #expect(found.lost.first?.tiesWith == ["done.compression"])
    #expect(found.text.contains("  because done.compression ties with title.width >= 360 @ 750"))
    #expect((found.text + "\n").contains("; ties with done.compression\n"))
    #expect(!found.text.contains("beat"))
  }

  // cuappdev/podcast-ios#213 and the usual 999 in cells; a canvas that fits its content.
  @Test("the size of a row, an item or a canvas is that of the line from which it takes it")
  func fittings() throws {
    let row = try layOut(
      """
      canvas: { width: 320, height: 400 }
      root: { subviews: { list: { type: tableView, subviews: { row: { type: tableCell,
        subviews: { box: {} } } } } } }
      constraints:
        - list.edges == root
        - box.edges == row
        - box.height == box.width / 2 @ 999
      """)
    let height = try #require(try explain("box.height", row).first)
    #expect(height.terms.contains { $0.description == "box.height == 0.5 * box.width @ 999" })
    #expect(!height.terms.contains { $0.description.contains("autoresizing") })
    #expect(height.terms.reduce(0) { $0 + $1.contribution } == height.value)
    let item = try layOut(
      """
      canvas: { width: 320, height: 400 }
      root:
        subviews: { grid: { type: collectionView, itemSize: automatic, subviews: { box: {} } } }
      constraints: [grid.edges == root, box.width == 120 @ 999, box.height == 60 @ 999]
      """)
    let terms = try explain("box.height", item).first?.terms
    #expect(terms?.map(\.description) == ["box.height == 60 @ 999"])
    let canvas = try layOut(
      """
      canvas: { width: fit, height: fit }
      root: { subviews: { box: {} } }
      constraints: [box.edges == root, box.width == 200 @ 900, box.height == 100 @ 900]
      """)
    let found = try #require(try explain("root.height", canvas).first)
    #expect(found.text.contains("  because of box.height == 100 @ 900 (line 3)"))
  }

  @Test("a whole view is explained by its position and size")
  func wholeView() throws {
    let found = try explain("title", try layOut(Self.card))
    #expect(found.map(\.attribute) == ["left", "top", "width", "height"])
  }

  @Test("guides and unknown names are distinguished")
  func names() throws {
    let scene = try layOut(Self.card)
    #expect(throws: ExplanationTarget.Failure.unknownItem("titel", near: "title")) {
      try ExplanationTarget("titel.width", in: scene.root)
    }
    #expect(throws: ExplanationTarget.Failure.unknownAttribute("widht", near: "width")) {
      try ExplanationTarget("title.widht", in: scene.root)
    }
  }

  @Test("what moved is carried by the constraints whose share changed")
  func shifts() throws {
    let narrow = try layOut(Self.card)
    let wide = try layOut(Self.card.replacing("width: 320", with: "width: 400"))
    let shifts = LayoutShift.between(
      Explainer(narrow).explainEverything(), Explainer(wide).explainEverything())
    let title = try #require(shifts.first { $0.view == "title" && $0.attribute == "width" })
    #expect(title.delta == 80)
    #expect(title.carriers.map(\.description) == ["root.width == 400 (canvas)"])
    #expect(!shifts.contains { $0.view == "title" && $0.attribute == "left" })
  }

  @Test(
    "what moves on a canvas as high as its content is carried by the content, not by the canvas")
  func fittedShifts() throws {
    let scene = """
      canvas: { width: 200, height: fit }
      root: { subviews: { t: { type: label, lines: 0, text: word }, u: { type: label, text: u } } }
      constraints: ["V:|-[t]-[u]-|", "H:|-[t]-|", "H:|-[u]-|"]
      """
    let longer = scene.replacing("word", with: "word word word word word word word")
    let shifts = LayoutShift.between(
      Explainer(try layOut(scene)).explainEverything(),
      Explainer(try layOut(longer)).explainEverything())
    #expect(
      Set(shifts.map { "\($0.view).\($0.attribute)" }) == ["root.height", "t.height", "u.top"])
    for shift in shifts {
      #expect(shift.carriers.map { $0.description.contains("t.height") } == [true], "\(shift)")
    }
  }

  @Test("a text that would be stretched is held by its hugging, not by its compression")
  func holder() throws {
    let scene = try layOut(
      """
      canvas: { width: 320, height: 100 }
      root:
        subviews:
          title: { type: label, text: A title }
          badge: { type: label, text: New, hugging: 251, compression: 751 }
      constraints: ["H:|-[title]-[badge]-|", "V:|-[title]", badge.top == title.top]
      """)
    let found = try #require(try explain("badge.width", scene).first)
    #expect(found.terms.map { $0.description.hasSuffix("@ 251 (hugging)") } == [true])
    #expect(found.lost.map(\.beatenBy) == [["badge.hugging"]])
  }

  @Test("a wish is lost on all that hangs on what it would have changed, and on nothing else")
  func reach() throws {
    let scene = try layOut(
      """
      canvas: { width: 400, height: 300 }
      root: { subviews: { box: {}, other: {} } }
      constraints:
        - box.width == root.width / 2
        - box.width <= 150 @ 500
        - box.height == box.width * 9 / 16
        - box.centerX == root.centerX
        - box.top == root.top
        - other.leading == root.leading + 16
        - other.size == 20
        - other.top == root.top
      """)
    for (value, count) in [
      ("box.width", 1), ("box.height", 1), ("box.left", 1), ("box.top", 0), ("other.left", 0),
    ] {
      #expect(try #require(try explain(value, scene).first).lost.count == count, "\(value)")
    }
  }

  @Test("what has itself lost does not beat another wish")
  func chain() throws {
    let scene = try layOut(
      """
      canvas: { width: 320, height: 100 }
      root:
        subviews:
          p:
            type: stackView
            distribution: fillProportionally
            spacing: 8
            subviews:
              d: { type: label, text: Short }
              e: { type: label, text: A longer one }
              f: {}
      constraints: ["H:|-[p]-|", "V:|-[p]"]
      """)
    let found = try #require(try explain("e.width", scene).first)
    let losers = Set(found.lost.map(\.description))
    #expect(found.lost.count == 2)
    #expect(found.lost.allSatisfy { losers.isDisjoint(with: $0.beatenBy) }, "\(found.text)")
  }

  @Test("the value of an alignment rect is told apart from that of the frame")
  func frames() throws {
    let scene = try layOut(
      """
      canvas: { width: 320, height: 100 }
      root: { subviews: { a: { alignmentRectInsets: 4 }, b: {} } }
      constraints: ["H:|-20-[a(40)]-[b(40)]", "V:|-[a(40)]", b.top == a.top, b.height == 40]
      """)
    #expect(
      try #require(try explain("a.width", scene).first).text.hasPrefix(
        "a.width = 40 (of its alignment rect; 48 "))
    #expect(try #require(try explain("a.left", scene).first).ofFrame == 16)
    #expect(try #require(try explain("b.width", scene).first).ofFrame == nil)
  }

  @Test("constraints of both layouts are matched by where they are stated")
  func parts() throws {
    let scene = """
      canvas: { width: 320, height: 100 }
      root:
        subviews:
          a: {}
          b: {}
      constraints:
        - "H:|-8-[a(40)]-8-[b(50)]"
        - a.top == root.top
      """
    let shifts = LayoutShift.between(
      Explainer(try layOut(scene)).explainEverything(),
      Explainer(try layOut(scene.replacing("(40)", with: "(44)"))).explainEverything())
    let moved = try #require(shifts.first { $0.view == "b" && $0.attribute == "left" })
    #expect(moved.delta == 4)
    #expect(moved.carriers.map(\.description) == ["a.width == 44"])
    #expect(moved.carriers.map(\.delta) == [4])
  }
}
