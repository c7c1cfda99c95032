import CAdvances
import CPango
import Geometry

/// A worker's Pango font map and contexts, in which text is measured unscaled.
///
/// Neither may be shared between threads. Nothing is rounded to pixels, so measurements are the
/// same at every scale; the canvas scales when it draws.
final class FontContext {
  let map: UnsafeMutablePointer<PangoFontMap>
  /// The source of the advances of the system font's text.
  let metrics: TextMetrics
  /// All names of all families, by their keys; loaded when a text first names a family.
  private(set) lazy var familyNames = library.familyNames
  /// Finds words in scripts without spaces; nil if ICU is not installed. Loaded when a text needs
  /// it.
  private(set) lazy var dictionary = WordDictionary()
  /// Whether the system font is the chosen one rather than another of the same name among a
  /// project's own fonts.
  private(set) lazy var knowsSystemFont = !library.replacesSystemFont
  private let library: FontLibrary
  private let leftToRight: OpaquePointer
  private let rightToLeft: OpaquePointer

  init(library: FontLibrary) {
    ca_install()
    self.library = library
    metrics = library.metrics
    // By its type: the variable PANGOCAIRO_BACKEND could name a backend that does not exist.
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      preconditionFailure("Pango is out of memory.")
    }
    self.map = map
    pango_fc_font_map_set_config(OpaquePointer(map), library.config)
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    leftToRight = FontContext.makeContext(map, direction: PANGO_DIRECTION_LTR)
    rightToLeft = FontContext.makeContext(map, direction: PANGO_DIRECTION_RTL)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(leftToRight))
    g_object_unref(UnsafeMutableRawPointer(rightToLeft))
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// Returns the context for a base direction, which never changes afterwards: a change would
  /// discard the lines of every layout made from it.
  func context(_ direction: LayoutDirection) -> OpaquePointer {
    direction == .leftToRight ? leftToRight : rightToLeft
  }

  private static func makeContext(
    _ map: UnsafeMutablePointer<PangoFontMap>, direction: PangoDirection
  ) -> OpaquePointer {
    guard let context = pango_font_map_create_context(map) else {
      preconditionFailure("Pango is out of memory.")
    }
    pango_context_set_base_dir(context, direction)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    return context
  }
}
