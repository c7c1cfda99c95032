#pragma once
#include <fontconfig/fontconfig.h>
#include <pango/pango.h>

// Private to the library.

/// Makes the class of a font compute its metrics from the font's own tables alone.
///
/// Pango also lays out a sentence and the digits for each font and language, to determine the
/// average width of a letter: that looks up fonts again for each size and costs more than a short
/// text. Nobody asks for that width here; it is 0.
void ca_replace_metrics(PangoFont *font);

/// Whether a font stands in for the system font: marked, and not a fallback for characters it lacks.
/// Also returns the font's pattern, which may be null.
int ca_is_system_font(PangoFont *font, FcPattern **pattern);
