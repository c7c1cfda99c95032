import Drawing
import Geometry
import Testing
import Typesetting

@Suite("Vector documents") struct VectorDocumentTests {
  private let list = DisplayList([
    .shadow(.roundedRect(Rect(x: 20, y: 20, width: 80, height: 40), radius: 8), Shadow()),
    .fill(.roundedRect(Rect(x: 20, y: 20, width: 80, height: 40), radius: 8), .color(.white)),
    .text(Paragraph("Sign in"), in: Rect(x: 30, y: 30, width: 60, height: 21), color: .black),
  ])

  private func write(_ format: VectorDocument.Format) throws -> [UInt8] {
    try VectorDocument.write(
      list, as: format, size: Size(width: 120, height: 80), background: .white, title: "Card",
      text: Typesetter(library: FontLibrary()))
  }

  @Test("A PDF is valid, keeps its text as text, and is the same on every run")
  func pdf() throws {
    let bytes = try write(.pdf)
    let text = String(decoding: bytes.map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-") && text.contains("/ToUnicode") && text.contains("Inter"))
    // Only the clock would differ, and not within the second of this test.
    #expect(text.contains("CreationDate (20010101000000"))
    #expect(try write(.pdf) == bytes)
  }

  @Test("An SVG is valid, and is the same on every run")
  func svg() throws {
    let bytes = try write(.svg)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("<svg") && text.hasSuffix("</svg>\n"))
    #expect(try write(.svg) == bytes)
  }

  @Test("A stencil with hard edges has its tint in a PDF", arguments: VectorDocument.Format.all)
  func stencil(format: VectorDocument.Format) throws {
    // Blue pixels on the left, nothing on the right: no shade of grey in the mask.
    let image = ImageBuffer(
      width: 2, height: 1, pixels: [0xFF00_00FF, 0], isOpaque: false)
    let rect = Rect(x: 0, y: 0, width: 40, height: 20)
    let bytes = try VectorDocument.write(
      DisplayList([
        .image(image, tiles: [.whole(image, in: rect)], tint: Color(red: 1, green: 0, blue: 0))
      ]),
      as: format, size: rect.size, background: .clear, text: BlockMeasurer())
    let drawn = try VectorPicture(bytes, scale: 1).image
    #expect(drawn.pixels[10 * 40 + 4] == 0xFFFF_0000)
    #expect(drawn.pixels[10 * 40 + 36] == 0)
  }

  @Test("An SVG is as large in CSS pixels as the page is in points")
  func units() throws {
    #expect(try svgText(list).contains("width=\"120px\" height=\"80px\" viewBox=\"0 0 120 80\""))
  }

  @Test("A shadow in an SVG is a picture with three pixels per point in its place, not a mask")
  func shadow() throws {
    let box = DisplayList.Item.shadow(
      .rect(Rect(x: 40, y: 30, width: 20, height: 10)), Shadow(color: .black, radius: 2))
    let text = try svgText(DisplayList([box]))
    // Cairo 1.16 omits the scale of masks.
    #expect(!text.contains("<mask"))
    let use = try #require(text.split(separator: "<use").dropFirst().first)
    let matrix = try #require(
      use.split(separator: "matrix(").last?.split(separator: ")").first?.split(separator: ",")
        .compactMap { Double($0) })
    let image = try #require(text.split(separator: "<image").dropFirst().first)
    let size = image.split(separator: "\"").compactMap { Double($0) }
    #expect(matrix[0] == 0.333333 && matrix[3] == 0.333333)
    // Around the box on both axes, and equally far on both sides.
    #expect(abs(matrix[4] + size[0] / 6 - 50) < 0.5 && abs(matrix[5] + size[1] / 6 - 35) < 0.5)
    #expect(size[0] / 3 > 28 && size[0] / 3 < 44)
  }

  @Test("Two SVGs in one page share no name, and each uses the names that it gives")
  func names() throws {
    func names(_ text: String, after opening: String) -> Set<Substring> {
      var names: Set<Substring> = []
      var rest = text[...]
      while let range = rest.firstRange(of: opening) {
        rest = rest[range.upperBound...]
        names.insert(rest.prefix { !"\")".contains($0) })
      }
      return names
    }
    let other = DisplayList(list.items + [.fill(.rect(.zero), .color(.black))] + list.items)
    let (first, second) = (try svgText(list), try svgText(other))
    for text in [first, second] {
      let used = names(text, after: "href=\"#").union(names(text, after: "url(#"))
      #expect(!used.isEmpty && used.isSubset(of: names(text, after: " id=\"")))
    }
    #expect(names(first, after: " id=\"").isDisjoint(with: names(second, after: " id=\"")))
  }

  @Test("Emoji have four pixels per point, and the text around them stays text")
  func emoji() throws {
    let list = DisplayList([
      .text(
        Paragraph("a \u{1F600} b"), in: Rect(x: 10, y: 10, width: 100, height: 30), color: .black)
    ])
    let text = try svgText(list)
    let widths = text.split(separator: "<image").dropFirst().compactMap { image in
      image.split(separator: "width=\"").last?.prefix { $0.isNumber }
    }.compactMap { Int($0) }
    #expect(try #require(widths.max()) >= 4 * 17)
    #expect(text.split(separator: "<use").count > 3)
    // In a PDF it is a picture object of the same size.
    let pdf = String(decoding: try document(list, .pdf), as: Unicode.ASCII.self)
    let pixels = pdf.matches(of: /\/Width (\d+)/).compactMap { Int($0.output.1) }
    #expect(try #require(pixels.max()) >= 4 * 17)
  }

  private func svgText(_ list: DisplayList) throws -> String {
    String(decoding: try document(list, .svg), as: UTF8.self)
  }

  private func document(
    _ list: DisplayList, _ format: VectorDocument.Format
  ) throws -> [UInt8] {
    try VectorDocument.write(
      list, as: format, size: Size(width: 120, height: 80), background: .clear,
      text: Typesetter(library: FontLibrary()))
  }

  @Test("A page that is too large is an error")
  func tooLarge() {
    #expect(throws: CanvasError.self) {
      try VectorDocument.write(
        DisplayList(), as: .pdf, size: Size(width: 1e6, height: 1e6), background: .white,
        text: BlockMeasurer())
    }
  }
}

@Suite("Display list") struct DisplayListTests {
  @Test("It prints one line for each item")
  func description() {
    let box = Rect(x: 0, y: 0.5, width: 10, height: 20)
    let list = DisplayList([
      .fill(.rect(box), .color(.white)),
      .border(.roundedRect(box, radius: 4), width: 1, color: .black),
      .group(
        .init(opacity: 0.5, clip: .ellipse(box)),
        DisplayList([.text(Paragraph("Hi"), in: box, color: .black)])),
    ])
    #expect(
      list.description == """
        fill rect [0, 0.5, 10, 20] #FFFFFF
        border rect [0, 0.5, 10, 20] radius 4 1 #000000
        group opacity 0.5 clip ellipse [0, 0.5, 10, 20]
          text [0, 0.5, 10, 20] #000000 "Hi" system 17
        """)
  }
}

extension VectorDocument.Format {
  fileprivate static let all: [VectorDocument.Format] = [.pdf, .svg]
}
