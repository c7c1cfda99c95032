import CPango
import Geometry

/// A text broken into placed lines, which is measured once and drawn any number of times.
///
/// Pango breaks lines, shapes them and truncates the last one; the position of a line is decided
/// here, so that the system font's line height holds whatever face the fallback picks, and
/// alignment does not flip where Pango would flip it.
final class TextLayout {
  /// The measure of the layout.
  let measure: TextMeasure

  let lines: [Line]
  /// The owners of the lines.
  let texts: [PangoText]

  /// A line, borrowed from a layout in `texts`.
  struct Line {
    var pointer: UnsafeMutablePointer<PangoLayoutLine>
    /// The logical width in points.
    var width: Double
    /// The distance of the baseline below the layout's top, in points.
    var baseline: Double
    /// The room that an indent reserves at the left, in points.
    var left = 0.0
    /// The room that an indent reserves at the right, in points.
    var right = 0.0
    /// The width of the white space at the line's end, which does not move the text, in points.
    var trailing = 0.0
    /// The ascent and descent of the line's fonts, whatever height the paragraph gives it.
    var natural = LineMetrics(ascent: 0, descent: 0)
    /// The alignment, if it is not that of the whole text.
    var alignment: TextAlignment?
  }

  init(measure: TextMeasure, lines: [Line], texts: [PangoText]) {
    self.measure = measure
    self.lines = lines
    self.texts = texts
  }

  /// The fonts of all glyphs, including those on lines that are not shown; borrowed, each as
  /// often as it has a run.
  var fonts: [UnsafeMutablePointer<PangoFont>] {
    texts.flatMap(\.lines).flatMap(\.runs).compactMap { $0.pointee.item?.pointee.analysis.font }
  }

  /// Draws the lines, with the top of the first one at the top of `rect`.
  func draw(in rect: Rect, alignment: TextAlignment, on context: OpaquePointer) {
    let isRaster = cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_IMAGE
    for line in lines {
      let x = rect.minX + offset(of: line, in: rect.width, alignment: alignment)
      cairo_move_to(context, x, rect.minY + line.baseline)
      if isRaster {
        pango_cairo_show_layout_line(context, line.pointer)
      } else {
        PageText.show(line.pointer, on: context)
      }
    }
  }

  /// Returns the frames of the pictures in the lines, by number, with the top of the first line
  /// at the top of `rect`.
  func attachments(in rect: Rect, alignment: TextAlignment) -> [(number: Int, rect: Rect)] {
    lines.flatMap { line in
      var x = rect.minX + offset(of: line, in: rect.width, alignment: alignment)
      return line.pointer.runs.compactMap { run -> (number: Int, rect: Rect)? in
        let units = run.pointee.glyphs.map { pango_glyph_string_get_width($0) } ?? 0
        let width = Double(units) / Double(PANGO_SCALE)
        x += Double(run.pointee.start_x_offset) / Double(PANGO_SCALE)
        defer { x += width + Double(run.pointee.end_x_offset) / Double(PANGO_SCALE) }
        guard let shape = run.shape, shape.pointee.data != nil else { return nil }
        let unit = Double(PANGO_SCALE)
        let box = shape.pointee.logical_rect
        return (
          Int(bitPattern: shape.pointee.data),
          Rect(
            x: x, y: rect.minY + line.baseline + Double(box.y) / unit,
            width: Double(box.width) / unit, height: Double(box.height) / unit)
        )
      }
    }
  }

  /// Returns the bounds of what is drawn, with the top of the first line at the top of `rect`; nil if
  /// nothing is.
  ///
  /// In lines of the system font, by as much as a face that stands in is higher or lower than that font,
  /// its letters count as lower or higher, and they never leave the line: labels in the system font, in
  /// Helvetica and in Helvetica Neue cut off no marks on Apple's systems, not even Khmer's vowels below
  /// letters below letters. Those in an app's own font do (Stack Overflow 49548516).
  /// At the sides letters count as a fortieth of the line's height narrower: those of Inter are not as
  /// wide as the advances of San Francisco, in which they are set, would have them.
  func ink(in rect: Rect, alignment: TextAlignment, inFontsOfSystem: Bool) -> Rect? {
    var bounds: Rect?
    for line in lines {
      var x = rect.minX + offset(of: line, in: rect.width, alignment: alignment)
      for run in line.pointer.runs {
        x += points(run.pointee.start_x_offset)
        if let ink = ink(of: run, in: line, hasRoom: inFontsOfSystem) {
          let box = ink.offsetBy(dx: x, dy: rect.minY + line.baseline)
          bounds = bounds?.union(box) ?? box
        }
        x += points(run.pointee.glyphs.map { pango_glyph_string_get_width($0) } ?? 0)
        x += points(run.pointee.end_x_offset)
      }
    }
    return bounds
  }

  /// Returns the bounds of a run's letters around its beginning on the baseline.
  ///
  /// - Parameter hasRoom: whether letters of other faces have room in the line.
  private func ink(
    of run: UnsafeMutablePointer<PangoGlyphItem>, in line: Line, hasRoom: Bool
  ) -> Rect? {
    guard run.shape == nil, let font = run.pointee.item?.pointee.analysis.font else { return nil }
    var ink = PangoRectangle()
    pango_glyph_string_extents(run.pointee.glyphs, font, &ink, nil)
    guard ink.width > 0, ink.height > 0 else { return nil }
    let rise = points(run.pointee.y_offset)
    var (top, bottom) = (points(ink.y), points(ink.y + ink.height))
    if hasRoom {
      // The font's tables alone: for Pango's metrics a sample text would be shaped.
      var extents = hb_font_extents_t()
      hb_font_get_h_extents(pango_font_get_hb_font(font), &extents)
      let spare = max(0, points(extents.ascender) - line.natural.ascent)
      let below = max(0, -points(extents.descender) - line.natural.descent)
      (top, bottom) = (top + spare, bottom - below)
      if spare > 0 || below > 0 {
        (top, bottom) = (max(top, -line.natural.ascent), min(bottom, line.natural.descent))
      }
    }
    let side = min(line.natural.height / 40, points(ink.width) / 2)
    return Rect(
      x: points(ink.x) + side, y: min(top, bottom) - rise, width: points(ink.width) - 2 * side,
      height: abs(bottom - top))
  }

  private func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

  private func offset(of line: Line, in width: Double, alignment: TextAlignment) -> Double {
    line.left
      + offset(of: line, within: width - line.left - line.right, line.alignment ?? alignment)
  }

  private func offset(
    of line: Line, within width: Double, _ alignment: TextAlignment
  ) -> Double {
    let rightToLeft =
      pango_layout_line_get_resolved_direction(line.pointer) == PANGO_DIRECTION_RTL
    // White space hangs at the end of the line: at the left of what reads from right to left.
    let (text, head) = (line.width - line.trailing, rightToLeft ? line.trailing : 0)
    switch alignment {
    case .left: return -head
    case .right: return width - text - head
    case .center:
      if text <= width { return (width - text) / 2 - head }
      return rightToLeft ? width - text - head : 0
    // The last line of a justified paragraph is not stretched and stays at the leading side.
    case .natural, .justified: return rightToLeft ? width - text - head : 0
    }
  }
}
