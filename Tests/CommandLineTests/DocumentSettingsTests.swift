import Foundation
import Testing

@Suite("Document settings of a project")
struct DocumentSettingsTests {
  private static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects><view id="root"><rect key="frame" x="0" y="0" width="40" height="40"/><subviews>
    <imageView id="i" image="ourOwnGlyph" catalog="system"><rect key="frame" x="0" y="20" width="20" \
    height="20"/></imageView></subviews><color key="backgroundColor" name="Sea"/>
    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects>
    <resources><image name="ourOwnGlyph" catalog="system" width="128" height="128"/></resources>
    </document>
    """

  private func project(_ settings: String) throws -> Workshop {
    let shop = try Workshop()
    try shop.write(settings, to: "alrender.yaml")
    try shop.write(Self.nib, to: "App/Card.xib")
    try shop.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \
      {"red": "0.000", "green": "0.500", "blue": "1.000", "alpha": "1.000"}}}]}
      """, to: "App/Assets.xcassets/Sea.colorset/Contents.json")
    try shop.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>"#,
      to: "App/Symbols/boat.svg")
    try shop.write(#"{"ourOwnGlyph": "boat.svg"}"#, to: "App/Symbols/names.json")
    return shop
  }

  private static let settings = """
    scenes: App
    documents:
      assets: App/Assets.xcassets
      symbols: App/Symbols
      variants: { axes: { direction: [ltr, rtl] } }
    """

  @Test("Its catalogs and symbols apply if the command line names none")
  func resources() throws {
    let stated = try project(Self.settings)
    let named = try project("scenes: App")
    let own = try ProgramRun.run(["App/Card.xib", "-o", "card.png"], in: stated.folder)
    #expect(own.status == 0 && own.words.isEmpty, "\(own.words)")
    let bare = try ProgramRun.run(["App/Card.xib", "-o", "card.png"], in: named.folder)
    #expect(bare.words.contains("is not available"))
    let plain = named.read("card.png")
    let options = ["--assets", "App/Assets.xcassets", "--symbols", "App/Symbols"]
    _ = try ProgramRun.run(["App/Card.xib", "-o", "card.png"] + options, in: named.folder)
    #expect(stated.read("card.png") == named.read("card.png"))
    #expect(plain != named.read("card.png"))
  }

  @Test("The screens of the documents that it names have rounded corners")
  func frame() throws {
    let shop = try project("scenes: App\ndocuments: { frame: Screen.* }")
    let screen = Self.nib.replacing("freeformSimulatedSizeMetrics", with: "nothing")
      .replacing(#"width="40" height="40""#, with: #"width="375" height="667""#)
      .replacing("retina4_7", with: "retina5_9").replacing(#"height="667""#, with: #"height="812""#)
    try shop.write(screen, to: "App/Screen.xib")
    try shop.write(screen, to: "App/Other.xib")
    let run = try shop.run("App/Screen.xib", "App/Other.xib", "-o", "{scene}.png")
    #expect(run.status == 0, "\(run.words)")
    let framed = try shop.run("App/Other.xib", "-o", "framed.png", "--frame")
    #expect(framed.status == 0)
    #expect(shop.read("Screen.png") == shop.read("framed.png"), "\(shop.names)")
    #expect(shop.read("Other.png") != shop.read("framed.png"))
  }

  @Test("Its variants apply to every document, and the folder of symbols holds no scenes")
  func variants() throws {
    let shop = try project(Self.settings)
    let run = try shop.run("list")
    let names = ["default", "rtl"].map { "App/Card.xib#view\t\($0)\n" }
    #expect(run.text == names.joined(), "\(run.text)\(run.words)")
    let recorded = try shop.run("record")
    #expect(recorded.status == 1, "\(recorded.words)")
    #expect(shop.names.contains("goldens/Card/rtl.layout.txt"), "\(shop.names)")
  }
}
