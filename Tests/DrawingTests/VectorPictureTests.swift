import Drawing
import Foundation
import Geometry
import Testing

@Suite("Vector pictures") struct VectorPictureTests {
  /// A red rectangle on the left half of a page of 20 x 10 points.
  private static let pdf = """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R/Resources<<>>>>endobj
    4 0 obj<</Length 24>>stream
    1 0 0 rg 0 0 10 10 re f
    endstream endobj
    trailer<</Root 1 0 R>>
    """

  private func svg(_ content: String, _ attributes: String = "width='20' height='10'") -> [UInt8] {
    Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>".utf8)
  }

  private let half = "<rect width='10' height='10' fill='red'/>"

  private func pixel(_ picture: VectorPicture, _ x: Int, _ y: Int) -> UInt32 {
    picture.image.pixels[y * picture.image.width + x]
  }

  @Test("One process is started for all pictures of a kind, and draws again after one that fails")
  func processes() throws {
    let processes = VectorProcesses()
    try VectorProcesses.$current.withValue(processes) {
      for width in 301...320 {
        let file = "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='1'/>"
        let picture = try VectorPicture(Array(file.utf8), scale: 1)
        #expect(picture.image.width == width)
      }
      // resvg#939 never ends with this one.
      let endless = Array("<svg ls=\"3.2\"><path d=\"M-7-96 6 0 07 4E7\"/></svg>".utf8)
      _ = try? VectorPicture(endless, scale: 1)
      #expect(throws: ImageError.self) { try VectorPicture(Array("<svg".utf8), scale: 1) }
      let file = "<svg xmlns='http://www.w3.org/2000/svg' width='321' height='1'/>"
      let picture = try VectorPicture(Array(file.utf8), scale: 1)
      #expect(picture.image.width == 321)
      #expect(processes.started == 1)
      #expect(throws: ImageError.self) { try VectorPicture(Array("%PDF-1.4 -".utf8), scale: 1) }
      #expect(processes.started == 2)
    }
  }

  @Test("An SVG and the first page of a PDF are drawn in the pixels of the screen")
  func kinds() throws {
    for bytes in [svg(half), Array(Self.pdf.utf8)] {
      let picture = try VectorPicture(bytes, scale: 3)
      #expect(picture.image.size == Size(width: 20, height: 10))
      #expect(picture.ownSize == Size(width: 20, height: 10))
      #expect(pixel(picture, 15, 15) == 0xFFFF_0000)
      #expect(pixel(picture, 45, 15) == 0)
    }
  }

  @Test("A picture without a size has that of its view box, and keeps its proportions in a box")
  func sizes() throws {
    let bytes = svg(half, "viewBox='0 0 20 10'")
    #expect(try VectorPicture(bytes, scale: 1).image.size == Size(width: 20, height: 10))
    let fitted = try VectorPicture(bytes, scale: 2, fitting: Size(width: 60, height: 60))
    #expect(fitted.image.size == Size(width: 60, height: 30))
  }

  @Test("Of several elements, only the first that exists is drawn")
  func elements() throws {
    let bytes = svg(
      "<g id='notes'>\(half)</g><g id='glyph' transform='translate(50 50)'>"
        + "<rect x='3' width='6' height='4'/></g>", "width='200' height='200'")
    let picture = try VectorPicture(bytes, scale: 1, elements: ["bold", "glyph", "notes"])
    #expect(picture.element == "glyph")
    #expect(picture.image.size == Size(width: 6, height: 4))
    #expect(try VectorPicture(bytes, scale: 1, elements: ["bold"]).element == nil)
  }

  @Test("A drawing is rasterised for each size in which it is shown, never upscaled")
  func drawings() throws {
    let read = try VectorDrawing.read(svg(half), scale: 2)
    #expect(read.image.size == read.drawing.size)
    let shown = Size(width: 60, height: 10)
    let larger = try #require(read.drawing.image(filling: shown, scale: 2))
    #expect(larger.width == 120 && larger.height == 60)
    #expect(read.drawing.image(filling: read.drawing.size, scale: 2) == nil)
    let set = ImageSet(read.drawing, read.image)
    #expect(set.version(for: 3).width == 60)
    #expect(set.version(for: 2) == read.image)
    let huge = Size(width: 1e7, height: 1e7)
    #expect(read.drawing.image(filling: huge, scale: 2) == nil)
  }

