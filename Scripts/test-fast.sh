#!/usr/bin/env bash
# Builds and runs the tests of the rooms that the working tree changes, together with HouseTests,
# and checks the format of the changed files. Rooms above a changed one are not built: whether they
# still compile is left to `make test`, which has the final say. This is for the minutes between two
# commits.
#
# Usage: Scripts/test-fast.sh [REVISION]      compared with HEAD by default
# SWIFT_FLAGS are additional build flags, such as those of an existing build.
set -euo pipefail
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
base=${1:-HEAD}

# Prints the changed and new files, one per line, without removed ones.
changed_files() {
  git diff --name-only --diff-filter=d "$base" --
  git ls-files --others --exclude-standard
}

# Prints the test targets of the rooms that the changed files belong to.
test_targets() {
  local file room
  while IFS= read -r file; do
    case $file in
      Sources/Tools/alrender/*) echo CommandLineTests ;;
      Sources/*/*/*)
        room=${file#Sources/*/}
        room=${room%%/*}
        [[ ! -d Tests/${room}Tests ]] || echo "${room}Tests"
        ;;
      Tests/*Tests/*)
        room=${file#Tests/}
        echo "${room%%/*}"
        ;;
      Scenes/* | goldens/*) echo GalleryTests ;;
    esac
  done | sort -u
}

mapfile -t files < <(changed_files | sort -u)
mapfile -t targets < <(printf '%s\n' "${files[@]}" | test_targets)
if [[ ${#targets[@]} -eq 0 ]]; then
  echo "test-fast: no room has changed since $base"
  exit 0
fi
[[ " ${targets[*]} " == *" HouseTests "* ]] || targets+=(HouseTests)
echo "test-fast: ${targets[*]}"

# The manifest leaves out what these tests do not depend on, so the build plan is made again; it is
# removed at the end, so that the next build does not mistake it for its own.
export ALRENDER_TESTS="${targets[*]}"
read -r -a flags <<<"--disable-build-manifest-caching ${SWIFT_FLAGS:-}"
trap 'rm -f .build/debug.yaml' EXIT
"$swift" build --build-tests "${flags[@]}"
"$swift" test --skip-build "${flags[@]}"

sources=()
for file in "${files[@]}"; do
  [[ $file != *.swift ]] || sources+=("$file")
done
if [[ ${#sources[@]} -gt 0 ]]; then
  "$swift" format lint --strict "${sources[@]}"
fi
