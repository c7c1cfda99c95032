#!/usr/bin/env bash
# Writes the Markdown of a comment on a report; without a report, one that says so.
#
# Usage: comment.sh REPORT_FOLDER FILE
set -euo pipefail

mkdir -p "$(dirname -- "$2")"
if [[ -e $1/report.json ]]; then
  exec alrender comment "$1" -o "$2"
fi
cat > "$2" <<'END'
<!-- alrender comment alrender -->
### ❌ alrender wrote no report

The log of the job says why.
END
