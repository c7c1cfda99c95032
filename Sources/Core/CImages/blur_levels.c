#include "CImages.h"
#include "processors.h"
#include <stddef.h>
#include <string.h>

// The blur of what is behind an effect. All loops run over neighbours in memory, so that one
// instruction works on eight of them.

// Adds a row of pixels to sums of two levels in each word: `even` of blue and red, `odd` of green and
// alpha.
static inline __attribute__((always_inline)) void add_pixels(uint32_t *restrict even,
                                                             uint32_t *restrict odd,
                                                             const uint32_t *restrict words,
                                                             size_t count) {
  for (size_t x = 0; x < count; x++) {
    even[x] += words[x] & 0xff00ff;
    odd[x] += words[x] >> 8 & 0xff00ff;
  }
}

static size_t within(ptrdiff_t place, size_t count) {
  return place < 0 ? 0 : (size_t)place < count ? (size_t)place : count - 1;
}

FOR_EACH_PROCESSOR void ci_average_cells(const uint32_t *words, size_t width, size_t height,
                                         ptrdiff_t x, ptrdiff_t y, size_t cell, size_t columns,
                                         size_t rows, uint32_t *restrict sums,
                                         float *restrict levels) {
  float area = (float)(cell * cell);
  size_t span = columns * cell, left = x < 0 ? (size_t)-x : 0;
  size_t right = within(x + (ptrdiff_t)span - 1, width) + 1 - (size_t)x;
  uint32_t *even = sums, *odd = sums + span;
  for (size_t row = 0; row < rows; row++, levels += 4 * columns) {
    memset(sums, 0, 2 * span * sizeof *sums);
    for (size_t line = row * cell; line < (row + 1) * cell; line++) {
      size_t start = within(y + (ptrdiff_t)line, height) * width + within(x, width);
      add_pixels(even + left, odd + left, words + start, right - left);
    }
    for (size_t i = 0; i < left; i++) even[i] = even[left], odd[i] = odd[left];
    for (size_t i = right; i < span; i++) even[i] = even[right - 1], odd[i] = odd[right - 1];
    for (size_t column = 0; column < columns; column++) {
      uint32_t sum[4] = {0};
      for (size_t i = column * cell; i < (column + 1) * cell; i++) {
        sum[0] += even[i] & 0xffff;
        sum[1] += odd[i] & 0xffff;
        sum[2] += even[i] >> 16;
        sum[3] += odd[i] >> 16;
      }
      for (unsigned i = 0; i < 4; i++) levels[4 * column + i] = (float)sum[i] / area;
    }
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

static inline __attribute__((always_inline)) float between(float level, float low, float high) {
  return level < low ? low : level > high ? high : level;
}

FOR_EACH_PROCESSOR int ci_level_pixels(const float *restrict levels, size_t count,
                                       float saturation, uint32_t *restrict words) {
  uint32_t all = 0xff;
  for (size_t i = 0; i < count; i++) {
    const float *level = levels + 4 * i;
    uint32_t alpha = (uint32_t)(between(level[3], 0, 255) + 0.5f), word = alpha << 24;
    float grey = 0.0722f * level[0] + 0.7152f * level[1] + 0.2126f * level[2];
    for (unsigned part = 0; part < 3; part++) {
      float strong = grey + saturation * (level[part] - grey);
      word |= (uint32_t)(between(strong, 0, (float)alpha) + 0.5f) << 8 * part;
    }
    words[i] = word;
    all &= alpha;
  }
  return all == 0xff;
}

// The cell whose middle is before that of a pixel, and how far the pixel's is from there to the next
// one's, in parts of twice the cell's width.
static inline __attribute__((always_inline)) ptrdiff_t cell_before(size_t place, size_t cell,
                                                                   size_t *part) {
  size_t halves = 2 * place + 1 + cell;
  *part = halves % (2 * cell);
  return (ptrdiff_t)(halves / (2 * cell)) - 1;
}

// Levels between the cells of a row, in 64ths.
typedef int16_t four __attribute__((vector_size(8)));
enum { ACROSS = 64, DOWN = 128 };

static inline __attribute__((always_inline)) four levels_of(uint32_t word) {
  return (four){(int16_t)(word & 0xff), (int16_t)(word >> 8 & 0xff), (int16_t)(word >> 16 & 0xff),
                (int16_t)(word >> 24)};
}

static inline __attribute__((always_inline)) void widen(const uint32_t *cells, size_t columns,
                                                        size_t cell, size_t left, size_t width,
                                                        int16_t *line) {
  float step = (float)ACROSS / (float)cell;
  for (size_t x = 0; x < width;) {
    size_t part;
    ptrdiff_t before = cell_before(left + x, cell, &part);
    four one = levels_of(cells[within(before, columns)]);
    four difference = levels_of(cells[within(before + 1, columns)]) - one;
    one *= (int16_t)ACROSS;
    // All pixels up to the middle of the next cell.
    size_t end = (size_t)(before + 1) * cell + cell / 2 - left;
    float share = (float)part * step / 2 + 0.5f;
    for (size_t last = end < width ? end : width; x < last; x++, share += step) {
      four level = one + difference * (int16_t)share;
      memcpy(line + 4 * x, &level, sizeof level);
    }
  }
}

FOR_EACH_PROCESSOR void ci_enlarge_cells(const uint32_t *cells, size_t columns, size_t rows,
                                         size_t cell, size_t left, size_t top, size_t width,
                                         size_t height, int16_t *restrict lines,
                                         uint32_t *restrict pixels) {
  // The widened row of each parity that is in its half of `lines`.
  size_t widened[2] = {rows, rows};
  for (size_t y = 0; y < height; y++, pixels += width) {
    size_t part;
    ptrdiff_t before = cell_before(top + y, cell, &part);
    // Less than the whole, so that it fits into a level's bits.
    size_t down = (part * DOWN + cell) / (2 * cell);
    int16_t share = (int16_t)((down < DOWN ? down : DOWN - 1) * 256);
    const int16_t *ends[2];
    for (int next = 0; next < 2; next++) {
      size_t row = within(before + next, rows);
      int16_t *line = lines + row % 2 * 4 * width;
      if (widened[row % 2] != row) widen(cells + row * columns, columns, cell, left, width, line);
      widened[row % 2] = row;
      ends[next] = line;
    }
    const int16_t *upper = ends[0], *lower = ends[1];
    uint8_t *levels = (uint8_t *)pixels;
    for (size_t i = 0; i < 4 * width; i++) {
      int16_t twice = (int16_t)(2 * (lower[i] - upper[i]));
      int16_t step = (int16_t)((twice * share) >> 16);
      levels[i] = (uint8_t)((uint16_t)(upper[i] + step + ACROSS / 2) / ACROSS);
    }
  }
}
