#!/usr/bin/env python3
"""Runs hostile inputs, each below 100 KB, through the program's commands and measures their cost.

    Scripts/hostile-inputs.py ALRENDER [--only TEXT] [--keep DIR] [--all] [-j N]

Each run must end within 10 seconds of processor time and 512 MB, with an exit code of the program's
own (0, 1, 2, 3 or 64), and must report an unreadable input in a bounded number of lines. The inputs
are made by Fuzz/Hostile. Exits with 1 if a run exceeds a limit; --all prints all figures.
"""
import argparse
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Fuzz" / "Hostile"))
import files  # noqa: E402,F401
import more  # noqa: E402,F401
import scenes  # noqa: E402,F401
import third  # noqa: E402,F401
from cases import all_cases  # noqa: E402
from conversations import edit, visit  # noqa: E402

SECONDS, MEGABYTES, BYTES, LINES = 10, 512, 100_000, 400
GRACE = 60


def subject(folder):
    for name in ("scene.yaml", "scene.json", "scene.xib", "scene.storyboard"):
        if (folder / name).exists():
            return name
    return "Scenes"


def command(verb, folder):
    """Returns the arguments after the program's name."""
    file = subject(folder)
    fonts = ["--font-path", "fonts"]
    assets = ["--assets", "Assets.xcassets"] if (folder / "Assets.xcassets").exists() else []
    return {
        "render": ["render", file, "-o", "out/{scene}-{variant}.png", "--all-variants", *assets],
        "show": ["render", file, "-o", "out.png", "--show", "constraints,ambiguity,baselines"],
        "show-all": ["render", file, "-o", "out.png", "--show", "alignmentRects,constraints,margins,guides,ambiguity,baselines"],
        "pdf": ["render", file, "-o", "out.pdf"],
        "svg": ["render", file, "-o", "out.svg"],
        "sheet": ["render", file, "--sheet", "sheet.png"],
        "canvas": ["render", file, "--canvas", "canvas.png"],
        "diagnose": ["render", file, "--diagnose", "out.png"],
        "exercise": ["render", file, "--exercise", "-o", "out.png"],
        "animate": ["animate", file, "--to", "end", "--frames", "60", "-o", "out.png"],
        "animate-constants": ["animate", file, "--to", "end", "--frames", "30", "--mode", "constants", "-o", "out.png"],
        "filmstrip": ["animate", file, "--to", "end", "--frames", "100", "--filmstrip", "out.png"],
        "layout": ["layout", file, "--format", "json"],
        "check": ["check", file, *assets],
        "explain": ["explain", file, "--ambiguity"] if file.endswith(("yaml", "json")) else ["explain", file, "--conflicts"],
        "trace": ["trace", file],
        "verify": ["verify", "--report", "report"],
        "convert": ["convert", file, "-o", "converted-{scene}.yaml"],
        "diff": ["diff", file, "other" + pathlib.Path(file).suffix],
        "list": ["list", file],
        "catalogue": ["catalogue", file, "-o", "out"],
        "schema": ["schema", "scene", "--for", file],
        "render-fonts": ["render", file, "-o", "out.png", *fonts],
        "check-fonts": ["check", file, *fonts],
        "fonts": ["fonts", "check", *fonts],
        "explain-log": ["explain-log", "app.log"],
        "comment": ["comment", "report"],
        "merge": ["merge-reports", "report", "--report", "merged"],
        "approve": ["approve", "--from", "report"],
        "diff-layouts": ["diff", "a.layout.txt", "b.layout.txt"],
        "diff-pictures": ["diff", "a.png", "b.png", "-o", "difference.png"],
        "lsp": ["lsp"],
        "serve": ["serve", file, "--read-only"],
    }[verb]


def write(case, folder):
    for name, content in case.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, tuple):
            path.symlink_to(content[1])
            continue
        data = content if isinstance(content, bytes) else content.encode()
        if len(data) > BYTES:
            raise SystemExit(f"{case.name}: {name} has {len(data)} bytes")
        path.write_bytes(data)
    (folder / "out").mkdir(exist_ok=True)
    main = subject(folder)
    if "verify" in case.verbs and main != "Scenes" and not (folder / "Scenes").exists():
        (folder / "Scenes").mkdir()
        shutil.copy(folder / main, folder / "Scenes" / main)
    if "diff" in case.verbs and main != "Scenes":
        # The same input with another number in its middle.
        text = (folder / main).read_bytes()
        half = len(text) // 2
        (folder / ("other" + pathlib.Path(main).suffix)).write_bytes(text[:half] + text[half:].replace(b"1", b"2", 1))


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (GRACE, GRACE + 1))
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(program, case, verb, folder):
    asked = folder / f"{verb}.in"
    asked.write_bytes(edit(folder / subject(folder)) if verb == "lsp" else b"")
    with (open(asked, "rb") as given, open(folder / f"{verb}.out", "wb") as out,
          open(folder / f"{verb}.err", "wb") as err):
        start = time.monotonic()
        process = subprocess.Popen(
            [program, *command(verb, folder)], cwd=folder, stdin=given, stdout=out, stderr=err,
            preexec_fn=limit, env={"PATH": os.environ["PATH"], "HOME": str(folder), "SWIFT_BACKTRACE": "enable=no"})
        if verb == "serve":
            visit(process, folder / f"{verb}.out")
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        wall = time.monotonic() - start
    seconds = usage.ru_utime + usage.ru_stime
    megabytes = usage.ru_maxrss / 1024
    lines = (folder / f"{verb}.err").read_bytes().count(b"\n")
    faults = []
    if seconds > SECONDS:
        faults.append(f"{seconds:.1f} s")
    if megabytes > MEGABYTES:
        faults.append(f"{megabytes:.0f} MB")
    if process.returncode not in (0, 1, 2, 3, 64):
        faults.append(f"exit {process.returncode}")
    if lines > LINES and process.returncode == 2:
        faults.append(f"{lines} lines of messages")
    return seconds, wall, megabytes, process.returncode, lines, faults


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument("--keep")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("-j", type=int, default=1)
    options = parser.parse_args()
    program = str(pathlib.Path(options.program).resolve())
    base = pathlib.Path(options.keep or tempfile.mkdtemp())
    cases = [made for made in all_cases()
             if not options.only or any(text in made.name for text in options.only)]

    def judge(made):
        folder = base / made.name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        write(made, folder)
        found = [(verb, *run(program, made, verb, folder)) for verb in made.verbs]
        if not options.keep:
            shutil.rmtree(folder)
        return made, found

    bad = runs = 0
    worst = {"seconds": (0, ""), "MB": (0, "")}
    with ThreadPoolExecutor(options.j) as pool:
        for made, found in pool.map(judge, cases):
            for verb, seconds, wall, megabytes, code, lines, faults in found:
                runs += 1
                worst["seconds"] = max(worst["seconds"], (seconds, f"{verb} {made.name}"))
                worst["MB"] = max(worst["MB"], (megabytes, f"{verb} {made.name}"))
                bad += bool(faults)
                if faults or options.all:
                    print(f"{made.name:32} {verb:14} {seconds:6.2f} s {wall:6.2f} s {megabytes:6.0f} MB "
                          f"exit {code} {lines:5} lines  {', '.join(faults)}", flush=True)
    if not options.keep:
        shutil.rmtree(base)
    print(f"{len(cases)} inputs, {runs} runs, {bad} beyond their limits; maxima: "
          + ", ".join(f"{value:.1f} {unit} ({where})" for unit, (value, where) in worst.items()))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
