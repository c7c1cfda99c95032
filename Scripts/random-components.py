#!/usr/bin/env python3
"""Lays out random scenes with components, and the same scenes expanded only by this script.

Usage: random-components.py ALRENDER [--count N] [--seed N]

Each scene has components that use each other, parameters, formulas of metrics, copies of numbers,
of data and of data within data, written out, in a JSON file or in a table of comma-separated
values, views that conditions leave out, slots with views and with copies of them, bars, and a table
with copies of sections and of rows. The expansion below knows nothing about the program: it
replaces names, prefixes ids and drops what is left out. Frames must be equal, view by view.
"""

import argparse
import copy
import csv
import io
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

ATTRIBUTE = "leading|trailing|top|bottom|width|height|centerX|centerY"
PATH = re.compile(rf"[A-Za-z_]\w*(?:\.\w+)*\.(?:{ATTRIBUTE})\b|[A-Za-z_]\w*")
NAME = re.compile(r"\$(\$|\{[\w.]+\}|[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)")


# Making scenes.


def leaf(rng):
    """Returns a view with its own size, in terms of the parameters `n` and `t`."""
    return rng.choice([
        {"intrinsicContentSize": ["$n", rng.randint(1, 30)]},
        {"intrinsicContentSize": [rng.randint(1, 60), "$unit"], "hidden": {"when": "n > 20"}},
        {"type": "label", "verbatim": "$t and ${t}s"},
        {"type": "label", "text": "costs $$$n", "lines": 1},
        {"type": "button", "text": "$t", "enabled": "$f"},
        {"type": "navigationBar", "title": "$t", "trailingItems": ["Edit", {"title": "No. $n"}],
         "intrinsicContentSize": ["$n", 44]},
        {"type": "toolbar", "items": [{"title": "${t}s"}, {"space": "$n"}],
         "intrinsicContentSize": [rng.randint(1, 60), 44]},
    ])


def component(rng, known):
    """Returns a column of views, each below the previous one."""
    subviews, constraints, above = {}, [], None
    for number in range(rng.randint(1, 4)):
        name = f"v{number}"
        kind = rng.random()
        optional = False
        if kind < 0.25 and known:
            view = {
                "type": rng.choice(known),
                "with": {"n": rng.choice(["$n", rng.randint(1, 40)]), "t": "$t"},
            }
            if rng.random() < 0.5:
                view["with"]["f"] = rng.choice([True, "$f"])
            if rng.random() < 0.5:
                view["with"]["d"] = rng.choice(["$d", [{"w": 3}, {"id": "b", "w": 9}]])
        elif kind < 0.5:
            item = rng.choice([
                {"each": rng.randint(0, 3), "intrinsicContentSize": [5, "$n"]},
                {"each": [{"id": "a", "w": 7}, {"w": 11}], "intrinsicContentSize": ["$item.w", 4]},
                {"each": "$d", "intrinsicContentSize": ["$item.w", "$n"], "if": "item.w > index"},
            ])
            view = {"type": "stackView", "axis": "vertical", "spacing": "$gap",
                    "alignment": "leading", "subviews": {f"copy{number}": item, f"end{number}": leaf(rng)}}
        else:
            view = leaf(rng)
        if rng.random() < 0.2:
            view["if"] = rng.choice(["$f", "not f", "n > 12 and f"])
            optional = True
        subviews[name] = view

        def add(text):
            constraints.append({"expr": text, "optional": True} if optional else text)

        add(f"{name}.leading == self.leading + gap")
        add(f"{name}.top == {above}.bottom + n / 4" if above else f"{name}.top == self.top")
        if not optional:
            add(f"{name}.trailing <= self.trailing - gap")
            above = name
    constraints.append(f"{above}.bottom == self.bottom - unit" if above else "self.height == n")
    constraints.append("self.width >= 10")
    constraints.append("self.width == 0 @ 20")
    made = {
        "parameters": {"n": "number", "t": {"type": "text", "default": "x"},
                       "f": {"type": "flag", "default": False},
                       "d": {"type": "data", "default": []}},
        "view": {"subviews": subviews, "layoutMargins": "$unit"},
        "constraints": constraints,
    }
    if rng.random() < 0.4:
        made["slots"] = ["more"]
        subviews["more"] = {"slot": "more"}
        constraints += [{"expr": f"more.{a} == self.{a}", "optional": True} for a in ("top", "leading")]
    return made


