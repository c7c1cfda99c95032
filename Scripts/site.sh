#!/usr/bin/env bash
# Builds the static site into .build/site with MkDocs from PyPI, in its own virtual environment. A
# broken link between pages is an error. The libraries' documentation, built by DocC, is below api/.
#
# SITE_PATH is the path of the site on its server, such as /alrender, empty for the root; only
# DocC's pages need it.
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

swift=${SWIFT:-swift}
docc=${DOCC:-$(dirname "$(command -v "$swift")")/docc}
BASE=${SITE_PATH:-}/api Scripts/docs.sh
rm -rf .build/site/api
"$docc" merge .build/documentation/*.doccarchive --output-path .build/site/api \
  --synthesized-landing-page-name alrender --synthesized-landing-page-kind Package
# DocC's pages request the settings of a theme, which are only needed to keep the console clean.
echo '{}' >.build/site/api/theme-settings.json
echo "the site: .build/site/index.html"
