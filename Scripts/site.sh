#!/usr/bin/env bash
# Builds the static site into .build/site with MkDocs from PyPI, in an environment of its own. A dead
# link between pages fails it. The libraries' documentation, by DocC, lies below api/.
#
# SITE_PATH is the path at which the site will stand, such as /alrender for example.com/alrender; only
# DocC's pages need to know it.
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
# DocC's pages ask for the settings of a theme, which need not be there but for the console's sake.
echo '{}' >.build/site/api/theme-settings.json
echo "the site: .build/site/index.html"
