import CAdvances
import CPango

/// The glyphs of a run in visual order, with the text behind each: what Cairo writes into a PDF
/// so that the text can be searched and copied.
///
/// Readers take the glyphs of a line by position and reverse anything that reads from right to
/// left, including the letters behind a ligature, for which a PDF may state the reading order
/// (`ActualText`). Therefore each letter has a position of its own here: in a lam-alef the alef
/// has a glyph without ink at the left, and the lam has the ligature. poppler, MuPDF and pdfium
/// then agree on the letters' order.
struct TextGlyphs {
  /// The text, in the order of the clusters.
  private(set) var text: [UInt8] = []
  private(set) var glyphs: [cairo_glyph_t] = []
  /// How many bytes of the text correspond to how many glyphs.
  private(set) var clusters: [cairo_text_cluster_t] = []

  /// Makes the glyphs of a run.
  ///
  /// - Parameters:
  ///   - layoutText: The text of the run's layout.
  ///   - x: The left end of the run, in points.
  ///   - y: The baseline, in points.
  init(
    _ run: UnsafeMutablePointer<PangoGlyphItem>, of layoutText: UnsafePointer<CChar>?,
    x: Double, y: Double
  ) {
    guard let item = run.pointee.item?.pointee, let string = run.pointee.glyphs?.pointee,
      let layoutText, let places = string.log_clusters
    else { return }
    let source = UnsafeRawBufferPointer(
      start: UnsafeRawPointer(layoutText) + Int(item.offset), count: Int(item.length))
    let isTurned = run.isTurned
    let blank = isTurned ? run.blankGlyph : nil
    let scale = Double(PANGO_SCALE)
    var (index, left, lastStart) = (0, x, source.count)
    while index < Int(string.num_glyphs) {
      let start = Int(places[index])
      let place = left
      var shown: [cairo_glyph_t] = []
      while index < Int(string.num_glyphs), Int(places[index]) == start {
        let glyph = string.glyphs[index]
        if glyph.glyph != PangoGlyphInfo.nothing {
          shown.append(
            cairo_glyph_t(
              index: UInt(glyph.glyph), x: left + Double(glyph.geometry.x_offset) / scale,
              y: y + Double(glyph.geometry.y_offset) / scale))
        }
        left += Double(glyph.geometry.width) / scale
        index += 1
      }
      let next = index < Int(string.num_glyphs) ? Int(places[index]) : source.count
      let end = isTurned ? lastStart : next
      lastStart = start
      guard start < end, end <= source.count else { continue }
      let letters = Array(String(decoding: source[start..<end], as: UTF8.self).unicodeScalars)
      if isTurned {
        let missing = max(0, letters.count - shown.count)
        if missing == 0 || blank != nil, !shown.isEmpty {
          let fillers = (0..<missing).map { _ in cairo_glyph_t(index: blank ?? 0, x: place, y: y) }
          append(letters.reversed(), each: fillers + shown)
          continue
        }
      }
      append(letters[...], shown[...])
    }
  }

  /// Adds letters with one glyph each; any remaining glyphs go with the last letter.
  private mutating func append(_ letters: [Unicode.Scalar], each glyphs: [cairo_glyph_t]) {
    for (number, letter) in letters.enumerated() {
      let end = number == letters.count - 1 ? glyphs.count : number + 1
      append([letter], glyphs[number..<end])
    }
  }

  private mutating func append(
    _ letters: ArraySlice<Unicode.Scalar>, _ glyphs: ArraySlice<cairo_glyph_t>
  ) {
    let bytes = letters.flatMap { Array(String($0).utf8) }
    text += bytes
    self.glyphs += glyphs
    clusters.append(
      cairo_text_cluster_t(num_bytes: Int32(bytes.count), num_glyphs: Int32(glyphs.count)))
  }

  /// Shows the glyphs in the run's colour, or in the context's if it has none.
  func show(in run: UnsafeMutablePointer<PangoGlyphItem>, on context: OpaquePointer) {
    guard let font = run.pointee.item?.pointee.analysis.font, !glyphs.isEmpty else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    run.setColor(on: context)
    ca_set_font(UnsafeMutableRawPointer(context), font, run.isVariable ? 1 : 0)
    text.withUnsafeBytes { bytes in
      cairo_show_text_glyphs(
        context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), glyphs,
        Int32(glyphs.count), clusters, Int32(clusters.count),
        cairo_text_cluster_flags_t(rawValue: 0))
    }
  }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
  /// A glyph without ink in the run's font, of zero width if there is one; nil if it has none.
  ///
  /// Readers that ignore `ActualText` take the glyph for the character that it stands for, so the
  /// glyph of a space is tried last.
  fileprivate var blankGlyph: UInt? {
    guard let font = pango_font_get_hb_font(pointee.item?.pointee.analysis.font) else { return nil }
    for character: UInt32 in [0x200B, 0x200C, 0x034F, 0x200D, 0x2060, 0xFEFF, 0xA0, 0x20] {
      var glyph: hb_codepoint_t = 0
      var extents = hb_glyph_extents_t()
      if hb_font_get_nominal_glyph(font, character, &glyph) != 0,
        hb_font_get_glyph_extents(font, glyph, &extents) == 0
          || (extents.width == 0 && extents.height == 0)
      {
        return UInt(glyph)
      }
    }
    return nil
  }

  /// Makes the run's own colour, if it has one, the context's source.
  fileprivate func setColor(on context: OpaquePointer) {
    guard
      let color = attribute(PANGO_ATTR_FOREGROUND)?
        .assumingMemoryBound(to: PangoAttrColor.self).pointee.color
    else { return }
    let alpha = attribute(PANGO_ATTR_FOREGROUND_ALPHA)?
      .assumingMemoryBound(to: PangoAttrInt.self).pointee.value
    cairo_set_source_rgba(
      context, Double(color.red) / 65_535, Double(color.green) / 65_535,
      Double(color.blue) / 65_535, Double(alpha ?? 65_535) / 65_535)
  }
}
