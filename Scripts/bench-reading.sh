#!/usr/bin/env bash
# Times the reading of a scene of 1,000 views and about 430 KB: YAML, with every key checked and
# every equation and visual format parsed. First in one process, beside libyaml's events alone; then
# in fresh processes of the program, as reported by `--timings`. Compare only figures from the same
# run: the speed of a shared machine varies, and libyaml's with it.
#
#   Scripts/bench-reading.sh [PROGRAM] [RUNS]
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=Scripts/bench-scenes.sh
source Scripts/bench-scenes.sh

program=${1:-.build/release/alrender}
runs=${2:-20}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

large_table >"$work/scene.yaml"
(cd Benchmarks && "${SWIFT:-swift}" build -c release --product ReadingBench)
Benchmarks/.build/release/ReadingBench "$work/scene.yaml" "$runs"
for ((run = 0; run < runs; run++)); do
  "$program" layout "$work/scene.yaml" --text blocks --timings 2>>"$work/timings" >/dev/null
done
printf 'a fresh process         %8.2f\n' "$(phase reading "$work/timings")"
