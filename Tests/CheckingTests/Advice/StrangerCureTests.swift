import Checking
import Documents
import Testing

/// Advice where one line has no part in what it seems to break: the end of a column, a gutter between
/// guides.
@Suite("Advice that leaves innocent lines")
struct StrangerCureTests {
  private func scene(_ views: String, _ constraints: [String], _ more: String = "") throws
    -> AdvisedScene
  {
    try AdvisedScene("iPhone 14", views, constraints, root: more)
  }

  @Test("Of two lines that end a box the one of the view that another follows is wrong")
  func ends() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 14, background: systemBackground }
      root:
        subviews:
          box:
            background: systemGray6
            subviews:
              street: { type: label, text: 12 St James Square }
              bars: { background: black }
      constraints:
        - box.top == root.safeArea.top + 20
        - box.horizontalEdges == root.margins
        - street.top == box.top + 16
        - "[street, bars].horizontalEdges == box + 16"
        - bars.top == street.bottom + 16
        - bars.height == 80
        - street.bottom == box.bottom - 60
        - bars.bottom == box.bottom - 16
      """)
    let found = scene.words
    #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("line 16:") }, "\(found)")
  }

  @Test("The gutter between two guides is the plan, a line between their views is not")
  func gutter() throws {
    let scene = try scene(
      "a: { background: systemTeal }, b: { background: systemOrange }",
      [
        "left.leading == root.margins.leading", "right.leading == left.trailing + 20",
        "right.trailing == root.margins.trailing", "left.width == right.width",
        "b.leading == a.trailing + 8", "\"[left, right].top == root.safeArea.top + 20\"",
        "\"[left, right].height == 400\"", "a.edges == left", "b.edges == right",
      ], "guides: [left, right], ")
    let found = scene.words
    #expect(found.first?.hasPrefix("line 8:") == true, "\(found)")
    #expect(!found.contains { $0.hasPrefix("line 5:") }, "\(found)")
  }

  @Test("A limit seems redundant beside a cut text, and is not told")
  func beside() throws {
    let scene = try scene(
      "name: { type: label, text: A long recording of birds }",
      [
        "name.top == root.safeArea.top + 16", "name.leading == root.margins.leading",
        "name.trailing <= root.margins.trailing", "name.width == 120",
      ])
    #expect(!scene.codes.contains(.redundant) && scene.codes.contains(.truncated))
  }

  // kgellci/Area51#66: a picture of 80 in a stack that is as high as its row, and braintree_ios#237.
  @Test("What a preview's height or a hidden view breaks holds elsewhere, and becomes a wish")
  func elsewhere() throws {
    let row = try AdvisedScene(
      """
      canvas: { width: 375, height: 101 }
      root:
        layoutMargins: [11, 16, 11, 16]
        subviews:
          row:
            type: stackView
            spacing: 8
            subviews:
              photo: { background: teal }
              title: { type: label, text: A listing with a title, lines: 0 }
      constraints:
        - row.edges == root.margins
        - photo.height == 80
        - photo.width == 80
      """)
    #expect(row.edits(.unsatisfiable) == ["photo.height == 80 @ 999"], "\(row.words)")
    let hint = try AdvisedScene(
      """
      canvas: { device: iPhone 8 }
      root:
        subviews:
          row:
            type: stackView
            spacing: 8
            subviews:
              number: { type: textField, placeholder: Card number }
              hint: { hidden: true, subviews: { art: { background: teal } } }
      constraints:
        - row.top == root.safeArea.top + 12
        - row.horizontalEdges == root.margins
        - hint.width == art.width + 1
        - art.center == hint.center
        - art.width == art.height * 1.6
        - art.height == 24
      """)
    #expect(
      hint.edits(.unsatisfiable) == ["hint.width == art.width + 1 @ 999"], "\(hint.words)")
  }

  @Test("Of two lines about one edge or length the one that is stated apart is one too many")
  func twins() throws {
    let buttons = try scene(
      "ring: { type: button, text: Ring }, rent: { type: button, text: Rent }, map: { background: systemTeal }",
      [
        "map.horizontalEdges == root.margins", "map.top == root.safeArea.top + 20",
        "rent.leading == ring.leading", "map.height == 200", "ring.top == map.bottom + 20",
        "ring.leading == root.margins.leading", "rent.leading == ring.trailing + 12",
        "rent.trailing == root.margins.trailing", "rent.width == ring.width",
        "rent.top == ring.top",
      ])
    #expect(buttons.words.first?.hasPrefix("line 6: drop it") == true, "\(buttons.words)")
    #expect(!buttons.words.contains { $0.hasPrefix("line 10:") }, "\(buttons.words)")
    let day = try scene(
      "gutter: { background: systemGray6 }, event: { background: systemTeal }",
      [
        "gutter.leading == root.margins.leading", "gutter.width == 52",
        "gutter.verticalEdges == root.safeArea", "event.leading == gutter.trailing + 8",
        "event.trailing == root.margins.trailing", "gutter.width == 40",
        "event.top == root.safeArea.top + 12", "event.height == 80",
      ])
    #expect(day.words.first?.hasPrefix("line 9: drop it") == true, "\(day.words)")
    #expect(!day.words.contains { $0.hasPrefix("line 5:") }, "\(day.words)")
  }

  @Test("Of two lengths of a view the one that its siblings have stays")
  func siblings() throws {
    let found = try scene(
      "a: { background: systemTeal }, b: { background: systemMint }",
      [
        "a.top == root.safeArea.top + 12", "b.top == a.top", "b.height == 80",
        "a.leading == root.margins.leading", "b.leading == a.trailing + 8", "b.width == a.width",
        "b.trailing == root.margins.trailing", "a.height == 72", "b.height == 72",
      ]
    ).words
    #expect(found.first?.hasPrefix("line 6: drop it") == true, "\(found)")
  }

  @Test("Two views of which both edges are tied are not as long as each other besides")
  func halves() throws {
    let found = try scene(
      "before: { background: systemTeal }, after: { background: systemMint }, handle: { background: white }",
      [
        "before.leading == root.leading", "before.trailing == handle.centerX",
        "after.leading == handle.centerX", "after.trailing == root.trailing",
        "\"[before, after].top == root.safeArea.top\"", "\"[before, after].height == 320\"",
        "handle.centerX == root.centerX + 40", "before.width == after.width",
        "handle.width == 6", "handle.verticalEdges == before",
      ]
    ).words
    #expect(found.first?.hasPrefix("line 11: drop it") == true, "\(found)")
    #expect(!found.contains { $0.hasPrefix("line 5") || $0.hasPrefix("line 6") }, "\(found)")
  }

  @Test("What a state switches on for another line is off without it")
  func waiting() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 14 }
      root:
        subviews:
          card: { type: textField, placeholder: Card }
          fault: { type: label, text: Not a card, hidden: true }
          pin: { type: textField, placeholder: PIN }
      constraints:
        - card.top == root.safeArea.top + 32
        - card.horizontalEdges == root.margins
        - fault.top == card.bottom + 4
        - fault.horizontalEdges == root.margins
        - pin.horizontalEdges == root.margins
        - { id: near, expr: pin.top == card.bottom + 12 }
        - { id: far, expr: pin.top == fault.bottom + 12 }
      states:
        failed:
          views: { fault: { hidden: false } }
          constraints: { near: { active: false }, far: { active: true } }
      variants: { axes: { state: [base, failed] } }
      """)
    #expect(scene.fixed?.contains("fault.bottom + 12, active: false }") == true, "\(scene.words)")
    #expect(scene.edits(.unsatisfiable) == ["active: false"], "\(scene.words)")
  }
}
