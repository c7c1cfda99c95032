#!/usr/bin/env python3
"""Counts under callgrind how the work of each command grows with the number of views.

    bench_verbs.py PROGRAM [RESULTS.jsonl] [--to COUNT]

Each command reads scenes of COUNT / 4 and of COUNT views (1,600 by default), as
Benchmarks/large_scenes.py writes them, less what a scene of eight costs. Prints the exponent of the
growth and exits with 1 if one is above 1.1: ten times the views may take 12.6 times the work.
"""
import argparse
import json
import math
import os
import re
import subprocess
import sys
import tempfile

MOST = 1.1
# The views of the scene whose cost is subtracted, because it is not part of the growth.
LEAST = 8
# The kind of scene, and a view in it by the number of views.
KINDS = {
    "rows": lambda count: f"title{count // 8}",
    "flat": lambda count: f"v{count // 2}",
    "labels": lambda count: f"l{count // 2}",
}
VERBS = {
    "layout": ["layout", "{scene}"],
    "render": ["render", "{scene}", "-o", "{out}"],
    "check": ["check", "{scene}"],
    "explain": ["explain", "{scene}", "{view}"],
    "explain --ambiguity": ["explain", "{scene}", "--ambiguity"],
    "trace": ["trace", "{scene}"],
    "list": ["list", "{scene}"],
    "diff": ["diff", "{scene}", "{other}"],
    "record": ["record", "{scene}", "--goldens", "{goldens}"],
    "verify": ["verify", "{scene}", "--goldens", "{goldens}"],
}


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def prepare(work, kind, count):
    """Returns the words that replace a scene of some views in a command's arguments."""
    text = subprocess.run(
        [sys.executable, "Benchmarks/large_scenes.py", kind, str(count)], capture_output=True,
        text=True, check=True).stdout
    project = f"{work}/{kind}{count}"
    scene, other = f"{project}/Scenes/scene.yaml", f"{work}/{kind}{count}-other.yaml"
    write(scene, text)
    write(other, text.replace("width: 375", "width: 390", 1))
    write(f"{project}/alrender.yaml", "scenes: Scenes\n")
    return {"scene": scene, "other": other, "out": f"{work}/out.png", "goldens": f"{project}/goldens",
            "view": KINDS[kind](count)}


def instructions(program, arguments):
    """Returns the cost of a run; its exit code may report a difference."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, *arguments],
        capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode > 1 or not found:
        raise SystemExit(f"{' '.join(arguments)}: status {run.returncode}\n{run.stderr[-500:]}")
    return int(found.group(1))


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program")
    options.add_argument("results", nargs="?")
    options.add_argument("--to", type=int, default=1_600)
    options = options.parse_args()
    program = os.path.abspath(options.program)
    results = open(options.results, "w") if options.results else None
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    fails = False
    with tempfile.TemporaryDirectory() as work:
        stripped = f"{work}/alrender"
        subprocess.run(["strip", "--strip-debug", "-o", stripped, program], check=True)
        for kind in KINDS:
            sizes = [prepare(work, kind, count) for count in (LEAST, options.to // 4, options.to)]
            for verb, words in VERBS.items():
                least, small, large = (
                    instructions(stripped, [word.format(**size) for word in words])
                    for size in sizes)
                growth = math.log((large - least) / (small - least)) / math.log(
                    (options.to - LEAST) / (options.to // 4 - LEAST))
                print(f"{kind:8} {verb:20} {small / 1e6:8.0f} M {large / 1e6:8.0f} M  n^{growth:.2f}",
                      flush=True)
                fails = fails or growth > MOST
                if results:
                    results.write(json.dumps(
                        {"growth": verb, "scene": kind, "views": [options.to // 4, options.to],
                         "instructions": [small, large], "exponent": round(growth, 3)}) + "\n")
                    results.flush()
    if fails:
        print(f"at most n^{MOST} is expected", file=sys.stderr)
    sys.exit(1 if fails else 0)


main()
