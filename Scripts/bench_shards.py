#!/usr/bin/env python3
"""Measures a project of 2,000 scenes in shards, checks that fail, and what a picture costs.

    bench_shards.py PROGRAM [BEFORE]

Prints for each row the figure of the program, that of the state before if there is one, and the goal:
processor time, peak memory and, under valgrind, instructions for each picture of the gallery. Exits
with 1 if a row misses its goal.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import bench_cliffs

SCENES, VARIANTS, PARTS = 2_000, 4, 8
HERE = pathlib.Path(__file__).resolve().parent.parent


def scene(index, gap=8):
    return f"""canvas: {{ width: 320, height: 120, scale: 1 }}
root:
  subviews:
    card:
      background: "#F2F2F7"
      subviews:
        title: {{ type: label, text: "Card number {index}" }}
        detail: {{ type: label, text: "with a detail", font: {{ size: 13 }} }}
    badge: {{ background: red }}
constraints:
  - "H:|-[card]-[badge(24)]-|"
  - "V:|-{gap}-[card]"
  - "V:|-10-[badge(24)]"
  - "H:|-[title]-|"
  - "H:|-[detail]"
  - "V:|-[title]-4-[detail]-|"
variants: {{ axes: {{ width: [300, 320], direction: [ltr, rtl] }} }}
"""


def write(project, gap):
    for index in range(SCENES):
        folder = project / "Scenes" / f"g{index % 10}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"card{index}.yaml").write_text(scene(index, gap))
    (project / "alrender.yaml").write_text("scenes: Scenes\n")


def verify(program, project, *arguments, code=0, times=1):
    """Returns the least processor time in seconds, and the peak memory in megabytes."""
    runs = [bench_cliffs.run(program, "verify", "--ci", *arguments, folder=project)
            for _ in range(times)]
    assert all(run[2] == code for run in runs), f"verify {arguments}: {runs}"
    return min(run[0] for run in runs), min(run[1] for run in runs)


def shards(program, work):
    """Returns the rows of a project in shards, and of checks that fail."""
    project = work / "project"
    shutil.rmtree(project, ignore_errors=True)
    project.mkdir()
    write(project, 10)
    bench_cliffs.run(program, "record", folder=project)
    checks = SCENES * VARIANTS
    whole, peak = verify(program, project, "--reporter", "json", "--report", "whole", times=3)
    parts = [verify(program, project, "--shard", f"{part}/{PARTS}", "--report", f"part-{part}",
                    times=2)[0] for part in range(1, PARTS + 1)]
    merged = subprocess.run(
        [program, "merge-reports", *[f"part-{part}" for part in range(1, PARTS + 1)], "--report",
         "merged"], cwd=project, stdout=subprocess.DEVNULL)
    same = (project / "merged/report.json").read_bytes() == (
        project / "whole/report.json").read_bytes()
    assert merged.returncode == 0 and same, "the merged report differs from that of one run"
    one = min(verify(program, project, "--shard", f"{part}/64", times=3)[0]
              for part in [1, 23, 64])
    write(project, 12)
    failing, most = verify(program, project, "--report", "failing", code=1)
    return {
        "1/64 of 2,000 scenes": (one, "s", 0.08),
        f"eight shards beside one process of {whole:.2f} s": (sum(parts) / whole, "x", 1.15),
        f"a golden check ({peak:.0f} MB)": (whole * 1_000 / checks, "ms", 0.5),
        "a failing check, when all fail": (failing * 1_000 / checks, "ms", 2),
        "  its memory": (most, "MB", 80),
    }


def pictures(program, work):
    """Returns millions of instructions for each picture of the gallery, with those of the processes
    that draw vector pictures; none without valgrind."""
    if not shutil.which("valgrind"):
        return {}
    stripped, out = work / "alrender", work / "out"
    subprocess.run(["strip", "--strip-debug", "-o", stripped, program], check=True)
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--trace-children=yes",
         f"--callgrind-out-file={work}/profile.%p", stripped, "render", "Scenes", "--all-variants",
         "-o", f"{out}/{{scene}}.{{variant}}.png"], cwd=HERE, capture_output=True, text=True)
    total = sum(int(count) for count in re.findall(r"Collected : (\d+)", run.stderr))
    count = len(list(out.rglob("*.png")))
    return {f"instructions for each of {count} pictures": (total / 1e6 / count, "M", None)}


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    programs = [os.path.abspath(path) for path in sys.argv[1:]]
    missed = False
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        for measure in [shards, pictures]:
            now, *before = [measure(program, work) for program in programs]
            for place, (name, (value, unit, goal)) in enumerate(now.items()):
                old = list(before[0].values())[place][0] if before else None
                if goal is None and old:
                    goal = 0.7 * old
                misses = goal is not None and value > goal
                missed = missed or misses
                was = f"before {old:9.3f}  " if old else ""
                aim = f"goal {goal:.3g}" if goal else ""
                print(f"  {name:52} {value:9.3f} {unit:3} {was}{aim}"
                      f"{'  MISSED' if misses else ''}", flush=True)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
