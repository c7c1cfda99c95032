#pragma once

// Without Pango's headers, which another module gives to Swift.

/// The font variation that marks a font as the system's: no font has such an axis, so that it
/// changes no shape, and Pango keeps fonts of other variations apart.
#define CA_SYSTEM_VARIATION "ALRN=1"

/// The same for fonts that stand for Georgia, and for Avenir and Futura, and have their widths.
#define CA_GEORGIA_VARIATION "ALRN=2"
#define CA_AVENIR_VARIATION "ALRN=3"

/// Makes Pango give the glyphs of marked fonts the advances of Apple's system font, or of the named font
/// that they stand for.
///
/// Takes effect for fonts that are made afterwards, in the whole process; fonts without the mark are
/// made as before. May be called again and by several threads.
void ca_install(void);

/// Whether a PangoFont is an instance of a variable one: its shapes depend on where its axes stand.
int ca_is_variable(void *font);

/// Makes a PangoFont the font of what a cairo_t shows next.
///
/// As outlines its glyphs are embedded as they look: Cairo 1.16 embeds a variable font's default shapes
/// in a PDF where the axes happened to stand there when it last drew with the font.
void ca_set_font(void *context, void *font, int as_outlines);

/// The path of the library that Pango has been loaded from; NULL where the system does not tell it.
const char *ca_pango_path(void);
