"""Runs approve.yml as it stands: a reply on a pull request, from its gate to the branch it pushes to."""

import os
import shutil
import subprocess
import tempfile

import yaml

from ci_image import ON_GITHUB, run, substituted

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
HOME = "someone/layouts"
BRANCH = "wider-title"


def git(folder, *arguments):
    return subprocess.run(
        ["git", "-C", folder, "-c", "user.name=Mei", "-c", "user.email=mei@example.com", *arguments],
        check=True, capture_output=True, text=True).stdout.strip()


class PullRequest:
    """A branch in a repository, and what GitHub's `gh` would say of it and of who replies."""

    def __init__(self, folder, project):
        self.origin = os.path.join(folder, "origin.git")
        shutil.rmtree(self.origin, ignore_errors=True)
        work = os.path.join(folder, "branch")
        shutil.rmtree(work, ignore_errors=True)
        shutil.copytree(project, work, symlinks=True)
        git(work, "init", "--quiet", "--initial-branch", BRANCH)
        git(work, "add", "--all")
        git(work, "commit", "--quiet", "--message", "A change")
        self.commit = git(work, "rev-parse", "HEAD")
        git(folder, "clone", "--quiet", "--bare", work, self.origin)
        self.permission, self.home = "write", HOME

    def move(self):
        """Pushes another commit to the branch, as its author may at any time."""
        tree = git(self.origin, "rev-parse", "HEAD^{tree}")
        later = git(self.origin, "commit-tree", "-p", "HEAD", "-m", "Another change", tree)
        git(self.origin, "update-ref", f"refs/heads/{BRANCH}", later)

    def commits(self):
        """Returns the subjects of the branch's commits since the reply, and the files they change."""
        return (git(self.origin, "log", "--format=%s", f"{self.commit}..{BRANCH}").splitlines(),
                git(self.origin, "diff", "--name-only", self.commit, BRANCH).splitlines())

    def checkout(self, root, commit):
        git(root, "clone", "--quiet", self.origin, "work")
        git(root + "/work", "checkout", "--quiet", commit)


def outputs(root):
    with open(root + "/tmp/output") as file:
        return dict(line.rstrip("\n").split("=", 1) for line in file)


def reply(image, request, body, happens=lambda: None):
    """Runs the jobs for a reply; returns the job that failed or "", and the log."""
    with open(os.path.join(HERE, "Documentation/CI/approve.yml")) as file:
        workflow = yaml.safe_load(file)
    jobs, shared = workflow["jobs"], workflow["env"]
    image.is_named(jobs["record"]["container"])
    values = {"github.repository": HOME, "github.event.issue.number": "7", "github.event.comment.user.login": "mei",
              "github.event.comment.body": body, "github.token": "none", "runner.temp": "/tmp/artifacts"}
    artifacts, log = None, ""
    for title in ("gate", "record", "push"):
        # GitHub's own machines have Git, as the job that verifies has once it is installed.
        with image.container(title if "container" in jobs[title] else "verify") as root:
            with open(root + "/usr/local/bin/gh", "w") as file:
                file.write(f"#!/bin/sh\ncase $2 in */permission) echo {request.permission} ;; "
                           f"*) echo {request.home} {request.commit} {BRANCH} ;; esac\n")
            os.chmod(root + "/usr/local/bin/gh", 0o755)
            os.makedirs(root + "/work")
            if artifacts:
                shutil.copytree(artifacts, root + "/tmp/artifacts")
            for step in jobs[title]["steps"]:
                uses, options = step.get("uses", ""), step.get("with", {})
                if uses.startswith("actions/checkout"):
                    os.rmdir(root + "/work")
                    request.checkout(root, substituted(options["ref"], values))
                    # The remote is at the same place in the container.
                    shutil.copytree(request.origin, root + "/origin.git")
                    git(root + "/work", "remote", "set-url", "origin", "/origin.git")
                elif uses.startswith("actions/upload-artifact"):
                    artifacts = os.path.join(image.folder, "approved")
                    shutil.rmtree(artifacts, ignore_errors=True)
                    os.makedirs(artifacts)
                    shutil.copy(os.path.join(root, "work", options["path"]), artifacts)
                elif "run" in step:
                    own = [f"{key}={substituted(value, values)}"
                           for key, value in (shared | step.get("env", {})).items()]
                    code, words = run(root, step["run"], "/work", own, ON_GITHUB)
                    log += words
                    if code != 0:
                        return title, log
            if title == "gate":
                values |= {f"needs.gate.outputs.{key}": value for key, value in outputs(root).items()}
            if title == "record":
                happens()
            if title == "push":
                shutil.rmtree(request.origin)
                shutil.copytree(root + "/origin.git", request.origin)
    return "", log


def approvals(image, project, changed, broken, elsewhere):
    """Runs replies on pull requests; yields of each its title, whether it is right, what happened, and the log."""
    def says(title, folder, failing, words, commits, body="/alrender approve", happens=None, **known):
        request = PullRequest(image.folder, folder)
        vars(request).update(known)
        failed, log = reply(image, request, body, lambda: happens(request) if happens else None)
        subjects, files = request.commits()
        is_right = (failed == failing and words in log and subjects == commits
                    and all(one.startswith("goldens/") for one in files))
        return title, is_right, f"'{failed}' fails" if failed else f"commits {subjects}", log

    def patched(edit):
        """Returns what replaces the patch by one that somebody made who may write to the branch."""
        def happens(request):
            with tempfile.TemporaryDirectory() as folder:
                git(folder, "clone", "--quiet", request.origin, "work")
                work = os.path.join(folder, "work")
                edit(work)
                git(work, "add", "--all")
                patch = git(work, "diff", "--cached", "--binary", "--find-renames=1%")
            with open(os.path.join(image.folder, "approved", "approved.patch"), "w") as file:
                file.write(patch + "\n")
        return happens

    def renamed(work):
        os.rename(work + "/alrender.yaml", work + "/goldens/alrender.yaml")

    def linked(work):
        os.symlink("/etc/passwd", work + "/goldens/passwd.txt")

    def attributes(work):
        with open(work + "/goldens/.gitattributes", "w") as file:
            file.write("* filter=own\n")

    yield says("a changed frame", changed, "", "", ["Record goldens"])
    with image.container("verify") as root:
        git(root, "clone", "--quiet", os.path.join(image.folder, "origin.git"), "work")
        code, log = run(root, "install -m 755 tools/alrender /usr/local/bin/alrender\nalrender verify --ci", "/work", [])
    yield "what was pushed", code == 0, f"verify ends with {code}", log
    yield says("thanks below it", changed, "", "", ["Record goldens"], body="/alrender approve \r\nlooks fine")
    yield says("another word", changed, "gate", "reply '/alrender approve'", [], body="/alrender approves")
    for title, edit in (("a file renamed into the goldens", renamed), ("a link", linked), ("attributes", attributes)):
        yield says(title, changed, "push", "more than goldens", [], happens=patched(edit))
    yield says("as recorded", project, "", "every golden is current", [])
    yield says("a typo", broken, "record", "subvievs", [])
    yield says("another environment", elsewhere, "record", "different environment", [])
    yield says("a reader replies", changed, "gate", "may not write", [], permission="read")
    yield says("a fork", changed, "gate", "that of a fork", [], home="stranger/layouts")
    yield says("a branch that moves", changed, "push", "has moved", ["Another change"], happens=PullRequest.move)
