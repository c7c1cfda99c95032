#!/usr/bin/env bash
# Makes a report with failures of several kinds and uses its page in a headless Chromium: it is
# opened from disk, keys are pressed, pictures loaded, accessible names read, and nothing may appear
# in the console.
#
# Screenshots are stored in .build/report/screenshots for a person to look at.
# Usage: Scripts/test-report.sh ALRENDER
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$(realpath -- "$1")
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
work=.build/report
rm -rf "$work"
mkdir -p "$work/project/Scenes"
cp Scenes/showcase/profile-card.yaml Scenes/showcase/login-card.yaml "$work/project/Scenes/"
cp -r Scenes/assets "$work/project/assets"
cat > "$work/project/Scenes/rows.yaml" <<'SCENE'
title: Rows without a picture
canvas: { width: 320, height: 200 }
metrics: { gap: 8 }
root:
  subviews:
    first: { type: label, text: The first row }
    second: { type: label, text: The second row }
constraints:
  - "V:|-[first]-gap-[second]"
  - "H:|-[first]"
  - "H:|-[second]"
variants:
  axes: { direction: [ltr, rtl] }
SCENE
# Texts that would run on a page that treated them as markup.
cat > "$work/project/Scenes/hostile.yaml" <<'SCENE'
title: "<img src=x onerror='window.evil=1'>"
canvas: { width: 320, height: 200 }
metrics: { gap: 8 }
root:
  subviews:
    first: { type: label, verbatim: "\u0600</script><script>window.evil=1</script>" }
    second: { type: label, verbatim: "<img src=x onerror='window.evil=1'>" }
constraints:
  - { id: gap-of-<b>, format: "V:|-[first]-gap-[second]" }
  - "H:|-[first]"
  - "H:|-[second]"
SCENE

cat > "$work/project/alrender.yaml" <<'SETTINGS'
scenes: Scenes
exclude: [assets]
pictures: [profile-card, login-card]
SETTINGS

cd "$work/project"
# A run that records never passes: it exits with 1.
CI= "$alrender" record --mode all > ../record.txt 2>&1 || [[ $? -eq 1 ]]
# A picture whose frames move, pixels alone, and frames alone.
sed -i 's/photo: 64/photo: 72/' Scenes/profile-card.yaml
sed -i 's/offset: \[0, 10\]/offset: [0, 4]/' Scenes/login-card.yaml
sed -i 's/gap: 8/gap: 12/' Scenes/rows.yaml Scenes/hostile.yaml
status=0
"$alrender" verify --ci --report ../page > ../list.txt || status=$?
cd - > /dev/null
if [[ $status -ne 1 ]]; then
  cat "$work/list.txt" >&2
  echo "verify exited with $status, not 1" >&2
  exit 1
fi
mkdir -p "$work/catalogue"
# Texts that would run on a page that treated them as markup.
cat > "$work/hostile.yaml" <<'SCENE'
components:
  badge:
    why: "<img src=x onerror='window.evil=1'>"
    parameters: { word: { type: text, default: "</pre><script>window.evil=1</script>" } }
    view: { type: label, text: $word }
    examples: { plain: {} }
SCENE
"$alrender" catalogue Scenes/format/components.yaml Scenes/components/library/design.yaml \
  "$work/hostile.yaml" -o "$work/catalogue"
AXE=$(Scripts/axe.sh)
export AXE
python3 Scripts/catalogue_browser.py "$chromium" "$work/catalogue/index.html" "$work/screenshots"
python3 Scripts/report_browser.py "$chromium" "$work/page/index.html" "$work/screenshots"
# The pages without a script: the history of a scene's goldens, and what a language lacks.
(
  mkdir "$work/plain" && cd "$work/plain"
  "$alrender" init . > /dev/null
  commit() { git add -A && git -c user.name=a -c user.email=a@localhost commit -qm "$1"; }
  git init -q .
  CI= "$alrender" record > /dev/null 2>&1 || [[ $? -eq 1 ]]
  commit "Record the goldens"
  sed -i 's/gap: 8/gap: 20/' Scenes/welcome.yaml
  CI= "$alrender" record > /dev/null 2>&1 || [[ $? -eq 1 ]]
  commit "Widen the gaps </script>"
  "$alrender" history Scenes/welcome.yaml -o history > /dev/null
  sed -i '/welcome.start/d' Scenes/strings/ar.lproj/Localizable.strings
  sed -i 's/width: 375/width: 160/' Scenes/welcome.yaml
  "$alrender" localize --report languages > /dev/null || [[ $? -eq 1 ]]
)
python3 Scripts/plain_browser.py "$chromium" "$work/screenshots" \
  history="$work/plain/history/index.html" languages="$work/plain/languages/index.html"
echo "screenshots: $work/screenshots"
