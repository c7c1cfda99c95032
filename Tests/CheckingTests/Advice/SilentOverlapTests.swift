import Checking
import Documents
import Rendering
import Testing

/// What overlaps in every variant is told if nobody can mean it, and stays untold if somebody may.
@Suite("Overlaps in every variant")
struct SilentOverlapTests {
  private func scene(_ views: String, _ constraints: [String]) throws -> AdvisedScene {
    let list = constraints.map { "  - \($0)" }.joined(separator: "\n")
    return try AdvisedScene(
      "canvas: { device: iPhone 15 }\nroot: { subviews: { \(views) } }\nconstraints:\n\(list)\n",
      measuring: .normal)
  }

  @Test("Buttons that share some room are put beside each other")
  func buttons() throws {
    let row = try scene(
      "a: { type: button, text: Cancel }, b: { type: button, text: Save }",
      [
        "a.trailing == root.trailing - 16", "\"[a, b].top == root.safeArea.top + 16\"",
        "\"[a, b].width == 120\"", "b.trailing == root.trailing - 80",
      ])
    #expect(row.edits(.overlap).first == "b.trailing == a.leading - 8")
    let same = try scene(
      "a: { type: button, symbol: heart }, b: { type: button, symbol: bell }",
      [
        "\"[a, b].trailing == root.trailing - 16\"", "\"[a, b].top == root.safeArea.top + 16\"",
        "\"[a, b].size == 44\"",
      ])
    #expect(same.codes.contains(.overlap))
  }

  @Test("A field and a button that share some room, and a button on a slider, are told")
  func controls() throws {
    let field = try scene(
      "f: { type: textField, placeholder: Message }, go: { type: button, text: Send }",
      [
        "f.horizontalEdges == root.margins", "f.bottom == root.safeArea.bottom - 8",
        "go.trailing == root.margins.trailing + 8", "go.bottom == root.safeArea.bottom - 20",
      ])
    #expect(field.codes.contains(.overlap))
    let slider = try scene(
      "s: { type: slider, value: 0.5 }, b: { type: button, symbol: bell }",
      [
        "s.horizontalEdges == root.margins", "s.top == root.safeArea.top + 40",
        "b.trailing == root.margins.trailing", "b.centerY == s.centerY", "b.size == 44",
      ])
    #expect(slider.codes.contains(.overlap))
  }

  // nextcloud/ios#203: on a small screen a name runs into the picture beside it.
  @Test("A name ends before the picture beside it")
  func picture() throws {
    let account = try AdvisedScene(
      """
      canvas: { device: iPhone SE }
      root: { subviews: { n: { type: label, text: Maximiliane Musterfrau of New Lindenthal }, \
      p: { type: imageView, symbol: person.crop.circle.fill } } }
      constraints:
        - p.trailing == root.trailing - 16
        - p.top == root.safeArea.top + 16
        - p.size == 64
        - n.leading == root.leading + 16
        - n.top == root.safeArea.top + 20
        - n.width == 320
      """, measuring: .normal)
    #expect(account.codes.contains(.overlap))
  }

  @Test(
    "What stands in a field, on a corner, above a list or on a card is meant",
    arguments: [
      (
        "f: { type: textField, text: Berlin }, x: { type: button, symbol: xmark.circle.fill }",
        [
          "f.horizontalEdges == root.margins", "f.top == root.safeArea.top + 16", "f.height == 44",
          "x.trailing == f.trailing - 4", "x.centerY == f.centerY", "x.size == 32",
        ]
      ),
      (
        "b: { type: button, symbol: bell }, n: { type: label, text: '3', background: red }",
        [
          "b.trailing == root.margins.trailing", "b.top == root.safeArea.top + 16", "b.size == 44",
          "n.size == 18", "n.centerX == b.trailing - 8", "n.centerY == b.top + 8",
        ]
      ),
      (
        "c: { type: button, style: gray, text: Harbour }, h: { type: button, symbol: heart }",
        [
          "c.horizontalEdges == root.margins", "c.top == root.safeArea.top + 16", "c.height == 200",
          "h.trailing == c.trailing - 8", "h.top == c.top + 8", "h.size == 44",
        ]
      ),
    ])
  func meant(views: String, constraints: [String]) throws {
    #expect(!(try scene(views, constraints)).codes.contains(.overlap))
  }
}
