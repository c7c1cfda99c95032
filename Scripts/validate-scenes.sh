#!/usr/bin/env bash
# Validates every scene of the gallery against `alrender schema scene`, and what they are laid out to
# against `alrender schema layout`, with the validator of another project (jsonschema from PyPI).
#
# Where Python lacks the validator, it is installed into .build/validator, never system-wide. Without
# a network the step is skipped with a message, but not under CI.
# Usage: Scripts/validate-scenes.sh ALRENDER [FILE_OR_FOLDER...]
set -euo pipefail
cd "$(dirname "$0")/.."

alrender=$(realpath -- "$1")
shift
(($#)) || set -- Scenes

has_validator() { "$1" -c 'import jsonschema, yaml' 2>/dev/null; }

python=python3
if ! has_validator "$python"; then
  python=.build/validator/bin/python
  if ! has_validator "$python"; then
    echo "installing jsonschema and PyYAML into .build/validator"
    if ! { python3 -m venv .build/validator &&
      .build/validator/bin/pip install --quiet jsonschema PyYAML; }; then
      echo "the scenes were not validated: jsonschema cannot be installed" >&2
      [[ ${CI:-} == true ]] && exit 1
      exit 0
    fi
  fi
fi

"$python" Scripts/validate-scenes.py "$alrender" "$@"
