import CPango

extension PangoText {
  /// Places the space of each spaced letter behind it, the last one's too, as Core Text does; once,
  /// after lines were broken.
  ///
  /// Pango puts half of it on either side of a letter, and none at the ends of lines and beside tabs.
  func settleLetterSpacing() {
    for line in lines where line.runs.contains(where: { $0.letterSpacing != 0 }) {
      line.settleLetterSpacing(in: pango_layout_get_text(layout))
    }
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  fileprivate func settleLetterSpacing(in text: UnsafePointer<CChar>?) {
    let runs = runs
    let isTab = runs.map { $0.isTab(in: text) }
    // What text in front of a tab gains, the tab loses.
    var gained: Int32 = 0
    for (index, run) in runs.enumerated() {
      if isTab[index] {
        run.padRight(-gained)
        gained = 0
        continue
      }
      let spacing = run.letterSpacing
      guard spacing != 0, !run.isEllipsis, let glyphs = run.pointee.glyphs?.pointee,
        glyphs.num_glyphs > 0
      else { continue }
      let before = pango_glyph_string_get_width(run.pointee.glyphs)
      let (left, right) = Self.halves(of: spacing)
      let isAfterEdge = index == 0 || isTab[index - 1]
      let isBeforeEdge = index + 1 == runs.count || isTab[index + 1]
      let hasNoLeft = isAfterEdge || glyphs.glyphs[0].geometry.width == 0
      let hasNoRight =
        isBeforeEdge || glyphs.glyphs[Int(glyphs.num_glyphs) - 1].geometry.width == 0
      let isTurned = run.isTurned
      run.padLeft((isTurned ? spacing : 0) - (hasNoLeft ? 0 : left))
      run.padRight((isTurned ? 0 : spacing) - (hasNoRight ? 0 : right))
      gained += pango_glyph_string_get_width(run.pointee.glyphs) - before
    }
  }

  /// Returns how much of a letter's space Pango puts at its left and at its right: whole points, if
  /// the space itself is.
  private static func halves(of spacing: Int32) -> (left: Int32, right: Int32) {
    var left = spacing / 2
    if spacing & (PANGO_SCALE - 1) == 0 { left = (left + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) }
    return (left, spacing - left)
  }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
  /// The space between the run's letters, in Pango's units.
  fileprivate var letterSpacing: Int32 { integer(PANGO_ATTR_LETTER_SPACING) ?? 0 }

  fileprivate func isTab(in text: UnsafePointer<CChar>?) -> Bool {
    guard let item = pointee.item?.pointee, let text else { return false }
    return text[Int(item.offset)] == 0x09
  }

  /// Moves the glyphs to the right, or to the left if the amount is negative.
  fileprivate func padLeft(_ units: Int32) {
    guard let index = glyphWithWidth(\.first), let glyphs = pointee.glyphs?.pointee.glyphs else {
      return
    }
    glyphs[index].geometry.width += units
    glyphs[index].geometry.x_offset += units
  }

  /// Adds room after the glyphs, or takes it away if the amount is negative.
  fileprivate func padRight(_ units: Int32) {
    guard let index = glyphWithWidth(\.last), let glyphs = pointee.glyphs?.pointee.glyphs else {
      return
    }
    glyphs[index].geometry.width = max(0, glyphs[index].geometry.width + units)
  }

  /// Returns the first or last glyph that takes any room: white space that hangs does not.
  private func glyphWithWidth(_ end: KeyPath<[Int], Int?>) -> Int? {
    guard let glyphs = pointee.glyphs?.pointee else { return nil }
    let wide = (0..<Int(glyphs.num_glyphs)).filter { glyphs.glyphs[$0].geometry.width != 0 }
    return wide[keyPath: end]
  }
}
