#!/usr/bin/env python3
"""Prints GTK's figures with their ratio to ours, and appends them to the results.

    compare.py FIGURES RESULTS
"""
import json
import sys


def main():
    figures, results = sys.argv[1:]
    with open(results) as file:
        lines = [json.loads(line) for line in file][1:]
    ours = {(line["workload"], line["phase"]): line["milliseconds"] for line in lines}
    with open(figures) as file, open(results, "a") as out:
        for line in file:
            entry = json.loads(line)
            own = ours[entry["workload"], entry["phase"]]
            entry["ratio"] = round(entry["milliseconds"] / own, 2)
            print(f"GTK {entry['workload']}, {entry['phase']}: {entry['milliseconds']:.1f} ms, "
                  f"{entry['ratio']} times ours")
            out.write(json.dumps(entry) + "\n")


if __name__ == "__main__":
    main()
