import Foundation
import Testing

@Suite("Rebuilding pictures from their fingerprints")
struct RegenTests {
  private static let scene = """
    canvas: { width: 40, height: 30, scale: 1, background: white }
    root: { subviews: { clock: { background: red, frame: [2, 2, 8, 8] } } }
    """

  @Test("A golden with masks is rebuilt, also after its scene has changed")
  func masked() throws {
    let workshop = try Workshop()
    try workshop.write(Self.scene, to: "Scenes/card.yaml")
    try workshop.write(
      "hashes: true\nmasks: [clock]\n", to: "alrender.yaml")
    _ = try workshop.run("record")
    #expect(workshop.read("goldens/card/default@1x.hash") != nil)
    try workshop.git("init", "-q")
    try workshop.git("add", "-A")
    try workshop.git("commit", "-qm", "Record")
    try workshop.write(
      Self.scene.replacing("background: white", with: "background: blue"), to: "Scenes/card.yaml")
    let run = try workshop.run("regen", "card/default", "-o", "expected")
    #expect(run.status == 0, "\(run.words)")
    let drawn = try #require(workshop.read("expected/card/default@1x.png"))
    try workshop.write(Self.scene, to: "Scenes/card.yaml")
    #expect(try workshop.run("Scenes/card.yaml", "-o", "out.png").status == 0)
    #expect(workshop.read("out.png") == drawn)
  }

  @Test("A golden of a document is rebuilt from the revision that recorded it")
  func document() throws {
    let workshop = try Workshop()
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="17506" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="root"><rect key="frame" x="0" y="0" width="40" height="30"/>
      <subviews><view id="box" userLabel="box"><rect key="frame" x="2" y="2" width="8" height="8"/>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></view></subviews>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects></document>
      """
    try workshop.write(nib, to: "Scenes/Card.xib")
    try workshop.write("hashes: true\n", to: "alrender.yaml")
    _ = try workshop.run("record")
    let hash = try #require(workshop.names.first { $0.hasSuffix(".hash") })
    #expect(try workshop.run("Scenes/Card.xib", "-o", "out.png").status == 0)
    try workshop.git("init", "-q")
    try workshop.git("add", "-A")
    try workshop.git("commit", "-qm", "Record")
    try workshop.write(nib.replacing("green=\"0\"", with: "green=\"1\""), to: "Scenes/Card.xib")
    let run = try workshop.run("regen", "Card/default", "-o", "expected")
    #expect(run.status == 0, "\(run.words)")
    let picture = hash.replacing("goldens/", with: "expected/").replacing(".hash", with: ".png")
    let drawn = try #require(workshop.read(picture))
    // Recorded pictures have the scale of the project, at which the run above painted too.
    #expect(workshop.read("out.png") == drawn)
  }
}