def scene(rng):
    components = {}
    for number in range(rng.randint(1, 4)):
        components[f"part{number}"] = component(rng, list(components))
    rows, constraints = {}, []
    for number in range(rng.randint(1, 4)):
        name = rng.choice(list(components))
        row = {"type": name, "with": {"n": rng.randint(1, 40), "t": rng.choice("abc") * 3,
                                      "f": rng.random() < 0.5}}
        if rng.random() < 0.4:
            row["each"] = "$people"
            row["with"].update({"n": "$item.size", "t": "$item.name $index", "d": "$item.parts"})
            constraints.append(f"rows.r{number}.mei.width >= {rng.randint(1, 90)}")
            constraints.append(f"r{number}.last.width == rows.r{number}.first.width @ 30")
        elif "slots" in components[name] and rng.random() < 0.7:
            row["more"] = {f"extra{number}": {"intrinsicContentSize": [3, "$gap"]}}
            if rng.random() < 0.5:
                row["more"][f"extra{number}"]["each"] = rng.randint(1, 3)
            elif rng.random() < 0.5:
                row["more"][f"other{number}"] = {"intrinsicContentSize": ["$unit", 3]}
        if rng.random() < 0.3:
            row["alpha"] = 0.5
        rows[f"r{number}"] = row
    stack = {"type": "stackView", "axis": "vertical", "alignment": "leading", "spacing": "$unit",
             "subviews": rows}
    people = [{"id": name, "name": name.title(), "size": rng.randint(1, 30),
               "parts": [{"w": rng.randint(1, 20)} for _ in range(rng.randint(0, 2))]}
              for name in ("mei", "ali")]
    prices = [{"id": str(rng.randint(1, 9) * 10 + place), "what": rng.choice(["tea", "bun, hot"]),
               "cents": rng.randint(1, 90)} for place in range(rng.randint(1, 3))]
    return {
        "canvas": {"width": 400, "height": 2000},
        "metrics": {"unit": rng.randint(1, 9), "gap": "unit * 2 - 1"},
        "data": {"people": people, "prices": prices},
        "components": components,
        "root": {"subviews": {"rows": stack, "list": table(rng, list(components), constraints)}},
        "constraints": constraints + ["rows.leading == root.leading", "rows.top == root.top",
                                      "rows.trailing <= root.trailing", "list.width == 300",
                                      "list.height == 900", "list.leading == root.leading",
                                      "list.bottom == root.bottom"],
    }


def table(rng, components, constraints):
    """Returns a table of sections and rows, some of each of them copies."""
    def row(of, **given):
        return {"type": rng.choice(components), "with": {"n": f"${of}.size", "t": f"${of}.name", **given}}
    sections = [{"rows": {
        "price": {"each": "$prices", "type": rng.choice(components),
                  "with": {"n": "$item.cents", "t": "$item.what"}},
        "plain": {"if": rng.random() < 0.5}}}]
    if rng.random() < 0.7:
        sections.append({
            "id": "team", "each": "$people", "header": "$item.name",
            "rows": {"head": row("item", f=True, d="$item.parts"),
                     "part": {"each": "$item.parts", "type": "label", "text": "$item.w of $index"}}})
        constraints.append("team.mei.head.height >= 70")
        constraints.append("team.last.head.height >= team.first.head.height / 2 @ 40")
    if rng.random() < 0.5:
        sections.append({"if": rng.random() < 0.5, "footer": "The ${gap}th",
                         "rows": {"other": {"type": "tableCell", "accessoryType": "checkmark"}}})
        constraints.append({"expr": "other.height >= 60 + gap", "optional": True})
    return {"type": "tableView", "style": rng.choice(["plain", "grouped", "insetGrouped"]),
            "sections": sections}


# Expanding them.


