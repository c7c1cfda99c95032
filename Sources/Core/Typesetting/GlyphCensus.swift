import CPango

/// The families that the glyphs of lines come from, and the characters that no font has.
struct GlyphCensus {
  /// The families in order of first use.
  private(set) var families: [String] = []
  /// The characters without a glyph, in order of first use.
  private(set) var missing: [Character] = []
  /// The fonts whose family is already known.
  private var seen: [UnsafeMutablePointer<PangoFont>] = []

  /// Counts the runs of a line.
  mutating func count(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
    // The place of a picture, and white space that hangs, have no glyphs.
    for run in line.runs where run.shape == nil {
      if let font = run.pointee.item?.pointee.analysis.font { note(font) }
      guard let glyphs = run.pointee.glyphs else { continue }
      for index in 0..<Int(glyphs.pointee.num_glyphs) {
        noteMissing(glyphs.pointee.glyphs[index].glyph)
      }
    }
  }

  private mutating func note(_ font: UnsafeMutablePointer<PangoFont>) {
    guard !seen.contains(font) else { return }
    seen.append(font)
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    guard let name = pango_font_description_get_family(description) else { return }
    let family = String(cString: name)
    if !families.contains(family) { families.append(family) }
  }

  /// Pango marks the glyph of a character that no font has with a flag above the scalar's value.
  private mutating func noteMissing(_ glyph: PangoGlyph) {
    let (unknownFlag, invalidInput): (PangoGlyph, PangoGlyph) = (0x1000_0000, 0xFFFF_FFFF)
    guard glyph & unknownFlag != 0, glyph != invalidInput,
      let scalar = Unicode.Scalar(glyph & ~unknownFlag)
    else { return }
    let character = Character(scalar)
    if !missing.contains(character) { missing.append(character) }
  }
}
