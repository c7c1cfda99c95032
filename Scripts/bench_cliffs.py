#!/usr/bin/env python3
"""Measures the inputs on which a program of this kind falls off a cliff: a few times the input, many
times the work.

    bench_cliffs.py PROGRAM [ROW...]

Prints for each row the processor time, the peak memory or the ratio that counts, and its goal.
Growth is the exponent between two sizes. Exits with 1 if a row misses its goal. Tests count the same
work; this script is for the figures.
"""
import json
import math
import os
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import time
import zlib

HEAD = "canvas: { width: 375, height: 667, scale: 2 }\nroot:\n  subviews:\n"
MISSES = []


# Runs a command and prints its processor time, its peak memory in kB and its exit code. The peak of a
# process starts with that of its parent, so this one is small.
RUN = """
import os, sys
nowhere = [(os.POSIX_SPAWN_OPEN, file, os.devnull, os.O_WRONLY, 0) for file in (1, 2)]
process = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=nowhere)
_, status, usage = os.wait4(process, 0)
print(usage.ru_utime + usage.ru_stime, usage.ru_maxrss, os.waitstatus_to_exitcode(status))
"""


def run(program, *arguments, folder=None):
    """Returns seconds of processor time, megabytes and the exit code of one run."""
    words = subprocess.run(
        [sys.executable, "-S", "-c", RUN, program, *map(str, arguments)], cwd=folder, check=True,
        capture_output=True, text=True).stdout.split()
    return float(words[0]), int(words[1]) / 1024, int(words[2])


def best(program, *arguments, times=3):
    """Returns the least time and memory of a few runs, and the last exit code."""
    runs = [run(program, *arguments) for _ in range(times)]
    return min(seconds for seconds, _, _ in runs), min(peak for _, peak, _ in runs), runs[-1][2]


def row(name, value, goal, unit, fails=False):
    """Prints a figure beside its goal."""
    misses = fails or value > goal
    if misses:
        MISSES.append(name)
    note = "  (it failed)" if fails else "  MISSED" if misses else ""
    print(f"  {name:58} {value:9.3f} {unit:4} goal {goal:g}{note}", flush=True)


def growth(one, other, factor):
    return math.log(other / one) / math.log(factor)


# Scenes

def views(count):
    return "".join(f"    v{index}: {{}}\n" for index in range(count))


def chain(count, width=None):
    yield HEAD + views(count) + "constraints:\n"
    for index in range(1, count):
        yield f"  - v{index}.left >= v{index - 1}.right + 1\n"
    if width:
        for index in range(count):
            yield f"  - v{index}.width == {width}\n"


def limits(count):
    yield HEAD + views(count) + "constraints:\n"
    for index in range(count):
        above = f"v{index - 1}.bottom" if index else "root.top"
        yield f"""  - v{index}.leading >= root.leading + 8
  - v{index}.trailing <= root.trailing - 8
  - v{index}.width >= 10
  - v{index}.width <= 200
  - v{index}.height >= 20
  - v{index}.height <= 60
  - v{index}.top >= {above} + 4
  - v{index}.top <= {above} + 40
"""


def conflicts(count, are_stated=True):
    yield HEAD + "    shared: {}\n" + views(count) + "constraints:\n  - shared.width >= 10\n"
    for index in range(count):
        yield (f"  - v{index}.left == root.left\n  - v{index}.top == root.top + {index}\n"
               f"  - v{index}.height == 10\n  - v{index}.width == shared.width + {index}\n")
        if are_stated:
            yield f"  - v{index}.width >= {300 + 2 * index}\n  - v{index}.width <= 100\n"


def json_scene(count):
    constraints = []
    for index in range(count):
        constraints += [f"v{index}.top == root.top + {index}", f"v{index}.left == root.left",
                        f"v{index}.width == 10"]
    return {"canvas": {"width": 375, "height": 667, "scale": 2},
            "root": {"subviews": {f"v{index}": {} for index in range(count)}},
            "constraints": constraints}


