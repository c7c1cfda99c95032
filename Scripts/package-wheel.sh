#!/usr/bin/env bash
# Builds a Python wheel of an already built alrender, for `pip install` and `uvx`: the program with
# the libraries that it links and loads, and the fonts in which it sets text, so that it needs
# nothing of the machine but glibc. PDF pictures are the exception: poppler's licence is not one for
# a wheel, so it is loaded where the machine has it.
#
# Usage: Scripts/package-wheel.sh ALRENDER [OUT_FOLDER]       default .build/packages
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$(realpath -- "$1")
out=${2:-.build/packages}
version=$(Scripts/version.sh)
address=$(Scripts/address.sh)
# What dlopen loads: pictures of lines and areas, and words of scripts without spaces.
readonly loaded=(librsvg-2.so.2 libicuuc.so.72)
# What every system with this version of glibc has.
readonly system='^(linux-vdso|ld-linux.*|libc|libm|libdl|librt|libpthread|libresolv)\.so'

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree=$work/alrender-$version
data=$tree/alrender-$version.data
libraries=$data/data/lib/alrender
information=$tree/alrender-$version.dist-info
mkdir -p "$data/data" "$libraries" "$information/licenses"

Scripts/stage.sh "$alrender" "$data/data" ""
mkdir "$data/scripts"
mv "$data/data/bin/alrender" "$data/scripts/alrender"
rmdir "$data/data/bin"

# Prints the paths of the libraries that a file needs.
needed() { ldd "$1" | sed -n 's/^.* => \(\/[^ ]*\) .*/\1/p'; }

# Prints the path of a library by its name.
found() { /sbin/ldconfig -p | awk -v name="$1" '$1 == name && !n++ { print $NF }'; }

for name in "${loaded[@]}"; do
  path=$(found "$name")
  [[ -n $path ]] || { echo "package-wheel.sh: $name is not installed" >&2 && exit 1; }
  printf '%s\n' "$path"
  needed "$path"
done >"$work/paths"
needed "$alrender" >>"$work/paths"
: >"$work/sources"
sort -u "$work/paths" | while IFS= read -r path; do
  name=${path##*/}
  [[ ! $name =~ $system ]] || continue
  install -m 755 -- "$(realpath -- "$path")" "$libraries/$name"
  # shellcheck disable=SC2016 # $ORIGIN is the loader's
  patchelf --set-rpath '$ORIGIN' "$libraries/$name"
  realpath -- "$path" >>"$work/sources"
done
# shellcheck disable=SC2016
patchelf --force-rpath --set-rpath '$ORIGIN/../lib/alrender' "$data/scripts/alrender"

# The font files that the program names, in the same order of folders, below share/alrender.
"$alrender" fonts list | cut -f 2 | sort -u |
  cat - <(echo /usr/share/fontconfig/conf.avail/10-scale-bitmap-fonts.conf) |
  while IFS= read -r path; do
    install -D -m 644 -- "$path" "$data/data/share/alrender/${path#/usr/share/}"
    realpath -- "$path" >>"$work/sources"
  done

# The licences: our own, those of what is linked in, and those of each package that a file is from.
cp LICENSE "$information/licenses/LICENSE"
Scripts/licences.sh >"$information/licenses/licences.txt"
while IFS= read -r path; do
  dpkg-query -S "$path" 2>/dev/null || dpkg-query -S "${path#/usr}" 2>/dev/null || {
    echo "package-wheel.sh: $path is of no package, so its licence is unknown" >&2
    exit 1
  }
done <"$work/sources" | cut -d : -f 1 | sort -u | while IFS= read -r package; do
  cp -L "/usr/share/doc/$package/copyright" "$information/licenses/$package.txt"
done

# Python's spelling of a version before a release: 1.2.0-beta.1 is 1.2.0b1.
sed -e 's/^/Version: /' -e 's/-alpha\.\{0,1\}/a/; s/-beta\.\{0,1\}/b/; s/-rc\.\{0,1\}/rc/' <<<"$version" \
  >"$work/version"
{
  printf 'Metadata-Version: 2.1\nName: alrender\n'
  cat "$work/version"
  printf '%s\n' "Summary: Apple's Auto Layout for scene files and storyboards, without a Mac" \
    ${address:+"Home-page: $address"} 'License: MIT' 'Requires-Python: >=3.8' 'Description-Content-Type: text/markdown' ''
  sed '/^<table>/,/<\/table>$/d' README.md
} >"$information/METADATA"
{
  printf 'Wheel-Version: 1.0\nGenerator: alrender (%s)\nRoot-Is-Purelib: false\n' "$version"
  printf 'Tag: py3-none-manylinux_2_36_%s\n' "$(uname -m)"
} >"$information/WHEEL"

mkdir -p "$out"
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || date +%s) \
  /usr/bin/python3 -m wheel pack "$tree" --dest-dir "$out" >"$work/pack.log" || {
  cat "$work/pack.log" >&2
  exit 1
}
sed -n 's/^Repacking wheel as \(.*\)\.\.\.OK$/\1/p' "$work/pack.log"
