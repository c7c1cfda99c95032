#!/usr/bin/env python3
"""Judges `check --accessibility` from outside.

contrast: 1,000 random pairs of colours, whose ratio is computed here by the formula of WCAG 2.2: each pair
below 4.5 is found with its ratio, and no other.
faults: 20 screens without findings, and 60 faults planted in them one by one: at least 57 are found, with
their code and their view, and mended by `--fix`, after which the screen has no findings again.
gallery: the scenes and documents of the gallery as they are: at most two findings, which would be false.

    Scripts/accessible_screens.py BINARY
"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile

# ---------------------------------------------------------------------------------------------- contrast


def luminance(color):
    parts = [int(color[place:place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def findings(binary, scene, folder):
    path = pathlib.Path(folder) / "scene.yaml"
    path.write_text(scene)
    return audited(binary, path)


def audited(binary, path):
    run = subprocess.run(
        [binary, "check", "--accessibility", "--format", "json", str(path)], capture_output=True, text=True)
    if run.returncode > 1:
        sys.exit(f"{path}\n{run.stderr}")
    found, rest = [], run.stdout.strip()
    while rest:
        document, end = json.JSONDecoder().raw_decode(rest)
        found += document["findings"]
        rest = rest[end:].strip()
    return [one for one in found if one["severity"] != "note"]


def judge_contrast(binary, folder, count=1000, each=50):
    random.seed(44)
    wrong = pairs = 0
    for _ in range(count // each):
        colors = [["#%06X" % random.randrange(1 << 24) for _ in range(2)] for _ in range(each)]
        views = "".join(
            f"    g{index}: {{ background: \"{ground}\", frame: [0, {index * 40}, 200, 40], subviews: {{ "
            f"t{index}: {{ type: label, text: Words, color: \"{ink}\", frame: [10, 10, 100, 20] }} }} }}\n"
            for index, (ink, ground) in enumerate(colors))
        scene = f"canvas: {{ width: 200, height: {each * 40} }}\nroot:\n  subviews:\n{views}"
        found = {one["view"]: one["measured"] for one in findings(binary, scene, folder) if one["code"] == "contrast"}
        for index, (ink, ground) in enumerate(colors):
            expected, measured = ratio(ink, ground), found.get(f"t{index}")
            pairs += 1
            if (expected < 4.5) != (measured is not None) or (measured and not -0.001 < expected - measured < 0.011):
                wrong += 1
                print(f"{ink} on {ground}: {expected:.4f}, but {measured}")
    print(f"contrast: {pairs - wrong} of {pairs} pairs agree")
    return wrong == 0 and pairs == count


# ---------------------------------------------------------------------------------------------- screens

BODY = "font: { style: body }"


def screen(views, rest="", height=600):
    return f"canvas: {{ width: 390, height: {height} }}\nroot:\n  subviews:\n{views}{rest}"


def label(name, text, y, extra="", height=250):
    return (f"    {name}: {{ type: label, text: {text}, {BODY}, lines: 0, frame: [16, {y}, 358, {height}]{extra} }}\n")


def button(name, text, y, x=16, extra=""):
    return (f"    {name}: {{ type: button, text: {text}, color: \"#0A4DA8\", font: {{ style: footnote }}, "
            f"frame: [{x}, {y}, 170, 120]{extra} }}\n")


def control(kind, name, said, y, extra=""):
    return f"    {name}: {{ type: {kind}, frame: [16, {y}, 358, 60], accessibility: {{ label: {said} }}{extra} }}\n"


def screens():
    """Returns twenty screens, each with three faults: what is written instead of what, the code, the view."""
    result = []
    for number, noun in enumerate(["Bill", "Letter", "Ticket", "Recipe", "Parcel"]):
        # A text with two buttons.
        base = screen(label("title", noun, 20) + button("open", "Open", 300)
                      + button("drop", "Drop", 300, 200))
        result.append((base, [
            (f"text: {noun}, {BODY}", f"text: {noun}, color: \"#9A9A9A\", {BODY}", "contrast", "title"),
            ("frame: [200, 300, 170, 120]", "frame: [180, 300, 170, 120]", "overlappingTargets", "open"),
            ("text: Drop", "text: Open", "duplicateLabel", "drop"),
        ]))
        # A form.
        base = screen(control("textField", "name", "Name", 20, ", text: Ada") + control("switch", "agree", "Agree", 100)
                      + control("slider", "share", "Share", 180) + button("send", "Send", 260))
        name = ["name", "agree", "share"][number % 3]
        said = {"name": "Name", "agree": "Agree", "share": "Share"}[name]
        result.append((base, [
            (f", accessibility: {{ label: {said} }}", "", "noLabel", name),
            ("frame: [16, 260, 170, 120]", f"frame: [16, 260, 170, {20 + number}]", "smallTarget", "send"),
            ("text: Send,", f"text: Send, accessibility: {{ label: {['Send button', 'ic_send', 'btnSend', 'send.png', 'Button Send'][number]} }},",
             ["labelRepeatsTrait", "fileNameAsLabel", "fileNameAsLabel", "fileNameAsLabel", "labelRepeatsTrait"][number], "send"),
        ]))
        # A card with a picture and states.
        picture = "    logo: { type: imageView, frame: [16, 20, 60, 60], symbol: star, tint: \"#0A4DA8\", accessibility: { isElement: true, label: Star } }\n"
        picture = picture.replace("symbol: star", "background: \"#EEEEEE\"")
        base = screen(picture + label("text", noun, 100, height=200) + button("buy", "Buy", 320))
        result.append((base, [
            ("isElement: true, label: Star", "isElement: true", "noLabel", "logo"),
            (f"frame: [16, 320, 170, 120]", "frame: [16, 320, 170, 120], accessibility: { isElement: false }", "notRead", "buy"),
            ("root:", f"states: {{ wrong: {{ views: {{ text: {{ {['color', 'background', 'color', 'color', 'alpha'][number]}: "
             f"{['red', 'yellow', 'red', 'systemRed', '0.9'][number]} }} }} }} }}\nroot:", "colorAlone", "text"),
        ]))
        # A page with an order, a line and a field with a border.
        field = ("    code: { type: textView, text: Words, " + BODY + ", border: { width: 1, color: \"#707070\" }, "
                 "frame: [16, 400, 358, 150], accessibility: { label: Code } }\n")
        base = screen(label("first", noun, 20, height=150) + label("second", f"{noun} again", 190, height=190) + field,
                      "accessibility: { order: [first, second] }\n")
        result.append((base, [
            ("order: [first, second]", "order: [second, first]", "readingOrder", "first"),
            ("color: \"#707070\"", "color: \"#D0D0D0\"", "contrast", "code"),
            (f"text: {noun}, {BODY}, lines: 0, frame: [16, 20, 358, 150]",
             f"text: {noun}, {BODY}, frame: [16, 20, {60 - 2 * number}, 30]", "clippedAtTextSize", "first"),
        ]))
    return result


def judge_faults(binary, folder):
    planted = found = mended = 0
    for base, faults in screens():
        clean = findings(binary, base, folder)
        if clean:
            print(f"{base}is not clean: {[(one['code'], one['view'], one['message']) for one in clean]}")
        for old, new, code, view in faults:
            assert old in base, old
            planted += 1
            seen = findings(binary, base.replace(old, new, 1), folder)
            if any(one["code"] == code and one["view"] == view for one in seen):
                found += 1
                mended += is_mended(binary, folder)
            else:
                print(f"missed {code} of {view}: {new}: {[(one['code'], one['view']) for one in seen]}")
    print(f"faults: {found} of {planted} found, {mended} mended")
    return planted == 60 and min(found, mended) >= 57


def is_mended(binary, folder):
    """Returns whether `--fix` leaves nothing to find in the scene written last."""
    path = pathlib.Path(folder) / "scene.yaml"
    subprocess.run([binary, "check", "--accessibility", "--fix", str(path)], capture_output=True)
    left = audited(binary, path)
    if left:
        print(f"not mended: {path.read_text()}{[(one['code'], one['view'], one['message']) for one in left]}")
    return not left


CODES = set(
    "contrast smallTarget overlappingTargets fixedTextSize clippedAtTextSize noLabel labelRepeatsTrait fileNameAsLabel "
    "duplicateLabel readingOrder colorAlone motion textInPicture notRead staleWaiver".split())


def judge_gallery(binary):
    seen = [one for one in audited(binary, "Scenes") if one["code"] in CODES]
    for one in seen:
        print(f"{one['file']}:{one['line']}: {one['message']}")
    print(f"gallery: {len(seen)} findings")
    return len(seen) <= 2


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        results = [judge_contrast(sys.argv[1], folder), judge_faults(sys.argv[1], folder)]
    results.append(judge_gallery(sys.argv[1]))
    sys.exit(0 if all(results) else 1)


main()
