#!/usr/bin/env bash
# Draws the contact sheets of the gallery for Documentation/Images: a scene with the golden pictures
# of each folder, drawn by the program itself.
# Usage: Scripts/gallery-sheets.sh ALRENDER
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$(realpath -- "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Prints the paths of the pictures in a folder, sorted by name.
pictures() {
  if [[ $1 == overlays ]]; then
    printf '%s\n' "$PWD"/Tests/GalleryTests/Overlays/*@2x.png
  elif [[ $1 == documents ]]; then
    # The goldens of whole screens have more pixels than one scene may read.
    "$alrender" render Scenes/documents --scale 1 -o "$work/{scene}.png" 2>/dev/null
    printf '%s\n' "$work/documents"/*.png
  else
    printf '%s\n' "$PWD/goldens/$1"/*/default@2x.png
  fi
}

# Prints the scene of a sheet: columns of pictures, each above the name of its scene; whole screens
# are high and narrow.
sheet() {
  local columns=4 width=235 height=150
  if [[ $1 == documents ]]; then columns=6 width=153 height=332; fi
  pictures "$1" | awk -v folder="$1" -v columns=$columns -v w=$width -v h=$height '
    { path[NR] = $0; n = split($0, part, "/"); name[NR] = folder == "overlays" || folder == "documents" ? part[n] : part[n - 1]
      sub(/(@2x)?\.png$/, "", name[NR]) }
    END {
      rows = int((NR + columns - 1) / columns)
      printf "canvas: { width: 1000, height: %d, scale: 1.5, background: \"#D1D1D6\" }\n", rows * (h + 36) + 12
      print "root:\n  subviews:"
      for (i = 1; i <= NR; i++) {
        x = ((i - 1) % columns) * (w + 12) + 12; y = int((i - 1) / columns) * (h + 36) + 12
        printf "    p%d: { type: imageView, source: \"%s\", contentMode: scaleAspectFit, frame: [%d, %d, %d, %d] }\n", i, path[i], x, y, w, h
        printf "    t%d: { type: label, verbatim: \"%s\", alignment: center, font: { size: 11 }, adjustsFontSizeToFitWidth: true, frame: [%d, %d, %d, 18] }\n", i, name[i], x, y + h + 4, w
      }
    }'
}

# Prints the scene of the controls: all at their size in points, in the looks of iOS 18 and of iOS 26.
controls() {
  "$alrender" render Scenes/controls --look ios26 -o "$work/{scene}.png" 2>/dev/null || true
  pictures controls | python3 -c '
import json, pathlib, struct, sys
def size(path): return [side / 2 for side in struct.unpack(">II", path.read_bytes()[16:24])]
gap, title, wide = 12, 18, 1340
x, y, high, views = gap, gap, 0, []
for number, path in enumerate(map(pathlib.Path, sys.stdin.read().split())):
    name = path.parent.name
    other = pathlib.Path(sys.argv[1], "controls", f"{name}.png")
    room = size(path)[0] + 4 + size(other)[0]
    if x + room + gap > wide:
        x, y, high = gap, y + high + title + gap, 0
    left = x
    for part, (source, words) in enumerate(((path, name), (other, "iOS 26"))):
        width, height = size(source)
        views.append(f"p{number}x{part}: {{ type: imageView, source: {json.dumps(str(source))}, "
                     f"frame: [{left:g}, {y}, {width:g}, {height:g}] }}")
        views.append(f"t{number}x{part}: {{ type: label, verbatim: {json.dumps(words)}, font: {{ size: 11 }}, "
                     f"frame: [{left:g}, {y + height + 2:g}, {width:g}, 14] }}")
        left, high = left + width + 4, max(high, int(height))
    x += room + gap
print(f"canvas: {{ width: {wide}, height: {y + high + title + gap}, scale: 1, background: \"#D1D1D6\" }}")
print("root:\n  subviews:\n    " + "\n    ".join(views))
' "$work"
}

for folder in text controls paint overlays documents; do
  if [[ $folder == controls ]]; then controls; else sheet "$folder"; fi >"$work/$folder.yaml"
  "$alrender" render "$work/$folder.yaml" -o "Documentation/Images/gallery-$folder.png"
done
