#!/usr/bin/env bash
# Verifies the goldens of one shard and writes its results to a folder. What the report says is left
# to the merge, so it does not end this step; only a run without a report does.
#
# Usage: verify.sh SHARD COUNT FOLDER      below the project's folder
set -euo pipefail

rm -rf "$3"
status=0
alrender verify --ci --shard "$1/$2" --cache .alrender/cache --reporter list,json --report "$3" ||
  status=$?
if [[ $status -gt 1 && ! -e $3/report.json ]]; then exit "$status"; fi
