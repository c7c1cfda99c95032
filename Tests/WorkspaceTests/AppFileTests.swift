import Documents
import InterfaceBuilder
import Rendering
import Scenes
import Testing
import Workspace

/// What the app around a document says: its tint, its fonts, its other storyboards.
@Suite("Files of apps")
struct AppFileTests {
  private static func project(_ settings: String) -> String {
    """
    \t\tAA000000000000000001 /* App */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = AA000000000000000002 /* List */;
    \t\t\tproductType = "com.apple.product-type.application";
    \t\t};
    \t\tAA000000000000000002 /* List */ = {
    \t\t\tbuildConfigurations = (
    \t\t\t\tAA000000000000000003 /* Debug */,
    \t\t\t);
    \t\t};
    \t\tAA000000000000000003 /* Debug */ = {
    \(settings)
    \t\t};
    """
  }

  private static func list(_ body: String) -> String {
    "<plist version=\"1.0\"><dict>\(body)</dict></plist>"
  }

  @Test(
    "The tint is the set that the project or its property list names, else the system's",
    arguments: [
      ("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand;", "", "Brand"),
      ("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = \"\";", "", nil),
      ("", "<key>NSAccentColorName</key><string>Brand</string>", "Brand"),
      ("baseConfigurationReference = AA000000000000000009;", "", "AccentColor"),
      ("", "", nil),
    ])
  func accent(settings: String, list: String, expected: String?) throws {
    let project = try TemporaryProject([
      "App.xcodeproj/project.pbxproj": Self.project(
        "\(settings)\nINFOPLIST_FILE = App/Info.plist;"),
      "App/Info.plist": Self.list(list),
    ])
    let settings = try #require(XcodeSettings(in: project.root.path))
    #expect(settings.accentColor == expected)
  }

  /// The mirror of Apple's reports, openradar-mirror#19056: Xcode adds the fonts of documents to the
  /// app's list by itself.
  @Test("An app loads the fonts that its property list or a document names, and no others")
  func fonts() throws {
    let project = try TemporaryProject([
      "App.xcodeproj/project.pbxproj": "",
      "App/Info.plist": Self.list(
        "<key>UIAppFonts</key><array><string>Fonts/Listed.ttf</string></array>"),
      "App/Fonts/Listed.ttf": "", "App/Fonts/Named.otf": "", "App/Fonts/Forgotten.ttf": "",
      "Pods/Lib/Listed.ttf": "",
      "App/Base.lproj/Main.storyboard": """
      <document><customFonts key="customFonts"><mutableArray key="Named.otf"><string>Named</string>
      </mutableArray></customFonts><font family="Named"/></document>
      """, "App/Plain.xib": "<document/>",
    ])
    func names(_ path: String, _ reach: FileReach = .everywhere) -> [String] {
      AppFonts.files(around: [project.path(path)], within: reach).map {
        String($0.dropFirst(project.root.path.count + 1))
      }
    }
    let all = ["App/Fonts/Listed.ttf", "App/Fonts/Named.otf"]
    #expect(names("App/Base.lproj/Main.storyboard") == all)
    #expect(names("App") == all)
    #expect(names("App/Plain.xib") == [])
    #expect(names("App", FileReach(below: project.path("App"))) == [])
  }

  // digitalhealthpass/dhp-ios-app: `check .` in a repository whose app is in a folder of it.
  @Test("A folder outside of any app has the fonts of the apps up to three levels below it")
  func fontsBelow() throws {
    func files(_ app: String) -> [String: String] {
      [
        "\(app)/App.xcodeproj/project.pbxproj": "",
        "\(app)/Info.plist": Self.list(
          "<key>UIAppFonts</key><array><string>Own.ttf</string></array>"),
        "\(app)/Own.ttf": "",
      ]
    }
    let apps = ["iOS", "clients/phone/ios", "Pods/Lib", "a/b/c/d"]
    let project = try TemporaryProject(
      apps.map(files).reduce(into: ["Card.xib": "<document><font family=\"x\"/></document>"]) {
        $0.merge($1) { first, _ in first }
      })
    func names(_ path: String) -> [String] {
      AppFonts.files(around: [path], within: .everywhere).map {
        String($0.dropFirst(project.root.path.count + 1))
      }
    }
    #expect(names(project.root.path) == ["iOS/Own.ttf", "clients/phone/ios/Own.ttf"])
    #expect(names(project.path("iOS")) == ["iOS/Own.ttf"])
    #expect(names(project.path("Card.xib")) == [])
  }

  private static func storyboard(_ body: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes>
    <scene sceneID="s"><objects>\(body)</objects></scene></scenes></document>
    """
  }

  private static func controller(_ title: String) -> String {
    """
    <viewController id="c" title="\(title)"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="320" height="480"/></view></viewController>
    """
  }

  /// LoopKit's plug-ins refer to storyboards in the bundle of LoopKitUI.
  @Test(
    "References find storyboards anywhere in the app: the nearest, or that of a bundle by its name",
    arguments: [
      ("", "Near"), (#"bundleIdentifier="com.shop.Kit""#, "Of the kit"),
      (#"bundleIdentifier="com.shop.Else""#, nil),
    ])
  func storyboards(bundle: String, title: String?) throws {
    let main = Self.storyboard(
      Self.controller("Main")
        + "<viewControllerPlaceholder storyboardName=\"Home\" \(bundle) id=\"r\"/>")
    let home = { Self.storyboard(Self.controller($0)) }
    let project = try TemporaryProject([
      "App.xcodeproj/project.pbxproj": "", "App/Main/Base.lproj/Main.storyboard": main,
      "Frameworks/Kit/UI/Home.storyboard": home("Of the kit"),
      "App/Home/UI/Home.storyboard": home("Near"), "Other/Home.storyboard": home("Far"),
    ])
    let reader = SceneFileReader(
      project: project.configuration, options: WorkspaceOptions(), files: WorkspaceFiles())
    let path = project.path("App/Main/Base.lproj/Main.storyboard")
    let trees = try reader.trees(of: Array(main.utf8), path: path)
    #expect(trees[0].document.referred["r"]?["title"] == title)
  }

  // pia-foss/vpn-ios, Provenance-Emu/Provenance
  @Test("Pictures that no catalog around a document has are those of the app's other catalogs")
  func otherCatalogs() throws {
    let document = Self.storyboard(Self.controller("Main")).replacing(
      "</document>",
      with: """
        <resources><image name="star" width="1" height="1"/><image name="moon" width="1" height="1"/>
        </resources></document>
        """)
    let project = try TemporaryProject([
      "App.xcodeproj/project.pbxproj": "", "Resources/UI/Main.storyboard": document,
      "App/Images.xcassets/star.imageset/Contents.json": "{}",
      "Resources/UI/Own.xcassets/moon.imageset/Contents.json": "{}",
      "App/Other.xcassets/moon.imageset/Contents.json": "{}",
    ])
    func reader(_ stated: [String]) -> SceneFileReader {
      var options = WorkspaceOptions()
      options.assetFolders = stated.map(project.path)
      return SceneFileReader(
        project: project.configuration, options: options, files: WorkspaceFiles())
    }
    let path = project.path("Resources/UI/Main.storyboard")
    func assets(_ stated: [String]) throws -> AssetCatalog? {
      try reader(stated).trees(of: Array(document.utf8), path: path)[0].assets
    }
    let found = try #require(try assets([]))
    #expect(found.hasPicture("star") && found.hasPicture("moon"))
    // What is stated is all there is.
    let stated = try #require(try assets(["Resources/UI/Own.xcassets"]))
    #expect(!stated.hasPicture("star") && stated.hasPicture("moon"))
  }

  // Xcode flattens groups: a picture of any folder is in the app's bundle by its name.
  @Test("Pictures outside of catalogs are found by name, the nearest first, within the confines")
  func pictures() throws {
    let document = Self.storyboard(Self.controller("Main")).replacing(
      "</document>",
      with: """
        <resources><image name="star" width="1" height="1"/><image name="photo.jpg"/>
        <image name="gear" catalog="system" width="1" height="1"/></resources></document>
        """)
    let project = try TemporaryProject([
      "App.xcodeproj/project.pbxproj": "", "App/UI/Main.storyboard": document,
      "App/Images/star.png": "", "App/UI/star@2x~ipad.png": "", "App/UI/stars.png": "",
      "App/photo.jpg": "", "App/UI/gear.png": "", "App/UI/star.jpg": "", "Pods/Lib/star.png": "",
      "App/Other.xcassets/star.imageset/star.png": "",
    ])
    let names = Set(AssetCatalog.pictureNames(in: Array(document.utf8)))
    #expect(names == ["star", "photo.jpg"])
    func found(_ path: String, _ reach: FileReach = .everywhere) -> [String] {
      CatalogSearch.pictures(around: project.path(path), named: names, within: reach).map {
        String($0.dropFirst(project.root.path.count + 1))
      }
    }
    #expect(
      found("App/UI/Main.storyboard")
        == ["App/UI/star@2x~ipad.png", "App/photo.jpg", "App/Images/star.png"])
    let reach = FileReach(below: project.path("App/UI"))
    #expect(found("App/UI/Main.storyboard", reach) == ["App/UI/star@2x~ipad.png"])
    let reader = SceneFileReader(
      project: project.configuration, options: WorkspaceOptions(), files: WorkspaceFiles())
    let path = project.path("App/UI/Main.storyboard")
    #expect(try reader.trees(of: Array(document.utf8), path: path).count == 1)
  }
}
