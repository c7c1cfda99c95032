import Drawing
import Geometry
import Goldens
import Rendering
import Testing

/// What differs in looks though places agree, and what is no difference in places.
@Suite("Looks of compared boxes")
struct InkLookTests {
  /// A picture of white points in which shapes can be painted.
  private struct Canvas {
    let side: Int
    var pixels: [UInt32]

    init(_ side: Int = 120) {
      self.side = side
      pixels = Array(repeating: 0xFFFF_FFFF, count: side * side)
    }

    /// Paints a rectangle whose corners are rounded, with smoothed edges.
    func adding(_ rect: Rect, radius: Double = 0, _ colour: UInt32 = 0xFF30_50C0) -> Canvas {
      var canvas = self
      for y in 0..<side {
        for x in 0..<side {
          var covered = 0
          for step in 0..<16 {
            let point = Point(
              x: Double(x) + (Double(step % 4) + 0.5) / 4,
              y: Double(y) + (Double(step / 4) + 0.5) / 4)
            let inner = rect.insetBy(dx: radius, dy: radius)
            let dx = max(inner.minX - point.x, 0, point.x - inner.maxX)
            let dy = max(inner.minY - point.y, 0, point.y - inner.maxY)
            covered += dx * dx + dy * dy <= radius * radius ? 1 : 0
          }
          guard covered > 0 else { continue }
          let old = canvas.pixels[y * side + x]
          canvas.pixels[y * side + x] = [0, 8, 16, 24].reduce(UInt32(0)) { sum, shift in
            let (one, other) = (Double(old >> shift & 0xFF), Double(colour >> shift & 0xFF))
            let mixed = one + (other - one) * Double(covered) / 16
            return sum | UInt32(mixed.rounded()) << shift
          }
        }
      }
      return canvas
    }

    /// Letters as far as looks go: stems of a point with gaps.
    func text(
      _ x: Double, _ y: Double, _ stems: [Double], width: Double = 2, height: Double = 12
    ) -> Canvas {
      stems.reduce(self) {
        $0.adding(Rect(x: x + $1, y: y, width: width, height: height), 0xFF10_1010)
      }
    }

    func mirrored() -> Canvas {
      var canvas = self
      for y in 0..<side {
        canvas.pixels.replaceSubrange(
          y * side..<(y + 1) * side, with: pixels[y * side..<(y + 1) * side].reversed())
      }
      return canvas
    }

    var image: ImageBuffer {
      ImageBuffer(width: side, height: side, pixels: pixels, isOpaque: true)
    }
  }

  private func compare(_ one: Canvas, _ other: Canvas) throws -> InkComparison {
    try InkComparison(reference: one.image, ours: other.image)
  }

  private let card = Rect(x: 20, y: 20, width: 80, height: 50)

  @Test("Another colour of a panel, of ink, and of the ground is noted, and is no fault")
  func colours() throws {
    let line = [0.0, 5, 10, 15, 20, 25]
    let one = Canvas().adding(card).text(20, 90, line)
    let panel = try compare(one, Canvas().adding(card, 0xFF30_50A0).text(20, 90, line))
    #expect(panel.agrees && panel.notes.map(\.kind) == [.colours])
    #expect(panel.notes.first?.box.frame == card)
    #expect(panel.notes.first?.values == ["#3050C0", "#3050A0"])
    var red = Canvas().adding(card)
    for stem in line {
      red = red.adding(Rect(x: 20 + stem, y: 90, width: 2, height: 12), 0xFFE0_1010)
    }
    let ink = try compare(one, red)
    #expect(ink.agrees && ink.notes.map(\.kind) == [.colours] && ink.notes[0].box.kind == .ink)
    var grey = one
    grey.pixels = grey.pixels.map { $0 == 0xFFFF_FFFF ? 0xFFE0_E0E0 : $0 }
    #expect(try compare(one, grey).notes.first?.values == ["#FFFFFF", "#E0E0E0"])
    #expect(try compare(one, one).notes.isEmpty)
    // What smoothing and another renderer change is none.
    #expect(try compare(one, Canvas().adding(card, 0xFF34_52BE).text(20, 90, line)).notes.isEmpty)
  }

  @Test("Another rounding of corners is noted with both radii", arguments: [0.0, 10])
  func corners(radius: Double) throws {
    let found = try compare(
      Canvas().adding(card, radius: radius), Canvas().adding(card, radius: 24))
    #expect(found.agrees, "\(found.sentences)")
    #expect(found.notes.map(\.kind) == [.corners])
    let values = found.notes.first?.values.compactMap(Double.init) ?? []
    #expect(values.count == 2, "\(values)")
    #expect(zip(values, [radius, 24]).allSatisfy { abs($0 - $1) <= 1 }, "\(values)")
    let near = try compare(Canvas().adding(card, radius: 10), Canvas().adding(card, radius: 11))
    #expect(near.agrees && near.notes.isEmpty)
  }

  // A panel that ends with the picture meets its edge slowly where its corners are round.
  @Test("A rounded corner at the picture's edge leaves no slivers")
  func slivers() throws {
    for radius in [12.0, 28] {
      let bar = Rect(x: 10, y: 60, width: 100, height: 60)
      let found = try compare(Canvas().adding(bar), Canvas().adding(bar, radius: radius))
      #expect(found.missing.isEmpty && found.extra.isEmpty, "\(found.sentences)")
      #expect(found.notes.map(\.kind) == [.corners])
    }
  }

  @Test("Another word among words of the same font is noted, another font is not")
  func words() throws {
    let (first, second) = ([0.0, 5, 10, 15, 20, 25, 40], [0.0, 4, 8, 14, 22, 30, 40])
    let one = Canvas().text(20, 20, first).text(20, 60, first).text(20, 100, first)
    let word = try compare(
      one, Canvas().text(20, 20, first).text(20, 60, second).text(20, 100, first))
    #expect(word.agrees && word.notes.map(\.kind) == [.ink])
    #expect(word.notes.first?.box.frame.minY == 60)
    #expect(word.noteSentences == ["ink differs in 1 box: box at 20, 60 of 42 x 12"])
    let font = Canvas().text(20, 20, second).text(20, 60, second).text(20, 100, second)
    let other = try compare(one, font)
    #expect(other.agrees && other.notes.isEmpty, "\(other.noteSentences)")
  }

  @Test("The mirror image is named as such")
  func mirrors() throws {
    let one = Canvas().adding(Rect(x: 4, y: 10, width: 30, height: 30))
      .text(50, 60, [0, 5, 10, 15, 20])
    let found = try compare(one, one.mirrored())
    #expect(!found.agrees && found.isMirrored)
    #expect(found.remark == "mirrored: the places agree with the mirror image of the reference")
    #expect(found.json.text.contains(#""mirrored": true"#))
    let moved = try compare(one, one.adding(Rect(x: 80, y: 90, width: 20, height: 20)))
    #expect(!moved.agrees && !moved.isMirrored && moved.remark == nil)
    #expect(try !compare(one, one).isMirrored)
  }

  @Test("Two blank pictures have nothing in other places, and say so")
  func blanks() throws {
    let found = try compare(Canvas(), Canvas())
    #expect(found.isEmpty && found.agrees && found.remark != nil)
    #expect(found.json.text.contains(#""matched": 0, "edgesWithin1": 1"#))
  }
}
