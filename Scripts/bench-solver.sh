#!/bin/sh
# Times the solver on its workloads, and kiwi beside it; prints a table and writes JSON lines with
# the commit and the machine to Benchmarks/Results. Kiwi's headers come from its source distribution
# on PyPI, and are built at -O3. KIWI=no leaves kiwi out.
set -eu
cd "$(dirname "$0")/.."
work=${TMPDIR:-/tmp}/solver-bench
mkdir -p "$work"
(cd Benchmarks && "${SWIFT:-swift}" build -c release --product SolverBench)
bench=Benchmarks/.build/release/SolverBench
"$bench" > "$work/figures.txt"
sed '/^{/d' "$work/figures.txt"
results=Benchmarks/Results/solver-$(date +%Y-%m-%d).jsonl
commit=$(git rev-parse --short HEAD 2>/dev/null || echo unknown)
machine=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
{
  echo "{\"commit\": \"$commit\", \"machine\": \"$machine\", \"cores\": $(nproc), \"load\": $(cut -d ' ' -f 1 /proc/loadavg)}"
  grep '^{' "$work/figures.txt"
} > "$results"
# Each in a separate process, so that no run affects the next.
for case in "W1 1000" "W2 1000" "W3 5" "W4 300"; do
  # shellcheck disable=SC2086 # a case is a name and a number
  "$bench" memory $case | tee -a "$results"
done
if [ "${KIWI:-yes}" != no ]; then
  if [ ! -d "$work/kiwi" ]; then
    python3 -m pip download --quiet --no-deps --no-binary :all: --dest "$work" kiwisolver
    mkdir "$work/kiwi"
    tar -xzf "$work"/kiwisolver-*.tar.gz -C "$work/kiwi" --strip-components 1
  fi
  ${CXX:-c++} -O3 -DNDEBUG -std=c++17 -I "$work/kiwi" Benchmarks/Kiwi/main.cpp -o "$work/kiwi-bench"
  python3 Benchmarks/Kiwi/compare.py "$bench" "$work/kiwi-bench" "$results"
fi
echo "results: $results"
