import CPango

/// Glyphs that are pictures, as those of emoji fonts are, on a page of vectors.
///
/// Cairo would embed them with as many pixels as they are points wide; they are drawn with more
/// pixels first, and the page shows that picture.
enum PictureGlyphs {
  /// Pixels in a point of an embedded glyph: enough for paper and for screens of 3x.
  private static let scale = 4.0
  /// Pango's glyph that shows nothing, whose macro Swift cannot read.
  private static let nothing: PangoGlyph = 0x0FFF_FFFF

  /// Shows a line with its baseline's left end at the current point.
  static func show(_ line: UnsafeMutablePointer<PangoLayoutLine>, on context: OpaquePointer) {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(context, &x, &y)
    var pictures: [(run: UnsafeMutablePointer<PangoGlyphItem>, x: Double)] = []
    var place = 0
    for run in line.runs {
      place += Int(run.pointee.start_x_offset)
      if run.showsPictures { pictures.append((run, x + Double(place) / Double(PANGO_SCALE))) }
      place += Int(pango_glyph_string_get_width(run.pointee.glyphs)) + Int(run.pointee.end_x_offset)
    }
    // Lines below and through the text are the line's to draw.
    hiding(pictures.map(\.run)) { pango_cairo_show_layout_line(context, line) }
    for picture in pictures { draw(picture.run, x: picture.x, y: y, on: context) }
  }

  /// Runs `body` while the glyphs of some runs show nothing.
  private static func hiding(
    _ runs: [UnsafeMutablePointer<PangoGlyphItem>], _ body: () -> Void
  ) {
    let glyphs = runs.flatMap { run -> [UnsafeMutablePointer<PangoGlyphInfo>] in
      guard let string = run.pointee.glyphs else { return [] }
      return (0..<Int(string.pointee.num_glyphs)).map { string.pointee.glyphs + $0 }
    }
    let shown = glyphs.map(\.pointee.glyph)
    for glyph in glyphs { glyph.pointee.glyph = nothing }
    body()
    for (glyph, number) in zip(glyphs, shown) { glyph.pointee.glyph = number }
  }

  /// Draws a run as a picture with its origin at a place.
  private static func draw(
    _ run: UnsafeMutablePointer<PangoGlyphItem>, x: Double, y: Double, on context: OpaquePointer
  ) {
    let (font, glyphs) = (run.pointee.item.pointee.analysis.font, run.pointee.glyphs)
    var ink = PangoRectangle()
    pango_glyph_string_extents(glyphs, font, &ink, nil)
    let unit = Double(PANGO_SCALE)
    // A point around them, for what hinting and filters add.
    let (left, top) = (Double(ink.x) / unit - 1, Double(ink.y) / unit - 1)
    let (width, height) = (Double(ink.width) / unit + 2, Double(ink.height) / unit + 2)
    guard width * scale < 16_384, height * scale < 16_384,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32((width * scale).rounded(.up)),
        Int32((height * scale).rounded(.up))),
      let brush = cairo_create(surface)
    else { return }
    cairo_scale(brush, scale, scale)
    cairo_move_to(brush, -left, -top)
    pango_cairo_show_glyph_string(brush, font, glyphs)
    cairo_destroy(brush)
    cairo_save(context)
    cairo_translate(context, x + left, y + top)
    cairo_scale(context, 1 / scale, 1 / scale)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
    cairo_surface_destroy(surface)
  }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
  /// Whether the run's font has coloured glyphs.
  fileprivate var showsPictures: Bool {
    guard let font = pointee.item?.pointee.analysis.font,
      let pattern = pango_fc_font_get_pattern(
        UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    else { return false }
    var value: FcBool = 0
    return FcPatternGetBool(pattern, FC_COLOR, 0, &value) == FcResultMatch && value != 0
  }
}
