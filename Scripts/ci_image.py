"""The image of a job's container, and how its steps run in it, for tests of files for CI."""

import contextlib
import os
import re
import shutil
import subprocess
import sys


class Image:
    """A root of Debian that a job's container begins with, for `in_own_mounts`.

    The first job of a kind begins with the bare image; later ones have what that one installed, to save the time.
    """

    def __init__(self, folder, program):
        self.base = os.path.join(folder, "base")
        self.program = program
        mirror = subprocess.run(
            ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"],
            check=True, capture_output=True, text=True).stdout.split("\n")[0]
        subprocess.run(
            ["debootstrap", "--variant=minbase", "bookworm", self.base, mirror], check=True,
            stdout=subprocess.DEVNULL)
        # As in the image of that name.
        with open(os.path.join(self.base, "etc/dpkg/dpkg.cfg.d/docker-apt-speedup"), "w") as file:
            file.write("force-unsafe-io\n")
        self.folder = folder
        self.installed = {}
        self.count = 0

    @staticmethod
    def is_named(name):
        """Ends the test where a file names another image than the one that the root is."""
        assert name == "debian:12", f"the test has no image '{name}'"

    @contextlib.contextmanager
    def container(self, kind):
        """A root for one job, which is a layer over the image's."""
        self.count += 1
        place = os.path.join(self.folder, f"container-{self.count}")
        upper, work, root = (os.path.join(place, name) for name in ("upper", "work", "root"))
        for path in (upper, work, root):
            os.makedirs(path)
        lower = ":".join(self.installed.get(kind, []) + [self.base])
        subprocess.run(["mount", "-t", "overlay", "-o", f"lowerdir={lower},upperdir={upper},workdir={work}",
                        "overlay", root], check=True)
        try:
            shutil.copy("/etc/resolv.conf", os.path.join(root, "etc/resolv.conf"))
            # A program that is linked with Swift's libraries brings them along.
            listed = subprocess.run(["ldd", self.program], capture_output=True, text=True).stdout
            for path in re.findall(r"=> (/\S+)", listed):
                if not path.startswith(("/lib", "/usr/lib")):
                    os.makedirs(root + os.path.dirname(path), exist_ok=True)
                    shutil.copy(path, root + path)
            yield root
        finally:
            subprocess.run(["umount", root], check=True)
        if kind in self.installed:
            shutil.rmtree(place)
            return
        for name in ("action", "ci", "origin.git", "root", "tmp", "work"):
            shutil.rmtree(os.path.join(upper, name), ignore_errors=True)
        self.installed[kind] = [upper]


def in_own_mounts():
    """Starts the program again where what it mounts ends with it."""
    if "OWN_MOUNTS" not in os.environ:
        os.environ["OWN_MOUNTS"] = "yes"
        os.execvp("unshare", ["unshare", "--mount", sys.executable, *sys.argv])


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


def job(image, kind, steps, project, values, artifacts):
    """Runs the steps of a job; returns whether it failed and its log."""
    failed, log = False, ""
    with image.container(kind) as root:
        os.makedirs(root + "/work", exist_ok=True)
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
    return failed, log
