#!/usr/bin/env bash
# Makes the parts of a release that need no network: the version, the change log's heading and a tag
# in git; the Debian package, the archive, their checksums and the bill of materials in
# .build/release-VERSION. Documentation/Releasing.md describes the remaining steps.
#
# Usage: Scripts/release.sh VERSION
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  echo "release: $*" >&2
  exit 1
}

version=${1:-}
[[ -n $version ]] || fail "name the version: make release VERSION=1.2.3"
[[ -z $(git status --porcelain) ]] || fail "the work tree has changes; commit or stash them first"
! git rev-parse -q --verify "refs/tags/v$version" >/dev/null || fail "the tag v$version exists"
grep -q '^## \[Unreleased\]' CHANGELOG.md || fail "CHANGELOG.md has no [Unreleased] heading"

Scripts/bootstrap.sh dpkg-dev chrpath lintian
# A failure before the commit leaves the working tree as it was.
trap 'git checkout -q -- Sources/Tools/alrender/Output/Version.swift CHANGELOG.md' EXIT
Scripts/version.sh "$version" >/dev/null
day=$(date -u +%Y-%m-%d)
if grep -q "^## \[$version\]" CHANGELOG.md; then
  # The section of this version already exists: it is dated today.
  sed -i "s/^## \[$version\].*/## [$version] - $day/" CHANGELOG.md
else
  sed -i "s/^## \[Unreleased\]/## [Unreleased]\n\n## [$version] - $day/" CHANGELOG.md
fi
make build BOOTSTRAP=no
.build/release/alrender --version | grep -qx "alrender $version" || fail "the program has another version"
git commit -qm "Release $version" --allow-empty -- Sources/Tools/alrender/Output/Version.swift CHANGELOG.md
trap - EXIT
git tag -a -m "alrender $version" "v$version"

out=.build/release-$version
rm -rf "$out"
deb=$(Scripts/package-deb.sh .build/release/alrender "$out")
lintian --fail-on error "$deb"
Scripts/package-tarball.sh .build/release/alrender "$out" >/dev/null
Scripts/sbom.py "$version" "$out"/alrender* >"$out/alrender-$version.spdx.json"
(cd "$out" && sha256sum -- alrender* >SHA256SUMS)
ls -l "$out"
echo "release: v$version is tagged; Documentation/Releasing.md describes how to publish it"
