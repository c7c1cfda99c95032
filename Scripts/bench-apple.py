#!/usr/bin/env python3
"""Compares our pictures with those that Apple's simulator drew, box by box.

Usage: bench-apple.py ALRENDER [FOLDER] [--page]

FOLDER, or else the variable APPLE_PICTURES, holds reference pictures of the tests of
swift-snapshot-testing, accessibility-snapshot and Paralayout, in any subfolders. They belong to these
projects and are not part of this one; without them there is nothing to compare, which is said.

Benchmarks/Apple/pictures.csv names for each picture our scene of what it shows, the keys of its
canvas, the values of the scene's {names}, and the set and the cause to which its differences count. A picture with a legend is cut to its
view, and its overlays are taken off: their alpha is 0.302 and their highest channel full, and what lies
below is grey. What a picture cannot show, such as the glass of knobs, is masked in both (x, y, width,
height in points).

Prints the share of edges within a point and two, and of whole pictures, by set and by cause, and fails
if a set agrees less than Benchmarks/Apple/bounds.csv says. APPLE_VERBOSE=1 lists what differs. With
--page the figures, and a pair for each row that names one, are written to Documentation/ApplePictures.md:
the boxes measured in Apple's picture, drawn by us, beside our picture. Needs Pillow.
"""

import concurrent.futures
import csv
import fnmatch
import json
import os
import pathlib
import subprocess
import sys
import tempfile

PROJECT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = PROJECT / "Benchmarks" / "Apple"
PAGE = PROJECT / "Documentation" / "ApplePictures.md"
PAIRS = PROJECT / "Documentation" / "Images" / "apple"
SCALE = 3
# The systems of accessibility-snapshot's pictures, whose views are as wide as their screens.
WIDTHS = {"_17_5_": 393, "_18_5_": 402, "_26_2_": 402}

# The sets of controls and bars that iOS 17 to 26 drew.
RECENT = ("controls", "bars of iOS 17 and 18")


def text_size(name):
    """Returns the content size category at the end of a picture's name."""
    words = pathlib.Path(name).stem.split("label-")[-1].split("iphone-se-")[-1].split("-")
    large = sum(word == "extra" for word in words)
    first, last = words[0], words[-1]
    if first == "accessibility":
        return "accessibility" + "Extra" * (large) + last.capitalize()
    return "x" * large + last.capitalize() if large else last


def drawn(alrender, row, size, folder):
    """Draws our scene on a canvas of a size in points; returns the path of the picture."""
    scene = (FOLDER / f"{row['scene']}.yaml").read_text(encoding="utf-8")
    keys = [f"width: {size[0]:g}", f"height: {size[1]:g}", f"scale: {SCALE}", row["canvas"]]
    keys = ", ".join(key for key in keys if key)
    for value in row["values"].split():
        name, _, text = value.partition("=")
        scene = scene.replace(f"{{{name}}}", text)
    path = folder / "scene.yaml"
    path.write_text(scene.replace("canvas: { ", f"canvas: {{ {keys}, "), encoding="utf-8")
    output = folder / "ours@3x.png"
    run = subprocess.run(
        [alrender, "render", path, "-o", output], capture_output=True, text=True, check=False
    )
    if run.returncode != 0:
        sys.exit(f"bench-apple: {row['picture']}: {run.stderr}")
    return output


def reference(image_module, picture, row, folder):
    """Returns the path and the size in points of what a picture shows of its view."""
    image = image_module.open(picture).convert("RGBA")
    white = image_module.new("RGBA", image.size, (255, 255, 255, 255))
    image = image_module.alpha_composite(white, image).convert("RGB")
    if row["cut"]:
        width = next(w for mark, w in WIDTHS.items() if mark in picture.name)
        image = image.crop((0, 0, width * SCALE, int(row["cut"]) * SCALE))
        grey = untinted(image_module, image)
        image = image_module.merge("RGB", (grey, grey, grey))
    path = folder / "reference@3x.png"
    masked(image, row).save(path)
    return path, (image.size[0] / SCALE, image.size[1] / SCALE)


def untinted(image_module, image):
    """Returns what lies below the overlays of a picture, in grey."""
    from PIL import ImageChops

    red, green, blue = image.split()
    highest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    lowest = ImageChops.darker(ImageChops.darker(red, green), blue)
    tinted = ImageChops.subtract(highest, lowest).point(lambda chroma: 255 if chroma > 40 else 0)
    below = highest.point(lambda value: max(0, round((value - 0.302 * 255) / 0.698)))
    return image_module.composite(below, highest, tinted)


def masked(image, row):
    """Returns a picture without the rectangle that is not compared."""
    if row["mask"]:
        x, y, width, height = (int(float(number) * SCALE) for number in row["mask"].split())
        image.paste((255, 255, 255), (x, y, x + width, y + height))
    return image


def compared(alrender, one, other, within=1):
    """Compares two pictures; what moved by no more than a limit in points is not listed."""
    run = subprocess.run(
        [alrender, "compare", one, other, "--scale", str(SCALE), "--format", "json",
         "--within", str(within)],
        capture_output=True, text=True, check=False,
    )
    if run.returncode > 1:
        sys.exit(f"bench-apple: {run.stderr}")
    return json.loads(run.stdout)


def measured(alrender, image_module, one, other, folder):
    """Returns the frames of the boxes of a reference picture, each with our distances from it or, where
    our picture has no such box, None."""
    blank = folder / "blank@3x.png"
    image_module.new("RGB", image_module.open(one).size, "white").save(blank)
    boxes = [box["frame"] for box in compared(alrender, one, blank)["missing"]]
    found = compared(alrender, one, other, within=0)
    lone = [box["frame"] for box in found["missing"]]
    by = {tuple(box["frame"]): box["by"] for box in found["moved"]}
    return [(box, None if box in lone else by.get(tuple(box), [0] * 4)) for box in boxes]


def draw_pair(alrender, name, boxes, size, other, folder):
    """Draws the boxes of a reference picture beside our picture."""
    gap = 12
    views = [f"    paper: {{ background: white, frame: [{gap}, {gap}, {size[0]:g}, {size[1]:g}] }}",
             f"    ours: {{ type: imageView, source: {json.dumps(str(other))}, "
             f"frame: [{2 * gap + size[0]:g}, {gap}, {size[0]:g}, {size[1]:g}] }}"]
    for number, ((x, y, width, height), _) in enumerate(boxes):
        views.append(
            f"    box{number}: {{ frame: [{gap + x:g}, {gap + y:g}, {max(width, 1):g}, "
            f'{max(height, 1):g}], background: "#FF2D5518", border: {{ width: 0.5, color: "#FF2D55" }} }}')
    scene = folder / "pair.yaml"
    scene.write_text(
        f"canvas: {{ width: {2 * size[0] + 3 * gap:g}, height: {size[1] + 2 * gap:g}, scale: 2, "
        'background: "#E5E5EA" }\nroot:\n  subviews:\n' + "\n".join(views) + "\n", encoding="utf-8")
    PAIRS.mkdir(exist_ok=True)
    run = subprocess.run([alrender, "render", scene, "-o", PAIRS / f"{name}.png"],
                         capture_output=True, text=True, check=False)
    if run.returncode != 0:
        sys.exit(f"bench-apple: {name}: {run.stderr}")


def left_out(row):
    """Returns what a pair says of the rectangle that is blank in both pictures."""
    if not row["mask"]:
        return []
    why = {"table": "the lines of empty rows", "tab-bars": "a tab without a title, in a tint of its own"}.get(
        row["scene"], "what is on glass, which such pictures do not show")
    return [f"Left blank: {', '.join(row['mask'].split())}, {why}.", ""]


def pair_section(name, row, boxes):
    """Returns what the page says of a pair."""
    def numbers(values):
        return ", ".join(f"{value:.2f}".rstrip("0").rstrip(".") for value in values)

    def ours(box, by):
        if by is None:
            return "missing"
        x, y, width, height = box
        left, top, right, bottom = by
        return numbers([x + left, y + top, width + right - left, height + bottom - top])

    lines = [f"### {row['title']}", "",
             f"![The boxes of Apple's picture beside our picture](Images/apple/{name}.png)", "",
             *left_out(row),
             "| Apple: x, y, width, height | ours |", "|---|---|"]
    lines += [f"| {numbers(box)} | {ours(box, by) if by is None or any(by) else 'the same'} |"
              for box, by in boxes]
    return "\n".join(lines)


def write_page(lines, sections):
    """Writes the figures and the pairs to their places on the page."""
    text = PAGE.read_text(encoding="utf-8")
    for mark, part in (("figures", "```\n" + "\n".join(lines) + "\n```"),
                       ("pairs", "\n\n".join(sections))):
        head, _, rest = text.partition(f"<!-- {mark} -->\n")
        _, _, tail = rest.partition(f"<!-- end of {mark} -->")
        text = f"{head}<!-- {mark} -->\n\n{part}\n\n<!-- end of {mark} -->{tail}"
    PAGE.write_text(text, encoding="utf-8")


