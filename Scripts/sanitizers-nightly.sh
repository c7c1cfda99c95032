#!/usr/bin/env bash
# Runs the program under AddressSanitizer and, with several workers, under ThreadSanitizer: every
# scene is drawn, checked and compared. Reports from within the C libraries are suppressed in
# Scripts/thread-sanitizer.supp.
set -euo pipefail
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

batch() {
  "$1" render Scenes -o "$out/{scene}-{variant}.png" -j 8 --diagnostics github >/dev/null
  "$1" check Scenes --format json -j 8 >/dev/null || [[ $? == 1 ]]
  "$1" verify --ci -j 8 >/dev/null
}

"$swift" build --product alrender --sanitize=address --scratch-path .build/address
# Memory that lives as long as the process is not a leak; memcheck counts leaks.
ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0 batch .build/address/debug/alrender
echo "AddressSanitizer: nothing found"

"$swift" build --product alrender --sanitize=thread --scratch-path .build/thread
TSAN_OPTIONS=suppressions=Scripts/thread-sanitizer.supp:halt_on_error=1 \
  batch .build/thread/debug/alrender
echo "ThreadSanitizer: nothing found"
