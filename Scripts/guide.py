#!/usr/bin/env python3
"""Fills the user guide: scenes, their pictures and tables of keys between its markers.

Usage: guide.py ALRENDER [--check]

`<!-- scene format/look -->` is followed by the scene and its picture, `<!-- keys canvas -->` by a table
from the schema; both end with `<!-- end -->`. With --check nothing is written: the exit code is 1
when the text is not what would be written.
"""

import json
import pathlib
import re
import subprocess
import sys

GUIDE = pathlib.Path("Documentation/Guide.md")
IMAGES = GUIDE.parent / "Images" / "guide"
BLOCK = re.compile(r"(<!-- (scene|keys) ([^>]*?) -->\n).*?(<!-- end -->)", re.S)


def scene(words):
    name, *options = words.split()
    text = pathlib.Path(f"Scenes/{name}.yaml").read_text(encoding="utf-8")
    stem = name.split("/")[-1]
    pictures = [f"![{stem}](Images/guide/{stem}.png)"]
    for option in options:
        pictures.append(f"`{option}`\n\n![{stem}, {option}](Images/guide/{picture(stem, option)}.png)")
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
    lines = ["| key | what it says |", "|---|---|"]
    for key, value in properties.items():
        description = value.get("description")
        if description is None:
            description = definitions[value["$ref"].split("/")[-1]]["description"]
        lines.append(f"| `{key}` | {description.replace('|', chr(92) + '|')} |")
    return "\n".join(lines) + "\n"


def draw(alrender, name, option=None):
    stem = name.split("/")[-1]
    target = IMAGES / f"{picture(stem, option) if option else stem}.png"
    extra = ["--variant", option] if option else []
    command = [alrender, f"Scenes/{name}.yaml", "-o", str(target), *extra]
    subprocess.run(command, check=True)


def main():
    alrender = sys.argv[1]
    output = subprocess.run([alrender, "schema", "scene"], capture_output=True, check=True).stdout
    schema = json.loads(output)
    old = GUIDE.read_text(encoding="utf-8")

    def fill(match):
        head, kind, words, end = match.groups()
        return head + (scene(words) if kind == "scene" else keys(schema, words)) + end

    new = BLOCK.sub(fill, old)
    shown = [words.split() for _, kind, words, _ in BLOCK.findall(new) if kind == "scene"]
    missing = {f"format/{path.stem}" for path in pathlib.Path("Scenes/format").glob("*.yaml")}
    missing -= {name for name, *_ in shown}
    if missing:
        sys.exit(f"{GUIDE} does not show {', '.join(sorted(missing))}")
    if "--check" in sys.argv:
        if new != old:
            sys.exit(f"{GUIDE} is not what 'make guide' writes")
        for image in re.findall(r"!\[[^]]*\]\((Images/[^)]+)\)", new):
            if not (GUIDE.parent / image).is_file():
                sys.exit(f"{GUIDE} has no picture {image}")
        return
    GUIDE.write_text(new, encoding="utf-8")
    IMAGES.mkdir(parents=True, exist_ok=True)
    for _, kind, words, _ in BLOCK.findall(new):
        if kind == "scene":
            name, *options = words.split()
            for option in [None, *options]:
                draw(alrender, name, option)


if __name__ == "__main__":
    main()
