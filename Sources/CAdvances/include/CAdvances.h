#pragma once

/// The font variation that marks a font as the system's: no font has such an axis, so that it
/// changes no shape, and Pango keeps fonts of other variations apart.
#define CA_SYSTEM_VARIATION "ALRN=1"

/// Makes Pango give the glyphs of marked fonts the advances of Apple's system font.
///
/// Takes effect for fonts that are made afterwards, in the whole process; fonts without the mark are
/// made as before. May be called again and by several threads.
void ca_install(void);
