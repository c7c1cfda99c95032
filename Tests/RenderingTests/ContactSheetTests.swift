import Drawing
import Geometry
import Rendering
import Testing
import Typesetting

@Suite("A contact sheet")
struct ContactSheetTests {
  private func cell(
    _ values: [(String, String)], size: Size = Size(width: 375, height: 667)
  ) -> ContactSheet.Cell {
    ContactSheet.Cell(
      caption: values.map(\.1).joined(separator: "+"),
      values: values.map { ContactSheet.Value(axis: $0.0, value: $0.1) },
      picture: DisplayList(), size: size, background: .white)
  }

  private func grid(_ axes: [(String, [String])], size: Size) -> [ContactSheet.Cell] {
    axes.reduce([[]]) { rows, axis in
      rows.flatMap { row in axis.1.map { row + [(axis.0, $0)] } }
    }.map { cell($0, size: size) }
  }

  private let phone = Size(width: 375, height: 667)

  @Test("uses the axes as rows and columns, to be slightly wider than high")
  func grid() {
    let cells = grid(
      [
        ("direction", ["ltr", "rtl"]), ("appearance", ["light", "dark"]),
        ("strings", ["base", "doubled"]),
      ], size: phone)
    let arrangement = SheetArrangement(cells)
    #expect(arrangement.rowAxes.map(\.name) == ["direction"])
    #expect(arrangement.columnAxes.map(\.name) == ["appearance", "strings"])
    #expect((arrangement.rowCount, arrangement.columnCount) == (2, 4))
    #expect(arrangement.places.map(\.row) == [0, 0, 0, 0, 1, 1, 1, 1])
    #expect(arrangement.places.map(\.column) == [0, 1, 2, 3, 0, 1, 2, 3])
  }

  @Test("has one row of two phones, and one column of two banners")
  func proportions() {
    let axes = [("direction", ["ltr", "rtl"])]
    #expect(SheetArrangement(grid(axes, size: phone)).columnCount == 2)
    let banner = Size(width: 600, height: 80)
    #expect(SheetArrangement(grid(axes, size: banner)).columnCount == 1)
  }

  @Test("leaves out an axis with one value, and wraps what would be a strip")
  func strip() {
    let values = (0..<12).map { "size\($0)" }
    let cells = grid([("direction", ["ltr"]), ("textSize", values)], size: phone)
    let arrangement = SheetArrangement(cells)
    #expect(!arrangement.isGrid)
    #expect(arrangement.columnCount == 5)
    #expect(arrangement.rowCount == 3)
  }

  @Test("wraps cells that fill less than half of a grid")
  func sparse() {
    let cells = (0..<6).map { cell([("a", "\($0)"), ("b", "\($0)")]) }
    #expect(!SheetArrangement(cells).isGrid)
  }

  @Test("is drawn with no cell over another and nothing beyond its edges")
  func picture() throws {
    let cells = grid(
      [("direction", ["ltr", "rtl"]), ("width", ["320", "375", "430"])],
      size: Size(width: 40, height: 30))
    let sheet = ContactSheet(title: "A sheet", subtitle: "a.yaml", cells: cells)
    let renderer = SheetRenderer(resources: .blocks)
    let png = try renderer.encoded(sheet, as: .png)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try renderer.encoded(sheet, as: .png) == png)
    #expect(try renderer.encoded(sheet, as: .pdf).starts(with: Array("%PDF".utf8)))
  }
}
