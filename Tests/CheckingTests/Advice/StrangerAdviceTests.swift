import Checking
import Documents
import Testing

/// Advice on unusual screens with one mistake: the broken line is offered, innocent ones are not,
/// and nothing is made up.
@Suite("Advice on a stranger's screens")
struct StrangerAdviceTests {
  private func scene(
    _ views: String, _ constraints: [String], device: String = "iPhone 15", rest: String = ""
  ) throws -> AdvisedScene {
    let list = constraints.map { "  - \($0)" }.joined(separator: "\n")
    return try AdvisedScene(
      """
      canvas: { device: \(device), background: systemBackground }
      root: { subviews: { \(views) } }
      constraints:
      \(list)
      \(rest)
      """)
  }

  private func words(_ scene: AdvisedScene) -> [String] {
    scene.found.flatMap(\.diagnostic.advice).map(\.words)
  }

  // MARK: - Contradictions

  @Test("Of three columns the line that all share stays, and the length of one goes")
  func columns() throws {
    let scene = try scene(
      "a: { background: red }, b: { background: teal }, c: { background: gray }",
      [
        "a.leading == root.margins.leading", "b.leading == a.trailing + 12",
        "c.leading == b.trailing + 12", "c.trailing == root.margins.trailing",
        "b.width == a.width", "c.width == a.width", "c.width == 150",
        "\"[a, b, c].height == 90\"", "\"[a, b, c].top == root.safeArea.top + 16\"",
      ])
    #expect(words(scene).allSatisfy { $0.hasPrefix("line 10:") }, "\(words(scene))")
    #expect(!words(scene).isEmpty)
  }

  @Test("Of two equations of one width the third, of another view, has no part in it")
  func pairs() throws {
    let scene = try scene(
      "small: { background: red }, middle: { background: teal }, large: { background: gray }",
      [
        "small.leading == root.margins.leading", "middle.leading == small.trailing + 16",
        "large.leading == middle.trailing + 16", "large.trailing == root.margins.trailing",
        "middle.width == small.width * 1.25", "middle.width == large.width",
        "large.width == small.width", "\"[small, middle, large].height == 200\"",
        "\"[small, middle, large].top == root.safeArea.top + 16\"",
      ])
    let found = words(scene)
    #expect(!found.isEmpty && !found.contains { $0.contains("line 10:") }, "\(found)")
  }

  @Test("The line that ends a view far below the top is the odd one, not that of its chain")
  func farEdge() throws {
    let scene = try scene(
      "chart: { background: teal }, mode: { background: gray }",
      [
        "chart.horizontalEdges == root.margins", "chart.top == root.safeArea.top + 16",
        "chart.height == chart.width * 0.6", "mode.bottom == root.top + 200",
        "mode.top == chart.bottom + 12", "mode.height == 32",
        "mode.horizontalEdges == root.margins",
      ])
    let found = words(scene)
    #expect(found.first?.hasPrefix("line 7: drop it") == true, "\(found)")
    #expect(!found.contains { $0.contains("line 6:") }, "\(found)")
  }

  @Test("A length in the chain of which all else is in line is offered, though it is a multiple")
  func multiples() throws {
    let scene = try scene(
      """
      one: { background: red }, first: { background: gray }, two: { background: red }, \
      second: { background: gray }, three: { background: red }
      """,
      [
        "\"[one, two, three].size == 24\"", "one.leading == root.margins.leading",
        "one.top == root.safeArea.top + 20", "first.leading == one.trailing",
        "first.trailing == two.leading", "two.centerX == root.centerX",
        "second.leading == two.trailing", "second.trailing == three.leading",
        "second.width == first.width * 2", "three.trailing == root.margins.trailing",
        "\"[first, second].height == 2\"",
        "\"one.centerY == [first, two, second, three].centerY\"",
      ])
    #expect(words(scene).first?.hasPrefix("line 12: drop it") == true, "\(words(scene))")
    #expect(!words(scene).contains { $0.hasPrefix("line 5:") }, "\(words(scene))")
  }

  @Test("No cure leaves a view that has a size without one")
  func flat() throws {
    let scene = try scene(
      """
      cover: { background: teal }, face: { background: orange, cornerRadius: 40 }, \
      name: { type: label, text: Kofi Mensah, lines: 0 }
      """,
      [
        "cover.top == root.top", "cover.horizontalEdges == root",
        "cover.height == cover.width * 0.4", "face.size == 80",
        "face.leading == root.margins.leading", "face.centerY == cover.bottom",
        "name.top == cover.bottom + 8", "name.top == face.bottom + 8",
        "name.horizontalEdges == root.margins",
      ])
    let found = words(scene)
    #expect(!found.contains { $0.contains("face.size") }, "\(found)")
    #expect(found.contains { $0.hasPrefix("line 10:") }, "\(found)")
  }

