#!/usr/bin/env bash
# Builds the static site and examines it, served by a static server, in a headless Chromium: every
# page, every link, the search, two widths, light and dark.
#
# Screenshots are stored in .build/site-screenshots for a person to look at.
# Usage: Scripts/test-site.sh ALRENDER
set -euo pipefail
cd "$(dirname "$0")/.."

chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
SITE_PATH='' Scripts/site.sh "$1"
AXE=$(Scripts/axe.sh) python3 Scripts/site_browser.py "$chromium" .build/site .build/site-screenshots
echo "screenshots: .build/site-screenshots"
