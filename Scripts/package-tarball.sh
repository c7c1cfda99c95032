#!/usr/bin/env bash
# Builds a relocatable archive of an already built alrender: one folder with the program, its
# manual, completions and schemas, the packages that it needs, and the licences.
#
# Usage: Scripts/package-tarball.sh ALRENDER [OUT_FOLDER]       default .build/packages
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$1
out=${2:-.build/packages}
version=$(Scripts/version.sh)
address=$(Scripts/address.sh)
name=alrender-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
Scripts/stage.sh "$alrender" "$work/$name" ""
Scripts/licences.sh >"$work/$name/share/doc/alrender/licences.txt"
cat >"$work/$name/README" <<README
alrender $version${address:+, $address}

bin/alrender runs from wherever this folder lies. It needs glibc 2.36 or newer (Debian 12, Ubuntu 22.10)
and these libraries and fonts; on Debian or Ubuntu they come with

  apt-get install libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libpangoft2-1.0-0 libturbojpeg0 \\
    libyaml-0-2 libexpat1 libpng16-16 liblcms2-2 librsvg2-2 libpoppler-glib8 libicu72 fontconfig-config \\
    fonts-inter fonts-noto-core \\
    fonts-noto-cjk fonts-noto-color-emoji fonts-liberation fonts-dejavu-core

bin/alrender fonts check says which fonts are missing.
README
mkdir -p "$out"
# The same tree gives the same bytes.
tar --sort=name --owner=0 --group=0 --numeric-owner \
  --mtime="@$(git log -1 --format=%ct 2>/dev/null || date +%s)" \
  -C "$work" -cf - "$name" | gzip -9n >"$out/$name.tar.gz"
echo "$out/$name.tar.gz"
