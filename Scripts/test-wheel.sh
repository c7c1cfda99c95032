#!/usr/bin/env bash
# Installs the Python wheel of alrender in a root made by debootstrap that has Python, but neither
# the libraries nor the fonts, and no network; draws texts of many scripts and a vector picture, and
# compares them with what ALRENDER draws here, byte for byte. It needs root.
#
# Usage: Scripts/test-wheel.sh WHEEL ALRENDER
set -euo pipefail

wheel=$(realpath -- "$1")
alrender=$(realpath -- "$2")
scripts=$(cd "$(dirname "$0")" && pwd)
test=test-wheel
# shellcheck source=Scripts/fresh-root.sh
source "$scripts/fresh-root.sh"

step "Python" inside 'apt-get update -q && apt-get install -q -y --no-install-recommends python3-venv'
cp -- "$wheel" "$root/tmp/"
without=(unshare --net)
step "pip install" inside \
  "python3 -m venv /venv && /venv/bin/pip install -q --no-index /tmp/$(basename -- "$wheel")"
step "nothing else is installed" inside '! ls /usr/share/fonts /usr/lib/*/libcairo.so.2 2>/dev/null'
step "the description" inside \
  'grep -q "^## Seconds to a picture" /venv/lib/python3*/site-packages/alrender-*.dist-info/METADATA'
step "alrender --version" inside '/venv/bin/alrender --version'
step "the fonts" inside '/venv/bin/alrender fonts check'
step "alrender init" inside '/venv/bin/alrender init /root/project'

project=$root/root/project
cat >"$project/dot.svg" <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle cx="10" cy="10" r="8"/></svg>
SVG
cat >"$project/Scenes/scripts.yaml" <<'SCENE'
canvas: { width: 300, height: fit }
root:
  layoutMargins: 16
  subviews:
    text:
      type: label
      lines: 0
      text: "Ahoy, Ærøskøbing! Γειά, привет, שלום, مرحبا, नमस्ते, สวัสดีครับ, 你好，日本語, 안녕 🎈"
    dot: { type: image, source: ../dot.svg }
constraints: [ "H:|-[text]-|", "V:|-[text]-8-[dot]-|", "H:|-[dot]" ]
SCENE
step "texts and a vector picture" expecting 0 '/venv/bin/alrender Scenes/scripts.yaml -o there.png'
(cd "$project" && "$alrender" Scenes/scripts.yaml -o here.png)
cmp "$project/here.png" "$project/there.png" || fail "the picture differs from the one drawn here"
step "record, verify" expecting 0 \
  '{ CI= /venv/bin/alrender record || test $? = 1; } && /venv/bin/alrender verify --ci'
step "remove" inside '/venv/bin/pip uninstall -q -y alrender'
left=$(find "$root/venv/share/alrender" "$root/venv/lib/alrender" "$root/venv/bin/alrender" -type f 2>/dev/null | head || true)
[[ -z $left ]] || fail "left behind: $left"
echo "test-wheel: installed and used without a library, a font or a network; pictures are equal"
