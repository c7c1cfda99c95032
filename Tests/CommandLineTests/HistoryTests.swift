import Foundation
import Testing

@Suite("history")
struct HistoryTests {
  /// A scene whose goldens were recorded in three revisions: both, the layout alone, and the picture.
  private static func shop() throws -> Workshop {
    let shop = try Workshop()
    func scene(_ width: Int, _ color: String) throws {
      try shop.write(
        """
        canvas: { width: 40, height: 30, scale: 1 }
        root: { subviews: { a: { background: \(color), frame: [0, 0, \(width), 8] } } }
        variants: { axes: { textSize: [large, accessibilityLarge] } }
        """, to: "Scenes/karte ä.yaml")
    }
    func commit(_ subject: String) throws {
      _ = try shop.run("record", "--text", "blocks")
      try shop.git("add", "-A")
      try shop.git("commit", "-qm", subject)
    }
    try shop.write("pictures: [all]\n", to: "alrender.yaml")
    try shop.git("init", "-q")
    try scene(8, "red")
    try commit("Record")
    try scene(12, "red")
    try commit("Widen <b>\u{202E}it\u{1B}[31m")
    try scene(12, "blue")
    try commit("Paint it blue")
    return shop
  }

  @Test("lists the revisions that changed a layout or a picture, as lines, JSON and a page")
  func revisions() throws {
    let shop = try Self.shop()
    try lines(shop)
    try json(shop)
    try page(shop)
  }

  @Test("shows scenes whose names Git would quote")
  func quotedNames() throws {
    let shop = try Workshop()
    try shop.git("init", "-q")
    try shop.write("pictures: [all]\n", to: "alrender.yaml")
    let names = ["Scenes/quo\"te.yaml", "Scenes/back\\slash.yaml", "Scenes/ta\tb.yaml"]
    for name in names {
      try shop.write("canvas: { width: 20, height: 10, scale: 1 }\nroot: {}\n", to: name)
    }
    _ = try shop.run("record", "--text", "blocks")
    try shop.git("add", "-A")
    try shop.git("commit", "-qm", "Record")
    for name in names {
      let run = try shop.run("history", name)
      #expect(run.status == 0 && run.text.contains("layout and picture"), "\(name) \(run.words)")
    }
  }

  // The past of a renamed scene was lost: one revision, 'Move the goldens'.
  @Test("follows a scene through its names")
  func renamed() throws {
    let shop = try Self.shop()
    for name in ["first", "second"] {
      let old = name == "first" ? "karte ä" : "first"
      try shop.git("mv", "Scenes/\(old).yaml", "Scenes/\(name).yaml")
      #expect(try shop.run("verify", "--rename", "--text", "blocks").status == 0)
      try shop.git("add", "-A")
      try shop.git("commit", "-qm", "Call it \(name)")
    }
    let run = try shop.run("history", "Scenes/second.yaml", "-o", "out")
    let subjects = run.text.split(separator: "\n").compactMap { $0.split(separator: "\t").last }
    #expect(
      subjects.map(String.init).map { $0.prefix(6) } == [
        "Call i", "Call i", "Paint ", "Widen ", "Record",
      ], "\(run.text) \(run.words)")
    #expect(shop.names.count { $0.hasPrefix("out/") && $0.hasSuffix("default@1x.png") } == 5)
    let page = String(decoding: try #require(shop.read("out/index.html")), as: UTF8.self)
    #expect(page.contains(", formerly red") && page.contains("formerly [0, 0, 8, 8]"))
    // What another scene's goldens have to do with it is nothing.
    try shop.write("root: {}", to: "Scenes/other.yaml")
    _ = try shop.run("record", "--text", "blocks", "Scenes/other.yaml")
    try shop.git("add", "-A")
    try shop.git("commit", "-qm", "Add another")
    let other = try shop.run("history", "Scenes/other.yaml")
    #expect(other.text.split(separator: "\n").count == 1)
  }

  /// The newest is first.
  private func lines(_ shop: Workshop) throws {
    let run = try shop.run("history", "Scenes/karte ä.yaml")
    #expect(run.status == 0, "\(run.words)")
    let fields = run.text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    #expect(fields.map { $0[2] } == ["picture", "layout and picture", "layout and picture"])
    #expect(fields.map { $0[3] }.first == "Paint it blue")
    #expect(!run.text.contains("\u{1B}") && !run.text.contains("\u{202E}"))
  }

  private func json(_ shop: Workshop) throws {
    let run = try shop.run("history", "Scenes/karte ä.yaml", "--format", "json")
    let items = try #require(
      try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [[String: Any]])
    #expect(items.map { $0["layout"] as? Bool } == [false, true, true])
    #expect(items.allSatisfy { $0["picture"] as? Bool == true })
    #expect(items.allSatisfy { ($0["revision"] as? String)?.count == 40 })
    #expect((items.last?["subject"] as? String) == "Record")
    #expect(items.allSatisfy { ($0["date"] as? String)?.contains("T") == true })
  }

  /// A page and a strip are beside the pictures.
  private func page(_ shop: Workshop) throws {
    let run = try shop.run("history", "Scenes/karte ä.yaml", "-o", "out")
    #expect(run.status == 0, "\(run.words)")
    #expect(shop.names.count { $0.hasPrefix("out/") && $0.hasSuffix("default@1x.png") } == 3)
    #expect(shop.read("out/strip.png") != nil)
    let page = String(decoding: try #require(shop.read("out/index.html")), as: UTF8.self)
    #expect(page.contains("Widen &lt;b&gt;") && !page.contains("<b>"))
    let own = try #require(page.firstRange(of: "alt=\"default, after\""))
    let other = try #require(page.firstRange(of: "alt=\"accessibilityLarge, after\""))
    #expect(own.lowerBound < other.lowerBound)
    // Captions were files, and nothing said what had changed.
    #expect(page.contains("<figcaption>default, before and after</figcaption>"))
    #expect(page.contains("<figcaption>default, new</figcaption>"))
    #expect(page.contains(", formerly red"), "\(page)")
    #expect(page.contains("formerly [0, 0, 8, 8]"), "\(page)")
  }

  @Test("says that there is no repository, or nothing of a scene in it")
  func nothing() throws {
    let shop = try Workshop()
    try shop.write("root: {}", to: "a.yaml")
    let outside = try shop.run("history", "a.yaml")
    #expect(outside.status == 2 && outside.words.contains("not in a Git repository"))
    try shop.git("init", "-q")
    try shop.git("commit", "-q", "--allow-empty", "-m", "Nothing")
    let unknown = try shop.run("history", "a.yaml")
    #expect(unknown.status == 2 && unknown.words.contains("no revision has goldens of it"))
  }

  /// A checkout in a container: "detected dubious ownership", as Git itself says.
  @Test("says that a repository is another user's, and how to allow it")
  func foreign() throws {
    let shop = try Workshop()
    try shop.write("root: {}", to: "a.yaml")
    try shop.git("init", "-q")
    try shop.git("commit", "-q", "--allow-empty", "-m", "Nothing")
    let foreign = ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"]
    for arguments in [["history", "a.yaml"], ["diff", "--rev", "HEAD", "--", "a.yaml"]] {
      let run = try ProgramRun.run(arguments, in: shop.folder, environment: foreign)
      #expect(run.status == 2, "\(run.words)")
      #expect(run.words.contains("git config --global --add safe.directory"), "\(run.words)")
    }
  }
}
