#include "CAdvances.h"

#include <math.h>
#include <pango/pangofc-font.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// The width of a character of a named font, in thousandths of an em: regular, bold, italic, bold
/// italic.
struct named_width {
  unsigned character;
  unsigned short widths[4];
};

#include "georgia.h"
#include "metrics.h"
#include "neue.h"
#include "table.h"

/// A font that cannot be installed, whose widths are given to the letters of another one.
static const struct named_font {
  /// The variation that marks the fonts used in its place, and their family.
  const char *mark, *family;
  /// The factors on the advances, for the four faces.
  const float *factors;
  /// The known advances.
  const struct named_width *widths;
  size_t count;
  /// The factor on the known advances.
  float scale;
} named_fonts[] = {
    {CA_GEORGIA_VARIATION, "Liberation Serif", georgia_factors, georgia_widths,
     sizeof georgia_widths / sizeof *georgia_widths, 1},
    // 17 recorded labels of 11 to 90 points are 0.94 to 1.04 times as wide as Inter, on average
    // 0.97; two in Futura 0.97.
    {CA_AVENIR_VARIATION, "Inter", (const float[]){0.97, 0.97, 0.97, 0.97}, NULL, 0, 1},
    // All characters are 0.6 em wide; in the family used they are 1,233 of 2,048 units.
    {CA_MONO_VARIATION, "DejaVu Sans Mono",
     (const float[]){1228.8 / 1233, 1228.8 / 1233, 1228.8 / 1233, 1228.8 / 1233}, NULL, 0, 1},
    // 9 recorded labels in the light weight are 0.943 to 0.969 times as wide as in the regular
    // one, 8 in the medium weight 1.015 to 1.05; digits have the same width in all weights.
    {CA_NEUE_VARIATION, "Liberation Sans", neue_factors, neue_widths, neue_count, 1},
    {CA_NEUE_LIGHT_VARIATION, "Liberation Sans", neue_factors, neue_widths, neue_count, 0.955},
    {CA_NEUE_MEDIUM_VARIATION, "Liberation Sans", neue_factors, neue_widths, neue_count, 1.033},
};

/// What is added to a glyph's advance, in em; 0 for characters that were never measured.
struct deviation {
  /// At all sizes, and in the display design.
  float own, display;
};

/// The widths of the glyphs of a face, as far as their characters are known.
struct face_advances {
  /// The factor on the face's own advances.
  float factor;
  /// What is then added to every advance, in em.
  float offset;
  unsigned count;
  struct deviation deviations[];
};

/// What is known about a glyph, in the font's units.
struct placement {
  hb_position_t advance, origin;
  int is_known;
};

/// The number of glyphs with consecutive indices on a shelf; a text mostly uses several or none
/// of them.
enum { shelf_size = 64 };

/// The data for the callbacks of a font at one size.
struct system_font {
  hb_font_t *parent;
  const struct face_advances *advances;
  /// An em in the font's units.
  float em;
  /// How large the glyphs are drawn, as a part of their size in the tables.
  float drawn;
  /// The letter spacing of the size in the font's units.
  float tracking;
  /// How much of the display design there is at the size.
  float display;
  /// What is known about the glyphs, by index, on shelves that are made when one of their glyphs
  /// first occurs.
  struct placement *shelves[];
};

/// A width to replace, 0 for any but that of marks, and the one in its place, in the font's units.
struct replaced_width {
  hb_position_t own, advance;
};

/// The data for the callbacks of a font at one size whose characters of some widths get others.
struct resized_font {
  hb_font_t *parent;
  struct replaced_width widths[2];
};

/// How much wider an emoji is than its font size, in points: recorded labels of 11, 18, 38 and 45
/// points are 16, 24, 43 and 50 wide.
static const float emoji_room = 5;

/// The width of a syllable of Hangul in Noto Sans CJK, and in Apple SD Gothic Neo, in em: 41.67 points for
/// three and 55.67 for four of 16 points, 39 for three of 15, in two repositories.
static const float hangul_own = 0.92f, hangul = 0.865f;

