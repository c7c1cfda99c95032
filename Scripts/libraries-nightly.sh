#!/bin/sh
# Makes COUNT texts with a fresh seed (or SEED), reads them with established libraries, and compares
# the results with the project's. Babel and ruamel.yaml are fetched from PyPI into a private folder.
set -eu
cd "$(dirname "$0")/.."
count=${COUNT:-20000}
seed=${SEED:-$(date +%s)}
work=${TMPDIR:-/tmp}/library-oracle
mkdir -p "$work"
[ -x "$work/venv/bin/pip" ] || python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet babel ruamel.yaml
echo "seed $seed, $count texts"
"$work/venv/bin/python" Tests/LibraryOracle/make_cases.py "$count" "$seed" > "$work/cases.jsonl"
LIBRARY_ORACLE="$work/cases.jsonl" "${SWIFT:-swift}" test --filter LibraryOracleTests
