import AutoLayout
import Controls
import Geometry
import Scenes
import Testing

@Suite("Styles of cells")
struct CellStyleTests {
  /// Returns a row of a table 320 points wide; blocks are 10 points wide, 20 high.
  private func row(_ keys: String, direction: String = "ltr") throws -> [Rect] {
    let tree = try tree(
      """
      canvas: { width: 320, height: 400, direction: \(direction) }
      root: { type: tableView, subviews: { row: { type: tableCell, \(keys) } } }
      """)
    tree.root.layoutIfNeeded()
    let cell = try #require(tree.view("row"))
    return [cell.frame] + cell.subviews.map(\.frame)
  }

  @Test("A title has the room between the margins, and the row its usual height")
  func basic() throws {
    #expect(
      try row("text: Title") == [
        Rect(x: 0, y: 0, width: 320, height: 44), Rect(x: 16, y: 0, width: 288, height: 44),
      ])
  }

  @Test("A value stands at the trailing edge, in both directions", arguments: ["ltr", "rtl"])
  func value(direction: String) throws {
    let frames = try row("style: value1, text: Title, detailText: Value", direction: direction)
    let isMirrored = direction == "rtl"
    #expect(frames[1] == Rect(x: isMirrored ? 254 : 16, y: 12, width: 50, height: 20))
    #expect(frames[2] == Rect(x: isMirrored ? 16 : 254, y: 12, width: 50, height: 20))
  }

  // Eureka#900, brave/browser-ios#428: neither text runs over the other, however long they are.
  @Test("A title and a value that have no room beside each other share it")
  func long() throws {
    let frames = try row(
      "style: value1, text: Thirty characters or so it was, detailText: Thirty characters or so it is"
    )
    #expect(frames[1].maxX + 8 == frames[2].minX && frames[2].maxX == 304)
    #expect(frames[1].width == 140 && frames[2].width == 140)
  }

  @Test("A subtitle is a point below its title, and the row is as high as both need")
  func subtitle() throws {
    // 20 + 20 and the 21 points that storyboards record around and between such texts.
    let frames = try row("style: subtitle, text: Title, detailText: Below")
    #expect(frames[0].height == 61)
    #expect(frames[1] == Rect(x: 16, y: 10, width: 288, height: 20))
    #expect(frames[2] == Rect(x: 16, y: 31, width: 288, height: 20))
  }

  @Test("A caption has a fixed width before its value, and an accessory ends the texts")
  func caption() throws {
    let frames = try row("style: value2, text: mobile, detailText: \"123\"")
    #expect(frames[1].minX == 16 && frames[1].width == 91 && frames[2].minX == 113)
    let ended = try row("text: Title, accessoryType: disclosureIndicator")
    #expect(ended[1].maxX == 320 - 26.5 - 8)
  }
}
