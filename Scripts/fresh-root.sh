# A fresh root made by debootstrap, for tests that install what this project builds, as root. The
# mirror is the one that apt uses here. It is removed at the end.
#
# Sourced by a script with its name in `test`; then
#   step NAME COMMAND...    runs a command and prints its time, or its output if it fails
#   inside COMMANDS         runs shell commands in the root
#   expecting CODE COMMANDS   runs them in /root/project and expects an exit code
#   fail WORDS              ends the test
# shellcheck shell=bash

root=$(mktemp -d)
cleanup() {
  if mountpoint -q "$root/proc"; then umount "$root/proc"; fi
  rm -rf --one-file-system "$root" "$root.log"
}
trap cleanup EXIT

mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | head -n 1)
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")

fail() {
  echo "$test: $*" >&2
  exit 1
}

# Runs a step in the root and prints its time: step NAME COMMAND...
step() {
  local name=$1 start end
  shift
  start=$(date +%s%N)
  "$@" >"$root.log" 2>&1 || { cat "$root.log" >&2 && fail "'$name' failed"; }
  end=$(date +%s%N)
  printf '%6.1f s  %s\n' "$(((end - start) / 100000000))e-1" "$name"
}

inside() { "${without[@]}" chroot "$root" env -i PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  LC_ALL=C.UTF-8 HOME=/root DEBIAN_FRONTEND=noninteractive bash -euo pipefail -c "$1"; }
# What separates a step from the network; empty at first.
without=()

# Runs a command in the project and expects an exit code: expecting CODE COMMAND
expecting() {
  local status=0
  inside "cd /root/project && $2" || status=$?
  [[ $status -eq $1 ]] || { echo "'$2' exited with $status, not $1" && return 1; }
}

step "a fresh root" debootstrap --variant=minbase "$suite" "$root" "$mirror"
# Swift reads a program's arguments from there.
mount -t proc proc "$root/proc"