class Expansion:
    def __init__(self, scene):
        self.components = scene["components"]
        self.data = scene["data"]
        self.metrics = {}
        for name, value in scene["metrics"].items():
            self.metrics[name] = eval(value, {}, dict(self.metrics)) if isinstance(value, str) else value
        self.constraints, self.gone, self.aliases, self.groups = [], set(), {}, {}
        self.supers = {}
        root = self.view(scene["root"], {}, "", "root")
        for text in scene["constraints"]:
            self.constraint(text, "", {})
        self.result = {"canvas": scene["canvas"], "root": root, "constraints": self.constraints}

    def look(self, path, names):
        first, *rest = path.split(".")
        value = names.get(first, self.metrics.get(first, self.data.get(first)))
        for field in rest:
            value = value[field]
        return value

    def text(self, value):
        return f"{value:g}" if isinstance(value, (int, float)) else str(value)

    def value(self, value, names, key=""):
        if isinstance(value, list):
            return [self.value(item, names) for item in value]
        if isinstance(value, dict):
            if set(value) == {"when"}:
                return self.holds(value["when"], names)
            return {key: self.value(item, names, key) for key, item in value.items()}
        if not isinstance(value, str) or "$" not in value:
            return value
        whole = NAME.fullmatch(value)
        if whole and value != "$$":
            return self.look(whole[1].strip("{}"), names)
        return NAME.sub(
            lambda m: "$" if m[1] == "$" else self.text(self.look(m[1].strip("{}"), names)), value)

    def holds(self, condition, names):
        if isinstance(condition, bool):
            return condition
        fields = re.sub(r"\bitem\.(\w+)", r"item['\1']", condition.replace("$", ""))
        return bool(eval(fields, {}, {**self.metrics, **names}))

    def view(self, view, names, scope, name):
        """Returns a view's mapping; the ids in it begin with the scope."""
        made = {}
        if view.get("type") in self.components:
            part = self.components[view["type"]]
            inner = {}
            for parameter, kind in part["parameters"].items():
                if parameter in view.get("with", {}):
                    inner[parameter] = self.value(view["with"][parameter], names)
                else:
                    inner[parameter] = kind["default"]
            slots = {slot: (view[slot], names, scope) for slot in part.get("slots", []) if slot in view}
            made = self.view({**part["view"], "slots": slots}, inner, name, name)
            for key, value in view.items():
                if key not in ("type", "with", "each", "if", "slots") and key not in slots:
                    made[key] = self.value(value, names, key)
            for constraint in part["constraints"]:
                self.constraint(constraint, name, inner)
            return made
        for key, value in view.items():
            if key == "subviews":
                made[key] = {}
                for local, child in value.items():
                    self.child(local, child, names, scope, made[key], name, view.get("slots", {}))
            elif key == "sections":
                made[key] = [made for section in value
                             for made in self.sections(section, names, scope, name)]
            elif key not in ("each", "if", "slots"):
                made[key] = self.value(value, names, key)
        return made

    def sections(self, section, names, scope, parent):
        """Returns what a section stands for: itself, its copies, or nothing."""
        copies = [(scope, names)]
        if "id" in section:
            outer = f"{scope}__{section['id']}" if scope else section["id"]
            items = self.value(section["each"], names)
            copies = [(f"{outer}__{item.get('id', index)}", {**names, "item": item, "index": index})
                      for index, item in enumerate(items)]
            self.groups[outer] = [copied for copied, _ in copies]
        for copied, bound in copies:
            if not self.holds(section.get("if", True), bound):
                self.gone.update(f"{copied}__{row}" if copied else row for row in section["rows"])
                continue
            made = {key: self.value(value, bound) for key, value in section.items()
                    if key not in ("each", "if", "id", "rows")}
            made["rows"] = {}
            for local, row in section["rows"].items():
                self.child(local, row, bound, copied, made["rows"], parent, {})
            yield made

    def child(self, local, child, names, scope, into, parent, slots):
        name = f"{scope}__{local}" if scope else local
        self.supers[name] = parent
        if "each" in child:
            items = self.value(child["each"], names)
            items = [{} for _ in range(items)] if isinstance(items, int) else items
            self.groups[name] = []
            for index, item in enumerate(items):
                if not self.holds(child.get("if", True), {**names, "item": item, "index": index}):
                    continue
                copied = f"{name}__{item.get('id', index)}"
                self.groups[name].append(copied)
                bound = {**names, "item": item, "index": index}
                into[copied] = self.view(child, bound, copied, copied)
        elif "if" in child and not self.holds(child["if"], names):
            self.gone.add(name)
        elif "slot" in child:
            if child["slot"] not in slots:
                self.gone.add(name)
            else:
                views, given, outer = slots[child["slot"]]
                for inner, view in views.items():
                    self.child(inner, view, given, outer, into, parent, {})
                    self.aliases[name] = f"{outer}__{inner}" if outer else inner
                # A slot filled by a single view is referred to by the slot's name.
                if len(views) > 1 or any("each" in view for view in views.values()):
                    self.gone.add(name)
        else:
            into[name] = self.view(child, names, scope, name)

    def constraint(self, constraint, scope, names):
        text = constraint["expr"] if isinstance(constraint, dict) else constraint
        gone = []

        def replace(match):
            words = match[0].split(".")
            if len(words) == 1:
                value = names.get(words[0], self.metrics.get(words[0]))
                return words[0] if value is None else self.text(value)
            *path, attribute = words
            name = path[0]
            if scope:
                name = scope if name == "self" else f"{scope}__{name}"
            for step in path[1:]:
                if name in self.groups:
                    members = self.groups[name]
                    ends = {"first": members[0], "last": members[-1]}
                    name = ends.get(step, f"{name}__{step}")
                elif step in self.supers and self.supers[step] == name:
                    name = step
                else:
                    name = f"{name}__{step}"
            gone.extend([name] if name in self.gone else [])
            return f"{self.aliases.get(name, name)}.{attribute}"

        expanded = PATH.sub(replace, text)
        if not gone:
            self.constraints.append(expanded)


