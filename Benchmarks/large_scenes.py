#!/usr/bin/env python3
"""Writes scenes with very many views, and hostile ones, for the benchmarks of large layouts.

    Benchmarks/large_scenes.py KIND COUNT > scene.yaml

The same arguments give the same bytes. The kinds:

    rows           COUNT views in stack rows of a picture and two labels, which tie
    labels         COUNT labels below each other, each with words of its own that wrap
    deep           COUNT views, each in the one before
    column         a column of COUNT stack rows in a screen that holds a few of them
    flat           COUNT views in one superview, each tied to the one before
    conflict       COUNT views of which every hundredth contradicts its height
    chain          COUNT views, each at least right of the one before
    unconstrained  COUNT views without any constraint
    format         a visual format of COUNT views
    shadows        COUNT large views with wide shadows
"""

import sys

HEAD = "canvas: { width: 375, height: 667, scale: 2 }\nroot:\n  subviews:"
WORDS = (
    "account balance camera delivery evening forward garden harbour invoice journey kitchen "
    "letter morning number office picture quarter report season ticket umbrella village window "
    "yellow zone"
).split()


def sentence(seed, count):
    """Words that differ from seed to seed, the seed among them."""
    picked = [WORDS[(seed * 7 + place * (seed % 11 + 3)) % len(WORDS)] for place in range(count)]
    return f"{seed} " + " ".join(picked)


def rows(count):
    yield "canvas: { width: 375, height: fit, scale: 2 }\nroot:\n  subviews:"
    yield "    list:\n      type: stackView\n      axis: vertical\n      spacing: 4\n      subviews:"
    for row in range(count // 4):
        yield f"        row{row}:"
        yield "          type: stackView\n          spacing: 8\n          subviews:"
        yield f"            icon{row}: {{ intrinsicContentSize: [24, 24] }}"
        yield f'            title{row}: {{ type: label, text: "Row {row % 100}" }}'
        yield f'            detail{row}: {{ type: label, text: "Detail {row % 100}" }}'
    yield "constraints:\n  - \"H:|-[list]-|\"\n  - \"V:|[list]|\""


def labels(count):
    yield HEAD
    for index in range(count):
        yield f'    l{index}: {{ type: label, lines: 0, text: "{sentence(index, 14)}" }}'
    yield "constraints:\n  - l0.top == root.top"
    for index in range(count):
        yield f'  - "H:|-[l{index}]-|"'
        if index:
            yield f"  - l{index}.top == l{index - 1}.bottom + 4"


def deep(count):
    yield "canvas: { width: 375, height: 667, scale: 2 }"
    tree = "".join(f"{{ subviews: {{ v{index}: " for index in range(count))
    yield "root: " + tree + "{ background: red }" + " } }" * count
    yield "constraints:"
    for index in range(count):
        outer = f"v{index - 1}" if index else "root"
        yield f"  - v{index}.left == {outer}.left + 0.1"
        yield f"  - v{index}.top == {outer}.top + 0.1"
        yield f"  - v{index}.right == {outer}.right - 0.1"
        yield f"  - v{index}.bottom == {outer}.bottom - 0.1"


def column(count):
    yield HEAD
    yield "    list:\n      type: stackView\n      axis: vertical\n      spacing: 1\n      subviews:"
    for row in range(count):
        yield f"        row{row}:"
        yield "          type: stackView\n          spacing: 8\n          subviews:"
        yield f"            icon{row}: {{ intrinsicContentSize: [24, 24] }}"
        yield f'            title{row}: {{ type: label, text: "Row {row % 100}" }}'
        yield f'            detail{row}: {{ type: label, text: "Detail {row % 100}" }}'
    yield "constraints:\n  - \"H:|-[list]-|\"\n  - \"V:|[list]|\""


def flat(count):
    yield HEAD
    for index in range(count):
        yield f'    v{index}: {{ background: "#3366CC" }}'
    yield "constraints:\n  - v0.top == root.top"
    for index in range(count):
        yield f"  - v{index}.leading == root.leading + 8"
        yield f"  - v{index}.width >= 10"
        yield f"  - v{index}.trailing == root.trailing - 8"
        yield f"  - v{index}.height == 20"
        if index:
            yield f"  - v{index}.top == v{index - 1}.bottom + 4"


def conflict(count):
    yield from flat(count)
    for index in range(0, count, 100):
        yield f"  - v{index}.height == 30"


def chain(count):
    yield HEAD
    for index in range(count):
        yield f"    v{index}: {{}}"
    yield "constraints:"
    for index in range(1, count):
        yield f"  - v{index}.left >= v{index - 1}.right"


def unconstrained(count):
    yield HEAD
    for index in range(count):
        yield f"    v{index}: {{}}"


def format(count):
    yield HEAD + "\n    a: {}"
    yield "constraints:\n  - \"H:|" + "-[a]" * count + "\""


def shadows(count):
    yield "canvas: { width: 2000, height: 2000, scale: 2 }\nroot:\n  subviews:"
    for index in range(count):
        yield f"    v{index}:"
        yield f"      frame: [{index * 7 % 100}, {index * 13 % 100}, {1700 + index}, {1700 + index}]"
        yield "      background: \"#FFFFFF80\"\n      shadow: { opacity: 0.5, radius: 40 }"


if __name__ == "__main__":
    kinds = [rows, labels, deep, column, flat, conflict, chain, unconstrained, format, shadows]
    kind = {known.__name__: known for known in kinds}.get(sys.argv[1] if len(sys.argv) == 3 else "")
    if kind is None:
        sys.exit(__doc__)
    for line in kind(int(sys.argv[2])):
        print(line)
