#!/usr/bin/env bash
# Prints the path of a Python that has modules from PyPI. If the machine's Python lacks one, they
# are installed into .build/validator, never system-wide.
#
# Without a network, nothing is printed except a message to standard error that WHAT was not
# validated; under CI that is an error.
# Usage: python=$(Scripts/validator.sh WHAT MODULE[=PACKAGE]...)
set -euo pipefail
cd "$(dirname "$0")/.."

what=$1
shift
imports=$(printf 'import %s\n' "${@%%=*}")
packages=("${@##*=}")

has_modules() { "$1" -c "$imports" 2>/dev/null; }

if has_modules python3; then
  command -v python3
  exit
fi
python=$PWD/.build/validator/bin/python
if ! has_modules "$python"; then
  echo "installing ${packages[*]} into .build/validator" >&2
  if ! { python3 -m venv .build/validator &&
    .build/validator/bin/pip install --quiet --disable-pip-version-check "${packages[@]}" >&2; }; then
    echo "$what: not validated, because ${packages[*]} cannot be installed" >&2
    [[ ${CI:-} != true ]] || exit 1
    exit 0
  fi
fi
echo "$python"
