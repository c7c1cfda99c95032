#pragma once
#include <stddef.h>
#include <stdint.h>

// Pictures of lines and areas: SVG with librsvg and PDF with poppler. Both are large libraries
// that read untrusted input, so they are loaded in a separate process, the same program run
// again. It starts another for each picture, which cannot open files or use the network and gets
// little memory and time. A program that shows no such picture never loads them.

/// The kinds of vector pictures.
typedef enum { CV_SVG, CV_PDF } cv_kind;

/// The outcome of drawing a vector picture.
typedef enum {
  /// The pixels are available.
  CV_DRAWN,
  /// The picture is not of its stated kind; `message` has the library's error.
  CV_DAMAGED,
  /// The picture states no size.
  CV_NO_SIZE,
  /// There would be more pixels than allowed; `width` and `height` give the size.
  CV_TOO_LARGE,
  /// The library for the kind of picture is not installed; `message` names it.
  CV_NO_LIBRARY,
  /// The process ended before finishing: too much time or memory, or a crash.
  CV_ENDED,
  /// No process could be started.
  CV_NO_PROCESS,
} cv_status;

/// What to draw.
typedef struct {
  cv_kind kind;
  /// The number of pixels per unit of the picture.
  double scale;
  /// The box to fit the picture in, in its units, keeping its proportions; zero for its own size.
  double box_width, box_height;
  /// The maximum number of pixels.
  uint64_t most_pixels;
  /// For an SVG, ids of elements, separated by spaces; the first that exists is drawn alone, or
  /// the whole picture if none does. At most 511 bytes.
  const char *elements;
} cv_request;

/// What was drawn.
typedef struct {
  uint32_t status;
  uint32_t width, height;
  /// The index of the element drawn; -1 for the whole picture.
  int32_t element;
  /// Whether a PDF's page has text in a font that is not embedded, so that it is not drawn.
  int32_t lacks_fonts;
  /// The picture's own size in its units.
  double own_width, own_height;
  /// The processor time of its process, in seconds.
  double seconds;
  char message[120];
} cv_result;

/// The processes that wait for pictures; several threads may use them.
typedef struct cv_processes cv_processes;

/// Returns an empty set of processes; NULL if memory runs out.
cv_processes *cv_processes_make(void);

/// Ends the processes.
void cv_processes_free(cv_processes *processes);

/// The number of processes that have been started to wait for pictures.
size_t cv_processes_started(cv_processes *processes);

/// Draws a picture. The caller frees `*pixels`, which is set if the status is `CV_DRAWN`, with
/// `cv_free`: rows from the top, 32-bit words 0xAARRGGBB, premultiplied.
cv_result cv_draw(cv_processes *processes, const uint8_t *bytes, size_t count, cv_request request,
                  uint32_t **pixels);

/// Frees pixels.
void cv_free(uint32_t *pixels);
