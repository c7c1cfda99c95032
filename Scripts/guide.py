#!/usr/bin/env python3
"""Fills the user guide and the lessons between their markers: scenes, their pictures, tables of
keys and the output of commands.

Usage: guide.py ALRENDER [--check]

`<!-- scene format/look -->` is followed by the scene and its picture, `<!-- keys canvas -->` by a
table from the schema, `<!-- values canvas/device -->` by the values that the schema lists for a
key, `<!-- output explain Scenes/x.yaml a.width -->` by the output of that command, and `<!-- shell`
with commands in the lines after it by those commands and their output in a folder that belongs to
the document. What stands after `<!-- write Scenes/x.yaml -->` is the text of that file there, what stands
after `<!-- change Scenes/x.yaml -->` a change of it, and `<!-- picture x.png What is seen -->` is followed by a
picture that the commands have drawn. All end with `<!-- end -->`. With --check nothing is written: the exit code is 1 if a
text differs from what would be written.
"""

import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

GUIDE = pathlib.Path("Documentation/Guide.md")
LESSONS = pathlib.Path("Documentation/Lessons")
STORIES = [pathlib.Path("Documentation/FirstScreen.md"), pathlib.Path("Documentation/FailingTest.md")]
IMAGES = pathlib.Path("Documentation/Images")
BLOCK = re.compile(
    r"(<!-- (scene|keys|values|output|shell|write|change|picture)\s(.*?) ?-->\n)(.*?)(<!-- end -->)", re.S
)


def images(document):
    """Returns the folder of a document's pictures."""
    return IMAGES / ("guide" if document == GUIDE else "lessons")


def scene(document, words):
    name, *options = words.split()
    text = pathlib.Path(f"Scenes/{name}.yaml").read_text(encoding="utf-8")
    stem = name.split("/")[-1]
    folder = os.path.relpath(images(document), document.parent)
    pictures = [f"![{stem}]({folder}/{stem}.png)"]
    for option in options:
        pictures.append(f"`{option}`\n\n![{stem}, {option}]({folder}/{picture(stem, option)}.png)")
    return f"```yaml\n{text}```\n\n" + "\n\n".join(pictures) + "\n"


def picture(stem, option):
    return f"{stem}-{re.sub('[^A-Za-z0-9]+', '-', option).strip('-')}"


def keys(schema, words):
    definitions = schema["$defs"]
    if words == "scene":
        properties = schema["properties"]
    elif words == "view":
        properties = definitions["type.view"]["properties"]
    elif words.startswith("type."):
        common = definitions["type.view"]["properties"]
        properties = {
            key: value
            for key, value in definitions[words]["properties"].items()
            if key not in common
        }
    else:
        properties = definitions[words]["properties"]
    lines = ["| key | meaning |", "|---|---|"]
    for key, value in properties.items():
        description = value.get("description")
        if description is None:
            description = definitions[value["$ref"].split("/")[-1]]["description"]
        lines.append(f"| `{key}` | {description.replace('|', chr(92) + '|')} |")
    return "\n".join(lines) + "\n"


def names_in(schema, value):
    """Returns the first list of names in a key's schema."""
    if "$ref" in value:
        return names_in(schema, schema["$defs"][value["$ref"].split("/")[-1]])
    if "enum" in value:
        return value["enum"]
    parts = (names_in(schema, part) for part in value.get("anyOf", []) + value.get("oneOf", []))
    return next((names for names in parts if names), None)


def values(schema, words):
    """Returns the values that the schema lists for a key of a mapping, as a line of names."""
    mapping, _, key = words.partition("/")
    value = schema["$defs"][mapping]
    found = names_in(schema, value["properties"][key] if key else value)
    return ", ".join(f"`{name}`" for name in found if not name.endswith(" landscape")) + "\n"


