import Foundation
import Testing

@Suite("init")
struct InitTests {
  @Test("writes a project whose scene is laid out soundly in all its variants")
  func works() throws {
    let shop = try Workshop()
    let made = try shop.run("init", "layouts")
    #expect(made.status == 0)
    #expect(made.text.contains("wrote layouts/Scenes/welcome.yaml\n"))
    #expect(made.text.contains("alrender verify"))
    let layout = try shop.run(
      "layout", "layouts/Scenes/welcome.yaml", "--all-variants", "--strict", "--text", "blocks")
    #expect(layout.words == "")
    #expect(layout.status == 0)
    #expect(layout.text.contains("أهلا"))
    // The schemas beside the scenes are not scenes.
    let check = try shop.run("check", "layouts", "--text", "blocks")
    #expect(check.status == 0, "\(check.words)")
    let scene = try #require(shop.read("layouts/Scenes/welcome.yaml"))
    #expect(scene.starts(with: Data("# yaml-language-server: $schema=../schema/scene.json".utf8)))
    #expect(shop.read("layouts/schema/scene.json") != nil)
    for settings in [".helix/languages.toml", ".nvim.lua", ".vscode/settings.json"] {
      #expect(shop.read("layouts/\(settings)") != nil, "\(settings)")
    }
    #expect(
      shop.read("layouts/.gitignore").map { String(decoding: $0, as: UTF8.self) }?
        .contains(".alrender/") == true)
  }

  @Test("proposes the devices and languages of an Xcode project, whose documents are then verified")
  func xcode() throws {
    let shop = try Workshop()
    try shop.write(
      """
      developmentRegion = English;
      knownRegions = (
        en,
        Base,
        de,
        "pt-BR",
      );
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationLandscapeLeft";
      IPHONEOS_DEPLOYMENT_TARGET = 15.0;
      TARGETED_DEVICE_FAMILY = "1,2";
      """, to: "App.xcodeproj/project.pbxproj")
    try shop.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
      </view></objects></document>
      """, to: "App/Card.xib")
    try shop.write("\"a.text\" = \"Karte\";\n", to: "App/de.lproj/Card.strings")
    let made = try ProgramRun.run(["init"], in: shop.folder, environment: ["CI": ""])
    #expect(made.status == 0, "\(made.words)")
    #expect(made.text.contains("iPhone SE 1, iPhone 16, iPad A16, en, de."), "\(made.text)")
    #expect(shop.read(".github/workflows/alrender.yml") != nil)
    #expect(shop.read("Scenes/welcome.yaml") == nil)
    let goldens = shop.names.filter { $0.hasSuffix(".layout.txt") }
    #expect(goldens.count == 6, "\(goldens)")
    let verified = try ProgramRun.run(["verify", "--ci"], in: shop.folder)
    #expect(verified.status == 0, "\(verified.text)")
  }

  /// Finb/Bark: an extension is for phones alone. Ramotion/folding-cell: fonts of its own. Bark's texts
  /// are those of its code.
  @Test("The devices are those of the app's target, and the app's fonts and translations are found")
  func targets() throws {
    let shop = try Workshop()
    func target(_ id: String, _ type: String, _ family: String) -> String {
      """
      \t\t\(id)0001 /* T */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildConfigurationList = \(id)0002 /* List */;
      \t\t\tproductType = "com.apple.product-type.\(type)";
      \t\t};
      \t\t\(id)0002 /* List */ = {
      \t\t\tisa = XCConfigurationList;
      \t\t\tbuildConfigurations = (
      \t\t\t\t\(id)0003 /* Release */,
      \t\t\t);
      \t\t};
      \t\t\(id)0003 /* Release */ = {
      \t\t\tisa = XCBuildConfiguration;
      \t\t\tbuildSettings = {
      \t\t\t\tTARGETED_DEVICE_FAMILY = "\(family)";
      \t\t\t};
      \t\t};
      \t\tknownRegions = (en, ja, Base);

      """
    }
    try shop.write(
      target("AAAA", "app-extension", "1") + target("BBBB", "application", "1,2"),
      to: "App.xcodeproj/project.pbxproj")
    try shop.write("{}", to: "App/Localizable.xcstrings")
    try shop.write("", to: "App/Own Fonts/Lato.ttf")
    try shop.write("", to: "Pods/Lato/Lato.ttf")
    let made = try shop.run("init", "--no-record")
    #expect(made.text.contains("Found App.xcodeproj: iPhone SE, iPhone 16, iPad A16, en.\n"))
    #expect(made.text.contains("Fonts of its own: App/Own Fonts.\n"))
    let configuration = shop.read("alrender.yaml").map { String(decoding: $0, as: UTF8.self) }
    #expect(configuration?.contains("fonts: ['App/Own Fonts']\n") == true)
    #expect(configuration?.contains("locale") == false)
  }

  /// 4np/TVGemist.
  @Test("An app for the Mac or Apple TV is refused, and its documents are passed over")
  func otherPlatforms() throws {
    for (system, runtime) in [("macosx", "MacOSX.Cocoa"), ("appletvos", "AppleTV")] {
      let shop = try Workshop()
      try shop.write("SDKROOT = \(system);\n", to: "App.xcodeproj/project.pbxproj")
      try shop.write(
        "<document version=\"3.0\" targetRuntime=\"\(runtime)\"><objects></objects></document>",
        to: "App/Main.storyboard")
      let made = try shop.run("init")
      #expect(made.status == 2 && made.words.contains("documents of iOS alone are laid out"))
      #expect(shop.read("alrender.yaml") == nil)
      #expect(try shop.run("check", ".").words.contains("contains no scenes"))
    }
  }

  @Test("Phones lie on their side where a property list of the app says so")
  func orientations() throws {
    let shop = try Workshop()
    try shop.write(
      "developmentRegion = en;\nINFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";\n",
      to: "App.xcodeproj/project.pbxproj")
    func devices(_ key: String) throws -> String {
      try shop.write(
        """
        <plist><dict><key>\(key)</key><array><string>UIInterfaceOrientationPortrait</string>
        <string>UIInterfaceOrientationLandscapeLeft</string></array></dict></plist>
        """, to: "App/Info.plist")
      for name in ["alrender.yaml", ".github/workflows/alrender.yml"] where shop.read(name) != nil {
        try FileManager.default.removeItem(atPath: shop.folder.appending(path: name).path)
      }
      return try shop.run("init", "--no-record").text
    }
    #expect(try devices("UISupportedInterfaceOrientations").contains("iPhone 16 landscape"))
    #expect(try !devices("UISupportedInterfaceOrientations~ipad").contains("landscape"))
  }

  @Test("writes nothing if one of its files already exists")
  func refuses() throws {
    let shop = try Workshop()
    try shop.write("scenes: Scenes\n", to: "alrender.yaml")
    let run = try shop.run("init")
    #expect(run.status == 2)
    #expect(
      run.words == """
        alrender.yaml: error: already exists; nothing was written
        hint: name another folder, as in 'alrender init layouts', or remove the file

        """)
    #expect(shop.read("Scenes/welcome.yaml") == nil)
  }
}
