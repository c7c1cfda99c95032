#include "CPages.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

// The C compiler embeds files as they are. As array literals in Swift, which is what the package
// manager makes of embedded resources, they take more than ten seconds to compile.

static const uint8_t catalogue_css[] = {
#embed "../Reports/Resources/catalogue.css"
};
static const uint8_t catalogue_js[] = {
#embed "../Reports/Resources/catalogue.js"
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
static const uint8_t components_js[] = {
#embed "../Serving/Resources/components.js"
};
static const uint8_t desk_js[] = {
#embed "../Serving/Resources/desk.js"
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
static const uint8_t playground_js[] = {
#embed "../Serving/Resources/playground.js"
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

static const uint8_t start_equation[] = {
#embed "../../../Documentation/Lessons/exercises/1-equation.yaml"
};
static const uint8_t start_priorities[] = {
#embed "../../../Documentation/Lessons/exercises/2-priorities.yaml"
};
static const uint8_t start_intrinsic[] = {
#embed "../../../Documentation/Lessons/exercises/3-intrinsic-size.yaml"
};
static const uint8_t start_layout_cycle[] = {
#embed "../../../Documentation/Lessons/exercises/4-layout-cycle.yaml"
};
static const uint8_t start_direction[] = {
#embed "../../../Documentation/Lessons/exercises/5-direction.yaml"
};
static const uint8_t start_chat[] = {
#embed "../../../Scenes/format/chat.yaml"
};
static const uint8_t start_stacks[] = {
#embed "../../../Scenes/format/stacks.yaml"
};
static const uint8_t start_states[] = {
#embed "../../../Scenes/format/states.yaml"
};
static const uint8_t start_look[] = {
#embed "../../../Scenes/format/look.yaml"
};
static const uint8_t start_controls[] = {
#embed "../../../Scenes/controls/in-the-light.yaml"
};
static const uint8_t start_styles[] = {
#embed "../../../Scenes/text/text-styles.yaml"
};
static const uint8_t start_page_of_text[] = {
#embed "../../../Scenes/format/page.yaml"
};
static const uint8_t start_mixed[] = {
#embed "../../../Scenes/text/mixed-directions.yaml"
};

// The editor of the playground is Debian's package libjs-codemirror, which is read where it is installed;
// without it the playground has a plain text area.
#if __has_embed(</usr/share/javascript/codemirror/lib/codemirror.js>) == 1
#define HAS_EDITOR 1
static const uint8_t codemirror_js[] = {
#embed </usr/share/javascript/codemirror/lib/codemirror.js>
};
static const uint8_t codemirror_css[] = {
#embed </usr/share/javascript/codemirror/lib/codemirror.css>
};
static const uint8_t show_hint_js[] = {
#embed </usr/share/javascript/codemirror/addon/hint/show-hint.js>
};
static const uint8_t show_hint_css[] = {
#embed </usr/share/javascript/codemirror/addon/hint/show-hint.css>
};
static const uint8_t yaml_mode_js[] = {
#embed </usr/share/javascript/codemirror/mode/yaml/yaml.js>
};
#endif

static const struct {
  const char *name;
  const uint8_t *bytes;
  size_t count;
} files[] = {
    {"catalogue.css", catalogue_css, sizeof catalogue_css},
    {"catalogue.js", catalogue_js, sizeof catalogue_js},
    {"draw.js", draw_js, sizeof draw_js},
    {"elements.js", elements_js, sizeof elements_js},
    {"page.css", page_css, sizeof page_css},
    {"page.html", page_html, sizeof page_html},
    {"page.js", page_js, sizeof page_js},
    {"theme.css", theme_css, sizeof theme_css},
    {"viewer.css", viewer_css, sizeof viewer_css},
    {"viewer.js", viewer_js, sizeof viewer_js},
    {"canvas.js", canvas_js, sizeof canvas_js},
    {"components.js", components_js, sizeof components_js},
    {"desk.js", desk_js, sizeof desk_js},
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
    {"playground.js", playground_js, sizeof playground_js},
    {"problems.js", problems_js, sizeof problems_js},
    {"progress.js", progress_js, sizeof progress_js},
    {"seen.js", seen_js, sizeof seen_js},
    {"sheet.js", sheet_js, sizeof sheet_js},
    {"spoken.js", spoken_js, sizeof spoken_js},
    {"time.js", time_js, sizeof time_js},
    {"lessons/1-equation.yaml", start_equation, sizeof start_equation},
    {"lessons/2-priorities.yaml", start_priorities, sizeof start_priorities},
    {"lessons/3-intrinsic-size.yaml", start_intrinsic, sizeof start_intrinsic},
    {"lessons/4-layout-cycle.yaml", start_layout_cycle, sizeof start_layout_cycle},
    {"lessons/5-direction.yaml", start_direction, sizeof start_direction},
    {"gallery/chat.yaml", start_chat, sizeof start_chat},
    {"gallery/stacks.yaml", start_stacks, sizeof start_stacks},
    {"gallery/states.yaml", start_states, sizeof start_states},
    {"gallery/look.yaml", start_look, sizeof start_look},
    {"gallery/in-the-light.yaml", start_controls, sizeof start_controls},
    {"gallery/text-styles.yaml", start_styles, sizeof start_styles},
    {"gallery/page.yaml", start_page_of_text, sizeof start_page_of_text},
    {"gallery/mixed-directions.yaml", start_mixed, sizeof start_mixed},
#ifdef HAS_EDITOR
    {"codemirror.js", codemirror_js, sizeof codemirror_js},
    {"codemirror.css", codemirror_css, sizeof codemirror_css},
    {"show-hint.js", show_hint_js, sizeof show_hint_js},
    {"show-hint.css", show_hint_css, sizeof show_hint_css},
    {"yaml-mode.js", yaml_mode_js, sizeof yaml_mode_js},
#endif
};

const uint8_t *cp_file(const char *name, size_t *count) {
  for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
    if (strcmp(files[i].name, name) != 0) continue;
    *count = files[i].count;
    return files[i].bytes;
  }
  return NULL;
}
