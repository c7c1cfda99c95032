#!/bin/sh
# Makes COUNT random systems with a fresh seed (or SEED), solves them as linear programs, and runs
# the oracle test on them. Needs Python with scipy, which is fetched into a private folder if it is
# missing.
set -eu
cd "$(dirname "$0")/.."
count=${COUNT:-10000}
seed=${SEED:-$(date +%s)}
work=${TMPDIR:-/tmp}/cassowary-oracle
mkdir -p "$work"
if ! python3 -c 'import scipy' 2>/dev/null; then
  [ -x "$work/venv/bin/pip" ] || python3 -m venv "$work/venv"
  "$work/venv/bin/pip" install --quiet scipy
  PATH="$work/venv/bin:$PATH"
fi
echo "seed $seed, $count systems"
python3 Tests/CassowaryOracle/make_systems.py "$count" "$seed" > "$work/systems.txt"
CASSOWARY_ORACLE="$work/systems.txt" "${SWIFT:-swift}" test --filter OracleTests
