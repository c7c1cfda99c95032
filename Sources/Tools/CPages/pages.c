#include "CPages.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

// The C compiler embeds files as they are. As array literals in Swift, which is what the package
// manager makes of embedded resources, they take more than ten seconds to compile.

static const uint8_t catalogue_css[] = {
#embed "../Reports/Resources/catalogue.css"
};
static const uint8_t draw_js[] = {
#embed "../Reports/Resources/draw.js"
};
static const uint8_t elements_js[] = {
#embed "../Reports/Resources/elements.js"
};
static const uint8_t page_css[] = {
#embed "../Reports/Resources/page.css"
};
static const uint8_t page_html[] = {
#embed "../Reports/Resources/page.html"
};
static const uint8_t page_js[] = {
#embed "../Reports/Resources/page.js"
};
static const uint8_t theme_css[] = {
#embed "../Reports/Resources/theme.css"
};
static const uint8_t viewer_css[] = {
#embed "../Reports/Resources/viewer.css"
};
static const uint8_t viewer_js[] = {
#embed "../Reports/Resources/viewer.js"
};
static const uint8_t canvas_js[] = {
#embed "../Serving/Resources/canvas.js"
};
static const uint8_t controls_js[] = {
#embed "../Serving/Resources/controls.js"
};
static const uint8_t dom_js[] = {
#embed "../Serving/Resources/dom.js"
};
static const uint8_t edges_js[] = {
#embed "../Serving/Resources/edges.js"
};
static const uint8_t editor_js[] = {
#embed "../Serving/Resources/editor.js"
};
static const uint8_t events_js[] = {
#embed "../Serving/Resources/events.js"
};
static const uint8_t focus_js[] = {
#embed "../Serving/Resources/focus.js"
};
static const uint8_t ghosts_js[] = {
#embed "../Serving/Resources/ghosts.js"
};
static const uint8_t goldens_js[] = {
#embed "../Serving/Resources/goldens.js"
};
static const uint8_t index_html[] = {
#embed "../Serving/Resources/index.html"
};
static const uint8_t inspector_js[] = {
#embed "../Serving/Resources/inspector.js"
};
static const uint8_t layers_js[] = {
#embed "../Serving/Resources/layers.js"
};
static const uint8_t list_js[] = {
#embed "../Serving/Resources/list.js"
};
static const uint8_t live_css[] = {
#embed "../Serving/Resources/live.css"
};
static const uint8_t live_js[] = {
#embed "../Serving/Resources/live.js"
};
static const uint8_t problems_js[] = {
#embed "../Serving/Resources/problems.js"
};
static const uint8_t progress_js[] = {
#embed "../Serving/Resources/progress.js"
};
static const uint8_t seen_js[] = {
#embed "../Serving/Resources/seen.js"
};
static const uint8_t sheet_js[] = {
#embed "../Serving/Resources/sheet.js"
};
static const uint8_t spoken_js[] = {
#embed "../Serving/Resources/spoken.js"
};
static const uint8_t time_js[] = {
#embed "../Serving/Resources/time.js"
};

static const struct {
  const char *name;
  const uint8_t *bytes;
  size_t count;
} files[] = {
    {"catalogue.css", catalogue_css, sizeof catalogue_css},
    {"draw.js", draw_js, sizeof draw_js},
    {"elements.js", elements_js, sizeof elements_js},
    {"page.css", page_css, sizeof page_css},
    {"page.html", page_html, sizeof page_html},
    {"page.js", page_js, sizeof page_js},
    {"theme.css", theme_css, sizeof theme_css},
    {"viewer.css", viewer_css, sizeof viewer_css},
    {"viewer.js", viewer_js, sizeof viewer_js},
    {"canvas.js", canvas_js, sizeof canvas_js},
    {"controls.js", controls_js, sizeof controls_js},
    {"dom.js", dom_js, sizeof dom_js},
    {"edges.js", edges_js, sizeof edges_js},
    {"editor.js", editor_js, sizeof editor_js},
    {"events.js", events_js, sizeof events_js},
    {"focus.js", focus_js, sizeof focus_js},
    {"ghosts.js", ghosts_js, sizeof ghosts_js},
    {"goldens.js", goldens_js, sizeof goldens_js},
    {"index.html", index_html, sizeof index_html},
    {"inspector.js", inspector_js, sizeof inspector_js},
    {"layers.js", layers_js, sizeof layers_js},
    {"list.js", list_js, sizeof list_js},
    {"live.css", live_css, sizeof live_css},
    {"live.js", live_js, sizeof live_js},
    {"problems.js", problems_js, sizeof problems_js},
    {"progress.js", progress_js, sizeof progress_js},
    {"seen.js", seen_js, sizeof seen_js},
    {"sheet.js", sheet_js, sizeof sheet_js},
    {"spoken.js", spoken_js, sizeof spoken_js},
    {"time.js", time_js, sizeof time_js},
};

const uint8_t *cp_file(const char *name, size_t *count) {
  for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
    if (strcmp(files[i].name, name) != 0) continue;
    *count = files[i].count;
    return files[i].bytes;
  }
  return NULL;
}
