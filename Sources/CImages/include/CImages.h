#pragma once
#include <stddef.h>
#include <stdint.h>

// libpng behind return codes: its errors are long jumps, which Swift cannot survive.
// Pixels are 32-bit words, 0xAARRGGBB, premultiplied, as Cairo's CAIRO_FORMAT_ARGB32.

enum { CI_MESSAGE_SIZE = 128 };

/// What went wrong, as libpng says it; empty where memory ran out.
typedef struct {
  char text[CI_MESSAGE_SIZE];
} ci_message;

/// Reads a PNG's size without allocating its pixels; 0 when the header is damaged.
int ci_png_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height,
                ci_message *message);

/// Decodes a PNG into `pixels`, which holds width * height words of the size read before.
/// Returns 0 when the data is damaged or ends too early.
int ci_png_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, int *is_opaque,
                  ci_message *message);

/// One pair of a PNG's text chunks, in UTF-8; both end in NUL.
typedef struct {
  const char *key;
  const char *value;
} ci_text;

/// The filters worth choosing from: none suits flat interfaces, up and sub suit photographs.
typedef enum { CI_FILTER_NONE, CI_FILTER_SUB, CI_FILTER_UP } ci_filter;

/// Encodes pixels as a PNG: RGB when `is_opaque`, else RGBA with straight alpha.
/// `stride` is in words. On success the caller frees `*bytes` with `ci_free`.
int ci_png_encode(const uint32_t *pixels, uint32_t width, uint32_t height, size_t stride,
                  int is_opaque, int level, ci_filter filter, const ci_text *texts,
                  size_t text_count, uint8_t **bytes, size_t *count, ci_message *message);

/// Releases what an encoder returned.
void ci_free(void *bytes);

/// Whether every pixel is opaque.
int ci_is_opaque(const uint32_t *pixels, uint32_t width, uint32_t height, size_t stride);

/// The share, in thousandths, of sampled pixels that repeat the one at their left or above.
int ci_flatness(const uint32_t *pixels, uint32_t width, uint32_t height, size_t stride);
