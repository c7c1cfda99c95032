import Checking
import Documents
import Foundation
import Rendering
import Testing

/// What people can neither read, touch nor scroll to, though no constraint is broken: situations of a stranger.
@Suite("Views that nobody reaches")
struct UnreachedTests {
  private func found(
    _ views: String, _ constraints: [String], root: String = "background: white"
  ) throws -> AdvisedScene {
    try AdvisedScene(
      """
      canvas: { device: iPhone 15 }
      root: { \(root), subviews: { \(views) } }
      constraints: [\(constraints.map { "'\($0)'" }.joined(separator: ", "))]
      """, measuring: .normal)
  }

  @Test(
    "An empty view over a button takes what is meant for it",
    arguments: [
      ("o: {}", true), ("o: { background: '#00000000' }", true),
      ("o: { background: black, alpha: 0.02 }", true),
      // What dims the screen is meant, and a view that holds others may be.
      ("o: { background: '#00000080' }", false), ("o: { hidden: true }", false),
      ("o: { subviews: { t: { type: label, text: A } } }", false),
      ("o: { type: label }", false),
    ])
  func covered(cover: String, isFound: Bool) throws {
    let scene = try found(
      "buy: { type: button, style: filled, text: Buy }, \(cover)",
      ["buy.center == root.center", "o.edges == root"])
    let remarks = scene.found.filter { $0.diagnostic.message.hasPrefix("nobody can touch 'buy'") }
    #expect(remarks.count == (isFound ? 1 : 0))
    #expect(remarks.allSatisfy { $0.diagnostic.hint?.text.contains("before 'buy'") == true })
  }

  /// UIKit's image views do not clip by themselves.
  @Test(
    "A picture over the texts beside its view wants to be clipped",
    arguments: [
      ("contentMode: scaleAspectFill", true), ("contentMode: center", true),
      ("contentMode: scaleAspectFill, clips: true", false), ("contentMode: scaleToFill", false),
      ("contentMode: scaleAspectFit", false), ("contentMode: scaleAspectFill, hidden: true", false),
    ])
  func spilled(mode: String, isFound: Bool) throws {
    let scenes = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Scenes/scene.yaml").standardized
    let scene = try AdvisedScene(
      """
      canvas: { width: 200, height: 300, background: white }
      root:
        subviews:
          title: { type: label, text: Dunes }
          photo: { type: imageView, source: assets/dunes.png, \(mode) }
      constraints:
        - title.leading == root.leading
        - title.top == root.top + 60
        - photo.top == title.bottom + 8
        - photo.horizontalEdges == root
        - photo.height == 30
      """, measuring: .normal, path: scenes.path)
    let remarks = scene.found.filter { $0.diagnostic.message.hasPrefix("the picture of 'photo'") }
    #expect(remarks.count == (isFound ? 1 : 0), "\(scene.found.map(\.diagnostic.message))")
    #expect(remarks.allSatisfy { $0.diagnostic.message.hasSuffix("over 'title'") })
    #expect(remarks.allSatisfy { $0.diagnostic.advice.first?.edit == "clips: true" })
  }

  @Test("A button in a view without a size can't be touched; an empty section is folded")
  func flat() throws {
    let ties = ["box.top == root.safeArea.top", "box.leading == root.leading", "box.size == 0"]
    let button = try found(
      "box: { subviews: { go: { type: button, text: Go } } }",
      ties + ["go.top == box.top", "go.leading == box.leading"])
    #expect(button.found.contains { $0.diagnostic.code == .outsideSuperview })
    let label = try found(
      "box: { subviews: { go: { type: label, text: Go } } }",
      ties + ["go.top == box.top", "go.leading == box.leading"])
    #expect(!label.found.contains { $0.diagnostic.code == .outsideSuperview })
  }

