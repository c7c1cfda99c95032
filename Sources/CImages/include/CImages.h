#pragma once
#include <stddef.h>
#include <stdint.h>

#include "vectors.h"

// PNG in and out, and the colours of ICC profiles. Reading is libpng behind return codes: its errors are long jumps, which Swift
// cannot survive. Writing is our own, since interfaces compress ten times faster pixel by pixel.
// Pixels are 32-bit words, 0xAARRGGBB, premultiplied, as Cairo's CAIRO_FORMAT_ARGB32.

enum { CI_MESSAGE_SIZE = 128 };

/// What went wrong, as libpng says it; empty where memory ran out.
typedef struct {
  char text[CI_MESSAGE_SIZE];
} ci_message;

/// Reads a PNG's size without allocating its pixels, and how many bytes they are before they are
/// compressed; 0 when the header is damaged.
int ci_png_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height,
                uint64_t *raw, ci_message *message);

/// Decodes a PNG into `pixels`, which holds width * height words of the size read before; the
/// colours of its ICC profile become sRGB. Returns 0 when the data is damaged or ends too early.
int ci_png_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, int *is_opaque,
                  ci_message *message);

/// One pair of a PNG's text chunks, in UTF-8; both end in NUL.
typedef struct {
  const char *key;
  const char *value;
} ci_text;

/// How the pixels are compressed: interfaces repeat whole pixels, photographs change gradually.
typedef enum { CI_INTERFACE, CI_PHOTOGRAPH } ci_content;

/// Encodes pixels without gaps between rows as a PNG: RGB when `is_opaque`, else RGBA with
/// straight alpha. Returns 0 when memory runs out; else the caller frees `*bytes` with `ci_free`.
int ci_png_encode(const uint32_t *pixels, uint32_t width, uint32_t height, int is_opaque,
                  ci_content content, const ci_text *texts, size_t text_count, uint8_t **bytes,
                  size_t *count);

/// Releases what an encoder returned.
void ci_free(void *bytes);

/// Whether every pixel is opaque.
int ci_is_opaque(const uint32_t *pixels, size_t count);

/// What the pixels look like, judged by how many repeat the one at their left or above.
ci_content ci_guess_content(const uint32_t *pixels, uint32_t width, uint32_t height);

/// Continues the checksum of PNG chunks and of gzip; begin with 0.
uint32_t ci_crc32(uint32_t checksum, const uint8_t *bytes, size_t count);

/// The largest ICC profile that is obeyed, in bytes: those of printing are about a megabyte.
enum { CI_PROFILE_SIZE = 8 << 20 };

/// The order of a pixel's four bytes; inverted inks are 0 at their strongest, as Adobe writes them.
typedef enum { CI_RGBA, CI_BGRA, CI_CMYK, CI_CMYK_INVERTED } ci_channels;

/// A map from the colours of a profile to sRGB.
typedef void ci_colors;

/// Reads an ICC profile; NULL where it is damaged, belongs to other channels, or is sRGB's own, so
/// that nothing is to be mapped. Grey profiles belong to RGB as well, whose first byte is read.
ci_colors *ci_colors_open(const uint8_t *profile, size_t count, ci_channels channels);

/// Maps `count` pixels in place: RGBA stays RGBA, all others become BGRA. Fourth bytes stay.
void ci_colors_map(const ci_colors *colors, uint8_t *pixels, size_t count);

/// Releases a map; NULL is none.
void ci_colors_close(ci_colors *colors);

/// Turns inks into opaque BGRA without a profile, in place: each ink and black take their share of
/// the light.
void ci_inks_to_bgra(uint8_t *pixels, size_t count, int is_inverted);

/// Moves the windows of all columns of a mask down by one row and writes their means, in 8 bits and 8
/// bits of fraction: `sums` gain the row that enters and lose the one that leaves, `factor` is one
/// divided by the window's height. The rows overlap neither each other nor the target.
void ci_blur_row(int32_t *sums, const uint16_t *entering, const uint16_t *leaving, float factor,
                 uint16_t *target, size_t count);
