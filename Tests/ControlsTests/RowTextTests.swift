import AutoLayout
import Geometry
import Testing
import Typesetting

@testable import Controls

@Suite("Texts of rows in UIKit's styles")
struct RowTextTests {
  @Test(
    "The texts of a row stand one above the other at the sizes for accessibility",
    arguments: [StyledContent.Arrangement.rightDetail, .leftDetail, .subtitle])
  func stackedTexts(arrangement: StyledContent.Arrangement) throws {
    for (size, isStacked) in [
      (ContentSizeCategory.xxxLarge, arrangement == .subtitle), (.accessibilityMedium, true),
    ] {
      let environment = ControlEnvironment(measurer: BlockMeasurer(), scale: 3, textSize: size)
      let texts = StyledTexts(arrangement, title: "Name", detail: "Mei", in: environment)
      texts.place(in: Size(width: 300, height: 80), from: 16, to: 16, isRightToLeft: false)
      let title = try #require(texts.title.autoresizingReference.frame)
      let detail = try #require(texts.detail?.autoresizingReference.frame)
      #expect((detail.minY >= title.maxY) == isStacked)
      #expect((detail.minX == title.minX) == isStacked)
    }
  }

  // Eureka, issue 900 (a row of the style value1), and ods-ios, issue 299 (a subtitle): cut at large texts.
  @Test("The texts of a row wrap at the sizes for accessibility, and the row grows")
  func wrappedTexts() throws {
    func row(_ size: ContentSizeCategory) -> (cell: TableCell, height: Double?) {
      let cell = TableCell(
        ControlEnvironment(measurer: BlockMeasurer(), scale: 3, textSize: size))
      cell.texts = StyledTexts(
        .rightDetail, title: String(repeating: "Name ", count: 12), detail: "Mei",
        in: cell.environment)
      cell.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return (cell, cell.intrinsicContentSize(forWidth: 240)?.height)
    }
    #expect(row(.xxxLarge).height == nil)
    let (cell, height) = row(.accessibilityMedium)
    let tall = try #require(height)
    // 60 letters of 10 points in a room of 200: three lines or more of 20, and one below them.
    #expect(tall > 80 && tall > cell.naturalContentSize.height)
    cell.frame = Rect(x: 0, y: 0, width: 240, height: tall)
    cell.layoutIfNeeded()
    let frames = try #require(cell.texts).labels.map(\.autoresizingReference.frame)
    #expect(frames.count == 2 && frames[1].minY >= frames[0].maxY && frames[1].maxY <= tall)
  }

  @Test("A row is as high as a symbol that grows with the text, with its margins")
  func pictures() throws {
    for look in Look.allCases {
      let environment = ControlEnvironment(
        measurer: FixedMeasurer(Size(width: 40, height: 20)), scale: 3, look: look,
        textSize: .accessibilityExtraExtraExtraLarge)
      let table = TableScrollView(environment)
      let cell = TableCell(environment)
      cell.texts = StyledTexts(.basic, title: "One", detail: nil, in: environment)
      cell.row.picture = Symbol("airplane", size: Size(width: 63, height: 51)).map(Picture.symbol)
      table.addSubview(cell)
      table.sections = [.init(rows: [cell])]
      table.frame = Rect(x: 0, y: 0, width: 402, height: 600)
      table.arrangeRows()
      let line = environment.separatorHeight
      let wanted = 51 + 2 * environment.metrics.rowMargin + line
      #expect(abs(cell.frame.height - wanted) < 0.34, "\(cell.frame.height)")
      cell.showsSeparator = false
      let picture = cell.content(in: cell.bounds).ink
      #expect((picture?.minY ?? -1) > 0 && (picture?.maxY ?? 1e9) < cell.bounds.maxY)
    }
  }
}
