#!/usr/bin/env bash
# Prints the version of the package, or changes it where it is stored.
# Usage: Scripts/version.sh [NEW_VERSION]
set -euo pipefail
cd "$(dirname "$0")/.."

readonly home=Sources/Tools/alrender/Output/Version.swift

if [[ $# -gt 0 ]]; then
  if [[ ! $1 =~ ^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.]+)?$ ]]; then
    echo "version.sh: '$1' is not a semantic version such as 1.4.0" >&2
    exit 64
  fi
  sed -i "s/number = \"[^\"]*\"/number = \"$1\"/" "$home"
fi
sed -n 's/.*number = "\([^"]*\)".*/\1/p' "$home"
