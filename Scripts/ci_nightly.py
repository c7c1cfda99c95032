#!/usr/bin/env python3
"""Runs the files of Documentation/CI and the action as they stand, on the image that they name.

Usage: ci_nightly.py ALRENDER

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

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


class Image:
    """A root of Debian that a job's container begins with."""

    def __init__(self, folder, program):
        self.base = os.path.join(folder, "base")
        self.program = program
        self.is_bare = True
        mirror = subprocess.run(
            ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"],
            check=True, capture_output=True, text=True).stdout.split("\n")[0]
        subprocess.run(
            ["debootstrap", "--variant=minbase", "bookworm", self.base, mirror], check=True,
            stdout=subprocess.DEVNULL)
        self.folder = folder

    @staticmethod
    def is_named(name):
        """Ends the test where a file names another image than the one that the root is."""
        assert name == "debian:12", f"the test has no image '{name}'"

    def adopt(self, root):
        """Begins later containers with what has been installed in one, to save the time."""
        shutil.rmtree(self.base)
        shutil.rmtree(root + "/work")
        os.rename(root, self.base)

    def container(self, name):
        root = os.path.join(self.folder, name)
        subprocess.run(["cp", "-a", self.base, root], check=True)
        shutil.copy("/etc/resolv.conf", os.path.join(root, "etc/resolv.conf"))
        # A program that is linked with Swift's libraries brings them along.
        listed = subprocess.run(["ldd", self.program], capture_output=True, text=True).stdout
        for path in re.findall(r"=> (/\S+)", listed):
            if not path.startswith(("/lib", "/usr/lib")):
                os.makedirs(root + os.path.dirname(path), exist_ok=True)
                shutil.copy(path, root + path)
        return root


def substituted(text, values):
    """Returns text with the expressions of GitHub replaced."""
    def value(match):
        return values.get(match.group(1).strip(), "")
    return re.sub(r"\$\{\{(.*?)\}\}", value, str(text))


def wants(condition, failed, values):
    """Whether a step runs, for the conditions that the files use."""
    condition = (condition or "").removeprefix("${{").removesuffix("}}").strip()
    if not failed or "always()" in condition or "!cancelled()" in condition:
        if "endsWith(inputs.shard, '/1')" in condition and not values["inputs.shard"].endswith("/1"):
            return False
        if "inputs.comment != ''" in condition and not values["inputs.comment"]:
            return False
        return True
    return False


ON_GITHUB = ["GITHUB_ACTIONS=true", "GITHUB_WORKSPACE=/work", "GITHUB_STEP_SUMMARY=/tmp/summary",
             "GITHUB_OUTPUT=/tmp/output"]


