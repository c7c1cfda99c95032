import Drawing
import Geometry
import Testing
import Typesetting

@Suite("Canvas") struct CanvasTests {
  /// Returns a white canvas of 10 x 10 points with a list drawn on it.
  private func canvas(
    scale: Double = 1, size: Double = 10, background: Color = .white,
    _ items: [DisplayList.Item]
  ) throws -> Canvas {
    let canvas = try Canvas(
      size: Size(width: size, height: size), scale: scale, background: background)
    try canvas.draw(DisplayList(items), text: BlockMeasurer())
    return canvas
  }

  @Test("A box on pixel boundaries has no fringe, at any scale", arguments: [1.0, 2, 3])
  func crispBox(scale: Double) throws {
    let box = Rect(x: 1 / scale, y: 2 / scale, width: 4 / scale, height: 5 / scale)
    let canvas = try canvas(scale: scale, [.fill(.rect(box), .color(.black))])
    for y in 0..<canvas.pixelHeight {
      for x in 0..<canvas.pixelWidth {
        let inside = (1..<5).contains(x) && (2..<7).contains(y)
        #expect(canvas.pixel(x: x, y: y) == (inside ? 0xFF00_0000 : 0xFFFF_FFFF))
      }
    }
  }

  @Test("A border along an outline is inside it and leaves the middle unpainted")
  func outlineBorder() throws {
    let corners = [(1.0, 1.0), (9, 1), (9, 9), (1, 9)].map { Point(x: $0.0, y: $0.1) }
    let path = Path([.move(corners[0])] + corners.dropFirst().map(Path.Element.line) + [.close])
    let canvas = try canvas([.border(.path(path), width: 2, color: .black)])
    for place in 0..<10 {
      let isLine = [1, 2, 7, 8].contains(place)
      #expect(canvas.pixel(x: place, y: 5) == (isLine ? 0xFF00_0000 : 0xFFFF_FFFF))
    }
  }

  @Test("A border is inside the edge and covers whole pixels", arguments: [1.0, 2, 3])
  func border(scale: Double) throws {
    let box = PaintedShape.rect(Rect(x: 1, y: 1, width: 8, height: 8))
    let canvas = try canvas(
      scale: scale, [.border(box, width: 1 / scale, color: .black)])
    let (first, last) = (Int(scale), Int(9 * scale) - 1)
    #expect(canvas.pixel(x: first, y: first) == 0xFF00_0000)
    #expect(canvas.pixel(x: last, y: last) == 0xFF00_0000)
    #expect(canvas.pixel(x: first - 1, y: first) == 0xFFFF_FFFF)
    #expect(canvas.pixel(x: first + 1, y: first + 1) == 0xFFFF_FFFF)
    #expect(canvas.pixel(x: last + 1, y: last) == 0xFFFF_FFFF)
  }

  @Test("A hairline through pixel centres is one pixel wide", arguments: [1.0, 2, 3])
  func hairline(scale: Double) throws {
    let y = 5.5 / scale
    let line = Path.line(from: Point(x: 0, y: y), to: Point(x: 10, y: y))
    let canvas = try canvas(scale: scale, [.stroke(.path(line), Stroke(.black, width: 0))])
    #expect((4...6).map { canvas.pixel(x: 3, y: $0) } == [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF])
  }

  @Test("Rounded corners are cut and their sides stay straight", arguments: [false, true])
  func corners(continuous: Bool) throws {
    let box = PaintedShape.roundedRect(
      Rect(x: 0, y: 0, width: 40, height: 40), radius: 10, continuous: continuous)
    let canvas = try canvas(scale: 2, size: 40, [.fill(box, .color(.black))])
    #expect(canvas.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
    #expect(canvas.pixel(x: 2, y: 2) == 0xFFFF_FFFF)
    #expect(canvas.pixel(x: 0, y: 40) == 0xFF00_0000)
    #expect(canvas.pixel(x: 40, y: 79) == 0xFF00_0000)
    #expect(canvas.pixel(x: 79, y: 79) == 0xFFFF_FFFF)
  }

