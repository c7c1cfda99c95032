#!/usr/bin/env bash
# Prints the path of axe-core's script, which checks the pages in browser tests.
#
# It comes with axe-playwright-python from PyPI, installed into .build/axe, never system-wide.
# Without a network nothing is printed and the rules are not checked, with a message; under CI that
# is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

script=.build/axe/axe_playwright_python/axe.min.js
if [[ ! -s $script ]]; then
  echo "installing axe-core into .build/axe" >&2
  if ! python3 -m pip install --quiet --no-deps --target .build/axe axe-playwright-python==0.1.8 >&2; then
    echo "axe-core cannot be installed; its rules were not checked" >&2
    [[ ${CI:-} == true ]] && exit 1
    exit 0
  fi
fi
realpath -- "$script"
