#!/usr/bin/env bash
# Puts what the fuzzers found worth keeping into Fuzz/Corpus, as few and small inputs as show the same;
# those named found-..., which once showed a fault, stay.
#
#   Scripts/fuzz-corpus.sh [TARGET...]
#
# FUZZER names a program that is built already. FUZZ_LARGEST is the size of the largest file kept, in
# bytes, and FUZZ_MOST how many of a target there are.
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
  # Inputs that once showed a fault stay, by names of their own.
  find "Fuzz/Corpus/$target" -type f ! -name 'found-*' -delete
  # The smallest half, and of the others some of every size.
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
