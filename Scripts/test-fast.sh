#!/usr/bin/env bash
# Builds and runs the tests of the rooms that the working tree changes, and checks the format of the
# changed files. For the minutes between two commits; `make test` is the judge.
#
# Usage: Scripts/test-fast.sh [REVISION]      compared with HEAD by default
set -euo pipefail
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
base=${1:-HEAD}

# Prints the changed and the new files, one a line, without those that were removed.
changed_files() {
  git diff --name-only --diff-filter=d "$base" --
  git ls-files --others --exclude-standard
}

# Prints the test targets of the rooms that the changed files belong to.
test_targets() {
  local file room
  while IFS= read -r file; do
    case $file in
      Sources/alrender/*) echo CommandLineTests ;;
      Sources/*/*)
        room=${file#Sources/}
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
echo "test-fast: ${targets[*]}"

"$swift" build --build-tests
"$swift" test --skip-build --filter "^($(
  IFS='|'
  echo "${targets[*]}"
))\."

sources=()
for file in "${files[@]}"; do
  [[ $file != *.swift ]] || sources+=("$file")
done
if [[ ${#sources[@]} -gt 0 ]]; then
  "$swift" format lint --strict "${sources[@]}"
fi
