#!/usr/bin/env bash
# Validates what goes to code review servers: the SARIF of `check` and `verify` against the parts of
# the standard that alrender writes, and likewise GitLab code quality reports, with the validator of
# another project (jsonschema from PyPI). The comment on a pull request is written beside them.
#
# Scripts/validator.sh finds or installs the validator.
# Usage: Scripts/validate-findings.sh ALRENDER
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$(realpath -- "$1")
judge=$PWD/Scripts/validate-findings.py
python=$(Scripts/validator.sh "the findings" jsonschema)
[[ -n $python ]] || exit 0

project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
cd "$project"
mkdir Scenes
scene() {
  printf 'canvas: { width: 100, height: 40 }\nroot: { subviews: { a: { type: label, text: %s } } }\n' \
    "$2" >"Scenes/$1.yaml"
  printf 'constraints: [a.top == root.top, a.leading == root.leading, a.width <= 30]\n' >>"Scenes/$1.yaml"
}
scene 'a b' '"as ever"'
scene passes '"ok"'
CI= "$alrender" record --text blocks --pictures all >/dev/null 2>&1 || true
scene 'a b' '"a text that is longer\u0600<b> than the label"'

"$alrender" verify --ci --text blocks --pictures all --reporter sarif,gitlab --report report \
  >/dev/null 2>&1 || true
"$python" "$judge" sarif report/alrender.sarif
"$python" "$judge" gitlab report/gl-code-quality-report.json
printf 'root: { subviews: { a: { typo: 1 } } }\n' >Scenes/wrong.yaml
for form in sarif gitlab; do
  "$alrender" check Scenes --text blocks --format "$form" >"check.$form" 2>/dev/null || true
  "$python" "$judge" "$form" "check.$form"
  "$alrender" check Scenes/passes.yaml --text blocks --format "$form" >"empty.$form" 2>/dev/null
  "$python" "$judge" "$form" "empty.$form" --empty
done
"$alrender" comment report --attach attached -o comment.md
cmp -s comment.md <("$alrender" comment report --attach attached)
grep -q '<img src="attached/' comment.md
test -n "$(ls attached)"
echo "SARIF and the code quality report are valid"
