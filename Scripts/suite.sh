#!/usr/bin/env bash
# Runs every test. If any fails, the end of the log lists the failures once more, because thousands of
# lines may follow the place where a test failed.
#   Scripts/suite.sh [options of 'swift test']
set -euo pipefail
cd "$(dirname "$0")/.."

log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
"${SWIFT:-swift}" test --skip-build "$@" 2>&1 | tee "$log" || status=$?
if ((status != 0)); then
  echo
  echo "What failed:"
  grep -E -A 3 ' recorded an issue |^error:|[Ff]atal error' "$log" || echo "no test recorded an issue"
fi
exit "$status"
