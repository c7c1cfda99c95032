import Controls
import Diagnosis
import Documents
import Rendering
import Scenes
import Testing
import Typesetting

/// Texts that nobody can read in full: a layout says so, whichever view draws them.
@Suite("Texts that leave their view")
struct LeavingTextTests {
  private static let fonts = Result { try FontLibrary() }

  private func views(_ text: String, blocks: Bool = true) throws -> [LaidOutView] {
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    let renderer = blocks ? try Renderer(.blocks) : Renderer(library: try Self.fonts.get())
    return try renderer.layOut(loaded).recorded(findsAmbiguity: false).views
  }

  private func view(_ keys: String, width: Int = 160) throws -> LaidOutView {
    let all = try views(
      """
      canvas: { width: \(width), height: 200 }
      root: { subviews: { a: { \(keys) } } }
      constraints: [a.top == root.top, a.leading == root.leading, a.trailing == root.trailing]
      """)
    return try #require(all.first { $0.id == "a" })
  }

  @Test("Items of a bar beyond its edge are cut off, or not seen at all")
  func bars() throws {
    let tools = try view(
      "type: toolbar, items: [Archive all, { space: flexible }, Delete all of it]")
    #expect(tools.truncationClause != nil || tools.cutClause != nil, "\(tools.texts)")
    let bar = try view("type: navigationBar, trailingItems: [Everything, Elsewhere, And more]")
    #expect(bar.truncationClause != nil || bar.cutClause != nil, "\(bar.texts)")
    let wide = try view("type: toolbar, items: [Archive, { space: flexible }, Delete]", width: 390)
    #expect(wide.truncationClause == nil && wide.cutClause == nil, "\(wide.texts)")
  }

  @Test("A tab without a picture has its badge")
  func badge() throws {
    let tabs = try view("type: tabBar, items: [{ title: One, badge: '3' }, Two]")
    #expect(
      tabs.texts.map { "\($0.part) \($0.shown)" } == ["badge 1 3", "item 1 One", "item 2 Two"])
  }

  @Test("A text in a search bar ends before the button that clears it")
  func search() throws {
    let room = { (keys: String) in
      try #require(try view("type: searchBar, \(keys)").texts.first).shown.count
    }
    #expect(
      try room("text: aaaaaaaaaaaaaaaaaaaaaaaaaaa")
        < room("placeholder: aaaaaaaaaaaaaaaaaaaaaaaaaaa"))
  }

  @Test("A button as wide as it wants to be shows its whole title")
  func buttons() throws {
    var random = 7
    func roll(_ count: Int) -> Int {
      random = (random * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
      return (random >> 8) % count
    }
    let words = [
      "Old", "button", "Less", "Bluetooth", "Balance", "#1", "Download", "Receive", "Continue",
    ]
    let titles =
      ["Old button", "Less Bluetooth", "AVATAR Hello, picture New", "Balance #1 Download"]
      + (0..<40).map { _ in
        (0...roll(3)).map { _ in words[roll(words.count)] }.joined(separator: " ")
      }
    let found = try views(
      "canvas: { width: 900, height: 9000 }\nroot:\n  subviews:\n"
        + titles.enumerated().map { index, title in
          "    b\(index): { type: button, text: \"\(title)\", style: \(index % 2 == 0 ? "system" : "custom") }\n"
            + "    c\(index): { type: button, text: \"\(title)\" }\n"
        }.joined() + "constraints:\n"
        + titles.indices.map {
          "  - \"[b\($0), c\($0)].left == root.left\"\n  - \"[b\($0), c\($0)].top == root.top + \($0 * 100)\"\n"
        }
        .joined(), blocks: false)
    let buttons = found.filter { $0.kind == .button }
    #expect(buttons.count == 2 * titles.count)
    for button in buttons {
      #expect(button.truncationClause == nil, "\(button.texts)")
      #expect(button.texts.allSatisfy { !$0.isTightened }, "\(button.texts)")
    }
  }
}
