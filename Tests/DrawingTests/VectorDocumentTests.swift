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

  @Test("A PDF is one, keeps its text as text, and is the same on every run")
  func pdf() throws {
    let bytes = try write(.pdf)
    let text = String(decoding: bytes.map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-") && text.contains("/ToUnicode") && text.contains("Inter"))
    // The clock is the one thing that would differ, and not within the second of this test.
    #expect(text.contains("CreationDate (20010101000000"))
    #expect(try write(.pdf) == bytes)
  }

  @Test("An SVG is one, and is the same on every run")
  func svg() throws {
    let bytes = try write(.svg)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("<svg") && text.hasSuffix("</svg>\n"))
    #expect(try write(.svg) == bytes)
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
