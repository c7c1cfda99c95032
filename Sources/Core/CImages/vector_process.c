#define _GNU_SOURCE
#include "vector_process.h"

#include <ctype.h>
#include <dlfcn.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "vector_sandbox.h"
#include "vectors.h"

// The other side of vectors.h. The libraries are loaded by name, so that nothing links to them;
// these are the parts of their interfaces that are used.

typedef struct cairo cairo;
typedef struct cairo_surface cairo_surface;
typedef struct {
  double x, y, width, height;
} rectangle;
typedef struct {
  double length;
  int unit;
} svg_length;
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} glib_error;

/// The request, and the answer as far as it is known.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  cv_request request;
  cv_result result;
} job;

static void *library;

static void answer(job *job, const uint8_t *pixels, size_t count) {
  const uint8_t *parts[] = {(const uint8_t *)&job->result, pixels};
  size_t counts[] = {sizeof job->result, count};
  for (int part = 0; part < 2; part++) {
    while (counts[part] > 0) {
      ssize_t written = write(1, parts[part], counts[part]);
      if (written < 0 && errno == EINTR) continue;
      if (written <= 0) _exit(1);
      parts[part] += written;
      counts[part] -= (size_t)written;
    }
  }
  _exit(0);
}

static void fail(job *job, cv_status status, const char *message) {
  job->result.status = status;
  snprintf(job->result.message, sizeof job->result.message, "%s", message);
  answer(job, NULL, 0);
}

static void fail_as(job *job, const glib_error *error) {
  fail(job, CV_DAMAGED, error && error->message ? error->message : "it cannot be read");
}

/// The library for each kind of picture, and the package that installs it.
static const struct {
  const char *file, *package;
} libraries[] = {
    [CV_SVG] = {"librsvg-2.so.2", "librsvg2-2"},
    [CV_PDF] = {"libpoppler-glib.so.8", "libpoppler-glib8"},
};

static void load(job *job, cv_kind kind) {
  if (library == NULL) library = dlopen(libraries[kind].file, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) fail(job, CV_NO_LIBRARY, libraries[kind].package);
}

/// Returns the function with a name, in the library or one of its dependencies.
static void *function(job *job, const char *name) {
  void *found = dlsym(library, name);
  if (found == NULL) {
    char words[100];
    snprintf(words, sizeof words, "the library is too old: it lacks %s", name);
    fail(job, CV_NO_LIBRARY, words);
  }
  return found;
}

#define CALL(type, name, ...) ((type (*)(__VA_ARGS__))function(job, #name))

/// Computes the size of the picture, and returns the number of pixels per unit.
static double measure(job *job, double width, double height) {
  cv_request *request = &job->request;
  if (!(width > 0 && height > 0)) fail(job, CV_NO_SIZE, "");
  job->result.own_width = width;
  job->result.own_height = height;
  double fit = 1;
  // A picture of a million units is too large in any box.
  if (request->box_width > 0 && request->box_height > 0 && fmax(width, height) < 1e6) {
    fit = fmin(request->box_width / width, request->box_height / height);
  }
  double unit = fit * request->scale;
  // An excess of a thousandth of a pixel is a rounding error.
  double columns = ceil(width * unit - 1e-3), rows = ceil(height * unit - 1e-3);
  columns = fmax(columns, 1);
  rows = fmax(rows, 1);
  if (!(columns < 32768 && rows < 32768 && columns * rows <= (double)request->most_pixels)) {
    job->result.width = (uint32_t)fmin(columns, 4e9);
    job->result.height = (uint32_t)fmin(rows, 4e9);
    fail(job, CV_TOO_LARGE, "");
  }
  job->result.width = (uint32_t)columns;
  job->result.height = (uint32_t)rows;
  return unit;
}

/// Returns a context over empty pixels.
static cairo *canvas(job *job, cairo_surface **surface) {
  *surface = CALL(cairo_surface *, cairo_image_surface_create, int, int, int)(
      0, (int)job->result.width, (int)job->result.height);
  return CALL(cairo *, cairo_create, cairo_surface *)(*surface);
}

static void finish(job *job, cairo *context, cairo_surface *surface) {
  if (CALL(int, cairo_status, cairo *)(context) != 0) fail(job, CV_DAMAGED, "it cannot be drawn");
  CALL(void, cairo_surface_flush, cairo_surface *)(surface);
  uint8_t *pixels = CALL(uint8_t *, cairo_image_surface_get_data, cairo_surface *)(surface);
  int stride = CALL(int, cairo_image_surface_get_stride, cairo_surface *)(surface);
  if (pixels == NULL || stride != (int)job->result.width * 4) {
    fail(job, CV_DAMAGED, "it cannot be drawn");
  }
  job->result.status = CV_DRAWN;
  answer(job, pixels, (size_t)stride * job->result.height);
}

