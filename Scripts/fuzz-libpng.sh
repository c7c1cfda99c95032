#!/usr/bin/env bash
# Builds Debian's libpng so that it guides the fuzzer: each of its branches counts, like ours.
#
#   Scripts/fuzz-libpng.sh DIR
#
# The source comes from Debian's archive through apt-get, with separate configuration and lists:
# nothing on the machine is changed. DIR then contains libpng.a, which the linker uses before the
# system's library.
set -euo pipefail

out=${1:?the folder for the library}
[[ -e $out/libpng.a ]] && exit 0
mkdir -p "$out"
out=$(realpath -- "$out")
clang=$(dirname -- "$(readlink -f -- "$(command -v "${SWIFT:-swift}")")")/clang
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")

mkdir -p "$out"/apt/{parts,state/lists/partial,cache/archives/partial}
cat >"$out/apt/parts/source.sources" <<SOURCES
Types: deb-src
URIs: http://deb.debian.org/debian
Suites: $suite
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
SOURCES
: >"$out/apt/state/status"
apt() {
  apt-get -qq -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$out/apt/parts" \
    -o Dir::State="$out/apt/state" -o Dir::State::status="$out/apt/state/status" \
    -o Dir::Cache="$out/apt/cache" -o APT::Sandbox::User="$(id -un)" "$@"
}
cd "$out/apt"
apt update
apt source --download-only libpng1.6
dpkg-source --no-check -x libpng1.6_*.dsc "$out/source" >/dev/null

cd "$out/source"
cp scripts/pnglibconf.h.prebuilt pnglibconf.h
for file in png pngerror pngget pngmem pngpread pngread pngrio pngrtran pngrutil pngset pngtrans \
  pngwio pngwrite pngwtran pngwutil; do
  "$clang" -O2 -g -fPIC -fsanitize=fuzzer-no-link -DPNG_INTEL_SSE_OPT=0 -c "$file.c" -o "$out/$file.o"
done
ar rcs "$out/libpng.a" "$out"/*.o
rm -rf "$out"/apt "$out"/*.o "$out"/*.tar.*
