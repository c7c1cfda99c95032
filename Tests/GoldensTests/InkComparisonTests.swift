import Drawing
import Geometry
import Goldens
import Scenes
import Testing

@Suite("Comparison of places")
struct InkComparisonTests {
  private func compare(
    _ reference: Sketch, _ ours: Sketch, within: Double = 1
  ) throws -> InkComparison {
    try InkComparison(reference: reference.image, ours: ours.image, within: within)
  }

  private let card = Rect(x: 16, y: 20, width: 120, height: 60)

  @Test(
    "A box that moved is told by its edges in points, whatever the scales", arguments: [1, 2, 3.0])
  func moves(scale: Double) throws {
    var ours = Sketch()
    ours.scale = scale
    let moved = Rect(x: 16, y: 24, width: 120, height: 56)
    let found = try compare(
      Sketch().adding(card, 0xFFEE_EEEE).text(at: Point(x: 30, y: 40), stems: 12),
      ours.adding(moved, 0xFFEE_EEEE).text(at: Point(x: 30, y: 40), stems: 12))
    #expect(found.pairs.count == 2)
    let pair = try #require(found.moved.first)
    #expect(found.moved.count == 1)
    #expect(pair.reference.frame == card)
    #expect(pair.distances == [0, 4, 0, 0])
    #expect(found.missing.isEmpty && found.extra.isEmpty)
    #expect(!found.agrees)
  }

  @Test("The ground below a panel across the picture is not told beside the panel's edge")
  func ground() throws {
    func screen(_ header: Double, _ body: Double) -> Sketch {
      Sketch(size: Size(width: 200, height: 300))
        .adding(Rect(x: 0, y: 0, width: 200, height: header), 0xFF20_50A0)
        .adding(Rect(x: 0, y: header, width: 200, height: body), 0xFFD0_D8E0)
    }
    let grown = try compare(screen(40, 80), screen(40, 100))
    #expect(grown.moved.map(\.reference.frame) == [Rect(x: 0, y: 40, width: 200, height: 80)])
    #expect(grown.moved.map(\.distances) == [[0, 0, 0, 20]])
    // Two panels that share the edge are told both.
    let shifted = try compare(screen(40, 80), screen(44, 76))
    #expect(shifted.moved.map(\.distances) == [[0, 0, 0, 4], [0, 4, 0, 0]])
    #expect(!grown.agrees && !shifted.agrees)
  }

  /// cashapp/paparazzi#1465 and pointfreeco/swift-snapshot-testing#673: text from another renderer fails
  /// comparisons of pixels, and so does a sliver cut off a letter.
  @Test("A line of text agrees with one of other letters in the same place, in any colour")
  func glyphs() throws {
    let reference = Sketch().text(at: Point(x: 20, y: 30), stems: 21)
    let other = Sketch().text(at: Point(x: 20, y: 30), stems: 15, pitch: 7.142_857, stem: 2)
    let found = try compare(reference, other)
    #expect(found.pairs.count == 1)
    #expect(found.agrees, "\(found.sentences)")
    let cut = reference.adding(Rect(x: 20, y: 34, width: 1, height: 2), 0xFFFF_FFFF)
    #expect(try compare(reference, cut).agrees)
    var light = Sketch()
    light.boxes = reference.boxes.map { ($0.rect, 0xFFC0_3030) }
    #expect(try compare(reference, light).agrees)
  }

