import Drawing
import Geometry
import Testing
import Typesetting

@Suite("Drawn text") struct TextDrawingTests {
  private static let fonts = Result { () throws(FontError) in try FontLibrary() }

  private func canvas(
    _ items: [DisplayList.Item], scale: Double = 2, size: Size = Size(width: 200, height: 60)
  ) throws -> Canvas {
    let canvas = try Canvas(size: size, scale: scale, background: .white)
    try canvas.draw(DisplayList(items), text: Typesetter(library: Self.fonts.get()))
    return canvas
  }

  /// Returns the bounding box of everything drawn, in points.
  private func inkBox(_ canvas: Canvas) -> Rect? {
    var box: Rect?
    for y in 0..<canvas.pixelHeight {
      for x in 0..<canvas.pixelWidth where canvas.pixel(x: x, y: y) != 0xFFFF_FFFF {
        let pixel = Rect(
          x: Double(x) / canvas.scale, y: Double(y) / canvas.scale, width: 1 / canvas.scale,
          height: 1 / canvas.scale)
        box = box?.union(pixel) ?? pixel
      }
    }
    return box
  }

  private static let box = Rect(x: 0, y: 10, width: 200, height: 30)

  @Test(
    "Text is at the side that its alignment names, whatever its own direction",
    arguments: [
      (TextAlignment.left, true), (.right, false), (.natural, true), (.justified, true),
    ])
  func alignment(alignment: TextAlignment, left: Bool) throws {
    for text in ["Hello", "שלום", "123", "العربية"] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        // A justified line that is not stretched is aligned with the side where its own direction
        // begins.
        if alignment == .justified { continue }
        let paragraph = Paragraph(text, alignment: alignment, direction: direction)
        let ink = try #require(
          inkBox(canvas([.text(paragraph, in: Self.box, color: .black)])))
        let isLeft = alignment == .natural ? direction == .leftToRight : left
        #expect(isLeft ? ink.minX < 4 && ink.maxX < 80 : ink.maxX > 196 && ink.minX > 120)
      }
    }
  }

  @Test("Centred text has equal space on both sides")
  func centre() throws {
    let ink = try #require(
      inkBox(
        canvas([.text(Paragraph("HIIIH", alignment: .center), in: Self.box, color: .black)])))
    #expect(abs(ink.minX - (200 - ink.maxX)) <= 2)
  }

  @Test("Letters are on the measured baseline, at every scale", arguments: [1.0, 2, 3])
  func baseline(scale: Double) throws {
    let paragraph = Paragraph("HHH", font: .system(20))
    // 19.04 below the top; capitals are 0.7273 em high.
    let ink = try #require(
      inkBox(canvas([.text(paragraph, in: Self.box, color: .black)], scale: scale)))
    #expect(abs(ink.maxY - (10 + 19.043)) <= 1 / scale)
    #expect(abs(ink.height - 14.5) <= 1.5 / scale)
  }

  // Capitals are 12.00 high at 17 points and 19.67 at 28 in the reference pictures of accessibility-snapshot
  // and swift-snapshot-testing (3x); Inter's own are 12.37 and 20.37.
  @Test(
    "Capitals are as high as San Francisco's, those of a named font and of other scripts as their own",
    arguments: [(17.0, 12.0), (28, 19.67)])
  func capitals(size: Double, height: Double) throws {
    func drawn(_ text: String, _ font: FontDescriptor) throws -> Double {
      let list: [DisplayList.Item] = [
        .text(Paragraph(text, font: font), in: Self.box, color: .black)
      ]
      return try #require(inkBox(canvas(list, scale: 12))).height
    }
    #expect(abs(try drawn("HEH", .system(size)) - height) < 0.2)
    let inter = FontDescriptor(family: "Inter", size: size)
    #expect(abs(try drawn("HEH", inter) - 0.7273 * size) < 0.15)
    // Letters that Inter lacks come from another face, at their whole size.
    #expect(try drawn("เ", .system(size)) == drawn("เ", inter))
  }

  // A label of swift-snapshot-testing at the largest text size is 428.33 wide, its letters from 1.00 to
  // 425.33; centred in advances without the letter spacing of that size they began at 2.33.
  @Test("Large letters are in the middle of their advances")
  func large() throws {
    let paragraph = Paragraph("What's the point?", font: .system(58))
    let rect = Rect(x: 0, y: 0, width: 440, height: 72)
    let ink = try #require(
      inkBox(
        canvas(
          [.text(paragraph, in: rect, color: .black)], scale: 3,
          size: Size(width: 440, height: 80))))
    #expect(abs(ink.minX - 1) < 0.8 && abs(ink.maxX - 425.33) < 1)
  }

  @Test("All scripts share one baseline, though Pango would raise Arabic after Chinese")
  func sharedBaseline() throws {
    // The bug: 'ا' after Han characters was drawn half a letter higher than on its own.
    func bottom(_ text: String) throws -> Double? {
      let run = TextRun("中", color: Color.white)
      let paragraph = Paragraph(runs: [run, TextRun(text)])
      return try inkBox(canvas([.text(paragraph, in: Self.box, color: .black)]))?.maxY
    }
    func alone(_ text: String) throws -> Double? {
      try inkBox(canvas([.text(Paragraph(text), in: Self.box, color: .black)]))?.maxY
    }
    for text in ["ا", "H", "ไ"] { #expect(try bottom(text) == alone(text)) }
  }

  @Test("Runs have their own colours, backgrounds and lines")
  func attributes() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let runs = [
      TextRun("██", font: .system(20), color: red),
      TextRun("  ", font: .system(20), background: Color(red: 0, green: 0, blue: 1)),
    ]
    let canvas = try canvas([
      .text(Paragraph(runs: runs), in: Self.box, color: .black)
    ])
    var colors: Set<UInt32> = []
    for x in 0..<canvas.pixelWidth { colors.insert(canvas.pixel(x: x, y: 40)) }
    #expect(colors.contains(0xFFFF_0000) && colors.contains(0xFF00_00FF))
    let plain = try inkBox(self.canvas([.text(Paragraph("n"), in: Self.box, color: .black)]))
    let underlined = Paragraph(runs: [TextRun("n", underline: true)])
    let lined = try inkBox(self.canvas([.text(underlined, in: Self.box, color: .black)]))
    #expect(try #require(lined).maxY > #require(plain).maxY)
  }

  @Test("Truncated text shows an ellipsis inside its box", arguments: LineBreakMode.allCases)
  func ellipsis(mode: LineBreakMode) throws {
    let paragraph = Paragraph(
      "The quick brown fox jumps over the lazy dog", lines: 2, lineBreak: mode)
    let rect = Rect(x: 10, y: 0, width: 100, height: 41)
    let ink = try #require(inkBox(canvas([.text(paragraph, in: rect, color: .black)])))
    if mode != .clip { #expect(ink.maxX <= 111) }
    #expect(ink.maxY > 30)
  }

  @Test("A character that no font has is drawn as a box")
  func missing() throws {
    let canvas = try canvas([
      .text(Paragraph("\u{10FFFD}", font: .system(30)), in: Self.box, color: .black)
    ])
    #expect(try #require(inkBox(canvas)).width > 10)
  }

  @Test("Blocks are drawn as boxes, one for each character except spaces")
  func blocks() throws {
    let canvas = try Canvas(size: Size(width: 60, height: 20), scale: 1, background: .white)
    try canvas.draw(
      DisplayList([
        .text(Paragraph("ab d"), in: Rect(x: 0, y: 0, width: 60, height: 20), color: .black)
      ]), text: BlockMeasurer())
    let row = (0..<60).map { canvas.pixel(x: $0, y: 10) != 0xFFFF_FFFF }
    #expect(row[5] && row[15] && !row[25] && row[35] && !row[45])
    #expect(!row[0] && !row[10])
  }

  @Test("The same list gives the same pixels on one, two and eight threads")
  func threads() async throws {
    let library = try Self.fonts.get()
    let list = DisplayList([
      .shadow(.roundedRect(Rect(x: 20, y: 10, width: 100, height: 30), radius: 8), Shadow()),
      .text(Paragraph("Hi 中文 العربية 😀", lines: 0), in: Self.box, color: .black),
    ])
    @Sendable func render() throws -> UInt64 {
      let canvas = try Canvas(size: Size(width: 200, height: 60), scale: 2, background: .white)
      try canvas.draw(list, text: Typesetter(library: library))
      return canvas.pixelHash
    }
    let expected = try render()
    for workers in [2, 8] {
      let hashes = try await withThrowingTaskGroup(of: UInt64.self) { group in
        for _ in 0..<workers { group.addTask { try render() } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(hashes == [UInt64](repeating: expected, count: workers))
    }
  }

  @Test("Threads that set text in more fonts than cairo keeps open draw the same pixels")
  func manyFonts() async throws {
    let library = try Self.fonts.get()
    @Sendable func render(from first: Int) throws -> [UInt64] {
      var hashes = [UInt64](repeating: 0, count: 36)
      let canvas = try Canvas(size: Size(width: 30, height: 20), scale: 1, background: .white)
      // A font that cairo has measured once is cached: every typesetter asks again.
      for round in 0..<4 {
        let typesetter = Typesetter(library: library)
        for index in (first..<(first + hashes.count)).map({ $0 % hashes.count }) {
          let font = FontDescriptor(
            size: Double(8 + index + 40 * round), weight: 100 * (1 + index % 9),
            italic: index % 2 == 1)
          let script = ["g", "س", "ש", "中", "ไ", "न", "😀"][index % 7]
          let text = Paragraph(runs: [TextRun("a" + script, font: font)])
          try canvas.draw(
            DisplayList([
              .fill(.rect(Self.box), .color(.white)), .text(text, in: Self.box, color: .black),
            ]), text: typesetter)
          hashes[index] = hashes[index] &* 31 &+ canvas.pixelHash
        }
      }
      return hashes
    }
    let expected = try render(from: 0)
    try await withThrowingTaskGroup(of: [UInt64].self) { group in
      for worker in 0..<6 { group.addTask { try render(from: worker * 5) } }
      for try await hashes in group { #expect(hashes == expected) }
    }
  }
}
