#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <stdlib.h>

#include "CAdvances.h"

/// A font whose glyphs are drawn from the outlines of another font.
struct outlines {
  cairo_font_face_t *source;
  /// The transform from the source's glyphs to a font of one point: as a rule, slant and nothing
  /// else.
  cairo_matrix_t shape;
};

/// The size at which outlines are taken, large enough to hide the units that Cairo and FreeType
/// round to.
static const double taken_size = 1024;

static const cairo_user_data_key_t outlines_key;

static void forget(void *data) {
  struct outlines *outlines = data;
  cairo_font_face_destroy(outlines->source);
  free(outlines);
}

static cairo_status_t draw(cairo_scaled_font_t *scaled, unsigned long number, cairo_t *target,
                           cairo_text_extents_t *extents) {
  cairo_font_face_t *face = cairo_scaled_font_get_font_face(scaled);
  const struct outlines *outlines = cairo_font_face_get_user_data(face, &outlines_key);
  cairo_glyph_t glyph = {number, 0, 0};
  cairo_text_extents_t taken;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
  cairo_t *pen = cairo_create(surface);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_matrix_t matrix = outlines->shape;
  matrix.xx *= taken_size, matrix.xy *= taken_size;
  matrix.yx *= taken_size, matrix.yy *= taken_size;
  cairo_set_font_options(pen, options);
  cairo_set_font_face(pen, outlines->source);
  cairo_set_font_matrix(pen, &matrix);
  cairo_glyph_extents(pen, &glyph, 1, &taken);
  cairo_glyph_path(pen, &glyph, 1);
  cairo_path_t *path = cairo_copy_path(pen);
  cairo_status_t status = path->status;
  if (status == CAIRO_STATUS_SUCCESS) {
    cairo_scale(target, 1 / taken_size, 1 / taken_size);
    cairo_append_path(target, path);
    cairo_fill(target);
    extents->x_advance = taken.x_advance / taken_size;
  }
  cairo_path_destroy(path);
  cairo_font_options_destroy(options);
  cairo_destroy(pen);
  cairo_surface_destroy(surface);
  return status;
}

/// Returns the outline face for a font, which caches it; null if memory runs out.
static cairo_font_face_t *outline_face(PangoFont *font, const cairo_matrix_t *matrix) {
  // Stored with the font rather than Cairo's face, which the font maps of all threads share.
  GQuark key = g_quark_from_static_string("alrender-outlines");
  cairo_font_face_t *known = g_object_get_qdata((GObject *)font, key);
  if (known) return known;
  struct outlines *outlines = malloc(sizeof *outlines);
  if (!outlines) return NULL;
  cairo_scaled_font_t *own = pango_cairo_font_get_scaled_font((PangoCairoFont *)font);
  outlines->source = cairo_font_face_reference(cairo_scaled_font_get_font_face(own));
  cairo_matrix_init(&outlines->shape, matrix->xx / matrix->yy, matrix->yx / matrix->yy,
                    matrix->xy / matrix->yy, 1, 0, 0);
  cairo_font_face_t *made = cairo_user_font_face_create();
  cairo_user_font_face_set_render_glyph_func(made, draw);
  if (cairo_font_face_set_user_data(made, &outlines_key, outlines, forget)) {
    forget(outlines);
    cairo_font_face_destroy(made);
    return NULL;
  }
  g_object_set_qdata_full((GObject *)font, key, made, (GDestroyNotify)cairo_font_face_destroy);
  return made;
}

int ca_is_variable(void *font) {
  FcPattern *pattern = pango_fc_font_get_pattern(font);
  FcBool variable = FcFalse;
  int index = 0;
  if (!pattern) return 0;
  FcPatternGetBool(pattern, FC_VARIABLE, 0, &variable);
  FcPatternGetInteger(pattern, FC_INDEX, 0, &index);
  // The upper half is the index of a named instance.
  return variable || index >> 16;
}

void ca_set_font(void *context, void *font, int as_outlines) {
  cairo_scaled_font_t *own = pango_cairo_font_get_scaled_font(font);
  cairo_matrix_t matrix;
  cairo_scaled_font_get_font_matrix(own, &matrix);
  cairo_font_face_t *face = as_outlines && matrix.yy ? outline_face(font, &matrix) : NULL;
  if (face) {
    cairo_set_font_face(context, face);
    cairo_set_font_size(context, matrix.yy);
  } else {
    cairo_set_scaled_font(context, own);
  }
}
