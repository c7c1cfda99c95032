#!/usr/bin/env bash
# Prints the folders with the initial files of a fuzz target: its stored corpus, and for documents
# our own files that the tests use, because much of the corpus shows what malformed files do.
#
#   Scripts/fuzz-seeds.sh TARGET
set -euo pipefail
cd "$(dirname "$0")/.."

target=${1:?which target?}
echo "Fuzz/Corpus/$target"
case $target in
  nib | convert) echo Tests/Nibs ;;
esac
