#!/usr/bin/env python3
"""Runs kiwi on the workloads, prints its figures with the ratio to ours, and appends JSON lines.

    compare.py SOLVERBENCH KIWIBENCH RESULTS
"""
import json
import subprocess
import sys

CASES = [
    ("W1", 100), ("W1", 300), ("W1", 1000), ("W1s", 300), ("W2", 100), ("W2", 300),
    ("W3", 3), ("W3", 4), ("W3", 5), ("W4", 10), ("W4", 30), ("W4", 100), ("W4", 300),
]
LIMIT = 20  # seconds for a workload


def main():
    bench, kiwi, results = sys.argv[1:]
    with open(results) as file:
        lines = [json.loads(line) for line in file]
    ours = {}
    for line in (line for line in lines if line.get("solver") == "alrender"):
        wanted = "read" if line["phase"] == "step" else ""
        if "milliseconds" in line and line.get("variant", "") == wanted:
            ours[line["workload"], line.get("d", line["n"]), line["phase"]] = line["milliseconds"]
    found = []
    for name, count in CASES:
        tape = subprocess.run(
            [bench, "tape", name, str(count)], capture_output=True, text=True, check=True)
        try:
            run = subprocess.run(
                [kiwi], input=tape.stdout, capture_output=True, text=True, timeout=LIMIT)
        except subprocess.TimeoutExpired:
            print(f"kiwi {name} ({count}): more than {LIMIT} s")
            continue
        lines = [line.split() for line in run.stdout.splitlines()]
        values = subprocess.run(
            [bench, "values", name, str(count)], capture_output=True, text=True, check=True)
        difference = max(
            abs(float(own) - float(line[2])) for own, line in zip(
                values.stdout.split(), (line for line in lines if line[0] == "value")))
        if difference > 1e-6:
            print(f"kiwi {name} ({count}): values differ by up to {difference:g}")
        for phase, value, *_ in lines:
            if phase == "value":
                continue
            milliseconds = float(value) * 1000
            own = ours.get((name, count, phase))
            ratio = f", {milliseconds / own:.0f} times ours" if own else ""
            print(f"kiwi {name} ({count}) {phase}: {milliseconds:.4f} ms{ratio}", flush=True)
            entry = {"solver": "kiwi", "workload": name, "n": count, "phase": phase,
                     "milliseconds": milliseconds}
            if name == "W3":
                entry.update({"d": count, "b": 4, "n": sum(4 ** level for level in range(count + 1))})
            found.append(entry)
    with open(results, "a") as file:
        for entry in found:
            file.write(json.dumps(entry) + "\n")


if __name__ == "__main__":
    main()