def shell(alrender, folder, words):
    """Returns commands and their output, run one after the other by bash; `folder` follows `cd`."""
    program = pathlib.Path(alrender).resolve()
    path = f"{program.parent}:{os.environ['PATH']}"
    lines = []
    for command in words.strip().splitlines():
        if command.startswith("cd "):
            folder[0] = str(pathlib.Path(folder[0], command[3:]))
            lines.append(f"$ {command}")
            continue
        environment = {"PATH": path, "HOME": folder[0], "LC_ALL": "C.UTF-8", "CI": ""}
        done = subprocess.run(
            ["bash", "-c", command], cwd=folder[0], env=environment, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        lines += [f"$ {command}", *done.stdout.strip("\n").splitlines()]
    text = "\n".join(lines)
    fence = "`" * max(3, *(len(run) + 1 for run in re.findall("`+", text)), 3)
    return f"{fence}\n{text}\n{fence}\n"


def fenced(text):
    """Returns the text within a fence."""
    return re.fullmatch(r"```\w*\n(.*)```\n", text, re.S).group(1)


def change(path, text):
    """Changes a file as the lines of a difference say, which must fit one place."""
    lines = fenced(text).splitlines(keepends=True)
    old, new = ("".join(line[1:] for line in lines if line[0] in kinds) for kinds in (" -", " +"))
    before = path.read_text(encoding="utf-8")
    if before.count(old) != 1:
        sys.exit(f"a change of {path.name} fits {before.count(old)} places")
    path.write_text(before.replace(old, new), encoding="utf-8")


def show(document, drawn, words):
    """Shows a picture that commands have drawn, which is copied unless it is only checked."""
    name, _, what = words.partition(" ")
    stem = re.sub("(?<!^)([A-Z])", r"-\1", document.stem).lower()
    target = images(document) / f"{stem}-{name}"
    if "--check" not in sys.argv:
        target.write_bytes(drawn.joinpath(name).read_bytes())
    elif not target.is_file() or target.read_bytes() != drawn.joinpath(name).read_bytes():
        sys.exit(f"{document} shows another picture {name} than is drawn")
    return f"![{what}]({os.path.relpath(target, document.parent)})\n"


def output(alrender, words):
    """Returns the output of a command, without the addresses that differ between machines."""
    done = subprocess.run([alrender, *shlex.split(words)], capture_output=True, text=True)
    said = re.sub(r"0x[0-9a-f]{8,}", "0x7f", (done.stdout + done.stderr).strip("\n"))
    return f"```\n$ alrender {words}\n{said}\n```\n"


def draw(alrender, document, name, option=None):
    stem = name.split("/")[-1]
    target = images(document) / f"{picture(stem, option) if option else stem}.png"
    extra = ["--variant", option] if option else []
    command = [alrender, f"Scenes/{name}.yaml", "-o", str(target), *extra]
    # A scene may show a conflict: the picture is drawn anyway.
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode > 1:
        sys.exit(done.stderr)


def filled(alrender, schema, document):
    """Returns a document as it is, and as it should be."""
    old = document.read_text(encoding="utf-8")
    folder = tempfile.TemporaryDirectory()
    place = [folder.name]

    def fill(match):
        head, kind, words, text, end = match.groups()
        if kind == "write":
            pathlib.Path(place[0], words).write_text(fenced(text), encoding="utf-8")
        if kind == "change":
            change(pathlib.Path(place[0], words), text)
        if kind in ("write", "change"):
            return match.group()
        if kind == "picture":
            return head + show(document, pathlib.Path(place[0]), words) + end
        if kind == "scene":
            return head + scene(document, words) + end
        if kind == "output":
            return head + output(alrender, words) + end
        if kind == "shell":
            return head + shell(alrender, place, words) + end
        if kind == "values":
            return head + values(schema, words) + end
        return head + keys(schema, words) + end

    with folder:
        return old, BLOCK.sub(fill, old)


def scenes_of(text):
    """Returns the scenes that a document shows, each with its variants."""
    return [words.split() for _, kind, words, *_ in BLOCK.findall(text) if kind == "scene"]


def check(document, old, new):
    if new != old:
        sys.exit(f"{document} differs from what 'make guide' writes")
    for image in re.findall(r"!\[[^]]*\]\(([^):]+\.png)\)", new):
        if not (document.parent / image).is_file():
            sys.exit(f"{document} has no picture {image}")


def main():
    alrender = sys.argv[1]
    printed = subprocess.run([alrender, "schema", "scene"], capture_output=True, check=True).stdout
    schema = json.loads(printed)
    for document in [GUIDE, *STORIES, *sorted(LESSONS.glob("*.md"))]:
        old, new = filled(alrender, schema, document)
        if document == GUIDE:
            missing = {f"format/{path.stem}" for path in pathlib.Path("Scenes/format").glob("*.yaml")}
            missing -= {name for name, *_ in scenes_of(new)}
            if missing:
                sys.exit(f"{GUIDE} does not show {', '.join(sorted(missing))}")
        if "--check" in sys.argv:
            check(document, old, new)
            continue
        document.write_text(new, encoding="utf-8")
        images(document).mkdir(parents=True, exist_ok=True)
        for name, *options in scenes_of(new):
            for option in [None, *options]:
                draw(alrender, document, name, option)


if __name__ == "__main__":
    main()