def run(root, script, folder, environment, on=ON_GITHUB):
    """Runs a script in a root; returns its exit code and what it printed."""
    # Swift reads a program's arguments from /proc.
    command = ["unshare", "-m", "/bin/sh", "-c", 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"',
               root, "/usr/bin/env", "-i", "PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
               "HOME=/root", "CI=true", *on, *environment,
               "/bin/bash", "-e", "-o", "pipefail", "-c", f"cd {folder} && {{\n{script}\n}}"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout


def checkout(root, project, needs_git):
    """Copies the project, as actions/checkout does; Git LFS takes Git."""
    assert not needs_git or os.path.exists(root + "/usr/bin/git"), "the checkout finds no Git"
    shutil.copytree(project, root + "/work", dirs_exist_ok=True, symlinks=True)


def job(image, name, steps, project, values, artifacts):
    """Runs the steps of a job; returns whether it failed and its log."""
    root = image.container(name)
    os.makedirs(root + "/work", exist_ok=True)
    failed, log = False, ""
    for step in steps:
        if not wants(step.get("if"), failed, values):
            continue
        uses, options = step.get("uses", ""), step.get("with", {})
        if uses.startswith("actions/checkout"):
            checkout(root, project, options.get("lfs", False))
        elif uses.startswith("actions/upload-artifact"):
            for path in substituted(options["path"], values).split("\n"):
                if path.strip() and os.path.exists(os.path.join(root, "work", path.strip())):
                    shutil.copytree(
                        os.path.join(root, "work", path.strip()),
                        os.path.join(artifacts, substituted(options["name"], values)), dirs_exist_ok=True)
        elif uses.startswith("actions/download-artifact"):
            for found in os.listdir(artifacts):
                if found.startswith(options["pattern"].rstrip("*")):
                    shutil.copytree(os.path.join(artifacts, found), f"{root}/work/{found}")
        elif "run" in step:
            own = [f"{key}={substituted(value, values)}" for key, value in step.get("env", {}).items()]
            folder = os.path.join("/work", substituted(step.get("working-directory", "."), values))
            code, words = run(root, substituted(step["run"], values), folder, own)
            log += words
            failed = failed or code != 0
    return root, failed, log


def workflow(image, name, project):
    """Runs the workflow; returns the names of the jobs that failed, and the report's folder."""
    with open(os.path.join(HERE, "Documentation/CI/github-actions.yml")) as file:
        jobs = yaml.safe_load(file)["jobs"]
    for one in jobs.values():
        image.is_named(one["container"])
    artifacts = tempfile.mkdtemp(dir=image.folder)
    failures, log, shards = [], "", []
    for shard in jobs["verify"]["strategy"]["matrix"]["shard"]:
        values = {"matrix.shard": str(shard), "github.sha": "0" * 40}
        root, failed, words = job(
            image, f"{name}-{shard}", jobs["verify"]["steps"], project, values, artifacts)
        shards.append(root)
        log += words
        if failed:
            failures.append(f"verify {shard}")
    root, failed, words = job(image, f"{name}-report", jobs["report"]["steps"], project, {}, artifacts)
    shutil.rmtree(root)
    if failed:
        failures.append("report")
    if image.is_bare:
        image.adopt(shards.pop())
        image.is_bare = False
    for root in shards:
        shutil.rmtree(root)
    return failures, os.path.join(artifacts, "report"), log + words


def gitlab(image, name, project):
    """Runs the jobs of the file for GitLab; returns the names of those that failed, the report's folder, and
    the log."""
    with open(os.path.join(HERE, "Documentation/CI/gitlab-ci.yml")) as file:
        config = yaml.safe_load(file)
    image.is_named(config["default"]["image"])
    artifacts = tempfile.mkdtemp(dir=image.folder)
    failures, log = [], ""

    def run_job(title, settings, variables):
        nonlocal log
        root = image.container(f"{name}-{title}".replace(" ", ""))
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
        shutil.rmtree(root)

    count = config["verify"]["parallel"]
    for shard in range(1, count + 1):
        run_job(f"verify {shard}", config["verify"], [f"CI_NODE_INDEX={shard}", f"CI_NODE_TOTAL={count}"])
    run_job("report", config["report"], [])
    for kind in config["report"]["artifacts"]["reports"].values():
        if not os.path.exists(os.path.join(artifacts, kind)):
            failures.append(f"no {kind}")
    return failures, os.path.join(artifacts, "report"), log


def action(image, name, project):
    """Runs the action's steps on an image where the program is installed; returns whether the job failed,
    the comment and the log."""
    with open(os.path.join(HERE, "action.yml")) as file:
        steps = yaml.safe_load(file)["runs"]["steps"]
    values = {
        "inputs.project": ".", "inputs.shard": "1/1", "inputs.comment": "/tmp/comment.md",
        "inputs.package": "", "github.action_path": "/action", "github.sha": "0" * 40,
    }
    with open(os.path.join(HERE, "Documentation/CI/github-actions.yml")) as file:
        install = next(
            step for step in yaml.safe_load(file)["jobs"]["verify"]["steps"] if step.get("name") == "Install")
    root = image.container(name)
    checkout(root, project, False)
    shutil.copytree(os.path.join(HERE, "Scripts/ci"), root + "/action/Scripts/ci")
    code, log = run(root, install["run"], "/work", [])
    assert code == 0, log
    failed = False
    for step in steps:
        if "run" not in step or not wants(step.get("if"), failed, values):
            continue
        own = [f"{key}={substituted(value, values)}" for key, value in step.get("env", {}).items()]
        folder = os.path.join("/work", substituted(step.get("working-directory", "."), values))
        code, words = run(root, substituted(step["run"], values), folder, own)
        log += words
        failed = failed or code != 0
    try:
        with open(root + "/tmp/comment.md") as file:
            comment = file.read()
    except FileNotFoundError:
        comment = ""
    shutil.rmtree(root)
    return failed, comment, log


def edited(project, folder, name, old, new):
    """Returns a copy of a project with one file edited."""
    copy = os.path.join(folder, "edited")
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(project, copy)
    path = os.path.join(copy, name)
    with open(path) as file:
        text = file.read()
    changed = re.sub(old, new, text, count=1)
    assert changed != text, f"nothing to edit in {name}"
    with open(path, "w") as file:
        file.write(changed)
    return copy


def main():
    program = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        image = Image(folder, program)
        project = os.path.join(folder, "project")
        os.makedirs(project + "/tools")
        shutil.copy(program, project + "/tools/alrender")
        # The goldens are recorded on the image, as their authors would.
        root = image.container("recording")
        checkout(root, project, False)
        with open(os.path.join(HERE, "Documentation/CI/github-actions.yml")) as file:
            install = next(
                step for step in yaml.safe_load(file)["jobs"]["verify"]["steps"]
                if step.get("name") == "Install")
        code, log = run(root, install["run"] + "\nalrender init\nCI= alrender record || test $? = 1", "/work", [])
        assert code == 0, log
        shutil.rmtree(project)
        shutil.copytree(root + "/work", project)
        shutil.rmtree(root)

        cases = [
            ("as recorded", None, [], "✅", "16 layouts as recorded"),
            ("a changed frame", ("Scenes/welcome.yaml", "title2", "title1"), ["report"], "❌",
             "title1, recorded as title2"),
            ("a typo", ("Scenes/welcome.yaml", "subviews", "subvievs"), ["report"], "❌", "subvievs"),
            ("a broken configuration", ("alrender.yaml", "scenes: Scenes", "scens: Scenes"), ["report"], "❌",
             "scens"),
            ("another environment", ("goldens/environment.json", r'"cairo": "[^"]*"', '"cairo": "0.1.2"'),
             ["report"], "❌", "different environment"),
        ]
        faults = 0
        for number, (title, edit, failing, mark, words) in enumerate(cases):
            copy = edited(project, folder, *edit) if edit else project
            failures, report, log = workflow(image, f"flow{number}", copy)
            try:
                with open(os.path.join(report, "report.json")) as file:
                    text = json.dumps(json.load(file), ensure_ascii=False)
            except FileNotFoundError:
                text = ""
            is_right = bool(failures) == bool(failing) and all(one in failures for one in failing)
            is_right = is_right and (not edit or words in text) and text != ""
            print(f"{'ok' if is_right else 'FAULT'}: the workflow, {title}: {failures or 'passes'}", flush=True)
            if not is_right:
                faults += 1
                print(log[-3000:])
            failures, report, log = gitlab(image, f"lab{number}", copy)
            is_right = bool(failures) == bool(failing) and all(one in failures for one in failing)
            text = ""
            with contextlib.suppress(FileNotFoundError), open(os.path.join(report, "report.json")) as file:
                text = json.dumps(json.load(file), ensure_ascii=False)
            is_right = is_right and (not edit or words in text) and text != ""
            print(f"{'ok' if is_right else 'FAULT'}: GitLab, {title}: {failures or 'passes'}", flush=True)
            if not is_right:
                faults += 1
                print(log[-3000:])
            failed, comment, log = action(image, f"action{number}", copy)
            is_right = failed == bool(edit) and mark in comment and words in comment.replace("\\", "")
            print(f"{'ok' if is_right else 'FAULT'}: the action, {title}: {'fails' if failed else 'passes'}", flush=True)
            if not is_right:
                faults += 1
                print(comment[:2000], log[-3000:])
        sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