  @Test("A continuous corner leaves the side earlier than a circular one")
  func continuousCorner() throws {
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)
    let round = try canvas(
      size: 100, [.fill(.roundedRect(rect, radius: 20), .color(.black))])
    let smooth = try canvas(
      size: 100, [.fill(.roundedRect(rect, radius: 20, continuous: true), .color(.black))])
    #expect(round.pixel(x: 24, y: 0) == 0xFF00_0000)
    #expect(smooth.pixel(x: 24, y: 0) != 0xFF00_0000)
  }

  @Test("The items of a translucent group do not show through each other")
  func groupOpacity() throws {
    let (front, back) = (
      Rect(x: 0, y: 0, width: 6, height: 10), Rect(x: 4, y: 0, width: 6, height: 10)
    )
    let canvas = try canvas([
      .group(
        .init(opacity: 0.5),
        DisplayList([
          .fill(.rect(back), .color(.black)), .fill(.rect(front), .color(.black)),
        ]))
    ])
    #expect(canvas.pixel(x: 1, y: 5) == canvas.pixel(x: 5, y: 5))
    #expect(canvas.pixel(x: 5, y: 5) & 0xFF == 127)
  }

  @Test("A clip cuts what its group draws, and nothing behind the group")
  func clip() throws {
    let everything = PaintedShape.rect(Rect(x: -50, y: -50, width: 200, height: 200))
    let canvas = try canvas([
      .group(
        .init(clip: .rect(Rect(x: 2, y: 2, width: 3, height: 3))),
        DisplayList([.fill(everything, .color(.black))])),
      .fill(.rect(Rect(x: 8, y: 8, width: 1, height: 1)), .color(.black)),
    ])
    #expect(canvas.pixel(x: 2, y: 2) == 0xFF00_0000 && canvas.pixel(x: 4, y: 4) == 0xFF00_0000)
    #expect(canvas.pixel(x: 5, y: 5) == 0xFFFF_FFFF && canvas.pixel(x: 1, y: 2) == 0xFFFF_FFFF)
    #expect(canvas.pixel(x: 8, y: 8) == 0xFF00_0000)
  }

  @Test("A transform moves a group's items and its clip")
  func transform() throws {
    let canvas = try canvas([
      .group(
        .init(transform: AffineTransform(translationX: 3, y: 4)),
        DisplayList([.fill(.rect(Rect(x: 0, y: 0, width: 2, height: 2)), .color(.black))]))
    ])
    #expect(canvas.pixel(x: 3, y: 4) == 0xFF00_0000 && canvas.pixel(x: 2, y: 4) == 0xFFFF_FFFF)
  }

  /// `CAGradientLayer` works in the unit square, which it stretches to the layer.
  @Test("The side corners of a diagonal gradient have the middle colour in every rectangle")
  func diagonalGradient() throws {
    let rect = Rect(x: 0, y: 0, width: 100, height: 40)
    let canvas = try Canvas(size: rect.size, scale: 1, background: .white)
    let gradient = LinearGradient(
      colors: [.black, .white], in: rect, from: Point(x: 0, y: 0), to: Point(x: 1, y: 1))
    try canvas.draw(
      DisplayList([.fill(.rect(rect), .linearGradient(gradient))]), text: BlockMeasurer())
    for (x, y, grey) in [(0, 39, 128), (99, 0, 128), (50, 20, 128), (0, 0, 0), (99, 39, 255)] {
      #expect(abs(Int(canvas.pixel(x: x, y: y) & 0xFF) - grey) <= 4)
    }
  }

  @Test("A gradient runs from its first colour to its last")
  func gradient() throws {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    let canvas = try canvas([
      .fill(.rect(rect), .linearGradient(LinearGradient(colors: [.black, .white], in: rect)))
    ])
    let column = (0..<10).map { canvas.pixel(x: 5, y: $0) & 0xFF }
    #expect(column == column.sorted() && column[0] < 20 && column[9] > 235)
  }

  @Test("Equal lists give equal hashes, and one more pixel a different one")
  func hash() throws {
    let dot = DisplayList.Item.fill(
      .rect(Rect(x: 3, y: 3, width: 1, height: 1)), .color(.black))
    let plain = try canvas([dot])
    #expect(try canvas([dot]).pixelHash == plain.pixelHash)
    #expect(try canvas([]).pixelHash != plain.pixelHash)
    // Goldens store hashes, so this one must never change.
    #expect(plain.pixelHash == 3_068_934_867_646_695_226)
  }

  @Test("Reused memory keeps nothing of the previous picture")
  func memory() throws {
    let memory = PixelMemory()
    let size = Size(width: 10, height: 10)
    let everything = PaintedShape.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    let first = try Canvas(size: size, scale: 2, background: .white, memory: memory)
    try first.draw(DisplayList([.fill(everything, .color(.black))]), text: BlockMeasurer())
    let second = try Canvas(size: size, scale: 1, background: .clear, memory: memory)
    #expect(second.pixel(x: 9, y: 9) == 0)
  }

  @Test(
    "A canvas that cannot be drawn is an error before any allocation",
    arguments: [
      (Size(width: 1_000_000, height: 1_000_000), 2.0), (Size(width: 0, height: 10), 1),
      (Size(width: -5, height: 10), 1), (Size(width: .nan, height: 10), 1),
      (Size(width: 1e308, height: 10), 3), (Size(width: 10, height: 10), 0),
      (Size(width: 32_000, height: 32_000), 1), (Size(width: 10, height: 10), .infinity),
    ])
  func unsuitable(size: Size, scale: Double) {
    #expect(throws: CanvasError.self) {
      try Canvas(size: size, scale: scale, background: .white)
    }
  }

  @Test("Numbers beyond any picture draw something or nothing, but never crash")
  func wildNumbers() throws {
    let wild = [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e9, 0, -3]
    var items: [DisplayList.Item] = []
    for number in wild {
      for rect in [
        Rect(x: number, y: 0, width: 5, height: 5), Rect(x: 0, y: 0, width: number, height: 5),
      ] {
        for shape in [
          PaintedShape.rect(rect), .ellipse(rect), .roundedRect(rect, radius: 3),
          .roundedRect(Rect(x: 1, y: 1, width: 5, height: 5), radius: number, continuous: true),
          .path(.line(from: rect.origin, to: .zero)),
        ] {
          items.append(.fill(shape, .color(.black)))
          items.append(.border(shape, width: number, color: .black))
          items.append(.stroke(shape, Stroke(.black, width: number, dashes: [number, 1])))
          items.append(.shadow(shape, Shadow(opacity: number, radius: number, dx: number)))
        }
        items.append(.text(Paragraph("Text"), in: rect, color: .black))
        items.append(
          .group(
            .init(
              opacity: number, clip: .rect(rect),
              transform: AffineTransform(scaleX: number, y: 1)),
            DisplayList([.fill(.rect(rect), .color(.black))])))
      }
    }
    let canvas = try canvas(
      items + [.fill(.rect(Rect(x: 9, y: 9, width: 1, height: 1)), .color(.white))])
    #expect(canvas.pixel(x: 9, y: 9) == 0xFFFF_FFFF)
  }
}
