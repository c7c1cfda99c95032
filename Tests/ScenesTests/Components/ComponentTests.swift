import Documents
import Scenes
import Testing

@Suite("Components")
struct ComponentTests {
  private static let row = """
    components:
      row:
        parameters:
          name: text
          unread: { type: number, default: 0 }
          gap: { type: number, default: 8 }
        view:
          layoutMargins: $gap
          subviews:
            name: { type: label, verbatim: $name, font: { size: $body } }
            badge: { type: label, text: "$unread new", hidden: { when: unread == 0 } }
        constraints:
          - "H:|-[name]-gap-[badge]-|"
          - badge.top == self.top + inset
    metrics: { body: 17, inset: body / 2 }

    """

  @Test(
    "An instance is the component's view with its parameters, and reads as the same written out")
  func expansion() throws {
    let scene = try scene(
      Self.row + """
        root:
          subviews:
            mei: { type: row, with: { name: Mei, unread: 3 }, alpha: 0.5, layoutMargins: 2 }
            ali: { type: row, with: { name: Ali, gap: 4 } }
        constraints:
          - mei.name.firstBaseline == ali.name.firstBaseline
        """)
    #expect(
      scene.yaml == """
        metrics: { body: 17, inset: 8.5 }
        root:
          subviews:
            mei:
              alpha: 0.5
              layoutMargins: 2
              subviews:
                mei.name: { type: label, verbatim: "Mei", font: { size: 17 } }
                mei.badge: { type: label, text: "3 new", hidden: false }
            ali:
              layoutMargins: 4
              subviews:
                ali.name: { type: label, verbatim: "Ali", font: { size: 17 } }
                ali.badge: { type: label, text: "0 new", hidden: true }
        constraints:
          - { format: "H:|-[name]-gap-[badge]-|", scope: "mei", metrics: { unread: 3, gap: 8 } }
          - { expr: "badge.top == self.top + inset", scope: "mei", metrics: { unread: 3, gap: 8 } }
          - { format: "H:|-[name]-gap-[badge]-|", scope: "ali", metrics: { unread: 0, gap: 4 } }
          - { expr: "badge.top == self.top + inset", scope: "ali", metrics: { unread: 0, gap: 4 } }
          - mei.name.firstBaseline == ali.name.firstBaseline

        """)
    let again = try SceneReader.read(text: scene.yaml, path: "scene.yaml")
    #expect(again.yaml == scene.yaml)
  }

  @Test("Copies are named by their items' ids or else by numbers, also in equations")
  func copies() throws {
    let scene = try scene(
      Self.row + """
        data:
          people: [{ id: mei, name: Mei }, { id: ali, name: Ali }]
        root:
          subviews:
            list:
              type: stackView
              subviews:
                row: { each: $people, type: row, with: $item }
            dot: { each: 2, alpha: $index }
        constraints:
          - list.row.mei.badge.width == row.ali.badge.width
          - row.last.name.width == row.first.name.width
          - row.0.width == dot.1.width
        """)
    #expect(views(of: scene).contains("row.mei"))
    #expect(views(of: scene).suffix(2) == ["dot.0", "dot.1"])
    #expect(
      scene.constraints.suffix(3).map(description) == [
        "row.mei.badge.width row.ali.badge.width", "row.ali.name.width row.mei.name.width",
        "row.mei.width dot.1.width",
      ])
  }

  @Test("A view that 'if' leaves out takes its optional constraints along")
  func leftOut() throws {
    let scene = try scene(
      """
      components:
        card:
          parameters: { wide: flag }
          view:
            subviews:
              a: {}
              b: { if: $wide }
              c: { if: not wide }
          constraints:
            - a.width == 10
            - { expr: b.leading == a.trailing, optional: true }
            - { format: "H:[a]-[c]", optional: true }
      root:
        subviews:
          wide: { type: card, with: { wide: true } }
          slim: { type: card, with: { wide: false } }
      """)
    #expect(views(of: scene) == ["root", "wide", "wide.a", "wide.b", "slim", "slim.a", "slim.c"])
    #expect(
      scene.constraints.map { "\($0.scope): \($0.text)" } == [
        "wide: a.width == 10", "wide: b.leading == a.trailing", "slim: a.width == 10",
        "slim: H:[a]-[c]",
      ])
  }

  @Test("An optional short form is left out with a view that it names without an attribute")
  func leftOutShortForm() throws {
    let scene = try scene(
      """
      components:
        card:
          parameters: { wide: flag }
          view: { subviews: { a: {}, b: { if: $wide } } }
          constraints: [{ expr: a.size == b, optional: true }, a.width == 10]
      root: { subviews: { slim: { type: card, with: { wide: false } } } }
      """)
    #expect(scene.constraints.map(\.text) == ["a.width == 10"])
  }

  @Test("A view in a slot keeps its own name, and has the slot's inside the component")
  func slots() throws {
    let scene = try scene(
      """
      components:
        row:
          slots: [accessory, extra]
          view:
            subviews:
              label: { type: label, text: Row }
              accessory: { slot: accessory }
              extra: { type: stackView, slot: extra }
          constraints:
            - { format: "H:|-[label]-[accessory]-|", optional: true }
      root:
        subviews:
          one:
            type: row
            accessory: { toggle: { type: switch } }
            extra: { x: {}, y: {} }
          two: { type: row, accessory: { type: button, text: Go } }
          three: { type: row }
      constraints:
        - toggle.centerY == one.centerY
        - one.accessory.top == one.top
      """)
    #expect(
      views(of: scene) == [
        "root", "one", "one.label", "toggle", "one.extra", "x", "y", "two", "two.label",
        "two.accessory", "two.extra", "three", "three.label", "three.extra",
      ])
    #expect(scene.constraints.map(\.scope) == ["one", "two", "", ""])
    #expect(description(scene.constraints[3]) == "toggle.top one.top")
    #expect(try SceneReader.read(text: scene.yaml, path: "scene.yaml").yaml == scene.yaml)
  }

  @Test("Components use components, and an instance of one may be the view of another")
  func nesting() throws {
    let scene = try scene(
      """
      components:
        dot: { parameters: { size: number }, view: { intrinsicContentSize: [$size, $size] } }
        pair:
          parameters: { size: number }
          view: { subviews: { a: { type: dot, with: { size: $size } }, b: { type: dot, with: { size: 4 } } } }
        framed:
          parameters: { size: number }
          view: { type: pair, with: { size: $size }, background: red }
      root:
        subviews:
          x: { each: [1, 2], type: framed, with: { size: $item } }
      """)
    #expect(
      views(of: scene)
        == ["root", "x.0", "x.0.a", "x.0.b", "x.1", "x.1.a", "x.1.b"])
  }

  @Test("States and expectations reach into instances; a star matches every copy")
  func reaching() throws {
    let scene = try scene(
      """
      components:
        row: { view: { subviews: { name: { type: label, text: A } } } }
      root:
        subviews:
          list: { subviews: { row: { each: 3, type: row } } }
      states:
        quiet: { views: [{ view: row.0.name, hidden: true }, { view: list.row.last, alpha: 0 }] }
      expect:
        - { notTruncated: list.row.*.name }
        - row.first.name.width <= 100
      """)
    #expect(scene.states[0].views.map(\.id.value) == ["row.0.name", "row.2"])
    #expect(
      scene.expectations[0].kind == .notTruncated(["row.0.name", "row.1.name", "row.2.name"]))
  }

  @Test("A dollar sign not followed by a name is literal; two are one")
  func dollars() throws {
    let scene = try scene(
      """
      metrics: { gap: 4 }
      root: { subviews: { a: { type: label, text: "$5, $$gap, ${gap}px, $gap." } } }
      """)
    #expect(scene.yaml.contains("text: \"$5, $gap, 4px, 4.\""))
  }

  private func views(of scene: Scene) -> [String] {
    var ids: [String] = []
    scene.forEachView { ids.append($0.id) }
    return ids
  }

  private func description(_ constraint: SceneConstraint) -> String {
    guard case .equation(let equation) = constraint.form else { return "" }
    return "\(equation.first) \(equation.second.map(\.description) ?? "")"
  }

  @Test(
    "A slot's name is its view if one view fills it; else constraints that name it are left out"
  )
  func slotNames() throws {
    let scene = try scene(
      """
      components:
        box:
          slots: [more]
          view: { subviews: { more: { slot: more } } }
          constraints: [{ expr: more.top == self.top, optional: true }]
      root:
        subviews:
          one: { type: box, more: { a: {} } }
          several: { type: box, more: { b: {}, c: {} } }
          copies: { type: box, more: { d: { each: 2 } } }
          none: { type: box, more: { e: { if: false } } }
      """)
    #expect(scene.constraints.map(\.scope) == ["one"])
    #expect(scene.root.subviews.map(\.subviews.count) == [1, 2, 2, 0])
  }
}
