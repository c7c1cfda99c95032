#include "CImages.h"
#include <lcms2.h>
#include <stdlib.h>
#include <string.h>

// Colour management: converts from a picture's ICC profile to sRGB, the colour space for drawing.

// Returns the order of channels in memory, in lcms notation, and the colour space it belongs to.
static cmsUInt32Number input_format(ci_channels channels, cmsColorSpaceSignature space) {
  switch (channels) {
    case CI_RGBA:
      if (space == cmsSigRgbData) return TYPE_RGBA_8;
      break;
    case CI_BGRA:
      if (space == cmsSigRgbData) return TYPE_BGRA_8;
      break;
    case CI_CMYK: return space == cmsSigCmykData ? TYPE_CMYK_8 : 0;
    case CI_CMYK_INVERTED: return space == cmsSigCmykData ? TYPE_CMYK_8_REV : 0;
  }
  // Grey pictures have been expanded to three equal channels, of which the first is read.
  int is_grey = space == cmsSigGrayData;
  return is_grey ? COLORSPACE_SH(PT_GRAY) | CHANNELS_SH(1) | EXTRA_SH(3) | BYTES_SH(1) : 0;
}

// Whether a map changes nothing but for rounding errors: most profiles are sRGB's.
static int changes_nothing(cmsHTRANSFORM map) {
  enum { STEPS = 6, COLORS = STEPS * STEPS * STEPS };
  uint8_t colors[COLORS * 4], mapped[COLORS * 4];
  for (int i = 0; i < COLORS; i++) {
    int places[] = {i % STEPS, i / STEPS % STEPS, i / STEPS / STEPS};
    for (int c = 0; c < 3; c++) colors[4 * i + c] = (uint8_t)(places[c] * 255 / (STEPS - 1));
    colors[4 * i + 3] = 0xff;
  }
  memcpy(mapped, colors, sizeof colors);
  cmsDoTransform(map, colors, mapped, COLORS);
  for (size_t i = 0; i < sizeof colors; i++) {
    if (abs((int)colors[i] - (int)mapped[i]) > 1) return 0;
  }
  return 1;
}

ci_colors *ci_colors_open(const uint8_t *profile, size_t count, ci_channels channels) {
  if (count == 0 || count > CI_PROFILE_SIZE) return NULL;
  cmsHPROFILE source = cmsOpenProfileFromMem(profile, (cmsUInt32Number)count);
  if (!source) return NULL;
  cmsUInt32Number format = input_format(channels, cmsGetColorSpace(source));
  cmsHPROFILE screen = cmsCreate_sRGBProfile();
  cmsHTRANSFORM map = NULL;
  if (format && screen) {
    cmsUInt32Number result = channels == CI_RGBA ? TYPE_RGBA_8 : TYPE_BGRA_8;
    map = cmsCreateTransform(source, format, screen, result, INTENT_PERCEPTUAL, 0);
    if (map && T_COLORSPACE(format) == PT_RGB && changes_nothing(map)) {
      cmsDeleteTransform(map);
      map = NULL;
    }
  }
  if (screen) cmsCloseProfile(screen);
  cmsCloseProfile(source);
  return map;
}

void ci_colors_map(const ci_colors *colors, uint8_t *pixels, size_t count) {
  // lcms counts in 32 bits. It ignores the fourth byte of a pixel.
  enum { PART = 1 << 20 };
  for (size_t done = 0; done < count; done += PART) {
    size_t part = count - done < PART ? count - done : PART;
    cmsDoTransform((cmsHTRANSFORM)colors, pixels + 4 * done, pixels + 4 * done,
                   (cmsUInt32Number)part);
  }
}

void ci_colors_close(ci_colors *colors) {
  if (colors) cmsDeleteTransform(colors);
}

void ci_inks_to_bgra(uint8_t *pixels, size_t count, int is_inverted) {
  uint8_t flip = is_inverted ? 0 : 0xff;
  for (size_t i = 0; i < count; i++, pixels += 4) {
    uint32_t cyan = pixels[0] ^ flip, magenta = pixels[1] ^ flip, yellow = pixels[2] ^ flip;
    uint32_t black = pixels[3] ^ flip;
    pixels[0] = (uint8_t)((yellow * black + 127) / 255);
    pixels[1] = (uint8_t)((magenta * black + 127) / 255);
    pixels[2] = (uint8_t)((cyan * black + 127) / 255);
    pixels[3] = 0xff;
  }
}