/// Finds the id of the first requested element in the picture, prefixed with `#`; an empty text
/// if there is none.
static void choose_element(job *job, void *picture, char *id, size_t size) {
  job->result.element = -1;
  id[0] = 0;
  char names[512];
  snprintf(names, sizeof names, "%s", job->request.elements);
  char *rest = names, *name;
  for (int index = 0; (name = strtok_r(rest, " ", &rest)) != NULL; index++) {
    snprintf(id, size, "#%s", name);
    if (CALL(int, rsvg_handle_has_sub, void *, const char *)(picture, id)) {
      job->result.element = index;
      return;
    }
  }
  id[0] = 0;
}

/// Gets an SVG's own size: the one it states in pixels, otherwise that of its view box.
static void svg_size(job *job, void *picture, double *width, double *height) {
  int has_size = CALL(int, rsvg_handle_get_intrinsic_size_in_pixels, void *, double *, double *)(
      picture, width, height);
  if (has_size) return;
  int has_width = 0, has_height = 0, has_box = 0;
  svg_length unused;
  rectangle box = {0, 0, 0, 0};
  CALL(void, rsvg_handle_get_intrinsic_dimensions, void *, int *, svg_length *, int *, svg_length *,
       int *, rectangle *)
  (picture, &has_width, &unused, &has_height, &unused, &has_box, &box);
  *width = has_box ? box.width : 0;
  *height = has_box ? box.height : 0;
}

static void draw_svg(job *job) {
  glib_error *error = NULL;
  // Without a base address the library does not follow references to files.
  void *picture = CALL(void *, rsvg_handle_new_from_data, const uint8_t *, size_t, glib_error **)(
      job->bytes, job->count, &error);
  if (picture == NULL) fail_as(job, error);
  // An inch has 96 pixels in style sheets and for Apple; the library's default is 90.
  CALL(void, rsvg_handle_set_dpi, void *, double)(picture, 96);
  char id[300];
  choose_element(job, picture, id, sizeof id);
  rectangle ink = {0, 0, 0, 0}, logical;
  if (id[0] == 0) {
    svg_size(job, picture, &ink.width, &ink.height);
  } else if (!CALL(int, rsvg_handle_get_geometry_for_element, void *, const char *, rectangle *,
                   rectangle *, glib_error **)(picture, id, &ink, &logical, &error)) {
    fail_as(job, error);
  }
  double unit = measure(job, ink.width, ink.height);
  cairo_surface *surface;
  cairo *context = canvas(job, &surface);
  rectangle place = {0, 0, ink.width * unit, ink.height * unit};
  int is_drawn =
      id[0] == 0
          ? CALL(int, rsvg_handle_render_document, void *, cairo *, const rectangle *,
                 glib_error **)(picture, context, &place, &error)
          : CALL(int, rsvg_handle_render_element, void *, cairo *, const char *, const rectangle *,
                 glib_error **)(picture, context, id, &place, &error);
  if (!is_drawn) fail_as(job, error);
  finish(job, context, surface);
}

/// The beginning of GLib's list and of poppler's stretch of text in one font.
typedef struct list {
  void *data;
  struct list *next;
} list;
typedef struct {
  char *font_name;
} text_attributes;

/// Whether a page shows any text in a font; a page may list fonts that it does not use.
static int shows_font(job *job, void *page, const char *name) {
  list *found = CALL(list *, poppler_page_get_text_attributes, void *)(page);
  for (; found != NULL; found = found->next) {
    const char *used = ((text_attributes *)found->data)->font_name;
    if (name == NULL || used == NULL || strcmp(used, name) == 0) return 1;
  }
  return 0;
}

/// Whether the first page shows text in a font that is not embedded.
static int lacks_fonts(job *job, void *document, void *page) {
  void *fonts = CALL(void *, poppler_font_info_new, void *)(document), *font = NULL;
  if (fonts == NULL) return 0;
  if (!CALL(int, poppler_font_info_scan, void *, int, void **)(fonts, 1, &font)) return 0;
  while (font != NULL) {
    if (!CALL(int, poppler_fonts_iter_is_embedded, void *)(font) &&
        shows_font(job, page, CALL(const char *, poppler_fonts_iter_get_full_name, void *)(font))) {
      return 1;
    }
    if (!CALL(int, poppler_fonts_iter_next, void *)(font)) break;
  }
  return 0;
}

/// Whether every page of a file whose objects can be read as they are has an empty box, for which
/// poppler takes a sheet of letter paper.
static int lacks_box(const job *job) {
  const char *text = (const char *)job->bytes, *end = text + job->count, *name = "/MediaBox";
  size_t length = strlen(name);
  int found = 0;
  for (; text + length < end; text++) {
    if (*text != '/' || memcmp(text, name, length) != 0) continue;
    text += length;
    while (text < end && isspace((unsigned char)*text)) text++;
    if (text == end || *text++ != '[') return 0;
    double sides[4];
    for (int index = 0; index < 4; index++) {
      char *after;
      sides[index] = strtod(text, &after);
      if (after == text) return 0;
      text = after;
    }
    if (sides[0] != sides[2] && sides[1] != sides[3]) return 0;
    found = 1;
  }
  return found;
}

