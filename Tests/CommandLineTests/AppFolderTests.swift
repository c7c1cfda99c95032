import Foundation
import Testing

/// Folders of whole apps, as people name them: what is no scene is passed over.
@Suite("Folders of apps")
struct AppFolderTests {
  private static let view = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <view id="v1v-1v-v1v"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/></view>
      </objects>
    </document>
    """

  private static let references = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    initialViewController="t1t-1t-t1t">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <tabBarController id="t1t-1t-t1t" sceneMemberID="viewController">
              <tabBar key="tabBar" id="b1b-1b-b1b"/>
              <connections><segue destination="r1r-1r-r1r" kind="relationship" \
    relationship="viewControllers" id="x1x-1x-x1x"/></connections>
            </tabBarController>
          </objects>
          <point key="canvasLocation" x="0" y="0"/>
        </scene>
        <scene sceneID="s2">
          <objects>
            <viewControllerPlaceholder storyboardName="Home" id="r1r-1r-r1r" \
    sceneMemberID="viewController"/>
          </objects>
          <point key="canvasLocation" x="800" y="0"/>
        </scene>
      </scenes>
    </document>
    """

  @Test("An empty file is anybody's, and a link to an enclosing folder leads nowhere")
  func emptyFiles() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "App/square.yaml")
    try workshop.write("", to: "App/empty.yaml")
    for target in ["/", "..", "."] {
      try FileManager.default.createSymbolicLink(
        atPath: workshop.folder.appending(path: "App/to\(target.count)\(target == "/")").path,
        withDestinationPath: target)
    }
    let run = try workshop.run("list", "App")
    #expect(run.status == 0 && run.text == "App/square.yaml\tdefault\n", "\(run.text)\(run.words)")
    #expect(run.words.contains("1 file was passed over"), "\(run.words)")
  }

  @Test("A configuration whose link leads nowhere is an error, not the absence of one")
  func danglingConfiguration() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "Scenes/square.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.folder.appending(path: "alrender.yaml").path,
      withDestinationPath: "../shared/alrender.yaml")
    let run = try workshop.run("list")
    #expect(run.status == 2 && run.words.contains("alrender.yaml"), "\(run.words)")
  }

  private func app() throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(Self.view, to: "App/Card.xib")
    try workshop.write(SampleScene.square, to: "App/square.yaml")
    try workshop.write("{\"v\":\"5.5\",\"fr\":30,\"layers\":[]}", to: "App/spinner.json")
    try workshop.write(
      "name: Tide\ntargets:\n  Tide: { type: application }\n", to: "App/project.yml")
    try workshop.write("a: 1\n", to: "App/data.yaml")
    return workshop
  }

  // XcodeGen's project.yml, Lottie's animations and SwiftLint's settings lie beside documents.
  @Test("What is no scene is passed over and counted, by every command that takes a folder")
  func passedOver() throws {
    let workshop = try app()
    for verb in ["list", "check"] {
      let run = try workshop.run(verb, "App", "--text", "blocks")
      #expect(run.status == 0, "\(verb): \(run.words)")
      #expect(
        run.words.contains(
          "App: note: 3 files were passed over, YAML or JSON without a scene: 'App/data.yaml', "
            + "'App/project.yml', 'App/spinner.json'\n"), "\(verb): \(run.words)")
    }
    #expect(
      try workshop.run("list", "App").text
        == "App/Card.xib#view\tdefault\nApp/square.yaml\tdefault\n")
    #expect(try workshop.run("record", "App", "--text", "blocks").status == 1)
    #expect(try workshop.run("verify", "App", "--text", "blocks", "--ci").status == 0)
    // Named by itself, such a file is what it is: no scene.
    #expect(try workshop.run("layout", "App/data.yaml").status == 2)
  }

  @Test("A scene that no longer says so is an error as long as it has goldens")
  func damaged() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "Scenes/square.yaml")
    #expect(try workshop.run("record", "--text", "blocks").status == 1)
    try workshop.write("rot: {}\n", to: "Scenes/square.yaml")
    let run = try workshop.run("verify", "--text", "blocks", "--ci")
    #expect(run.status == 2)
    #expect(run.words.contains("Scenes/square.yaml:1:1: error: "), "\(run.words)")
  }

  @Test("The program's own files are never scenes, wherever goldens and scenes lie")
  func ownFiles() throws {
    for (configuration, place) in [("scenes: .\n", nil), ("goldens: Scenes\n", nil), ("", ".")] {
      let workshop = try Workshop()
      try workshop.write(SampleScene.square, to: "Scenes/square.yaml")
      try workshop.write(configuration, to: "alrender.yaml")
      let paths = [place].compactMap(\.self)
      func run(_ verb: String, _ options: String...) throws -> ProgramRun {
        try ProgramRun.run([verb] + paths + options, in: workshop.folder)
      }
      #expect(try run("record").status == 1)
      for _ in 0..<2 {
        let run = try run("verify", "--ci", "--report", "Scenes/report")
        #expect(run.status == 0, "\(configuration) \(run.text)\(run.words)")
        #expect(!run.words.contains("passed over"), "\(run.words)")
      }
    }
  }

  @Test("A storyboard of references has nothing to lay out, and its canvas shows the boxes")
  func references() throws {
    let workshop = try Workshop()
    try workshop.write(Self.references, to: "App/Main.storyboard")
    try workshop.write(Self.view, to: "App/Card.xib")
    let check = try workshop.run("check", "App", "--text", "blocks")
    #expect(check.status == 0, "\(check.words)")
    #expect(
      check.words.contains("Main.storyboard:2:1: note: the document has no view"), "\(check.words)")
    let canvas = try workshop.run(
      "render", "App/Main.storyboard", "--canvas", "main.png", "--text", "blocks")
    #expect(canvas.status == 0, "\(canvas.words)")
    #expect(PNGHeader(workshop.read("main.png")) != nil)
    // One picture of a document is its canvas; a picture of one of its views is something else.
    #expect(try workshop.run("App/Main.storyboard", "-o", "whole.png").status == 0)
    #expect(try workshop.run("App/Main.storyboard", "-o", "{scene}.png").status == 2)
  }

  @Test("Documents for other platforms are passed over in a folder, and an error by name")
  func platforms() throws {
    let workshop = try Workshop()
    try workshop.write(Self.view, to: "App/Card.xib")
    for (name, type, runtime) in [
      ("Mac.xib", "com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa"),
      ("Watch.storyboard", "com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit"),
    ] {
      let text = Self.view
        .replacingOccurrences(of: "com.apple.InterfaceBuilder3.CocoaTouch.XIB", with: type)
        .replacingOccurrences(of: "iOS.CocoaTouch", with: runtime)
      try workshop.write(text, to: "App/\(name)")
    }
    let check = try workshop.run("check", "App", "--text", "blocks")
    #expect(check.status == 0, "\(check.words)")
    #expect(
      check.words.contains(
        "2 files were passed over, documents for other platforms: 'App/Mac.xib', "
          + "'App/Watch.storyboard'"), "\(check.words)")
    #expect(try workshop.run("check", "App/Mac.xib").status == 2)
  }

  @Test("A project's scenes may be several folders, files and patterns, each scene once")
  func lists() throws {
    let workshop = try Workshop()
    for name in [
      "Modules/A/Screens/one", "Modules/B/Screens/two", "Modules/B/data/no", "Cards/three",
    ] {
      try workshop.write(SampleScene.square, to: "\(name).yaml")
    }
    try workshop.write(
      "scenes: [Modules/*/Screens, Cards/three.yaml, Cards]\nexclude: Modules/B\n",
      to: "alrender.yaml")
    let list = try workshop.run("list")
    #expect(
      list.text == "Modules/A/Screens/one.yaml\tdefault\nCards/three.yaml\tdefault\n",
      "\(list.words)")
    #expect(try workshop.run("record", "--text", "blocks").status == 1)
    #expect(workshop.read("goldens/Modules/A/Screens/one/default.layout.txt") != nil)
    try workshop.write("scenes: ['Modules/**/*.yaml']\n", to: "alrender.yaml")
    #expect(try workshop.run("list").text.split(separator: "\n").count == 3)
  }

  // pre-commit passes the names of all files that were changed.
  @Test("Files that a hook names and that are no scenes are passed over; an excluded scene is not")
  func hook() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "Scenes/square.yaml")
    try workshop.write("root: [\n", to: "Scenes/broken/wrong.yaml")
    try workshop.write("exclude: broken\n", to: "alrender.yaml")
    try workshop.write("\"a\" = \"b\";\n", to: "Scenes/en.lproj/Localizable.strings")
    let run = try workshop.run(
      "check", "alrender.yaml", "Scenes/square.yaml", "Scenes/en.lproj/Localizable.strings",
      "--text", "blocks")
    #expect(run.status == 0, "\(run.words)")
    #expect(
      run.words.contains("alrender.yaml: note: is not a scene of the project, and was passed over"))
    // `exclude` keeps a search from finding scenes; who names one wants it, as with Ruff.
    let named = try workshop.run("check", "Scenes/broken/wrong.yaml", "--text", "blocks")
    #expect(named.words.hasPrefix("Scenes/broken/wrong.yaml:"), "\(named.words)")
    #expect(named.status == 2)
    #expect(try workshop.run("check", "Scenes/missing.strings").status == 2)
  }

  @Test("A conflict that was not resolved is said at its line, in scenes, documents and strings")
  func conflicts() throws {
    let workshop = try Workshop()
    let marks = "<<<<<<< HEAD\n  a: 1\n=======\n  b: 2\n>>>>>>> main\n"
    try workshop.write("root:\n\(marks)", to: "card.yaml")
    try workshop.write(
      Self.view.replacingOccurrences(of: "  <objects>", with: marks), to: "Card.xib")
    try workshop.write("root: {}\nstrings: en.strings\n", to: "texts.yaml")
    try workshop.write("\"a\" = \"b\";\n\(marks)", to: "en.strings")
    for (name, file, line) in [
      ("card.yaml", "card.yaml", 2), ("Card.xib", "Card.xib", 3), ("texts.yaml", "en.strings", 2),
    ] {
      let run = try workshop.run("layout", name)
      #expect(run.status == 2)
      #expect(run.words.hasPrefix("\(file):\(line):1: error: this is a conflict"), "\(run.words)")
    }
  }

  /// openfoodfacts-ios: `localizableString` names the key of each text.
  @Test("Texts that runtime attributes name come from the app's own tables, in each language")
  func attributes() throws {
    let shop = try Workshop()
    try shop.write(
      Self.view.replacing(
        "</view>",
        with: """
          <subviews><label text="Design" id="l1l-1l-l1l">
          <rect key="frame" x="8" y="8" width="100" height="20"/>
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
          keyPath="localizableString" value="home.title"/></userDefinedRuntimeAttributes>
          </label></subviews></view>
          """), to: "App/Views/Card.xib")
    try shop.write("developmentRegion = en;\n", to: "App.xcodeproj/project.pbxproj")
    try shop.write("\"home.title\" = \"Home\";\n", to: "App/Resources/en.lproj/Localizable.strings")
    try shop.write(
      "\"home.title\" = \"Start\";\n", to: "App/Resources/de.lproj/Localizable.strings")
    func text(_ options: String...) throws -> String {
      try ProgramRun.run(["layout", "App/Views/Card.xib"] + options, in: shop.folder).text
    }
    #expect(try text().contains("\"Home\""))
    #expect(try text("--locale", "de").contains("\"Start\""))
    #expect(try text("--locale", "fr").contains("\"Home\""))
    let checked = try shop.run("check", "App", "--locales")
    #expect(checked.words.contains("1 scene in 2 variants"), "\(checked.words)")
  }

  @Test("A text that is a key of the app's own tables is shown as what they say")
  func keys() throws {
    let shop = try Workshop()
    try shop.write(
      Self.view.replacing(
        "</view>",
        with: """
          <subviews><label text="home.title" id="l1l-1l-l1l">
          <rect key="frame" x="8" y="8" width="100" height="20"/></label>
          <label text="apple.com" id="l2l-2l-l2l">
          <rect key="frame" x="8" y="30" width="100" height="20"/></label>
          <button buttonType="system" id="b1b-1b-b1b">
          <rect key="frame" x="8" y="60" width="100" height="20"/>
          <state key="normal" title="HOME_BUY"/></button></subviews></view>
          """), to: "App/Card.xib")
    try shop.write("developmentRegion = en;\n", to: "App.xcodeproj/project.pbxproj")
    try shop.write(
      "\"home.title\" = \"Home\";\n\"HOME_BUY\" = \"Buy\";\n",
      to: "App/en.lproj/Localizable.strings")
    try shop.write("\"HOME_BUY\" = \"Kaufen\";\n", to: "App/de.lproj/Localizable.strings")
    func text(_ options: String...) throws -> String {
      try ProgramRun.run(["layout", "App/Card.xib"] + options, in: shop.folder).text
    }
    let english = try text()
    for word in ["\"Home\"", "\"Buy\"", "\"apple.com\""] { #expect(english.contains(word)) }
    let german = try text("--locale", "de")
    for word in ["\"Home\"", "\"Kaufen\""] { #expect(german.contains(word)) }
  }

  /// openradar-mirror#19056.
  @Test("Fonts of the app need no option")
  func fonts() throws {
    let shop = try Workshop()
    try shop.write("developmentRegion = en;\n", to: "App.xcodeproj/project.pbxproj")
    try shop.write(
      Self.view.replacing(
        "</view>",
        with: """
          <subviews><label text="HI" id="l1l-1l-l1l">
          <rect key="frame" x="8" y="8" width="100" height="20"/>
          <fontDescription key="fontDescription" name="AxisBars" family="Axis Bars" pointSize="17"/>
          </label></subviews></view>
          """
      ).replacing(
        "<objects>",
        with:
          "<customFonts key=\"customFonts\"><array key=\"AxisBars.ttf\"/></customFonts><objects>"),
      to: "App/Card.xib")
    let without = try shop.run("layout", "App/Card.xib")
    #expect(without.words.contains("no font family 'Axis Bars'"), "\(without.words)")
    let font = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fonts/AxisBars.ttf")
    try FileManager.default.copyItem(at: font, to: shop.folder.appending(path: "App/AxisBars.ttf"))
    let with = try shop.run("layout", "App/Card.xib", "--format", "json")
    #expect(with.words == "" && with.text.contains("Axis Bars"), "\(with.words)")
  }
}
