#!/usr/bin/env bash
# Prepares a Debian or Ubuntu machine to build alrender: checks Swift, and installs only the
# packages that are missing. If nothing is missing, it changes nothing and prints nothing.
# Usage: Scripts/bootstrap.sh [FURTHER_PACKAGE...]
set -euo pipefail

readonly minimum_swift=6.2

# The libraries that the package links, those that it loads for vector pictures and for words in
# Thai, Lao, Khmer and Burmese, the tools that its build calls, the editor that it builds into its pages,
# and the chosen fonts.
readonly packages=(
  git g++ pkg-config python3-venv
  libcairo2-dev libpango1.0-dev libyaml-dev libturbojpeg0-dev libpng-dev liblcms2-dev libexpat1-dev
  librsvg2-2 libpoppler-glib8 libicu-dev
  libjs-codemirror
  fontconfig-config fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
  fonts-liberation fonts-dejavu-core
  "$@"
)

say() { printf 'bootstrap: %s\n' "$*" >&2; }

fail() {
  say "$@"
  exit 1
}

# Prints the name of the system for a message: "Fedora Linux 42", or the kernel's name.
system_name() {
  if [[ -r /etc/os-release ]]; then
    (. /etc/os-release && printf '%s' "${PRETTY_NAME:-${NAME:-unknown}}")
  else
    uname -s
  fi
}

check_system() {
  if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then return; fi
  fail "this is $(system_name); packages are installed for Debian and Ubuntu only." \
    "Install what these Debian packages hold, then build with 'make BOOTSTRAP=no ...':" \
    "${packages[*]}"
}

# Prints the packages that are not installed, one per line.
missing_packages() {
  local installed package
  # dpkg-query fails if it does not know one of the names, but prints what it does know.
  installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "${packages[@]}" 2>/dev/null |
    sed -n 's/^installed //p' || true)
  for package in "${packages[@]}"; do
    grep -qxF -- "$package" <<<"$installed" || printf '%s\n' "$package"
  done
}

# Runs a command as root: directly, or through sudo.
as_root() {
  if [[ $(id -u) -eq 0 ]]; then
    "$@"
  else
    sudo -- "$@"
  fi
}

apt() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120 "$@" >&2
}

# Whether apt knows any package: a fresh container image has no lists at all.
has_package_lists() { compgen -G '/var/lib/apt/lists/*_Packages*' >/dev/null; }

install_packages() {
  local -a missing
  mapfile -t missing < <(missing_packages)
  if [[ ${#missing[@]} -eq 0 ]]; then return; fi

  if [[ $(id -u) -ne 0 ]] && ! command -v sudo >/dev/null; then
    fail "these packages are missing and installing them needs root or sudo, neither of which" \
      "is available; as root, run: apt-get install ${missing[*]}"
  fi
  say "installing ${missing[*]}"
  local fresh=no
  if ! has_package_lists; then
    apt update && fresh=yes
  fi
  if apt install -y --no-install-recommends "${missing[@]}"; then return; fi
  # Outdated lists name files that the mirror no longer has.
  if [[ $fresh == no ]] && say "retrying with fresh package lists" && apt update &&
    apt install -y --no-install-recommends "${missing[@]}"; then
    return
  fi
  fail "apt-get could not install ${missing[*]}; its messages are above"
}

# Whether version $1 is at least version $2.
at_least() { [[ $(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1) == "$2" ]]; }

readonly swift=${SWIFT:-swift}

# Checked before anything is installed: without Swift the packages are of no use.
find_swift() {
  command -v "$swift" >/dev/null || fail "no Swift compiler: '$swift' is not in PATH." \
    "Install Swift $minimum_swift or newer from https://www.swift.org/install/linux"
}

check_swift() {
  local path banner version
  path=$(command -v "$swift")
  if ! banner=$("$path" --version 2>&1); then
    say "$path does not run here:"
    printf '%s\n' "$banner" | sed 's/^/  /' >&2
    fail "https://www.swift.org/install/linux lists the packages that Swift needs"
  fi
  version=$(sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' <<<"$banner" | head -n 1)
  at_least "${version:-0}" "$minimum_swift" ||
    fail "Swift $minimum_swift or newer is needed; $path is ${version:-of an unknown version}." \
      "See https://www.swift.org/install/linux"
}

check_system
find_swift
install_packages
check_swift
