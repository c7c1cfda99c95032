#pragma once
#include <stddef.h>
#include <stdint.h>

// Private to the encoder.

/// A growing array of bytes, and the bits still to be added to it, lowest first as in deflate.
/// Once memory has run out, everything written is dropped.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  uint64_t bits;
  unsigned bit_count;
  int failed;
} writer;

/// Makes room for `count` more bytes; returns 0 if there is none.
int writer_reserve(writer *w, size_t count);

void writer_append(writer *w, const void *bytes, size_t count);

/// Writes an unsigned number, most significant byte first.
void writer_append_u32(writer *w, uint32_t value);

/// Writes the remaining bits and pads the last byte with zero bits.
void writer_flush_bits(writer *w);

/// Adds at most 32 bits; the caller must have reserved room. Up to 31 bits remain.
static inline void writer_bits(writer *w, uint32_t bits, unsigned count) {
  w->bits |= (uint64_t)bits << w->bit_count;
  w->bit_count += count;
  if (w->bit_count < 32) return;
  for (unsigned i = 0; i < 4; i++) w->bytes[w->count + i] = (uint8_t)(w->bits >> (8 * i));
  w->count += 4;
  w->bits >>= 32;
  w->bit_count -= 32;
}

/// Computes the codes for symbols of the given frequencies: `lengths` of at most `limit` bits (0
/// for a symbol that never occurs) and `codes` with their bits in the order of writing.
void huffman_codes(const uint32_t *frequencies, unsigned count, unsigned limit, uint8_t *lengths,
                   uint16_t *codes);

/// Compresses an image as a zlib stream of unfiltered rows, pixel by pixel.
///
/// `pixels` are straight words 0xAARRGGBB without gaps; `depth` is 3 (RGB) or 4 (RGBA) bytes.
void deflate_pixels(writer *w, const uint32_t *pixels, uint32_t width, uint32_t height,
                    unsigned depth);

/// Returns the Adler-32 of a row of pixels after the byte of filter 0.
uint32_t row_checksum(const uint32_t *row, uint32_t width, unsigned depth);

/// Writes the bytes of a row in PNG's order.
void unpack_row(const uint32_t *pixels, uint32_t width, unsigned depth, uint8_t *bytes);
