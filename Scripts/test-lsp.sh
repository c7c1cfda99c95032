#!/usr/bin/env bash
# Talks to `alrender lsp` through two third-party clients: pytest-lsp from PyPI runs every request
# against scenes of the gallery and edits one at random 10,000 times; Neovim, headless, opens a
# scene as a person would.
#
# If Python lacks pytest-lsp, it is installed into .build/lsp-client, never system-wide. Without a
# network that half is skipped with a message, but not under CI.
# Usage: Scripts/test-lsp.sh ALRENDER
# EDITS is the number of random edits, SEED their seed.
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$(realpath -- "$1")
work=.build/lsp
rm -rf "$work"
mkdir -p "$work/project"
cp -r Scenes "$work/project/Scenes"
printf 'scenes: Scenes\n' > "$work/project/alrender.yaml"
project=$(realpath -- "$work/project")

has_client() { "$1" -c 'import pytest_lsp' 2>/dev/null; }

run_pytest() {
  local python=python3
  if ! has_client "$python"; then
    python=.build/lsp-client/bin/python
    if ! has_client "$python"; then
      echo "installing pytest-lsp into .build/lsp-client"
      if ! { python3 -m venv .build/lsp-client &&
        .build/lsp-client/bin/pip install --quiet pytest-lsp==1.0.1; }; then
        echo "pytest-lsp cannot be installed; its tests were not run" >&2
        [[ ${CI:-} == true ]] && return 1
        return 0
      fi
    fi
  fi
  ALRENDER=$alrender PROJECT=$project \
    "$python" -m pytest -q -p no:cacheprovider --rootdir Scripts -o asyncio_mode=auto \
    Scripts/lsp_session.py
}

run_neovim() {
  ALRENDER=$alrender PROJECT=$project XDG_STATE_HOME=$PWD/$work XDG_DATA_HOME=$PWD/$work \
    timeout 120 nvim --headless --clean -n -c "luafile Scripts/lsp_neovim.lua"
}

run_pytest
run_neovim
