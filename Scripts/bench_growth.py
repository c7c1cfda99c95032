#!/usr/bin/env python3
"""Counts the cost of an instance of a component, beside the same views written out.

    bench_growth.py PROGRAM [RESULTS.jsonl] [COUNT...]

A list of rows, each an instance that contains an instance, is laid out under callgrind: 100, 1,000
and 10,000 rows by default. Instructions do not depend on the load. Those of 10 rows are subtracted,
because the first row of a kind pays for what the program makes once. Prints instructions per
instance by phase and peak memory, for components and for the rows written out; texts are blocks, so
that fonts play no part. Exits with 1 if the smallest and the largest list differ by more than 5
percent in a phase, or if components take more than 5 percent above the rows written out.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bench_cold  # noqa: E402

FEW = 10
MOST = 0.05
# A phase and the function that does it, by its symbol or the beginning of its symbol.
PHASES = [
    ("reading", r"\$s9Workspace15SceneFileReaderV4readyAA"),
    ("building", r"\$s6Scenes12SceneBuilderV5build__"),
    ("solving", r"\$s10AutoLayout4ViewC14layoutIfNeededyyF$"),
    ("recording", r"\$s9Rendering14LayoutRecorderV6record.*_4path5depth"),
]
HEAD = """canvas: { width: 375, height: 667 }
metrics: { gap: 8, edge: 16 }
"""
CONSTRAINTS = """      - "H:|-edge-[photo(44)]-gap-[name]-(>=gap)-[badge]-edge-|"
      - "V:|-gap-[photo(44)]-gap-|"
      - name.centerY == photo.centerY
      - badge.firstBaseline == name.firstBaseline
"""


def components(count):
    """Returns rows as instances, with data of equal length, so that reading takes the same for each
    row."""
    yield HEAD + """components:
  badge: { parameters: { count: number }, view: { type: label, verbatim: "$count new", color: gray } }
  row:
    parameters: { name: text, unread: number }
    view:
      layoutMargins: $gap
      subviews:
        photo: { background: systemTeal, cornerRadius: 22 }
        name: { type: label, verbatim: "To $name", font: { size: 17, weight: semibold } }
        badge: { type: badge, with: { count: $unread } }
    constraints:
""" + CONSTRAINTS + "data:\n  people:\n"
    for row in range(count):
        yield f"    - {{ name: Name {10_000 + row}, unread: {100 + row % 900} }}\n"
    yield """root:
  subviews:
    rows:
      type: stackView
      axis: vertical
      subviews:
        row: { each: $people, type: row, with: $item }
constraints: [ "H:|[rows]|", rows.top == root.top ]
"""


def written_out(count):
    """Returns the same rows with their own ids."""
    yield HEAD + "root:\n  subviews:\n    rows:\n      type: stackView\n      axis: vertical\n"
    yield "      subviews:\n"
    for row in range(count):
        yield f"""        row{row}:
          layoutMargins: 8
          subviews:
            photo{row}: {{ background: systemTeal, cornerRadius: 22 }}
            name{row}: {{ type: label, verbatim: "To Name {10_000 + row}", font: {{ size: 17, weight: semibold }} }}
            badge{row}: {{ type: label, verbatim: "{100 + row % 900} new", color: gray }}
"""
    yield 'constraints:\n  - "H:|[rows]|"\n  - rows.top == root.top\n'
    for row in range(count):
        yield re.sub(r"\b(photo|name|badge)\b", rf"\g<1>{row}", textwrap.indent(
            textwrap.dedent(CONSTRAINTS), "  "))


def instructions(program, scene, work):
    """Returns all instructions of a layout, and those of its phases."""
    profile = f"{work}/profile"
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}", program, "layout", scene,
         "--text", "blocks"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=True)
    inclusive, _ = bench_cold.read_profile(profile)
    found = {phase: max([count for function, count in inclusive.items()
                         if re.search(pattern, function)], default=0) for phase, pattern in PHASES}
    missing = [phase for phase, count in found.items() if not count]
    if missing:
        raise SystemExit(f"no function of the phase '{missing[0]}' was called: its symbol has changed")
    return {"whole": int(re.search(r"Collected : (\d+)", run.stderr).group(1))} | found


def measure(program, make, counts, work):
    """Returns instructions per instance by phase, and peak memory, for each count."""
    def lay_out(count):
        scene = pathlib.Path(work, "scene.yaml")
        scene.write_text("".join(make(count)))
        return (instructions(program, str(scene), work),
                bench_cold.measure(program, ["layout", str(scene), "--text", "blocks"])[1])
    few, memory = lay_out(FEW)
    rows = {}
    for count in counts:
        found, peak = lay_out(count)
        rows[count] = {phase: (found[phase] - few[phase]) / (count - FEW) for phase in found}
        rows[count] |= {"peakMB": round(peak, 1),
                        "peakKB an instance": round((peak - memory) * 1024 / (count - FEW), 2)}
        print(f"  {count:6}: " + ", ".join(
            f"{phase} {rows[count][phase] / 1e3:.1f} k" for phase in found)
            + f"; {peak:.1f} MB, {rows[count]['peakKB an instance']} KB each", flush=True)
    return rows


def main():
    program = os.path.abspath(sys.argv[1])
    results = sys.argv[2] if len(sys.argv) > 2 else None
    counts = [int(count) for count in sys.argv[3:]] or [100, 1_000, 10_000]
    wrong = []
    with tempfile.TemporaryDirectory() as work:
        # Without debug information, which valgrind takes longer to read than to count.
        stripped = f"{work}/alrender"
        subprocess.run(["strip", "--strip-debug", "-o", stripped, program], check=True)
        print("instructions per instance, as components:")
        ours = measure(stripped, components, counts, work)
        print("the same views written out:")
        theirs = measure(stripped, written_out, counts, work)
    for phase in ["whole"] + [phase for phase, _ in PHASES]:
        growth = ours[counts[-1]][phase] / ours[counts[0]][phase] - 1
        print(f"{phase}: {growth:+.1%} from {counts[0]} instances to {counts[-1]}")
        if abs(growth) > MOST:
            wrong.append(f"{phase} grows by {growth:+.1%}")
    for count in counts:
        more = ours[count]["whole"] / theirs[count]["whole"] - 1
        print(f"components among {count}: {more:+.1%} compared with the views written out")
        if more > MOST:
            wrong.append(f"components among {count} take {more:+.1%}")
    if results:
        commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
        with open(results, "w") as file:
            file.write(json.dumps({"commit": commit.stdout.strip() or "unknown"}) + "\n")
            for kind, rows in [("components", ours), ("written out", theirs)]:
                for count, row in rows.items():
                    row = {name: round(value, 2) for name, value in row.items()}
                    file.write(json.dumps({"growth": kind, "instances": count} | row) + "\n")
    for line in wrong:
        print(line, file=sys.stderr)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
