#include "CImages.h"
#include "processors.h"
#include <string.h>

// The blur of what is behind an effect. All loops run over neighbours in memory, so that one
// instruction works on eight of them.

FOR_EACH_PROCESSOR void ci_add_pixels(uint32_t *restrict even, uint32_t *restrict odd,
                                      const uint32_t *restrict words, size_t count) {
  for (size_t x = 0; x < count; x++) {
    even[x] += words[x] & 0xff00ff;
    odd[x] += words[x] >> 8 & 0xff00ff;
  }
}

FOR_EACH_PROCESSOR void ci_average_cells(const uint32_t *restrict even,
                                         const uint32_t *restrict odd, size_t cell,
                                         size_t columns, float *restrict levels) {
  float area = (float)(cell * cell);
  for (size_t column = 0; column < columns; column++) {
    uint32_t sums[4] = {0};
    for (size_t x = column * cell; x < (column + 1) * cell; x++) {
      sums[0] += even[x] & 0xffff;
      sums[1] += odd[x] & 0xffff;
      sums[2] += even[x] >> 16;
      sums[3] += odd[x] >> 16;
    }
    for (unsigned i = 0; i < 4; i++) levels[4 * column + i] = (float)sums[i] / area;
  }
}

// The levels of a cell.
typedef float level __attribute__((vector_size(16)));

FOR_EACH_PROCESSOR void ci_blur_across(float *levels, size_t count, size_t box, size_t before,
                                       float *line) {
  level *cells = (level *)levels, *padded = (level *)line, sum = {0};
  for (size_t i = 0; i < before; i++) padded[i] = cells[0];
  memcpy(padded + before, cells, count * sizeof *cells);
  for (size_t i = before + count; i < count + box; i++) padded[i] = cells[count - 1];
  for (size_t i = 0; i < box; i++) sum += padded[i];
  for (size_t i = 0; i < count; i++) {
    cells[i] = sum / (float)box;
    sum += padded[i + box] - padded[i];
  }
}

// Returns the row at a place counted from `before` rows above the first; the first and the last
// row continue beyond the edges.
static const float *row_at(const float *levels, size_t place, size_t before, size_t rows,
                           size_t width) {
  size_t row = place < before ? 0 : place - before;
  return levels + (row < rows ? row : rows - 1) * width;
}

FOR_EACH_PROCESSOR void ci_blur_down(const float *restrict levels, size_t width, size_t rows,
                                     size_t box, size_t before, float *restrict sums,
                                     float *restrict target) {
  memset(sums, 0, width * sizeof *sums);
  for (size_t i = 0; i < box; i++) {
    const float *row = row_at(levels, i, before, rows, width);
    for (size_t x = 0; x < width; x++) sums[x] += row[x];
  }
  for (size_t y = 0; y < rows; y++, target += width) {
    const float *entering = row_at(levels, y + box, before, rows, width);
    const float *leaving = row_at(levels, y, before, rows, width);
    for (size_t x = 0; x < width; x++) {
      target[x] = sums[x] / (float)box;
      sums[x] += entering[x] - leaving[x];
    }
  }
}
