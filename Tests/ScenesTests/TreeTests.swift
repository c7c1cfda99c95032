import AutoLayout
import Controls
import Documents
import Geometry
import Scenes
import Testing
import Typesetting

/// Builds a scene's tree with the block measurer: a character is 10 x 20 points.
func tree(_ text: String, _ overrides: Overrides = Overrides()) throws -> SceneTree {
  try SceneBuilder.build(LoadedScene(scene(text)), overrides, measurer: BlockMeasurer())
}

@Suite("Scene tree")
struct TreeTests {
  @Test("Constraints of a scene place its views")
  func equations() throws {
    let tree = try tree(
      """
      canvas: { width: 200, height: 100 }
      metrics: { gap: 12 }
      root: { subviews: { card: { subviews: { title: { type: label, text: Hello } } } } }
      constraints:
        - card.leading == root.leading + gap
        - card.top == root.top + 10
        - "H:|-5-[title]-5-|"
        - "V:|-gap-[title]-gap-|"
      """)
    tree.root.layoutIfNeeded()
    #expect(tree.view("card")?.frame == Rect(x: 12, y: 10, width: 60, height: 44))
    #expect(tree.view("title")?.frame == Rect(x: 5, y: 12, width: 50, height: 20))
    #expect(tree.constraints.map(\.sourceIndex) == [0, 1, 2, 2, 3, 3])
  }

  @Test("A canvas that fits is as large as its content")
  func fit() throws {
    let tree = try tree(
      """
      canvas: { width: 300, height: fit }
      root: { subviews: { a: { intrinsicContentSize: [none, 44] } } }
      constraints: ["V:|-10-[a]-10-|", "H:|[a]|"]
      """)
    #expect(tree.size == Size(width: 300, height: 64))
  }

  @Test("A canvas that is wide because of its content has the margins of a wide one")
  func fittingMargins() throws {
    for (content, width) in [(350.0, 382.0), (375, 415), (430, 470)] {
      let tree = try tree(
        """
        canvas: { width: fit, height: 100 }
        root: { subviews: { a: { intrinsicContentSize: [\(content), 44] } } }
        constraints: ["V:|[a]", "H:|-[a]-|"]
        """)
      #expect(tree.size.width == width)
    }
  }

  @Test("The root has the margins of a view controller's view, other views 8")
  func margins() throws {
    let narrow = try tree("root: { subviews: { a: { frame: [0, 0, 100, 100] } } }")
    narrow.root.layoutIfNeeded()
    #expect(narrow.root.layoutMargins == EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    #expect(narrow.view("a")?.layoutMargins == EdgeInsets(all: 8))
    let wide = try tree("canvas: { width: 400 }\nroot: { layoutMargins: { top: 7 } }")
    #expect(wide.root.layoutMargins == EdgeInsets(top: 7, left: 20, bottom: 0, right: 20))
  }

