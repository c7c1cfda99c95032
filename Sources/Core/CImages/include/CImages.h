#pragma once
#include <stddef.h>
#include <stdint.h>

#include "vectors.h"

// PNG input and output, and the colours of ICC profiles. Reading uses libpng behind return codes:
// its errors are long jumps, which Swift cannot survive. Writing is our own, because interfaces
// compress ten times faster pixel by pixel.
//
// Pixels are 32-bit words, 0xAARRGGBB, premultiplied, like Cairo's CAIRO_FORMAT_ARGB32.

enum { CI_MESSAGE_SIZE = 128 };

/// An error message from libpng; empty if memory ran out.
typedef struct {
  char text[CI_MESSAGE_SIZE];
} ci_message;

/// Reads a PNG's size without allocating its pixels, and the number of their bytes before
/// compression; returns 0 if the header is damaged.
int ci_png_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height,
                uint64_t *raw, ci_message *message);

/// Decodes a PNG into `pixels`, which must hold width * height words of the size read before; the
/// colours of its ICC profile are converted to sRGB. Returns 0 if the data is damaged or ends too
/// early.
int ci_png_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, int *is_opaque,
                  ci_message *message);

/// A pair from a PNG's text chunks, in UTF-8; both end in NUL.
typedef struct {
  const char *key;
  const char *value;
} ci_text;

/// The kind of content to compress: interface pictures repeat whole pixels, photographs change
/// gradually.
typedef enum { CI_INTERFACE, CI_PHOTOGRAPH } ci_content;

/// Encodes pixels without gaps between rows as a PNG: in RGB if `is_opaque`, otherwise in RGBA
/// with straight alpha. Returns 0 if memory runs out; otherwise the caller frees `*bytes` with
/// `ci_free`.
int ci_png_encode(const uint32_t *pixels, uint32_t width, uint32_t height, int is_opaque,
                  ci_content content, const ci_text *texts, size_t text_count, uint8_t **bytes,
                  size_t *count);

/// Frees the result of an encoder.
void ci_free(void *bytes);

/// Makes all pixels equal.
void ci_fill(uint32_t *pixels, size_t count, uint32_t word);

/// Whether every pixel is opaque.
int ci_is_opaque(const uint32_t *pixels, size_t count);

/// Guesses the kind of content from how many pixels repeat the one to their left or above.
ci_content ci_guess_content(const uint32_t *pixels, uint32_t width, uint32_t height);

/// Continues the checksum of PNG chunks and of gzip; start with 0.
uint32_t ci_crc32(uint32_t checksum, const uint8_t *bytes, size_t count);

/// The maximum size of an ICC profile that is applied, in bytes: those for printing are about a
/// megabyte.
enum { CI_PROFILE_SIZE = 8 << 20 };

/// The order of a pixel's four bytes; inverted inks are 0 at full strength, as Adobe writes them.
typedef enum { CI_RGBA, CI_BGRA, CI_CMYK, CI_CMYK_INVERTED } ci_channels;

/// A map from the colours of a profile to sRGB.
typedef void ci_colors;

/// Reads an ICC profile; NULL if it is damaged, is for other channels, or is that of sRGB, which
/// needs no mapping. Grey profiles also count as RGB, of which the first byte is read.
ci_colors *ci_colors_open(const uint8_t *profile, size_t count, ci_channels channels);

/// Maps `count` pixels in place: RGBA remains RGBA, all others become BGRA. The fourth bytes are
/// unchanged.
void ci_colors_map(const ci_colors *colors, uint8_t *pixels, size_t count);

/// Frees a map; NULL is allowed.
void ci_colors_close(ci_colors *colors);

/// Converts inks to opaque BGRA without a profile, in place: each ink and black absorb their
/// share of the light.
void ci_inks_to_bgra(uint8_t *pixels, size_t count, int is_inverted);

/// Moves the windows of all columns of a mask down by one row and writes their means, with 8
/// integer bits and 8 fractional bits: `sums` gain the row that enters and lose the one that
/// leaves; `factor` is one divided by the window's height. The rows overlap neither each other
/// nor the target.
void ci_blur_row(int32_t *sums, const uint16_t *entering, const uint16_t *leaving, float factor,
                 uint16_t *target, size_t count);

/// Averages `rows` times `columns` cells of `cell` times `cell` pixels each, the first at (x, y): four
/// levels for each cell. The edges of the picture continue; some of the cells must be within it. `sums`
/// has room for two words for each pixel in a row of cells.
void ci_average_cells(const uint32_t *words, size_t width, size_t height, ptrdiff_t x, ptrdiff_t y,
                      size_t cell, size_t columns, size_t rows, uint32_t *sums, float *levels);

/// Adds the levels of `count` pixels to sums, four for each.
void ci_add_levels(uint16_t *sums, const uint32_t *pixels, size_t count);

/// Adds the sums of `count` pixels, each times a weight, to levels, and clears the sums.
void ci_weigh_sums(uint16_t *sums, size_t count, float weight, float *levels);

/// The neighbouring pixels that one pixel of a smaller picture covers.
struct ci_span {
  size_t start, count;
};

/// Writes `count` pixels, each the weighted sum of the levels in its span. The weights follow one
/// another, span by span.
void ci_average_columns(const float *levels, const struct ci_span *spans, size_t count,
                        const float *weights, uint32_t *pixels);

/// Averages `box` cells of four levels along a line of `count`, in place, beginning `before` cells
/// before each; the edges continue. `line` has room for `count` and `box` cells.
void ci_blur_across(float *levels, size_t count, size_t box, size_t before, float *line);

/// Averages `box` rows of `width` levels each into `target`, beginning `before` rows above each;
/// the edges continue. `sums` has room for a row.
void ci_blur_down(const float *levels, size_t width, size_t rows, size_t box, size_t before,
                  float *sums, float *target);

/// Makes pixels of cells, with colours `saturation` times as far from grey; returns whether all are
/// opaque.
int ci_level_pixels(const float *levels, size_t count, float saturation, uint32_t *words);

/// Enlarges a picture by a whole factor, and takes the part of `width` times `height` pixels at
/// (left, top) of it. A pixel between the middles of cells has a share of each; the edges continue.
/// `lines` has room for eight levels for each column of the part.
void ci_enlarge_cells(const uint32_t *cells, size_t columns, size_t rows, size_t cell, size_t left,
                      size_t top, size_t width, size_t height, int16_t *lines, uint32_t *pixels);