static void draw_pdf(job *job) {
  glib_error *error = NULL;
  void *bytes = CALL(void *, g_bytes_new_static, const void *, size_t)(job->bytes, job->count);
  void *document = CALL(void *, poppler_document_new_from_bytes, void *, const char *,
                        glib_error **)(bytes, NULL, &error);
  if (document == NULL) fail_as(job, error);
  void *page = CALL(void *, poppler_document_get_page, void *, int)(document, 0);
  if (page == NULL) fail(job, CV_DAMAGED, "it has no page");
  double width = 0, height = 0;
  CALL(void, poppler_page_get_size, void *, double *, double *)(page, &width, &height);
  if (lacks_box(job)) fail(job, CV_DAMAGED, "the MediaBox of its page is empty");
  job->result.element = -1;
  double unit = measure(job, width, height);
  cairo_surface *surface;
  cairo *context = canvas(job, &surface);
  CALL(void, cairo_scale, cairo *, double, double)(context, unit, unit);
  CALL(void, poppler_page_render, void *, cairo *)(page, context);
  job->result.lacks_fonts = lacks_fonts(job, document, page);
  finish(job, context, surface);
}

/// Reads all bytes of standard input, which is a file in memory.
static void read_picture(job *job) {
  struct stat status;
  if (fstat(0, &status) != 0 || status.st_size <= 0) fail(job, CV_DAMAGED, "it is empty");
  size_t size = (size_t)status.st_size, count = 0;
  uint8_t *bytes = malloc(size + 1);
  while (bytes != NULL && count < size) {
    ssize_t got = pread(0, bytes + count, size - count, (off_t)count);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    count += (size_t)got;
  }
  if (bytes == NULL || count < size) _exit(1);
  // Numbers in it are read as in a string.
  bytes[size] = 0;
  job->bytes = bytes;
  job->count = count;
}

/// Draws one picture, from input to output.
static void draw(const cv_message *message) {
  job job;
  memset(&job, 0, sizeof job);
  job.request = (cv_request){.kind = (cv_kind)message->kind, .scale = message->scale,
                             .box_width = message->box_width, .box_height = message->box_height,
                             .most_pixels = message->most_pixels, .elements = message->elements};
  read_picture(&job);
  load(&job, job.request.kind);
  cv_limit(sizeof(cv_result) + message->most_pixels * 4);
  if (!cv_lock()) fail(&job, CV_NO_PROCESS, "");
  if (job.request.kind == CV_SVG) {
    draw_svg(&job);
  } else {
    draw_pdf(&job);
  }
}

/// Receives what to draw and two files; returns 0 if nobody is left to ask.
static int receive(cv_message *message, int files[2]) {
  struct iovec part = {message, sizeof *message};
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(2 * sizeof(int))];
  } control;
  struct msghdr whole = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.room,
                         .msg_controllen = sizeof control.room};
  ssize_t got;
  do got = recvmsg(0, &whole, MSG_CMSG_CLOEXEC);
  while (got < 0 && errno == EINTR);
  struct cmsghdr *header = got == (ssize_t)sizeof *message ? CMSG_FIRSTHDR(&whole) : NULL;
  if (header == NULL || header->cmsg_len != CMSG_LEN(2 * sizeof(int))) return 0;
  memcpy(files, CMSG_DATA(header), 2 * sizeof(int));
  message->elements[sizeof message->elements - 1] = 0;
  return 1;
}

/// Draws each picture in a process of its own, which begins with the library loaded. This one never
/// reads a picture.
static void serve(cv_kind kind) {
#ifdef SYS_close_range
  syscall(SYS_close_range, 3, ~0U, 0);
#endif
  library = dlopen(libraries[kind].file, RTLD_NOW | RTLD_LOCAL);
  cv_message message;
  int files[2];
  while (receive(&message, files)) {
    pid_t process = fork();
    if (process == 0) {
      // In place of the socket, which is not for who reads pictures.
      if (dup2(files[0], 0) < 0 || dup2(files[1], 1) < 0) _exit(1);
      close(files[0]);
      close(files[1]);
      draw(&message);
      _exit(1);
    }
    close(files[0]);
    close(files[1]);
    cv_reply reply = {.is_started = process > 0};
    struct rusage usage;
    memset(&usage, 0, sizeof usage);
    while (process > 0 && wait4(process, NULL, 0, &usage) < 0 && errno == EINTR) {
    }
    reply.seconds = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                    (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
    if (send(0, &reply, sizeof reply, MSG_NOSIGNAL) < 0) return;
  }
}

/// Runs instead of the program's own work if it was started to draw pictures.
__attribute__((constructor)) static void begin(int count, char *arguments[]) {
  if (count != 2 || strcmp(arguments[0], CV_PROCESS_NAME) != 0) return;
  serve(arguments[1][0] == '0' + CV_PDF ? CV_PDF : CV_SVG);
  _exit(0);
}
