import AutoLayout
import Controls
import Geometry
import Scenes
import Testing
import Typesetting

@Suite("Values that depend on conditions")
struct ConditionalValueTests {
  private func label(_ keys: String, _ values: AxisValue..., rest: String = "") throws -> Label {
    let tree = try tree(
      """
      canvas: { width: 375, height: 200 }
      metrics: { unread: 3 }
      states: { busy: {} }
      root: { subviews: { a: { type: label, \(keys) } } }
      \(rest)
      """, Overrides(values))
    return try #require(tree.view("a") as? Label)
  }

  @Test("A value has its condition on the canvas: a text, a colour, a font, a number of lines")
  func canvas() throws {
    let keys = """
      text: { when: { width: "< 350" }, then: Short, else: A long title },
      color: { when: { state: busy }, then: red },
      font: { when: { textSize: ">= accessibilityMedium" }, then: { size: 12 }, else: { size: 30 } },
      lines: { when: { keyboard: "> 0" }, then: 1, else: 0 }
      """.split(separator: "\n").joined(separator: " ")
    let usual = try label(keys)
    #expect(usual.textContent.text == "A long title" && usual.textContent.color == nil)
    #expect(usual.textContent.font?.size == 30 && usual.textContent.lines == 0)
    let other = try label(
      keys, .width(.points(320)), .state("busy"), .textSize(.accessibilityLarge), .keyboard(291))
    #expect(other.textContent.text == "Short" && other.textContent.color != nil)
    #expect(other.textContent.font?.size == 12 && other.textContent.lines == 1)
  }

  @Test("The axis of a stack view follows the width")
  func axis() throws {
    func stack(_ width: Double) throws -> StackView? {
      try tree(
        """
        canvas: { height: 200 }
        root:
          type: stackView
          axis: { when: { width: "< 400" }, then: vertical, else: horizontal }
          subviews: { a: { type: label, text: A } }
        """, Overrides([AxisValue.width(.points(width))])
      ).root as? StackView
    }
    #expect(try stack(320)?.axis == .vertical)
    #expect(try stack(500)?.axis == .horizontal)
  }

  @Test("A value has its condition over names, at any depth, and without 'else' the key is absent")
  func names() throws {
    let many = try label(
      "text: { when: unread > 0, then: \"$unread new\", else: Nothing }, "
        + "font: { size: 20, weight: { when: unread > 5, then: bold } }")
    #expect(many.textContent.text == "3 new" && many.textContent.font?.weight == 400)
    let none = try label("text: { when: unread > 5, then: Many, else: \"$unread\" }")
    #expect(none.textContent.text == "3")
  }

  @Test("Either value may depend on a condition again, however deep a chain of 'else' is")
  func nested() throws {
    func text(_ width: Double, _ values: String) throws -> String? {
      try label("text: \(values)", .width(.points(width))).textContent.text
    }
    let chain = """
      { when: { width: "< 350" }, then: Short, else: { when: { width: "< 400" }, then: Middle, else: Long } }
      """
    #expect(try [320, 375, 430].map { try text($0, chain) } == ["Short", "Middle", "Long"])
    let both = """
      { when: { width: "> 350" }, then: { when: { width: "> 400" }, then: Long, else: Middle }, else: Short }
      """
    #expect(try [320, 375, 430].map { try text($0, both) } == ["Short", "Middle", "Long"])
    let many = (1...300).reduce("End") { "{ when: { width: \($1) }, then: A, else: \($0) }" }
    #expect(try text(375, many) == "End" && text(200, many) == "A")
  }

  @Test("A variation that is stated replaces a value with a condition, and a state replaces both")
  func order() throws {
    let keys = """
      text: { when: { width: 375 }, then: One, else: Two },
      variations: { when: { width: 375 }, text: Three }
      """.split(separator: "\n").joined(separator: " ")
    #expect(try label(keys).textContent.text == "Three")
    #expect(try label(keys, .width(.points(320))).textContent.text == "Two")
  }

