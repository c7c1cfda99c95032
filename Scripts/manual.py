#!/usr/bin/env python3
"""Writes the manual page of the program from the program's own help.

Usage: manual.py ALRENDER >alrender.1

Everything on the page comes from `ALRENDER --experimental-dump-help`, the same source as --help.
"""

import json
import re
import subprocess
import sys


def roff(text):
    """Returns text for a filled paragraph: hyphens stay hyphens, nothing starts a request."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def discussion(text):
    """Returns paragraphs as written: examples and tables keep their columns."""
    lines = []
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        if paragraph.startswith("Environment variables:"):
            # Names and meanings are columns; several names share one.
            lines.append(".SH ENVIRONMENT")
            for line in paragraph.split("\n")[1:]:
                names, words = re.split(r"\s{2,}", line.strip(), maxsplit=1)
                lines += [".TP", ", ".join(f"\\fB{roff(name)}\\fR" for name in names.split(", ")), roff(words)]
            continue
        if paragraph.startswith("Exit codes:"):
            lines.append(".SH EXIT STATUS")
        isTable = any("  " in line.strip() or line.startswith("alrender") for line in paragraph.split("\n"))
        body = roff(paragraph)
        lines += [".PP", ".EX", body, ".EE"] if isTable else [".PP", body]
    return lines


def spelling(argument):
    """Returns an argument as it is typed, with its value in italics."""
    value = argument.get("valueName", "")
    if argument["kind"] == "positional":
        return f"\\fI{roff(value)}\\fR"
    names = []
    for name in argument.get("names", []):
        dashes = "-" if name["kind"] == "short" else "--"
        names.append(f"\\fB{roff(dashes + name['name'])}\\fR")
    names.sort(key=lambda name: name.count("\\-"))
    return ", ".join(names) + (f" \\fI{roff(value)}\\fR" if argument["kind"] == "option" else "")


def arguments(command):
    lines = []
    for argument in command.get("arguments", []):
        if not argument.get("shouldDisplay", True) or argument.get("valueName") in ("help", "version"):
            continue
        words = argument.get("abstract", "")
        if argument.get("defaultValue") and argument["kind"] == "option":
            words += f" Default: {argument['defaultValue']}."
        lines += [".TP", spelling(argument), roff(words or "See the description.")]
    return lines


def section(verb, above=""):
    """Returns a command with its options, followed by its subcommands."""
    if verb["commandName"] == "help" or not verb.get("shouldDisplay", True):
        return []
    name = above + verb["commandName"]
    lines = [f".SS {name}", roff(verb.get("abstract", ""))]
    lines += discussion(verb["discussion"]) if verb.get("discussion") else []
    lines += arguments(verb)
    for inner in verb.get("subcommands", []):
        lines += section(inner, name + " ")
    return lines


def page(command, version):
    lines = [
        f".TH ALRENDER 1 \"\" \"{roff(version)}\" \"User Commands\"",
        ".SH NAME", f"alrender \\- {roff(command['abstract'].rstrip('.'))}",
        ".SH SYNOPSIS", ".B alrender", "\\fISCENE\\fR... \\fB\\-o\\fR \\fIOUT\\fR [options]",
        ".br", ".B alrender", "\\fIverb\\fR ...", ".SH DESCRIPTION",
    ] + discussion(command.get("discussion", ""))
    lines.append(".SH VERBS")
    for verb in command["subcommands"]:
        lines += section(verb)
    lines += [
        ".SH FILES", ".TP", "\\fIalrender.yaml\\fR",
        "The project\\(aqs configuration, at its root; options on the command line override it.",
        ".TP", "\\fIScenes\\fR, \\fIgoldens\\fR", "The default folders of scenes and goldens.",
    ]
    return "\n".join(lines) + "\n"


program = sys.argv[1]
told = json.loads(subprocess.check_output([program, "--experimental-dump-help"]))
version = subprocess.check_output([program, "--version"], text=True).split("\n")[0]
sys.stdout.write(page(told["command"], version))