/// Returns how much wider than its font size an ideograph, a kana or another character of a whole em is,
/// in points: in two repositories, two of 12 points are 25 wide and four 49.5; four of 14 are 57.5,
/// seven 100 and eight 114.33; eleven of 17 are 191, two of 23 are 47.
static float ideograph_room(float size) {
  return size <= 12 ? 0.0217f * size : fmaxf(0.26f, 0.0195f * size);
}

/// The size whose letter spacing SF UI Text has at every size when it is named: 73 of 79 recorded labels of
/// 10 to 24 points in one repository are within a point of it, and 35 with their own sizes' spacing.
static const float text_size = 12;

static hb_user_data_key_t face_key, named_keys[sizeof named_fonts / sizeof *named_fonts];
static hb_font_funcs_t *callbacks, *resized_callbacks;
static hb_font_t *(*make_font)(PangoFont *);
static void (*list_features)(PangoFont *, hb_feature_t *, guint, guint *);
static _Thread_local unsigned long shapings;

/// Returns the number of shelves for the glyphs of a face.
static size_t shelf_count(const struct face_advances *face) {
  return (face->count + shelf_size - 1) / shelf_size;
}

/// Returns the letter spacing at a size in em, linear between whole points.
static float tracking(float size) {
  const int last = sizeof trackings / sizeof *trackings - 1;
  float place = fminf(fmaxf(size - first_tracked_size, 0), last);
  int index = place < last ? (int)place : last - 1;
  float share = place - index;
  return (trackings[index] * (1 - share) + trackings[index + 1] * share) / (float)ca_units;
}

/// Returns how much of the display design there is at a size.
static float display(float size) {
  return fminf(fmaxf((size - display_begin) / (display_end - display_begin), 0), 1);
}

/// Returns the placement of a glyph: its advance and its origin.
static const struct placement *placement(struct system_font *font, hb_codepoint_t glyph) {
  const struct face_advances *face = font->advances;
  static const struct placement none = {0, 0, 1};
  if (glyph >= face->count) return &none;
  struct placement **shelf = &font->shelves[glyph / shelf_size];
  if (!*shelf) *shelf = calloc(shelf_size, sizeof **shelf);
  if (!*shelf) return &none;
  struct placement *place = &(*shelf)[glyph % shelf_size];
  if (place->is_known) return place;
  hb_position_t own = hb_font_get_glyph_h_advance(font->parent, glyph);
  place->is_known = 1;
  // A mark has no advance and gets none.
  if (own == 0) return place;
  struct deviation deviation = face->deviations[glyph];
  float added = face->offset + deviation.own + deviation.display * font->display;
  float wanted = face->factor * own + added * font->em + font->tracking;
  place->advance = (hb_position_t)lrintf(wanted);
  // The glyph stays in the middle of its advance, also of the narrower ones of large sizes.
  place->origin = (hb_position_t)lrintf((own * font->drawn - wanted) / 2);
  return place;
}

static hb_position_t advance(hb_font_t *self, void *data, hb_codepoint_t glyph, void *context) {
  (void)self, (void)context;
  return placement(data, glyph)->advance;
}

static hb_bool_t origin(hb_font_t *self, void *data, hb_codepoint_t glyph, hb_position_t *x,
                        hb_position_t *y, void *context) {
  (void)self, (void)context;
  *x = placement(data, glyph)->origin;
  *y = 0;
  return 1;
}

static void forget(void *data) {
  struct system_font *font = data;
  for (size_t i = 0; i < shelf_count(font->advances); i++) free(font->shelves[i]);
  hb_font_destroy(font->parent);
  free(font);
}

/// Returns the row of the table for an OpenType weight.
static int row(int weight) {
  int index = (weight + 50) / 100 - 1;
  return index < 0 ? 0 : index > 8 ? 8 : index;
}