def storyboard(count, height):
    yield ('<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.'
           'CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.'
           'CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="vc0">\n'
           '<device id="retina6_12" orientation="portrait" appearance="light"/>\n<scenes>\n')
    for one in range(count):
        labels, ties = [], []
        for index in range(10):
            name = f"l{one}-{index}"
            labels.append(
                f'<label contentMode="left" text="Label {one} {index}" lineBreakMode="tailTruncation" '
                f'translatesAutoresizingMaskIntoConstraints="NO" id="{name}"><rect key="frame" x="16" '
                f'y="{60 + index * 50}" width="361" height="{height}"/><constraints><constraint '
                f'firstAttribute="height" constant="{height}" id="h{name}"/></constraints>'
                '<fontDescription key="fontDescription" type="system" pointSize="17"/></label>\n')
            for attribute, constant in [("leading", 16), ("top", 1 + 50 * index)]:
                ties.append(
                    f'<constraint firstItem="{name}" firstAttribute="{attribute}" secondItem="sa{one}" '
                    f'secondAttribute="{attribute}" constant="{constant}" id="{attribute}{name}"/>\n')
        yield (f'<scene sceneID="s{one}"><objects><viewController id="vc{one}" sceneMemberID='
               f'"viewController"><view key="view" id="v{one}"><rect key="frame" x="0.0" y="0.0" '
               f'width="393" height="852"/><subviews>{"".join(labels)}</subviews><viewLayoutGuide '
               f'key="safeArea" id="sa{one}"/><constraints>{"".join(ties)}</constraints></view>'
               f'</viewController></objects></scene>\n')
    yield "</scenes></document>\n"


# Pictures of twelve megapixels

