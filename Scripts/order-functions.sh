#!/usr/bin/env bash
# Writes the list of the functions that first renders call, so that the linker can place them side
# by side.
#
#   Scripts/order-functions.sh PROGRAM LIST
#
# A render calls a tenth of the program's functions, spread over all of its code: placing them side
# by side saves some megabytes and a hundred page faults. Those that only other commands call follow.
#
# Does nothing if the list is newer than the program. Exits with 0 if the list has changed, so that
# the program must be linked again, and with 1 if it has not, or if runs cannot be traced: the
# program then works just as well, but is less compact.
set -euo pipefail
cd "$(dirname "$0")/.."

program=$(realpath "$1")
list=$(realpath "$2")
[[ $(uname -m) == x86_64 && $program -nt $list ]] || exit 1

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cc -O2 -o "$work/called-functions" Scripts/called-functions.c || exit 1
for arguments in --version "Benchmarks/Scenes/card.yaml -o $work/out.png" \
  "Scenes/showcase/profile-card.yaml -o $work/out.png" \
  "layout Scenes/showcase/login-card.yaml"; do
  # shellcheck disable=SC2086 # the arguments are words without blanks
  "$work/called-functions" "$work/called" "$program" $arguments 2> "$work/errors" > /dev/null || {
    echo "order-functions: $(tail -1 "$work/errors"); the program stays as it was linked" >&2
    exit 1
  }
  cat "$work/called" >> "$work/all"
done
awk '!known[$0]++' "$work/all" > "$work/list"
if cmp -s "$work/list" "$list"; then
  touch "$list"
  exit 1
fi
cp "$work/list" "$list"
