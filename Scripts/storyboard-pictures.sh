#!/usr/bin/env bash
# Draws the pictures of Documentation/Storyboards.md: the canvas of Scenes/storyboards/shop.storyboard, and one
# of its controllers in three languages.
#
# Usage: storyboard-pictures.sh ALRENDER
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$(realpath -- "$1")
storyboard=Scenes/storyboards/shop.storyboard
pictures=$(realpath Documentation/Images/storyboards)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$alrender" "$storyboard" --canvas "$pictures/canvas.png"

# strings LANGUAGE TITLE HEADING FIRST SUBTITLE SECOND BUTTON
strings() {
  mkdir -p "$work/App/$1.lproj"
  cat > "$work/App/$1.lproj/Main.strings" <<END
"itm-00-001.title" = "$2";
"cat-00-003.text" = "$3";
"cat-00-006.text" = "$4";
"cat-00-007.text" = "$5";
"cat-00-009.text" = "$6";
"cat-00-010.normalTitle" = "$7";
"cat-00-010.configuration.title" = "$7";
END
}
mkdir -p "$work/App/Base.lproj"
cp "$storyboard" "$work/App/Base.lproj/Main.storyboard"
strings de Sortiment "Heute frisch" Sauerteigbrot "Um fünf gebacken" Pflaumenkuchen "Zur Kasse"
strings ar القائمة "طازج اليوم" "خبز العجين المخمر" "مخبوز في الخامسة" "كعكة البرقوق" الدفع
cd "$work"
"$alrender" App/Base.lproj/Main.storyboard --root Catalog --frame --scale 1 \
  --sheet "$pictures/one-picture.png" --matrix locale=en,de,ar
