import Foundation
import Testing

@Suite("Empty places in pictures of documents")
struct UndrawnTests {
  /// Returns a nib whose root contains one view drawn by a class.
  private static func nib(_ width: Int, _ height: Int, canvas: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="17506" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina6_1" orientation="portrait"/>
    <objects><view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
    <subviews><view id="plot" customClass="PlotView"><rect key="frame" x="0" y="0" width="200" \
    height="100"/></view></subviews>\(canvas)</view></objects></document>
    """
  }

  @Test("'check --undrawn' lists them, and no other command mentions them")
  func listed() throws {
    let shop = try Workshop()
    let freeform = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    try shop.write(Self.nib(200, 100, canvas: freeform), to: "Card.xib")
    let blocks = ["--text", "blocks"]
    let listed = try ProgramRun.run(["check", "Card.xib", "--undrawn"] + blocks, in: shop.folder)
    #expect(listed.status == 0)
    #expect(listed.words.contains("note: 'PlotView': is drawn in code"))
    let checked = try ProgramRun.run(["check", "Card.xib"] + blocks, in: shop.folder)
    #expect(!checked.words.contains("PlotView"))
    #expect(checked.words.contains("; 1 thing is not drawn, '--undrawn' lists it\n"))
    try shop.write("root: {}\n", to: "plain.yaml")
    let nothing = try ProgramRun.run(["check", "plain.yaml", "--undrawn"], in: shop.folder)
    #expect(nothing.words.hasSuffix("1 scene in 1 variant: nothing is left undrawn\n"))
    let drawn = try ProgramRun.run(["Card.xib", "-o", "card.png"] + blocks, in: shop.folder)
    #expect(drawn.status == 0 && drawn.words.isEmpty)
  }

  @Test("'--frame' leaves the corners of a screen empty")
  func corners() throws {
    let shop = try Workshop()
    try shop.write(Self.nib(414, 896), to: "Screen.xib")
    let arguments = ["Screen.xib", "--text", "blocks", "--scale", "1", "-o"]
    let square = try ProgramRun.run(arguments + ["square.png"], in: shop.folder)
    let round = try ProgramRun.run(arguments + ["round.png", "--frame"], in: shop.folder)
    #expect(square.status == 0 && round.status == 0)
    let pictures = ["square.png", "round.png"].compactMap(shop.read)
    #expect(pictures.count == 2)
    #expect(pictures.first != pictures.last)
  }
}
