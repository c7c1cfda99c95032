#!/usr/bin/env python3
"""Shows that the fuzzers find faults: plants one for each target in a copy of the sources, builds
it, and lets each target search for its own.

    Scripts/fuzz-planted.py [SECONDS] [TARGET...]      (60 seconds for each target by default)

The seconds are processor time, so that other work on the machine changes nothing.

Inputs in the stored corpus that reveal a fault by themselves are left out, so that it has to be
found. Exits with 1 if a fault was not found. SCRATCH is a folder for the copy and its build, which
later runs use again: the mutators and targets are updated, the faults stay. With 0 seconds it only
builds.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

# What a target must find: the file, the original text, and the mistake that replaces it.
FAULTS = {
    "scene": (
        "Sources/Core/AutoLayout/StackView/StackRecipe+Distribution.swift",
        "  private var gaps: [Rule] {\n",
        "  private var gaps: [Rule] {\n"
        "    precondition(distribution != .equalCentering || elements.count != 2)\n"),
    "equations": (
        "Sources/Core/Scenes/Equations/EquationParser.swift",
        "    guard token.kind == .sign(.at) else { return nil }\n    try advance()\n",
        "    guard token.kind == .sign(.at) else { return nil }\n    try advance()\n"
        "    if case .sign = token.kind { preconditionFailure() }\n"),
    "formats": (
        "Sources/Core/AutoLayout/VisualFormat/VisualFormatParser.swift",
        '      throw error("Expected an \'=\' here; the relations are ==, <= and >=")\n',
        "      preconditionFailure()\n"),
    "yaml": (
        "Sources/Core/Documents/YAML/EventReader.swift",
        "    guard let target = anchors[name] else {\n"
        "      addNothing(failure(.unknownAlias(name, known: anchors.keys.sorted()), event), event)\n"
        "      return\n    }\n",
        "    let target = anchors[name]!\n"),
    "json": (
        "Sources/Core/Rendering/JSON/JSON+Parsing.swift",
        '(Unicode.Scalar(code) ?? "\\u{FFFD}")', "(Unicode.Scalar(code)!)"),
    "nib": (
        "Sources/Core/InterfaceBuilder/Building/NibBuilder+Constraints.swift",
        "      try constraint.setPriority(LayoutPriority(rawValue: element.number(\"priority\") ?? 1000))\n",
        "      constraint.priority = LayoutPriority(rawValue: element.number(\"priority\") ?? 1000)\n"),
    "convert": (
        "Sources/Tools/Converting/EquationText.swift",
        "    priority = constraint.priority.rawValue\n",
        "    priority = constraint.priority.rawValue == 999.5 ? 9_995 : constraint.priority.rawValue\n"),
    "strings": (
        "Sources/Core/Localization/Files/StringsFile.swift",
        "    guard let letter = peek() else { return true }\n", "    let letter = peek()!\n"),
    "stringsdict": (
        "Sources/Core/Localization/Files/StringsDictionaryFile.swift",
        "{ (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }", "{ Int($0.key)! < Int($1.key)! }"),
    "xcstrings": (
        "Sources/Core/Localization/Files/StringCatalogFile.swift",
        "    guard let parts = entries(of: node, locale) else { return nil }\n"
        "    var variables: [String: MessageVariable] = [:]\n",
        "    let parts = entries(of: node, locale)!\n"
        "    var variables: [String: MessageVariable] = [:]\n"),
    "configuration": (
        "Sources/Core/Scenes/Configuration/ProjectConfiguration+Shapes.swift",
        "ids.decode(value, decoder).map { .init(selection: selection, views: $0) }",
        "Optional(.init(selection: selection, views: ids.decode(value, decoder)!))"),
    "logs": (
        "Sources/Tools/Checking/ConsoleLogs/LogScanner.swift",
        "    guard let value = Double(String(characters[start..<position])) else {\n",
        "    precondition(position - start < 20)\n"
        "    guard let value = Double(String(characters[start..<position])) else {\n"),
    "layout-goldens": (
        "Sources/Tools/Goldens/Compare/RecordedLayout.swift",
        "    guard numbers.count == 4 else { return nil }\n", "    precondition(numbers.count == 4)\n"),
    "reports": (
        "Sources/Tools/Goldens/Report/Report+Reading.swift",
        "    guard numbers.count == 4 else { return nil }\n", "    precondition(numbers.count == 4)\n"),
    "png": (
        "Sources/Core/CImages/png_read.c",
        "  png_set_expand(png);\n",
        "  if (png_get_bit_depth(png, info) == 2) __builtin_trap();\n  png_set_expand(png);\n"),
    "jpeg": (
        "Sources/Core/Drawing/JPEGSegments.swift",
        "    guard end >= offset + 4, end <= bytes.count else { return nil }\n",
        "    guard end >= offset + 4 else { return nil }\n"),
    "fonts": (
        "Sources/Core/Typesetting/FontFace.swift",
        "    index = integer(FC_INDEX) & 0xFFFF\n",
        "    precondition(!italic || !file.hasSuffix(\"/Font.ttf\"))\n"
        "    index = integer(FC_INDEX) & 0xFFFF\n"),
}


def plant(copy, names):
    for name in names:
        path, old, new = FAULTS[name]
        file = copy / path
        text = file.read_text()
        if text.count(old) < 1:
            sys.exit(f"{path}: the place of the fault for '{name}' has changed; plant it again")
        file.write_text(text.replace(old, new, 1))


def refresh(source, copy):
    """Copies the changed files."""
    for file in source.iterdir():
        if not (copy / file.name).exists() or (copy / file.name).read_bytes() != file.read_bytes():
            shutil.copy(file, copy)


def find(fuzzer, root, name, seconds):
    """Whether the fuzzer finds its fault in this many seconds of processor time, whatever else
    runs."""
    # Swift's own crash report would keep the crash from libFuzzer.
    environment = dict(os.environ, FUZZ=name, SWIFT_BACKTRACE="enable=no")
    with tempfile.TemporaryDirectory() as folder:
        seeds = pathlib.Path(folder, "seeds")
        seeds.mkdir()
        stored = [file for place in seed_folders(root, name) for file in sorted(place.iterdir())]
        for file in stored:
            run = subprocess.run([fuzzer, file], env=environment, capture_output=True)
            if run.returncode == 0:
                shutil.copy(file, seeds)
        kept = sum(1 for _ in seeds.iterdir())
        with open(pathlib.Path(folder, "log"), "wb") as log:
            process = subprocess.Popen(
                [fuzzer, seeds, "-max_len=16384", "-timeout=10", "-seed=1",
                 f"-artifact_prefix={folder}/"], env=environment, stdout=log, stderr=log)
            used = 0.0
            while process.poll() is None and used < seconds:
                time.sleep(0.1)
                used = max(used, processor_time(process.pid))
            found = process.poll() not in (None, 0)
            process.kill()
            process.wait()
        words = f"found in {used:.1f} s" if found else f"NOT found in {seconds} s"
        print(f"{name:16} {words}, from {kept} of {len(stored)} stored inputs", flush=True)
        return found


def seed_folders(root, name):
    words = subprocess.run(
        [root / "Scripts/fuzz-seeds.sh", name], check=True, capture_output=True, text=True).stdout
    return [root / line for line in words.split()]


def processor_time(process):
    """Returns the seconds of processor time of a process; 0 once it has ended."""
    try:
        fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main():
    arguments = sys.argv[1:]
    seconds = int(arguments.pop(0)) if arguments and arguments[0].isdigit() else 60
    names = arguments or list(FAULTS)
    root = pathlib.Path(__file__).resolve().parent.parent
    copy = pathlib.Path(os.environ.get("SCRATCH") or tempfile.mkdtemp(prefix="alrender-planted-"))
    fuzzer = build(root, copy, names)
    missed = [
        name for name in names if seconds and not find(fuzzer, root, name, seconds)]
    if not os.environ.get("SCRATCH"):
        shutil.rmtree(copy)
    sys.exit(1 if missed else 0)


def build(root, copy, names):
    """Builds the copy with its faults, unless that has been done, and returns the program."""
    fuzzer = copy / ".build/release/Fuzz"
    if fuzzer.exists():
        refresh(root / "Fuzz/Targets", copy / "Fuzz/Targets")
        refresh(root / "Fuzz/Sources/Fuzz", copy / "Fuzz/Sources/Fuzz")
    else:
        for folder in ("Sources", "Fuzz"):
            shutil.copytree(root / folder, copy / folder, symlinks=True, dirs_exist_ok=True,
                            ignore=shutil.ignore_patterns(".build", "Corpus"))
        plant(copy, names)
    command = ["build", "-c", "release", "--sanitize=fuzzer", "--package-path", copy / "Fuzz",
               "--scratch-path", copy / ".build"]
    subprocess.run(
        [os.environ.get("SWIFT", "swift"), *command], check=True, stdout=sys.stderr)
    return fuzzer


main()
