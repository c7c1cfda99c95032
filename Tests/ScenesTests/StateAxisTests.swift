import AutoLayout
import Controls
import Scenes
import Testing
import Typesetting

/// Axes of a scene's own: states of which one holds on each.
@Suite("Axes of states")
struct StateAxisTests {
  private static let scene = """
    canvas: { width: 200, height: 100 }
    root:
      subviews:
        a: { frame: [0, 0, 10, 10], alpha: 1 }
        b: { frame: [0, 20, 10, 10], hidden: { when: { state: failed }, then: true, else: false } }
    states:
      typing: { views: { a: { alpha: 0.5 } } }
      failed: { views: { a: { alpha: 0.25, cornerRadius: 3 } } }
      editing: {}
    variants:
    """

  private func read(_ variants: String) throws -> Scene {
    try ScenesTests.scene("\(Self.scene) \(variants)\n")
  }

  private func names(_ variants: String) throws -> [String] {
    try read(variants).variants.list.map(\.name)
  }

  private func fault(_ variants: String) -> String { errors(in: "\(Self.scene) \(variants)\n") }

  @Test("Each combines with the others, and a variant is named by the states that hold")
  func combined() throws {
    let axes = "axes: { focus: [none, typing], validation: [ok, failed], keyboard: [0, 216] }"
    #expect(
      try names("{ \(axes) }") == [
        "default", "keyboard216", "failed", "failed+keyboard216", "typing", "typing+keyboard216",
        "typing+failed", "typing+failed+keyboard216",
      ])
    // What is left out is left out with all that contains it, also where an axis is at none.
    #expect(
      try names("{ \(axes), exclude: [{ focus: none, keyboard: 216 }, { validation: failed }] }")
        == ["default", "typing", "typing+keyboard216"])
    #expect(
      try names("{ axes: { focus: [none, typing] }, include: [{ focus: typing, width: 320 }] }")
        == ["default", "typing", "typing+320"])
    let many = "focus: [none, typing], validation: [ok, failed], mode: [reading, editing]"
    #expect(try names("{ axes: { \(many) }, strategy: pairwise }").count == 4)
    // Any of the values may be none; beside it stands the axis that the format has.
    #expect(
      try names("{ axes: { validation: [failed, ok], state: [base, typing] } }")
        == ["default", "typing", "ok", "ok+typing"])
  }

  @Test(
    "The changes of all states that hold apply in the order of the axes, and conditions see each")
  func applied() throws {
    let axes = "axes: { focus: [none, typing], validation: [ok, failed] }"
    let loaded = try LoadedScene(read("{ \(axes) }"))
    func views(_ values: [AxisValue]) throws -> (alpha: Double, radius: Double, isHidden: Bool) {
      let tree = try SceneBuilder.build(loaded, Overrides(values), measurer: BlockMeasurer())
      let (a, b) = (try #require(tree.view("a")), try #require(tree.view("b")))
      return (a.alpha, a.asPaintable?.layer.cornerRadius ?? 0, b.isHidden)
    }
    let list = loaded.scene.variants.list
    #expect(try views(list[0].values) == (1, 0, false))
    #expect(try views(list[2].values) == (0.5, 0, false))
    #expect(try views(list[3].values) == (0.25, 3, true))
    // A list of names says the same, in its own order.
    #expect(try views([.state("failed+typing")]) == (0.5, 3, true))
    #expect(throws: (any Error).self) { try views([.state("failed+nobody")]) }
  }

  @Test("Written as text, a scene with such axes reads back as the same")
  func written() throws {
    let scene = try read(
      "{ axes: { focus: [none, typing], state: [base, failed+editing] }, exclude: [{ focus: none }] }"
    )
    #expect(try ScenesTests.scene(scene.yaml).variants == scene.variants)
  }

  @Test(
    "Names that are no states, and states on two axes, are told",
    arguments: [
      ("{ axes: { focus: [none, typing, ok] } }", "unknown state 'ok'"),
      ("{ axes: { focus: [none, off] } }", "unknown key 'focus' in an axis: none of its values is"),
      ("{ axes: { focus: [none, off] } }", "states: typing, failed, editing"),
      ("{ axes: { focus: [none, tpying] } }", "10:35: error: unknown state 'tpying'"),
      ("{ axes: { focus: [none, tpying] } }", "did you mean 'typing'?"),
      // The name for none may be like a state's.
      ("{ axes: { validation: [unfailed, edting] } }", "unknown state 'edting'"),
      ("{ axes: { direktion: [ltr, rtl] } }", "did you mean 'direction'?"),
      ("{ axes: { one: [no, typing], two: [nay, typing] } }", "is on two axes, 'one' and 'two'"),
      ("{ axes: { one: [no, typing], state: [base, failed+typing] } }", "is on two axes"),
      (
        "{ axes: { focus: [none, typing] }, exclude: [{ focus: nowhere }] }",
        "unknown focus 'nowhere'"
      ),
      ("{ axes: { focus: [none, typing] }, include: [{ mode: editing }] }", "unknown key 'mode'"),
      ("{ axes: { state: [base, typing+nobody] } }", "unknown state 'nobody'"),
      ("{ axes: { focus: [a b, typing] } }", "'a b' is not a valid name"),
    ])
  func faults(_ variants: String, _ words: String) {
    #expect(fault(variants).contains(words), "\(fault(variants))")
  }

  @Test("The examples of components in a file with states leave its axes out")
  func components() throws {
    let text =
      Self.scene
      + " { axes: { focus: [none, typing], direction: [ltr, rtl] } }\n"
      + "components: { row: { view: { alpha: 0.5 }, examples: { one: { width: 90 } } } }\n"
    let read = try LoadedScene.readAll(bytes: Array(text.utf8), path: "a.yaml")
    #expect(read.scene?.scene.variants.list.count == 4)
    #expect(read.examples.map { $0.scene.variants.list.map(\.name) } == [["default", "rtl"]])
  }
}
