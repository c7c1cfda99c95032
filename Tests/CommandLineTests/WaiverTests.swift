import Foundation
import Testing

@Suite("Waivers of the audit of accessibility")
struct WaiverTests {
  /// Returns a nib with a pale label that has a note, and what `check --accessibility` says of it.
  private func check(
    note: String, on owner: String = "pale", beside views: String = ""
  ) throws -> ProgramRun {
    let shop = try Workshop()
    let notes =
      "<attributedString key=\"userComments\"><fragment>"
      + "<string key=\"content\">\(note)</string></fragment></attributedString>"
    func noted(_ view: String) -> String { view == owner ? notes : "" }
    try shop.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="17506" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_1" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews><label opaque="NO" userInteractionEnabled="NO" text="Pale" id="pale">\
      <rect key="frame" x="16" y="100" width="200" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <color key="textColor" red="0.8" green="0.8" blue="0.8" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>\(noted("pale"))</label>\(views)</subviews>
      <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>\(noted("root"))</view></objects></document>
      """, to: "Card.xib")
    return try ProgramRun.run(
      ["check", "--accessibility", "Card.xib", "--text", "blocks"], in: shop.folder)
  }

  @Test("of a document are lines of Xcode's notes, of a view or of all in the outermost")
  func documents() throws {
    #expect(try check(note: "say it in two words").words.contains("has a contrast of 1.6"))
    for owner in ["pale", "root"] {
      let run = try check(note: "For translators&#10;waive contrast: a trademark", on: owner)
      #expect(!run.words.contains("contrast"), "\(run.words)")
      #expect(run.status == 0)
    }
  }

  @Test("send people who lack a label to Xcode's Identity inspector")
  func labels() throws {
    let toggle =
      "<switch opaque=\"NO\" on=\"YES\" id=\"toggle\">"
      + "<rect key=\"frame\" x=\"16\" y=\"200\" width=\"51\" height=\"31\"/></switch>"
    let run = try check(note: "", beside: toggle)
    #expect(run.words.contains("as the accessibility label in the Identity inspector"))
    #expect(!run.words.contains("accessibility: {"), "\(run.words)")
  }

  @Test("of a document that are no longer needed, or can't be read, are said at their place")
  func faults() throws {
    let stale = try check(note: "waive smallTarget: drawn by hand")
    #expect(stale.words.contains("there is no 'smallTarget' of 'pale' to waive any more"))
    #expect(stale.words.contains("Card.xib:4:"), "\(stale.words)")
    let unknown = try check(note: "waive contrst: a trademark")
    #expect(unknown.words.contains("unknown code 'contrst'"), "\(unknown.words)")
    #expect(unknown.words.contains("did you mean 'contrast'?"))
    #expect(try check(note: "waive contrast").words.contains("a waiver needs a reason"))
  }

  @Test("of a scene cover what a view makes, and are needed where another variant needs them")
  func scenes() throws {
    let shop = try Workshop()
    try shop.write(
      """
      canvas: { width: 320, height: 200, background: white }
      components: { tag: { root: { type: label, text: Pale, color: "#BBBBBB" } },
        row: { root: { subviews: { t: { type: label, text: Pale, color: "#BBBBBB", frame: [0, 0, 99, 40] } } } } }
      root: { subviews: { r: { component: row, frame: [0, 0, 200, 40] } } }
      variants: { axes: { appearance: [light, dark] } }
      waive: [{ code: contrast, view: r, why: a trademark }]
      """, to: "scene.yaml")
    for options in [[], ["--dark"], ["--variant", "dark"]] {
      let run = try ProgramRun.run(
        ["check", "--accessibility", "scene.yaml", "--text", "blocks"] + options, in: shop.folder)
      #expect(!run.words.contains("contrast"), "\(options) \(run.words)")
    }
  }
}
