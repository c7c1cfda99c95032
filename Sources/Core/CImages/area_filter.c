#include "CImages.h"
#include "processors.h"
#include <string.h>

// The reduction of a picture to averages of areas. A level is a component of a pixel.

FOR_EACH_PROCESSOR void ci_add_levels(uint16_t *restrict sums, const uint32_t *restrict pixels,
                                      size_t count) {
  const uint8_t *levels = (const uint8_t *)pixels;
  for (size_t i = 0; i < 4 * count; i++) sums[i] += levels[i];
}

FOR_EACH_PROCESSOR void ci_weigh_sums(uint16_t *restrict sums, size_t count, float weight,
                                      float *restrict levels) {
  for (size_t i = 0; i < 4 * count; i++) {
    float level = (float)sums[i] * weight;
    levels[i] += level;
    sums[i] = 0;
  }
}

// The four levels of a pixel.
typedef float level __attribute__((vector_size(16)));

static inline __attribute__((always_inline)) uint32_t byte_of(float level) {
  float rounded = level + 0.5f;
  return (uint32_t)(rounded < 0 ? 0 : rounded > 255 ? 255 : rounded);
}

void ci_average_columns(const float *restrict levels, const struct ci_span *spans, size_t count,
                        const float *weights, uint32_t *restrict pixels) {
  for (size_t x = 0; x < count; x++) {
    const float *place = levels + 4 * spans[x].start;
    level sum = {0};
    for (size_t i = 0; i < spans[x].count; i++, place += 4) {
      level one;
      memcpy(&one, place, sizeof one);
      one *= *weights++;
      sum += one;
    }
    pixels[x] = byte_of(sum[0]) | byte_of(sum[1]) << 8 | byte_of(sum[2]) << 16
                | byte_of(sum[3]) << 24;
  }
}
