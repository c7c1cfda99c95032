#define _GNU_SOURCE
#include "CSystem.h"
#include <fcntl.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

int cs_nameless_file(const char *folder) {
  return open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
}

enum { ROOM = 256 << 10 };

void cs_keep_memory(void) {
  // Pictures of whole phones, of 12 MiB, are kept as well; more is not allowed here.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
  mallopt(M_TOP_PAD, ROOM);
}

// The size of a huge page on x86-64 and on most of ARM.
enum { HUGE_PAGE = 2 << 20 };
// The header that malloc puts before a block, and the part of it that belongs to the previous
// block.
enum { HEADER = 16, SHARED = 8 };

void cs_gather_memory(void) {
  // Kept forever, and never touched except for its header: the addresses up to the next huge
  // page.
  static char *filler;
  // Whole huge pages that nothing has been written to, after a block that shows where the heap
  // ends.
  mallopt(M_TOP_PAD, 3 * HUGE_PAGE);
  char *probe = malloc(ROOM);
  mallopt(M_TOP_PAD, ROOM);
  if (!probe || filler) return free(probe);
  uintptr_t start = (uintptr_t)probe - HEADER;
  uintptr_t page = (start + ROOM + 2 * HEADER + HUGE_PAGE) / HUGE_PAGE * HUGE_PAGE;
  free(probe);
  if (madvise((void *)page, HUGE_PAGE, MADV_HUGEPAGE)) return;
  filler = malloc(page - start - SHARED);
}
