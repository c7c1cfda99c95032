import Foundation
import Testing

@Suite("Goldens of renamed scenes")
struct RenameTests {
  private static func scene(_ width: Int) -> String {
    """
    canvas: { width: 120, height: 80, scale: 1 }
    root: { subviews: { box: { background: red } } }
    constraints: [ "H:|-10-[box(\(width))]", "V:|-10-[box(20)]" ]
    """
  }

  private func run(_ shop: Workshop, _ arguments: String...) throws -> ProgramRun {
    try ProgramRun.run(
      arguments + ["--text", "blocks"], in: shop.folder, environment: ["CI": ""])
  }

  private func goldens(_ shop: Workshop) -> [String] {
    shop.names.filter { $0.hasPrefix("goldens/") && $0.hasSuffix(".layout.txt") }
  }

  @Test("A renamed scene is reported and keeps its goldens, and --rename moves them")
  func rename() throws {
    let shop = try Workshop()
    try shop.write(Self.scene(20), to: "Scenes/a/card.yaml")
    try shop.write(Self.scene(30), to: "Scenes/b.yaml")
    _ = try run(shop, "record")
    try FileManager.default.moveItem(
      at: shop.folder.appending(path: "Scenes/a"), to: shop.folder.appending(path: "Scenes/c"))
    let told = try run(shop, "verify")
    #expect(told.status == 1)
    #expect(told.text.contains("the golden is recorded under 'a/card'"), "\(told.text)")
    #expect(told.text.contains("'alrender verify --rename' moves it"))
    // Files that will be moved must not be suggested for removal.
    #expect(!told.text.contains("prune"), "\(told.text)")
    #expect(
      goldens(shop) == ["goldens/a/card/default.layout.txt", "goldens/b/default.layout.txt"])
    let moved = try run(shop, "verify", "--rename")
    #expect(moved.status == 0, "\(moved.text)\(moved.words)")
    #expect(moved.text.hasPrefix("renamed\ta/card\tc/card\n"))
    #expect(
      goldens(shop) == ["goldens/b/default.layout.txt", "goldens/c/card/default.layout.txt"])
    #expect(try run(shop, "verify").text == "2 checks: 2 passed\n")
  }

  // A scene that could not be read hid a rename: 'there is no golden; record --mode missing creates it'.
  @Test("A scene that cannot be read hides no other's rename, and keeps its own goldens")
  func unreadable() throws {
    let shop = try Workshop()
    try shop.write(Self.scene(20), to: "Scenes/a/card.yaml")
    try shop.write(Self.scene(30), to: "Scenes/b.yaml")
    _ = try run(shop, "record")
    try FileManager.default.moveItem(
      at: shop.folder.appending(path: "Scenes/a"), to: shop.folder.appending(path: "Scenes/c"))
    try shop.write("canvas: {", to: "Scenes/b.yaml")
    let told = try run(shop, "verify", "--ci")
    #expect(told.status == 2)
    #expect(told.text.contains("the golden is recorded under 'a/card'"), "\(told.text)")
    #expect(!told.text.contains("unclaimed"), "\(told.text)")
  }

  private static func storyboard(_ x: Int, _ more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="h">
    <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
    <scene sceneID="s"><objects><viewController storyboardIdentifier="Home" id="h" \
    sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="home-root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
    <view contentMode="scaleToFill" fixedFrame="YES" id="box"><rect key="frame" x="\(x)" y="10" \
    width="20" height="20"/></view></subviews></view></viewController></objects></scene>
    \(more)</scenes></document>
    """
  }

  private static let second = """
    <scene sceneID="t"><objects><viewController storyboardIdentifier="About" id="a" \
    sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="about-root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view></viewController></objects></scene>
    """

  @Test("A document's only controller keeps its goldens when it gets a second one, and is compared")
  func secondController() throws {
    let shop = try Workshop()
    try shop.write(Self.storyboard(10), to: "Scenes/Main.storyboard")
    _ = try run(shop, "record")
    try shop.write(Self.storyboard(50, Self.second), to: "Scenes/Main.storyboard")
    let told = try run(shop, "verify")
    #expect(told.status == 1)
    #expect(told.text.contains("the golden is recorded under 'Main'"), "\(told.text)")
    #expect(!told.text.contains("prune"), "\(told.text)")
    let moved = try run(shop, "verify", "--rename")
    #expect(moved.text.contains("renamed\tMain\tMain#Home\n"), "\(moved.text)")
    #expect(moved.text.contains("'box' moved") || moved.text.contains("box"), "\(moved.text)")
    #expect(moved.status == 1)
    // And back, when one of two controllers goes.
    _ = try run(shop, "record")
    try shop.write(Self.storyboard(50), to: "Scenes/Main.storyboard")
    #expect(try run(shop, "verify", "--rename").text.contains("renamed\tMain#Home\tMain\n"))
  }

  // It was 'there is no golden', and goldens without a scene: which scene had changed and how was not shown.
  @Test("A scene that was renamed and changed at once is compared with its goldens")
  func changedToo() throws {
    let shop = try Workshop()
    func scene(_ height: Int) -> String {
      let rows = (1...6).map { "    row\($0): { type: view, background: red }" }
      let lines = (1...6).map {
        "  - \"H:|-[row\($0)]-|\"\n  - \"V:[\($0 == 1 ? "top" : "row\($0 - 1)")]-[row\($0)(\(height))]\""
      }
      return "canvas: { width: 120, height: 500, scale: 1 }\nroot:\n  subviews:\n    top: {}\n"
        + rows.joined(separator: "\n") + "\nconstraints:\n  - \"H:|[top]|\"\n  - \"V:|[top(8)]\"\n"
        + lines.joined(separator: "\n") + "\n"
    }
    try shop.write(scene(40), to: "Scenes/inbox.yaml")
    try shop.write(Self.scene(30), to: "Scenes/b.yaml")
    _ = try run(shop, "record")
    try FileManager.default.removeItem(at: shop.folder.appending(path: "Scenes/inbox.yaml"))
    try shop.write(scene(44), to: "Scenes/messages.yaml")
    let told = try run(shop, "verify", "--ci")
    #expect(told.text.contains("the golden is recorded under 'inbox'"), "\(told.text)")
    let silent = try ProgramRun.run(
      ["verify", "--rename", "--text", "blocks"], in: shop.folder, environment: ["CI": "true"])
    #expect(silent.words.contains("--rename: warning: moves nothing in continuous integration"))
    let moved = try run(shop, "verify", "--rename")
    #expect(moved.status == 1 && moved.text.contains("renamed\tinbox\tmessages\n"))
    #expect(moved.text.contains("row1") && moved.text.contains("44"), "\(moved.text)")
    #expect(goldens(shop).contains("goldens/messages/default.layout.txt"))
  }

  @Test("A report does not go where goldens or scenes are", arguments: ["goldens", ".", "Scenes"])
  func reportPlace(folder: String) throws {
    let shop = try Workshop()
    try shop.write(Self.scene(20), to: "Scenes/a.yaml")
    _ = try run(shop, "record")
    let before = shop.names
    let refused = try run(shop, "verify", "--report", folder)
    #expect(refused.status == 2, "\(refused.words)")
    #expect(refused.words.hasPrefix("\(folder): error: is no place for a report: "))
    #expect(shop.names == before)
    #expect(try run(shop, "verify", "--report", "out").status == 0)
    #expect(shop.names.contains("out/index.html"))
  }

  @Test(
    "A new scene that resembles no removed one is not a renamed one, and its goldens are written")
  func fresh() throws {
    let shop = try Workshop()
    try shop.write(Self.scene(20), to: "Scenes/a.yaml")
    _ = try run(shop, "record")
    try FileManager.default.removeItem(at: shop.folder.appending(path: "Scenes/a.yaml"))
    try shop.write(Self.scene(50), to: "Scenes/b.yaml")
    let run = try run(shop, "verify")
    #expect(run.status == 1)
    #expect(!run.text.contains("--rename"))
    #expect(run.words.contains("goldens written below"))
    #expect(run.words.contains("\n  b/default\n"))
    #expect(goldens(shop).contains("goldens/b/default.layout.txt"))
  }

  @Test(
    "A changed string is reported with the text that shows it, and blames no other scene's file")
  func strings() throws {
    let shop = try Workshop()
    let scene = """
      canvas: { width: 300, height: 80, scale: 1 }
      strings: { en: en.strings }
      root: { subviews: { note: { type: label, key: KEY }, box: {} } }
      constraints: [ "H:|-10-[note]-[box(20)]", "V:|-10-[note]", "V:|-10-[box(20)]" ]
      """
    try shop.write(scene.replacing("KEY", with: "one"), to: "Scenes/one.yaml")
    try shop.write(scene.replacing("KEY", with: "two"), to: "Scenes/two.yaml")
    let table = "\"one\" = \"First\";\n\"two\" = \"Second\";\n"
    try shop.write(table, to: "Scenes/en.strings")
    _ = try run(shop, "record")
    try shop.write(table.replacing("First", with: "Foremost"), to: "Scenes/en.strings")
    try shop.write(
      scene.replacing("KEY", with: "two").replacing("V:|-10-[box", with: "V:|-12-[box"),
      to: "Scenes/two.yaml")
    let run = try run(shop, "verify", "--ci")
    #expect(run.status == 1)
    #expect(run.text.contains("✘ 'note' reads \"Foremost\", recorded as \"First\""), "\(run.text)")
    #expect(run.text.contains("; the file 'en.strings' has changed"))
    #expect(!run.text.contains("✘ the file"))
    #expect(run.text.components(separatedBy: "has changed").count == 2, "\(run.text)")
  }

  @Test("A colour that changed unseen is not blamed for what a metric moves")
  func unseen() throws {
    let shop = try Workshop()
    let scene = """
      canvas: { width: 120, height: 80, scale: 1 }
      colors: { brand: "#ff0000" }
      metrics: { gap: 3 }
      root: { subviews: { box: { background: brand, shadow: { radius: 2, color: black } } } }
      constraints: [ "H:|-gap-[box(20)]", "V:|-gap-[box(20)]" ]
      """
    try shop.write("pictures: none\n", to: "alrender.yaml")
    try shop.write(scene, to: "Scenes/a.yaml")
    _ = try run(shop, "record")
    let painted = scene.replacing("ff0000", with: "00ff00").replacing(
      "radius: 2", with: "radius: 4")
    try shop.write(painted, to: "Scenes/a.yaml")
    let same = try run(shop, "verify", "--ci")
    #expect(same.status == 0, "\(same.text)\(same.words)")
    try shop.write(painted.replacing("gap: 3", with: "gap: 5"), to: "Scenes/a.yaml")
    let moved = try run(shop, "verify", "--ci")
    #expect(moved.text.hasPrefix("✘ the metric 'gap' is 5, recorded as 3\n"), "\(moved.text)")
    #expect(!moved.text.contains("brand") && !moved.text.contains("shadow"), "\(moved.text)")
  }
}
