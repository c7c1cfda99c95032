#pragma once

// Private to the library.

// GCC has a macro for ThreadSanitizer; clang has a feature.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define CI_THREAD_SANITIZER 1
#endif
#endif
#if defined(__SANITIZE_THREAD__)
#define CI_THREAD_SANITIZER 1
#endif

/// Compiles a function a second time for processors with AVX2, whose registers hold eight words;
/// the version to run is chosen once, when the program is loaded. ThreadSanitizer starts after
/// that choice and would crash in it, so with ThreadSanitizer there is only one version.
#if defined(__x86_64__) && defined(__linux__) && !defined(CI_THREAD_SANITIZER)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif
