import AutoLayout
import Documents
import Localization
import Scenes
import Testing

@Suite("Document")
struct DocumentTests {
  @Test("A JSON file is a scene, surrogate pairs included")
  func json() throws {
    let json = #"""
      {
      	"root": { "subviews": { "a": { "type": "label", "text": "\ud83d\ude00 hi\/\u4f60", "lines": 2 } } },
        "constraints": ["a.top == root.top"]
      }
      """#
    let view = try #require(try scene(json).root.subviews.first)
    #expect(view.attributes.map(\.value) == [.text(.localizable("😀 hi/你")), .property(.count(2))])
    #expect(view.attributes.last?.place == Place(line: 2, column: 94, length: 1))
  }

  @Test("The core schema keeps yes and on as strings")
  func coreSchema() throws {
    let view = try scene("root: { type: label, verbatim: on, lines: 0x10, alpha: 5e-1 }").root
    #expect(
      view.attributes.map(\.value) == [.text(.verbatim("on")), .property(.count(16)), .alpha(0.5)])
    #expect(errors(in: "root: { type: label, text: true }").contains("hint: quote it: \"true\""))
  }

  @Test("An alias stands for the value of its anchor")
  func alias() throws {
    let root = try scene(
      """
      root:
        subviews:
          a: &style { background: white, cornerRadius: 4 }
          b: *style
      """
    ).root
    #expect(root.subviews[0].attributes == root.subviews[1].attributes)
    #expect(root.subviews.map(\.id) == ["a", "b"])
  }

  @Test("An alias inside its own anchor is refused")
  func recursion() {
    #expect(errors(in: "root: &r { subviews: { a: *r } }").contains("inside its own anchor"))
  }

  @Test("A second document is refused")
  func secondDocument() {
    #expect(
      errors(in: "root: {}\n---\nroot: {}\n").hasPrefix("scene.yaml:2:1: error: a second doc"))
  }

  @Test("A view nested 500 deep is read")
  func deep() throws {
    var text = "root: "
    for level in 0..<500 { text += "{subviews: {v\(level): " }
    text += "{}" + String(repeating: "}}", count: 500)
    var view = try scene(text).root
    var depth = 0
    while let next = view.subviews.first {
      view = next
      depth += 1
    }
    #expect(depth == 500)
  }

  @Test("Endless nesting is an error, not a crash")
  func tooDeep() {
    let text = "root: " + String(repeating: "[", count: 100_000)
    #expect(errors(in: text).contains("is nested more than 2048 levels deep"))
  }

  @Test("A scene of 5,000 views is read")
  func many() throws {
    var text = "root:\n  subviews:\n"
    for index in 0..<5_000 { text += "    v\(index): { background: white }\n" }
    text += "constraints:\n"
    for index in 0..<5_000 { text += "  - v\(index).width == 10\n" }
    let scene = try scene(text)
    #expect(scene.root.subviews.count == 5_000)
    #expect(scene.constraints.count == 5_000)
  }

  @Test(
    "A caret is under the character itself, however the string is written",
    arguments: [
      ("constraints: [ root.width == x ]", 2, 30),
      ("constraints: [ \"root.width\\u0020== x\" ]", 2, 36),
      ("constraints:\n  - 'root.width == x'", 3, 20),
      ("constraints:\n  - root.width ==\n      x", 4, 7),
      ("constraints:\n  - >-\n    root.width\n    == x", 5, 8),
      ("constraints:\n  - |\n    root.width == x", 4, 19),
    ])
  func caret(text: String, line: Int, column: Int) {
    let expected = "scene.yaml:\(line):\(column): error: unknown metric 'x'"
    #expect(errors(in: "root: {}\n" + text).hasPrefix(expected))
  }

  @Test("Columns count characters and carets columns of the terminal")
  func wideCharacters() {
    #expect(
      errors(in: "root: { type: label, text: 你好, alpha: 2 }") == """
        scene.yaml:1:39: error: 'alpha' must be from 0 to 1, not 2
        root: { type: label, text: 你好, alpha: 2 }
        \(String(repeating: " ", count: 40))^
        """)
  }

  @Test("Reading the same text twice gives equal scenes")
  func equality() throws {
    let text = "root: { subviews: { a: { background: red } } }\nconstraints: [a.width == 3]"
    #expect(try scene(text) == scene(text))
    #expect(try scene(text) != scene(text + "\ntitle: other"))
  }
}
