#!/bin/sh
# Times painting and encoding of a login card, a photograph and a page of text at 1x, 2x and 3x:
# beside bare Cairo and Pango calls that draw the same, written by hand, and beside Cairo's own PNG
# writer. Prints JSON lines and writes them, with the commit and the machine, to Benchmarks/Results.
set -eu
cd "$(dirname "$0")/.."
work=${TMPDIR:-/tmp}/paint-bench
mkdir -p "$work"
(cd Benchmarks && ${SWIFT:-swift} build -c release --product PaintBench)
Benchmarks/.build/release/PaintBench | tee "$work/figures.txt"
results=Benchmarks/Results/paint-$(date +%Y-%m-%d).jsonl
commit=$(git rev-parse --short HEAD 2>/dev/null || echo unknown)
machine=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
{
  echo "{\"commit\": \"$commit\", \"machine\": \"$machine\", \"cores\": $(nproc), \"load\": $(cut -d ' ' -f 1 /proc/loadavg)}"
  cat "$work/figures.txt"
} > "$results"
echo "results: $results"