  @Test("What a condition says alone stays, and the line beside it gives way")
  func conditions() throws {
    let scene = try scene(
      """
      banner: { background: yellow, subviews: { msg: { type: label, text: Offline } } }, \
      list: { background: gray }
      """,
      [
        "banner.horizontalEdges == root", "banner.top == root.safeArea.top",
        "msg.horizontalEdges == banner.margins", "msg.verticalEdges == banner + 6",
        "list.horizontalEdges == root", "list.bottom == root.bottom",
        "list.top == banner.bottom",
        "{ expr: list.top == root.safeArea.top, when: { state: online } }",
      ],
      rest: """
        states: { online: { views: { banner: { hidden: true } } } }
        variants: { axes: { state: [base, online] } }
        """)
    let edits = scene.edits(.unsatisfiable)
    #expect(edits.allSatisfy { $0.hasPrefix("list.top == banner.bottom") }, "\(edits)")
    #expect(!edits.isEmpty)
  }

  @Test("A line that is there already is not written once more")
  func twice() throws {
    let scene = try scene(
      """
      a: { type: label, text: One }, b: { type: label, text: Two }, \
      c: { type: label, text: Three }
      """,
      [
        "a.top == root.safeArea.top + 20", "b.top == a.bottom + 4", "c.top == b.bottom + 4",
        "c.top == b.bottom + 48", "\"[a, b, c].leading == root.margins.leading\"",
      ])
    #expect(!words(scene).isEmpty)
    #expect(!words(scene).contains { $0.contains("write") }, "\(words(scene))")
  }

  // MARK: - Open values

  @Test("A thin bar with round ends is no circle")
  func bar() throws {
    let scene = try scene(
      "bar: { background: gray, cornerRadius: 4 }",
      [
        "bar.leading == root.margins.leading", "bar.top == root.safeArea.top + 8",
        "bar.height == 8",
      ])
    #expect(!words(scene).contains { $0.contains("bar.height") }, "\(words(scene))")
  }

  @Test("What nothing places from side to side runs as its neighbour does")
  func sides() throws {
    let scene = try scene(
      "hero: { background: teal }, track: { background: gray }",
      [
        "hero.leading == root.leading + 20", "hero.trailing == root.trailing - 20",
        "hero.top == root.safeArea.top + 8", "hero.height == 160", "track.top == hero.bottom + 8",
        "track.height == 8",
      ])
    let fixed = try #require(scene.fixed)
    #expect(fixed.contains("track.leading == root.leading + 20"), "\(fixed)")
    #expect(fixed.contains("track.trailing == root.trailing - 20"), "\(fixed)")
  }

