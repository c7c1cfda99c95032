// Lays out the same screens with GTK's GtkConstraintLayout and prints JSON lines of the times.
//
//   gtk-bench            the times
//   gtk-bench frames     the frames of the settings screen, to compare
//
// GTK solves the constraints of all widgets of a window together, so that each screen and each cell
// has a window, which is not shown. A child is a widget of a fixed size, which GTK's constraint layout lets no
// smaller, as Auto Layout's compression resistance does. Rows are guides. Needs a display, which may be Xvfb.
#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>

G_DECLARE_FINAL_TYPE(Block, block, BENCH, BLOCK, GtkWidget)
struct _Block { GtkWidget parent; int width, height; };
G_DEFINE_TYPE(Block, block, GTK_TYPE_WIDGET)

static void block_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline) {
  Block *self = BENCH_BLOCK(widget);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;
  *minimum = *natural;
  *minimum_baseline = *natural_baseline = -1;
}

static void block_class_init(BlockClass *klass) {
  GTK_WIDGET_CLASS(klass)->measure = block_measure;
}

static void block_init(Block *self) {}

G_DECLARE_FINAL_TYPE(Screen, screen, BENCH, SCREEN, GtkWidget)
struct _Screen { GtkWidget parent; };
G_DEFINE_TYPE(Screen, screen, GTK_TYPE_WIDGET)

static void screen_dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  G_OBJECT_CLASS(screen_parent_class)->dispose(object);
}

static void screen_class_init(ScreenClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = screen_dispose;
  gtk_widget_class_set_layout_manager_type(GTK_WIDGET_CLASS(klass), GTK_TYPE_CONSTRAINT_LAYOUT);
}

static void screen_init(Screen *self) {}

static GtkWidget *add_block(GtkWidget *screen, int width, int height) {
  Block *block = g_object_new(block_get_type(), NULL);
  block->width = width;
  block->height = height;
  gtk_widget_set_parent(GTK_WIDGET(block), screen);
  return GTK_WIDGET(block);
}

static GtkConstraintLayout *layout_of(GtkWidget *screen) {
  return GTK_CONSTRAINT_LAYOUT(gtk_widget_get_layout_manager(screen));
}

// a.attribute1 relation b.attribute2 + constant; NULL is the screen.
static void relate(GtkWidget *screen, gpointer a, GtkConstraintAttribute attribute1,
                   GtkConstraintRelation relation, gpointer b, GtkConstraintAttribute attribute2,
                   double constant) {
  gtk_constraint_layout_add_constraint(
      layout_of(screen),
      gtk_constraint_new(a, attribute1, relation, b, attribute2, 1, constant,
                         GTK_CONSTRAINT_STRENGTH_REQUIRED));
}

static void fix(GtkWidget *screen, gpointer a, GtkConstraintAttribute attribute, double constant) {
  gtk_constraint_layout_add_constraint(
      layout_of(screen),
      gtk_constraint_new_constant(a, attribute, GTK_CONSTRAINT_RELATION_EQ, constant,
                                  GTK_CONSTRAINT_STRENGTH_REQUIRED));
}

#define EQ GTK_CONSTRAINT_RELATION_EQ
#define GE GTK_CONSTRAINT_RELATION_GE
#define LE GTK_CONSTRAINT_RELATION_LE
#define START GTK_CONSTRAINT_ATTRIBUTE_START
#define END GTK_CONSTRAINT_ATTRIBUTE_END
#define TOP GTK_CONSTRAINT_ATTRIBUTE_TOP
#define BOTTOM GTK_CONSTRAINT_ATTRIBUTE_BOTTOM
#define WIDTH GTK_CONSTRAINT_ATTRIBUTE_WIDTH
#define HEIGHT GTK_CONSTRAINT_ATTRIBUTE_HEIGHT
#define MIDDLE GTK_CONSTRAINT_ATTRIBUTE_CENTER_Y

static GtkWidget *new_screen(void) {
  GtkWidget *window = gtk_window_new();
  GtkWidget *screen = g_object_new(screen_get_type(), NULL);
  gtk_window_set_child(GTK_WINDOW(window), screen);
  return screen;
}

