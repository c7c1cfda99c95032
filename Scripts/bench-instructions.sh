#!/bin/sh
# Counts the solver's instructions per constraint under callgrind: a run that builds, minus one that
# only prepares the workload. Unlike times, these counts are reproducible. Prints a table, and the
# difference in cost per constraint between a workload's largest and smallest size, and writes JSON
# lines with the commit and the machine to Benchmarks/Results.
#
#   Scripts/bench-instructions.sh [CASE...]      for instance "W4 30"; the sizes timed by default
set -eu
cd "$(dirname "$0")/.."
(cd Benchmarks && "${SWIFT:-swift}" build -c release --product SolverBench)
work=${TMPDIR:-/tmp}/solver-bench
mkdir -p "$work"
# Without debug information, which valgrind takes longer to read than to count.
bench=$work/SolverBench
strip --strip-debug -o "$bench" Benchmarks/.build/release/SolverBench

count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$bench" one "$@" 2>&1 |
    sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}

[ $# -gt 0 ] || set -- "W1 100" "W1 300" "W1 1000" "W2 100" "W2 300" "W2 1000" \
  "W2 2000" "W3 3" "W3 4" "W3 5" "W4 10" "W4 30" "W4 100" "W4 300"
results=Benchmarks/Results/instructions-$(date +%Y-%m-%d).jsonl
commit=$(git rev-parse --short HEAD 2>/dev/null || echo unknown)
machine=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
echo "{\"commit\": \"$commit\", \"machine\": \"$machine\", \"cores\": $(nproc)}" > "$results"
for case; do
  # shellcheck disable=SC2086 # a case is a name and a number
  {
    constraints=$("$bench" one $case)
    full=$(count $case build)
    empty=$(count $case)
  }
  each=$(((full - empty) / constraints))
  echo "$case: $each instructions per constraint"
  size=${case#* }
  case $case in
    W3*) size="\"d\": $size, \"b\": 4" ;;
    *) size="\"n\": $size" ;;
  esac
  echo "{\"solver\": \"alrender\", \"workload\": \"${case%% *}\", $size, \"phase\": \"build\", \"constraints\": $constraints, \"instructions\": $each}" >> "$results"
done
sed -n 's/.*"workload": "\([^"]*\)".*"instructions": \([0-9]*\)}/\1 \2/p' "$results" | awk '
  !($1 in first) { first[$1] = $2; names[++count] = $1 }
  { last[$1] = $2 }
  END {
    for (i = 1; i <= count; i++) {
      name = names[i]
      printf "%s: %+.1f %% from the smallest size to the largest\n", name, 100 * (last[name] / first[name] - 1)
    }
  }'
echo "results: $results"
