#!/usr/bin/env bash
# Records the messages about every broken scene again, then lists the files that changed.
# Usage: Scripts/record-broken-scenes.sh ALRENDER
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$(realpath -- "$1")

(
  cd Scenes/broken
  for scene in *.yaml; do
    status=0
    "$alrender" layout "$scene" --strict --text blocks >/dev/null 2>"${scene%.yaml}.stderr.txt" ||
      status=$?
    if ((status != 1 && status != 2)); then
      echo "$scene: the exit code is $status, neither 1 nor 2" >&2
      exit 1
    fi
  done
)

git status --short -- Scenes/broken
