import Foundation
import Testing

@Suite("Whole storyboards and apps")
struct StoryboardTests {
  private static let shop = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Scenes/storyboards/shop.storyboard")
    .standardized

  private static func text() throws -> String { try String(contentsOf: shop, encoding: .utf8) }

  @Test("The canvas shows every controller with its segues, also those without a view")
  func canvas() throws {
    let shop = try Workshop()
    try shop.write(try Self.text(), to: "Main.storyboard")
    let run = try shop.run("Main.storyboard", "--canvas", "main.svg")
    #expect(run.status == 0, "\(run.words)")
    let drawn = try shop.run("Main.storyboard", "--canvas", "main.png")
    let header = try #require(PNGHeader(shop.read("main.png")))
    #expect(drawn.status == 0 && header.width > 2 * header.height, "\(header)")
  }

  @Test("Only a storyboard has a canvas")
  func noCanvas() throws {
    let shop = try Workshop()
    try shop.write(SampleScene.square, to: "card.yaml")
    let run = try shop.run("card.yaml", "--canvas", "card.png")
    #expect(run.status == 2)
    #expect(run.words.contains("is not a storyboard"))
  }

  @Test("Controllers are named by their names in lists, outputs and choices, not by their ids")
  func names() throws {
    let shop = try Workshop()
    try shop.write(try Self.text(), to: "Main.storyboard")
    #expect(
      try shop.run("list", "Main.storyboard").text.split(separator: "\n").map(String.init) == [
        "Main.storyboard#Catalog\tdefault", "Main.storyboard#Checkout\tdefault",
        "Main.storyboard#Thanks\tdefault",
      ])
    let run = try shop.run("Main.storyboard", "-o", "{scene}.png", "--root", "Checkout")
    #expect(run.status == 0 && shop.names == ["Main.png", "Main.storyboard"], "\(run.words)")
    let wrong = try shop.run("Main.storyboard", "-o", "{scene}.png", "--root", "Chekout")
    #expect(wrong.words.contains("there are 'Catalog' (cat-00-002), 'Checkout' (chk-00-002)"))
    let told = try shop.run(
      "explain", "Main.storyboard", "--root", "Catalog", "headlineLabel.top")
    #expect(told.text.contains("headlineLabel.top"), "\(told.text)\(told.words)")
    #expect(!told.text.contains("cat-00-003"))
  }

  @Test("Rows that scroll under a bar do not leave the safe area")
  func rowsUnderBars() throws {
    let shop = try Workshop()
    let documents = Self.shop.deletingLastPathComponent().appending(path: "../documents")
    for name in ["lists", "tables", "rows"] {
      let path = documents.appending(path: "\(name).storyboard").standardized.path
      let run = try ProgramRun.run(["check", path, "--all", "--text", "blocks"], in: shop.folder)
      #expect(!run.words.contains("safe area"), "\(run.words)")
    }
  }

  @Test("Every storyboard of a folder is checked in every language that it has")
  func locales() throws {
    let shop = try Workshop()
    let tight = try Self.text().replacing(
      #"<constraint firstItem="chk-00-007" firstAttribute="trailing""#,
      with: #"<constraint firstItem="chk-00-007" firstAttribute="trailing" constant="-300""#)
    try shop.write(tight, to: "App/Base.lproj/Main.storyboard")
    try shop.write(
      #""chk-00-007.normalTitle" = "Jetzt kostenpflichtig bestellen";"# + "\n",
      to: "App/de.lproj/Main.strings")
    try shop.write(
      #""cat-00-003.text" = "Frais aujourd'hui";"# + "\n", to: "App/fr.lproj/Main.strings")
    try shop.write(try Self.text(), to: "App/Plain.storyboard")
    let run = try shop.run("check", "App", "--locales", "--all")
    #expect(run.words.contains("6 scenes in 12 variants"), "\(run.words)")
    #expect(run.words.contains("locale=de") || run.words.contains("'de'"), "\(run.words)")
    #expect(run.words.contains("PayButton"))
    #expect(!run.words.contains("chk-00-007"))
  }

  @Test("The languages of a string catalog count too")
  func catalog() throws {
    let shop = try Workshop()
    try shop.write(try Self.text(), to: "App/Base.lproj/Main.storyboard")
    try shop.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"cat-00-003.text": {"localizations": {
        "ar": {"stringUnit": {"state": "translated", "value": "طازج اليوم"}},
        "ja": {"stringUnit": {"state": "translated", "value": "本日入荷"}}}}}}
      """, to: "App/mul.lproj/Main.xcstrings")
    let run = try shop.run("check", "App", "--locales")
    #expect(run.words.contains("3 scenes in 9 variants"), "\(run.words)")
  }
}
