#!/usr/bin/env python3
"""Writes Documentation/UIKitNames.md: which of UIKit's names the module UIKit provides, read from
its source.

    Scripts/uikit_names.py [--check]

--check  fails if the page does not match the source
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "Sources/Apps/UIKit"
PAGE = ROOT / "Documentation/UIKitNames.md"

# Folders and files whose names exist but have no effect on a picture.
INERT = (
    "Accessibility/", "Animation/", "Commands/UIKeyModifierFlags.swift",
    "Commands/UIMenuBuilder.swift", "Controllers/UIActivity.swift", "Controls/TextInput.swift",
    "Core/AppearanceProxies.swift", "Core/Application", "Core/Events.swift", "Core/Focus.swift",
    "Core/Gestures.swift", "Core/Presentation.swift", "Core/Sheets.swift", "Core/UIResponder.swift",
    "Core/UIScreen.swift", "Interaction/", "Layers/Animations.swift", "Layers/Emitters.swift",
    "Lists/ListDragging.swift", "Lists/RowActions.swift", "System/",
)
# Files among them whose names have an effect: a pasteboard keeps its content, menus and keys know
# Files of those whose names do something: a pasteboard keeps what it is given.
REAL = ("System/UIPasteboard.swift",)
REFUSED = "System/Refused"
TYPE = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public|open)\s+(?:final\s+)?"
    r"(?:class|struct|enum|protocol|func|typealias|let)\s+(\w+)")
UNAVAILABLE = re.compile(r'message: "([^"]*)"')


def names(path):
    """Returns the names that a file declares outside types, in order."""
    found = []
    for line in path.read_text(encoding="utf-8").split("\n"):
        if line[:1].isspace():
            continue
        match = TYPE.match(line)
        if match and not match[1].startswith("_"):
            found.append(match[1])
    return found


def page():
    real, inert, refused = set(), set(), []
    for path in sorted(SOURCE.rglob("*.swift")):
        place = path.relative_to(SOURCE).as_posix()
        if place.startswith(REFUSED):
            messages = UNAVAILABLE.findall(path.read_text(encoding="utf-8"))
            refused = sorted(refused + list(zip(names(path), messages)))
        elif place.startswith(INERT) and place not in REAL:
            inert.update(names(path))
        else:
            real.update(names(path))
    lines = [
        "# The names of UIKit", "",
        "Written by `Scripts/uikit_names.py` from `Sources/Apps/UIKit`; do not edit.", "",
        "## Real", "", "These lay out, paint or behave as in UIKit:", "",
        ", ".join(f"`{name}`" for name in sorted(real)), "",
        "## Inert", "",
        "These exist, keep the values they are given, and can be fired by tests, but a picture does "
        "not show them:", "",
        ", ".join(f"`{name}`" for name in sorted(inert - real)), "",
        "## Refused", "",
        "Using one of these is a compile error that says why. Any other name of UIKit is unknown to "
        "the compiler.", "", "| name | reason |", "|---|---|",
    ]
    lines += [f"| `{name}` | {message} |" for name, message in refused]
    return "\n".join(lines) + "\n"


def main():
    text = page()
    if "--check" in sys.argv[1:]:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
            print("Documentation/UIKitNames.md does not match the source: run Scripts/uikit_names.py")
            return 1
        return 0
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