# Comparing them.


def keep_apart(data, folder, seed):
    """Puts some of a scene's data into files."""
    if seed % 2:
        text = io.StringIO()
        rows = csv.DictWriter(text, data["prices"][0].keys(), lineterminator="\n")
        rows.writeheader()
        rows.writerows(data["prices"])
        (folder / f"{seed}.csv").write_text(text.getvalue())
        data["prices"] = f"{seed}.csv"
    if seed % 3:
        (folder / "data").mkdir(exist_ok=True)
        (folder / f"data/{seed}.json").write_text(json.dumps(data["people"]))
        data["people"] = f"data/{seed}.json"


def layouts(alrender, folder):
    done = subprocess.run(
        [alrender, "layout", str(folder), "--format", "json", "--text", "blocks"],
        capture_output=True, text=True)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return {pathlib.Path(line["scene"]).name: line for line in lines}, done.stderr


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("alrender")
    arguments.add_argument("--count", type=int, default=60)
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folders = [pathlib.Path(temporary, name) for name in ("components", "expanded")]
        for folder in folders:
            folder.mkdir()
        for seed in range(options.seed, options.seed + options.count):
            made = scene(random.Random(seed))
            expanded = Expansion(copy.deepcopy(made)).result
            keep_apart(made["data"], folders[0], seed)
            for folder, value in zip(folders, (made, expanded)):
                (folder / f"{seed}.json").write_text(json.dumps(value, indent=1))
        (ours, said), (theirs, also) = (layouts(options.alrender, folder) for folder in folders)
        wrong, views = [], 0
        for seed in range(options.seed, options.seed + options.count):
            name = f"{seed}.json"
            if name not in ours or name not in theirs:
                wrong.append(f"seed {seed}: not laid out")
                continue
            pair = [[(v["path"].replace("/", "__"), v["type"], v["hidden"], v["frame"],
                      v["intrinsicContentSize"]) for v in each["views"]]
                    for each in (ours[name], theirs[name])]
            views += len(pair[0])
            for one, other in zip(*pair):
                if one[1:] != other[1:]:
                    wrong.append(f"seed {seed}: {one} is {other}")
                    break
            if len(pair[0]) != len(pair[1]):
                wrong.append(f"seed {seed}: {len(pair[0])} views are {len(pair[1])}")
        if wrong:
            print("\n".join(wrong + [said[:4000], also[:4000]]), file=sys.stderr)
            sys.exit(1)
        print(f"{options.count} scenes with {views} views match their expansions")


if __name__ == "__main__":
    main()
