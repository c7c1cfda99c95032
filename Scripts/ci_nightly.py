#!/usr/bin/env python3
"""Runs the files of Documentation/CI and the action as they stand, on the image that they name, with the
program of a Debian package, which the action installs.

Usage: ci_nightly.py PACKAGE.deb

A root made by debootstrap takes the place of the image, and each step's own script runs in it, in order;
checkouts and artifacts are copies. A project is verified as it was recorded, with a changed frame, with a
typo, with a broken configuration, and in another environment: each time the job must end as it should, and
the report must say what happened.
"""

import contextlib
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

from ci_approve import approvals
from ci_image import Image, checkout, in_own_mounts, job, run, substituted, wants

# Where a project keeps the package.
PACKAGE = "tools/alrender.deb"
HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def workflow(image, project):
    """Runs the workflow; returns the names of the jobs that failed, the report's folder, and the log."""
    with open(os.path.join(HERE, "Documentation/CI/github-actions.yml")) as file:
        jobs = yaml.safe_load(file)["jobs"]
    for one in jobs.values():
        image.is_named(one["container"])
    artifacts = tempfile.mkdtemp(dir=image.folder)
    shards = jobs["verify"]["strategy"]["matrix"]["shard"]
    failures, log = [], ""
    for title, values in [("verify", {"matrix.shard": str(one), "github.sha": "0" * 40}) for one in shards] + [("report", {})]:
        failed, words = job(image, title, jobs[title]["steps"], project, values, artifacts)
        log += words
        if failed:
            failures.append(title)
    return failures, os.path.join(artifacts, "report"), log


def gitlab(image, project):
    """Runs the jobs of the file for GitLab; returns the names of those that failed, the report's folder, and
    the log."""
    with open(os.path.join(HERE, "Documentation/CI/gitlab-ci.yml")) as file:
        config = yaml.safe_load(file)
    image.is_named(config["default"]["image"])
    artifacts = tempfile.mkdtemp(dir=image.folder)
    failures, log = [], ""

    def run_job(title, variables):
        nonlocal log
        settings = config[title]
        with image.container("gitlab") as root:
            checkout(root, project, False)
            # Jobs of one stage run beside one another.
            if "needs" in settings:
                shutil.copytree(artifacts, root + "/work", dirs_exist_ok=True)
            script = "\n".join(config["default"]["before_script"] + settings["script"])
            code, words = run(root, script, "/work", variables, ["CI_PROJECT_DIR=/work", "GITLAB_CI=true"])
            log += words
            if code != 0:
                failures.append(title)
            for pattern in settings["artifacts"]["paths"]:
                for path in glob.glob(os.path.join(root, "work", pattern)):
                    shutil.copytree(path, os.path.join(artifacts, os.path.basename(path)))

    count = config["verify"]["parallel"]
    for shard in range(1, count + 1):
        run_job("verify", [f"CI_NODE_INDEX={shard}", f"CI_NODE_TOTAL={count}"])
    run_job("report", [])
    for kind in config["report"]["artifacts"]["reports"].values():
        if not os.path.exists(os.path.join(artifacts, kind)):
            failures.append(f"no {kind}")
    return failures, os.path.join(artifacts, "report"), log


def action(image, project):
    """Runs the action's steps with the package; returns whether the job failed, the comment and the log."""
    with open(os.path.join(HERE, "action.yml")) as file:
        steps = yaml.safe_load(file)["runs"]["steps"]
    values = {
        "inputs.project": ".", "inputs.shard": "1/1", "inputs.comment": "/tmp/comment.md",
        "inputs.package": PACKAGE, "github.action_path": "/action", "github.sha": "0" * 40,
    }
    failed, comment, log = False, "", ""
    with image.container("action") as root:
        checkout(root, project, False)
        shutil.copytree(os.path.join(HERE, "Scripts/ci"), root + "/action/Scripts/ci")
        for step in steps:
            if "run" not in step or not wants(step.get("if"), failed, values):
                continue
            own = [f"{key}={substituted(value, values)}" for key, value in step.get("env", {}).items()]
            folder = os.path.join("/work", substituted(step.get("working-directory", "."), values))
            code, words = run(root, substituted(step["run"], values), folder, own)
            log += words
            failed = failed or code != 0
        with contextlib.suppress(FileNotFoundError), open(root + "/tmp/comment.md") as file:
            comment = file.read()
    return failed, comment, log


