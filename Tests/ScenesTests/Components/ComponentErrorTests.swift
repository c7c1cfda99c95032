import Documents
import Scenes
import Testing

@Suite("Errors of components")
struct ComponentErrorTests {
  @Test("An error inside a component is at its line, with a note for each line that led there")
  func notes() {
    let text = """
      components:
        dot: { parameters: { size: number }, view: { cornerRadius: $size, bakground: red } }
        pair: { view: { subviews: { a: { type: dot, with: { size: -1 } } } } }
      root:
        subviews:
          one: { type: pair }
          two: { type: pair }
      """
    #expect(
      errors(in: text) == """
        scene.yaml:2:62: error: 'cornerRadius' must be from 0 to 1000000, not -1
          dot: { parameters: { size: number }, view: { cornerRadius: $size, bakground: red } }
                                                                     ^~~~~
        scene.yaml:3:42: note: used here
          pair: { view: { subviews: { a: { type: dot, with: { size: -1 } } } } }
                                                 ^~~
        scene.yaml:6:18: note: used here
            one: { type: pair }
                         ^~~~
        scene.yaml:2:69: error: unknown key 'bakground' in a view
          dot: { parameters: { size: number }, view: { cornerRadius: $size, bakground: red } }
                                                                            ^~~~~~~~~
        hint: did you mean 'background'?
        scene.yaml:3:42: note: used here
          pair: { view: { subviews: { a: { type: dot, with: { size: -1 } } } } }
                                                 ^~~
        scene.yaml:6:18: note: used here
            one: { type: pair }
                         ^~~~
        """)
  }

  @Test("An unknown type of a parameter is one error, which names the type that is meant")
  func parameterType() {
    let scene = """
      components:
        row: { parameters: { name: String }, view: { type: label, text: $name } }
      root: { subviews: { a: { type: row, with: { name: A } } } }
      """
    #expect(
      errors(in: scene + "\n") == """
        scene.yaml:2:30: error: unknown parameter type 'String'
          row: { parameters: { name: String }, view: { type: label, text: $name } }
                                     ^~~~~~
        hint: write 'text'
        """)
  }

  /// A component, its use, and the message.
  private static let mistakes: [(lines: String, said: String)] = [
    ("  a: { type: row }", "8:14: error: 'row' needs 'name'"),
    (
      "  a: { type: row, with: { name: A, nmae: B } }",
      "8:36: error: 'row' has no parameter 'nmae'\n"
    ),
    ("  a: { type: row, with: { name: 3 } }", "8:33: error: 'name' must be a string, not a number"),
    (
      "  a: { type: row, with: { name: $nme } }",
      "8:33: error: there is nothing named '$nme' here"
    ),
    ("  a: { each: $names, if: 3 }", "8:26: error: a condition must be true, false"),
    ("  a: { each: names }", "8:14: error: 'each' must be a list or a number"),
    ("  a: { each: 1.5 }", "8:14: error: 'each' must be a whole number"),
    (
      "  a: { each: $people, type: row, with: { name: $item.nam } }",
      "8:48: error: 'item' has no field 'nam'"
    ),
    ("  a: { each: $twins }", "4:69: error: the item id 'x' is already used on line 4"),
    ("  a: { each: $bad }", "5:15: error: 'my id' cannot be an item's id"),
    ("  a: { slot: x }", "8:14: error: 'slot' is allowed only in a component"),
    ("  a: { with: { x: 1 } }", "8:8: error: 'with' belongs to an instance"),
    (
      "  a: { type: rwo, with: { name: A } }",
      "8:14: error: unknown type 'rwo'\n  a: { type: rwo, with: { name: A } }\n"
        + "             ^~~\nhint: did you mean 'row'?"
    ),
    (
      "  a: { type: framed, with: { extra: { b: {} } } }",
      "8:30: error: 'extra' is a slot of 'framed', not a parameter\n"
        + "  a: { type: framed, with: { extra: { b: {} } } }\n"
        + "                             ^~~~~\nhint: write it beside 'with', not under it"
    ),
    (
      "  a: { type: framed, none: { b: {} } }",
      "8:22: error: the view of 'framed' has no place for its slot 'none'"
    ),
    (
      "  a: { type: framed, with: { tint: gren } }",
      "8:36: error: unknown colour 'gren'\n  a: { type: framed, with: { tint: gren } }\n"
        + "                                   ^~~~\nhint: did you mean 'green'?"
    ),
    (
      "  a: { type: row, with: { name: A }, subviews: { b: {} } }",
      "8:38: error: an instance cannot have subviews of its own"
    ),
    (
      "  a: { type: row, name: A }",
      "8:19: error: 'name' is a parameter of 'row', not a key of a view\n"
        + "  a: { type: row, name: A }\n                  ^~~~\n"
        + "hint: write it under 'with': 'with: { name: ... }'"
    ),
    ("  a: { hidden: { when: gap > } }", "8:29: error: the end is not expected here"),
    ("  a: { hidden: { when: gap } }", "8:24: error: this must be true or false, not a number"),
  ]

  @Test("Each mistake is named at its place", arguments: mistakes)
  func mistake(_ mistake: (lines: String, said: String)) {
    let text = """
      components:
        row: { parameters: { name: text }, view: { type: label, text: $name } }
        framed: { parameters: { tint: { type: color, default: red } }, slots: [extra, none], view: { subviews: { extra: { slot: extra } } } }
      data: { names: [A], people: [{ name: A }], twins: [{ id: x }, { id: x }],
        bad: [{ id: my id }] }
      metrics: { gap: 3 }
      root: { subviews: {
      \(mistake.lines)
      } }
      """
    let said = errors(in: text)
    #expect(said.contains("scene.yaml:\(mistake.said)"), "\(said)")
  }

  @Test("An unknown name is one error, whatever its key accepts")
  func unknownNames() {
    for value in ["$gpa", "\"$gpa\""] {
      let said = errors(in: "metrics: { gap: 3 }\nroot: { subviews: { a: { alpha: \(value) } } }\n")
      #expect(said.ranges(of: "error:").count == 1, "\(said)")
      #expect(said.contains("error: there is nothing named '$gpa' here"), "\(said)")
    }
  }

  @Test("A parameter beside 'with' is one error, and a key of views stays the view's")
  func besideWith() {
    let components = """
      components:
        row: { parameters: { name: text }, view: { type: label, text: $name } }
        tint: { parameters: { alpha: { type: number, default: 1 } }, view: { alpha: $alpha } }

      """
    let said = errors(in: components + "root: { subviews: { a: { type: row, name: A } } }\n")
    #expect(said.ranges(of: "error:").count == 1, "\(said)")
    #expect(
      errors(in: components + "root: { subviews: { a: { type: tint, alpha: 0.5 } } }\n")
        == "no error")
  }

  @Test("A file that cannot be read is the only error of a scene")
  func missingFiles() {
    let said = errors(
      in: """
        include: gone.yaml
        data: { people: gone.csv }
        root: { subviews: { a: { each: $people, type: row } } }
        constraints: [a.first.width == gap]
        """)
    #expect(said.ranges(of: "error:").count == 2, "\(said)")
    #expect(
      said.contains("'gone.yaml' cannot be read") && said.contains("'gone.csv' cannot be read"))
  }

  @Test("Metrics and data share one namespace")
  func sharedNames() {
    let said = errors(in: "data: { w: [1, 2] }\nmetrics: { w: 1 }\nroot: {}\n")
    #expect(said.contains("'w' names a metric and data"), "\(said)")
  }

  @Test("Copies cannot be used in visual formats, nor omitted views in expectations")
  func waysOut() {
    let copies = errors(
      in: "root: { subviews: { r: { each: 2 } } }\nconstraints: [\"H:|[r]|\"]\n")
    #expect(copies.contains("'r' refers to all copies of a view"), "\(copies)")
    #expect(copies.contains("hint: name one of them in an equation"), "\(copies)")
    let expected = errors(
      in: "root: { subviews: { r: { if: false } } }\nexpect: [r.width == 2]\n")
    #expect(expected.contains("'r' is left out here"), "\(expected)")
    #expect(!expected.contains("optional"), "\(expected)")
  }

  @Test("Copies that 'if' leaves out are counted")
  func leftOutCopies() {
    let said = errors(
      in: """
        canvas: { width: 9, height: 9 }
        root: { subviews: { a: { each: 9000, subviews: { b: { each: 90000, if: false } } } } }
        """)
    #expect(said.contains("'if' leaves out more than 100000 copies"), "\(said)")
  }

  @Test("Cycles of components and of metrics are shown")
  func circles() {
    let components = errors(
      in: """
        components:
          a: { view: { subviews: { b: { type: b } } } }
          b: { view: { subviews: { a: { type: a } } } }
        root: { subviews: { a: { type: a } } }
        """)
    #expect(
      components.contains("scene.yaml:3:39: error: the component contains itself: a -> b -> a"))
    let metrics = errors(in: "metrics: { a: b + 1, b: a * 2 }\nroot: {}\n")
    #expect(metrics.contains("scene.yaml:1:15: error: the metric refers to itself: a -> b -> a"))
  }

  @Test("Chains of thousands of metrics are evaluated without recursion")
  func longLines() throws {
    let count = 4_000
    let line = (0..<count).map { "  m\($0): m\($0 + 1) + 1\n" }.joined()
    let text = "canvas: { width: 9, height: 9 }\nmetrics:\n\(line)"
    #expect(errors(in: text + "  m\(count): 1\nroot: {}\n") == "no error")
    let ring = errors(in: text + "  m\(count): m0\nroot: {}\n")
    #expect(
      ring.contains(
        "the metric refers to itself: m0 -> m1 -> m2 -> m3 -> m4 -> m5 -> m6 -> m7 -> ... -> "
          + "m3999 -> m4000 -> m0\n"), "\(ring.prefix(1_000))")
  }

  @Test("A constraint on a view that is left out is an error at its place")
  func leftOut() {
    let text = """
      components:
        row:
          parameters: { wide: flag }
          view: { subviews: { a: { if: $wide } } }
          constraints:
            - a.width == 10
            - "H:|[a]"
      root: { subviews: { one: { type: row, with: { wide: false } } } }
      """
    let said = errors(in: text)
    #expect(said.contains("scene.yaml:6:9: error: 'a' is left out here"), "\(said)")
    #expect(said.contains("scene.yaml:7:14: error: 'a' is left out here"), "\(said)")
    #expect(said.contains("scene.yaml:8:34: note: used here"), "\(said)")
  }

  @Test("A component's constraints cannot name views outside it")
  func outside() {
    let text = """
      components:
        row:
          view: { subviews: { a: {} } }
          constraints: [a.width == card.width]
      root: { subviews: { card: {}, one: { type: row } } }
      """
    #expect(errors(in: text).contains("scene.yaml:4:30: error: 'card' is outside the component"))
  }

  @Test("Unknown views in instances are reported with the nearest name")
  func places() {
    let text = """
      root: { subviews: { row: { each: 2, subviews: { badge: {} } } } }
      constraints:
        - row.0.bagde.width == 3
        - row.5.width == 3
        - row.width == 3
        - row.0.badge.content.width == 3
      """
    let said = errors(in: text)
    #expect(said.contains("3:11: error: 'row.0' has no view 'bagde'"), "\(said)")
    #expect(said.contains("hint: did you mean 'badge'?"), "\(said)")
    #expect(said.contains("4:9: error: 'row' has no view '5'"), "\(said)")
    #expect(said.contains("5:9: error: 'row' refers to all copies of a view"), "\(said)")
    #expect(said.contains("6:17: error: only a scrollView has the guide 'content'"), "\(said)")
  }

  @Test("A missing field of an item is reported with the item's line, in its own file")
  func fields() {
    let use = "root: { subviews: { a: { each: $people, type: label, text: $item.name } } }\n"
    #expect(
      errors(in: "data:\n  people:\n    - { name: Mei }\n    - { age: 3 }\n" + use)
        .contains("'item' has no field 'name'"))
    #expect(
      errors(in: "data:\n  people:\n    - { name: Mei }\n    - { age: 3 }\n" + use)
        .contains("hint: the item at line 4 has the fields age"))
  }

  @Test("A value in place of a mapping or a string is named, and a scene needs a root")
  func kinds() {
    func said(_ text: String) -> String { errors(in: text) }
    #expect(said("data: [a]\nroot: {}").contains("1:7: error: 'data' must be a mapping from names"))
    #expect(said("data: [a]\nroot: {}").contains("not a list"))
    let row = "components: { row: { slots: [end], view: { subviews: { end: { slot: end } } } } }\n"
    let use = row + "root: { subviews: { a: { type: row, "
    #expect(said(use + "with: [1] } } }").contains("error: 'with' must be a mapping, not a list"))
    #expect(said(use + "end: switch } } }").contains("by their ids, not a string"))
    #expect(
      said("components: { row: { why: [a], view: {} } }\nroot: { type: row }")
        .contains("1:27: error: 'why' must be a string, not a list"))
    let library = "components: { row: { view: {}, examples: { a: {} } } }\n"
    do throws(SceneErrors) {
      _ = try LoadedScene.readAll(
        bytes: Array((library + "expect: [satisfiable]").utf8), path: "scene.yaml")
      Issue.record("a scene without a root is read")
    } catch {
      #expect(error.description.contains("root"), "\(error)")
    }
  }

  @Test("Copies within copies are bounded")
  func bomb() {
    let text = """
      root: { subviews: { a: { each: 1000, subviews: { b: { each: 1000, subviews: { c: {} } } } } } }
      """
    #expect(
      errors(in: text).contains(
        ": error: the scene's views and constraints take more memory than one scene may, "
          + "which is that of 60000 plain views"), "\(errors(in: text))")
    // A label weighs more than a plain view, and so does one that is tied more than twice.
    func weight(_ view: String, _ constraints: String = "") -> Double? {
      let text = """
        components: { c: { view: { \(view) }, constraints: [\(constraints)] } }
        root: { subviews: { v: { each: 100, type: c } } }
        """
      return AssemblyCost(bytes: Array(text.utf8), path: "scene.yaml")?.weight
    }
    #expect(weight("subviews: { a: {} }") == 200)
    #expect(weight("type: label, text: x").map { abs($0 - 190) < 1e-6 } == true)
    let ties = ["a.width == 1", "a.height == 1", "a.left == self.left", "a.top == self.top"]
    #expect(weight("subviews: { a: {} }", ties[..<2].joined(separator: ", ")) == 200)
    #expect(weight("subviews: { a: {} }", ties.joined(separator: ", ")) == 300)
    let parts = (1...40).map { number in
      "  p\(number): { parameters: { t: text }, "
        + "view: { subviews: { a: { type: p\(number - 1), with: { t: \"$t$t\" } } } } }"
    }
    let texts = """
      components:
        p0: { parameters: { t: text }, view: { type: label, text: $t } }
      \(parts.joined(separator: "\n"))
      root: { subviews: { a: { type: p40, with: { t: "0123456789" } } } }
      """
    #expect(errors(in: texts).contains("error: the text is longer than 65536 bytes"))
  }
}
