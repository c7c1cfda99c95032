import Foundation
import Testing

extension RevisionTests {
  @Test("Two folders without anything to compare are not called equal")
  func bareFolders() throws {
    let workshop = try Workshop()
    try workshop.write("a note\n", to: "a/note.txt")
    try workshop.write("another note\n", to: "b/note.txt")
    let run = try workshop.run("diff", "a", "b")
    #expect(run.status == 2)
    #expect(run.words.hasPrefix("a: error: neither this folder nor 'b' holds a scene"))
  }

  @Test(
    "Two folders are compared as two revisions of one are: scenes, documents, components, texts")
  func folders() throws {
    let shop = try Workshop()
    try Self.writeFolder(in: shop, "old/App", parts: "old/parts.yaml")
    try Self.writeFolder(in: shop, "App", parts: "parts.yaml")
    let same = try shop.run("diff", "old/App", "App")
    #expect(same.status == 0 && same.text.isEmpty, "\(same.text)")
    #expect(same.words == "6 files compared, 0 different\n")
    // Outside the folders, but named by a scene of each.
    try shop.write(Self.parts.replacing("[20, 20]", with: "[20, 30]"), to: "parts.yaml")
    try shop.write("\"pay\" = \"Pay now\";\n", to: "App/en.lproj/L.strings")
    try shop.write(try Self.moved(), to: "App/Main.storyboard")
    try shop.write(Self.lone.replacing("[20, 20]", with: "[9, 9]"), to: "App/lone.yaml")
    try FileManager.default.removeItem(at: shop.folder.appending(path: "App/gone.yaml"))
    try shop.write(SampleScene.square, to: "App/new.yaml")
    let run = try shop.run("diff", "old/App", "App")
    #expect(run.status == 1, "\(run.words)")
    for words in [
      "App/Main.storyboard", Self.sentence, "App/a.yaml",
      "'title' reads \"Pay now\", formerly \"Pay\"",
      "became 10 pt taller", "App/en.lproj/L.strings", "'pay' is \"Pay now\", formerly \"Pay\"",
      "App/gone.yaml", "the file was removed", "App/new.yaml", "the file was added",
      "App/lone.yaml: no frame changed: no scene uses these components",
    ] {
      #expect(run.text.contains(words), "\(words)\n\(run.text)")
    }
    #expect(!run.text.contains("b.yaml"))
    #expect(run.words == "7 files compared, 5 different\n")
    try FileManager.default.createDirectory(
      at: shop.folder.appending(path: "empty"), withIntermediateDirectories: false)
    let gone = try shop.run("diff", "App", "empty")
    #expect(gone.status == 1 && gone.words == "6 files compared, 6 different\n", "\(gone.words)")
  }

  private static let parts =
    "components: { box: { view: { intrinsicContentSize: [20, 20] } } }\n"
  private static let lone =
    "components: { lone: { view: { intrinsicContentSize: [20, 20] } } }\n"

  private static func writeFolder(in shop: Workshop, _ folder: String, parts: String) throws {
    let scene = """
      include: ../parts.yaml
      strings: { en: en.lproj/L.strings }
      canvas: { width: 200, height: 100 }
      root: { subviews: { title: { type: label, key: pay }, box: { type: box } } }
      constraints: [title.top == root.top, title.left == root.left, box.top == root.top + 40, box.left == root.left]

      """
    try shop.write(Self.parts, to: parts)
    try shop.write(scene, to: "\(folder)/a.yaml")
    try shop.write(lone, to: "\(folder)/lone.yaml")
    try shop.write("\"pay\" = \"Pay\";\n", to: "\(folder)/en.lproj/L.strings")
    try shop.write(SampleScene.square, to: "\(folder)/b.yaml")
    try shop.write(SampleScene.square, to: "\(folder)/gone.yaml")
    try shop.write(try Self.shop(), to: "\(folder)/Main.storyboard")
  }

