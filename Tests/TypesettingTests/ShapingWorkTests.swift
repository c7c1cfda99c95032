import CPango
import Geometry
import Testing
import Typesetting

@Suite("Work of shaping") struct ShapingWorkTests {
  /// Returns the glyphs of the simple characters in a face; 0 is the box of missing ones.
  private static func simpleGlyphs(in font: OpaquePointer?) -> Set<UInt32> {
    var glyphs: Set<UInt32> = []
    for scalar in CharacterComposition.simple.joined() {
      var glyph: UInt32 = 0
      if hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 { glyphs.insert(glyph) }
    }
    return glyphs
  }

  @Test("No rule of a feature that is switched off applies to simple characters, in any face")
  func composition() throws {
    let files = try Fixture.library.faces.filter { $0.family == "Inter" }.map(\.file)
    #expect(files.count == 18)
    let table: UInt32 = 0x4753_5542  // 'GSUB'
    for file in files {
      let blob = hb_blob_create_from_file(file)
      let face = hb_face_create(blob, 0)
      let font = hb_font_create(face)
      defer {
        hb_font_destroy(font)
        hb_face_destroy(face)
        hb_blob_destroy(blob)
      }
      let simple = Self.simpleGlyphs(in: font)
      #expect(simple.count > 300)
      let features: [UInt32] = [0x6363_6D70, 0]  // 'ccmp'
      let (lookups, outputs) = (hb_set_create(), hb_set_create())
      defer {
        hb_set_destroy(lookups)
        hb_set_destroy(outputs)
      }
      hb_ot_layout_collect_lookups(face, table, nil, nil, features, lookups)
      #expect(hb_set_get_population(lookups) > 0)
      /// Returns the glyphs that texts of these could turn into, by any order of the rules.
      func reached(from glyphs: Set<UInt32>) -> Set<UInt32> {
        let set = hb_set_create()
        defer { hb_set_destroy(set) }
        for glyph in glyphs { hb_set_add(set, glyph) }
        hb_ot_layout_lookups_substitute_closure(face, lookups, set)
        var result: Set<UInt32> = []
        var glyph = UInt32.max
        while hb_set_next(set, &glyph) != 0 { result.insert(glyph) }
        return result
      }
      #expect(reached(from: simple) == simple, "\(file)")
      // Nor does a rule turn simple glyphs into another simple one, which would not enlarge the
      // set: none that a rule makes is reached from all others.
      var lookup = UInt32.max
      while hb_set_next(lookups, &lookup) != 0 {
        hb_ot_layout_lookup_collect_glyphs(face, table, lookup, nil, nil, nil, outputs)
      }
      let made = simple.filter { hb_set_has(outputs, $0) != 0 }
      #expect(made.count > 50)
      let remade = made.filter { glyph in
        reached(from: simple.subtracting([glyph])).contains(glyph)
      }
      #expect(remade.isEmpty, "\(file)")
    }
  }

  @Test("Characters that are composed, and fractions, are not simple")
  func needed() {
    let plain = "Plain, caf\u{E9} \u{2013} \u{201C}12\u{201D}\u{2026}"
    #expect(!CharacterComposition.isNeeded(for: plain))
    for text in ["cafe\u{301}", "1\u{2044}2", "\u{5D0}", "\u{1F600}"] {
      #expect(CharacterComposition.isNeeded(for: text), "\(text)")
    }
  }

  @Test("Composed characters and fractions look as before beside simple ones")
  func composed() throws {
    let typesetter = try Fixture.typesetter()
    func width(_ text: String) -> Double {
      typesetter.measure(Paragraph(text), width: nil).size.width
    }
    #expect(abs(width("cafe\u{301}") - width("caf\u{E9}")) < 0.01)
    // Digits around a fraction slash are small.
    #expect(width("11\u{2044}22") < width("11") + width("22"))
  }

  @Test("Where Pango breaks a text, it does so once, even if a word is pushed out")
  func items() throws {
    let typesetter = try Fixture.typesetter()
    let line = "We walk over to the town hall in"
    let width = typesetter.measure(Paragraph(line), width: nil).size.width + 1
    // In two styles, so that the widths in an unbroken line do not answer for them.
    func shapings(pushesOut: Bool) -> Int {
      var paragraph = Paragraph(
        runs: [TextRun(line), TextRun(" May", color: Color(red: 1, green: 0, blue: 0))], lines: 0)
      paragraph.pushesOut = pushesOut
      let before = typesetter.counters
      let measure = typesetter.measure(paragraph, width: width)
      #expect(measure.lineCount == 2)
      #expect((measure.size.width < width - 5) == pushesOut)
      #expect(typesetter.counters.layoutsMade - before.layoutsMade == 2)
      return typesetter.counters.itemsShaped - before.itemsShaped
    }
    // One of them is the space at which the line breaks.
    #expect(shapings(pushesOut: false) <= 8)
    // The second line has one run more. Broken again, the text would be shaped 16 times.
    #expect(shapings(pushesOut: true) <= 12)
  }

  @Test("No ASCII character is wider than assumed", arguments: [TextMetrics.apple, .inter])
  func advances(metrics: TextMetrics) throws {
    let typesetter = Typesetter(library: try FontLibrary(metrics: metrics))
    for weight in stride(from: 100, through: 900, by: 100) {
      for size in [1.0, 6, 9, 11, 17, 28, 40, 90] {
        let font = FontDescriptor(size: size, weight: weight)
        for byte in UInt8(0x20)...0x7E {
          let letter = String(UnicodeScalar(byte))
          // Between others, so that spaces count and kerning is included.
          let text = "H\(letter)H"
          let both = typesetter.measure(Paragraph("HH", font: font), width: nil).size.width
          let all = typesetter.measure(Paragraph(text, font: font), width: nil).size.width
          let bound = StyledText.greatestAdvance(of: byte) * size
          #expect(all - both <= bound, "\(letter) at \(size) points, weight \(weight)")
        }
      }
    }
  }
}
