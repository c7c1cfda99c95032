#include "writer.h"
#include <stdlib.h>
#include <string.h>

int writer_reserve(writer *w, size_t count) {
  if (w->failed) return 0;
  if (w->count + count <= w->capacity) return 1;
  size_t capacity = (w->count + count) * 2;
  uint8_t *grown = realloc(w->bytes, capacity);
  if (!grown) {
    w->failed = 1;
    return 0;
  }
  w->bytes = grown;
  w->capacity = capacity;
  return 1;
}

void writer_append(writer *w, const void *bytes, size_t count) {
  if (count == 0 || !writer_reserve(w, count)) return;
  memcpy(w->bytes + w->count, bytes, count);
  w->count += count;
}

void writer_append_u32(writer *w, uint32_t value) {
  uint8_t bytes[] = {(uint8_t)(value >> 24), (uint8_t)(value >> 16), (uint8_t)(value >> 8),
                     (uint8_t)value};
  writer_append(w, bytes, 4);
}

void writer_flush_bits(writer *w) {
  if (!writer_reserve(w, 4)) return;
  for (unsigned done = 0; done < w->bit_count; done += 8) {
    w->bytes[w->count++] = (uint8_t)(w->bits >> done);
  }
  w->bits = 0;
  w->bit_count = 0;
}

void unpack_row(const uint32_t *pixels, uint32_t width, unsigned depth, uint8_t *bytes) {
  for (uint32_t x = 0; x < width; x++, bytes += depth) {
    uint32_t word = pixels[x];
    bytes[0] = (uint8_t)(word >> 16);
    bytes[1] = (uint8_t)(word >> 8);
    bytes[2] = (uint8_t)word;
    if (depth == 4) bytes[3] = (uint8_t)(word >> 24);
  }
}
