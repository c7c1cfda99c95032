#pragma once
#include <stdint.h>

/// Leaves the process what drawing needs: `bytes` of output, some memory, a little time.
void cv_limit(uint64_t bytes);

/// Refuses the process every call of the system but those for memory, threads and what is open: no
/// file, no network, no program.
int cv_lock(void);
