#!/usr/bin/env bash
# Fuzzes the program: each target for some seconds, with the stored corpus and what earlier runs
# found.
#
#   Scripts/fuzz.sh SECONDS [TARGET...]
#
# Findings go to .build/fuzz: findings/TARGET-crash-..., and corpus/TARGET, which
# Scripts/fuzz-corpus.sh makes small and puts into Fuzz/Corpus. FUZZER names a program that is built
# already; FUZZ_FLAGS are additional libFuzzer options. Exits with 1 if anything was found.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:?how many seconds for each target?}
shift
if [[ -z ${FUZZER:-} ]]; then
  # libpng's branches guide the search as well; without its source, only ours do.
  Scripts/fuzz-libpng.sh .build/libpng || echo "fuzz: using the system's libpng, which is not instrumented" >&2
  mkdir -p .build/libpng
  "${SWIFT:-swift}" build -c release --sanitize=fuzzer --package-path Fuzz --scratch-path .build/fuzzer \
    -Xlinker "-L$PWD/.build/libpng"
  FUZZER=.build/fuzzer/release/Fuzz
fi
[[ $# -gt 0 ]] || set -- $(ls Fuzz/Corpus)

work=.build/fuzz
mkdir -p "$work/findings" "$work/logs"
total=0
status=0
for target; do
  mkdir -p "$work/corpus/$target"
  log=$work/logs/$target.log
  found=no
  # shellcheck disable=SC2086
  # Swift's own crash report would keep the crash from libFuzzer.
  FUZZ=$target SWIFT_BACKTRACE=enable=no "$FUZZER" "$work/corpus/$target" \
    $(Scripts/fuzz-seeds.sh "$target") \
    -max_total_time="$seconds" -max_len=16384 -timeout=10 -malloc_limit_mb=512 -rss_limit_mb=2048 \
    -artifact_prefix="$work/findings/$target-" -print_final_stats=1 ${FUZZ_FLAGS:-} \
    >"$log" 2>&1 || found=yes
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  total=$((total + ${runs:-0}))
  printf '%-16s %10d runs' "$target" "${runs:-0}"
  if [[ $found == yes ]]; then
    status=1
    printf '  FOUND, see %s: %s' "$log" "$(grep -m 1 -E 'Fatal error|ERROR: libFuzzer' "$log" | head -c 200)"
  fi
  printf '\n'
done
echo "$total runs in all"
exit $status
