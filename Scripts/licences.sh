#!/usr/bin/env bash
# Prints the licences of alrender and of everything linked into it, and names those of the libraries
# and fonts that it uses on the machine.
set -euo pipefail
cd "$(dirname "$0")/.."

# Prints a line underlined with a rule of the same length.
heading() { printf "%s\n%s\n\n" "$1" "${1//?/=}"; }

heading "alrender"
cat LICENSE
for checkout in .build/checkouts/*/; do
  [[ -d $checkout ]] || continue
  licence=$(find "$checkout" -maxdepth 1 -iname 'license*' | LC_ALL=C sort | head -n 1)
  [[ -n $licence ]] || continue
  printf '\n\n'
  heading "$(basename "$checkout")"
  cat "$licence"
done
printf '\n\n'
heading "Runtimes that are linked in"
cat <<'TEXT'
The Swift runtime         Apache-2.0 with the runtime library exception
libstdc++                 GPL-3.0-or-later with the GCC runtime library exception 3.1
TEXT
editor=/usr/share/doc/libjs-codemirror/copyright
if [[ -r $editor ]]; then
  printf '\n\n'
  heading "CodeMirror, the editor of the playground"
  cat "$editor"
fi
printf '\n\n'
heading "Libraries and fonts of the machine"
cat <<'TEXT'
cairo                     LGPL-2.1 or MPL-1.1
pango                     LGPL-2.0-or-later
harfbuzz                  MIT (old style)
fontconfig                MIT (old style)
freetype                  FTL or GPL-2.0-only
glib                      LGPL-2.1-or-later
lcms2                     MIT
libyaml                   MIT
libjpeg-turbo             IJG, BSD-3-Clause, zlib
libpng, zlib              libpng-2.0, zlib
expat                     MIT
librsvg                   LGPL-2.1-or-later; loaded by a process of its own
poppler                   GPL-2.0-only or GPL-3.0-only; loaded by a process of its own
ICU                       Unicode-3.0; loaded for texts of scripts without spaces
Inter                     OFL-1.1
Noto                      OFL-1.1
TEXT
