#pragma once
#include <pango/pango.h>

// Private to the library.

/// Makes the class of a font answer for its metrics from the font's own tables alone.
///
/// Pango also lays out a sentence and the digits for each font and language, to know how wide a letter
/// is on average: that looks for fonts once more for each size and costs more than a short text. Nobody
/// asks for that width here; it is 0.
void ca_replace_metrics(PangoFont *font);
