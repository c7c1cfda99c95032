#!/usr/bin/env bash
# Writes the Markdown of a comment on a report; without a report, one that says so.
#
# Usage: comment.sh REPORT_FOLDER FILE [PICTURES]
#
# PICTURES is the address under which the report's folder can be seen, 'none' (the default) for a comment
# without pictures. If the repository has a workflow approve.yml, the comment names the reply it answers.
set -euo pipefail

mkdir -p "$(dirname -- "$2")"
if [[ -e $1/report.json ]]; then
  alrender comment "$1" -o "$2" --pictures "${3:-none}" --limit 64800
  top=$(git rev-parse --show-toplevel 2>/dev/null || echo .)
  if [[ -e $top/.github/workflows/approve.yml ]] && grep -q 'alrender approve' "$2"; then
    printf '\nOr reply `/alrender approve`, or `/alrender approve REGEX` for some of them.\n' >> "$2"
  fi
  exit
fi
cat > "$2" <<'END'
<!-- alrender comment alrender -->
### ❌ alrender wrote no report

The log of the job says why.
END
