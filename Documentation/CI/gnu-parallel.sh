#!/usr/bin/env bash
# Golden tests in shards with GNU parallel, on this machine or on several through ssh.
#
# Usage: gnu-parallel.sh SHARDS [HOST...]
#   gnu-parallel.sh 8                 eight shards on this machine
#   gnu-parallel.sh 8 left right      the same on two hosts that see this folder (NFS, sshfs)
#
# The exit code is that of the whole run; a missing shard is an error.
set -euo pipefail

shards=$1
shift
report=${REPORT:-report}
alrender=${ALRENDER:-alrender}
folder=$(pwd)

hosts=()
for host in "$@"; do hosts+=(--sshlogin "$host"); done

# What an earlier run left behind must not count as a shard of this one.
for ((i = 1; i <= shards; i++)); do rm -rf "$report-shard-$i"; done

# Failures are listed in the merged report, so a failing shard must not end the others.
seq "$shards" | parallel "${hosts[@]}" --workdir "$folder" --line-buffer \
  "'$alrender' verify --ci --shard {}/$shards --reporter json --report '$report-shard-{}' >/dev/null" ||
  true

folders=()
for ((i = 1; i <= shards; i++)); do
  if [[ -e $report-shard-$i/report.json ]]; then folders+=("$report-shard-$i"); fi
done

if [[ ${#folders[@]} -eq 0 ]]; then
  echo "gnu-parallel: no shard wrote a report; see the messages above" >&2
  exit 2
fi
exec "$alrender" merge-reports "${folders[@]}" --expect-shards "$shards" \
  --reporter list,html,junit --report "$report"