def edited(project, folder, name, old, new):
    """Returns a copy of a project with one file edited."""
    copy = os.path.join(tempfile.mkdtemp(dir=folder), "project")
    shutil.copytree(project, copy)
    path = os.path.join(copy, name)
    with open(path) as file:
        text = file.read()
    changed = re.sub(old, new, text, count=1)
    assert changed != text, f"nothing to edit in {name}"
    with open(path, "w") as file:
        file.write(changed)
    return copy


# What is edited, the jobs that fail then, the mark of the comment, and what the report and the comment say.
CASES = [
    ("as recorded", None, [], "✅", "16 layouts as recorded"),
    ("a changed frame", ("Scenes/welcome.yaml", "title2", "title1"), ["report"], "❌", "title1, recorded as title2"),
    ("a typo", ("Scenes/welcome.yaml", "subviews", "subvievs"), ["report"], "❌", "subvievs"),
    ("a broken configuration", ("alrender.yaml", "scenes: Scenes", "scens: Scenes"), ["report"], "❌", "scens"),
    ("another environment", ("goldens/environment.json", r'"cairo": "[^"]*"', '"cairo": "0.1.2"'), ["report"], "❌",
     "different environment"),
]


class Verdicts:
    """What the runs came to."""

    faults = 0

    def add(self, title, is_right, words, log):
        print(f"{'ok' if is_right else 'FAULT'}: {title}: {words}", flush=True)
        if not is_right:
            self.faults += 1
            print(log[-3000:], flush=True)


def recorded(image, package):
    """Returns a project whose goldens are recorded on the image, as its authors would."""
    project = os.path.join(image.folder, "project")
    os.makedirs(project + "/tools")
    shutil.copy(image.program, project + "/tools/alrender")
    shutil.copy(package, os.path.join(project, PACKAGE))
    with image.container("action") as root:
        checkout(root, project, False)
        shutil.copytree(os.path.join(HERE, "Scripts/ci"), root + "/ci")
        script = "export ALRENDER_PACKAGE=" + PACKAGE + "\n/ci/install.sh\nalrender init\nCI= alrender record || test $? = 1"
        code, log = run(root, script, "/work", [])
        assert code == 0, log
        shutil.rmtree(project)
        shutil.copytree(root + "/work", project)
    return project


def report_text(folder):
    with contextlib.suppress(FileNotFoundError), open(os.path.join(folder, "report.json")) as file:
        return json.dumps(json.load(file), ensure_ascii=False)
    return ""


def main():
    in_own_mounts()
    package = os.path.abspath(sys.argv[1])
    verdicts = Verdicts()
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["dpkg-deb", "--extract", package, os.path.join(folder, "package")], check=True)
        image = Image(folder, os.path.join(folder, "package/usr/bin/alrender"))
        project = recorded(image, package)
        copies = {title: edited(project, folder, *edit) if edit else project for title, edit, *_ in CASES}
        for title, edit, failing, mark, words in CASES:
            for name, runs in (("the workflow", workflow), ("GitLab", gitlab)):
                failures, report, log = runs(image, copies[title])
                text = report_text(report)
                is_right = bool(failures) == bool(failing) and all(one in failures for one in failing)
                is_right = is_right and (not edit or words in text) and text != ""
                verdicts.add(f"{name}, {title}", is_right, failures or "passes", log)
            failed, comment, log = action(image, copies[title])
            is_right = failed == bool(edit) and mark in comment and words in comment.replace("\\", "")
            verdicts.add(f"the action, {title}", is_right, "fails" if failed else "passes", comment[:2000] + log)
        chosen = ("a changed frame", "a typo", "another environment")
        for title, is_right, words, log in approvals(image, project, *[copies[one] for one in chosen]):
            verdicts.add(f"a reply, {title}", is_right, words, log)
    sys.exit(1 if verdicts.faults else 0)


if __name__ == "__main__":
    main()
