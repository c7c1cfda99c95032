import Checking
import Documents
import Testing

/// Contradictions of which nobody knows which line is wrong, and findings that follow from others.
@Suite("Advice where several lines may be wrong")
struct DoubtfulAdviceTests {
  private func scene(_ views: String, _ constraints: [String], _ more: String = "") throws
    -> AdvisedScene
  {
    try AdvisedScene("iPhone 15", views, constraints, more: more)
  }

  @Test("Of two widths that are shares of each other the one stated last is wrong")
  func reverse() throws {
    let scene = try scene(
      "back: { background: red }, next: { background: teal }",
      [
        "\"[back, next].verticalEdges == root.safeArea\"", "back.leading == root.margins.leading",
        "next.leading == back.trailing + 12", "next.trailing == root.margins.trailing",
        "next.width == back.width * 2", "back.width == next.width",
      ])
    #expect(scene.words.first?.hasPrefix("line 9: drop") == true, "\(scene.words)")
  }

  private static let charging = [
    "battery.top == root.safeArea.top + 24", "battery.leading == root.margins.leading",
    "battery.height == 160",
  ]

  @Test("Where no condition holds, the one that was turned round is turned back")
  func turned() throws {
    let scene = try scene(
      "battery: { background: systemGreen }",
      Self.charging + [
        "{ when: { width: '> 500' }, constraints: [battery.trailing == root.margins.trailing] }",
        "{ when: { width: '>= 500' }, constraints: [battery.width == 420] }",
      ])
    #expect(scene.edits(.ambiguous) == ["when: { width: \"< 500\" }"])
    #expect(scene.fixed?.contains("{ when: { width: \"< 500\" }, constraints: [battery.t") == true)
  }

  @Test("Of groups under conditions that overlap, one ends where the other begins")
  func overlapping() throws {
    for (first, second, edits) in [
      ("<= 400", "> 380", ["when: { width: \"> 400\" }"]),
      ("< 500", "<= 500", []),
      ("> 300", ">= 300", ["when: { width: \"< 300\" }", "when: { width: \"<= 300\" }"]),
    ] {
      let scene = try scene(
        "battery: { background: systemGreen }",
        Self.charging + [
          "{ when: { width: '\(first)' }, constraints: [battery.trailing == root.margins.trailing] }",
          "{ when: { width: '\(second)' }, constraints: [battery.width == 420] }",
        ])
      #expect(scene.codes.contains(.unsatisfiable))
      let found = scene.edits(.unsatisfiable)
      #expect(edits.isEmpty || found.allSatisfy(edits.contains) && !found.isEmpty, "\(found)")
      #expect(!found.contains { $0.contains("@") }, "\(found)")
    }
  }

  @Test("The same line is offered whether or not accessibility is audited")
  func audited() throws {
    let text = """
      canvas: { device: iPhone 15, background: systemBackground }
      root: { subviews: { caption: { type: label, text: Current bid }, amount: { type: label, text: "1,850" } } }
      constraints:
        - caption.leading == root.margins.leading
        - caption.top == root.safeArea.top + 12
        - caption.width == 60
        - amount.leading == caption.leading
        - amount.top == caption.bottom + 2
      """
    for audits in [false, true] {
      let scene = try AdvisedScene(text, audits: audits)
      #expect(scene.edits(.truncated) == ["caption.width >= 60"], "\(audits)")
    }
  }
}
