#!/usr/bin/env bash
# Puts the inputs that fuzzers found worth keeping into Fuzz/Corpus, with the fewest and smallest
# inputs that have the same effect; those named found-..., which once revealed a fault, stay.
#
#   Scripts/fuzz-corpus.sh [TARGET...]
#
# FUZZER names a program that is already built. FUZZ_LARGEST is the size of the largest file kept,
# in bytes, and FUZZ_MOST the maximum number of files per target.
set -euo pipefail
cd "$(dirname "$0")/.."

fuzzer=${FUZZER:-.build/fuzzer/release/Fuzz}
[[ $# -gt 0 ]] || set -- $(ls Fuzz/Corpus)
for target; do
  merged=$(mktemp -d)
  found=.build/fuzz/corpus/$target
  mkdir -p "$found" "Fuzz/Corpus/$target"
  FUZZ=$target SWIFT_BACKTRACE=enable=no "$fuzzer" -merge=1 -timeout=10 -max_len="${FUZZ_LARGEST:-4096}" "$merged" \
    "Fuzz/Corpus/$target" "$found" 2>/dev/null
  # Inputs that once revealed a fault stay, under their own names.
  find "Fuzz/Corpus/$target" -type f ! -name 'found-*' -delete
  # The smaller half, and some of every size from the rest.
  find "$merged" -type f -printf '%s %f\n' | sort -n |
    awk -v most="${FUZZ_MOST:-60}" '{ name[NR] = $2 } END {
      small = NR < most ? NR : int(most / 2)
      for (i = 1; i <= small; i++) print name[i]
      for (i = 1; i <= most - small && small < NR; i++)
        print name[small + int(i * (NR - small) / (most - small))]
    }' | sort -u | while read -r name; do cp "$merged/$name" "Fuzz/Corpus/$target/$name"; done
  rm -rf "$merged"
  echo "$target: $(ls "Fuzz/Corpus/$target" | wc -l) files"
done
