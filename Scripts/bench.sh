#!/usr/bin/env bash
# Times whole runs of the program: the median of the runs of each scene, by phase.
#
#   Scripts/bench.sh [PROGRAM] [RUNS]
#
# Prints a table: wall time of the whole process, the phases as reported by `--timings`, and the
# peak resident memory. Figures on a shared machine drift; compare only medians from one session.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=Scripts/bench-scenes.sh
source Scripts/bench-scenes.sh

program=${1:-.build/release/alrender}
runs=${2:-20}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Runs the program on one scene and prints its rows.
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
  local name
  for name in start-up reading building measuring solving painting encoding writing; do
    printf '  %-22s %8.2f ms\n' "$name" "$(phase "$name" "$work/timings")"
  done
  printf '  %-22s %8.1f MB\n' 'peak memory' \
    "$(awk '$1 == "peak" { print $3 }' "$work/timings" | median)"
  rm -f "$work/timings"
}

thousand_views >"$work/thousand-views.yaml"
measure 'login card' Scenes/showcase/login-card.yaml
measure '1,000 views' "$work/thousand-views.yaml"
