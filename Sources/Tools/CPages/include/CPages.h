#pragma once
#include <stddef.h>
#include <stdint.h>

/// Returns the bytes of a file of the pages that the program writes or serves, which live as long as
/// the program, and sets their number; NULL for an unknown name.
const uint8_t *_Nullable cp_file(const char *_Nonnull name, size_t *_Nonnull count);
