import CPango

/// Glyphs that are pictures, such as those of emoji fonts, on a page of vector graphics.
///
/// Cairo would embed them with as many pixels as they are points wide; instead they are first
/// drawn with more pixels, and the page shows that picture.
enum PictureGlyphs {
  /// The number of pixels per point of an embedded glyph: enough for paper and for 3x screens.
  private static let scale = 4.0

  /// Draws a run as a picture with its origin at a position.
  static func draw(
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
