#!/usr/bin/env bash
# Merges the results of all shards into one report and returns the outcome: 0 if all are equal, 1 if
# something differs, 2 if something could not be compared or a shard is missing.
#
# Usage: merge.sh COUNT FOLDER SHARD_FOLDER...
set -euo pipefail

count=$1
report=$2
shift 2
exec alrender merge-reports "$@" --expect-shards "$count" \
  --reporter list,github,html,junit,json --report "$report"
