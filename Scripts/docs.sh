#!/bin/sh
# Builds the documentation of the libraries with DocC, into .build/documentation; a broken link, or
# any other warning, is an error.
#
#   Scripts/docs.sh [MODULE...]      those of the products by default
#
# BASE is the path below which a server will show the archives; without it they are at its root. The
# symbols come from a separate build, so that the flags do not affect the ordinary one.
set -eu
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
docc=${DOCC:-$(dirname "$(command -v "$swift")")/docc}
[ $# -gt 0 ] || \
  set -- Cassowary AutoLayout Rendering Diagnosis GoldenTesting UIKit UIKitGoldens \
    UIKitSnapshotTesting

work=$PWD/.build/documentation
mkdir -p "$work/graphs"
for module; do
  "$swift" build --quiet --scratch-path "$work/build" --target "$module" \
    -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$work/graphs" \
    -Xswiftc -symbol-graph-minimum-access-level -Xswiftc public \
    -Xswiftc -emit-extension-block-symbols

  # DocC reads whole folders: each module gets its own, with its extensions of other modules.
  rm -rf "$work/symbols/$module" "$work/$module.doccarchive"
  mkdir -p "$work/symbols/$module"
  for graph in "$work/graphs/$module.symbols.json" "$work/graphs/$module@"*.symbols.json; do
    [ ! -f "$graph" ] || cp "$graph" "$work/symbols/$module/"
  done

  catalog=$(echo Sources/*/"$module/$module.docc")
  [ -d "$catalog" ] || catalog=
  # shellcheck disable=SC2086 # no catalog is not an argument
  "$docc" convert $catalog --warnings-as-errors \
    --additional-symbol-graph-dir "$work/symbols/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --hosting-base-path "${BASE:-/}" \
    --output-path "$work/$module.doccarchive"
done
