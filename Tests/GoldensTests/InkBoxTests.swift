import Drawing
import Geometry
import Goldens
import Testing

/// What is a box in a picture, and which boxes of two pictures are the same thing.
@Suite("Boxes of ink") struct InkBoxTests {
  private func compare(_ reference: Sketch, _ ours: Sketch) throws -> InkComparison {
    try InkComparison(reference: reference.image, ours: ours.image)
  }

  /// The boxes of a picture: all that a picture in one colour lacks.
  private func boxes(_ sketch: Sketch) throws -> [Rect] {
    var blank = sketch
    blank.boxes = []
    return try compare(sketch, blank).missing.map(\.box.frame)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test(
    "A speck of half a point is nothing, one of a point is matched, and from 1.5 on it is told",
    arguments: [(0.5, 1.0, 0, 0), (1, 1, 1, 0), (1.5, 1, 1, 1), (2, 2, 1, 1)])
  func specks(width: Double, height: Double, matched: Int, told: Int) throws {
    let speck = Sketch().adding(rect(50, 40, width, height))
    #expect(try compare(speck, Sketch()).missing.count == told)
    #expect(try compare(Sketch(), speck).extra.count == told)
    #expect(try compare(speck, Sketch().adding(rect(50, 44, width, height))).pairs.count == matched)
  }

  /// A frame of ink.
  private func ring(_ outer: Rect, _ line: Double, around inside: UInt32) -> Sketch {
    Sketch().adding(outer).adding(outer.insetBy(dx: line, dy: line), inside)
  }

  @Test("The inside of a letter or of an outline is no box, that of another colour or size is")
  func insides() throws {
    let outer = rect(20, 20, 40, 40)
    // An outline, whatever it surrounds.
    #expect(try boxes(ring(outer, 3, around: 0xFFFF_FFFF)) == [outer])
    #expect(try boxes(ring(outer, 3, around: 0xFFD0_D0F0)) == [outer])
    // A thick letter, in which the ground is seen.
    #expect(try boxes(ring(outer, 6, around: 0xFFFF_FFFF)) == [outer])
    #expect(try boxes(ring(outer, 6, around: 0xFFD0_D0F0)) == [outer, rect(26, 26, 28, 28)])
    let large = rect(20, 20, 80, 80)
    #expect(try boxes(ring(large, 6, around: 0xFFFF_FFFF)) == [large, rect(26, 26, 68, 68)])
  }

  @Test("Letters beside each other on different grounds are no line")
  func grounds() throws {
    let card = rect(16, 20, 120, 60)
    let inside = Sketch().adding(card, 0xFFE0_E0E0).text(at: Point(x: 112, y: 40), stems: 5)
    let both = inside.text(at: Point(x: 139, y: 40), stems: 5)
    #expect(try boxes(inside) == [card, rect(112, 40, 22, 12)])
    #expect(try boxes(both) == [card, rect(112, 40, 22, 12), rect(139, 40, 22, 12)])
    // On one ground the same letters are a line.
    let plain = Sketch().text(at: Point(x: 112, y: 40), stems: 5)
    #expect(try boxes(plain.text(at: Point(x: 139, y: 40), stems: 5)) == [rect(112, 40, 49, 12)])
  }

  @Test("A dot belongs to the stem below it and a full stop to its word, as far as they are near")
  func dots() throws {
    let stem = Sketch().adding(rect(50, 40, 2, 8))
    #expect(try boxes(stem.adding(rect(50, 36, 2, 2))) == [rect(50, 36, 2, 12)])
    #expect(try boxes(stem.adding(rect(50, 33, 2, 2))) == [rect(50, 33, 2, 2), rect(50, 40, 2, 8)])
    #expect(try boxes(stem.adding(rect(53, 36, 2, 2))).count == 2)
    let word = Sketch().text(at: Point(x: 20, y: 40), stems: 5)
    #expect(try boxes(word.adding(rect(47, 50, 2, 2))) == [rect(20, 40, 29, 12)])
    #expect(try boxes(word.adding(rect(49, 50, 2, 2))).count == 2)
    // An icon stands further from its caption than a stop from its word.
    let icon = Sketch().adding(rect(20, 30, 7, 32))
    #expect(try boxes(icon.adding(rect(33, 42, 7, 10))).count == 2)
    #expect(try boxes(icon.adding(rect(31, 42, 7, 10))) == [rect(20, 30, 18, 32)])
  }

  @Test("Words that are a line in one picture are one in the other, though their space is wider")
  func pieces() throws {
    func words(_ gap: Double) -> Sketch {
      Sketch().text(at: Point(x: 20, y: 40), stems: 5)
        .text(at: Point(x: 42 + gap, y: 40), stems: 5)
    }
    #expect(try boxes(words(9)).count == 1 && boxes(words(10)).count == 2)
    for (one, other) in [(words(9), words(10)), (words(10), words(9))] {
      let found = try compare(one, other)
      #expect(found.agrees && found.pairs.count == 1, "\(found.sentences)")
    }
    // Two texts that one of the other picture merely reaches over are still two.
    let long = Sketch().text(at: Point(x: 20, y: 40), stems: 12)
    let parts = try compare(long, Sketch().text(at: Point(x: 20, y: 40), stems: 7))
    #expect(parts.pairs.count == 1 && parts.moved.map(\.distances) == [[0, 0, -25, 0]])
  }

  @Test("A text that kept its size is the one that moved, not one of another size in its place")
  func sizes() throws {
    let reference = Sketch().text(at: Point(x: 20, y: 20), stems: 4)
    let ours = Sketch().text(at: Point(x: 20, y: 50), stems: 4)
      .text(at: Point(x: 20, y: 20), stems: 7)
    let found = try compare(reference, ours)
    #expect(found.moved.map(\.distances) == [[0, 30, 0, 30]])
    #expect(found.extra.map(\.box.frame) == [rect(20, 20, 32, 12)])
  }

  @Test(
    "What is more than 40 points away in both directions is another thing",
    arguments: [(40.0, true), (42, false)])
  func far(distance: Double, isSame: Bool) throws {
    let found = try compare(
      Sketch().text(at: Point(x: 20, y: 20), stems: 4),
      Sketch().text(at: Point(x: 20 + distance, y: 20 + distance), stems: 4))
    #expect(found.moved.count == (isSame ? 1 : 0))
    #expect(found.missing.count == (isSame ? 0 : 1) && found.extra.count == found.missing.count)
  }

  @Test("Colours that differ by three of 255 are one area, by four are two")
  func colours() throws {
    let card = rect(16, 20, 120, 60)
    for (colour, isSeen) in [
      (UInt32(0xFFFC_FCFC), false), (0xFFFB_FBFB, true), (0xFFFF_FFFB, true), (0xFFFF_FBFF, true),
    ] {
      #expect(try boxes(Sketch().adding(card, colour)) == (isSeen ? [card] : []))
    }
  }

  @Test("A corner that something covers is not round")
  func coveredCorners() throws {
    let plate = Sketch().adding(rect(20, 20, 100, 80), 0xFFE0_E0E0)
    func square(at x: Double) -> Sketch { plate.adding(rect(x, x, 30, 30), 0xFF00_00FF) }
    let found = try compare(square(at: 40), square(at: 20))
    #expect(found.moved.count == 1)
    #expect(!found.notes.contains { $0.kind == .corners }, "\(found.sentences)")
  }

  @Test("The smoothed end of a capsule at the picture's edge is no box")
  func roundEnds() throws {
    let panel = rect(40, 60, 60, 59.5)
    let capsule = Sketch().adding(panel, 0xFFFF_8000)
    #expect(try boxes(capsule.adding(rect(55, 119.5, 30, 0.5), 0xFFFF_C080)) == [panel])
    // What is no mixture of the colours beside it is one.
    #expect(try boxes(capsule.adding(rect(55, 119.5, 30, 0.5), 0xFF20_2020)).count == 2)
  }

  @Test("A line of a point is a rule from 24 points on, and no letter")
  func rules() throws {
    // Beside a text, where a letter would join it.
    let text = Sketch().text(at: Point(x: 20, y: 40), stems: 5)
    #expect(try boxes(text.adding(rect(44, 45, 25, 1))).count == 2)
    #expect(try boxes(text.adding(rect(44, 45, 20, 1))) == [rect(20, 40, 44, 12)])
  }
}
