#!/usr/bin/env bash
# Installs the parts of alrender below a folder: the stripped program, its manual, completions,
# schemas, licence and an example project.
#
# Usage: Scripts/stage.sh ALRENDER DESTDIR PREFIX
#   Scripts/stage.sh .build/release/alrender '' /usr/local     installs on this machine
#   Scripts/stage.sh .build/release/alrender out /usr          lays out a package in out/usr
set -euo pipefail
umask 022

alrender=$(realpath -- "$1")
root=$2$3
scripts=$(cd "$(dirname "$0")" && pwd)
share=$root/share

# Writes standard input to a file that everybody can read, along with its folders.
put() {
  install -d -m 755 -- "$(dirname -- "$1")"
  install -m 644 -- /dev/stdin "$1"
}

install -d -m 755 -- "$root/bin"
install -m 755 -s -- "$alrender" "$root/bin/alrender"
# The linker leaves a search path for Swift's libraries, although they are linked statically.
if command -v chrpath >/dev/null; then chrpath --delete "$root/bin/alrender" >/dev/null; fi

"$scripts/manual.py" "$alrender" | gzip -9n | put "$share/man/man1/alrender.1.gz"

# zsh looks for the completions of packages and those of an administrator in two places.
zsh=zsh/site-functions
[[ $3 != /usr ]] || zsh=zsh/vendor-completions
for place in bash:bash-completion/completions/alrender zsh:$zsh/_alrender \
  fish:fish/vendor_completions.d/alrender.fish; do
  "$alrender" --generate-completion-script "${place%%:*}" | sed '1{/^#!/d}' |
    put "$share/${place#*:}"
done

for kind in scene layout report configuration; do
  "$alrender" schema "$kind" | put "$share/alrender/schemas/$kind.json"
done

example=$(mktemp -d)
trap 'rm -rf "$example"' EXIT
"$alrender" init "$example/project" >/dev/null
(cd "$example" && find project -type f ! -name .gitignore -print0) | while IFS= read -r -d '' file; do
  put "$share/doc/alrender/examples/$file" <"$example/$file"
done
put "$share/doc/alrender/copyright" <"$scripts/../LICENSE"
gzip -9n <"$scripts/../CHANGELOG.md" | put "$share/doc/alrender/changelog.gz"
