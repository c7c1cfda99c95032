import AutoLayout
import Controls
import Documents
import Geometry
import Scenes
import Testing
import Typesetting

@Suite("Keys of buttons")
struct ButtonKeyTests {
  private func button(_ keys: String, direction: String = "ltr") throws -> Button {
    let tree = try SceneBuilder.build(
      LoadedScene(
        scene(
          """
          canvas: { direction: \(direction) }
          root: { subviews: { a: { type: button, text: Save, \(keys) } } }
          """)), Overrides(), measurer: BlockMeasurer())
    return try #require(tree.view("a") as? Button)
  }

  @Test("Insets follow the reading direction; those that a mapping leaves out are the style's")
  func insets() throws {
    let list = try button("style: gray, contentInsets: [1, 2, 3, 4]")
    #expect(
      list.arrangement.contentInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let mirrored = try button("style: gray, contentInsets: [1, 2, 3, 4]", direction: "rtl")
    #expect(
      mirrored.arrangement.contentInsets == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    let partly = try button("style: gray, contentInsets: { leading: 30 }, buttonSize: large")
    #expect(
      partly.arrangement.contentInsets == EdgeInsets(top: 15, left: 30, bottom: 15, right: 20))
  }

  @Test(
    "The symbol of a configured button grows with its title's usual style, unless it states its size",
    arguments: [
      ("style: plain", "large", 17.0), ("style: filled", "accessibilityExtraExtraExtraLarge", 53),
      ("style: gray, buttonSize: small", "large", 15),
      ("style: gray, buttonSize: mini", "accessibilityExtraExtraExtraLarge", 49),
      ("style: gray, symbolSize: 20", "accessibilityExtraExtraExtraLarge", 20),
      ("style: system", "accessibilityExtraExtraExtraLarge", 17),
      ("style: custom", "accessibilityExtraExtraExtraLarge", 17),
    ])
  func symbolSizes(keys: String, textSize: String, size: Double) throws {
    let tree = try SceneBuilder.build(
      LoadedScene(
        scene(
          """
          canvas: { textSize: \(textSize) }
          root: { subviews: { a: { type: button, text: Save, symbol: star, \(keys) } } }
          """)), Overrides(), measurer: BlockMeasurer())
    let button = try #require(tree.view("a") as? Button)
    guard case .symbol(let symbol) = button.picture else {
      Issue.record("the button has no symbol")
      return
    }
    #expect(symbol.pointSize == size)
  }

  @Test("A control can be used unless its state or its key says otherwise")
  func disabled() throws {
    #expect(try !button("state: disabled").isEnabled)
    #expect(try !button("enabled: false").isEnabled)
    #expect(try !button("state: disabled, enabled: true").isEnabled)
    #expect(try !button("enabled: false, state: focused").isEnabled)
    #expect(try button("state: focused").isEnabled)
  }

  @Test(
    "Unknown values of keys are errors at their places",
    arguments: [
      ("state: pressed", "1:47: error: unknown state 'pressed'"),
      ("imagePlacement: left", "1:56: error: unknown imagePlacement 'left'"),
    ])
  func wrong(keys: String, expected: String) {
    let found = errors(in: "root: { subviews: { a: { type: button, \(keys) } } }")
    #expect(found.contains(expected), "\(found)")
  }

  @Test("Keys of configured buttons have no effect on others, with a remark")
  func remarks() throws {
    for (keys, isSaid) in [
      ("cornerStyle: small", true), ("style: system, buttonSize: large", true),
      ("style: gray, buttonSize: large, cornerStyle: small", false),
    ] {
      let text = "root: { subviews: { a: { type: button, frame: [0, 0, 9, 9], \(keys) } } }"
      let tree = try SceneBuilder.build(
        LoadedScene(scene(text)), Overrides(), measurer: BlockMeasurer())
      #expect(tree.remarks.contains { $0.message.contains("has no effect") } == isSaid, "\(keys)")
    }
  }

  @Test("A style in a variation determines whether its keys have an effect")
  func variation() throws {
    let text = "variations: { when: { width: \"> 300\" }, style: filled, cornerStyle: capsule }"
    #expect(try button(text).style == .filled)
  }
}
