import CCairo
import CPango
import Drawing
import Geometry
import Typesetting

/// One picture, as a display list and as the Cairo and Pango calls that draw the same by hand.
struct BenchDrawing {
  var name: String
  var size: Size
  var background: Color
  var list: DisplayList
  /// The calls, in points; everything that can be made beforehand has been.
  var byHand: (OpaquePointer) -> Void
}

/// A text at a place, prepared for both ways of drawing.
struct BenchText {
  let text: String
  let size: Double
  let weight: Int
  let color: Color
  let rect: Rect

  init(
    _ text: String, _ size: Double, weight: Int = 400, _ color: Color, x: Double, y: Double,
    width: Double
  ) {
    (self.text, self.size, self.weight, self.color) = (text, size, weight, color)
    rect = Rect(x: x, y: y, width: width, height: size * 1.2)
  }

  var item: DisplayList.Item {
    .text(Paragraph(text, font: .system(size, weight: weight), lines: 0), in: rect, color: color)
  }

  /// The layout, made once and kept as long as the program runs.
  func layout(_ context: OpaquePointer) -> OpaquePointer? {
    let layout = pango_layout_new(context)
    pango_layout_set_text(layout, text, -1)
    let font = pango_font_description_new()
    pango_font_description_set_family(font, "Inter")
    pango_font_description_set_weight(font, PangoWeight(rawValue: UInt32(weight)))
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_width(layout, Int32(rect.width * Double(PANGO_SCALE)))
    return layout
  }
}

/// A Pango context with the settings of the project's own.
func makePangoContext() -> OpaquePointer? {
  guard let map = pango_cairo_font_map_new() else { return nil }
  pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
  let context = pango_font_map_create_context(map)
  pango_context_set_round_glyph_positions(context, 0)
  let options = cairo_font_options_create()
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
  pango_cairo_context_set_font_options(context, options)
  cairo_font_options_destroy(options)
  return context
}

func setSource(_ context: OpaquePointer, _ color: Color) {
  cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
}

func addRoundedRect(_ context: OpaquePointer, _ rect: Rect, _ radius: Double) {
  let quarter = Double.pi / 2
  cairo_new_sub_path(context)
  cairo_arc(context, rect.maxX - radius, rect.minY + radius, radius, -quarter, 0)
  cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, quarter)
  cairo_arc(context, rect.minX + radius, rect.maxY - radius, radius, quarter, 2 * quarter)
  cairo_arc(context, rect.minX + radius, rect.minY + radius, radius, 2 * quarter, 3 * quarter)
  cairo_close_path(context)
}

/// Draws prepared texts.
func showByHand(
  _ context: OpaquePointer, _ texts: [(text: BenchText, layout: OpaquePointer?)]
) {
  for (text, layout) in texts {
    setSource(context, text.color)
    cairo_move_to(context, text.rect.minX, text.rect.minY)
    pango_cairo_show_layout(context, layout)
  }
}

/// A shadow that is already blurred: a mask as large as what can be seen of it, made once a scale.
final class PreparedShadow {
  private let rect: Rect
  private var masks: [Double: OpaquePointer] = [:]

  init(rect: Rect) { self.rect = rect }

  /// Draws the mask in black at the strength of the card's shadow.
  func draw(on context: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard let mask = mask(matrix.xx) else { return }
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_rgba(context, 0, 0, 0, 0.08)
    cairo_mask_surface(
      context, mask, (rect.minX * matrix.xx).rounded(), (rect.minY * matrix.xx).rounded())
    cairo_restore(context)
  }

  private func mask(_ scale: Double) -> OpaquePointer? {
    if let known = masks[scale] { return known }
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(rect.width * scale), Int32(rect.height * scale))
    guard let surface, let context = cairo_create(surface) else { return nil }
    let pattern = cairo_pattern_create_linear(0, 0, 0, rect.height * scale)
    cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0)
    cairo_pattern_add_color_stop_rgba(pattern, 0.5, 0, 0, 0, 1)
    cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_pattern_destroy(pattern)
    cairo_destroy(context)
    masks[scale] = surface
    return surface
  }
}
