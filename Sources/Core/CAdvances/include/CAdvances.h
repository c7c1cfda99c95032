#pragma once

// Without Pango's headers, which another module imports into Swift.

/// The font variation that marks a font as the system's: no font has such an axis, so it changes
/// no shapes, and Pango keeps fonts with other variations apart.
#define CA_SYSTEM_VARIATION "ALRN=1"

/// The same for fonts that stand in for Georgia, for Avenir and Futura, for SF Mono, and for
/// Helvetica Neue in its regular, light and medium weights, with their widths.
#define CA_GEORGIA_VARIATION "ALRN=2"
#define CA_AVENIR_VARIATION "ALRN=3"
#define CA_MONO_VARIATION "ALRN=4"
#define CA_NEUE_VARIATION "ALRN=5"
#define CA_NEUE_LIGHT_VARIATION "ALRN=6"
#define CA_NEUE_MEDIUM_VARIATION "ALRN=7"

/// The same for SF UI Text by its own name, which has neither the letter spacing nor the display
/// design of the system font's sizes.
#define CA_TEXT_VARIATION "ALRN=8"

/// Makes Pango give the glyphs of marked fonts the advances of Apple's system font, or of the
/// named font that they stand in for.
///
/// Takes effect for fonts made afterwards, in the whole process; fonts without the mark are made
/// as before. May be called repeatedly and by several threads.
void ca_install(void);

/// How many items of text the calling thread has shaped since `ca_install`.
unsigned long ca_shapings(void);

/// Whether a PangoFont is an instance of a variable font, so that its shapes depend on its axis
/// values.
int ca_is_variable(void *font);

/// Makes a PangoFont the font for what a cairo_t shows next.
///
/// As outlines, its glyphs are embedded as they look: Cairo 1.16 embeds a variable font's default
/// shapes in a PDF if the axes happened to be at their defaults when it last drew with the font.
void ca_set_font(void *context, void *font, int as_outlines);

/// The path from which Pango's library was loaded; NULL if the system does not report it.
const char *ca_pango_path(void);