class Sum:
    """The agreement of several pictures."""

    def __init__(self):
        self.pictures = self.whole = self.edges = self.near = self.nearer = self.lone = 0

    def add(self, found):
        lone = len(found["missing"]) + len(found["extra"])
        by = [abs(distance) for box in found["moved"] for distance in box["by"]]
        self.pictures += 1
        self.whole += not by and not lone
        self.edges += 4 * (found["matched"] + lone)
        self.nearer += 4 * found["matched"] - sum(distance > 1 for distance in by)
        self.near += 4 * found["matched"] - sum(distance > 2 for distance in by)
        self.lone += lone

    def line(self, name):
        def share(part):
            return f"{100 * part / self.edges:5.1f} %" if self.edges else "      -"

        return (
            f"{name:44} {self.whole:3} of {self.pictures:3}  {share(self.nearer)}  "
            f"{share(self.near)}  {self.lone:4}"
        )


def main():
    words = [word for word in sys.argv[1:] if word != "--page"]
    if not words:
        sys.exit(__doc__)
    alrender = pathlib.Path(words[0]).resolve()
    folder = words[1] if len(words) > 1 else os.environ.get("APPLE_PICTURES", "")
    if not folder or not pathlib.Path(folder).is_dir():
        print("bench-apple: skipped, APPLE_PICTURES names no folder of Apple's pictures")
        return
    try:
        from PIL import Image
    except ImportError:
        print("bench-apple: skipped, Pillow is not installed")
        return
    Image.MAX_IMAGE_PIXELS = None
    with (FOLDER / "pictures.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))

    def judged(picture):
        row = next((r for r in rows if fnmatch.fnmatch(picture.name, r["picture"])), None)
        if row is None:
            return None
        row = dict(row, canvas=row["canvas"].replace("{size}", text_size(picture.name)))
        with tempfile.TemporaryDirectory() as place:
            place = pathlib.Path(place)
            one, size = reference(Image, picture, row, place)
            other = drawn(alrender, row, size, place)
            if row["mask"]:
                masked(Image.open(other).convert("RGB"), row).save(other)
            boxes = None
            if "--page" in sys.argv and picture.name == row["pair"]:
                name = picture.name.split("@")[0].removesuffix(".png")
                boxes = measured(alrender, Image, one, other, place)
                draw_pair(alrender, name, boxes, size, other, place)
                boxes = pair_section(name, row, boxes)
            return picture.name, row, compared(alrender, one, other), boxes

    sets, causes, recent, whole = {}, {}, Sum(), Sum()
    pictures = {picture.name: picture for picture in sorted(pathlib.Path(folder).rglob("*.png"))}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = [result for result in pool.map(judged, pictures.values()) if result]
    for name, row, found, _ in results:
        of_set, of_cause = (sums.setdefault(row[key], Sum()) for sums, key in
                            ((sets, "set"), (causes, "cause")))
        for total in (of_set, of_cause, whole):
            total.add(found)
        if row["set"] in RECENT:
            recent.add(found)
        if "APPLE_VERBOSE" in os.environ and (found["moved"] or found["missing"] or found["extra"]):
            print(name, json.dumps({key: found[key] for key in ("moved", "missing", "extra")}))
    if not results:
        print(f"bench-apple: skipped, none of the pictures is in {folder}")
        return
    lines = [f"{'':44} pictures     within 1    within 2  alone"]
    for title, sums in (("set", sets), ("cause", causes)):
        lines.append(f"by {title}")
        lines += [sums[name].line(f"  {name}") for name in sums]
    lines.append(recent.line("only controls and bars of iOS 17 to 26"))
    lines.append(whole.line("all"))
    print("\n".join(lines))
    if "--page" in sys.argv:
        write_page(lines, [section for *_, section in results if section])
    with (FOLDER / "bounds.csv").open(encoding="utf-8") as file:
        bounds = {row["set"]: float(row["within1"]) for row in csv.DictReader(file)}
    low = [name for name, of in sets.items() if 100 * of.nearer < bounds.get(name, 0) * of.edges]
    if low:
        sys.exit(f"bench-apple: agree less than before: {', '.join(low)}")


main()