  @Test("A strip that scrolls sideways is as high as its row")
  func strip() throws {
    let scene = try scene(
      """
      strip: { type: scrollView, subviews: { row: { type: stackView, axis: horizontal, spacing: 8, \
      subviews: { all: { type: button, text: All }, sea: { type: button, text: Sea } } } } }
      """,
      [
        "strip.top == root.safeArea.top + 12", "strip.horizontalEdges == root",
        "row.edges == strip.content",
      ])
    #expect(
      scene.edits(.ambiguous).first == "strip.content.height == strip.frameLayout.height",
      "\(words(scene))")
  }

  @Test("A limit that is meant as an equation becomes one before anything is added")
  func equality() throws {
    let scene = try scene(
      "head: { type: label, text: Garden }",
      ["head.top <= root.safeArea.top + 16", "head.leading == root.margins.leading"],
      device: "iPhone SE")
    #expect(
      scene.edits(.ambiguous).first == "head.top == root.safeArea.top + 16", "\(words(scene))")
  }

  // MARK: - Room

  @Test("A switch beside a caption goes down with it, and the caption is not stretched")
  func captions() throws {
    let scene = try scene(
      """
      price: { type: label, text: Price per night }, range: { type: slider, value: 0.5 }, \
      pool: { type: label, text: With a pool }, on: { type: switch }
      """,
      [
        "price.top == root.safeArea.top + 16",
        "\"[price, range].horizontalEdges == root.margins\"",
        "range.top == price.bottom + 8", "pool.top == price.bottom + 20",
        "pool.leading == root.margins.leading", "on.leading >= pool.trailing + 8",
        "on.trailing == root.margins.trailing", "on.centerY == pool.centerY",
      ])
    let edits = scene.edits(.overlap)
    #expect(edits.first == "pool.top == range.bottom + 20", "\(edits)")
    #expect(!edits.contains { $0.contains("<=") }, "\(edits)")
  }

  @Test("A card grows for its lowest text, with the padding that it has above")
  func cards() throws {
    let scene = try scene(
      """
      card: { background: gray, subviews: { shop: { type: label, text: Bakery }, \
      bread: { type: label, text: Rye bread }, total: { type: label, text: Total 4.20 } } }
      """,
      [
        "card.horizontalEdges == root.margins", "card.top == root.safeArea.top + 16",
        "card.height == 60", "\"V:|-16-[shop]-8-[bread]-8-[total]\"",
        "\"H:|-16-[shop]-(>=16)-|\"", "\"H:|-16-[bread]-(>=16)-|\"", "\"H:|-16-[total]-(>=16)-|\"",
      ])
    let fixed = try #require(scene.fixed)
    #expect(fixed.contains("total.bottom <= card.bottom - 16"), "\(fixed)")
    #expect(!fixed.contains("bread.bottom"), "\(fixed)")
  }

  @Test("The limit of a button's edge towards its box is for other titles")
  func edges() throws {
    func isRedundant(_ constraint: String, _ more: [String] = []) throws -> Bool {
      try scene(
        """
        box: { background: gray }, keep: { type: button, text: Keep }, \
        del: { type: button, text: Delete }
        """,
        [
          "box.center == root.center", "box.width == 270", "keep.top == box.top + 12",
          "keep.leading == box.leading", "keep.bottom == box.bottom - 8",
          "del.leading == keep.trailing", "del.trailing == box.trailing",
          "del.width == keep.width", "del.top == keep.top", constraint,
        ] + more
      ).codes.contains(.redundant)
    }
    #expect(try !isRedundant("del.bottom <= box.bottom - 8"))
  }

  @Test("A view that is seen in one state alone is missed there if it has no size")
  func state() throws {
    let scene = try scene(
      """
      field: { type: textField, text: me }, fault: { type: label, text: Not complete, lines: 0, \
      hidden: true }, go: { type: button, text: Create }
      """,
      [
        "field.top == root.safeArea.top + 20",
        "\"[field, fault, go].horizontalEdges == root.margins\"", "field.height >= 44",
        "fault.top == field.bottom + 4", "{ id: plain, expr: go.top == field.bottom + 20 }",
        "{ id: gap, expr: go.top == fault.bottom + 16, active: false }",
      ],
      rest: """
        states:
          failed: { views: { fault: { hidden: false } }, constraints: { gap: { active: true } } }
        variants: { axes: { state: [base, failed] } }
        """)
    #expect(scene.codes.contains(.collapsed))
  }

  // openhab/openhab-ios#312: long labels push the control beside them off the screen.
  @Test("A caption ends before its control, which stays on the screen")
  func pushed() throws {
    let scene = try scene(
      """
      name: { type: label, text: Temperature in the living room on the ground floor }, \
      set: { type: stepper }
      """,
      [
        "name.leading == root.margins.leading", "name.top == root.safeArea.top + 16",
        "set.leading == name.trailing + 8", "set.centerY == name.centerY",
      ], device: "iPhone SE")
    let fixed = try #require(scene.fixed)
    #expect(fixed.contains("set.trailing <= root.margins.trailing"), "\(fixed)")
    #expect(fixed.contains("lines: 0"), "\(fixed)")
  }

  // PureLayout/PureLayout#202: a cell of 60 points with a picture of 50 and 8 around it.
  @Test("Where a row is lower than what is in it, its lower edge gives way")
  func lowRow() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 60 }
      root: { subviews: { icon: { background: teal }, name: { type: label, text: Ada } } }
      constraints:
        - icon.top == root.top + 8
        - icon.leading == root.leading + 8
        - icon.bottom == root.bottom - 8
        - icon.size == 50
        - name.centerY == icon.centerY
        - name.leading == icon.trailing + 8
      """)
    let edits = scene.edits(.unsatisfiable)
    #expect(edits.contains("icon.bottom == root.bottom - 8 @ 999"), "\(edits)")
    #expect(!edits.contains { $0.contains("icon.size") || $0.contains("icon.top") }, "\(edits)")
  }
}
