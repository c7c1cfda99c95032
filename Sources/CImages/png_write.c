#include "CImages.h"
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} sink;

static void write_bytes(png_structp png, png_bytep from, size_t count) {
  sink *to = png_get_io_ptr(png);
  if (to->count + count > to->capacity) {
    size_t capacity = (to->count + count) * 2;
    uint8_t *grown = realloc(to->bytes, capacity);
    if (!grown) png_error(png, "");
    to->bytes = grown;
    to->capacity = capacity;
  }
  memcpy(to->bytes + to->count, from, count);
  to->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

static void keep_message(png_structp png, png_const_charp text) {
  ci_message *message = png_get_error_ptr(png);
  strncpy(message->text, text, CI_MESSAGE_SIZE - 1);
  message->text[CI_MESSAGE_SIZE - 1] = 0;
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void unpack_rgb(const uint32_t *row, uint32_t width, uint8_t *out) {
  for (uint32_t x = 0; x < width; x++, out += 3) {
    uint32_t word = row[x];
    out[0] = (uint8_t)(word >> 16);
    out[1] = (uint8_t)(word >> 8);
    out[2] = (uint8_t)word;
  }
}

static uint8_t straight(uint32_t component, uint32_t alpha) {
  uint32_t value = (component * 255 + alpha / 2) / alpha;
  return value > 255 ? 255 : (uint8_t)value;
}

static void unpack_rgba(const uint32_t *row, uint32_t width, uint8_t *out) {
  for (uint32_t x = 0; x < width; x++, out += 4) {
    uint32_t word = row[x], alpha = word >> 24;
    if (alpha == 0) {
      memset(out, 0, 4);
      continue;
    }
    out[0] = straight(word >> 16 & 0xff, alpha);
    out[1] = straight(word >> 8 & 0xff, alpha);
    out[2] = straight(word & 0xff, alpha);
    out[3] = (uint8_t)alpha;
  }
}

static void set_texts(png_structp png, png_infop info, const ci_text *texts, size_t count) {
  for (size_t i = 0; i < count; i++) {
    png_text text = {0};
    text.compression = PNG_ITXT_COMPRESSION_NONE;
    text.key = (png_charp)texts[i].key;
    text.text = (png_charp)texts[i].value;
    png_set_text(png, info, &text, 1);
  }
}

int ci_png_encode(const uint32_t *pixels, uint32_t width, uint32_t height, size_t stride,
                  int is_opaque, int level, ci_filter filter, const ci_text *texts,
                  size_t text_count, uint8_t **bytes, size_t *count, ci_message *message) {
  static const int filters[] = {PNG_FILTER_NONE, PNG_FILTER_SUB, PNG_FILTER_UP};
  message->text[0] = 0;
  sink to = {NULL, 0, 0};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, message, keep_message, ignore);
  if (!png) return 0;
  png_infop info = png_create_info_struct(png);
  uint8_t *volatile row = malloc((size_t)width * 4);
  if (!info || !row || setjmp(png_jmpbuf(png))) {
    free(row);
    free(to.bytes);
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, &to, write_bytes, flush_nothing);
  png_set_IHDR(png, info, width, height, 8, is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  set_texts(png, info, texts, text_count);
  png_set_compression_level(png, level);
  png_set_compression_mem_level(png, 9);
  png_set_compression_strategy(png, Z_DEFAULT_STRATEGY);
  png_set_compression_buffer_size(png, 1 << 16);
  png_set_filter(png, 0, filters[filter]);
  png_write_info(png, info);
  for (uint32_t y = 0; y < height; y++) {
    const uint32_t *line = pixels + y * stride;
    if (is_opaque) unpack_rgb(line, width, row);
    else unpack_rgba(line, width, row);
    png_write_row(png, row);
  }
  png_write_end(png, info);
  free(row);
  png_destroy_write_struct(&png, &info);
  *bytes = to.bytes;
  *count = to.count;
  return 1;
}

void ci_free(void *bytes) { free(bytes); }
