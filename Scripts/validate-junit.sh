#!/usr/bin/env bash
# Validates the junit.xml of runs that pass, fail, lack a golden or meet a damaged one against
# Scripts/junit.xsd, with a validator of another project (xmlschema from PyPI).
#
# Scripts/validator.sh finds or installs the validator.
# Usage: Scripts/validate-junit.sh ALRENDER
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$(realpath -- "$1")
schema=$PWD/Scripts/junit.xsd
python=$(Scripts/validator.sh "junit.xml" xmlschema)
[[ -n $python ]] || exit 0

project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
cd "$project"
mkdir Scenes
write() {
  printf 'canvas: { width: 100, height: 40 }\nroot: { subviews: { a: { type: label, text: %s } } }\n' \
    "$2" >"Scenes/$1.yaml"
  printf 'constraints: [a.top == root.top, a.leading == root.leading]\n' >>"Scenes/$1.yaml"
}
verify() { "$alrender" verify --ci --text blocks "$@" >/dev/null 2>&1 || true; }

write passes '"as ever"'
write changes '"<before> & after"'
write damaged '"its golden is cut off"'
CI= "$alrender" record --text blocks >/dev/null 2>&1 || true
write changes '"]]> \u0001 \U0001F600 <other> & \"more\""'
write missing '"no golden"'
printf '\377' >goldens/damaged/default.layout.txt
verify --reporter junit --report all
rm Scenes/*.yaml && write passes '"as ever"'
verify --reporter junit --report passing
verify --reporter junit --report empty --shard 2/2
for report in all passing empty; do
  "$python" - "$schema" "$report/junit.xml" <<'END'
import sys
import xmlschema

xmlschema.XMLSchema(sys.argv[1]).validate(sys.argv[2])
END
done
grep -q '<failure' all/junit.xml
grep -q '<error' all/junit.xml
echo "junit.xml is valid"