/// Returns the advances of a font's face, which caches them; null if memory runs out.
static const struct face_advances *advances(hb_font_t *font, int weight) {
  hb_face_t *face = hb_font_get_face(font);
  struct face_advances *known = hb_face_get_user_data(face, &face_key);
  if (known) return known;
  unsigned count = hb_face_get_glyph_count(face);
  struct face_advances *made = calloc(1, sizeof *made + count * sizeof *made->deviations);
  if (!made) return NULL;
  int column = row(weight);
  made->factor = factors[column] / (float)ca_units;
  made->offset = offsets[column] / (float)ca_units;
  made->count = count;
  for (size_t i = 0; i < sizeof characters / sizeof *characters; i++) {
    hb_codepoint_t glyph;
    if (hb_font_get_nominal_glyph(font, characters[i].character, &glyph) && glyph < count) {
      int letter = characters[i].letter;
      made->deviations[glyph].own = deviations[letter][column] / (float)ca_units;
      made->deviations[glyph].display = displays[letter] / (float)ca_units;
    }
  }
  if (hb_face_set_user_data(face, &face_key, made, free, 0)) return made;
  free(made);
  // Another thread was faster, or the face stores nothing.
  return hb_face_get_user_data(face, &face_key);
}

/// Returns the advances of a face whose letters stand in for a named font's; the face caches
/// them.
static const struct face_advances *named_advances(hb_font_t *font, size_t number, int column) {
  hb_face_t *face = hb_font_get_face(font);
  const struct named_font *named = &named_fonts[number];
  const struct face_advances *known = hb_face_get_user_data(face, &named_keys[number]);
  if (known) return known;
  unsigned count = hb_face_get_glyph_count(face);
  struct face_advances *made = calloc(1, sizeof *made + count * sizeof *made->deviations);
  if (!made) return NULL;
  int units, y;
  hb_font_get_scale(font, &units, &y);
  made->factor = named->factors[column];
  made->count = count;
  for (size_t i = 0; i < named->count; i++) {
    hb_codepoint_t glyph;
    if (hb_font_get_nominal_glyph(font, named->widths[i].character, &glyph) && glyph < count) {
      float own = hb_font_get_glyph_h_advance(font, glyph) / (float)units;
      float width = named->scale * named->widths[i].widths[column] / 1000.f;
      made->deviations[glyph].own = width - made->factor * own;
    }
  }
  if (hb_face_set_user_data(face, &named_keys[number], made, free, 0)) return made;
  free(made);
  // Another thread was faster, or the face stores nothing.
  return hb_face_get_user_data(face, &named_keys[number]);
}

/// Returns the width in the place of another one, which is the same for widths to keep.
static hb_position_t replaced(const struct resized_font *font, hb_position_t own) {
  for (size_t i = 0; own != 0 && i < sizeof font->widths / sizeof *font->widths; i++) {
    const struct replaced_width *width = font->widths + i;
    if (width->advance != 0 && (width->own == 0 || abs(own - width->own) <= 1)) {
      return width->advance;
    }
  }
  return own;
}

static hb_position_t resized_advance(hb_font_t *self, void *data, hb_codepoint_t glyph,
                                     void *context) {
  (void)self, (void)context;
  const struct resized_font *font = data;
  return replaced(font, hb_font_get_glyph_h_advance(font->parent, glyph));
}

static hb_bool_t resized_origin(hb_font_t *self, void *data, hb_codepoint_t glyph, hb_position_t *x,
                                hb_position_t *y, void *context) {
  (void)self, (void)context;
  const struct resized_font *font = data;
  hb_position_t own = hb_font_get_glyph_h_advance(font->parent, glyph);
  *x = (own - replaced(font, own)) / 2;
  *y = 0;
  return 1;
}

static void forget_resized(void *data) {
  struct resized_font *font = data;
  hb_font_destroy(font->parent);
  free(font);
}