def jpeg(width, height, grey):
    """A baseline JPEG in one shade: its blocks have no coefficients, and no differences but the
    first."""
    def segment(marker, body):
        return bytes([0xFF, marker]) + struct.pack(">H", len(body) + 2) + body
    tables = (b"\x00" + bytes([1, 1] + [0] * 14) + bytes([0, 7])
              + b"\x10" + bytes([1] + [0] * 15) + bytes([0]))
    bits = "10" + format(64 + grey % 64, "07b") + "0"
    blocks = (width // 8) * (height // 8)
    bits += "00" * (blocks - 1)
    bits += "1" * (-len(bits) % 8)
    scan = int(bits, 2).to_bytes(len(bits) // 8, "big").replace(b"\xFF", b"\xFF\x00")
    return (b"\xFF\xD8" + segment(0xDB, b"\x00" + bytes([8] * 64))
            + segment(0xC0, struct.pack(">BHHB", 8, height, width, 1) + b"\x01\x11\x00")
            + segment(0xC4, tables) + segment(0xDA, b"\x01\x01\x00\x00\x3F\x00") + scan + b"\xFF\xD9")


def png(width, height):
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(
            ">I", zlib.crc32(kind + body))
    rows = zlib.compress((b"\x00" + bytes(range(256)) * (3 * width // 256 + 1))[:3 * width + 1]
                         * height, 1)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", rows) + chunk(b"IEND", b""))


def pictures(names):
    ties = "".join(f"  - {name}.left == root.left\n  - {name}.top == root.top + {60 * place}\n"
                   f"  - {name}.width == 80\n  - {name}.height == 60\n"
                   for place, (name, _) in enumerate(names))
    return HEAD + "".join(f"    {name}: {{ type: imageView, source: {source} }}\n"
                          for name, source in names) + "constraints:\n" + ties


# Rows

def language_server(program, work):
    """1,000 views of which nothing says how high they are."""
    lines = 1_000
    text = HEAD + views(lines) + "constraints:\n" + "".join(
        f"  - v{index}.left == root.left + 1\n  - v{index}.top == root.top + {index}\n"
        f"  - v{index}.width == 10\n  - v{index}.width <= 99\n  - v{index}.width >= 1\n"
        for index in range(lines))
    server = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, cwd=work)

    def send(method, parameters, number=None):
        message = {"jsonrpc": "2.0", "method": method, "params": parameters}
        if number:
            message["id"] = number
        body = json.dumps(message).encode()
        server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        server.stdin.flush()

    def wait(mark):
        while True:
            length = 0
            while (line := server.stdout.readline().strip()):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            body = server.stdout.read(length)
            if mark in body[:300] or mark in body[-300:]:
                return body

    def seconds():
        fields = pathlib.Path(f"/proc/{server.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    send("initialize", {"capabilities": {}}, 1)
    wait(b'"id":')
    send("initialized", {})
    uri = f"file://{work}/large.yaml"
    send("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "yaml", "version": 1,
                                                   "text": text}})
    found = json.loads(wait(b"publishDiagnostics"))["params"]["diagnostics"]
    times = []
    for version in range(2, 7):
        before = seconds()
        place = {"line": 1_003, "character": 0}
        send("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version},
            "contentChanges": [{"range": {"start": place, "end": place}, "text": "# a\n"}]})
        wait(b"publishDiagnostics")
        times.append(seconds() - before)
    server.kill()
    server.wait()
    row(f"language server: a change among {len(found)} findings", min(times), 0.3, "s",
        fails=len(found) < lines)


def one_line(program, work):
    scene = json_scene(10_000)
    (work / "line.json").write_text(json.dumps(scene, separators=(",", ":")))
    (work / "indented.json").write_text(json.dumps(scene, indent=1))
    one, other = (best(program, "layout", work / name)[0] for name in ["line.json", "indented.json"])
    row(f"one line of JSON beside {other:.2f} s indented", one / other, 1.2, "x")


def unknown(program, work):
    keys = HEAD + "".join(f"    v{index}: {{ backgroundColour{index}: red }}\n"
                          for index in range(3_333))
    names = HEAD + views(3_333) + "constraints:\n" + "".join(
        f"  - titel{index}.left == root.left\n" for index in range(3_333))
    for name, text in [("keys", keys), ("names", names)]:
        (work / f"{name}.yaml").write_text(text)
        row(f"3,333 unknown {name}", best(program, "layout", work / f"{name}.yaml")[0], 0.5, "s")
    symbols = HEAD + "".join(f"    v{index}: {{ type: imageView, symbol: hort{index}.fil }}\n"
                             for index in range(500))
    parameters = "components:\n  part:\n    parameters:\n" + "".join(
        f"      p{index}: text\n" for index in range(4_000)) + "    view: { subviews: {" + ", ".join(
        f"l{index}: {{ type: label, text: $p{index} }}" for index in range(4_000)) + " } }\n" + HEAD
    for name, text in [("500 unknown symbols", symbols), ("4,000 parameters", parameters)]:
        (work / "words.yaml").write_text(text)
        row(name, best(program, "layout", work / "words.yaml")[0], 0.5, "s")


def chains(program, work):
    for name, make in [("chain of '>='", chain), ("chain of '>=' of fixed views",
                                                  lambda count: chain(count, 10)),
                       ("column of eight inequalities a view", limits)]:
        times = {}
        for count in [2_000, 10_000]:
            (work / "chain.yaml").write_text("".join(make(count)))
            times[count], peak, code = best(program, "layout", work / "chain.yaml")
        row(f"{name}: 10,000 views", times[10_000], 2, "s", fails=code != 0)
        row(f"{name}: memory", peak, 200, "MB")
        row(f"{name}: growth", growth(times[2_000], times[10_000], 5), 1.2, "")


def verbs(program, work):
    (work / "column.yaml").write_text("".join(limits(10_000)))
    layout = best(program, "layout", work / "column.yaml", times=2)[0]
    for verb, arguments in [("check", []), ("explain", ["v5000"])]:
        seconds, _, code = run(program, verb, work / "column.yaml", *arguments)
        row(f"{verb} of the column beside {layout:.2f} s of layout", seconds / layout, 3, "x",
            fails=code not in (0, 1))


def shared_width(program, work):
    for name, is_wrong in [("right", False), ("wrong", True)]:
        (work / f"{name}.yaml").write_text("".join(conflicts(500, is_wrong)))
    row("500 contradictions through one width", best(program, "layout", work / "wrong.yaml")[0], 0.3,
        "s")
    one, other = (best(program, "render", work / f"{name}.yaml", "-o", work / "out.png")[0]
                  for name in ["wrong", "right"])
    text = (work / "wrong.yaml").read_text()
    (work / "met.yaml").write_text(re.sub("<= .*", "<= 5000", re.sub(">= .*", ">= 1", text)))
    met = best(program, "render", work / "met.yaml", "-o", work / "out.png")[0]
    row(f"render of it beside {met:.2f} s of the same lines, met", one / met, 1.5, "x")
    row(f"render of it beside {other:.2f} s without the lines", one / other, 1.5, "x")


def overlay(program, work):
    line = '"H:|' + "".join(f"-[v{index}]" for index in range(150)) + '-|"'
    (work / "format.yaml").write_text(HEAD + views(150) + "constraints:\n" + f"  - {line}\n" * 12)
    row("render --show constraints of one format, twelve times",
        best(program, "render", "--show", "constraints", work / "format.yaml", "-o",
             work / "out.png")[0], 0.5, "s")


def large_pictures(program, work):
    for place in range(5):
        (work / f"photo{place}.jpg").write_bytes(jpeg(4_032, 3_024, 10 + place))
    (work / "large.png").write_bytes(png(4_000, 3_000))
    for source in ["photo0.jpg", "large.png"]:
        (work / "one.yaml").write_text(pictures([("a", source)]))
        seconds, peak, code = best(program, "layout", work / "one.yaml")
        row(f"layout of a scene with {source}", seconds, 0.05, "s", fails=code != 0)
        row("  its memory", peak, 25, "MB")
    (work / "five.yaml").write_text(pictures([(f"p{place}", f"photo{place}.jpg")
                                              for place in range(5)]))
    seconds, peak, code = run(program, "render", work / "five.yaml", "-o", work / "out.png")
    row(f"five photographs in a scene ({peak:.0f} MB)", seconds, 2, "s", fails=code != 0)


def storyboards(program, work):
    times = {}
    for count in [25, 100]:
        for name, height in [("old", 44), ("new", 48)]:
            (work / f"{name}.storyboard").write_text("".join(storyboard(count, height)))
        times[count] = best(program, "diff", work / "old.storyboard", work / "new.storyboard")[0]
    row("diff of two storyboards of 100 controllers", times[100], 0.5, "s")
    row("  its growth", growth(times[25], times[100], 4), 1.1, "")


def idle(program, work):
    project = work / "project"
    (project / "Scenes").mkdir(parents=True)
    (project / "alrender.yaml").write_text("scenes: Scenes\n")
    for index in range(2_000):
        (project / "Scenes" / f"s{index}.yaml").write_text(HEAD + "    v: { background: red }\n")
    server = subprocess.Popen([program, "serve", "--port", "0"], cwd=project,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def seconds():
        fields = pathlib.Path(f"/proc/{server.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    time.sleep(10)
    before = seconds()
    time.sleep(20)
    row("serve, idle with 2,000 scenes: share of a core", 100 * (seconds() - before) / 20, 0.1, "%",
        fails=server.poll() is not None)
    server.terminate()
    server.wait()


ROWS = [language_server, one_line, unknown, chains, verbs, shared_width, overlay, large_pictures,
        storyboards, idle]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program = os.path.abspath(sys.argv[1])
    wanted = sys.argv[2:]
    unknown_rows = [name for name in wanted if name not in [row.__name__ for row in ROWS]]
    if unknown_rows:
        sys.exit(f"unknown rows {unknown_rows}; there are {[row.__name__ for row in ROWS]}")
    for measure in ROWS:
        if wanted and measure.__name__ not in wanted:
            continue
        with tempfile.TemporaryDirectory() as folder:
            measure(program, pathlib.Path(folder))
    for name in MISSES:
        print(f"missed: {name}", file=sys.stderr)
    sys.exit(1 if MISSES else 0)


if __name__ == "__main__":
    main()