  @Test("A device gives size, scale and safe area")
  func device() throws {
    let tree = try tree("canvas: { device: iphone-15-pro }\nroot: {}")
    #expect(tree.size == Size(width: 393, height: 852))
    #expect(tree.canvas.scale == 3)
    #expect(tree.root.safeAreaInsets == EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test("Guides of views, of the scene and of scroll views take part")
  func guides() throws {
    let tree = try tree(
      """
      canvas: { width: 300, height: 200, safeArea: [20, 0, 10, 0] }
      root:
        guides: [middle]
        subviews: { a: {}, list: { type: scrollView, subviews: { page: {} } } }
      constraints:
        - middle.leading == root.margins.leading
        - middle.trailing == root.margins.trailing
        - middle.top == root.safeArea.top
        - middle.bottom == root.safeArea.bottom
        - a.centerX == middle.centerX
        - a.centerY == middle.centerY
        - a.width == middle.width / 2
        - a.height == 10
        - "H:|[list]|"
        - "V:|[list]|"
        - page.width == list.frameLayout.width
        - page.height == 400
        - page.leading == list.content.leading
        - page.trailing == list.content.trailing
        - page.top == list.content.top
        - page.bottom == list.content.bottom
      """)
    tree.root.layoutIfNeeded()
    #expect(tree.view("a")?.frame == Rect(x: 83, y: 100, width: 134, height: 10))
    let list = try #require(tree.view("list") as? ScrollView)
    #expect(list.contentSize == Size(width: 300, height: 400))
  }

  @Test("A stack view arranges its subviews with custom spacing")
  func stack() throws {
    let tree = try tree(
      """
      canvas: { width: 300, height: 100 }
      root:
        subviews:
          row:
            type: stack
            spacing: 4
            customSpacing: { a: 20 }
            subviews:
              a: { intrinsicContentSize: [30, 10] }
              b: { intrinsicContentSize: [30, 10] }
              c: { intrinsicContentSize: [30, 10] }
      constraints: [row.leading == root.leading, row.top == root.top]
      """)
    tree.root.layoutIfNeeded()
    #expect(tree.view("b")?.frame.minX == 50)
    #expect(tree.view("c")?.frame.minX == 84)
  }

  @Test("A view with a frame follows its autoresizing mask")
  func autoresizing() throws {
    let tree = try tree(
      """
      canvas: { width: 300, height: 100 }
      root:
        subviews:
          a:
            frame: [0, 0, 300, 20]
            designSize: [320, 100]
            autoresizing: [flexibleLeftMargin, flexibleWidth]
          b: { frame: [10, 30, 40, 20], autoresizing: [flexibleWidth] }
      """)
    tree.root.layoutIfNeeded()
    #expect(tree.view("a")?.frame == Rect(x: 0, y: 0, width: 280, height: 20))
    #expect(tree.view("b")?.frame == Rect(x: 10, y: 30, width: 40, height: 20))
  }

  @Test("Visual formats take options and a priority for the whole")
  func formatOptions() throws {
    let tree = try tree(
      """
      root: { subviews: { a: {}, b: {} } }
      constraints:
        - { format: "H:[a(10@300)]-[b(20)]", options: [alignAllTop], priority: 600, id: row }
        - { expr: a.top == b.top, active: false }
        - { expr: a.width >= 5, priority: 400 }
      """)
    #expect(tree.constraints.map(\.priority.rawValue) == [300, 600, 600, 600, 1_000, 400])
    #expect(tree.constraints.map(\.isActive) == [true, true, true, true, false, true])
    #expect(tree.constraints.map(\.identifier) == ["row", "row", "row", "row", nil, nil])
  }

  @Test("Text attributes apply to the label")
  func text() throws {
    let tree = try tree(
      """
      canvas: { textSize: xxLarge, appearance: dark }
      colors: { brand: { light: red, dark: "#00FF00" } }
      root:
        subviews:
          a:
            type: label
            font: { style: headline, weight: heavy, italic: true }
            color: brand
            lines: 0
            alignment: center
            lineBreak: truncateMiddle
            runs: [ { text: "one ", underline: true }, { text: two, font: { size: 30 } } ]
          b: { type: button, style: filled, verbatim: Go, font: { weight: bold } }
      """)
    let label = try #require(tree.view("a") as? Label)
    var font = FontDescriptor(size: 21, weight: 800, italic: true)
    // A text style sets the leading for its size.
    font.leading = 26
    #expect(label.textContent.font == font)
    #expect(label.textContent.runs.map(\.font) == [nil, font.withSize(30)])
    #expect(label.textContent.runs.map(\.underline) == [true, false])
    #expect(label.textContent.color == Color(red: 0, green: 1, blue: 0))
    #expect(label.textContent.lines == 0)
    let button = try #require(tree.view("b") as? Button)
    // The body style of a configured title, here as large as the label's headline.
    var title = FontDescriptor(size: 21, weight: 700)
    title.leading = 26
    #expect(button.textContent.font == title)
  }

  @Test("A transform scales, then rotates, then moves")
  func transform() throws {
    let tree = try tree(
      "root: { subviews: { a: { transform: { scale: 2, rotate: 90, translate: [5, 7] } } } }")
    let transform = try #require(tree.view("a")?.transform)
    #expect(transform.apply(Point(x: 1, y: 0)) == Point(x: 5, y: 9))
  }

  @Test("A file that is missing or not an image is an error at its place")
  func images() {
    let text = """
      root:
        subviews:
          a: { type: image, source: nowhere.png }
          b: { type: image, source: /proc/self/status }
          c: { type: image, source: / }
          d: { type: image, source: /etc/passwd }
      """
    #expect(
      loadErrors(text) == """
        scene.yaml:3:31: error: 'nowhere.png' cannot be read: no such file
            a: { type: image, source: nowhere.png }
                                      ^~~~~~~~~~~
        hint: paths are relative to the scene's folder
        scene.yaml:4:31: error: '/proc/self/status' cannot be read: it is a part of the kernel, not a file
            b: { type: image, source: /proc/self/status }
                                      ^~~~~~~~~~~~~~~~~
        scene.yaml:5:31: error: '/' cannot be read: it is a directory
            c: { type: image, source: / }
                                      ^
        scene.yaml:6:31: error: '/etc/passwd' is not an image: the file's format is not supported
            d: { type: image, source: /etc/passwd }
                                      ^~~~~~~~~~~
        hint: images are PNG, JPEG, SVG or PDF files
        """)
  }

  @Test("Errors of the text and of files are reported together")
  func together() {
    let text = "root: { type: image, source: nowhere.png, hiden: true }"
    let heads = loadErrors(text).split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      heads == [
        "scene.yaml:1:30: error: 'nowhere.png' cannot be read: no such file",
        "scene.yaml:1:43: error: unknown key 'hiden' in an imageView",
      ])
  }

  @Test("A bar beside the root has no superview")
  func barOfRoot() {
    #expect(
      errors(in: "root: {}\nconstraints: ['|[root]']").hasPrefix(
        "scene.yaml:2:16: error: '|' is the superview, which the root does not have\n"))
  }

  @Test("A scene of 5,000 views and one 500 deep become trees")
  func large() throws {
    var wide = "root:\n  subviews:\n"
    for index in 0..<5_000 { wide += "    v\(index): { frame: [0, \(index), 10, 1] }\n" }
    #expect(try tree(wide).root.subviews.count == 5_000)
    var deep = "root: "
    for level in 0..<500 { deep += "{subviews: {v\(level): " }
    deep += "{}" + String(repeating: "}}", count: 500)
    #expect(try tree(deep).view("v499") != nil)
  }
}

/// Loads a faulty scene and returns what a terminal would show.
func loadErrors(_ text: String, path: String = "scene.yaml") -> String {
  do throws(SceneErrors) {
    _ = try LoadedScene(bytes: Array(text.utf8), path: path)
    return "no error"
  } catch {
    return error.description
  }
}