  /// mapbox/pixelmatch#107: a text is a few pixels higher, which a share of pixels takes for noise.
  @Test("A point is within the limit, two are not")
  func limits() throws {
    let reference = Sketch().text(at: Point(x: 20, y: 30), stems: 12)
    #expect(try compare(reference, Sketch().text(at: Point(x: 20, y: 29), stems: 12)).agrees)
    let higher = try compare(reference, Sketch().text(at: Point(x: 20, y: 28), stems: 12))
    #expect(higher.moved.map(\.distances) == [[0, -2, 0, -2]])
    #expect(higher.sentences == ["moved: box at 20, 30 of 57 x 12: top -2, bottom -2"])
    #expect(
      try compare(reference, Sketch().text(at: Point(x: 20, y: 28), stems: 12), within: 2).agrees)
  }

  /// Monkopedia/kodemirror#301: a block of 20 x 20 pixels painted into a golden counts as unchanged;
  /// mapbox/pixelmatch#26: white on transparency does, too.
  @Test("What only one picture has is missing or extra, be it small, or white on transparency")
  func lone() throws {
    let reference = Sketch().text(at: Point(x: 20, y: 30), stems: 12)
    let block = Rect(x: 150, y: 90, width: 10, height: 10)
    let missing = try compare(reference.adding(block, 0xFFFF_0000), reference)
    #expect(missing.missing.map(\.box.frame) == [block])
    #expect(missing.extra.isEmpty && missing.moved.isEmpty && !missing.agrees)
    var clear = Sketch()
    clear.ground = 0
    let logo = clear.adding(Rect(x: 10, y: 10, width: 40, height: 40), 0xFFFF_FFFF)
    let bar = Rect(x: 80, y: 10, width: 40, height: 40)
    let extra = try compare(logo, logo.adding(bar, 0xFFFF_FFFF))
    #expect(extra.extra.map(\.box.frame) == [bar])
    #expect(extra.missing.isEmpty && extra.pairs.count == 1)
  }

  @Test("Neither half of a picture is its ground, and smoothed edges are no boxes")
  func halves() throws {
    // The lower half is a little larger in one picture and a little smaller in the other.
    let half = { (y: Double) in
      Sketch().adding(Rect(x: 0, y: y, width: 200, height: 120 - y), 0xFFE0_E0E0)
        .adding(Rect(x: 0, y: y - 0.5, width: 200, height: 0.5), 0xFFF0_F0F0)
        .text(at: Point(x: 20, y: 90), stems: 12)
    }
    let found = try compare(half(59.5), half(60.5))
    #expect(found.agrees, "\(found.sentences)")
    #expect(found.pairs.count == 3)
  }

  /// uber/ios-snapshot-test-case#117: 240 x 240 pixels beside 240 x 239.
  @Test("Pictures of different sizes are compared, and the sizes are stated")
  func sizes() throws {
    var (reference, ours) = (Sketch(), Sketch())
    (reference.scale, ours.scale) = (3, 3)
    reference.size = Size(width: 80, height: 80)
    ours.size = Size(width: 80, height: 239 / 3.0)
    let icon = Rect(x: 20, y: 20, width: 40, height: 40)
    let found = try compare(reference.adding(icon), ours.adding(icon))
    #expect(found.agrees && found.differsInSize)
    #expect(
      found.sizeClause == "the reference is 80 x 80 points large, this picture 80 x 79.67")
  }

  @Test("The work grows with the pixels, also of noise, and as little for a picture in one colour")
  func work() throws {
    func noise(_ side: Int) -> ImageBuffer {
      var state: UInt32 = 7
      let pixels = (0..<side * side).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return 0xFF00_0000 | state >> 8
      }
      return ImageBuffer(width: side, height: side, pixels: pixels, isOpaque: true)
    }
    func plain(_ side: Int) -> ImageBuffer {
      ImageBuffer(
        width: side, height: side, pixels: Array(repeating: 0xFFFF_FFFF, count: side * side),
        isOpaque: true)
    }
    for picture in [noise, plain] {
      let counts = try [100, 200].map { side in
        try InkComparison(reference: picture(side), ours: picture(side)).steps
      }
      #expect(counts[0] > 100 * 100)
      #expect(Double(counts[1]) < 4.2 * Double(counts[0]))
      #expect(counts[1] < 40 * 200 * 200)
    }
  }

  /// uber/ios-snapshot-test-case#81: the same view at 2x and at 1x.
  @Test("Scales come from the option, the name, the scene, the screen, or the other picture")
  func scales() {
    func picture(_ width: Int, _ height: Int, _ path: String) -> PictureScale.Subject {
      PictureScale.Subject(
        ImageBuffer(
          width: width, height: height, pixels: Array(repeating: 0, count: width * height),
          isOpaque: false), path: path)
    }
    func scales(
      _ one: PictureScale.Subject, _ other: PictureScale.Subject, stated: Double? = nil,
      scene: Size? = nil
    ) -> [Double] {
      let scale = PictureScale(one, other, stated: stated, scene: scene)
      return scale.isGuess ? [] : [scale.reference, scale.ours]
    }
    #expect(scales(picture(200, 100, "a.png"), picture(100, 50, "b.png")) == [2, 1])
    // swift-snapshot-testing, issue 165: 320 x 44 recorded at 2x and drawn at 3x is no other size.
    #expect(scales(picture(640, 88, "a.png"), picture(960, 132, "b@3x.png")) == [2, 3])
    #expect(scales(picture(30, 30, "a@3x.png"), picture(20, 20, "b.png")) == [3, 2])
    #expect(scales(picture(30, 30, "a@3x.png"), picture(30, 24, "b.png")) == [3, 3])
    #expect(scales(picture(30, 30, "a@3x.png"), picture(30, 24, "b.png"), stated: 2) == [2, 2])
    let size = Size(width: 10, height: 20)
    #expect(scales(picture(30, 60, "a.png"), picture(20, 40, "b.png"), scene: size) == [3, 2])
    #expect(scales(picture(1_170, 2_532, "a.png"), picture(50, 40, "b.png")) == [3, 3])
    #expect(scales(picture(30, 30, "a.png"), picture(30, 30, "b.png")).isEmpty)
  }
}
