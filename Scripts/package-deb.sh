#!/usr/bin/env bash
# Builds the Debian package of an already built alrender. Its dependencies are the libraries that
# the program links, found by dpkg-shlibdeps, and the fonts that it names.
#
# Usage: Scripts/package-deb.sh ALRENDER [OUT_FOLDER]       default .build/packages
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$1
out=${2:-.build/packages}
version=$(Scripts/version.sh)
address=$(Scripts/address.sh)
architecture=$(dpkg --print-architecture)
# What the program loads for documents with an SVG or a PDF, or for text in Thai, Lao, Khmer or
# Burmese, which dpkg-shlibdeps cannot detect; the development package has whichever ICU the system
# has.
readonly loaded="librsvg2-2, libpoppler-glib8, libicu72 | libicu-dev"
readonly fonts="fontconfig-config, fonts-inter, fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
Scripts/stage.sh "$alrender" "$root" /usr

# dpkg-shlibdeps requires the description of a source package; nothing of it is kept.
mkdir -p "$work/debian"
printf 'Source: alrender\n\nPackage: alrender\nArchitecture: %s\n' "$architecture" \
  >"$work/debian/control"
libraries=$(cd "$work" && dpkg-shlibdeps -O "root/usr/bin/alrender" | sed -n 's/^shlibs:Depends=//p')
# Packed relocations need this version, which dpkg-shlibdeps does not detect.
if readelf -d "$root/usr/bin/alrender" | grep -q '(RELR)'; then
  libraries=$(sed 's/libc6 (>= 2\.[0-2][0-9])\|libc6 (>= 2\.3[0-5])/libc6 (>= 2.36)/' <<<"$libraries")
fi

maintainer=$(git log -1 --format='%an <%ae>' 2>/dev/null || echo 'alrender <alrender@localhost>')
# The history of the package, separate from that of the program, which is beside it.
gzip -9n >"$root/usr/share/doc/alrender/changelog.Debian.gz" <<CHANGES
alrender ($version-1) unstable; urgency=medium

  * Version $version; see changelog.gz.

 -- $maintainer  $(git log -1 --format=%cD 2>/dev/null || date -R)
CHANGES

install -d -m 755 "$root/DEBIAN"
cat >"$root/DEBIAN/control" <<CONTROL
Package: alrender
Version: $version-1
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk "$root/usr" | cut -f 1)
Depends: $libraries, $loaded, $fonts
Recommends: fonts-liberation, fonts-dejavu-core
${address:+Homepage: $address
}Section: graphics
Priority: optional
Description: Apple's Auto Layout for scene files, without a Mac
 Reads scenes of views, text, images and constraints, or Interface Builder
 files, solves them as Auto Layout would, measures text with Pango and paints
 with Cairo.
 .
 Compares layouts and pictures with goldens, explains conflicts between
 constraints and checks translations and right-to-left layouts in continuous
 integration.
CONTROL
(cd "$root" && find usr -type f -exec md5sum {} + | LC_ALL=C sort -k 2) >"$root/DEBIAN/md5sums"
chmod 644 "$root/DEBIAN/control" "$root/DEBIAN/md5sums"

mkdir -p "$out"
package=$out/alrender_$version-1_$architecture.deb
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || date +%s) \
  dpkg-deb --root-owner-group --build "$root" "$package" >/dev/null
echo "$package"
