#include "CSystem.h"
#include <errno.h>
#include <poll.h>
#include <stddef.h>
#include <sys/inotify.h>
#include <unistd.h>

int cs_watch_open(void) { return inotify_init1(IN_CLOEXEC | IN_NONBLOCK); }

int cs_watch_add(int watch, const char *folder) {
  // Files still being written are ignored: closing them is reported.
  uint32_t events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO |
                    IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB | IN_ONLYDIR;
  return inotify_add_watch(watch, folder, events) < 0 ? errno : 0;
}

int cs_watch_take(int watch) {
  char buffer[16384] __attribute__((aligned(8)));
  int found = 0;
  for (;;) {
    ssize_t count = read(watch, buffer, sizeof buffer);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return found;
    for (char *next = buffer; next < buffer + count;) {
      const struct inotify_event *event = (const struct inotify_event *)next;
      found |= event->mask & ~(uint32_t)(IN_CREATE | IN_IGNORED) ? CS_WATCH_DONE : 0;
      found |= event->mask & IN_CREATE ? CS_WATCH_BEGUN : 0;
      next += offsetof(struct inotify_event, name) + event->len;
    }
  }
}

int cs_wait_readable(int descriptor, int milliseconds) {
  struct pollfd wanted = {.fd = descriptor, .events = POLLIN};
  return poll(&wanted, 1, milliseconds) > 0;
}
