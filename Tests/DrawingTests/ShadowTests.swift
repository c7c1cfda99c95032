import Drawing
import Geometry
import Testing
import Typesetting

@Suite("Shadow") struct ShadowTests {
  private func canvas(
    size: Double = 200, scale: Double = 1, _ items: [DisplayList.Item]
  ) throws -> Canvas {
    let canvas = try Canvas(
      size: Size(width: size, height: size), scale: scale, background: .clear)
    try canvas.draw(DisplayList(items), text: BlockMeasurer())
    return canvas
  }

  private func alpha(_ canvas: Canvas, _ x: Int, _ y: Int) -> Int {
    Int(canvas.pixel(x: x, y: y) >> 24)
  }

  @Test("A shadow has half its strength at the edge of a large box, and a Gaussian tail")
  func profile() throws {
    let box = PaintedShape.rect(Rect(x: 50, y: 50, width: 100, height: 100))
    let canvas = try canvas([.shadow(box, Shadow(radius: 8))])
    #expect(alpha(canvas, 100, 100) == 255)
    // The pixels on both sides of the edge average to one half.
    #expect(abs(alpha(canvas, 49, 100) + alpha(canvas, 50, 100) - 255) <= 2)
    // One and two standard deviations outside: 16 % and 2.3 %, within the box blur's error.
    #expect((34...48).contains(alpha(canvas, 41, 100)))
    #expect((2...9).contains(alpha(canvas, 33, 100)))
    #expect(alpha(canvas, 20, 100) == 0)
  }

  @Test("A shadow is symmetrical when its box is")
  func symmetry() throws {
    let box = PaintedShape.roundedRect(Rect(x: 40, y: 40, width: 120, height: 120), radius: 12)
    for radius in [2.5, 3, 7, 8] {
      let canvas = try canvas([.shadow(box, Shadow(radius: radius))])
      for x in 0..<100 {
        for y in stride(from: 0, to: 200, by: 9) {
          let value = alpha(canvas, x, y)
          // Cairo's own corners differ from one another by one level.
          for mirrored in [
            alpha(canvas, 199 - x, y), alpha(canvas, x, 199 - y), alpha(canvas, y, x),
          ] {
            #expect(abs(value - mirrored) <= 1)
          }
        }
      }
    }
  }

