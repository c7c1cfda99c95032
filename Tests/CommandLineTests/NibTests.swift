import Foundation
import Testing

@Suite("Interface Builder documents at the command line")
struct NibTests {
  private static let nibs = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../Nibs").standardized

  /// A storyboard with two scenes side by side; the first has a picture and texts.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes>
        <scene sceneID="s1"><objects><viewController id="vc1" title="First">
          <view key="view" contentMode="scaleToFill" id="one">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
              <label userLabel="Title Label" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="ttl">
                <rect key="frame" x="16" y="0" width="42" height="20.5"/>
              </label>
              <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="btn">
                <rect key="frame" x="16" y="60" width="46" height="30"/>
                <state key="normal" title="Send"/>
              </button>
              <imageView image="badge" translatesAutoresizingMaskIntoConstraints="NO" id="img">
                <rect key="frame" x="16" y="120" width="20" height="10"/>
                <color key="backgroundColor" name="brand"/>
              </imageView>
            </subviews>
            <constraints>
              <constraint firstItem="ttl" firstAttribute="leading" secondItem="one" secondAttribute="leadingMargin" id="c1"/>
              <constraint firstItem="ttl" firstAttribute="top" secondItem="one" secondAttribute="top" id="c2"/>
              <constraint firstItem="btn" firstAttribute="leading" secondItem="ttl" secondAttribute="leading" id="c3"/>
              <constraint firstItem="btn" firstAttribute="top" secondItem="one" secondAttribute="top" constant="60" id="c4"/>
              <constraint firstItem="img" firstAttribute="leading" secondItem="ttl" secondAttribute="leading" id="c5"/>
              <constraint firstItem="img" firstAttribute="top" secondItem="one" secondAttribute="top" constant="120" id="c6"/>
            </constraints>
          </view></viewController></objects><point key="canvasLocation" x="0" y="0"/></scene>
        <scene sceneID="s2"><objects><viewController id="vc2" title="Second">
          <view key="view" contentMode="scaleToFill" id="two">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
          </view></viewController></objects><point key="canvasLocation" x="500" y="0"/></scene>
      </scenes>
      <resources>
        <image name="badge" width="20" height="10"/>
        <namedColor name="brand"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      </resources>
    </document>
    """

  /// A 40 x 30 picture of one colour, as small as possible.
  private static let picture = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAACgAAAAeAQMAAABkE86eAAAAA1BMVEUA/wA0XsCoAAAADElEQVR42mNgGHoAAAC0AAGxr1xMAAAAAElFTkSuQmCC"
  )

  private func frames(_ run: ProgramRun) throws -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for line in run.text.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      for view in object?["views"] as? [[String: Any]] ?? [] {
        guard let id = view["id"] as? String, let frame = view["frame"] as? [NSNumber] else {
          continue
        }
        frames[id] = frame.map(\.doubleValue)
      }
    }
    return frames
  }

  @Test("Every document of our own becomes a scene that lays out the same")
  func conversion() throws {
    let shop = try Workshop()
    let made = try ProgramRun.run(
      ["convert", Self.nibs.path, "-o", "{scene}.yaml", "--text", "blocks"], in: shop.folder)
    #expect(made.status == 0, "\(made.words)")
    let scenes = shop.names.filter { $0.hasSuffix(".yaml") }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.nibs.path)
    #expect(scenes.count == names.count)
    let documents = try ProgramRun.run(
      ["layout", Self.nibs.path, "--format", "json", "--text", "blocks"], in: shop.folder)
    let copies = try ProgramRun.run(
      ["layout"] + scenes + ["--format", "json", "--text", "blocks"], in: shop.folder)
    #expect(copies.status == 0, "\(copies.words)")
    let (expected, found) = (Self.ordered(documents.text), Self.ordered(copies.text))
    #expect(expected == found)
  }

  /// Returns the frames of each document in a JSON answer, in tree order, by the file's name.
  private static func ordered(_ text: String) -> [String: [[Double]]] {
    var answer: [String: [[Double]]] = [:]
    for line in text.split(separator: "\n") {
      guard
        let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let scene = object["scene"] as? String, let views = object["views"] as? [[String: Any]]
      else { continue }
      let file = scene.split(separator: "#")[0].split(separator: "/").last ?? ""
      let stem = String(file.split(separator: ".")[0])
      answer[stem] = views.map { view in
        ((view["frame"] as? [NSNumber]) ?? []).map { (($0.doubleValue * 100).rounded()) / 100 }
      }
    }
    return answer
  }

  @Test("A converted scene has readable ids, and equations as people write them")
  func readable() throws {
    let shop = try Workshop()
    try shop.write(Self.storyboard, to: "Main.storyboard")
    let run = try ProgramRun.run(
      ["convert", "Main.storyboard", "--root", "one", "-o", "-"], in: shop.folder)
    #expect(run.text.contains("    titleLabel: { type: label, text: \"Hello\""))
    #expect(run.text.contains("  - titleLabel.leading == root.margins.leading\n"))
    #expect(run.text.contains("  - sendButton.top == root.top + 60\n"))
  }

  @Test("Translations beside the document, by object id, take the place of its texts")
  func translation() throws {
    let shop = try Workshop()
    try shop.write(Self.storyboard, to: "Base.lproj/Main.storyboard")
    try shop.write(
      "\"ttl.text\" = \"Guten Tag\";\n\"btn.normalTitle\" = \"Ab\";", to: "de.lproj/Main.strings")
    let arguments = [
      "layout", "Base.lproj/Main.storyboard", "--format", "json", "--text", "blocks",
    ]
    let base = try frames(ProgramRun.run(arguments, in: shop.folder))
    let german = try frames(ProgramRun.run(arguments + ["--locale", "de-AT"], in: shop.folder))
    let doubled = try frames(
      ProgramRun.run(arguments + ["--locale", "de", "--double-strings"], in: shop.folder))
    #expect(base["ttl"]?[2] == 50)
    #expect(german["ttl"]?[2] == 90)
    #expect(german["btn"]?[2] == 30)
    #expect(doubled["ttl"]?[2] == 190)
  }

  @Test("A right-to-left language mirrors the document")
  func mirrored() throws {
    let shop = try Workshop()
    try shop.write(Self.storyboard, to: "Main.storyboard")
    let run = try ProgramRun.run(
      ["layout", "Main.storyboard", "--format", "json", "--text", "blocks", "--locale", "ar"],
      in: shop.folder)
    #expect(try frames(run)["ttl"] == [309, 0, 50, 20])
  }

  @Test("Pictures and colours come from the asset catalog, in the requested scale and appearance")
  func assets() throws {
    let shop = try Workshop()
    try shop.write(Self.storyboard, to: "Main.storyboard")
    let picture = try #require(Self.picture)
    try shop.write(picture, to: "A.xcassets/badge.imageset/badge@2x.png")
    try shop.write(
      #"{"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "#
        + #""filename": "badge@2x.png", "scale": "2x"}], "info": {"version": 1, "author": "xcode"}}"#,
      to: "A.xcassets/badge.imageset/Contents.json")
    try shop.write(
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": "#
        + #"{"red": "0x00", "green": "0.5", "blue": "255", "alpha": "1.000"}}}]}"#,
      to: "A.xcassets/brand.colorset/Contents.json")
    let run = try ProgramRun.run(
      [
        "layout", "Main.storyboard", "--format", "json", "--text", "blocks", "--assets",
        "A.xcassets",
      ], in: shop.folder)
    #expect(try frames(run)["img"] == [16, 120, 20, 15])
    let converted = try ProgramRun.run(
      ["convert", "Main.storyboard", "--root", "one", "--assets", "A.xcassets", "-o", "one.yaml"],
      in: shop.folder)
    #expect(converted.status == 0)
    let scene = String(decoding: try #require(shop.read("one.yaml")), as: UTF8.self)
    #expect(scene.contains("source: \"A.xcassets/badge.imageset/badge@2x.png\""))
    #expect(scene.contains("background: \"#0080FF\""))
  }

  @Test("A missing catalog is one error; a damaged set is a warning and a placeholder")
  func damagedAssets() throws {
    let shop = try Workshop()
    try shop.write(Self.storyboard, to: "Main.storyboard")
    let missing = try ProgramRun.run(
      ["layout", "Main.storyboard", "--assets", "None.xcassets"], in: shop.folder)
    #expect(missing.status == 2)
    #expect(missing.words == "None.xcassets: error: no such folder\n")
    try shop.write("{", to: "A.xcassets/badge.imageset/Contents.json")
    let damaged = try ProgramRun.run(
      ["layout", "Main.storyboard", "--assets", "A.xcassets", "--format", "json"],
      in: shop.folder)
    #expect(damaged.status == 0)
    #expect(damaged.words.contains("Main.storyboard:16:"))
    #expect(damaged.words.contains("the picture 'badge'"))
    #expect(try frames(damaged)["img"] == [16, 120, 20, 10])
  }

  @Test("A device brings its screen, its safe area and its size classes")
  func device() throws {
    let shop = try Workshop()
    try shop.write(Self.storyboard, to: "Main.storyboard")
    let run = try ProgramRun.run(
      ["layout", "Main.storyboard", "--device", "iPad", "--format", "json", "--text", "blocks"],
      in: shop.folder)
    let frames = try frames(run)
    #expect(frames["one"] == [0, 0, 810, 1080])
    #expect(frames["ttl"]?[0] == 20)
  }

  @Test("The scenes of a storyboard share one sheet, arranged as on the canvas")
  func sheet() throws {
    let shop = try Workshop()
    try shop.write(Self.storyboard, to: "Main.storyboard")
    let run = try ProgramRun.run(
      ["Main.storyboard", "--sheet", "{scene}.png", "--text", "blocks", "--scale", "1"],
      in: shop.folder)
    #expect(run.status == 0, "\(run.words)")
    #expect(shop.names.contains("Main.png"))
    let header = try #require(PNGHeader(shop.read("Main.png")))
    #expect(header.width > header.height / 2)
  }

  @Test("Remarks use the names that people gave views and constraints")
  func names() throws {
    let shop = try Workshop()
    let text = Self.storyboard.replacing(
      "<constraint firstItem=\"ttl\" firstAttribute=\"top\"",
      with: """
        <constraint firstItem="ttl" firstAttribute="width" constant="10" id="w1"/>
        <constraint firstItem="ttl" firstAttribute="width" constant="20" identifier="wide" id="w2"/>
        <constraint firstItem="ttl" firstAttribute="top"
        """)
    try shop.write(text, to: "Main.storyboard")
    let run = try ProgramRun.run(
      ["layout", "Main.storyboard", "--root", "one", "--text", "blocks"], in: shop.folder)
    #expect(run.words.contains("Main.storyboard:23:"))
    #expect(run.words.contains("broken: Title Label.width"))
    #expect(run.words.contains("'Title Label' is 20 wide"))
    #expect(run.words.contains("remove 'Title Label.width'"))
    #expect(
      run.text.contains(
        "ttl label (16 0; 20 20) \"Hello\" baseline 16 truncated as \"H…\" named \"Title Label\""))
    let explained = try ProgramRun.run(
      ["explain", "Main.storyboard", "Title Label.leading", "--root", "one", "--text", "blocks"],
      in: shop.folder)
    #expect(explained.text.hasPrefix("Title Label.leading = 16\n"))
  }

  @Test("Views that share a label are named by what they show")
  func sharedNames() throws {
    let shop = try Workshop()
    let text = Self.storyboard.replacing(
      "<button buttonType", with: "<button userLabel=\"Title Label\" buttonType")
    try shop.write(text, to: "Main.storyboard")
    let run = try ProgramRun.run(
      ["layout", "Main.storyboard", "--root", "one", "--text", "blocks"], in: shop.folder)
    #expect(run.text.contains("named \"Hello\""))
    #expect(run.text.contains("named \"Send\""))
  }

  @Test("Constraints that share an identifier get ids of their own in a scene")
  func sharedIdentifiers() throws {
    let shop = try Workshop()
    let text = Self.storyboard
      .replacing("id=\"c3\"", with: "identifier=\"gap\" id=\"c3\"")
      .replacing("id=\"c5\"", with: "identifier=\"gap\" id=\"c5\"")
    try shop.write(text, to: "Main.storyboard")
    let run = try ProgramRun.run(
      ["convert", "Main.storyboard", "--root", "one", "-o", "-"], in: shop.folder)
    #expect(run.text.contains("{ id: \"gap\","))
    #expect(run.text.contains("{ id: \"gap2\","))
  }

  @Test("A damaged document in a folder is one located error, and the others are laid out")
  func damaged() throws {
    let shop = try Workshop()
    try shop.write(Self.storyboard, to: "Main.storyboard")
    try shop.write("<document><objects>", to: "Bad.xib")
    let run = try ProgramRun.run(["layout", ".", "--format", "json"], in: shop.folder)
    #expect(run.status == 2)
    #expect(run.words.contains("Bad.xib:1:20: error: "))
    #expect(try frames(run)["ttl"] != nil)
  }

  @Test("A converted scene can be read, whatever the document says; what is left out is a remark")
  func convertedIsReadable() throws {
    let workshop = try Workshop()
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="17506" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <view contentMode="scaleToFill" id="root" userLabel="a&#x85;b&#x2028;c: [">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
              <label opaque="NO" text="one&#x85;two&#x2028;three&#x2029;" \
      translatesAutoresizingMaskIntoConstraints="NO" id="title" userLabel="x&#x2029;y: {">
                <rect key="frame" x="10" y="20" width="30" height="40"/>
              </label>
            </subviews>
            <constraints>
              <constraint firstItem="title" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="2147483648" id="far"/>
              <constraint firstItem="title" firstAttribute="top" secondItem="root" \
      secondAttribute="top" constant="8" id="near" identifier="n&#x2028;&#x85;&quot;"/>
            </constraints>
          </view>
        </objects>
      </document>
      """
    try workshop.write(document, to: "Card.xib")
    let converted = try workshop.run("convert", "Card.xib", "-o", "card.yaml")
    #expect(converted.status == 0, "\(converted.words)")
    let text = String(decoding: workshop.read("card.yaml") ?? Data(), as: UTF8.self)
    #expect(text.contains("# left out: - xY.leading == self.leading + 2147483648"), "\(text)")
    #expect(
      converted.words.contains("card.yaml: note: 1 line that a scene cannot state is a comment"))
    // Of two unreadable constraints nothing is left, not even their key.
    let near = #"secondAttribute="top" constant="8""#
    try workshop.write(
      document.replacing(near, with: near.replacing("8", with: "2147483648")), to: "Far.xib")
    let far = try workshop.run("convert", "Far.xib", "-o", "far.yaml")
    #expect(far.words.contains("far.yaml: note: 2 lines that a scene cannot state are comments"))
    let rest = String(decoding: workshop.read("far.yaml") ?? Data(), as: UTF8.self)
    #expect(!rest.contains("constraints:") && !rest.utf8.contains(0), "\(rest)")
    #expect(try workshop.run("layout", "far.yaml").status == 0)
    let read = try workshop.run("layout", "card.yaml", "--format", "json")
    #expect(read.status == 0, "\(read.words)")
    #expect(read.text.contains("\"root/xY\""))
  }
}
