#!/usr/bin/env bash
# Draws the pictures for the tests of overlays: each scene in Scenes/overlays with the overlay that
# its name begins with.
# Usage: Scripts/record-overlays.sh ALRENDER
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$(realpath -- "$1")
folder=Tests/GalleryTests/Overlays
mkdir -p "$folder"

for scene in Scenes/overlays/*.yaml; do
  name=$(basename "$scene" .yaml)
  case $name in
    alignment-rects*) overlay=alignmentRects ;;
    *) overlay=${name%%-*} ;;
  esac
  "$alrender" render "$scene" --show "$overlay" -o "$folder/$name@2x.png" 2>/dev/null
done

git status --short -- "$folder"