/// Whether a font has a mark, or is a fallback of one that has it, and belongs to a family.
static int is_marked(PangoFont *font, const char *mark, const char *family, FcPattern **pattern) {
  FcChar8 *text;
  *pattern = pango_fc_font_get_pattern((PangoFcFont *)font);
  return *pattern &&
         FcPatternGetString(*pattern, FC_FONT_VARIATIONS, 0, &text) == FcResultMatch &&
         strstr((const char *)text, mark) &&
         FcPatternGetString(*pattern, FC_FAMILY, 0, &text) == FcResultMatch &&
         strcmp((const char *)text, family) == 0;
}

int ca_is_system_font(PangoFont *font, FcPattern **pattern) {
  return is_marked(font, CA_SYSTEM_VARIATION, "Inter", pattern);
}

/// A width in em that is replaced by another, and some points.
struct resizing {
  float own, advance, room;
};

/// Returns a font in which one or two widths are replaced by others.
static hb_font_t *resized(hb_font_t *parent, const struct resizing *resizings, size_t count) {
  struct resized_font *font = calloc(1, sizeof *font);
  if (!font) return parent;
  int units, y;
  hb_font_get_scale(parent, &units, &y);
  font->parent = parent;
  for (size_t i = 0; i < count; i++) {
    const struct resizing *resizing = resizings + i;
    font->widths[i] = (struct replaced_width){
        (hb_position_t)lrintf(resizing->own * units),
        (hb_position_t)lrintf(resizing->advance * units + resizing->room * PANGO_SCALE)};
  }
  hb_font_t *made = hb_font_create_sub_font(parent);
  hb_font_set_funcs(made, resized_callbacks, font, forget_resized);
  return made;
}

/// Whether a font is one of Noto's for Chinese, Japanese and Korean.
static int is_cjk(PangoFont *font, FcPattern **pattern) {
  static const char *const families[] = {"Noto Sans CJK JP", "Noto Sans CJK KR",
                                         "Noto Sans CJK SC", "Noto Sans CJK TC",
                                         "Noto Sans CJK HK"};
  for (size_t i = 0; i < sizeof families / sizeof *families; i++) {
    if (is_marked(font, CA_SYSTEM_VARIATION, families[i], pattern)) return 1;
  }
  return 0;
}

/// Returns the index of the named font that a font stands in for; -1 if there is none.
static int named_number(PangoFont *font, FcPattern **pattern) {
  for (size_t i = 0; i < sizeof named_fonts / sizeof *named_fonts; i++) {
    if (is_marked(font, named_fonts[i].mark, named_fonts[i].family, pattern)) return (int)i;
  }
  return -1;
}

/// Returns a font with the advances of a size in points, of which only the system's has letter spacing and
/// a display design; 0 for any other font.
static hb_font_t *with_advances(hb_font_t *parent, const struct face_advances *face, float size,
                                float drawn) {
  struct system_font *font =
      face ? calloc(1, sizeof *font + shelf_count(face) * sizeof *font->shelves) : NULL;
  if (!font) return parent;
  int units, y;
  hb_font_get_scale(parent, &units, &y);
  font->parent = parent;
  font->advances = face;
  font->em = units;
  font->drawn = drawn;
  font->tracking = size > 0 ? tracking(size) * units : 0;
  font->display = size > 0 ? display(size) : 0;
  hb_font_t *made = hb_font_create_sub_font(parent);
  hb_font_set_funcs(made, callbacks, font, forget);
  return made;
}

/// Gives a font that is drawn smaller the advances, kerning and metrics of its whole size. Returns how
/// large it is drawn, as a part of that.
static float keep_size(hb_font_t *font, FcPattern *pattern) {
  FcMatrix *matrix;
  int x, y;
  if (FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) != FcResultMatch) return 1;
  hb_font_get_scale(font, &x, &y);
  hb_font_set_scale(font, (int)lrint(x / matrix->xx), (int)lrint(y / matrix->yy));
  return (float)matrix->yy;
}

