#!/usr/bin/env bash
# Merges the results of all shards into one report and says what they come to: 0 when all are equal,
# 1 when something differs, 2 when a shard is missing.
#
# Usage: merge.sh COUNT FOLDER SHARD_FOLDER...
set -euo pipefail

count=$1
report=$2
shift 2
exec alrender merge-reports "$@" --expect-shards "$count" \
  --reporter list,html,junit,json --report "$report"
