#!/usr/bin/env bash
# Draws the contact sheets of the gallery for Documentation/Images: a scene of the golden pictures of
# each folder, drawn by the program itself.
# Usage: Scripts/gallery-sheets.sh ALRENDER
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$(realpath -- "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Prints the paths of the pictures of a folder, in the order of their names.
pictures() {
  if [[ $1 == overlays ]]; then
    printf '%s\n' Tests/GalleryTests/Overlays/*@2x.png
  else
    printf '%s\n' "goldens/$1"/*/default@2x.png
  fi
}

# Prints the scene of a sheet: four columns, each picture above the name of its scene.
sheet() {
  pictures "$1" | awk -v root="$PWD" -v folder="$1" '
    { path[NR] = $0; n = split($0, part, "/"); name[NR] = folder == "overlays" ? part[n] : part[n - 1]
      sub(/@2x\.png$/, "", name[NR]) }
    END {
      rows = int((NR + 3) / 4)
      printf "canvas: { width: 1000, height: %d, scale: 1.5, background: \"#D1D1D6\" }\n", rows * 186 + 12
      print "root:\n  subviews:"
      for (i = 1; i <= NR; i++) {
        x = ((i - 1) % 4) * 247 + 12; y = int((i - 1) / 4) * 186 + 12
        printf "    p%d: { type: imageView, source: \"%s/%s\", contentMode: scaleAspectFit, frame: [%d, %d, 235, 150] }\n", i, root, path[i], x, y
        printf "    t%d: { type: label, verbatim: \"%s\", alignment: center, font: { size: 11 }, adjustsFontSizeToFitWidth: true, frame: [%d, %d, 235, 18] }\n", i, name[i], x, y + 154
      }
    }'
}

for folder in text controls paint overlays; do
  sheet "$folder" >"$work/$folder.yaml"
  "$alrender" render "$work/$folder.yaml" -o "Documentation/Images/gallery-$folder.png"
done
