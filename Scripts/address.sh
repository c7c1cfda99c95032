#!/usr/bin/env bash
# Prints the project's address, which the variable ADDRESS of the Makefile has; nothing while it has none.
# With an address it puts that one in place of the former, in the Makefile and in every page that names it.
#
# Usage: Scripts/address.sh [ADDRESS]
set -euo pipefail
cd "$(dirname "$0")/.."

readonly none=https://your.server/alrender
present=$(sed -n 's/^ADDRESS ?= //p' Makefile)
if [[ $# -eq 0 ]]; then
  address=${ADDRESS:-$present}
  [[ $address == "$none" ]] || echo "$address"
  exit
fi
[[ $1 =~ ^https://[A-Za-z0-9./_~-]+[^/]$ ]] || { echo "address.sh: '$1' is no https address" >&2 && exit 2; }
git grep -lzF -- "$present" ':!Scripts/address.sh' |
  PRESENT=$present ADDRESS=$1 xargs -0 perl -pi -e 's/\Q$ENV{PRESENT}\E(?![A-Za-z0-9_-])/$ENV{ADDRESS}/g'
git --no-pager diff --stat