  @Test("No file is read for a picture, wherever it points")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alrender-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("inner.svg")
    try Data(svg(half)).write(to: file)
    for address in [file.absoluteString, file.path] {
      let picture = try VectorPicture(
        svg("<image href='\(address)' width='20' height='10'/>"), scale: 1)
      #expect(picture.image.pixels.allSatisfy { $0 != 0xFFFF_0000 })
    }
    let entity =
      "<!DOCTYPE svg [<!ENTITY x SYSTEM '\(file.absoluteString)'>]>"
      + "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text>&x;</text></svg>"
    // What the entity would bring, the text of the file, is never drawn.
    let named = try? VectorPicture(Array(entity.utf8), scale: 1)
    #expect(named?.image.pixels.allSatisfy { $0 == 0 } ?? true)
  }

  @Test(
    "Text in an SVG is found, but not the word in a comment, in text or in another name",
    arguments: [
      ("<text y='9'>A</text>", true), ("<g><text>A</text></g>", true), ("<text/>", true),
      ("<s:text xmlns:s='http://www.w3.org/2000/svg'>A</s:text>", true),
      ("<!-- <text>A</text> --><rect/>", false), ("<title><![CDATA[<text>]]></title>", false),
      ("<!-- > - <text> --><text>A</text>", true), ("<textures/>", false),
      ("<g id='text'/>", false),
    ])
  func text(content: String, isFound: Bool) throws {
    #expect(try VectorPicture(svg(content), scale: 1).losses.contains(.text) == isFound)
  }

  /// librsvg#108 and the CSS specification: an inch has 96 pixels.
  @Test(
    "Lengths in an SVG are those of style sheets",
    arguments: [
      ("10mm", 37.8), ("24pt", 32), ("1in", 96), ("2.54cm", 96), ("30", 30),
    ])
  func units(length: String, points: Double) throws {
    let file = "<svg xmlns='http://www.w3.org/2000/svg' width='\(length)' height='\(length)'/>"
    let size = try VectorPicture(Array(file.utf8), scale: 1).ownSize
    #expect(abs(size.width - points) < 0.05 && abs(size.height - points) < 0.05)
  }

  @Test(
    "An SVG without a size says what it lacks, also one that states none above 0",
    arguments: [
      "", "width='0' height='0'", "width='100%' height='100%'", "viewBox='0 0 0 0'", "width='-1'",
    ])
  func noSize(keys: String) {
    #expect(throws: ImageError.noSize) {
      try VectorPicture(
        Array(
          "<svg xmlns='http://www.w3.org/2000/svg' \(keys)><rect width='6' height='4'/></svg>".utf8),
        scale: 1)
    }
    #expect("\(ImageError.noSize)".contains("above 0"))
  }

  @Test("A PDF whose page has an empty box is refused; poppler takes letter paper for it")
  func emptyBox() throws {
    func picture(_ box: String) throws -> VectorPicture {
      let text = """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox \(box)/Contents 4 0 R>>endobj
        4 0 obj<</Length 23>>stream
        1 0 0 rg 0 0 50 50 re f
        endstream endobj
        trailer<</Root 1 0 R>>

        """
      return try VectorPicture(Array(text.utf8), scale: 1)
    }
    #expect(try picture("[0 0 60 30]").ownSize == Size(width: 60, height: 30))
    #expect(try picture("[ 60 30\n0 0 ]").ownSize == Size(width: 60, height: 30))
    #expect(try picture("[0 0 612 792]").ownSize == Size(width: 612, height: 792))
    for box in ["[0 0 0 0]", "[0 0 612 0]", "[ 10 10 10 20 ]"] {
      let error = #expect(throws: ImageError.self, "\(box)") { try picture(box) }
      #expect(error?.description.contains("MediaBox of its page is empty") == true)
    }
  }

  @Test(
    "What is not drawn of an SVG is found, and nothing else",
    arguments: [
      ("<image href='a.png' width='9' height='9'/>", VectorLosses.linkedFiles),
      (
        "<use xlink:href = \"other.svg#x\" xmlns:xlink='http://www.w3.org/1999/xlink'/>",
        .linkedFiles
      ),
      ("<style>@import url(x.css);</style>", .linkedFiles),
      ("<style>rect{fill:var(--c, red)}</style>", .variables),
      ("<rect style='fill:var(--c)'/>", .variables),
      ("<foreignObject><p/></foreignObject>", .foreignObjects),
      ("<use href='#x'/><image href='data:image/png;base64,'/>", []),
      ("<!-- <image href='a.png'/> @import --><rect/>", []),
      ("<filter id='f'><feGaussianBlur/></filter><style>rect{fill:red}</style>", []),
      ("<g data-x='a > b'><rect/></g><title>href='a.png'</title>", []),
    ] as [(String, VectorLosses)])
  func losses(content: String, lost: VectorLosses) throws {
    #expect(try VectorPicture(svg(content), scale: 1).losses == lost)
  }

  @Test("Fonts that a PDF's page lists but does not use are no loss")
  func unusedFonts() throws {
    let font = "5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\ntrailer"
    let page = Self.pdf
      .replacingOccurrences(of: "<<>>", with: "<</Font<</F1 5 0 R>>>>")
      .replacingOccurrences(of: "trailer", with: font)
    #expect(try VectorPicture(Array(page.utf8), scale: 1).losses.isEmpty)
  }

  @Test("Text in a PDF that does not embed the font is found")
  func fonts() throws {
    let font = "5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\ntrailer"
    let text = Self.pdf
      .replacingOccurrences(of: "<<>>", with: "<</Font<</F1 5 0 R>>>>")
      .replacingOccurrences(of: "trailer", with: font)
      .replacingOccurrences(of: "/Length 24", with: "/Length 44")
      .replacingOccurrences(of: "re f", with: "re f BT /F1 9 Tf (A) Tj ET")
    let picture = try VectorPicture(Array(text.utf8), scale: 1)
    #expect(picture.losses == .text)
    #expect(pixel(picture, 5, 5) == 0xFFFF_0000)
    #expect(try VectorPicture(Array(Self.pdf.utf8), scale: 1).losses.isEmpty)
  }

  @Test("Text that names files, in huge fonts or of very many letters, is drawn or refused")
  func hostileText() throws {
    let texts = [
      "<style>@font-face{font-family:x;src:url(file:///etc/passwd)}</style>"
        + "<text font-family='x'>A</text>",
      "<text font-size='1e9'>A</text>",
      "<text><textPath href='file:///etc/passwd'>A</textPath></text>",
      "<text>\(String(repeating: "A", count: 20_000))</text>",
    ]
    let pictures = texts.map { try? VectorPicture(svg($0), scale: 1) }
    #expect(pictures.contains { $0 != nil })
    #expect(pictures.allSatisfy { $0?.losses.contains(.text) ?? true })
  }

  @Test("A damaged, empty or oversized picture says so and draws nothing")
  func faults() {
    #expect(throws: ImageError.empty) { try VectorPicture([], scale: 1) }
    for text in ["<svg", "no picture", "%PDF-1.4 nothing"] {
      #expect(throws: ImageError.self) { try VectorPicture(Array(text.utf8), scale: 1) }
    }
    #expect(throws: ImageError.tooMany(width: 2000, height: 1000)) {
      try VectorPicture(svg(half), scale: 100, atMost: 1_000_000)
    }
    #expect(throws: ImageError.tooLarge(width: 20_000, height: 10_000)) {
      try VectorPicture(svg(half), scale: 1000)
    }
    #expect(throws: ImageError.tooLarge(width: 1_000_000, height: 100)) {
      try VectorPicture(svg(half, "width='1000000' height='100'"), scale: 1)
    }
    #expect(throws: ImageError.self) {
      try VectorPicture(svg(half, "width='0' height='10'"), scale: 1)
    }
  }

  @Test("Slow pictures of a folder are drawn until their common time is spent")
  func allowance() throws {
    let allowance = VectorAllowance(seconds: 1)
    for _ in 0..<1_000 { allowance.spend(0.2) }
    // Quick ones do not count, however many there are.
    #expect(try VectorPicture(svg(half), scale: 1.25, within: allowance).image.pixels.count > 0)
    allowance.spend(0.6)
    #expect(try VectorPicture(svg(half), scale: 1.5, within: allowance).image.pixels.count > 0)
    allowance.spend(0.6)
    #expect(throws: ImageError.spent(seconds: 1)) {
      try VectorPicture(svg(half), scale: 1.75, within: allowance)
    }
    // Cached pictures need no time.
    #expect(try VectorPicture(svg(half), scale: 1.5, within: allowance).image.pixels.count > 0)
    // A picture that failed once fails again with the same error, without being drawn.
    let other = VectorAllowance(seconds: 1)
    for _ in 0..<2 {
      #expect(throws: ImageError.self) { try VectorPicture([60], scale: 1, within: other) }
      other.spend(2)
      #expect(throws: ImageError.spent(seconds: 1)) {
        try VectorPicture([61], scale: 1, within: other)
      }
    }
  }

  @Test("Shapes that multiply endlessly are refused")
  func multiplication() {
    let levels = (1...12).map { level in
      "<g id='g\(level)'>"
        + String(repeating: "<use href='#g\(level - 1)'/>", count: 10) + "</g>"
    }
    let bytes = svg("<defs><g id='g0'>\(half)</g>\(levels.joined())</defs><use href='#g12'/>")
    #expect(throws: ImageError.self) { try VectorPicture(bytes, scale: 1) }
  }
}
