import Drawing
import Foundation
import Geometry
import Testing
import Typesetting

/// Text in `Tests/Fonts/AxisBars.ttf`, whose measurements are given in
/// `Scripts/variable-font.py`.
@Suite("Variable fonts") struct VariableFontTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fonts").path
  private static let fonts = Result { () throws(FontError) in
    try FontLibrary(directories: [folder])
  }
  private static let size = 40.0
  /// Includes the font's own weight: drawing in it must not affect the others.
  private static let weights = [100, 350, 400, 500, 650, 900]

  private func paragraph(_ text: String, _ weight: Int) -> Paragraph {
    Paragraph(text, font: FontDescriptor(family: "Axis Bars", size: Self.size, weight: weight))
  }

  /// Ten letters in each weight, one row below another.
  private var list: DisplayList {
    DisplayList(
      Self.weights.enumerated().map { row, weight in
        .text(
          paragraph("IIIIIIIIII", weight),
          in: Rect(x: 10, y: Double(row) * 60, width: 300, height: 60), color: .black)
      })
  }

  private let page = Size(width: 320, height: 360)

  /// Returns the area covered by ten letters of a weight, in square points.
  private func area(_ weight: Int) -> Double {
    10 * Double(weight + 100) / 5_000 * Self.size * 0.7 * Self.size
  }

  /// Returns the area covered in each row of a picture, in square points.
  private func areas(scale: Double, _ pixel: (_ x: Int, _ y: Int) -> UInt32) -> [Double] {
    Self.weights.indices.map { row in
      var ink = 0.0
      for y in Int(Double(row) * 60 * scale)..<Int(Double(row + 1) * 60 * scale) {
        for x in 0..<Int(page.width * scale) { ink += 1 - Double(pixel(x, y) & 0xFF) / 255 }
      }
      return ink / scale / scale
    }
  }

  @Test("Text has the width given by its position on the axis", arguments: weights)
  func widths(weight: Int) throws {
    let measure = Typesetter(library: try Self.fonts.get())
      .measure(paragraph("IIIIIIIIII", weight), width: nil)
    #expect(abs(measure.size.width - Self.size * (Double(weight) * 5 + 2_000) / 1_000) < 0.5)
    #expect(measure.fonts == ["Axis Bars"])
  }

  @Test("Letters in a picture, a PDF and an SVG have the stated weight")
  func pictures() throws {
    let typesetter = Typesetter(library: try Self.fonts.get())
    let canvas = try Canvas(size: page, scale: 4, background: .white)
    try canvas.draw(list, text: typesetter)
    var found = ["PNG": areas(scale: 4) { canvas.pixel(x: $0, y: $1) }]
    for format in [VectorDocument.Format.pdf, .svg] {
      let bytes = try VectorDocument.write(
        list, as: format, size: page, background: .white, title: "", text: typesetter)
      let image = try VectorPicture(bytes, scale: 4).image
      #expect(image.width == 1_280 && image.height == 1_440)
      found["\(format)"] = areas(scale: 4) { image.pixels[$1 * image.width + $0] }
    }
    #expect(found.count == 3)
    for (format, areas) in found {
      for (weight, area) in zip(Self.weights, areas) {
        #expect(abs(area / self.area(weight) - 1) < 0.03, "\(weight) in \(format)")
      }
    }
  }

  @Test("A font without small letters has lines of its own height")
  func height() throws {
    let measure = Typesetter(library: try Self.fonts.get()).measure(paragraph("H", 400), width: nil)
    #expect(abs(measure.size.height - Self.size) < 1e-6)
  }
}
