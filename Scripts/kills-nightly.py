#!/usr/bin/env python3
"""Kills recordings at random moments: each golden must be either the old or the new one, never half
written, and the next recording must leave nothing behind.

    Scripts/kills-nightly.py [PROGRAM]      (KILLS times, 1,000 by default; SEED as printed)
"""
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time


def scene(gap):
    widths = ", ".join(str(width) for width in range(120, 150))
    return f"""canvas: {{ width: 120, height: 80, scale: 1 }}
root: {{ subviews: {{ box: {{ background: red }}, note: {{ type: label, text: Hello }} }} }}
constraints: [ "H:|-{gap}-[box(20)]-[note]", "V:|-10-[box(20)]", note.top == box.top ]
variants: {{ axes: {{ width: [{widths}] }} }}
"""


def files(folder):
    return {str(path.relative_to(folder)): path.read_bytes()
            for path in sorted((folder / "goldens").rglob("*")) if path.is_file()}


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    program = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else root / ".build/debug/alrender").resolve()
    kills = int(os.environ.get("KILLS", 1000))
    seed = int(os.environ.get("SEED", time.time()))
    dice = random.Random(seed)
    print(f"seed {seed}, {kills} kills")
    command = [program, "record", "--mode", "all", "--text", "blocks", "--pictures", "all", "-j", "2"]
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        (folder / "Scenes").mkdir()

        def record():
            subprocess.run(command, cwd=folder, capture_output=True)
            return files(folder)

        states = []
        for gap in (10, 11):
            (folder / "Scenes/card.yaml").write_text(scene(gap))
            start = time.monotonic()
            states.append(record())
            needed = time.monotonic() - start
        old, new = states
        assert len(old) > 60 and old.keys() == new.keys() and old != new
        inside = 0
        for index in range(kills):
            # The scene changes every other time, so that there is always something to write.
            (folder / "Scenes/card.yaml").write_text(scene(10 + index % 2))
            process = subprocess.Popen(
                command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            try:
                process.wait(dice.random() * needed * 1.2)
            except subprocess.TimeoutExpired:
                inside += 1
            process.send_signal(signal.SIGKILL)
            process.wait()
            left = {name: data for name, data in files(folder).items() if not name.endswith(".tmp")}
            if left.keys() != old.keys():
                sys.exit(f"kill {index}: other files: {sorted(left.keys() ^ old.keys())}")
            for name, data in left.items():
                if data not in (old[name], new[name]):
                    sys.exit(f"kill {index}: {name} is neither the old file nor the new one")
        (folder / "Scenes/card.yaml").write_text(scene(11))
        if record() != new:
            sys.exit("the recording after the last kill leaves other files")
        print(f"{kills} kills, {inside} of them before the end: every golden was the old or the new one")


main()
