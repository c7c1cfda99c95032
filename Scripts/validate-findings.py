#!/usr/bin/env python3
"""Validates documents of findings: Scripts/validate-findings.py sarif|gitlab FILE [--empty]

The schemas contain what alrender writes in each format, strictly: another key is an error. Sources:
Static Analysis Results Interchange Format (SARIF) 2.1.0, OASIS Standard, sections 3.13 to 3.30;
GitLab's documentation of the code quality report format.
"""

import json
import sys

from jsonschema import Draft202012Validator


def record(required, **optional):
    """Returns the schema of an object with these keys and no others."""
    keys = {**required, **optional}
    return {
        "type": "object",
        "properties": keys,
        "required": sorted(required),
        "additionalProperties": False,
    }


TEXT = {"type": "string", "minLength": 1}
NUMBER = {"type": "integer", "minimum": 1}
MESSAGE = record({"text": TEXT})
LOCATION = record({
    "physicalLocation": record(
        {"artifactLocation": record(
            {"uri": {"type": "string", "pattern": r"^[A-Za-z0-9\-._~/%:]+$"}},
            uriBaseId={"const": "%SRCROOT%"})},
        region=record({"startLine": NUMBER}, startColumn=NUMBER)),
})
SARIF = record({
    "$schema": TEXT,
    "version": {"const": "2.1.0"},
    "runs": {"type": "array", "minItems": 1, "maxItems": 1, "items": record({
        "tool": record({"driver": record({
            "name": {"const": "alrender"},
            "semanticVersion": {"type": "string", "pattern": r"^\d+\.\d+\.\d+"},
            "rules": {"type": "array", "uniqueItems": True, "items": record(
                {"id": TEXT, "shortDescription": MESSAGE})},
        })}),
        "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
        "results": {"type": "array", "items": record({
            "ruleId": TEXT,
            "ruleIndex": {"type": "integer", "minimum": 0},
            "level": {"enum": ["none", "note", "warning", "error"]},
            "message": MESSAGE,
            "locations": {"type": "array", "maxItems": 1, "items": LOCATION},
            "partialFingerprints": {
                "type": "object", "minProperties": 1, "additionalProperties": TEXT},
        })},
    })},
})
GITLAB = {"type": "array", "items": record({
    "description": TEXT,
    "check_name": TEXT,
    "fingerprint": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
    "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
    "location": record({
        "path": {"type": "string", "pattern": r"^(?!\./)."},
        "lines": record({"begin": NUMBER}),
    }),
})}


def judge_sarif(document):
    """Checks what the schema cannot express: rules and results agree, fingerprints differ."""
    run = document["runs"][0]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    for result in run["results"]:
        assert rules[result["ruleIndex"]] == result["ruleId"], result
    prints = [result["partialFingerprints"]["alrender/v1"] for result in run["results"]]
    assert len(set(prints)) == len(prints), "two results share a fingerprint"
    return len(prints)


def judge_gitlab(document):
    prints = [finding["fingerprint"] for finding in document]
    assert len(set(prints)) == len(prints), "two findings share a fingerprint"
    return len(prints)


def main():
    form, path = sys.argv[1:3]
    with open(path, encoding="utf-8") as file:
        document = json.load(file)
    schema, judge = {"sarif": (SARIF, judge_sarif), "gitlab": (GITLAB, judge_gitlab)}[form]
    Draft202012Validator(schema).validate(document)
    count = judge(document)
    if (count == 0) != ("--empty" in sys.argv[3:]):
        sys.exit(f"{path}: {count} findings")


if __name__ == "__main__":
    main()
