#!/usr/bin/env bash
# Runs the files of Documentation/CI on the engines that Debian has: GNU parallel, Slurm with one node, and
# Bazel. Installs them if they are missing, which takes root.
#
# Usage: engines-nightly.sh ALRENDER
#
# A project of its own is verified whole and in shards by each engine, as it was recorded and with a
# changed scene: the merged report must have the bytes of the report of one run, and the exit code too.
set -euo pipefail

program=$(realpath "$1")
here=$(realpath "$(dirname "$0")/..")
work=$(mktemp -d)
export ALRENDER=$program
unset CI
daemons=()
finish() {
  chmod -R u+w "$work"
  for daemon in "${daemons[@]}"; do kill "$daemon" 2>/dev/null || true; done
  wait || true
  rm -rf "$work"
}
trap finish EXIT

install() {
  local missing=()
  for package in "$@"; do
    dpkg-query -W -f '${Status}\n' "$package" 2>/dev/null | grep -q '^install ok' ||
      missing+=("$package")
  done
  if [[ ${#missing[@]} -gt 0 ]]; then
    DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "${missing[@]}"
  fi
}

# Writes a project with its goldens, and a scene that no longer exists.
project() {
  mkdir -p "$1/Scenes"
  cd "$1"
  echo 'scenes: Scenes' >alrender.yaml
  for ((i = 0; i < 30; i++)); do
    printf 'canvas: { width: %d, height: 50 }\nroot: { subviews: { a: { type: label, text: T%d } } }\n' \
      $((100 + i)) "$i" >"Scenes/s$i.yaml"
    printf 'constraints: [a.left == root.left, a.top == root.top]\n' >>"Scenes/s$i.yaml"
  done
  # Recording never counts as a pass.
  "$program" record >/dev/null 2>&1 || true
  [[ -e goldens/s0/default.layout.txt ]]
  rm Scenes/s29.yaml
  mkdir Scenes/shared
  echo '{"a": "b"}' >Scenes/shared/en.json
}

# Compares the merged report of an engine with that of one run.
#
# $1: the engine; $2: the exit code that the merge had.
compare() {
  local code=0
  "$program" verify --ci --reporter json --report whole >/dev/null 2>&1 || code=$?
  if [[ $2 != "$code" ]]; then
    echo "$1: the merge ends with $2, one run with $code" >&2
    exit 1
  fi
  cmp whole/report.json report/report.json
  echo "$1: exit code $code, the report has the bytes of one run"
  rm -rf whole report report-shard-*
}

with_parallel() {
  local code=0
  bash "$here/Documentation/CI/gnu-parallel.sh" 4 >/dev/null || code=$?
  compare "GNU parallel" "$code"
}

# Starts a cluster of this machine alone.
start_slurm() {
  local host
  host=$(hostname -s)
  mkdir -p "$work/slurm/spool" "$work/slurm/state" /run/munge
  cat >"$work/slurm.conf" <<END
ClusterName=nightly
SlurmctldHost=$host
SlurmUser=root
AuthType=auth/munge
CryptoType=crypto/munge
StateSaveLocation=$work/slurm/state
SlurmdSpoolDir=$work/slurm/spool
SlurmctldPidFile=$work/slurm/slurmctld.pid
SlurmdPidFile=$work/slurm/slurmd.pid
SlurmctldLogFile=$work/slurm/slurmctld.log
SlurmdLogFile=$work/slurm/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
MpiDefault=none
NodeName=$host CPUs=$(nproc) State=UNKNOWN
PartitionName=nightly Nodes=ALL Default=YES MaxTime=INFINITE State=UP
END
  export SLURM_CONF=$work/slurm.conf
  if ! pgrep -x munged >/dev/null; then
    chown munge: /run/munge
    runuser -u munge -- /usr/sbin/munged --foreground >"$work/slurm/munged.log" 2>&1 &
    daemons+=($!)
    sleep 1
  fi
  slurmctld -D >/dev/null 2>&1 &
  daemons+=($!)
  slurmd -D >/dev/null 2>&1 &
  daemons+=($!)
  for ((i = 0; i < 60; i++)); do
    if sinfo --noheader --format %t 2>/dev/null | grep -q idle; then return; fi
    sleep 1
  done
  cat "$work"/slurm/*.log >&2
  echo "slurm: the node does not come up" >&2
  exit 1
}

with_slurm() {
  local code=0 array
  array=$(sbatch --parsable --array=1-4 --cpus-per-task=1 --output "$work/slurm-%a.out" \
    "$here/Documentation/CI/slurm.sh")
  sbatch --wait --dependency="afterany:$array" --output "$work/merge.out" --wrap \
    "'$program' merge-reports report-shard-* --expect-shards 4 --reporter list,html,junit --report report" \
    >/dev/null || code=$?
  if [[ ! -e report/report.json ]]; then
    cat "$work"/*.out >&2
    exit 1
  fi
  compare "Slurm" "$code"
}

# Runs the rules in the project, and expects them to pass or not.
#
# $1: the exit code that Bazel should have: 0 if everything passes, 3 if a test fails.
# $2: how many of the tests, one for each of 29 scenes and one for all, have a cached result.
with_bazel() {
  local code=0 cached
  mkdir -p tools "$work/coverage"
  cp "$here/Documentation/CI/goldens.bzl" .
  cp "$program" tools/alrender
  echo 'exports_files(["alrender"])' >tools/BUILD
  touch WORKSPACE "$work/coverage/WORKSPACE"
  cat >BUILD <<'END'
load(":goldens.bzl", "golden_test", "golden_tests")

golden_tests(
    name = "goldens",
    config = "alrender.yaml",
    scenes = glob(["Scenes/**/*.yaml"], exclude = ["Scenes/shared/**"]),
    shared = glob(["Scenes/shared/**"]),
    alrender = "//tools:alrender",
)

golden_test(
    name = "all_goldens",
    config = "alrender.yaml",
    scenes = glob(["Scenes/**"]),
    goldens = glob(["goldens/**"]),
    alrender = "//tools:alrender",
    shard_count = 4,
)
END
  # Tests need no report of coverage, whose tool would be downloaded.
  echo 'filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])' \
    >"$work/coverage/BUILD"
  bazel --output_user_root="$work/bazel" --batch test //:all --test_output=errors \
    --override_repository=remote_coverage_tools="$work/coverage" --curses=no \
    --test_summary=short --keep_going >"$work/bazel.log" 2>&1 || code=$?
  cached=$(grep -c "(cached) PASSED" "$work/bazel.log" || true)
  if [[ $code != "$1" || $cached != "$2" ]]; then
    tail -60 "$work/bazel.log" >&2
    echo "Bazel: exit code $code, not $1, or $cached results were cached, not $2" >&2
    exit 1
  fi
  echo "Bazel: exit code $code, $cached of 30 results from its cache"
  rm -rf bazel-* BUILD WORKSPACE tools goldens.bzl
}

install parallel slurmd slurmctld slurm-client munge bazel-bootstrap
project "$work/project"
with_parallel
start_slurm
with_slurm
with_bazel 0 0
with_bazel 0 30
sed -i 's/width: 107/width: 207/' Scenes/s7.yaml
with_parallel
with_slurm
# One scene is checked again, alone and with all others.
with_bazel 3 28
# What scenes share concerns them all.
sed -i 's/width: 207/width: 107/' Scenes/s7.yaml
echo '{}' >Scenes/shared/en.json
with_bazel 0 0
