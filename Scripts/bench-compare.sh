#!/usr/bin/env bash
# Times the comparison of two pictures of 4,000 x 4,000 pixels: `alrender diff` beside pixelmatch
# (from PyPI, 0.4.0) and odiff, if they are available, all in one run.
#
#   Scripts/bench-compare.sh [PROGRAM]
#
# Each program reads the same two files and counts the unequal pixels at a threshold of 0.1; the
# time is that of the whole process, the minimum of five runs (or one, if a run takes long). The
# pictures are a page of discs and the same page with every hundredth disc moved by 4 pixels. Writes
# JSON lines with the commit and the machine to Benchmarks/Results.
set -euo pipefail
cd "$(dirname "$0")/.."

program=${1:-.build/release/alrender}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
results=Benchmarks/Results/compare-$(date +%Y-%m-%d).jsonl

# Prints a scene of 50 x 50 discs; in the second picture, some of them are elsewhere.
scene() {
  awk -v moved="$1" 'BEGIN {
    print "canvas: { width: 4000, height: 4000, scale: 1, background: white }"
    print "root:\n  subviews:"
    for (i = 0; i < 2500; i++) {
      x = (i % 50) * 80 + 8 + (moved && i % 100 == 7 ? 4 : 0)
      printf "    d%d: { frame: [%d, %d, 64, 64], cornerRadius: 32, background: \"#%02X%02X%02X\" }\n", \
        i, x, int(i / 50) * 80 + 8, i % 7 * 36, i % 11 * 23, i % 13 * 19
    }
  }'
}

# Prints the minimum time of several runs of a command in milliseconds; exit codes up to 30 count as
# success.
least() {
  local runs=$1 least= start end
  shift
  for ((run = 0; run < runs; run++)); do
    start=$EPOCHREALTIME
    "$@" >"$work/answer" 2>&1 || [ $? -le 30 ]
    end=$EPOCHREALTIME
    least=$(awk -v a="$start" -v b="$end" -v c="$least" \
      'BEGIN { t = (b - a) * 1000; printf "%.1f", (c == "" || t < c) ? t : c }')
  done
  echo "$least"
}

note() { # engine, milliseconds
  printf '%-28s %10s ms\n' "$1" "$2"
  echo "{\"engine\": \"$1\", \"workload\": \"4000 x 4000, threshold 0.1\", \"milliseconds\": $2}" \
    >>"$results"
}

scene "" >"$work/first.yaml"
scene 1 >"$work/second.yaml"
"$program" "$work/first.yaml" -o "$work/first.png"
"$program" "$work/second.yaml" -o "$work/second.png"

commit=$(git rev-parse --short HEAD 2>/dev/null || echo unknown)
machine=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
echo "{\"commit\": \"$commit\", \"machine\": \"$machine\", \"cores\": $(nproc), \"load\": $(cut -d ' ' -f 1 /proc/loadavg)}" \
  >"$results"

note alrender "$(least 5 "$program" diff --pixel 0.1 "$work/first.png" "$work/second.png")"
head -n 3 "$work/answer"
if python3 -c 'import pixelmatch, PIL' 2>/dev/null; then
  cat >"$work/match.py" <<'PYTHON'
import sys

from PIL import Image
from pixelmatch.contrib.PIL import pixelmatch

Image.MAX_IMAGE_PIXELS = None
first, second = (Image.open(path).convert("RGBA") for path in sys.argv[1:])
print(pixelmatch(first, second, threshold=0.1), "unequal pixels")
PYTHON
  note pixelmatch "$(least 1 python3 "$work/match.py" "$work/first.png" "$work/second.png")"
  cat "$work/answer"
else
  echo "pixelmatch: absent (pip install pixelmatch pillow)"
fi
# Another kind of program has the same name.
if odiff --help 2>/dev/null | grep -qi image; then
  note odiff "$(least 5 odiff --threshold=0.1 --antialiasing "$work/first.png" "$work/second.png")"
else
  echo "odiff: absent (npm install -g odiff-bin)"
fi
echo "results: $results"
