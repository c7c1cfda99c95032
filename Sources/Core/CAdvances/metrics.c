#include "metrics.h"

#include <hb-ot.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

// Exported for Pango's backends, of which this is part of one; the structure is in its header.
PangoFontMetrics *pango_font_metrics_new(void);

static PangoFontMetrics *(*derive_metrics)(PangoFont *, PangoLanguage *);

/// Whether a font is rotated or stretched, which its tables do not reflect. The system font is drawn
/// smaller, but its tables have their whole size.
static int is_transformed(PangoFont *font) {
  FcPattern *pattern;
  FcMatrix *matrix;
  FcValue gravity;
  int is_system = ca_is_system_font(font, &pattern);
  return !pattern ||
         (!is_system && FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch) ||
         FcPatternGet(pattern, PANGO_FC_GRAVITY, 0, &gravity) == FcResultMatch;
}

static PangoFontMetrics *read_metrics(PangoFont *font) {
  hb_font_t *tables = pango_font_get_hb_font(font);
  hb_font_extents_t extents;
  hb_font_get_extents_for_direction(tables, HB_DIRECTION_LTR, &extents);
  PangoFontMetrics *metrics = pango_font_metrics_new();
  metrics->ascent = extents.ascender;
  metrics->descent = -extents.descender;
  metrics->height = extents.ascender - extents.descender + extents.line_gap;
  metrics->underline_thickness = PANGO_SCALE;
  metrics->underline_position = -PANGO_SCALE;
  metrics->strikethrough_thickness = PANGO_SCALE;
  metrics->strikethrough_position = metrics->ascent / 2;
  const struct {
    hb_ot_metrics_tag_t tag;
    int *place;
  } lines[] = {
      {HB_OT_METRICS_TAG_UNDERLINE_SIZE, &metrics->underline_thickness},
      {HB_OT_METRICS_TAG_UNDERLINE_OFFSET, &metrics->underline_position},
      {HB_OT_METRICS_TAG_STRIKEOUT_SIZE, &metrics->strikethrough_thickness},
      {HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, &metrics->strikethrough_position},
  };
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
    hb_position_t position;
    if (hb_ot_metrics_get_position(tables, lines[i].tag, &position)) *lines[i].place = position;
  }
  return metrics;
}

static PangoFontMetrics *font_metrics(PangoFont *font, PangoLanguage *language) {
  GQuark key = g_quark_from_static_string("alrender-metrics");
  PangoFontMetrics *known = g_object_get_qdata((GObject *)font, key);
  if (known) return pango_font_metrics_ref(known);
  if (is_transformed(font)) return derive_metrics(font, language);
  PangoFontMetrics *made = read_metrics(font);
  // The font keeps one reference, the caller gets the other.
  g_object_set_qdata_full((GObject *)font, key, pango_font_metrics_ref(made),
                          (GDestroyNotify)pango_font_metrics_unref);
  return made;
}

void ca_replace_metrics(PangoFont *font) {
  static gsize replaced;
  if (!g_once_init_enter(&replaced)) return;
  PangoFontClass *class = PANGO_FONT_GET_CLASS(font);
  derive_metrics = class->get_metrics;
  class->get_metrics = font_metrics;
  g_once_init_leave(&replaced, 1);
}
