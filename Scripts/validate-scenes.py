#!/usr/bin/env python3
"""Validates scenes and layouts against the schemas that alrender prints.

Usage: validate-scenes.py ALRENDER FILE_OR_FOLDER...

Scenes are read as YAML 1.2, like alrender, not by PyYAML's own rules of 1.1. Every scene is also
laid out and its JSON result validated, and every key of the format must be shown by some scene in
the folder named format. Prints errors and exits with 1.
"""

import json
import pathlib
import re
import subprocess
import sys

import yaml
from jsonschema import Draft202012Validator


class CoreLoader(yaml.SafeLoader):
    """The YAML 1.2 core schema: `yes` is a string, 0o17 a number, 12:30 a string."""


CoreLoader.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", list("-+0123456789")),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", list("-+.0123456789")),
]:
    CoreLoader.add_implicit_resolver(
        f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"), first
    )
CoreLoader.add_constructor(
    "tag:yaml.org,2002:int",
    lambda loader, node: int(node.value, 0) if node.value[:2] in ("0o", "0x") else int(node.value),
)
CoreLoader.add_constructor(
    "tag:yaml.org,2002:float", lambda loader, node: float(node.value)
)


def output(*command):
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"{' '.join(command)} exits with {run.returncode}: {run.stderr}")
    return run.stdout


def validator(alrender, name):
    schema = json.loads(output(alrender, "schema", name))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def tell(name, validator, value):
    errors = sorted(validator.iter_errors(value), key=lambda error: list(error.absolute_path))
    for error in errors:
        place = "/".join(str(part) for part in error.absolute_path)
        print(f"{name}: {place or 'the whole file'}: {error.message[:300]}", file=sys.stderr)
    return len(errors)


def files(paths):
    for path in map(pathlib.Path, paths):
        found = [path] if path.is_file() else path.rglob("*")
        endings = (".yaml", ".yml", ".json")
        yield from sorted(file for file in found if file.suffix in endings and is_scene(file))


def is_scene(path):
    """Whether a file is a scene to validate; the wrong scenes are wrong on purpose."""
    # The JSON files of asset catalogs and of symbol folders are not scenes.
    is_other = path.name == "names.json" or any(part.endswith(".xcassets") for part in path.parts)
    return "broken" not in path.parts and not is_other


# Mappings whose keys are shown elsewhere.
ELSEWHERE = ("view", "view-change", "instance")
# Keys found only in written scenes: whose names and metrics a constraint of an instance knows.
WRITTEN = {
    f"{owner}.{key}"
    for owner in ("constraint", "group-of-constraints")
    for key in ("metrics", "scope")
}


class Coverage:
    """The schema keys that scenes use, by definition."""

    def __init__(self, schema):
        self.schema = schema
        self.used = set()

    def visit(self, schema, value, owner="scene"):
        if isinstance(schema, bool):
            return None
        if "$ref" in schema:
            owner = schema["$ref"].split("/")[-1]
            self.used.add(owner)
            return self.visit(self.schema["$defs"][owner], value, owner)
        for option in schema.get("anyOf", []):
            if self.holds(option, value):
                self.visit(option, value, owner)
        for branch in schema.get("allOf", []):
            if "if" in branch and self.holds(branch["if"], value):
                self.visit(branch["then"], value, owner)
        for item in value if isinstance(value, list) and "items" in schema else []:
            self.visit(schema["items"], item, owner)
        for key, item in value.items() if isinstance(value, dict) else []:
            if key in schema.get("properties", {}):
                self.used.add(f"{owner}.{key}")
                self.visit(schema["properties"][key], item, owner)
            elif isinstance(schema.get("additionalProperties"), dict):
                self.visit(schema["additionalProperties"], item, owner)

    def holds(self, schema, value):
        whole = {"$defs": self.schema["$defs"], **schema}
        return Draft202012Validator(whole).is_valid(value)

    def missing(self):
        """Returns the missing keys; keys of views have their own definitions, which types share."""
        wanted = {f"scene.{key}" for key in self.schema["properties"]}
        for name, body in self.schema["$defs"].items():
            if name.startswith("key.variations") or name.startswith("variation."):
                continue
            wanted.add(name)
            # An instance takes the keys of views, which are shown with the views.
            if not name.startswith(("key.", "type.")) and name not in ELSEWHERE:
                wanted |= {f"{name}.{key}" for key in body.get("properties", {})}
        return sorted(wanted - self.used - WRITTEN)


def main():
    alrender, *paths = sys.argv[1:]
    scenes = validator(alrender, "scene")
    layouts = validator(alrender, "layout")
    libraries = Draft202012Validator({**scenes.schema, "required": []})
    coverage = Coverage(scenes.schema)
    count = wrong = 0
    names = []
    for path in files(paths):
        scene = yaml.load(path.read_text(encoding="utf-8"), Loader=CoreLoader)
        wrong += tell(path, scenes if "root" in scene else libraries, scene)
        if path.parent.name == "format":
            coverage.visit(scenes.schema, scene)
        count += 1
        # A library of components has nothing to lay out.
        names += [str(path)] if "root" in scene else []
    lines = output(
        alrender, "layout", *names, "--all-variants", "--format", "json", "--text", "blocks"
    ).splitlines()
    for line in lines:
        layout = json.loads(line)
        wrong += tell(f"layout of {layout['scene']} ({layout['name']})", layouts, layout)
    if "scene.root" in coverage.used:
        for key in coverage.missing():
            print(f"no scene in Scenes/format shows {key}", file=sys.stderr)
            wrong += 1
    print(f"{count} scenes and {len(lines)} layouts against the schemas: {wrong} errors")
    sys.exit(1 if wrong or not count else 0)


if __name__ == "__main__":
    main()
