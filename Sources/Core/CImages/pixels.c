#include "CImages.h"
#include "processors.h"
#include <zlib.h>

int ci_is_opaque(const uint32_t *pixels, size_t count) {
  // In blocks, so that the loop vectorises and a transparent corner still ends it early.
  enum { STRETCH = 4096 };
  for (size_t start = 0; start < count; start += STRETCH) {
    size_t end = start + STRETCH < count ? start + STRETCH : count;
    uint32_t common = 0xff000000;
    for (size_t i = start; i < end; i++) common &= pixels[i];
    if (common != 0xff000000) return 0;
  }
  return 1;
}

// Counts the pixels that repeat the one to their left or above, without a branch for each, so that the
// loop vectorises.
FOR_EACH_PROCESSOR static uint32_t count_repeated(const uint32_t *row, const uint32_t *above,
                                                  uint32_t width) {
  uint32_t repeated = 0;
  for (uint32_t x = 1; x < width; x++) {
    repeated += (uint32_t)(row[x] == row[x - 1]) | (uint32_t)(row[x] == above[x]);
  }
  return repeated;
}

ci_content ci_guess_content(const uint32_t *pixels, uint32_t width, uint32_t height) {
  // Every eighth row suffices to distinguish flat areas from photographs.
  uint64_t repeated = 0, sampled = 0;
  for (uint32_t y = 1; y < height; y += 8) {
    const uint32_t *row = pixels + (size_t)y * width;
    repeated += count_repeated(row, row - width, width);
    sampled += width - 1;
  }
  return repeated * 2 >= sampled ? CI_INTERFACE : CI_PHOTOGRAPH;
}

FOR_EACH_PROCESSOR void ci_fill(uint32_t *pixels, size_t count, uint32_t word) {
  for (size_t i = 0; i < count; i++) pixels[i] = word;
}

uint32_t ci_crc32(uint32_t checksum, const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32_z(checksum, bytes, count);
}
