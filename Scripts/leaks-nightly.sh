#!/usr/bin/env bash
# Renders 10,000 scenes in one process, whose memory at the end must be that after the first
# hundred, and runs the program under valgrind's memcheck, which must find no error of ours.
#
# RENDERS sets another number; VALGRIND=no leaves memcheck out.
set -euo pipefail
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
ALRENDER_RENDERS=${RENDERS:-10000} "$swift" test --filter LeakTests

if [[ ${VALGRIND:-yes} != no ]]; then
  "$swift" build --product alrender
  Scripts/memcheck.sh .build/debug/alrender
fi
