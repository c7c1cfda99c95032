#pragma once
#include <stdint.h>

/// Limits the process to what drawing needs: `bytes` of output, some memory, a little time.
void cv_limit(uint64_t bytes);

/// Denies the process every system call except those for memory, threads and open descriptors: no
/// files, no network, no programs.
int cv_lock(void);
