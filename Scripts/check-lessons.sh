#!/usr/bin/env bash
# Checks the exercises of the lessons: their expectations fail as they are, and the solutions pass.
# Usage: Scripts/check-lessons.sh ALRENDER
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$1
status=0
for exercise in Documentation/Lessons/exercises/*.yaml; do
  solution=Documentation/Lessons/solutions/$(basename -- "$exercise")
  code=0
  "$alrender" check "$exercise" >/dev/null 2>&1 || code=$?
  [[ $code -eq 1 ]] || { echo "$exercise: check exits with $code, not 1" >&2 && status=1; }
  if ! said=$("$alrender" check "$solution" 2>&1); then
    printf '%s\n%s: check fails\n' "$said" "$solution" >&2
    status=1
  fi
done
exit "$status"
