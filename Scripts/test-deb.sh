#!/usr/bin/env bash
# Installs a Debian package of alrender in a root made by debootstrap, uses it like a new user, from
# an empty folder to a comment on a change, removes it again, and prints the time of each step. Then
# the scripts in Scripts/ci do the same with the archive, without a network, and the archive is
# moved. It needs root. The mirror is the one that apt uses here.
#
# Usage: Scripts/test-deb.sh PACKAGE.deb ARCHIVE.tar.gz
set -euo pipefail

package=$(realpath -- "$1")
archive=$(realpath -- "$2")
scripts=$(cd "$(dirname "$0")" && pwd)
test=test-deb
# shellcheck source=Scripts/fresh-root.sh
source "$scripts/fresh-root.sh"

cp -- "$package" "$root/tmp/alrender.deb"
step "install" inside 'apt-get update -q && apt-get install -q -y --no-install-recommends /tmp/alrender.deb'
step "alrender --version" inside 'alrender --version'
step "alrender init" inside 'alrender init /root/project'
step "render" expecting 0 'alrender Scenes/welcome.yaml -o welcome.png && test -s welcome.png'
step "record goldens" expecting 1 'alrender record'
step "verify" expecting 0 'alrender verify --ci'
step "change a file" expecting 0 "sed -i 's/gap: 8/gap: 20/' Scenes/welcome.yaml"
step "verify finds it" expecting 1 'alrender verify --ci --report report'
step "comment" expecting 0 'alrender comment report >comment.md && test -s comment.md'
step "manual, completions, schemas" inside \
  'cd /usr/share && test -s man/man1/alrender.1.gz && test -s alrender/schemas/scene.json &&
   test -s bash-completion/completions/alrender'
step "remove" inside 'apt-get purge -q -y alrender'
left=$(find "$root/usr" -name '*alrender*' | head)
[[ -z $left ]] || fail "left behind: $left"

# A continuous integration job has a checkout with the scripts, the archive, and no network.
cp -- "$archive" "$root/tmp/"
cp -r -- "$scripts/ci" "$root/root/ci"
needed=$(tar -xzOf "$archive" --wildcards '*/README' | sed -n '/apt-get install/,/^$/p' |
  tr -d '\\\n' | sed 's/.*apt-get install //')
step "what the archive needs" inside "apt-get install -q -y --no-install-recommends $needed"
without=(unshare --net)
step "ci/install.sh" inside "ALRENDER_PACKAGE=/tmp/$(basename -- "$archive") /root/ci/install.sh"
step "ci/verify.sh, two shards" expecting 0 \
  '/root/ci/verify.sh 1 2 .alrender/one && /root/ci/verify.sh 2 2 .alrender/two'
step "ci/merge.sh finds the change" expecting 1 \
  '/root/ci/merge.sh 2 .alrender/report .alrender/one .alrender/two'
step "ci/merge.sh misses a shard" expecting 2 '/root/ci/merge.sh 2 .alrender/half .alrender/one'
step "comment on the merged report" expecting 0 'alrender comment .alrender/report | grep -q welcome'
step "approve and verify again" expecting 0 \
  'alrender approve --from .alrender/report && /root/ci/verify.sh 1 1 .alrender/all &&
   /root/ci/merge.sh 1 .alrender/report .alrender/all'
step "the archive moved elsewhere" expecting 0 \
  'mv /opt/alrender-* /srv/elsewhere && test ! -e "$(command -v alrender)" &&
   /srv/elsewhere/bin/alrender Scenes/welcome.yaml -o moved.png && test -s moved.png'
echo "test-deb: installed, used and removed; continuous integration without a network; no errors"
