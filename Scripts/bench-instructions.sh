#!/bin/sh
# Counts the solver's instructions a constraint under callgrind: a run that builds, minus one that
# only prepares the workload. The figure repeats where times do not.
set -eu
cd "$(dirname "$0")/.."
(cd Benchmarks && swift build -c release --product SolverBench)
bench=Benchmarks/.build/release/SolverBench
count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$bench" one "$@" 2>&1 |
    sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}
for case in "W1 30" "W1 100" "W1 300" "W2 100" "W2 1000" "W3 3" "W3 4" "W4 10" "W4 30" "W4 100"; do
  constraints=$("$bench" one $case)
  full=$(count $case build)
  empty=$(count $case)
  echo "$case: $(((full - empty) / constraints)) instructions a constraint"
done
