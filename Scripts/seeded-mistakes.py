#!/usr/bin/env python3
"""Makes one mistake at a time in a scene with components, and checks that the schema printed by
`alrender schema scene --for FILE` refuses each of them.

Usage: seeded-mistakes.py ALRENDER

The scene itself must be valid. Needs jsonschema and PyYAML, from the virtual environment of
Scripts/validate-scenes.sh where Python itself lacks them.
"""

import copy
import importlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile

PYTHON = pathlib.Path(".build/validator/bin/python")
try:
    Draft202012Validator = importlib.import_module("jsonschema").Draft202012Validator
    yaml = importlib.import_module("yaml")
except ImportError:
    if PYTHON.exists() and pathlib.Path(sys.prefix).resolve() != PYTHON.parent.parent.resolve():
        os.execv(PYTHON, [str(PYTHON), *sys.argv])
    print("the mistakes were not seeded: jsonschema is missing", file=sys.stderr)
    sys.exit(1 if os.environ.get("CI") == "true" else 0)

SCENE = """
title: Chats
canvas: { width: 375, height: 600, background: systemBackground, safeArea: [20, 0, 0, 0] }
metrics: { gap: 8, gutter: gap * 2 }
colors: { brand: { light: "#0055AA", dark: "#66AAFF" } }
data: { chats: [{ id: mei, name: Mei, unread: 3 }, { id: 12, name: Ahmad, unread: 0 }] }
components:
  chat:
    why: A row.
    parameters:
      name: text
      unread: { type: number, default: 0 }
      isMuted: { type: flag, default: false }
    view:
      type: tableCell
      accessoryType: disclosureIndicator
      subviews:
        name: { type: label, text: $name, font: { style: headline }, lines: 2 }
        badge: { type: label, text: "$unread new", color: brand, hidden: { when: unread == 0 } }
        mark: { slot: accessory }
    constraints: ["H:|-[name]-[badge]-|", "V:|-[name]-|"]
    slots: [accessory]
    examples: { short: { name: Mei }, many: { name: Ahmad, unread: 12 } }
root:
  subviews:
    bar: { type: navigationBar, title: Chats, trailingItems: [{ symbol: plus, enabled: true }] }
    search: { type: searchBar, placeholder: Search }
    day: { type: datePicker, style: compact, date: "2025-06-10" }
    list:
      type: tableView
      style: insetGrouped
      sections:
        - header: Today
          rows:
            row: { each: $chats, type: chat, with: { name: $item.name, unread: $item.unread } }
            last: { type: chat, with: { name: Li }, hugging: 251, accessory: { mark2: { type: switch, isOn: true } } }
    grid: { type: collectionView, itemSize: [60, 30], subviews: { tile: { each: 3 } } }
    done: { type: button, style: filled, text: Done, cornerStyle: capsule, enabled: true }
constraints:
  - "[bar, list].horizontalEdges == root"
  - { expr: bar.top == root.safeArea.top, priority: 750, id: top }
variants: { axes: { direction: [ltr, rtl], appearance: [light, dark] }, strategy: cartesian }
expect: [satisfiable, { notTruncated: list.row.*.name }]
"""