static hb_font_t *make_system_font(PangoFont *pango) {
  ca_replace_metrics(pango);
  hb_font_t *parent = make_font(pango);
  FcPattern *pattern;
  if (!parent) return parent;
  if (is_marked(pango, CA_SYSTEM_VARIATION, "Noto Color Emoji", &pattern)) {
    return resized(parent, &(struct resizing){0, 1, emoji_room}, 1);
  }
  if (is_cjk(pango, &pattern)) {
    double points = 0;
    FcPatternGetDouble(pattern, FC_PIXEL_SIZE, 0, &points);
    struct resizing resizings[] = {{hangul_own, hangul, 0}, {1, 1, ideograph_room((float)points)}};
    return resized(parent, resizings, 2);
  }
  int is_system = ca_is_system_font(pango, &pattern);
  int is_text = !is_system && is_marked(pango, CA_TEXT_VARIATION, "Inter", &pattern);
  int number = is_system || is_text ? -1 : named_number(pango, &pattern);
  if (!is_system && !is_text && number < 0) return parent;
  int weight = FC_WEIGHT_REGULAR, slant = 0;
  double size = 0;
  FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight);
  if (number >= 0) {
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant);
    int column = (weight >= FC_WEIGHT_DEMIBOLD) + 2 * (slant > 0);
    return with_advances(parent, named_advances(parent, number, column), 0, 1);
  }
  FcPatternGetDouble(pattern, FC_PIXEL_SIZE, 0, &size);
  float drawn = keep_size(parent, pattern);
  weight = FcWeightToOpenType(weight);
  if (is_text) size = text_size;
  return with_advances(parent, advances(parent, weight), (float)size, drawn);
}

static void list_system_features(PangoFont *font, hb_feature_t *features, guint length,
                                 guint *count) {
  FcPattern *pattern;
  shapings++;
  if (list_features) list_features(font, features, length, count);
  if (*count == length) return;
  // Inter turns "->" into an arrow and "2x2" into a product; Apple's font does not. The kerning
  // pairs of a named font are unknown.
  int is_system = ca_is_system_font(font, &pattern) ||
                  is_marked(font, CA_TEXT_VARIATION, "Inter", &pattern);
  if (!is_system && named_number(font, &pattern) < 0) return;
  hb_tag_t tag = is_system ? HB_TAG('c', 'a', 'l', 't') : HB_TAG('k', 'e', 'r', 'n');
  features[(*count)++] =
      (hb_feature_t){tag, 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
}

static void replace_methods(PangoFontClass *class) {
  class->create_hb_font = make_system_font;
  class->get_features = list_system_features;
}

unsigned long ca_shapings(void) { return shapings; }

void ca_install(void) {
  static gsize installed;
  if (!g_once_init_enter(&installed)) return;
  callbacks = hb_font_funcs_create();
  hb_font_funcs_set_glyph_h_advance_func(callbacks, advance, NULL, NULL);
  hb_font_funcs_set_glyph_h_origin_func(callbacks, origin, NULL, NULL);
  hb_font_funcs_make_immutable(callbacks);
  resized_callbacks = hb_font_funcs_create();
  hb_font_funcs_set_glyph_h_advance_func(resized_callbacks, resized_advance, NULL, NULL);
  hb_font_funcs_set_glyph_h_origin_func(resized_callbacks, resized_origin, NULL, NULL);
  hb_font_funcs_make_immutable(resized_callbacks);
  // The class is never released, so its methods stay replaced. Subclasses copy the methods on
  // first use; one that has already been used gets them here.
  PangoFontClass *class = g_type_class_ref(pango_fc_font_get_type());
  make_font = class->create_hb_font;
  list_features = class->get_features;
  replace_methods(class);
  GType used = g_type_from_name("PangoCairoFcFont");
  PangoFontClass *below = used ? g_type_class_peek(used) : NULL;
  if (below && below->create_hb_font == make_font) replace_methods(below);
  g_once_init_leave(&installed, 1);
}
