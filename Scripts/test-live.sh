#!/usr/bin/env bash
# Uses the live page in a headless Chromium on a separate project, first with the mouse, then with
# the keyboard alone, wide and narrow, light and dark; and prints the time from save to pixels, the
# layouts per second while an edge is dragged, and the time to the first picture of 1,000 scenes.
# axe-core checks every part. The designer's desk and the playground are used in the same way.
#
# Screenshots are stored in .build/live/screenshots for a person to look at.
# Usage: Scripts/test-live.sh ALRENDER
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$(realpath -- "$1")
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
work=.build/live
rm -rf "$work"
mkdir -p "$work/project/assets" "$work/project/format" "$work/many"
cp Scenes/assets/*.png "$work/project/assets/"
sed 's#\.\./assets#assets#' Scenes/showcase/login-card.yaml > "$work/project/login-card.yaml"
sed 's#\.\./assets#assets#' Scenes/showcase/profile-card.yaml > "$work/project/profile-card.yaml"
cp Scenes/format/states.yaml "$work/project/format/"
cat > "$work/project/rows.yaml" <<'SCENE'
title: Two rows
canvas: { width: 320, height: 200 }
metrics: { gap: 8 }
root:
  subviews:
    first: { type: label, text: The first row }
    second: { type: label, text: The second row }
constraints:
  - "V:|-gap-[first]-gap-[second]"
  - "H:|-[first]"
  - "H:|-[second]"
variants:
  axes: { direction: [ltr, rtl] }
SCENE
cat > "$work/project/parts.yaml" <<'PARTS'
components:
  row:
    why: A row with a name.
    parameters: { name: text, width: number, tone: { type: color, default: systemBlue } }
    view: { background: $tone, subviews: { name: { type: label, verbatim: $name } } }
    constraints: [ "H:|-[name]-|", "V:|-[name]-|", self.width == $width ]
    examples:
      short: { name: Mei, width: 200 }
      long: { name: A longer name, width: 240 }
PARTS
cat > "$work/project/broken.yaml" <<'SCENE'
title: Two widths
canvas: { width: 320, height: 200 }
root: { subviews: { box: { background: systemBlue } } }
constraints:
  - box.leading == root.leading + 20
  - box.top == root.top + 20
  - box.height == 40
  - box.width == 100
  - box.width == 200
SCENE
cat > "$work/project/hostile.yaml" <<'SCENE'
title: "<img src=x onerror='window.evil=1'>"
canvas: { width: 320, height: 200 }
root:
  subviews:
    first: { type: label, verbatim: "</script><script>window.evil=1</script>" }
constraints:
  - { id: gap-of-<b>, format: "V:|-[first]" }
  - "H:|-[first]"
SCENE
printf 'scenes: .\nexclude: [assets]\npictures: [login-card]\n' > "$work/project/alrender.yaml"
(cd "$work/project" && CI= "$alrender" record --mode all > /dev/null 2>&1) || [[ $? -eq 1 ]]
cp -r "$work/project" "$work/keys"
cp -r "$work/project" "$work/lasting"
cp -r "$work/project" "$work/desk"
python3 - "$work" <<'MANY'
import pathlib, sys
folder = pathlib.Path(sys.argv[1])
text = (folder / "project/broken.yaml").read_text()
for number in range(1, 1001):
    (folder / f"many/scene-{number}.yaml").write_text(text.replace("Two widths", f"Scene {number}"))
MANY
python3 Scripts/live_browser.py "$chromium" "$alrender" "$work/project" "$work/screenshots" \
  --many "$work/many"
python3 Scripts/live_lasting.py "$chromium" "$alrender" "$work/lasting" "$work/many" Scenes
AXE=$(Scripts/axe.sh) python3 Scripts/live_keyboard.py "$chromium" "$alrender" "$work/keys" \
  "$work/screenshots"
AXE=$(Scripts/axe.sh) python3 Scripts/live_desk.py "$chromium" "$alrender" "$work/desk" "$work/screenshots"
echo "screenshots: $work/screenshots"
