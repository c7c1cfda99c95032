#!/usr/bin/env bash
# Verifies the goldens of one shard and writes its results to a folder. Differences are left to the
# merge, so they do not end this step; everything else does.
#
# Usage: verify.sh SHARD COUNT FOLDER      below the project's folder
set -euo pipefail

status=0
alrender verify --ci --shard "$1/$2" --cache .alrender/cache --reporter list,json --report "$3" ||
  status=$?
if [[ $status -gt 1 ]]; then exit "$status"; fi