  @Test(
    "Content that ends below a scroll view and gives it nothing to scroll",
    arguments: [760.0, 600])
  func unscrolled(height: Double) throws {
    let scene = try found(
      "page: { type: scrollView, subviews: { photo: {}, done: { type: button, text: Done } } }",
      [
        "page.edges == root.safeArea", "photo.top == root.safeArea.top + 16",
        "photo.horizontalEdges == root.margins", "photo.height == \(height)",
        "done.top == photo.bottom + 16", "done.leading == photo.leading",
      ])
    let remarks = scene.found.filter { $0.diagnostic.message.contains("nothing can be scrolled") }
    #expect(remarks.count == (height > 700 ? 1 : 0))
    #expect(
      remarks.allSatisfy {
        $0.diagnostic.advice.first?.edit?.hasPrefix("done.bottom == page.content.bottom") == true
      })
  }

  @Test(
    "A text in the colour of what is behind it",
    arguments: [
      ("color: white", "background: white", true), ("color: black", "background: white", false),
      ("color: '#FDFDFD'", "background: white", true),
      ("color: label", "background: systemBackground", false),
    ])
  func unseen(color: String, root: String, isFound: Bool) throws {
    let scene = try found(
      "t: { type: label, text: Today, \(color) }", ["t.center == root.center"], root: root)
    let remarks = scene.found.filter { $0.diagnostic.code == .contrast }
    #expect(remarks.count == (isFound ? 1 : 0))
    #expect(remarks.allSatisfy { $0.diagnostic.advice.first?.edit == "color: label" })
  }

  @Test("A white text on a card, or on a picture behind it, is seen")
  func onCards() throws {
    let scene = try found(
      """
      card: { background: systemBlue }, t: { type: label, text: Today, color: white }, \
      box: { background: black, subviews: { u: { type: label, text: Now, color: white } } }
      """,
      [
        "card.edges == root.safeArea", "t.center == root.center", "box.size == 200",
        "box.top == root.top + 80", "box.leading == root.leading", "u.center == box.center",
      ])
    #expect(!scene.found.contains { $0.diagnostic.code == .contrast })
  }

  @Test(
    "A text without a colour of its own upon a ground that does not follow the appearance",
    arguments: [("white", "dark", true), ("white", "light", false), ("systemRed", "dark", false)])
  func plainText(ground: String, appearance: String, isFound: Bool) throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 200, height: 100, appearance: \(appearance) }
      root:
        subviews:
          card: { background: \(ground), subviews: { t: { type: label, text: Today } } }
      constraints: [card.edges == root, t.center == card.center]
      """, measuring: .normal)
    let remarks = scene.found.filter { $0.diagnostic.message.hasPrefix("the text of 't'") }
    #expect(remarks.count == (isFound ? 1 : 0))
    #expect(
      remarks.allSatisfy { $0.diagnostic.advice.first?.edit == "background: systemBackground" })
  }

  @Test(
    "The end of a list stays behind a bar",
    arguments: [
      ("contentInsetAdjustment: never", true), ("contentInset: [0, 0, 90, 0]", false),
      ("contentInsetAdjustment: never, hidden: true", false),
    ])
  func coveredEnd(keys: String, isFound: Bool) throws {
    let scene = try found(
      """
      list: { type: scrollView, \(keys), subviews: { text: { type: label, text: A, lines: 0 } } }, \
      tabs: { type: tabBar, items: [{ title: Chats }, { title: You }] }
      """,
      [
        "list.edges == root", "text.edges == list.content", "text.height == 1200",
        "text.width == list.frameLayout.width", "tabs.leading == root.leading",
        "tabs.trailing == root.trailing", "tabs.bottom == root.safeArea.bottom",
      ])
    let remarks = scene.found.filter { $0.diagnostic.message.hasPrefix("the end of 'text'") }
    #expect(remarks.count == (isFound ? 1 : 0))
    #expect(
      remarks.allSatisfy { $0.diagnostic.advice.first?.edit == "contentInset: [0, 0, 83, 0]" })
  }

  @Test(
    "Nothing is seen of a view in any variant",
    arguments: [
      (
        "b: { clips: true, subviews: { v: {} } }", "v.leading == b.trailing + 2",
        "nothing of 'v' is seen: it lies outside 'b', which clips"
      ),
      ("b: { subviews: { v: {} } }", "v.leading == b.leading + 2", ""),
      (
        "b: { alpha: 0, subviews: { v: { type: label, text: A } } }", "v.leading == b.leading",
        "nothing of 'b' is seen: its alpha is 0"
      ),
      ("b: { alpha: 0, subviews: { v: {} } }", "v.leading == b.leading", ""),
      (
        "b: { subviews: { v: { type: imageView, clips: true } } }", "v.leading == b.leading",
        "'v' shows nothing: it has no picture"
      ),
      (
        "b: { subviews: { v: { type: imageView, background: red } } }", "v.leading == b.leading",
        ""
      ),
    ])
  func absent(views: String, place: String, message: String) throws {
    let scene = try found(
      views, ["b.center == root.center", "b.size == 90", "v.top == b.top", "v.size == 20", place])
    let messages = scene.found.map(\.diagnostic.message).filter {
      $0.contains(" is seen: ") || $0.contains("shows nothing")
    }
    #expect(messages == (message.isEmpty ? [] : [message]))
  }
}
