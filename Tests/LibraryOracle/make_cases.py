#!/usr/bin/env python3
"""Makes cases for what the project reads by code of its own, answered by well-kept libraries.

    make_cases.py COUNT SEED > cases.jsonl      (needs babel and ruamel.yaml)

A line is one case:

    {"plural": LOCALE, "is": {NUMBER: CATEGORY, ...}}        by Babel's CLDR rules
    {"json": TEXT, "is": VALUE or null}                      by Python's json; null where it is not JSON
    {"yaml": TEXT, "is": VALUE}                              by ruamel.yaml, as YAML 1.2

A VALUE is written as text, so that nothing is lost: n for null, t and f, d and the 16 hexadecimal digits
of a double, s and those of a string's bytes, [..,] and {key:value,} in order.
"""
import io
import json
import math
import random
import struct
import sys

from babel import Locale, UnknownLocaleError
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

LOCALES = """ar be bg bn cs cy da de el en es et fa fi fr ga gd gu he hi hr hu hy id is it ja ka kn ko
lt lv mk ml mr ms mt nb nl pa pl pt pt_PT ro ru si sk sl sq sr sv sw ta te th tr uk ur vi zh zu""".split()
WORDS = ["a", "title", "é", "中文", "x y", "yes", "no", "null", "~", "1", "1.5", "0x1F", "0o17", "1e3",
         "-", "- x", "a: b", "#c", "x #c", "'q'", '"q"', "", " ", "trailing ", "a\nb", "tab\tx", "\u2028",
         "\U0001F600", "[x]", "{x}", "&a", "*a", "!t", "|", ">", "%", "@", "`", ".inf", ".nan", "true", "1_000"]
NUMBERS = [0, 1, -1, 7, 10**6, -2.5, 0.1, 1e-9, 1e300, 2**53, 1/3]


def text(value):
    if value is None:
        return "n"
    if value is True:
        return "t"
    if value is False:
        return "f"
    if isinstance(value, (int, float)):
        number = float(value)
        if not math.isfinite(number):
            raise ValueError
        # What is said of a number is not whether it is 0 from below.
        return "d" + struct.pack(">d", number + 0.0).hex()
    if isinstance(value, str):
        return "s" + value.encode().hex()
    if isinstance(value, list):
        return "[" + "".join(text(item) + "," for item in value) + "]"
    if isinstance(value, dict):
        if not all(isinstance(key, str) for key in value):
            raise ValueError
        return "{" + "".join(f"{key.encode().hex()}:{text(item)}," for key, item in value.items()) + "}"
    raise ValueError


def tree(dice, depth=0):
    kind = dice.random()
    if depth < 4 and kind < 0.25:
        return [tree(dice, depth + 1) for _ in range(dice.randrange(4))]
    if depth < 4 and kind < 0.5:
        return {dice.choice(WORDS) + str(index): tree(dice, depth + 1) for index in range(dice.randrange(4))}
    if kind < 0.6:
        return dice.choice([None, True, False])
    return dice.choice(NUMBERS) if kind < 0.75 else dice.choice(WORDS)


def damaged(dice, source):
    if not source or dice.random() < 0.5:
        return source
    index = dice.randrange(len(source))
    return source[:index] + dice.choice(["", ",", "\"", "\\", "]", "}", "0", "-", ".", "e", "\\u00e9",
                                          "\\ud83d", "\u0001", " "]) + source[index + dice.randrange(2):]


def json_case(dice):
    source = damaged(dice, json.dumps(tree(dice), ensure_ascii=dice.random() < 0.5,
                                      indent=dice.choice([None, 1])))
    def refuse(word):
        raise ValueError(word)
    try:
        answer = text(json.loads(source, parse_constant=refuse,
                                 object_pairs_hook=lambda pairs: Pairs(pairs)))
    except UnicodeEncodeError:
        # Half a character is text to Python alone.
        return None
    except (ValueError, RecursionError):
        answer = None
    return {"json": source, "is": answer}


class Pairs(dict):
    """An object whose repeated keys are all kept."""

    def __init__(self, pairs):
        super().__init__(pairs)
        self.pairs = pairs

    def items(self):
        return self.pairs


def yaml_case(dice):
    writer = YAML(typ="safe", pure=True)
    writer.default_flow_style = dice.choice([None, True, False])
    writer.allow_unicode = dice.random() < 0.5
    writer.width = dice.choice([20, 80])
    writer.indent = dice.choice([2, 4])
    stream = io.StringIO()
    value = tree(dice)
    if not isinstance(value, (dict, list)):
        value = {"a": value}
    writer.dump(value, stream)
    source = damaged(dice, stream.getvalue()) if dice.random() < 0.3 else stream.getvalue()
    if "<<" in source or source.startswith("%"):
        return None
    try:
        found = YAML(typ="safe", pure=True).load(source)
        return {"yaml": source, "is": text(found)} if isinstance(found, (dict, list)) else None
    except (YAMLError, ValueError, TypeError, AttributeError, IndexError, KeyError):
        # Where libyaml's older rules and ruamel's differ, neither is the truth.
        return None


def plural_cases():
    numbers = list(range(0, 30)) + [99, 100, 101, 102, 111, 112, 199, 200, 1000, 1001, 1000000, 2000000,
                                    0.1, 0.5, 1.5, 1.1, 2.5, 10.1, 21.1]
    for name in LOCALES:
        try:
            locale = Locale.parse(name)
        except UnknownLocaleError:
            continue
        yield {"plural": name.replace("_", "-"),
               "is": {str(number): locale.plural_form(number) for number in numbers}}


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    dice = random.Random(seed)
    cases = list(plural_cases())
    made = 0
    while made < count:
        case = dice.choice([json_case, yaml_case])(dice)
        if case:
            cases.append(case)
            made += 1
    for case in cases:
        print(json.dumps(case, ensure_ascii=True))


main()
