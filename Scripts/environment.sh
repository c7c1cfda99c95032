#!/usr/bin/env bash
# Prints the libraries and font files that text depends on, as goldens/environment.json holds them.
# Usage: Scripts/environment.sh ALRENDER
set -euo pipefail

alrender=$1

version() { pkg-config --modversion "$1"; }

# FreeType's pkg-config tells its libtool version; its header tells its own.
freetype_version() {
  printf '#include <ft2build.h>\n#include FT_FREETYPE_H\n%s\n' \
    'FREETYPE_MAJOR FREETYPE_MINOR FREETYPE_PATCH' |
    cc -E -P $(pkg-config --cflags freetype2) - | tail -1 | tr ' ' .
}

fonts() {
  "$alrender" fonts list | cut -f2,4 |
    while read -r file hash; do printf '    "%s": "%s",\n' "${file##*/}" "$hash"; done |
    LC_ALL=C sort -u | sed '$ s/,$//'
}

cat <<JSON
{
  "cairo": "$(version cairo)",
  "pango": "$(version pango)",
  "harfbuzz": "$(version harfbuzz)",
  "freetype": "$(freetype_version)",
  "fontconfig": "$(version fontconfig)",
  "fonts": {
$(fonts)
  }
}
JSON
