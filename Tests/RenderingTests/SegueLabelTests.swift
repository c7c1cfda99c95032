import Geometry
import InterfaceBuilder
import Rendering
import Testing
import Typesetting

@Suite("Labels of a storyboard's arrows")
struct SegueLabelTests {
  private func overlap(_ first: Rect, _ second: Rect) -> Bool {
    first.minX < second.maxX && second.minX < first.maxX && first.minY < second.maxY
      && second.minY < first.maxY
  }

  /// Returns a storyboard of controllers in rows that leads from each to the next, back, to the one
  /// below and to the first.
  private func storyboard(columns: Int, rows: Int) throws -> NibCanvas {
    let count = columns * rows
    let scenes = (0..<count).map { index in
      let segues = [(index + 1) % count, (index + count - 1) % count, (index + columns) % count, 0]
        .enumerated().map {
          """
          <segue destination="c\($1)" kind="\(["show", "presentation"][$0 % 2])" \
          identifier="leadsFrom\(index)To\($1)" id="s\(index)-\($0)"/>
          """
        }
      return """
        <scene sceneID="n\(index)"><objects><viewController id="c\(index)">
        <view key="view" id="v\(index)"><rect key="frame" x="0" y="0" width="375" height="667"/>
        </view><connections>\(segues.joined())</connections></viewController></objects>
        <point key="canvasLocation" x="\(index % columns * 400)" y="\(index / columns * 700)"/>
        </scene>
        """
    }
    let document = try NibDocument(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="22154" targetRuntime="iOS.CocoaTouch" initialViewController="c0">
        <scenes>\(scenes.joined())</scenes></document>
        """.utf8))
    return NibCanvas(document, names: NibNames(NibOutline(document.content)))
  }

  @Test(
    "No label covers a controller, its name or another label, however close controllers are",
    arguments: [(1, 2), (3, 2), (12, 3), (24, 2)])
  func closeControllers(columns: Int, rows: Int) throws {
    let sheet = StoryboardSheet(
      title: "Main", canvas: try storyboard(columns: columns, rows: rows), pictures: [:],
      screen: Size(width: 375, height: 667))
    let painter = StoryboardPainter(sheet, measurer: BlockMeasurer())
    #expect(painter.plates.count == columns * rows * 4)
    for (index, plate) in painter.plates.enumerated() {
      let others = painter.frames + painter.captions + painter.plates[..<index]
      #expect(!others.contains { overlap($0, plate) }, "\(index) at \(plate)")
    }
  }

  // intent-hq/intent#4799
  @Test("A label uses what is free of its own line, beside which other pictures lie")
  func freeStretches() throws {
    let pictures = [
      Rect(x: 0, y: 20, width: 200, height: 80), Rect(x: 0, y: 400, width: 200, height: 80),
      Rect(x: 20, y: 150, width: 70, height: 195), Rect(x: 125, y: 130, width: 70, height: 220),
    ]
    let ways = [[Point(x: 108, y: 100), Point(x: 108, y: 400)]]
    var labels = SegueLabels(
      avoiding: pictures, font: .system(12), measurer: BlockMeasurer())
    let label = try #require(
      labels.place(ways.map { SegueLabels.Arrow($0, words: ["Present Modally"]) })[0])
    #expect(label.number == nil && label.leader == nil)
    #expect(abs(label.plate.midX - 108) < 1 && label.plate.minY >= 350, "\(label.plate)")
  }

  @Test("Without room for words, a number lies at the arrow or leads to it")
  func numbers() throws {
    let pictures = [
      Rect(x: 0, y: 30, width: 300, height: 300), Rect(x: 306, y: 30, width: 300, height: 300),
    ]
    var labels = SegueLabels(avoiding: pictures, font: .system(12), measurer: BlockMeasurer())
    let way = [Point(x: 300, y: 180), Point(x: 306, y: 180)]
    let placed = labels.place(
      [way, way].map { SegueLabels.Arrow($0, words: ["Show", "next"]) })
    #expect(placed.map { $0?.number } == [1, 2])
    #expect(placed.allSatisfy { $0?.leader == Point(x: 303, y: 180) })
  }
}
