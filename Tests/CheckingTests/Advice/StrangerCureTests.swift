import Checking
import Documents
import Testing

/// Advice where one line has no part in what it seems to break: the end of a column, a gutter between
/// guides.
@Suite("Advice that leaves innocent lines")
struct StrangerCureTests {
  private func scene(_ views: String, _ constraints: [String], _ more: String = "") throws
    -> AdvisedScene
  {
    try AdvisedScene("iPhone 14", views, constraints, root: more)
  }

  @Test("Of two lines that end a box the one of the view that another follows is wrong")
  func ends() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 14, background: systemBackground }
      root:
        subviews:
          box:
            background: systemGray6
            subviews:
              street: { type: label, text: 12 St James Square }
              bars: { background: black }
      constraints:
        - box.top == root.safeArea.top + 20
        - box.horizontalEdges == root.margins
        - street.top == box.top + 16
        - "[street, bars].horizontalEdges == box + 16"
        - bars.top == street.bottom + 16
        - bars.height == 80
        - street.bottom == box.bottom - 60
        - bars.bottom == box.bottom - 16
      """)
    let found = scene.words
    #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("line 16:") }, "\(found)")
  }

  @Test("The gutter between two guides is the plan, a line between their views is not")
  func gutter() throws {
    let scene = try scene(
      "a: { background: systemTeal }, b: { background: systemOrange }",
      [
        "left.leading == root.margins.leading", "right.leading == left.trailing + 20",
        "right.trailing == root.margins.trailing", "left.width == right.width",
        "b.leading == a.trailing + 8", "\"[left, right].top == root.safeArea.top + 20\"",
        "\"[left, right].height == 400\"", "a.edges == left", "b.edges == right",
      ], "guides: [left, right], ")
    let found = scene.words
    #expect(found.first?.hasPrefix("line 8:") == true, "\(found)")
    #expect(!found.contains { $0.hasPrefix("line 5:") }, "\(found)")
  }

  @Test("A limit seems redundant beside a cut text, and is not told")
  func beside() throws {
    let scene = try scene(
      "name: { type: label, text: A long recording of birds }",
      [
        "name.top == root.safeArea.top + 16", "name.leading == root.margins.leading",
        "name.trailing <= root.margins.trailing", "name.width == 120",
      ])
    #expect(!scene.codes.contains(.redundant) && scene.codes.contains(.truncated))
  }
}
