#pragma once
#include <stddef.h>
#include <stdint.h>

// Pictures of lines and areas, SVG by librsvg and PDF by poppler. Both are large libraries that read what
// a stranger wrote: they are loaded in a process of their own, the same program run once more, which may
// open no file, reach no network and take little memory and time. A program that shows no such
// picture never loads them.

/// The kinds of vector pictures.
typedef enum { CV_SVG, CV_PDF } cv_kind;

/// How a vector picture came out.
typedef enum {
  /// The pixels are there.
  CV_DRAWN,
  /// The picture is not what its kind says; `message` has the library's words.
  CV_DAMAGED,
  /// The pixels would be more than allowed; `width` and `height` say how many.
  CV_TOO_LARGE,
  /// The library that draws the kind is not installed; `message` names it.
  CV_NO_LIBRARY,
  /// The process ended before its work: too much time or memory, or a crash.
  CV_ENDED,
  /// No process could be started.
  CV_NO_PROCESS,
} cv_status;

/// What is to be drawn.
typedef struct {
  cv_kind kind;
  /// Pixels in a unit of the picture.
  double scale;
  /// The box that the picture fits in, in its units, keeping its proportion; zero for its own size.
  double box_width, box_height;
  /// The most pixels.
  uint64_t most_pixels;
  /// Of an SVG: the ids of elements, separated by spaces, of which the first that exists is drawn
  /// alone; the whole picture where none does. At most 511 bytes.
  const char *elements;
} cv_request;

/// What was drawn.
typedef struct {
  uint32_t status;
  uint32_t width, height;
  /// The index of the element drawn; -1 for the whole picture.
  int32_t element;
  /// Whether a PDF's page has text in a font that the file does not hold, so that it is not drawn.
  int32_t lacks_fonts;
  /// The picture's own size in its units.
  double own_width, own_height;
  /// The processor's time that its process took, in seconds.
  double seconds;
  char message[120];
} cv_result;

/// Draws a picture. The caller frees `*pixels`, which is set when the status is `CV_DRAWN`, with
/// `cv_free`: rows from the top, 32-bit words 0xAARRGGBB, premultiplied.
cv_result cv_draw(const uint8_t *bytes, size_t count, cv_request request, uint32_t **pixels);

/// Releases pixels.
void cv_free(uint32_t *pixels);
