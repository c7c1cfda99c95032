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

  @Test("One picture of several controllers is the canvas, and a note says how to get each")
  func onePicture() throws {
    let shop = try Workshop()
    try shop.write(try Self.text(), to: "Main.storyboard")
    let whole = try shop.run("Main.storyboard", "-o", "whole.svg")
    #expect(whole.status == 0, "\(whole.words)")
    #expect(whole.words.contains("shows all 3 controllers, as on Interface Builder's canvas"))
    #expect(
      whole.words.contains("'--root \"Catalog\"' draws one alone, '-o FOLDER/' each in a file"))
    _ = try shop.run("Main.storyboard", "--canvas", "canvas.svg")
    #expect(try shop.read("whole.svg") == shop.read("canvas.svg"))
    let one = try shop.run("Main.storyboard", "-o", "one.svg", "--root", "Catalog")
    #expect(one.status == 0 && !one.words.contains("shows all"), "\(one.words)")
    let twice = try shop.run("Main.storyboard", "-o", "a.png", "--matrix", "direction=ltr,rtl")
    #expect(twice.status == 64 && twice.words.contains("name a folder"), "\(twice.words)")
  }

  @Test("A nib's views are drawn side by side, a storyboard of references as boxes")
  func wholeDocuments() throws {
    let shop = try Workshop()
    try shop.write(try Self.text(), to: "Main.storyboard")
    try shop.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <view id="one"><rect key="frame" x="0" y="0" width="80" height="40"/></view>
          <view id="two"><rect key="frame" x="0" y="0" width="80" height="40"/></view>
        </objects>
      </document>
      """, to: "Two.xib")
    let nib = try shop.run("Two.xib", "-o", "two.png")
    #expect(nib.status == 0 && nib.words.contains("shows all 2 views"), "\(nib.words)")
    try shop.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22154" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects>
          <viewControllerPlaceholder storyboardName="Other" id="p" sceneMemberID="viewController"/>
        </objects></scene></scenes>
      </document>
      """, to: "References.storyboard")
    let boxes = try shop.run("References.storyboard", "-o", "boxes.png")
    #expect(boxes.status == 0 && shop.names.contains("boxes.png"), "\(boxes.words)")
  }

  @Test(
    "A folder takes a file of each controller, whether it exists or not",
    arguments: ["out", "out/"])
  func folders(out: String) throws {
    let shop = try Workshop()
    try shop.write(try Self.text(), to: "Main.storyboard")
    func made(_ words: String...) throws -> [String] {
      let run = try ProgramRun.run(["Main.storyboard"] + words + [out], in: shop.folder)
      #expect(run.status == 0, "\(run.words)")
      return try FileManager.default.contentsOfDirectory(
        atPath: shop.folder.appending(path: "out").path
      ).sorted()
    }
    let names = ["Catalog", "Checkout", "Thanks"].map { "Main#\($0)" }
    #expect(try made("-o") == names.map { "\($0).png" })
    #expect(try made("--canvas") == names.map { "\($0).png" } + ["Main.png"])
    try FileManager.default.removeItem(at: shop.folder.appending(path: "out"))
    let converted = try shop.run("convert", "Main.storyboard", "-o", out)
    #expect(converted.status == 0, "\(converted.words)")
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: shop.folder.appending(path: "out").path
      ).sorted() == names.map { "\($0).yaml" })
    let variants = try shop.run(
      "Main.storyboard", "--root", "Thanks", "--matrix", "direction=ltr,rtl", "-o", "v/")
    #expect(variants.status == 0, "\(variants.words)")
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: shop.folder.appending(path: "v").path
      ).count == 2)
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
    #expect(wrong.words.contains("there are 'Catalog' (cat-00-001), 'Checkout' (chk-00-001)"))
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

  @Test("Without an entry in its own language, a catalog leaves the document's texts as they are")
  func catalogWithoutSource() throws {
    let shop = try Workshop()
    try shop.write(try Self.text(), to: "App/Base.lproj/Main.storyboard")
    let own = try shop.run("layout", "App/Base.lproj/Main.storyboard", "--root", "Catalog").text
    try shop.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"cat-00-003.text": {"localizations": {
        "ja": {"stringUnit": {"state": "translated", "value": "本日入荷"}}}}}}
      """, to: "App/mul.lproj/Main.xcstrings")
    func laidOut(_ words: String...) throws -> String {
      let path = "App/Base.lproj/Main.storyboard"
      return try ProgramRun.run(
        ["layout", path, "--root", "Catalog"] + words, in: shop.folder
      ).text
    }
    #expect(try laidOut() == own)
    #expect(try laidOut("--locale", "ja") != own)
  }

  // MARK: Names and presentations

  /// Two controllers with one long name, and one that a contained controller presents over the screen.
  private static let named = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina5_5" orientation="portrait"/>
      <scenes>
        <scene sceneID="s1"><objects><viewController customClass="TideHarbourCalendarPermissionRequestController" id="one"><view key="view" id="v1">
          <rect key="frame" x="0" y="0" width="414" height="736"/><subviews><containerView id="c1">
          <rect key="frame" x="0" y="0" width="414" height="64"/><connections>
          <segue destination="strip" kind="embed" id="g1"/></connections></containerView></subviews>
        </view></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController customClass="TideHarbourCalendarPermissionRequestController" id="two"><view key="view" id="v2">
          <rect key="frame" x="0" y="0" width="414" height="736"/></view></viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController id="strip"><view key="view" id="v3">
          <rect key="frame" x="0" y="0" width="414" height="64"/></view><connections>
          <segue destination="full" kind="presentation" modalPresentationStyle="fullScreen" id="g2"/>
          <segue destination="card" kind="presentation" id="g3"/></connections></viewController></objects></scene>
        <scene sceneID="s4"><objects><viewController id="full"><view key="view" id="v4">
          <rect key="frame" x="0" y="0" width="414" height="64"/></view></viewController></objects></scene>
        <scene sceneID="s5"><objects><viewController id="card"><view key="view" id="v5">
          <rect key="frame" x="0" y="0" width="414" height="64"/></view></viewController></objects></scene>
      </scenes>
    </document>
    """

  @Test("Long names are whole, and a controller's own id tells two of one name apart")
  func longNames() throws {
    let workshop = try Workshop()
    try workshop.write(Self.named, to: "Main.storyboard")
    let name = "TideHarbourCalendarPermissionRequestController"
    let list = try workshop.run("list", "Main.storyboard")
    #expect(list.text.contains("Main.storyboard#\(name)\t"), "\(list.text)")
    for (root, view) in [(name, "v1"), ("one", "v1"), ("two", "v2"), ("v2", "v2")] {
      let run = try workshop.run(
        "layout", "Main.storyboard", "--root", root, "--text", "blocks")
      #expect(run.status == 0, "\(run.words)")
      #expect(run.text.contains("\n\(view) view (0 0; 414 736)"), "\(root): \(run.text)")
    }
    let wrong = try workshop.run("layout", "Main.storyboard", "--root", "three")
    #expect(wrong.words.contains("'\(name)' (one)"), "\(wrong.words)")
  }

  @Test("What a contained controller presents over the screen has the screen's size")
  func presentations() throws {
    let workshop = try Workshop()
    try workshop.write(Self.named, to: "Main.storyboard")
    func size(_ root: String, _ options: String...) throws -> Substring? {
      let words = ["layout", "Main.storyboard", "--root", root, "--text", "blocks"] + options
      return try ProgramRun.run(words, in: workshop.folder).text.split(separator: "\n").first?
        .split(separator: " ").last
    }
    #expect(try size("full") == "414x736@3x")
    #expect(try size("full", "--intrinsic", "recorded") == "414x64@3x")
    #expect(try size("card") == "414x64@3x")
    #expect(try size("strip") == "414x64@3x")
  }
}
