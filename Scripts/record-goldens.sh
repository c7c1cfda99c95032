#!/usr/bin/env bash
# Writes the goldens of every scene anew, then lists the files that changed.
# Layouts are recorded for all scenes, pictures for those that have one already and for the
# scenes named after the program.
# Usage: Scripts/record-goldens.sh ALRENDER [SCENE...]
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$(realpath -- "$1")
shift

# Prints the folder that holds the goldens of a scene.
golden_folder() {
  local inner=${1#Scenes/}
  echo "goldens/${inner%.yaml}"
}

while IFS= read -r -d '' scene; do
  folder=$(golden_folder "$scene")
  mkdir -p "$folder"
  "$alrender" layout "$scene" >"$folder/default.layout.txt" 2>/dev/null
  if [[ -e $folder/default@2x.png ]]; then
    "$alrender" render "$scene" --scale 2 -o "$folder/default@2x.png" 2>/dev/null
  fi
done < <(find Scenes -name '*.yaml' -print0 | sort -z)

for scene in "$@"; do
  "$alrender" render "$scene" --scale 2 -o "$(golden_folder "$scene")/default@2x.png" 2>/dev/null
done

for scene in Tests/BrokenScenes/*.yaml; do
  (cd Tests/BrokenScenes && "$alrender" render "$(basename "$scene")" -o - \
    >/dev/null 2>"$(basename "$scene" .yaml).stderr.txt") || true
done

git status --short -- goldens Tests/BrokenScenes
