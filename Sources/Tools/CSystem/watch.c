#include "CSystem.h"
#include <errno.h>
#include <poll.h>
#include <stddef.h>
#include <sys/inotify.h>
#include <sys/vfs.h>
#include <unistd.h>

int cs_watch_open(void) { return inotify_init1(IN_CLOEXEC | IN_NONBLOCK); }

int cs_watch_add(int watch, const char *folder) {
  // Files still being written are ignored: closing them is reported.
  uint32_t events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO |
                    IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB | IN_ONLYDIR;
  return inotify_add_watch(watch, folder, events) < 0 ? errno : 0;
}

int cs_watch_add_place(int watch, const char *folder) {
  uint32_t events = IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR | IN_MASK_ADD;
  return inotify_add_watch(watch, folder, events) < 0 ? errno : 0;
}

int cs_watch_hears(const char *folder) {
  // Magic numbers of statfs(2): ext, XFS, Btrfs, tmpfs, ramfs, overlay, F2FS, ZFS, bcachefs, FAT,
  // exFAT, NTFS, squashfs.
  static const uint32_t local[] = {0xEF53,     0x58465342, 0x9123683E, 0x01021994, 0x858458F6,
                                   0x794C7630, 0xF2F52010, 0x2FC12FC1, 0xCA451A4E, 0x4D44,
                                   0x2011BAB0, 0x7366746E, 0x73717368};
  struct statfs system;
  if (statfs(folder, &system) != 0) return 0;
  for (size_t index = 0; index < sizeof local / sizeof *local; index++)
    if (local[index] == (uint32_t)system.f_type) return 1;
  return 0;
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
