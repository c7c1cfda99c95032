#!/usr/bin/env bash
# Records the help of every command in Tests/Help, which the tests compare with the program's
# output.
#
#   Scripts/record-help.sh [PROGRAM]
set -euo pipefail
cd "$(dirname "$0")/.."

program=${1:-.build/debug/alrender}
mkdir -p Tests/Help
rm -f Tests/Help/*.txt
unset NO_COLOR
export COLUMNS=100

"$program" --help >Tests/Help/alrender.txt
"$program" --experimental-dump-help |
  python3 -c 'import json, sys
for verb in json.load(sys.stdin)["command"]["subcommands"]:
    if verb["commandName"] != "help": print(verb["commandName"])' |
  while read -r verb; do
    "$program" help "$verb" >"Tests/Help/$verb.txt"
  done
git status --short -- Tests/Help
