#include "CImages.h"

int ci_is_opaque(const uint32_t *pixels, uint32_t width, uint32_t height, size_t stride) {
  for (uint32_t y = 0; y < height; y++) {
    const uint32_t *row = pixels + y * stride;
    uint32_t common = 0xff000000;
    for (uint32_t x = 0; x < width; x++) common &= row[x];
    if (common != 0xff000000) return 0;
  }
  return 1;
}

int ci_flatness(const uint32_t *pixels, uint32_t width, uint32_t height, size_t stride) {
  // Every eighth row tells flat areas from photographs well enough.
  uint64_t repeated = 0, sampled = 0;
  for (uint32_t y = 1; y < height; y += 8) {
    const uint32_t *row = pixels + y * stride, *above = row - stride;
    for (uint32_t x = 1; x < width; x++) repeated += row[x] == row[x - 1] || row[x] == above[x];
    sampled += width - 1;
  }
  return sampled == 0 ? 1000 : (int)(repeated * 1000 / sampled);
}
