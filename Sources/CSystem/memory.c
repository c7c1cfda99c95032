#include "CSystem.h"
#include <malloc.h>

void cs_keep_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 8 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_TOP_PAD, 256 << 10);
}