  @Test("Within a variation and a state, the value has its condition besides theirs")
  func within() throws {
    let keys = """
      text: One,
      variations: { when: { width: "< 400" },
        text: { when: { width: ">= 350", direction: rtl }, then: Two, else: Three } }
      """.split(separator: "\n").joined(separator: " ")
    #expect(try label(keys).textContent.text == "Three")
    #expect(try label(keys, .direction(.rtl)).textContent.text == "Two")
    #expect(
      try label(keys, .direction(.rtl), .width(.points(320))).textContent.text == "Three")
    #expect(
      try label(keys, .direction(.rtl), .width(.points(500))).textContent.text == "One")
    let varied = try scene("root: { subviews: { a: { type: label, \(keys) } } }\n")
    #expect(
      varied.yaml.contains("{ when: { width: \">= 350\", direction: rtl }, then:"))
    #expect(try SceneReader.read(text: varied.yaml, path: "again.yaml").yaml == varied.yaml)
    let state = """
      states:
        off: { views: { a: { text: { when: { direction: rtl }, then: Four, else: Five }, lines: 2,
          alpha: { when: { width: 320 }, then: 0.5 } } } }
      """
    func off(_ values: AxisValue...) throws -> Label {
      let text = """
        canvas: { width: 375, height: 200 }
        \(state)
        root: { subviews: { a: { type: label, text: One, alpha: 0.8 } } }
        """
      let scene = try scene(text)
      let again = try #require(try? SceneReader.read(text: scene.yaml, path: "again.yaml"))
      #expect(again.yaml == scene.yaml)
      let found = try [text, scene.yaml].map {
        try tree($0, Overrides([.state("off")] + values)).view("a") as? Label
      }
      #expect(found[0]?.textContent == found[1]?.textContent && found[0]?.alpha == found[1]?.alpha)
      return try #require(found[0])
    }
    #expect(try off().textContent.text == "Five" && off().alpha == 0.8)
    #expect(try off(.direction(.rtl)).textContent.text == "Four")
    #expect(try off(.width(.points(320))).alpha == 0.5 && off().textContent.lines == 2)
  }

  @Test(
    "What is wrong with such a value is reported at its place",
    arguments: [
      ("{ when: { width: 3 } }", "1:45: error: the conditional value is missing the key 'then'"),
      ("{ when: { width: 3 }, then: A, or: B }", "unknown key 'or' in a conditional value"),
      ("{ when: { wide: 3 }, then: A }", "unknown key 'wide' in a condition"),
      ("{ when: { width: 3 }, then: [A] }", "'text' must be a string, not a list"),
      ("{ when: gone > 1, then: A }", "there is nothing named '$gone' here"),
      (
        "{ when: { width: 3 }, then: { when: { width: 4 }, then: A }, else: B }",
        "the conditional value is missing the key 'else'"
      ),
      (
        (1...9).reduce("A") { "{ when: { width: \($1) }, then: \($0) }" },
        "more than 8 conditions must hold together for a value"
      ),
    ])
  func wrong(value: String, message: String) {
    let found = errors(in: "root: { subviews: { a: { type: label, text: \(value) } } }\n")
    #expect(found.contains(message), "\(found)")
  }

  @Test("The keyboard's height is an axis")
  func keyboard() throws {
    let text = """
      canvas: { width: 300, height: 600, keyboard: { height: 291 } }
      root: { subviews: { bar: {} } }
      constraints: [ "H:|[bar]|", bar.height == 40, bar.bottom == root.keyboard.top ]
      variants: { axes: { keyboard: [291, 0] } }
      """
    #expect(try scene(text).variants.list.map(\.name) == ["default", "noKeyboard"])
    func bottom(_ height: Double) throws -> Double? {
      let tree = try tree(text, Overrides([AxisValue.keyboard(height)]))
      tree.root.layoutIfNeeded()
      return tree.view("bar")?.frame.maxY
    }
    #expect(try bottom(291) == 309)
    #expect(try bottom(0) == 600)
  }
}