  @Test("All variants are compared on request, and what some have alone says which")
  func variants() throws {
    let shop = try Workshop()
    try git(shop, "init", "-q", "-b", "main")
    let scene = """
      strings: { en: en.lproj/L.strings, de: de.lproj/L.strings }
      canvas: { width: 300, height: 100 }
      variants: { axes: { locale: [en, de], direction: [ltr, rtl] } }
      root: { subviews: { a: { type: label, key: hi }, b: { intrinsicContentSize: [9, 9] } } }
      constraints: ["H:|-20-[a]-[b]", a.top == root.top, b.top == root.top]

      """
    try shop.write(scene, to: "s.yaml")
    try shop.write("\"hi\" = \"Hi\";\n", to: "en.lproj/L.strings")
    try shop.write("\"hi\" = \"Hallo\";\n", to: "de.lproj/L.strings")
    try git(shop, "add", "-A")
    try git(shop, "commit", "-q", "-m", "One")
    try shop.write("\"hi\" = \"Guten Morgen\";\n", to: "de.lproj/L.strings")
    let one = try shop.run("diff", "--rev", "HEAD", "s.yaml")
    #expect(!one.text.contains("Guten Morgen"), "\(one.text)")
    // The default variant alone has no difference here.
    let left = "3 more variants were not compared; '--all-variants' compares them, too\n"
    #expect(one.text == left && one.status == 0, "\(one.text)")
    let all = try shop.run("diff", "--rev", "HEAD", "--all-variants", "s.yaml", "-o", "pictures")
    #expect(all.status == 1, "\(all.words)")
    // Where a variant shows none of its texts, a file is no cause.
    #expect(
      all.text.contains(
        "the file 'de.lproj/L.strings' has changed, in 2 of 4 variants ('de', 'de+rtl')\n"),
      "\(all.text)")
    #expect(
      all.text.contains("formerly \"Hallo\", in 2 of 4 variants ('de', 'de+rtl')"), "\(all.text)")
    #expect(shop.names.contains("pictures/s.de.after.png"))
    #expect(!all.text.contains("not compared"))
    let json = try shop.run(
      "diff", "--rev", "HEAD", "--all-variants", "s.yaml", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
    let findings = try #require(object?["findings"] as? [[String: Any]])
    #expect(findings.contains { $0["variants"] as? [String] == ["de", "de+rtl"] })
  }

  @Test("A folder's scenes are compared, also where only a component, a text or a picture changed")
  func folder() throws {
    let shop = try Workshop()
    try git(shop, "init", "-q", "-b", "main")
    let scene = """
      include: parts.yaml
      strings: { en: en.lproj/L.strings }
      canvas: { width: 200, height: 100 }
      root: { subviews: { title: { type: label, key: pay }, box: { type: box } } }
      constraints: [title.top == root.top, title.left == root.left, box.top == root.top + 40, box.left == root.left]

      """
    let parts = "components: { box: { view: { intrinsicContentSize: [20, 20] } } }\n"
    try shop.write(scene, to: "App/a.yaml")
    try shop.write(parts, to: "App/parts.yaml")
    try shop.write("\"pay\" = \"Pay\";\n", to: "App/en.lproj/L.strings")
    try shop.write(SampleScene.square, to: "App/b.yaml")
    try shop.write(SampleScene.square, to: "App/gone.yaml")
    try shop.write("tool: settings\n", to: "App/other.yaml")
    try git(shop, "add", "-A")
    try git(shop, "commit", "-q", "-m", "One")
    #expect(try shop.run("diff", "--rev", "HEAD", "--", "App").status == 0)
    try shop.write(parts.replacing("[20, 20]", with: "[20, 30]"), to: "App/parts.yaml")
    try shop.write("\"pay\" = \"Pay now\";\n", to: "App/en.lproj/L.strings")
    try shop.write("tool: others\n", to: "App/other.yaml")
    try FileManager.default.removeItem(at: shop.folder.appending(path: "App/gone.yaml"))
    let expected = [
      "App/a.yaml", "the file 'en.lproj/L.strings' has changed",
      "'title' reads \"Pay now\", formerly \"Pay\"", "became 10 pt taller",
      "App/en.lproj/L.strings", "'pay' is \"Pay now\", formerly \"Pay\"",
      "App/gone.yaml", "the file was removed",
    ]
    let run = try shop.run("diff", "--rev", "HEAD", "--", "App")
    #expect(run.status == 1, "\(run.words)")
    for words in expected { #expect(run.text.contains(words), "\(words)\n\(run.text)") }
    #expect(!run.text.contains("b.yaml") && !run.text.contains("other.yaml"))
    try git(shop, "add", "-A")
    try git(shop, "commit", "-q", "-m", "Two")
    #expect(try shop.run("diff", "--rev", "HEAD", "--", "App").text.isEmpty)
    let both = try shop.run("diff", "--rev", "HEAD~1..HEAD", "--", "App/")
    #expect(both.text == run.text, "\(both.text)")
    let back = try shop.run("diff", "--rev", "HEAD..HEAD~1", "--", "App")
    #expect(back.text.contains("'title' reads \"Pay\", formerly \"Pay now\""), "\(back.text)")
    #expect(back.text.contains("the file was added"))
  }

  @Test("The translations of a document name its views, and are followed by what they move")
  func translations() throws {
    let shop = try Workshop()
    try git(shop, "init", "-q", "-b", "main")
    try shop.write(try Self.shop(), to: "App/Base.lproj/Main.storyboard")
    let id = try #require(
      Self.shop().firstMatch(of: #/<label [^>]*text="[^"]+"[^>]* id="(?<id>[^"]+)"/#)?.id)
    try shop.write("\"\(id).text\" = \"Neu\";\n", to: "App/de.lproj/Main.strings")
    try git(shop, "add", "-A")
    try git(shop, "commit", "-q", "-m", "Add the shop")
    try shop.write(
      "\"\(id).text\" = \"Neu und ausgesprochen lang\";\n", to: "App/de.lproj/Main.strings")
    let run = try shop.run("diff", "--rev", "main", "--", "App/de.lproj/Main.strings")
    #expect(run.status == 1 && !run.text.contains(id), "\(run.text)\(run.words)")
    #expect(run.text.contains("the text of "), "\(run.text)")
    #expect(
      run.text.contains("\n  in Main.storyboard: the text of headlineLabel is now cut off\n"),
      "\(run.text)")
  }

  @Test("Each controller of a storyboard that differs has a picture before and one after")
  func controllers() throws {
    let shop = try Workshop()
    try git(shop, "init", "-q", "-b", "main")
    try shop.write(try Self.shop(), to: "Main.storyboard")
    try git(shop, "add", "-A")
    try git(shop, "commit", "-q", "-m", "Add the shop")
    let other = #"secondAttribute="top" constant="16" id="cns-00-021""#
    let text = try Self.moved().replacing(other, with: other.replacing("16", with: "30"))
    try shop.write(text, to: "Main.storyboard")
    let run = try shop.run("diff", "--rev", "main", "-o", "pictures", "--", "Main.storyboard")
    #expect(run.status == 1, "\(run.words)")
    let names = ["Catalog", "Checkout"].flatMap { name in
      ["after", "before"].map { "pictures/Main/\(name).\($0).png" }
    }
    #expect(shop.names.filter { $0.hasSuffix(".png") }.sorted() == names, "\(shop.names)")
  }

  @Test("A file that Git calls renamed is compared with the one it was")
  func renames() throws {
    let shop = try Workshop()
    try git(shop, "init", "-q", "-b", "main")
    try shop.write(try Self.shop(), to: "Old.storyboard")
    try git(shop, "add", "-A")
    try git(shop, "commit", "-q", "-m", "Add the shop")
    try git(shop, "mv", "Old.storyboard", "New.storyboard")
    let same = try shop.run("diff", "--rev", "main")
    #expect(same.status == 0, "\(same.words)")
    #expect(same.text == "New.storyboard, formerly 'Old.storyboard': the same content\n")
    try shop.write(try Self.moved(), to: "New.storyboard")
    let run = try shop.run("diff", "--rev", "main", "--", "New.storyboard")
    #expect(run.status == 1 && run.text.contains(Self.sentence), "\(run.text)\(run.words)")
    #expect(
      run.text.hasPrefix("New.storyboard, formerly 'Old.storyboard', Catalog: "), "\(run.text)")
  }
}
