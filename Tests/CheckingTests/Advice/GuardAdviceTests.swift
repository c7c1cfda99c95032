import Checking
import Documents
import Testing

/// Limits that guard, slips in limits and ratios, and numbers that nobody knows.
@Suite("Advice about limits and ratios")
struct GuardAdviceTests {
  private func scene(_ views: String, _ constraints: [String], _ more: String = "") throws
    -> AdvisedScene
  {
    try AdvisedScene("iPhone 15", views, constraints, more: more)
  }

  @Test(
    "No limit is redundant that guards: between siblings, of a column, around a wish, by a share")
  func guards() throws {
    let views =
      "chart: { background: systemGray6, subviews: { start: { background: red }, end: { background: red } } }, "
      + "list: { type: stackView, axis: vertical, subviews: { l1: { type: label, text: Garden } } }, "
      + "panel: { background: systemTeal }"
    let lines = [
      "chart.top == root.safeArea.top", "chart.horizontalEdges == root.margins",
      "{ expr: chart.height == 200, priority: 500 }", "\"[start, end].width == 12\"",
      "\"[start, end].verticalEdges == chart\"", "start.leading == chart.leading + 48",
      "end.trailing == chart.trailing - 30", "list.top == chart.bottom + 8",
      "list.horizontalEdges == root.margins", "panel.horizontalEdges == root",
      "panel.bottom == root.bottom", "panel.height == 120",
    ]
    let guards = [
      "end.leading >= start.trailing + 60", "list.bottom <= root.safeArea.bottom",
      "chart.height >= 160", "chart.height <= 260", "panel.height <= root.height * 0.6",
    ]
    #expect(try scene(views, lines + guards).found.isEmpty)
    let spaced = lines.map { line in
      line.hasPrefix("end.trailing") ? "end.leading == start.trailing + 100" : line
    }
    #expect(try scene(views, spaced + [guards[0]]).codes == [.redundant])
  }

  @Test("No limit is redundant beside a cut text in another instance of its component")
  func instances() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 15, background: systemBackground }
      components:
        alarm:
          parameters: { room: text }
          view:
            subviews:
              room: { type: label, text: $room, lines: 0 }
              armed: { background: systemGreen }
          constraints:
            - room.leading == self.leading
            - room.verticalEdges == self
            - room.trailing <= self.trailing - 24
            - room.width == 60
            - armed.size == 20
            - armed.trailing == self.trailing
            - armed.top == self.top
      root:
        subviews:
          hall: { type: alarm, with: { room: Hall } }
          kids: { type: alarm, with: { room: The bedroom } }
      constraints:
        - "[hall, kids].horizontalEdges == root.margins"
        - hall.top == root.safeArea.top
        - kids.top == hall.bottom + 8
      """)
    #expect(scene.codes.contains(.brokenWord) && !scene.codes.contains(.redundant))
  }

  @Test("A limit that holds a view beyond another one has the wrong relation")
  func relation() throws {
    let scene = try scene(
      "start: { background: red }, end: { background: red }",
      [
        "\"[start, end].width == 12\"", "\"[start, end].verticalEdges == root\"",
        "start.leading == root.leading + 48", "end.leading <= start.trailing + 60",
        "end.trailing == root.trailing - 30",
      ])
    #expect(scene.edits(.unsatisfiable) == ["end.leading >= start.trailing + 60"])
  }

  @Test(
    "What is too wide by a ratio has that in the other order, and nothing else is blown up for it")
  func ratio() throws {
    let scene = try scene(
      "legend: { type: label, text: Free }, carriage: { background: systemGray6 }, "
        + "go: { type: button, text: Take it }",
      [
        "legend.top == root.safeArea.top + 12", "legend.centerX == root.centerX",
        "carriage.top == legend.bottom + 16", "carriage.centerX == root.centerX",
        "carriage.width == carriage.height * 2.2", "go.top == carriage.bottom + 20",
        "go.horizontalEdges == root.margins", "go.bottom == root.safeArea.bottom - 12",
      ])
    #expect(scene.edits(.outsideSuperview) == ["carriage.height == carriage.width * 2.2"])
  }

  @Test("What holds several views of one length is too short for them")
  func several() throws {
    let scene = try scene(
      "stars: { type: stackView, spacing: 8, subviews: { x1: { background: red }, x2: { background: red } } }",
      [
        "stars.leading == root.margins.leading", "stars.top == root.safeArea.top",
        "\"[x1, x2].size == 36\"", "stars.height == 20",
      ])
    #expect(
      !scene.words.isEmpty && scene.words.allSatisfy { $0.hasPrefix("line 7:") },
      "\(scene.words)")
  }

  @Test("Where a state's number depends on the canvas, none is made up")
  func state() throws {
    let scene = try scene(
      "panel: { background: systemTeal }",
      [
        "panel.horizontalEdges == root", "panel.bottom == root.bottom",
        "{ id: tall, expr: panel.height == 120 }", "panel.height <= root.height * 0.3",
      ],
      "states: { open: { constraints: { tall: { constant: 400 } } } }\n"
        + "variants: { axes: { state: [base, open] } }")
    #expect(scene.codes.contains(.unsatisfiable) && scene.words.isEmpty, "\(scene.words)")
  }

  @Test("Beside a bar of a stated width texts tie only because of that")
  func elastic() throws {
    let scene = try scene(
      "gone: { type: label, text: '1:12', hugging: 252 }, bar: { type: progressView, progress: 0.3 }, "
        + "rest: { type: label, text: '-2:48', hugging: 252 }",
      [
        "gone.leading == root.margins.leading", "gone.top == root.safeArea.top + 20",
        "bar.leading == gone.trailing + 10", "bar.width == 120", "bar.centerY == gone.centerY",
        "rest.leading == bar.trailing + 10", "rest.trailing == root.margins.trailing",
        "rest.firstBaseline == gone.firstBaseline",
      ])
    #expect(Set(scene.words) == ["drop 'bar.width == 120'"])
  }

  @Test("A text whose own priority gives it up keeps its width, a sign needs no second line")
  func texts() throws {
    let price = try scene(
      "offer: { type: label, text: Extra legroom at the emergency exit row, mayTruncate: true }, "
        + "price: { type: label, text: '129.00', hugging: 252, compression: 200 }",
      [
        "offer.leading == root.margins.leading", "offer.top == root.safeArea.top + 12",
        "price.leading == offer.trailing + 12", "price.trailing == root.margins.trailing",
        "price.firstBaseline == offer.firstBaseline",
      ])
    #expect(price.words == ["give 'price' compression: { horizontal: 751 }"])
    let sign = try scene(
      "plus: { type: button, text: +, style: filled }, long: { type: label, text: Long words, lines: 0 }",
      [
        "plus.size == 56", "plus.top == root.safeArea.top", "plus.leading == root.margins.leading",
        "long.top == plus.bottom", "long.horizontalEdges == root.margins", "long.height == 44",
      ])
    #expect(sign.found.filter { $0.diagnostic.code == .fixedHeight }.count == 1)
  }
}
