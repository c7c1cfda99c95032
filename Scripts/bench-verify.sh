#!/usr/bin/env bash
# Times passing layout checks, for 100 scenes with 10, 100 and 300 variants: the time per check and
# the peak resident memory, which hardly grows with their number.
#
#   Scripts/bench-verify.sh [PROGRAM]
#
# Writes JSON lines with the commit and the machine to Benchmarks/Results.
set -euo pipefail
cd "$(dirname "$0")/.."

program=$(realpath "${1:-.build/release/alrender}")
results=$PWD/Benchmarks/Results/verify-$(date +%Y-%m-%d).jsonl
commit=$(git rev-parse --short HEAD 2>/dev/null || echo unknown)
machine=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# make_scenes VARIANTS: writes a hundred cards to the working directory.
make_scenes() {
  mkdir Scenes
  for ((i = 0; i < 100; i++)); do
    cat >"Scenes/card$i.yaml" <<SCENE
canvas: { width: 320, height: 120, scale: 1 }
root:
  subviews:
    card:
      background: "#F2F2F7"
      subviews:
        title: { type: label, text: "Card number $i" }
        detail: { type: label, text: "with a detail", font: { size: 13 } }
    badge: { background: red }
constraints:
  - "H:|-[card]-[badge(24)]-|"
  - "V:|-10-[card]"
  - "V:|-10-[badge(24)]"
  - "H:|-[title]-|"
  - "H:|-[detail]"
  - "V:|-[title]-4-[detail]-|"
variants: { axes: { width: [$(seq -s, 300 $((299 + $1 / 2)))], direction: [ltr, rtl] } }
SCENE
  done
}

echo "{\"commit\": \"$commit\", \"machine\": \"$machine\", \"cores\": $(nproc), \"load\": $(cut -d ' ' -f 1 /proc/loadavg)}" \
  >"$results"
for variants in 10 100 300; do
  mkdir "$work/$variants"
  cd "$work/$variants"
  make_scenes "$variants"
  CI= "$program" record --mode all >/dev/null 2>&1 || [ $? -eq 1 ]
  start=$EPOCHREALTIME
  answer=$("$program" verify --ci --timings 2>timings)
  end=$EPOCHREALTIME
  awk -v a="$start" -v b="$end" -v answer="$answer" -v results="$results" '
    /^peak memory/ { memory = $3 }
    END {
      match(answer, /[0-9]+ checks/)
      checks = substr(answer, RSTART, RLENGTH) + 0
      each = (b - a) * 1000 / checks
      printf "%s\n  %.2f s, %.3f ms per check, at most %.1f MB\n", answer, b - a, each, memory
      printf "{\"checks\": %d, \"milliseconds a check\": %.3f, \"peak MB\": %.1f}\n", \
        checks, each, memory >> results
    }' timings
done
echo "results: $results"
