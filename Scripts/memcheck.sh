#!/usr/bin/env bash
# Runs the program on sample scenes under valgrind's memcheck: no invalid access, no use of
# undefined values, no memory definitely lost. What the C libraries keep until their end is
# suppressed in Scripts/memcheck.supp, each with its reason.
# Usage: Scripts/memcheck.sh ALRENDER [SCENE...]
set -euo pipefail
cd "$(dirname "$0")/.."

command -v valgrind >/dev/null || {
  echo "memcheck: valgrind is not installed (Debian package valgrind)" >&2
  exit 1
}
program=$(realpath -- "$1")
shift
scenes=("$@")
if [[ ${#scenes[@]} -eq 0 ]]; then
  scenes=(
    Scenes/showcase/login-card.yaml Scenes/text/scripts-of-the-world.yaml
    Scenes/text/truncation.yaml Scenes/paint/corners-borders-shadows.yaml
    Scenes/paint/nine-part-images.yaml Scenes/controls/in-the-dark.yaml
  )
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Valgrind gives up on Swift's debug information; function names stay.
alrender=$work/alrender
strip --strip-debug -o "$alrender" "$program"

check() {
  valgrind --quiet --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite \
    --show-leak-kinds=definite --suppressions=Scripts/memcheck.supp --num-callers=40 \
    "$alrender" "$@"
}

for scene in "${scenes[@]}"; do
  for format in png pdf svg; do check render "$scene" -o "$work/out.$format"; done
  echo "memcheck: $scene is clean"
done
