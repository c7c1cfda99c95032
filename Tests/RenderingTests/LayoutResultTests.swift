import AutoLayout
import Controls
import Geometry
import Rendering
import Testing
import Typesetting

@Suite("Layout results")
struct LayoutResultTests {
  @Test("the text form has one line per view, indented by depth, with what is notable")
  func text() throws {
    let text = try Trees.laidOut(Trees.labelAndBox()).recorded().text
    #expect(
      text == """
        default 200x100@2x
        root view (0 0; 200 100)
          title label (16 20; 50 20) "Title" baseline 16
          box view (74 20; 40 30) ambiguous minX

        """)
  }

  @Test("the JSON form has every key of the contract, in its order")
  func json() throws {
    let result = try Trees.laidOut(Trees.labelAndBox()).recorded()
    let text = result.json.text
    #expect(result.jsonText == text)
    let label = """
      {"id": "title", "path": "root/title", "type": "label", "hidden": false, \
      "frame": [16, 20, 50, 20], "alignmentRect": [16, 20, 50, 20], \
      "absoluteFrame": [16, 20, 50, 20], "intrinsicContentSize": [50, 20], \
      "firstBaseline": 16, "lastBaseline": 16, "ambiguous": [], "ranges": {}, \
      "text": {"lines": 1, "truncated": false, "fonts": []}, \
      "texts": [{"part": "text", "text": "Title", "full": "Title", "lines": 1, \
      "truncated": false, "brokenWord": false}]}
      """
    #expect(
      text.hasPrefix(
        """
        {"scene": "Scenes/made.yaml", "variant": {}, "name": "default", \
        "canvas": {"width": 200, "height": 100, "scale": 2}, "views": [{"id": "root", 
        """.trimmingBlank))
    #expect(text.contains(label))
    #expect(text.contains(#""ambiguous": ["minX"], "ranges": {"minX": [74, 160]}"#))
    #expect(text.contains(#""intrinsicContentSize": [null, null]"#))
    #expect(text.contains(#""guides": [{"id": "root.margins", "frame": [8, 8, 184, 84]}"#))
  }

  @Test("a stretched button's baseline moves with its middle; a label's does not")
  func baselines() throws {
    let root = PlainView(Trees.environment)
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    root.identifier = "root"
    let button = Button(Trees.environment)
    button.textContent = TextContent("one")
    let label = Label(Trees.environment)
    label.textContent = TextContent("one")
    for view in [button, label] {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = Rect(x: 0, y: 0, width: 50, height: 60)
    }
    root.layoutIfNeeded()
    let views = try Trees.laidOut(root).recorded(findsAmbiguity: false).views
    #expect(views.map(\.firstBaseline) == [0, 36, 16])
    #expect(views.map(\.lastBaseline) == [100, 36, 56])
  }
}

extension String {
  /// The text without trailing blanks.
  fileprivate var trimmingBlank: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
