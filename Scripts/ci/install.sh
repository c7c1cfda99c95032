#!/usr/bin/env bash
# Puts alrender on the path of a job: the package or archive at ALRENDER_PACKAGE, else an installed
# program, else one built from this checkout.
set -euo pipefail

readonly package=${ALRENDER_PACKAGE:-}
sources=$(cd "$(dirname "$0")/../.." && pwd)

as_root() { if [[ $(id -u) -eq 0 ]]; then "$@"; else sudo -- "$@"; fi; }

case $package in
  *.deb)
    # An image such as debian:12 has no lists of packages, from which the libraries and fonts come.
    if ! compgen -G '/var/lib/apt/lists/*_Packages*' >/dev/null; then as_root apt-get update -q; fi
    as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get install -q -y --no-install-recommends "$(realpath -- "$package")"
    ;;
  *.tar.gz)
    as_root tar -C /opt -xzf "$package"
    name=$(basename -- "$package" .tar.gz)
    as_root ln -sf "/opt/$name/bin/alrender" /usr/local/bin/alrender
    ;;
  '')
    if ! command -v alrender >/dev/null; then
      if ! command -v swift >/dev/null; then
        echo "install: no alrender here, and no Swift to build it: name a package, such as" \
          "'with: { package: tools/alrender.deb }'" >&2
        exit 69
      fi
      make -C "$sources" install
    fi
    ;;
  *)
    echo "install: ALRENDER_PACKAGE must end in .deb or .tar.gz; it is '$package'" >&2
    exit 64
    ;;
esac
alrender --version
