#!/usr/bin/env python3
"""Counts the cost of cold runs of the program under callgrind: instructions do not depend on the
load.

    bench_cold.py PROGRAM [RESULTS.jsonl]

Prints instructions, page faults and peak memory of `--version` and of two cards, and for each card
the instructions of its phases, the conformance records that Swift's runtime examined and the
fontsets that fontconfig sorted. Exits with 1 if the last two, the instructions of a run, or the
size of the program exceed the limits below: an additional cast to a protocol, interpolated
enumeration or text size shows up here first.
"""
import collections
import json
import os
import re
import subprocess
import sys
import tempfile

# Per cold card: a search for one conformance examines a few thousand records.
MOST_RECORDS = 75_000
MOST_SORTS = 3
# Per run, in millions.
MOST_INSTRUCTIONS = {"version": 12, "README's card": 85, "card on a phone": 85}
# Of the installed program, without its symbols.
MOST_MEGABYTES = 25

CASES = [
    ("version", ["--version"]),
    ("README's card", ["Scenes/showcase/profile-card.yaml", "-o", "{out}"]),
    ("card on a phone", ["Benchmarks/Scenes/card.yaml", "-o", "{out}"]),
]
# A phase and the function that does it, by its symbol or the beginning of its symbol.
PHASES = [
    ("linking", r"dl_main$"),
    ("arguments", r"\$s8alrender16ShortCommandLine.*7request|\$s8alrender10UsageErrorV5parse"),
    ("reading", r"\$s9Workspace15SceneFileReaderV4read"),
    ("layout", r"\$s9Rendering8RendererC6layOut__8resolved"),
    ("painting", r"\$s7Drawing6CanvasC4draw"),
    ("encoding", r"ci_png_encode$"),
    ("fontconfig's thread", r"start_thread$"),
]


def read_profile(path):
    """Returns inclusive instructions and calls by function from a callgrind profile."""
    names, inclusive, calls = {}, collections.Counter(), collections.Counter()
    current, called, costs_call = None, None, False

    def name(text):
        number, _, rest = text.partition(" ")
        if rest:
            names[number] = rest
        return names.get(number, number)

    with open(path) as lines:
        for line in lines:
            if line.startswith("fn="):
                current = name(line[3:].strip())
            elif line.startswith("cfn="):
                called = name(line[4:].strip())
            elif line.startswith("calls="):
                calls[called] += int(line[6:].split()[0])
                costs_call = True
            elif line[0] in "+-*0123456789" and current:
                cost = int(line.split()[1])
                if not costs_call or called != current:
                    inclusive[current] += cost
                costs_call = False
    return inclusive, calls


# Runs a command and prints its page faults and its peak memory in kB. The peak of a process starts
# with that of its parent, so this one is small.
RUN = """
import os, sys
process = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=[
    (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)])
_, status, usage = os.wait4(process, 0)
print(usage.ru_minflt + usage.ru_majflt, usage.ru_maxrss)
sys.exit(1 if status else 0)
"""


def measure(program, arguments):
    """Returns page faults and peak memory in MB of one run."""
    run = subprocess.run(
        [sys.executable, "-S", "-c", RUN, program, *arguments], capture_output=True, text=True)
    if run.returncode:
        raise SystemExit(f"{program} {' '.join(arguments)}: {run.stderr}")
    faults, peak = run.stdout.split()
    return int(faults), int(peak) / 1024


def main():
    program = os.path.abspath(sys.argv[1])
    results = open(sys.argv[2], "w") if len(sys.argv) > 2 else None
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    with tempfile.TemporaryDirectory() as work:
        # Without debug information, which valgrind takes longer to read than to count.
        stripped, profile = f"{work}/alrender", f"{work}/profile"
        subprocess.run(["strip", "-o", f"{work}/installed", program], check=True)
        megabytes = os.path.getsize(f"{work}/installed") / 1e6
        print(f"installed: {megabytes:.2f} MB")
        fails = megabytes > MOST_MEGABYTES
        if results:
            commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
            results.write(json.dumps({"commit": commit.stdout.strip() or "unknown",
                                      "installedMB": round(megabytes, 2)}) + "\n")
        subprocess.run(["strip", "--strip-debug", "-o", stripped, program], check=True)
        for title, words in CASES:
            words = [word.format(out=f"{work}/out.png") for word in words]
            measure(program, words)
            faults, peak = min(measure(program, words) for _ in range(5))
            run = subprocess.run(
                ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}", stripped,
                 *words], capture_output=True, text=True, check=True)
            total = int(re.search(r"Collected : (\d+)", run.stderr).group(1))
            print(f"{title}: {total / 1e6:.1f} M instructions, {faults} page faults, {peak:.1f} MB")
            if total > MOST_INSTRUCTIONS[title] * 1e6:
                print(f"  at most {MOST_INSTRUCTIONS[title]} M are expected", file=sys.stderr)
                fails = True
            row = {"cold": title, "instructions": total, "faults": faults, "peakMB": round(peak, 1)}
            if words[0] != "--version":
                inclusive, calls = read_profile(profile)
                phases = {phase: max([count for function, count in inclusive.items()
                                      if re.search(pattern, function)], default=0)
                          for phase, pattern in PHASES}
                for phase, count in phases.items():
                    print(f"  {phase:22} {count / 1e6:7.1f} M")
                records = max([calls[f] for f in calls if f.startswith(
                    "swift_conformsToProtocolMaybeInstantiateSuperclasses")], default=0)
                sorts = calls["FcFontSetSort"]
                print(f"  {records} records of conformances examined, {sorts} fontsets sorted")
                row |= {"phases": phases, "records": records, "fontSorts": sorts}
                if records > MOST_RECORDS or sorts > MOST_SORTS:
                    print(f"  at most {MOST_RECORDS} and {MOST_SORTS} are expected", file=sys.stderr)
                    fails = True
            if results:
                results.write(json.dumps(row) + "\n")
    sys.exit(1 if fails else 0)


if __name__ == "__main__":
    main()
