import CAdvances
import CPango

/// Lines on a page of vector graphics, where pictures must stay sharp and text can be searched
/// and copied.
enum PageText {
  /// What Cairo's own way of showing a run would lose.
  private enum Care {
    /// The pixels of glyphs that are pictures, in an emoji font.
    case picture
    /// For a run from right to left, or in a variable font, in a document that keeps text: the
    /// order of the letters behind a ligature, or the shapes.
    case text
  }

  private struct Part {
    var run: UnsafeMutablePointer<PangoGlyphItem>
    var care: Care
    /// The left end of the run, in the context's user space.
    var x: Double
    /// How far the run is raised above the baseline.
    var rise: Double { Double(run.rise) / Double(PANGO_SCALE) }
  }

  /// Shows a line with the left end of its baseline at the current point.
  static func show(_ line: UnsafeMutablePointer<PangoLayoutLine>, on context: OpaquePointer) {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(context, &x, &y)
    let keepsText = cairo_surface_has_show_text_glyphs(cairo_get_target(context)) != 0
    var parts: [Part] = []
    var place = 0
    for run in line.runs {
      place += Int(run.pointee.start_x_offset)
      if let care = care(for: run, keepsText: keepsText) {
        parts.append(Part(run: run, care: care, x: x + Double(place) / Double(PANGO_SCALE)))
      }
      place += Int(pango_glyph_string_get_width(run.pointee.glyphs)) + Int(run.pointee.end_x_offset)
    }
    // The line draws underlines and strikethrough itself.
    hiding(parts.map(\.run)) { pango_cairo_show_layout_line(context, line) }
    for part in parts {
      switch part.care {
      case .picture: PictureGlyphs.draw(part.run, x: part.x, y: y - part.rise, on: context)
      case .text:
        let text = pango_layout_get_text(line.pointee.layout)
        TextGlyphs(part.run, of: text, x: part.x, y: y - part.rise)
          .show(in: part.run, on: context)
      }
    }
  }

  private static func care(
    for run: UnsafeMutablePointer<PangoGlyphItem>, keepsText: Bool
  ) -> Care? {
    if run.showsPictures { return .picture }
    guard keepsText, run.shape == nil, run.hasAllGlyphs else { return nil }
    return run.isTurned || run.isVariable ? .text : nil
  }

  /// Runs `body` while the glyphs of some runs are invisible.
  private static func hiding(
    _ runs: [UnsafeMutablePointer<PangoGlyphItem>], _ body: () -> Void
  ) {
    let glyphs = runs.flatMap { run -> [UnsafeMutablePointer<PangoGlyphInfo>] in
      guard let string = run.pointee.glyphs else { return [] }
      return (0..<Int(string.pointee.num_glyphs)).map { string.pointee.glyphs + $0 }
    }
    let shown = glyphs.map(\.pointee.glyph)
    for glyph in glyphs { glyph.pointee.glyph = PangoGlyphInfo.nothing }
    body()
    for (glyph, number) in zip(glyphs, shown) { glyph.pointee.glyph = number }
  }
}

extension PangoGlyphInfo {
  /// Pango's invisible glyph, a macro that Swift cannot import.
  static var nothing: PangoGlyph { 0x0FFF_FFFF }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
  /// Whether the run's letters read from right to left.
  var isTurned: Bool { !isEllipsis && (pointee.item?.pointee.analysis.level ?? 0) & 1 != 0 }

  /// Whether the run's font is an instance of a variable font.
  var isVariable: Bool {
    pointee.item?.pointee.analysis.font.map { ca_is_variable($0) != 0 } ?? false
  }

  /// Whether the run's font has glyphs for all of its characters.
  fileprivate var hasAllGlyphs: Bool {
    guard let glyphs = pointee.glyphs else { return false }
    return (0..<Int(glyphs.pointee.num_glyphs)).allSatisfy {
      // Pango's flag for a character that no font has.
      glyphs.pointee.glyphs[$0].glyph & 0x1000_0000 == 0
    }
  }

  /// Whether the run's font has colour glyphs.
  fileprivate var showsPictures: Bool {
    guard let font = pointee.item?.pointee.analysis.font,
      let pattern = pango_fc_font_get_pattern(
        UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    else { return false }
    var value: FcBool = 0
    return FcPatternGetBool(pattern, FC_COLOR, 0, &value) == FcResultMatch && value != 0
  }
}
