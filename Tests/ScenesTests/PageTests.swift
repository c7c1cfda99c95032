import AutoLayout
import Controls
import Documents
import Geometry
import Scenes
import Testing
import Typesetting

@Suite("Pages and scroll views")
struct PageTests {
  /// Returns a scroll view that contains one view of a given height.
  private func page(
    _ keys: String = "", canvas: String, high: Double = 900, root: String = "",
    _ overrides: Overrides = Overrides()
  ) throws -> SceneTree {
    try tree(
      """
      canvas: { width: 300, \(canvas) }
      root: { \(root) subviews: { page: { type: scrollView, \(keys) subviews: { card: {} } } } }
      constraints:
        - page.edges == root
        - card.edges == page.content
        - card.width == page.frameLayout.width
        - card.height == \(high)
      """, overrides)
  }

  private func offset(_ tree: SceneTree) throws -> Point {
    tree.root.layoutIfNeeded()
    return try #require(tree.view("page") as? ScrollView).contentOffset
  }

  @Test("A canvas as high as its content shows all of the scroll view that fills the root")
  func content() throws {
    #expect(try page(canvas: "height: content").size == Size(width: 300, height: 900))
    #expect(try page(canvas: "height: content", high: 40).size.height == 40)
  }

  @Test("A page has room for the safe area and for insets, and begins below them")
  func insets() throws {
    let tree = try page(
      "contentInset: [10, 0, 6, 0],", canvas: "height: content, safeArea: [44, 0, 34, 0]")
    #expect(tree.size.height == 900 + 10 + 6 + 44 + 34)
    #expect(try offset(tree) == Point(x: 0, y: -54))
    let never = try page(
      "contentInsetAdjustment: never,", canvas: "height: content, safeArea: [44, 0, 34, 0]")
    #expect(never.size.height == 900)
    #expect(try offset(never) == .zero)
  }

  @Test("Views beside the scroll view add to a page")
  func bar() throws {
    let tree = try tree(
      """
      canvas: { width: 300, height: content, safeArea: [44, 0, 0, 0] }
      root: { subviews: { bar: {}, page: { type: scrollView, subviews: { card: {} } } } }
      constraints:
        - bar.horizontalEdges == root
        - bar.height == 50
        - bar.top == root.safeArea.top
        - page.horizontalEdges == root
        - page.top == bar.bottom
        - page.bottom == root.bottom
        - card.edges == page.content
        - card.size == 200
      """)
    #expect(tree.size.height == 44 + 50 + 200)
    // The bar is below the status bar, and the scroll view below the bar, so it has no insets.
    #expect(try offset(tree) == .zero)
  }

  @Test("The root itself may be the scroll view")
  func root() throws {
    let tree = try tree(
      """
      canvas: { width: 300, height: content, safeArea: [20, 0, 0, 0] }
      root: { type: scrollView, subviews: { card: {} } }
      constraints: [card.edges == root.content, card.width == root.frameLayout.width, card.height == 500]
      """)
    #expect(tree.size == Size(width: 300, height: 520))
  }

  @Test("A page stays a page at another width and on another device")
  func overrides() throws {
    var overrides = Overrides()
    overrides.device = Device(named: "iPhone 15")
    #expect(
      try page(canvas: "height: content", overrides).size
        == Size(width: 393, height: 900 + 59 + 34))
    overrides = Overrides()
    (overrides.width, overrides.height) = (.points(320), .content)
    #expect(try page(canvas: "height: 600", overrides).size == Size(width: 320, height: 900))
    #expect(SceneLength(height: "content") == .content)
    #expect(SceneLength("content") == nil)
  }

  @Test("A page without a scroll view, or with two, is an error at the canvas")
  func none() {
    for subviews in ["card: {}", "a: { type: scrollView }, b: { type: scrollView }"] {
      #expect(throws: SceneErrors.self) {
        _ = try tree("canvas: { height: content }\nroot: { subviews: { \(subviews) } }")
      }
    }
    #expect(
      errors(in: "canvas: { width: content }\nroot: {}").contains(
        "1:18: error: 'width' must be a number or 'fit', not a string"))
  }

  @Test(
    "A scroll view is inset by the safe area as UIKit's behaviours have it",
    arguments: [
      ("", 900.0, -44.0), ("", 100, 0), ("contentInsetAdjustment: automatic,", 900, -44),
      ("contentInsetAdjustment: scrollableAxes,", 100, 0),
      ("contentInsetAdjustment: scrollableAxes, alwaysBounceVertical: true,", 100, -44),
      ("contentInsetAdjustment: always,", 100, -44),
      ("contentInsetAdjustment: never,", 900, 0),
      ("contentInset: [10, 0, 0, 0],", 900, -54), ("contentInset: [10, 0, 0, 0],", 100, -10),
      ("contentOffset: [0, 70],", 900, 70), ("contentOffset: [0, -20],", 900, -20),
      ("contentInset: [10, 0, 80, 0],", 520, -54),
    ])
  func behaviours(keys: String, high: Double, expected: Double) throws {
    let tree = try page(keys, canvas: "height: 600, safeArea: [44, 0, 34, 0]", high: high)
    #expect(try offset(tree).y == expected)
  }

  @Test("A scroll view that begins below the status bar is not inset by it")
  func below() throws {
    let tree = try tree(
      """
      canvas: { width: 300, height: 400, safeArea: [44, 0, 0, 0] }
      root: { subviews: { page: { type: scrollView, subviews: { card: {} } } } }
      constraints: [page.edges == root.safeArea, card.edges == page.content, card.size == 900]
      """)
    #expect(try offset(tree) == .zero)
  }

  @Test(
    "The keyboard guide is at the safe area without a keyboard, and at the keyboard with one",
    arguments: [
      ("", 566.0), ("keyboard: { height: 291 },", 309), ("keyboard: { height: 20 },", 566),
      ("keyboard: { height: 900 },", 0),
    ])
  func keyboard(key: String, expected: Double) throws {
    let tree = try tree(
      """
      canvas: { width: 300, height: 600, \(key) safeArea: [44, 0, 34, 0] }
      root: { subviews: { bar: {}, box: { subviews: { line: {} } } } }
      constraints:
        - bar.bottom == root.keyboard.top
        - bar.horizontalEdges == root
        - bar.height == 10
        - box.horizontalEdges == root
        - box.top == root.top
        - box.height == 400
        - line.edges == box.keyboard
      """)
    tree.root.layoutIfNeeded()
    #expect(tree.view("bar")?.frame.maxY == expected)
    // For a view in the middle, the guide is the part of it that the keyboard covers.
    #expect(tree.view("line")?.frame.minY == min(400, expected))
    #expect(tree.view("line")?.frame.maxY == 400)
  }
}
