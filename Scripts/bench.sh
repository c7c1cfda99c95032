#!/usr/bin/env bash
# Times whole runs of the program: the median of the runs of each scene, by phase.
#
#   Scripts/bench.sh [PROGRAM] [RUNS]
#
# Prints a table: wall time of the whole process, the phases as `--timings` tells them, and the
# largest resident memory. Figures on a shared machine drift; compare medians of one session only.
set -euo pipefail
cd "$(dirname "$0")/.."

program=${1:-.build/release/alrender}
runs=${2:-20}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A table of 250 rows of four views each, laid out by 4,000 constraints.
thousand_views() {
  awk 'BEGIN {
    print "canvas: { width: 375, height: 667, scale: 2 }"
    print "root:"
    print "  subviews:"
    for (i = 0; i < 250; i++) {
      printf "    row%d:\n      background: white\n      subviews:\n", i
      printf "        icon%d: { background: \"#3366CC\", cornerRadius: 4 }\n", i
      printf "        title%d: { type: label, text: \"Row %d\" }\n", i, i
      printf "        detail%d: { type: label, text: \"Detail of row %d\", font: { size: 13 } }\n", i, i
    }
    print "constraints:"
    for (i = 0; i < 250; i++) {
      printf "  - \"H:|[row%d]|\"\n", i
      if (i == 0) print "  - row0.top == root.top"
      else printf "  - row%d.top == row%d.bottom + 1\n", i, i - 1
      printf "  - row%d.height == 44\n", i
      printf "  - \"H:|-[icon%d(28)]-[title%d]-(>=8)-[detail%d]-|\"\n", i, i, i
      printf "  - icon%d.height == 28\n", i
      printf "  - icon%d.centerY == row%d.centerY\n", i, i
      printf "  - title%d.centerY == row%d.centerY\n", i, i
      printf "  - detail%d.firstBaseline == title%d.firstBaseline\n", i, i
    }
  }'
}

# Prints the middle one of the numbers on standard input.
median() { sort -n | awk '{ value[NR] = $1 } END { print value[int((NR + 1) / 2)] }'; }

# Runs the program on one scene and prints its row group.
measure() {
  local title=$1 scene=$2 start end
  : >"$work/wall"
  "$program" "$scene" -o "$work/out.png"
  for ((run = 0; run < runs; run++)); do
    start=$EPOCHREALTIME
    "$program" "$scene" -o "$work/out.png" --timings 2>>"$work/timings"
    end=$EPOCHREALTIME
    awk -v a="$start" -v b="$end" 'BEGIN { printf "%.3f\n", (b - a) * 1000 }' >>"$work/wall"
  done
  printf '%s, median of %d runs\n' "$title" "$runs"
  printf '  %-22s %8.2f ms\n' 'whole process' "$(median <"$work/wall")"
  # A line of --timings is a phase, its milliseconds and its share.
  local phase
  for phase in start-up reading building measuring solving painting encoding writing; do
    printf '  %-22s %8.2f ms\n' "$phase" \
      "$(awk -v phase="$phase" '$1 == phase { print $2 }' "$work/timings" | median)"
  done
  printf '  %-22s %8.1f MB\n' 'peak memory' \
    "$(awk '$1 == "peak" { print $3 }' "$work/timings" | median)"
  rm -f "$work/timings"
}

thousand_views >"$work/thousand-views.yaml"
measure 'login card' Scenes/showcase/login-card.yaml
measure '1,000 views' "$work/thousand-views.yaml"
