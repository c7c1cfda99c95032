#pragma once

// Private to the library.

/// Compiles a function a second time for processors with AVX2, whose registers hold eight words; which
/// version runs is chosen once, when the program is loaded.
#if defined(__x86_64__) && defined(__linux__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif
