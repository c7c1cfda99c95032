#include "processors.h"
#include "writer.h"
#include <string.h>

// Computes the checksum of zlib (RFC 1950) over a row whose bytes were never written out: two
// sums that take a few vector instructions for eight pixels, where a loop over bytes takes
// several for each.

enum { MODULUS = 65521, BLOCK = 1024 };

// The sums over a stretch of pixels: of all bytes; of the bytes times their pixel's distance from
// the end of the stretch; and of the bytes times their position in the pixel.
typedef struct {
  uint64_t bytes, from_end, places;
} sums;

// Eight pixels side by side; with AVX2 they fill one register.
typedef uint32_t lanes __attribute__((vector_size(32)));
enum { LANES = 8 };

// Returns the sums of whole groups of eight. The part weighted by the distance from the end is
// accumulated from group to group, which takes no multiplication.
static inline __attribute__((always_inline)) sums add_groups(const uint32_t *row, uint32_t count,
                                                             int is_opaque) {
  lanes bytes = {0}, behind = {0}, places = {0};
  for (uint32_t x = 0; x < count; x += LANES) {
    lanes word;
    memcpy(&word, row + x, sizeof word);
    lanes red = word >> 16 & 0xff, green = word >> 8 & 0xff, blue = word & 0xff;
    behind += bytes;
    bytes += red + green + blue;
    places += green + blue + blue;
    if (!is_opaque) {
      lanes alpha = word >> 24;
      bytes += alpha;
      places += alpha + alpha + alpha;
    }
  }
  sums all = {0, 0, 0};
  for (unsigned i = 0; i < LANES; i++) {
    all.bytes += bytes[i];
    all.from_end += (uint64_t)LANES * behind[i] + (uint64_t)(LANES - i) * bytes[i];
    all.places += places[i];
  }
  return all;
}

FOR_EACH_PROCESSOR static sums add_opaque(const uint32_t *row, uint32_t count) {
  return add_groups(row, count, 1);
}

FOR_EACH_PROCESSOR static sums add_translucent(const uint32_t *row, uint32_t count) {
  return add_groups(row, count, 0);
}

static sums add(const uint32_t *row, uint32_t count, unsigned depth) {
  uint32_t whole = count / LANES * LANES, rest = count - whole;
  // Transparent black past the end changes no sum.
  uint32_t last[LANES] = {0};
  memcpy(last, row + whole, rest * sizeof *last);
  sums all = depth == 3 ? add_opaque(row, whole) : add_translucent(row, whole);
  sums behind = depth == 3 ? add_opaque(last, LANES) : add_translucent(last, LANES);
  // The last ones were counted as if they were at the beginning of their group.
  all.from_end += rest * all.bytes + behind.from_end - (LANES - rest) * behind.bytes;
  all.bytes += behind.bytes;
  all.places += behind.places;
  return all;
}

uint32_t row_checksum(const uint32_t *row, uint32_t width, unsigned depth) {
  // The filter byte is 0 and counts only by its position.
  uint64_t low = 1, high = ((uint64_t)width * depth + 1) % MODULUS;
  for (uint32_t start = 0; start < width; start += BLOCK) {
    uint32_t count = width - start < BLOCK ? width - start : BLOCK;
    sums part = add(row + start, count, depth);
    uint64_t behind = width - start - count;
    low = (low + part.bytes) % MODULUS;
    uint64_t weighted = depth * (part.from_end + behind * part.bytes) - part.places;
    high = (high + weighted) % MODULUS;
  }
  return (uint32_t)(high << 16 | low);
}
