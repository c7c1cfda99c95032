#!/usr/bin/env bash
# Writes the list of the functions that first renders call, by which the linker lays them side by side.
#
#   Scripts/order-functions.sh PROGRAM LIST
#
# Of the program's code a render calls a tenth, spread over all of it: laid side by side it takes some
# megabytes and a hundred page faults less. Does nothing where the list is younger than the program. Exits
# with 0 where the list has changed, so that the program is to be linked anew, and with 1 where it has
# not, or where runs cannot be watched: the program then works as well, only not as compact.
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
LC_ALL=C sort -u "$work/all" > "$work/list"
if cmp -s "$work/list" "$list"; then
  touch "$list"
  exit 1
fi
cp "$work/list" "$list"