static void destroy(GtkWidget *screen) { gtk_window_destroy(GTK_WINDOW(gtk_widget_get_root(screen))); }

static GtkWidget *settings(GtkWidget **label) {
  GtkWidget *screen = new_screen();
  gpointer above = NULL;
  for (int index = 0; index < 12; index++) {
    GtkConstraintGuide *row = gtk_constraint_guide_new();
    gtk_constraint_layout_add_guide(layout_of(screen), row);
    GtkWidget *icon = add_block(screen, 28, 28);
    GtkWidget *toggle = add_block(screen, 49, 31);
    GtkWidget *title = add_block(screen, 10 * (6 + index % 5), 20);
    GtkWidget *detail = add_block(screen, 10 * (3 + index % 4), 20);
    relate(screen, row, START, EQ, NULL, START, 0);
    relate(screen, row, END, EQ, NULL, END, 0);
    relate(screen, row, TOP, EQ, above, above ? BOTTOM : TOP, 0);
    fix(screen, row, HEIGHT, 44);
    relate(screen, icon, START, EQ, row, START, 16);
    fix(screen, icon, WIDTH, 28);
    fix(screen, icon, HEIGHT, 28);
    relate(screen, icon, MIDDLE, EQ, row, MIDDLE, 0);
    relate(screen, title, START, EQ, icon, END, 12);
    relate(screen, title, MIDDLE, EQ, row, MIDDLE, 0);
    relate(screen, detail, START, GE, title, END, 8);
    relate(screen, detail, END, EQ, toggle, START, -12);
    relate(screen, detail, MIDDLE, EQ, row, MIDDLE, 0);
    relate(screen, toggle, END, EQ, row, END, -16);
    fix(screen, toggle, WIDTH, 49);
    fix(screen, toggle, HEIGHT, 31);
    relate(screen, toggle, MIDDLE, EQ, row, MIDDLE, 0);
    above = row;
    if (index == 5) *label = title;
  }
  return screen;
}

static void fill_cell(GtkWidget *screen, int index) {
  GtkWidget *icon = add_block(screen, 40, 40);
  GtkWidget *title = add_block(screen, 10 * (5 + index % 9), 20);
  GtkWidget *text = add_block(screen, 10 * (20 + index * 7 % 60), 20);
  relate(screen, icon, START, EQ, NULL, START, 16);
  relate(screen, icon, TOP, EQ, NULL, TOP, 8);
  fix(screen, icon, WIDTH, 40);
  fix(screen, icon, HEIGHT, 40);
  relate(screen, title, START, EQ, icon, END, 12);
  relate(screen, title, TOP, EQ, NULL, TOP, 8);
  relate(screen, title, END, LE, NULL, END, -16);
  relate(screen, text, START, EQ, title, START, 0);
  relate(screen, text, TOP, EQ, title, BOTTOM, 4);
  relate(screen, text, END, EQ, NULL, END, -16);
  relate(screen, NULL, BOTTOM, EQ, text, BOTTOM, 8);
}

// The stacks are guides, each pinned as a stack view pins its arranged views.
static GtkWidget *stacks(int depth, GtkWidget **label) {
  GtkWidget *screen = new_screen();
  gpointer stack = NULL;
  for (int level = 0; level < depth; level++) {
    gboolean row = level % 2 == 0;
    GtkConstraintAttribute begin = row ? START : TOP, end = row ? END : BOTTOM;
    GtkConstraintAttribute near = row ? TOP : START, far = row ? BOTTOM : END;
    GtkWidget *first = add_block(screen, 10 * (4 + level % 3), 20);
    GtkWidget *second = add_block(screen, 30, 20);
    GtkConstraintGuide *next = NULL;
    if (level + 1 < depth) {
      next = gtk_constraint_guide_new();
      gtk_constraint_layout_add_guide(layout_of(screen), next);
    }
    gpointer arranged[] = {first, second, next};
    int count = next ? 3 : 2;
    for (int index = 0; index < count; index++) {
      relate(screen, arranged[index], near, EQ, stack, near, 0);
      relate(screen, arranged[index], far, EQ, stack, far, 0);
      if (index == 0)
        relate(screen, arranged[index], begin, EQ, stack, begin, 0);
      else
        relate(screen, arranged[index], begin, EQ, arranged[index - 1], end, 8);
    }
    relate(screen, arranged[count - 1], end, EQ, stack, end, 0);
    *label = first;
    stack = next;
  }
  return screen;
}

