"""Defines a hostile input: files, and the commands that read them."""
from dataclasses import dataclass, field

FAMILIES = {}


@dataclass
class Case:
    name: str
    files: dict
    verbs: list = field(default_factory=list)


def case(name, files, verbs, **other):
    """An input; if it is only a text or bytes, that is a scene."""
    if not isinstance(files, dict):
        files = {other.get("file", "scene.yaml"): files}
    return Case(name, files, list(verbs))


def cases_of(family):
    def add(function):
        FAMILIES.setdefault(family, []).append(function)
        return function
    return add


def all_cases():
    for family, functions in FAMILIES.items():
        for function in functions:
            for made in function():
                made.name = f"{family}-{made.name}"
                yield made
