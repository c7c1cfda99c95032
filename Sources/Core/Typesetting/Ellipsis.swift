import CPango

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// Closes the gaps around the line's ellipsis, and returns the bytes in the line's layout that
  /// it then replaces, or nil if nothing was truncated.
  ///
  /// Pango widens the ellipsis until the line has its maximum width, and keeps the spaces next to
  /// it.
  ///
  /// - Parameter text: The layout's text.
  func closeEllipsis(in text: String) -> Range<Int>? {
    let runs = runs
    guard let ellipsis = runs.first(where: \.isEllipsis), let cut = ellipsis.bytes else {
      return nil
    }
    ellipsis.removeExtraWidth()
    let utf8 = text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: cut.lowerBound)
    let upper = utf8.index(utf8.startIndex, offsetBy: cut.upperBound)
    let space = UInt8(ascii: " ")
    let before = utf8[..<lower].reversed().prefix { $0 == space }.count
    let after = utf8[upper...].prefix { $0 == space }.count
    let widened = (cut.lowerBound - before)..<(cut.upperBound + after)
    for run in runs where !run.isEllipsis { run.hideGlyphs(of: widened) }
    return widened
  }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
  /// Whether the run is the ellipsis with which Pango replaced what did not fit.
  var isEllipsis: Bool {
    // PANGO_ANALYSIS_FLAG_IS_ELLIPSIS, a macro that Swift does not import.
    (pointee.item?.pointee.analysis.flags ?? 0) & 2 != 0
  }

  /// The bytes of the layout's text that the run represents.
  fileprivate var bytes: Range<Int>? {
    guard let item = pointee.item?.pointee else { return nil }
    return Int(item.offset)..<Int(item.offset + item.length)
  }

  /// Gives every glyph the width specified by its font.
  fileprivate func removeExtraWidth() {
    guard let glyphs = pointee.glyphs,
      let font = pango_font_get_hb_font(pointee.item?.pointee.analysis.font)
    else { return }
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      let glyph = glyphs.pointee.glyphs + index
      let width = hb_font_get_glyph_h_advance(font, glyph.pointee.glyph)
      glyph.pointee.geometry.width = min(glyph.pointee.geometry.width, width)
    }
  }

  /// Hides the glyphs of a range of bytes.
  fileprivate func hideGlyphs(of range: Range<Int>) {
    guard let glyphs = pointee.glyphs, let start = bytes?.lowerBound else { return }
    for index in 0..<Int(glyphs.pointee.num_glyphs)
    where range.contains(start + Int(glyphs.pointee.log_clusters[index])) {
      glyphs.pointee.glyphs[index].glyph = PangoGlyphInfo.nothing
      glyphs.pointee.glyphs[index].geometry.width = 0
    }
  }
}
