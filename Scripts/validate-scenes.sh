#!/usr/bin/env bash
# Validates every scene of the gallery against `alrender schema scene`, and its layout against
# `alrender schema layout`, with the validator of another project (jsonschema from PyPI).
#
# Scripts/validator.sh finds or installs the validator.
# Usage: Scripts/validate-scenes.sh ALRENDER [FILE_OR_FOLDER...]
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$(realpath -- "$1")
shift
(($#)) || set -- Scenes

python=$(Scripts/validator.sh "the scenes" jsonschema yaml=PyYAML)
[[ -n $python ]] || exit 0

"$python" Scripts/validate-scenes.py "$alrender" "$@"
