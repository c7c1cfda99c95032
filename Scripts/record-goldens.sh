#!/usr/bin/env bash
# Writes the goldens of the gallery anew, then lists the files that changed.
#
# Layouts are recorded for every scene, pictures for those that have one already and for the scenes
# that are named, words for every broken scene.
# Usage: Scripts/record-goldens.sh ALRENDER [SCENE...]
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$(realpath -- "$1")
shift

# The folder that holds the goldens of a scene.
golden_folder() {
  local inner=${1#Scenes/}
  echo "goldens/${inner%.yaml}"
}

record_picture() {
  "$alrender" render "$1" -o "$(golden_folder "$1")/default@2x.png" 2>/dev/null
}

while IFS= read -r -d '' scene; do
  folder=$(golden_folder "$scene")
  mkdir -p "$folder"
  "$alrender" layout "$scene" >"$folder/default.layout.txt" 2>/dev/null
  if [[ -e $folder/default@2x.png ]]; then record_picture "$scene"; fi
done < <(find Scenes -path Scenes/broken -prune -o -name '*.yaml' -print0 | sort -z)

for scene in "$@"; do record_picture "$scene"; done

(
  cd Scenes/broken
  for scene in *.yaml; do
    status=0
    "$alrender" layout "$scene" --strict --text blocks >/dev/null 2>"${scene%.yaml}.stderr.txt" ||
      status=$?
    if ((status != 1 && status != 2)); then
      echo "$scene: the exit code is $status, neither 1 nor 2" >&2
      exit 1
    fi
  done
)

Scripts/environment.sh "$alrender" >goldens/environment.json

git status --short -- goldens Scenes/broken
