#!/usr/bin/env bash
# Builds the static site into .build/site with MkDocs from PyPI, in an environment of its own. A dead
# link between pages fails it.
# Usage: Scripts/site.sh ALRENDER
set -euo pipefail
cd "$(dirname "$0")/.."

readonly environment=.build/site-environment
if [[ ! -x $environment/bin/mkdocs ]]; then
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check 'mkdocs>=1.6,<2' 'mkdocs-material>=9.5,<10'
fi
Scripts/site.py "$1" .build/site-source
NO_MKDOCS_2_WARNING=1 "$environment/bin/mkdocs" build --quiet --strict --config-file Documentation/Site/mkdocs.yml
echo "the site: .build/site/index.html"