static double now(void) { return g_get_monotonic_time() / 1000.0; }

static void allocate(GtkWidget *screen, int width, int height) {
  int minimum, natural;
  gtk_widget_measure(screen, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  gtk_widget_measure(screen, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  gtk_widget_allocate(screen, width, height < 0 ? natural : height, -1, NULL);
}

static int step(int index) { return index < 50 ? 2 * index : 2 * (99 - index) + 1; }

static void report(const char *workload, const char *phase, double milliseconds) {
  printf("{\"engine\": \"GtkConstraintLayout\", \"workload\": \"%s\", \"phase\": \"%s\", "
         "\"milliseconds\": %g}\n", workload, phase, milliseconds);
  fflush(stdout);
}

typedef GtkWidget *(*Maker)(GtkWidget **);
static GtkWidget *eight_stacks(GtkWidget **label) { return stacks(8, label); }

static void measure(const char *name, Maker make, int width, int height) {
  GtkWidget *label = NULL;
  double least = 1e9;
  for (int run = 0; run < 5; run++) {
    double start = now();
    GtkWidget *screen = make(&label);
    allocate(screen, width, height);
    least = MIN(least, now() - start);
    destroy(screen);
  }
  report(name, "build and lay out", least);
  GtkWidget *screen = make(&label);
  allocate(screen, width, height);
  least = 1e9;
  for (int run = 0; run < 3; run++) {
    double start = now();
    for (int index = 0; index < 100; index++) allocate(screen, width + step(index), height);
    least = MIN(least, now() - start);
  }
  report(name, "resize, 100 widths", least);
  least = 1e9;
  for (int run = 0; run < 3; run++) {
    double start = now();
    for (int index = 0; index < 100; index++) {
      BENCH_BLOCK(label)->width = 10 * (4 + index % 7);
      gtk_widget_queue_resize(label);
      allocate(screen, width, height);
    }
    least = MIN(least, now() - start);
  }
  report(name, "change a text, 100 times", least);
  destroy(screen);
}

static void measure_table(void) {
  const int count = 300;
  GtkWidget *cells[300];
  for (int index = 0; index < count; index++) cells[index] = new_screen();
  double start = now();
  for (int index = 0; index < count; index++) {
    fill_cell(cells[index], index);
    allocate(cells[index], 375, -1);
  }
  report("300 self-sizing cells", "build and lay out", now() - start);
  start = now();
  for (int round = 0; round < 100; round++)
    for (int index = 0; index < count; index++) allocate(cells[index], 375 + step(round), -1);
  report("300 self-sizing cells", "resize, 100 widths", now() - start);
  for (int index = 0; index < count; index++) destroy(cells[index]);
}

int main(int argc, char **argv) {
  if (!gtk_init_check()) {
    fprintf(stderr, "gtk-bench: GTK finds no display\n");
    return 2;
  }
  if (argc > 1 && !strcmp(argv[1], "frames")) {
    GtkWidget *label;
    GtkWidget *screen = settings(&label);
    allocate(screen, 375, 667);
    for (GtkWidget *child = gtk_widget_get_first_child(screen); child;
         child = gtk_widget_get_next_sibling(child)) {
      GtkAllocation frame;
      gtk_widget_get_allocation(child, &frame);
      printf("%d.0 %d.0 %d.0 %d.0\n", frame.x, frame.y, frame.width, frame.height);
    }
    return 0;
  }
  measure("settings screen, 60 views", settings, 320, 667);
  measure_table();
  measure("stacks 8 deep", eight_stacks, 1500, 900);
  return 0;
}
