#include "writer.h"

// The checksum of zlib (RFC 1950) over a row whose bytes were never written out: two sums that a
// compiler turns into a few vector instructions, where a loop over bytes takes several for each.

enum { MODULUS = 65521, BLOCK = 1024 };

// The sums of a stretch of pixels: of all bytes; of those of each pixel by how far the pixel is from
// the end of the stretch; and of the bytes by their place in the pixel.
typedef struct {
  uint64_t bytes, from_end, places;
} sums;

static sums add_opaque(const uint32_t *row, uint32_t count) {
  uint32_t bytes = 0, from_end = 0, places = 0;
  for (uint32_t x = 0; x < count; x++) {
    uint32_t red = row[x] >> 16 & 0xff, green = row[x] >> 8 & 0xff, blue = row[x] & 0xff;
    uint32_t all = red + green + blue;
    bytes += all;
    from_end += (count - x) * all;
    places += green + 2 * blue;
  }
  return (sums){bytes, from_end, places};
}

static sums add_translucent(const uint32_t *row, uint32_t count) {
  uint32_t bytes = 0, from_end = 0, places = 0;
  for (uint32_t x = 0; x < count; x++) {
    uint32_t red = row[x] >> 16 & 0xff, green = row[x] >> 8 & 0xff, blue = row[x] & 0xff;
    uint32_t alpha = row[x] >> 24, all = red + green + blue + alpha;
    bytes += all;
    from_end += (count - x) * all;
    places += green + 2 * blue + 3 * alpha;
  }
  return (sums){bytes, from_end, places};
}

uint32_t row_checksum(const uint32_t *row, uint32_t width, unsigned depth) {
  // The byte of the filter is 0 and counts only by its place.
  uint64_t low = 1, high = ((uint64_t)width * depth + 1) % MODULUS;
  for (uint32_t start = 0; start < width; start += BLOCK) {
    uint32_t count = width - start < BLOCK ? width - start : BLOCK;
    sums part = depth == 3 ? add_opaque(row + start, count) : add_translucent(row + start, count);
    uint64_t behind = width - start - count;
    low = (low + part.bytes) % MODULUS;
    uint64_t weighted = depth * (part.from_end + behind * part.bytes) - part.places;
    high = (high + weighted) % MODULUS;
  }
  return (uint32_t)(high << 16 | low);
}
