import AutoLayout
import Controls
import Geometry
import Scenes
import Testing

@Suite("Conversations and bars")
struct ConversationTests {
  /// Returns a list of rows 44 points high, below the edges of a canvas of 300 x 400 points.
  private func list(_ rows: Int, _ keys: String = "", bars: String = "", more: String = "") throws
    -> SceneTree
  {
    let tree = try tree(
      """
      canvas: { width: 300, height: 400, safeArea: [44, 0, 34, 0] }
      root:
        subviews:
          list: { type: tableView, defaultScrollAnchor: bottom, \(keys) subviews: { row: { each: \(rows), type: tableCell } } }
      \(bars)
      constraints:
        - list.edges == root
      \(more)
      """)
    tree.root.layoutIfNeeded()
    return tree
  }

  private func offset(_ tree: SceneTree) throws -> Double {
    try #require(tree.view("list") as? ScrollView).contentOffset.y
  }

  // deltachat-ios#167, JSQMessagesViewController#1193: the first message of a conversation lies at the
  // bottom, close to the field where the answer is typed. MessageKit#183: a long one shows its end.
  @Test(
    "A list that begins at the bottom ends above the safe area, however long it is",
    arguments: [1, 3, 20])
  func bottom(rows: Int) throws {
    let tree = try list(rows)
    let last = try #require(tree.view("row.\(rows - 1)")).layoutFrame
    #expect(last.maxY - (try offset(tree)) == 400 - 34)
  }

  @Test("A stated offset, a key that says top, and no key leave a list where it was")
  func top() throws {
    #expect(try offset(list(20, "contentOffset: [0, 12],")) == 12)
    let stated = try tree(
      """
      canvas: { width: 300, height: 400 }
      root: { type: scrollView, defaultScrollAnchor: top, subviews: { a: {} } }
      constraints: [a.edges == root.content, a.size == 900]
      """)
    stated.root.layoutIfNeeded()
    #expect((stated.root as? ScrollView)?.contentOffset == .zero)
  }

  // material-components-ios#6835, #2261: content lies behind a bar at the bottom, and the safe area of
  // the content, not that of the container, is smaller by the bar.
  @Test("A bar makes the safe area of the views beside it smaller, and not that around itself")
  func bars() throws {
    let bars = """
          bar: { safeAreaBar: top }
          tools: { safeAreaBar: bottom }
          label: {}
      """
    let more = """
        - bar.horizontalEdges == root
        - bar.top == root.safeArea.top
        - bar.height == 50
        - tools.horizontalEdges == root
        - tools.bottom == root.bottom
        - tools.top == root.safeArea.bottom - 60
        - label.edges == root.safeArea
      """
    let tree = try list(20, bars: bars, more: more)
    let list = try #require(tree.view("list"))
    #expect(list.safeAreaInsets == EdgeInsets(top: 94, left: 0, bottom: 94, right: 0))
    #expect(tree.root.safeAreaInsets == EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(tree.view("bar")?.safeAreaInsets == .zero)
    let last = try #require(tree.view("row.19")).layoutFrame
    #expect(last.maxY - (try offset(tree)) == 400 - 94)
  }

  @Test("A hidden bar covers nothing, and a view below a bar has no part of it")
  func beside() throws {
    let tree = try tree(
      """
      canvas: { width: 300, height: 400 }
      root:
        subviews:
          bar: { safeAreaBar: top }
          gone: { safeAreaBar: bottom, hidden: true }
          below: {}
          behind: {}
      constraints:
        - "H:|[bar]|"
        - "V:|[bar(50)][below]|"
        - "H:|[below]|"
        - "H:|[gone]|"
        - "V:[gone(60)]|"
        - behind.edges == root
      """)
    tree.root.layoutIfNeeded()
    #expect(tree.view("below")?.safeAreaInsets == .zero)
    let expected = EdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    #expect(tree.view("behind")?.safeAreaInsets == expected)
  }

  // AKSideMenu#81: what a controller adds counts beside the window's own insets.
  @Test("What is added to a view's safe area counts beside that of the screen")
  func additional() throws {
    let tree = try tree(
      """
      canvas: { width: 300, height: 400, safeArea: [44, 0, 34, 0] }
      root: { subviews: { child: { additionalSafeAreaInsets: [10, 4, 6, 2], subviews: { inner: {} } } } }
      constraints: [child.edges == root, inner.edges == child.safeArea]
      """)
    tree.root.layoutIfNeeded()
    #expect(tree.view("inner")?.frame == Rect(x: 4, y: 54, width: 294, height: 306))
  }
}
