#!/usr/bin/env python3
"""Times a phone-sized card beside typst, which compiles a similar one.

    bench-typst.py PROGRAM [ROUNDS]

Each round runs the program as a process, typst's compiler in a fresh interpreter, timed inside it
without the interpreter's start, and a process that does nothing, whose time is added to typst's.
Prints medians and the median of the rounds' ratios: a shared machine slows both sides of a round.
typst comes from PyPI into .build/typst if it is missing.
"""
import os
import statistics
import subprocess
import sys
import tempfile
import time

COMPILE = """
import time, typst
start = time.perf_counter()
typst.compile("Benchmarks/Scenes/card.typ", root=".", format="png", ppi=144.0,
              font_paths=["/usr/share/fonts/opentype/inter"], ignore_system_fonts=True)
print((time.perf_counter() - start) * 1000)
"""


def interpreter():
    """Returns the interpreter that has typst."""
    python = ".build/typst/bin/python"
    if not os.path.exists(python):
        subprocess.run([sys.executable, "-m", "venv", ".build/typst"], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "typst"], check=True)
    return python


def milliseconds(arguments):
    """Returns the time a process takes from start to end."""
    start = time.perf_counter()
    process = os.posix_spawn(arguments[0], arguments, os.environ)
    _, status = os.waitpid(process, 0)
    if status:
        raise SystemExit(f"{' '.join(arguments)}: status {status}")
    return (time.perf_counter() - start) * 1000


def main():
    program = os.path.abspath(sys.argv[1])
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 25
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    python = interpreter()
    ours, theirs = [], []
    with tempfile.TemporaryDirectory() as work:
        for _ in range(rounds):
            ours.append(
                milliseconds([program, "Benchmarks/Scenes/card.yaml", "-o", f"{work}/card.png"]))
            compiled = subprocess.run(
                [python, "-c", COMPILE], capture_output=True, text=True, check=True)
            theirs.append(float(compiled.stdout) + milliseconds(["/bin/true"]))
    ratio = statistics.median(own / other for own, other in zip(ours, theirs))
    print(f"alrender {statistics.median(ours):.1f} ms, typst and a process's start "
          f"{statistics.median(theirs):.1f} ms, ratio {ratio:.2f}, {rounds} rounds")


main()
