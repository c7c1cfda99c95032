#!/usr/bin/env bash
# Prints the folders whose files a fuzz target begins with: its stored corpus, and for documents those of
# our own that the tests use, since much of the corpus shows what a broken file does.
#
#   Scripts/fuzz-seeds.sh TARGET
set -euo pipefail
cd "$(dirname "$0")/.."

target=${1:?which target?}
echo "Fuzz/Corpus/$target"
case $target in
  nib | convert) echo Tests/Nibs ;;
esac
