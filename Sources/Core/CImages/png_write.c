#include "CImages.h"
#include "writer.h"
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

static uint8_t straight(uint32_t component, uint32_t alpha) {
  uint32_t value = (component * 255 + alpha / 2) / alpha;
  return value > 255 ? 255 : (uint8_t)value;
}

// Returns a pixel with straight alpha.
static uint32_t straightened(uint32_t word) {
  uint32_t alpha = word >> 24;
  if (alpha == 0) return 0;
  return alpha << 24 | (uint32_t)straight(word >> 16 & 0xff, alpha) << 16 |
         (uint32_t)straight(word >> 8 & 0xff, alpha) << 8 | straight(word & 0xff, alpha);
}

// Returns the pixels with straight alpha; NULL if memory runs out. Most are empty or opaque, which
// is found for eight at a time.
static uint32_t *straighten(const uint32_t *pixels, size_t count) {
  typedef uint32_t eight __attribute__((vector_size(32), aligned(4)));
  enum { GROUP = 8 };
  uint32_t *result = malloc(count * sizeof *result);
  if (!result) return NULL;
  size_t i = 0;
  for (; i + GROUP <= count; i += GROUP) {
    eight words = *(const eight *)(pixels + i), alpha = words >> 24;
    uint64_t covered[4], clear[4];
    memcpy(covered, &alpha, sizeof covered);
    alpha ^= 0xff;
    memcpy(clear, &alpha, sizeof clear);
    if (!(clear[0] | clear[1] | clear[2] | clear[3])) *(eight *)(result + i) = words;
    else if (!(covered[0] | covered[1] | covered[2] | covered[3]))
      memset(result + i, 0, GROUP * sizeof *result);
    else
      for (size_t x = i; x < i + GROUP; x++) result[x] = straightened(pixels[x]);
  }
  for (; i < count; i++) result[i] = straightened(pixels[i]);
  return result;
}

// Begins a chunk whose length is filled in at its end; returns the position of its type.
static size_t begin_chunk(writer *w, const char *type) {
  writer_append_u32(w, 0);
  writer_append(w, type, 4);
  return w->count - 4;
}

static void end_chunk(writer *w, size_t start) {
  if (w->failed) return;
  size_t length = w->count - start - 4;
  for (unsigned i = 0; i < 4; i++) w->bytes[start - 4 + i] = (uint8_t)(length >> (24 - 8 * i));
  writer_append_u32(w, (uint32_t)crc32_z(0, w->bytes + start, length + 4));
}

static void write_text(writer *w, ci_text text) {
  static const uint8_t uncompressed_no_language[] = {0, 0, 0, 0, 0};
  size_t start = begin_chunk(w, "iTXt");
  writer_append(w, text.key, strlen(text.key));
  writer_append(w, uncompressed_no_language, sizeof uncompressed_no_language);
  writer_append(w, text.value, strlen(text.value));
  end_chunk(w, start);
}

// Writes the difference between a row and the one above, which suits gradual changes, after its
// filter byte.
static void filter_up(uint8_t *filtered, const uint8_t *row, const uint8_t *above, size_t count) {
  filtered[0] = 2;
  for (size_t i = 0; i < count; i++) filtered[i + 1] = (uint8_t)(row[i] - above[i]);
}

// Compresses filtered rows with zlib.
static void deflate_rows(writer *w, const uint32_t *pixels, uint32_t width, uint32_t height,
                         unsigned depth) {
  size_t count = (size_t)width * depth;
  uint8_t *rows = calloc(3, count + 1);
  z_stream stream = {0};
  if (!rows || deflateInit2(&stream, 1, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY) != Z_OK) {
    w->failed = 1;
    free(rows);
    return;
  }
  uint8_t *row = rows, *above = rows + count + 1, *filtered = above + count + 1;
  int status = Z_OK;
  for (uint32_t y = 0; y <= height && status == Z_OK && !w->failed; y++) {
    int is_last = y == height;
    if (!is_last) {
      unpack_row(pixels + (size_t)y * width, width, depth, row);
      filter_up(filtered, row, above, count);
      uint8_t *swapped = row;
      row = above;
      above = swapped;
    }
    stream.next_in = filtered;
    stream.avail_in = is_last ? 0 : (uInt)(count + 1);
    do {
      if (!writer_reserve(w, 1 << 16)) break;
      stream.next_out = w->bytes + w->count;
      stream.avail_out = 1 << 16;
      status = deflate(&stream, is_last ? Z_FINISH : Z_NO_FLUSH);
      w->count += (1 << 16) - stream.avail_out;
    } while (status == Z_OK && stream.avail_out == 0);
  }
  deflateEnd(&stream);
  free(rows);
}

static void write_header(writer *w, uint32_t width, uint32_t height, unsigned depth) {
  static const uint8_t signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  uint8_t format[] = {8, depth == 3 ? 2 : 6, 0, 0, 0}, perceptual = 0;
  writer_append(w, signature, sizeof signature);
  size_t start = begin_chunk(w, "IHDR");
  writer_append_u32(w, width);
  writer_append_u32(w, height);
  writer_append(w, format, sizeof format);
  end_chunk(w, start);
  start = begin_chunk(w, "sRGB");
  writer_append(w, &perceptual, 1);
  end_chunk(w, start);
}

int ci_png_encode(const uint32_t *pixels, uint32_t width, uint32_t height, int is_opaque,
                  ci_content content, const ci_text *texts, size_t text_count, uint8_t **bytes,
                  size_t *count) {
  writer w = {0};
  unsigned depth = is_opaque ? 3 : 4;
  uint32_t *converted = NULL;
  if (!is_opaque && !(converted = straighten(pixels, (size_t)width * height))) return 0;
  const uint32_t *source = converted ? converted : pixels;
  write_header(&w, width, height, depth);
  for (size_t i = 0; i < text_count; i++) write_text(&w, texts[i]);
  size_t start = begin_chunk(&w, "IDAT");
  if (content == CI_INTERFACE) deflate_pixels(&w, source, width, height, depth);
  else deflate_rows(&w, source, width, height, depth);
  end_chunk(&w, start);
  end_chunk(&w, begin_chunk(&w, "IEND"));
  free(converted);
  if (w.failed) {
    free(w.bytes);
    return 0;
  }
  *bytes = w.bytes;
  *count = w.count;
  return 1;
}

void ci_free(void *bytes) { free(bytes); }