  @Test("A stretched shadow is the shadow that a path of the same outline casts")
  func stretching() throws {
    let rect = Rect(x: 31.25, y: 40.5, width: 130.5, height: 90.75)
    let outline = Path([
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
    let shadow = Shadow(opacity: 0.8, radius: 4, dx: 1, dy: 3)
    let box = try canvas([.shadow(.rect(rect), shadow)])
    let path = try canvas([.shadow(.path(outline), shadow)])
    #expect(box.pixelHash == path.pixelHash)
  }

  @Test("A shadow moves by its offset, at every scale", arguments: [1.0, 2, 3])
  func offset(scale: Double) throws {
    let box = Rect(x: 60, y: 60, width: 60, height: 60)
    let moved = try canvas(
      scale: scale, [.shadow(.rect(box), Shadow(radius: 5, dx: 10, dy: 20))])
    let straight = try canvas(
      scale: scale, [.shadow(.rect(box.offsetBy(dx: 10, dy: 20)), Shadow(radius: 5))])
    #expect(moved.pixelHash == straight.pixelHash)
  }

  @Test("Opacity and the colour's alpha multiply")
  func opacity() throws {
    let box = PaintedShape.rect(Rect(x: 50, y: 50, width: 100, height: 100))
    let canvas = try canvas([
      .shadow(box, Shadow(color: Color(white: 0, alpha: 0.5), opacity: 0.5, radius: 3))
    ])
    #expect((63...64).contains(alpha(canvas, 100, 100)))
  }

  @Test("A radius of 0 is the shape itself")
  func sharp() throws {
    let box = PaintedShape.rect(Rect(x: 50, y: 50, width: 100, height: 100))
    let shadow = try canvas([.shadow(box, Shadow(radius: 0))])
    #expect(try canvas([.fill(box, .color(.black))]).pixelHash == shadow.pixelHash)
  }

  @Test("A wide blur is computed on coarse pixels and still ends where a Gaussian does")
  func wide() throws {
    let box = PaintedShape.rect(Rect(x: 300, y: 300, width: 400, height: 400))
    let canvas = try canvas(size: 1000, [.shadow(box, Shadow(radius: 100))])
    #expect(abs(alpha(canvas, 299, 500) - 127) <= 8)
    #expect((30...50).contains(alpha(canvas, 200, 500)))
    #expect(alpha(canvas, 500, 500) > 230)
  }

  @Test("A radius of a billion spreads the shadow to nothing")
  func boundless() throws {
    let box = PaintedShape.rect(Rect(x: 50, y: 50, width: 100, height: 100))
    for radius in [1e9, 1e300, .infinity] {
      let canvas = try canvas([.shadow(box, Shadow(radius: radius))])
      #expect(alpha(canvas, 100, 100) == 0)
    }
  }

  @Test("A rotated shadow is where the rotated box is")
  func rotated() throws {
    let half = 0.5.squareRoot()
    let turn = AffineTransform(sine: half, cosine: half)
      .concatenating(AffineTransform(translationX: 100, y: 100))
    let box = PaintedShape.rect(Rect(x: -30, y: -30, width: 60, height: 60))
    let canvas = try canvas([
      .group(.init(transform: turn), DisplayList([.shadow(box, Shadow(radius: 3))]))
    ])
    #expect(alpha(canvas, 100, 100) == 255)
    #expect(alpha(canvas, 100, 64) > 200)
    #expect(alpha(canvas, 72, 72) < 60)
  }

  @Test(
    "The part of a shadow that an opaque box hides is left out without a trace",
    arguments: [1.0, 2, 2.5])
  func hiddenCore(scale: Double) throws {
    let shapes: [PaintedShape] = [
      .rect(Rect(x: 20.25, y: 18.5, width: 90, height: 60)),
      .roundedRect(Rect(x: 20.25, y: 18.5, width: 90, height: 60), radius: 18),
      .roundedRect(Rect(x: 20.25, y: 18.5, width: 90, height: 60), radius: 18, continuous: true),
      .roundedRect(Rect(x: 20.25, y: 18.5, width: 60, height: 60), radius: 30),
    ]
    for shape in shapes {
      let shadow = DisplayList.Item.shadow(shape, Shadow(opacity: 0.6, radius: 5, dx: 3, dy: 4))
      let fill = DisplayList.Item.fill(shape, .color(Color(red: 0.2, green: 0.5, blue: 0.9)))
      // A separate group keeps the painter from seeing what follows the shadow.
      let whole = DisplayList([.group(DisplayList.Group(), DisplayList([shadow])), fill])
      let size = Size(width: 140, height: 100)
      let pictures = try [DisplayList([shadow, fill]), whole].map { list in
        let canvas = try Canvas(size: size, scale: scale, background: .white)
        try canvas.draw(list, text: BlockMeasurer())
        return canvas.image().pixels
      }
      #expect(pictures[0] == pictures[1])
    }
  }

  @Test("However many and wide the shadows are, few pixels are blurred for each")
  func work() throws {
    let canvas = try Canvas(
      size: Size(width: 393, height: 852), scale: 3, background: .clear)
    let count = 12
    for index in 0..<count {
      let rect = Rect(x: Double(index), y: 0, width: 380, height: 800)
      let radius = 30 + Double(index)
      let shapes: [PaintedShape] = [
        .roundedRect(rect, radius: 60 + 9 * Double(index)), .ellipse(rect),
      ]
      for shape in shapes {
        try canvas.draw(
          DisplayList([.shadow(shape, Shadow(radius: radius))]), text: BlockMeasurer())
      }
    }
    #expect(canvas.blurredPixels > 0)
    #expect(canvas.blurredPixels <= count * 2 * 2_000_000)
  }

  @Test("A shadow blurred on coarser pixels looks like one blurred on device pixels")
  func coarse() throws {
    let rect = Rect(x: 100, y: 100, width: 1_800, height: 1_800)
    let outline = Path([
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
    let fine = try canvas(size: 2_000, [.shadow(.rect(rect), Shadow(radius: 20))])
    let coarse = try canvas(size: 2_000, [.shadow(.path(outline), Shadow(radius: 20))])
    #expect(coarse.blurredPixels < 2_000_000)
    for place in stride(from: 1, to: 2_000, by: 97) {
      #expect(abs(alpha(fine, place, 1_000) - alpha(coarse, place, 1_000)) <= 3)
      #expect(abs(alpha(fine, 40, place) - alpha(coarse, 40, place)) <= 3)
    }
  }
}
