#!/usr/bin/env python3
"""Times batches of scenes with one worker and with as many as there are processors.

    Scripts/bench-threads.py [PROGRAM] [ROUNDS]

Lists of rows, each with its own texts so that no scene benefits from another, are laid out,
checked, verified and drawn in all their variants. Next to each run with many workers, the same
number of processes with one worker each do the whole work at once: their speedup over running one
after another is what the machine can offer at that moment.

Prints the medians over the rounds and writes JSON lines with the commit and the machine to
Benchmarks/Results.
"""

import datetime
import json
import os
import pathlib
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCENES, ROWS = 40, 10


def run(*commands):
    """Returns the seconds until all commands, started at once, have ended, and their processor
    time."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    silent = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    running = [subprocess.Popen(command, **silent) for command in commands]
    codes = [process.wait() for process in running]
    elapsed, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if any(code not in (0, 1) for code in codes):
        sys.exit(f"{' '.join(commands[0])}: exit {codes}")
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return elapsed, used


def text(chance, most):
    """Returns words that no dictionary has, made from a number."""
    def word():
        return "".join(chance.choice("aeiou" if i % 2 else "bdfgklmnprstvz")
                       for i in range(chance.randint(2, 9)))
    return " ".join(word() for _ in range(chance.randint(1, most)))


def scene(chance):
    """Returns a list of rows: a badge, a title and a text of some lines."""
    rows = "".join(f"""
    row{row}:
      type: stack
      spacing: 12
      alignment: center
      subviews:
        badge{row}: {{ background: red, cornerRadius: 8 }}
        texts{row}:
          type: stack
          axis: vertical
          subviews:
            title{row}: {{ type: label, text: "{text(chance, 4)}" }}
            text{row}: {{ type: label, lines: 0, text: "{text(chance, 20)}" }}""" for row in range(ROWS))
    down = "".join(f"-[row{row}]" for row in range(ROWS))
    across = "".join(f"""
  - "H:|-[row{row}]-|"
  - "badge{row}.width == 32"
  - "badge{row}.height == 32\"""" for row in range(ROWS))
    return f"""canvas: {{ width: 390, height: fit }}
root:
  subviews:{rows}
constraints:
  - "V:|{down}-|"{across}
variants:
  axes: {{ width: [390, 320, 430], direction: [ltr, rtl], textSize: [large, xxLarge] }}
"""


def project(folder):
    """Fills a folder with scenes and a place for pictures."""
    chance = random.Random(1)
    for name in ("Scenes", "out"):
        (folder / name).mkdir()
    for number in range(SCENES):
        (folder / "Scenes" / f"list{number}.yaml").write_text(scene(chance))


def main():
    program = os.path.realpath(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/release/alrender")
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    workers = os.cpu_count()
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    machine = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
    lines = [{
        "commit": commit.stdout.strip() or "unknown", "machine": machine[1] if machine else "unknown",
        "cores": workers, "load": os.getloadavg()[0], "rounds": rounds,
    }]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        project(folder)
        os.chdir(folder)
        verbs = {
            "layout": ["layout", "Scenes", "--all-variants"],
            "check": ["check", "Scenes"],
            "render": ["render", "Scenes", "--all-variants", "-o", "out/{scene}.{variant}.png"],
            "verify": ["verify", "--ci"],
        }
        subprocess.run([program, "record", "--mode", "all"], capture_output=True, check=False)
        for verb, words in verbs.items():
            one, many = ([program, *words, "-j", str(count)] for count in (1, workers))
            rows = []
            for _ in range(rounds):
                (alone, used), (shared, spent) = run(one), run(many)
                (both, _), (again, _) = run(*[one] * workers), run(one)
                alone = (alone + again) / 2
                rows.append((alone, shared, alone / shared, workers * alone / both, spent / used))
            alone, shared, gain, ceiling, growth = (
                round(statistics.median(column), 3) for column in zip(*rows))
            lines.append({
                "verb": verb, "one worker s": alone, "workers": workers, "all workers s": shared,
                "gain": gain, "gain of as many processes": ceiling, "processor time": growth,
            })
            print(f"{verb:7} {alone:.2f} s, with {workers} workers {shared:.2f} s: {gain:.2f} times as "
                  f"fast, {workers} processes {ceiling:.2f} times", flush=True)
    results = ROOT / "Benchmarks" / "Results" / f"threads-{datetime.date.today()}.jsonl"
    results.write_text("".join(json.dumps(line) + "\n" for line in lines))


if __name__ == "__main__":
    main()