# A path of keys, and the value that replaces the one there; ABSENT removes the last key.
ABSENT = object()
CHAT = ("components", "chat")
VIEWS = ("root", "subviews")
SECTION = (*VIEWS, "list", "sections", 0)
LAST = (*SECTION, "rows", "last")
MISTAKES = [
    (("titel",), "Chats"),
    (("canvas", "widht"), 375),
    (("canvas", "width"), "wide"),
    (("canvas", "width"), -1),
    (("canvas", "safeArea"), [20, 0, 0]),
    (("canvas", "appearance"), "dim"),
    (("metrics", "gap"), [8]),
    (("metrics", "2nd"), 8),
    (("colors", "brand", "medium"), "#FFF"),
    ((*CHAT, "parameter"), {}),
    ((*CHAT, "view"), ABSENT),
    ((*CHAT, "parameters", "name"), "string"),
    ((*CHAT, "parameters", "unread", "standard"), 1),
    ((*CHAT, "parameters", "unread", "type"), "integer"),
    ((*CHAT, "view", "accessoryType"), "chevron"),
    ((*CHAT, "view", "subviews", "name", "txt"), "x"),
    ((*CHAT, "view", "subviews", "name", "lines"), 1.5),
    ((*CHAT, "view", "subviews", "name", "font", "style"), 7),
    ((*CHAT, "view", "subviews", "name", "type"), "lable"),
    ((*CHAT, "slots"), "accessory"),
    ((*CHAT, "examples", "short"), ["Mei"]),
    ((*LAST, "type"), "chatt"),
    ((*LAST, "with", "nme"), "Li"),
    ((*LAST, "with", "name"), ABSENT),
    ((*LAST, "with", "name"), 3),
    ((*LAST, "with", "isMuted"), 1),
    ((*LAST, "with"), ABSENT),
    ((*LAST, "hugging"), 1001),
    ((*LAST, "acessory"), {"a": {"type": "switch"}}),
    ((*SECTION, "haeder"), "Today"),
    ((*SECTION, "rows", "row", "each"), -2),
    ((*VIEWS, "list", "style"), "cards"),
    ((*VIEWS, "bar", "trailingItems", 0, "symbl"), "plus"),
    ((*VIEWS, "bar", "items"), ["Edit"]),
    ((*VIEWS, "search", "showsCancelButton"), "yes"),
    ((*VIEWS, "day", "date"), "10 June"),
    ((*VIEWS, "day", "style"), "calendar"),
    ((*VIEWS, "grid", "itemSize"), [60]),
    ((*VIEWS, "grid", "subviews", "tile", "cornerRadius"), "round"),
    ((*VIEWS, "done", "cornerStyle"), "pill"),
    ((*VIEWS, "done", "isOn"), True),
    (("constraints", 1, "priority"), 0),
    (("constraints", 1, "prio"), 750),
    (("variants", "strategy"), "all"),
    (("variants", "axes", "direction"), "rtl"),
    (("variants", "axes", "colour"), ["red"]),
    (("expect", 1, "notTruncatd"), "list"),
    (("canvas", "background"), 7),
    (("canvas", "scale"), 0),
    (("canvas", "textSize"), "huge"),
    (("canvas", "locale"), 3),
    (("canvas", "device"), ["iPhone 16"]),
    (("canvas", "keyboard"), 291),
    (("canvas", "direction"), "left"),
    (("metrics", "gap"), True),
    (("colors", "brand"), 3),
    (("colors", "brand"), {"light": ["#FFF"]}),
    (("data",), ["chats"]),
    (("include",), 3),
    (("title",), ["Chats"]),
    (("components", "chat row"), {"view": {}}),
    ((*CHAT, "parameters", "first name"), "text"),
    ((*CHAT, "parameters", "name"), {"default": "x"}),
    ((*CHAT, "constraints"), "H:|-[name]-|"),
    ((*CHAT, "constraints", 0), 8),
    ((*CHAT, "why"), {"a": 1}),
    ((*CHAT, "view"), ["label"]),
    ((*CHAT, "view", "subviews", "badge", "hidden"), {"wenn": "unread == 0"}),
    ((*CHAT, "view", "subviews", "badge", "color"), 12),
    ((*CHAT, "view", "subviews", "mark", "slot"), 1),
    ((*CHAT, "view", "subviews", "2nd"), {}),
    ((*CHAT, "view", "separatorInset"), "wide"),
    ((*CHAT, "view", "subviews", "name", "font", "weight"), "fat"),
    ((*CHAT, "view", "subviews", "name", "lineBreak"), "never"),
    ((*CHAT, "view", "subviews", "name", "subviews"), ["a"]),
    ((*CHAT, "examples", "short", "nmae"), "Mei"),
    ((*CHAT, "examples", "short", "name"), 3),
    ((*LAST, "if"), 3),
    ((*LAST, "alpha"), 2),
    ((*LAST, "with", "unread"), "three"),
    ((*LAST, "with"), ["Li"]),
    ((*LAST, "accessory"), "switch"),
    ((*LAST, "transform"), {"rotation": 20}),
    ((*SECTION, "rows"), []),
    ((*SECTION, "footer"), 7),
    ((*VIEWS, "list", "sections"), {}),
    ((*VIEWS, "list", "rows"), {}),
    ((*VIEWS, "bar", "largeTitle"), "yes"),
    ((*VIEWS, "bar", "trailingItems", 0, "space"), "wide"),
    ((*VIEWS, "grid", "scrollDirection"), "down"),
    ((*VIEWS, "grid", "itemSize"), "auto"),
    ((*VIEWS, "grid", "subviews", "tile", "with"), 3),
    ((*VIEWS, "done", "buttonSize"), "huge"),
    ((*VIEWS, "done", "imagePlacement"), "left"),
    ((*VIEWS, "done", "state"), "pressed"),
    (("root",), ABSENT),
    (("constraints",), "bar.top == root.top"),
    (("constraints", 1, "expr"), ABSENT),
    (("constraints", 1, "active"), "no"),
    (("constraints", 1, "optional"), 1),
    (("variants", "axes", "textSize"), ["big"]),
    (("expect",), "satisfiable"),
    (("expect", 0), "satisfied"),
    (("states",), ["busy"]),
    (("strings",), 3),
    (("root", "type"), "scrolView"),
]


def load(text):
    return yaml.load(text, Loader=yaml.SafeLoader)


def changed(scene, path, value):
    scene = copy.deepcopy(scene)
    inner = scene
    for key in path[:-1]:
        inner = inner[key]
    if value is ABSENT:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return scene


def main():
    alrender = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "chats.yaml")
        file.write_text(SCENE, encoding="utf-8")
        printed = subprocess.run(
            [alrender, "schema", "scene", "--for", str(file)], check=True, capture_output=True,
            text=True).stdout
    schema = json.loads(printed)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    scene = load(SCENE)
    wrong = [f"the scene itself: {error.message[:200]}" for error in validator.iter_errors(scene)]
    for path, value in MISTAKES:
        if validator.is_valid(changed(scene, path, value)):
            said = "is taken away" if value is ABSENT else f"is {json.dumps(value)}"
            wrong.append(f"not refused: {'.'.join(map(str, path))} {said}")
    for line in wrong:
        print(line, file=sys.stderr)
    print(f"{len(MISTAKES)} mistakes against the schema of the file: {len(wrong)} passed")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
