#include "CImages.h"
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const uint8_t *bytes;
  size_t left;
} source;

static void read_bytes(png_structp png, png_bytep into, size_t count) {
  source *from = png_get_io_ptr(png);
  if (count > from->left) png_error(png, "the data ends too early");
  memcpy(into, from->bytes, count);
  from->bytes += count;
  from->left -= count;
}

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

// Returns a reader that has read the header, or NULL. The caller sets its own jump before using
// it.
static png_structp open_reader(source *from, png_infop *info, ci_message *message) {
  message->text[0] = 0;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, keep_message, ignore);
  if (!png) return NULL;
  *info = png_create_info_struct(png);
  if (!*info || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, info, NULL);
    return NULL;
  }
  // Text is of no use here, and is where a hostile file would hide its megabytes.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, (png_const_bytep) "iCCP", 1);
  png_set_chunk_malloc_max(png, CI_PROFILE_SIZE);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_QUIET_USE);
  png_set_read_fn(png, from, read_bytes);
  png_read_info(png, *info);
  return png;
}

int ci_png_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height,
                uint64_t *raw, ci_message *message) {
  source from = {bytes, count};
  png_infop info = NULL;
  png_structp png = open_reader(&from, &info, message);
  if (!png) return 0;
  *width = png_get_image_width(png, info);
  *height = png_get_image_height(png, info);
  *raw = (uint64_t)png_get_rowbytes(png, info) * *height;
  png_destroy_read_struct(&png, &info, NULL);
  return 1;
}

// Sets the transformations; returns the number of passes over the rows, more than one for
// interlaced files.
static int expand_to_rgba(png_structp png, png_infop info) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  return passes;
}

// Whether rows become words of opaque pixels while they are read: colours without alpha, a list or a
// profile.
static int has_plain_rows(png_structp png, png_infop info) {
  return png_get_color_type(png, info) == PNG_COLOR_TYPE_RGB && png_get_bit_depth(png, info) == 8 &&
         !png_get_valid(png, info, PNG_INFO_tRNS) && !png_get_valid(png, info, PNG_INFO_iCCP);
}

static uint32_t premultiplied(uint32_t component, uint32_t alpha) {
  uint32_t product = component * alpha + 128;
  return (product + (product >> 8)) >> 8;
}

// Converts a row of R, G, B, A bytes to words in place; returns the AND of all alphas.
static uint32_t pack_row(uint32_t *row, uint32_t width) {
  const uint8_t *bytes = (const uint8_t *)row;
  uint32_t common = 0xff;
  for (uint32_t x = 0; x < width; x++, bytes += 4) {
    uint32_t red = bytes[0], green = bytes[1], blue = bytes[2], alpha = bytes[3];
    common &= alpha;
    if (alpha != 0xff) {
      red = premultiplied(red, alpha);
      green = premultiplied(green, alpha);
      blue = premultiplied(blue, alpha);
    }
    row[x] = alpha << 24 | red << 16 | green << 8 | blue;
  }
  return common;
}

// Returns the map from the colours of the file's profile; NULL if there is none.
static ci_colors *colors_of(png_structp png, png_infop info) {
  png_charp name;
  png_bytep profile;
  png_uint_32 count;
  int method;
  if (!png_get_iCCP(png, info, &name, &method, &profile, &count)) return NULL;
  return ci_colors_open(profile, count, CI_RGBA);
}

int ci_png_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, int *is_opaque,
                  ci_message *message) {
  source from = {bytes, count};
  png_infop info = NULL;
  png_structp png = open_reader(&from, &info, message);
  if (!png) return 0;
  uint32_t width = png_get_image_width(png, info);
  uint32_t height = png_get_image_height(png, info);
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  // The chunks have sums of their own.
  png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
  int is_plain = has_plain_rows(png, info);
  if (is_plain) png_set_bgr(png);
  int passes = expand_to_rgba(png, info);
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++)
      png_read_row(png, (png_bytep)(pixels + (size_t)y * width), NULL);
  if (is_plain) {
    *is_opaque = 1;
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
  }
  ci_colors *colors = colors_of(png, info);
  if (colors) ci_colors_map(colors, (uint8_t *)pixels, (size_t)width * height);
  ci_colors_close(colors);
  uint32_t common = 0xff;
  for (uint32_t y = 0; y < height; y++) common &= pack_row(pixels + (size_t)y * width, width);
  *is_opaque = common == 0xff;
  png_destroy_read_struct(&png, &info, NULL);
  return 1;
}
