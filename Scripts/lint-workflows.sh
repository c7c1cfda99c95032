#!/usr/bin/env bash
# Checks the ready-made files in Documentation/CI: the workflows with the schemas of GitHub and GitLab
# (check-jsonschema), those of GitHub with zizmor, too, both from PyPI in a temporary folder; with
# actionlint if it is installed; the shell scripts with bash and, if it is installed, shellcheck; the
# Bazel rule as Python.
set -euo pipefail
cd "$(dirname "$0")/../Documentation/CI"

if command -v actionlint >/dev/null; then actionlint github-actions.yml approve.yml; fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work"
"$work/bin/pip" install --quiet --disable-pip-version-check check-jsonschema zizmor
"$work/bin/check-jsonschema" --builtin-schema vendor.github-workflows github-actions.yml approve.yml
"$work/bin/check-jsonschema" --builtin-schema vendor.gitlab-ci gitlab-ci.yml
# Versions are pinned by tag here; a project that copies the file may pin them by hash.
printf 'rules: { unpinned-uses: { config: { policies: { "*": ref-pin } } } }\n' >"$work/zizmor.yml"
"$work/bin/zizmor" --offline --quiet --config "$work/zizmor.yml" github-actions.yml approve.yml
for script in *.sh; do
  bash -n "$script"
  if command -v shellcheck >/dev/null; then shellcheck "$script"; fi
done
# Starlark is a subset of Python's syntax.
python3 -c 'import ast, sys; ast.parse(open(sys.argv[1]).read())' goldens.bzl
echo "Documentation/CI: every file is well formed"
