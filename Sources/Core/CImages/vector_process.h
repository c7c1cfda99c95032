#pragma once
#include <stdint.h>

/// The program's name when it draws vector pictures instead of doing its own work.
#define CV_PROCESS_NAME "alrender: vector pictures"

/// What to draw, sent with the files of the picture and of its pixels.
typedef struct {
  uint32_t kind;
  double scale, box_width, box_height;
  uint64_t most_pixels;
  char elements[512];
} cv_message;

/// The answer once a picture is drawn, or could not be.
typedef struct {
  int32_t is_started;
  /// The processor time of the process that drew it.
  double seconds;
} cv_reply;
