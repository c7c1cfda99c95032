#!/usr/bin/env python3
"""Writes the sources of the static site: the documents, a page for each folder of the gallery, and
the reference of every key from the schema.

Usage: site.py ALRENDER FOLDER

Links between documents stay links; links to files that are not on the site become plain text,
because the site is self-contained.
"""

import functools
import json
import pathlib
import re
import shutil
import subprocess
import struct
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCUMENTS = ROOT / "Documentation"
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)")
REFERENCE = re.compile(r'<a href="([^"]+)"')
IMAGE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")


@functools.cache
def documents():
    """Returns the documents that are pages of the site."""
    pages = [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md"]
    return pages + sorted(DOCUMENTS.rglob("*.md"))


def target_of(link, page):
    """Returns where a document's link leads, as a path in the site, or None if the target isn't
    there."""
    if re.match(r"[a-z]+:", link) or link.startswith("#"):
        return link
    path, _, anchor = link.partition("#")
    found = (page.parent / path).resolve()
    if found.is_dir() and (found / "README.md").exists():
        found = found / "README.md"
    try:
        inside = found.relative_to(ROOT)
    except ValueError:
        return None
    if found not in documents():
        return None
    return place(inside) + (f"#{anchor}" if anchor else "")


def place(inside):
    """Returns the place of a project document in the site."""
    parts = list(inside.parts)
    if parts[0] == "Documentation":
        parts = parts[1:]
    name = "/".join(parts)
    return {"README.md": "index.md", "Decisions/README.md": "Decisions/index.md"}.get(name, name)


def relative(target, page_place):
    """Returns a path in the site relative to one of its pages."""
    if re.match(r"[a-z]+:", target) or target.startswith("#"):
        return target
    return "../" * page_place.count("/") + target


def document(path, out):
    """Copies one document with its links and pictures."""
    inside = path.relative_to(ROOT)
    name = place(inside)

    def link(match):
        target = target_of(match.group(2), path)
        return match.group(1) if target is None else f"[{match.group(1)}]({relative(target, name)})"

    def reference(match):
        target = target_of(match.group(1), path)
        # MkDocs follows the links of Markdown alone.
        return match.group(0) if target is None else (
            f'<a href="{re.sub(r"[.]md(?=#|$)", ".html", relative(target, name))}"')

    def image(match):
        source = (path.parent / (match.group(2) or match.group(3))).resolve()
        copied = "images/" + str(source.relative_to(DOCUMENTS)).removeprefix("Images/")
        copy(source, out / copied)
        found = relative(copied, name)
        if match.group(3):
            return f'<img src="{found}"'
        return f"![{match.group(1)}]({found})" + width(source, out.parent)

    # Code blocks are left unchanged.
    text = path.read_text(encoding="utf-8")
    pieces = re.split(r"(^```.*?^```$)", text, flags=re.M | re.S)
    pieces[::2] = [IMAGE.sub(image, LINK.sub(link, REFERENCE.sub(reference, piece))) for piece in pieces[::2]]
    text = "".join(pieces)
    text = re.sub(r"<!-- (scene|keys|write|change|picture|end)[^>]*-->\n", "", text)
    write(out / name, text)


def width(picture, _):
    """Returns the attribute that shows a double-density picture at its size in points."""
    with open(picture, "rb") as file:
        header = file.read(24)
    if header[:8] != b"\x89PNG\r\n\x1a\n":
        return ""
    return "{ width=%d }" % (struct.unpack(">I", header[16:20])[0] // 2)


def copy(source, destination):
    destination.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, destination)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def gallery(alrender, out):
    """Writes a page for each folder of scenes, with every scene's picture and source."""
    areas = sorted(
        folder for folder in (ROOT / "Scenes").iterdir()
        if folder.is_dir() and folder.name not in ("assets", "broken"))
    names = [area.name for area in areas if draw(alrender, area, out)]
    for area in areas:
        if area.name in names:
            write(out / f"gallery/{area.name}.md", area_page(area, out))
    lines = ["# Gallery", "", "All scenes that the project is tested with, with source and picture.", ""]
    lines += [f"- [{name}]({name}.md)" for name in names]
    write(out / "gallery/index.md", "\n".join(lines) + "\n")
    return names


def draw(alrender, area, out):
    """Draws the scenes of a folder in their default variants."""
    pictures = out / "images" / "gallery" / area.name
    pictures.mkdir(parents=True, exist_ok=True)
    scenes = sorted(str(path.relative_to(ROOT)) for path in area.glob("*.yaml"))
    if not scenes:
        return False
    done = subprocess.run(
        [alrender, "render", *scenes, "-o", str(out / "images/gallery/{scene}.png")],
        cwd=ROOT, capture_output=True, text=True)
    if done.returncode > 1:
        sys.exit(done.stderr)
    return True


def area_page(area, out):
    lines = [f"# {area.name.capitalize()}", ""]
    for scene in sorted(area.glob("*.yaml")):
        text = scene.read_text(encoding="utf-8")
        title = re.search(r"^title: *(.+)$", text, re.M)
        heading = title.group(1).strip("\"'") if title else scene.stem.replace("-", " ")
        lines += [f"## {heading}", ""]
        picture = out / "images" / "gallery" / area.name / f"{scene.stem}.png"
        if picture.exists():
            source = f"../images/gallery/{area.name}/{scene.stem}.png"
            lines += [f"![{heading}]({source})" + width(picture, out), ""]
        lines += [f"`Scenes/{area.name}/{scene.name}`", "", "```yaml", text.rstrip("\n"), "```", ""]
    return "\n".join(lines)


def described(value, definitions):
    """Returns the entry of a key, wherever the schema keeps it; empty for one that accepts
    anything."""
    if value is True:
        return {}
    while "description" not in value and "$ref" in value:
        value = definitions[value["$ref"].split("/")[-1]]
    return value


def values(value, definitions):
    """Describes the values a key accepts."""
    if value is True:
        return "anything"
    while "$ref" in value:
        value = definitions[value["$ref"].split("/")[-1]]
    if "const" in value:
        return f"`{value['const']}`"
    if "enum" in value:
        return ", ".join(f"`{word}`" for word in value["enum"])
    if "anyOf" in value or "oneOf" in value:
        kinds = [values(kind, definitions) for kind in value.get("anyOf", value.get("oneOf"))]
        return " or ".join(dict.fromkeys(kind for kind in kinds if kind))
    kind = value.get("type", "")
    if isinstance(kind, list):
        return " or ".join({"null": "`none`"}.get(one, one) for one in kind)
    if kind in ("number", "integer"):
        lowest, highest = value.get("minimum"), value.get("maximum")
        bounds = [f"at least {lowest}"] if lowest is not None and abs(lowest) < 1e6 else []
        bounds += [f"at most {highest}"] if highest is not None and abs(highest) < 1e6 else []
        return ", ".join([kind] + bounds)
    return {"object": "mapping", "array": "list", "string": "text", "boolean": "true or false"}.get(kind, kind)


def table(properties, definitions):
    lines = ["| key | values | meaning |", "|---|---|---|"]
    for key, value in properties.items():
        words = described(value, definitions).get("description", "").replace("|", "\\|")
        kinds = values(value, definitions).replace("|", "\\|")
        lines.append(f"| `{key}` | {kinds} | {words} |")
    return "\n".join(lines) + "\n"


def reference(alrender, out):
    """Writes every key of scenes and of the configuration, from the schemas."""
    for kind, heading in (("scene", "Keys of a scene"), ("configuration", "Keys of alrender.yaml")):
        schema = json.loads(subprocess.run(
            [alrender, "schema", kind], check=True, capture_output=True, text=True).stdout)
        definitions = schema.get("$defs", {})
        lines = [f"# {heading}", "", "From the schema printed by "
                 f"`alrender schema {kind}`.", "", "## The file", "",
                 table(schema["properties"], definitions)]
        common = definitions.get("type.view", {}).get("properties", {})
        for name, definition in definitions.items():
            if "properties" not in definition or name.startswith("variation."):
                continue
            properties = definition["properties"]
            title = name.replace("-", " ")
            if name.startswith("type."):
                title = f"{name[5:]} (a type of view)" if name != "type.view" else "Every view"
                if name != "type.view":
                    properties = {key: one for key, one in properties.items() if key not in common}
            if properties:
                lines += [f"## {title}", "", table(properties, definitions)]
        write(out / f"reference/{kind}.md", "\n".join(lines))


def help_pages(alrender, out):
    """Writes the help of each command."""
    listed = json.loads(subprocess.run(
        [alrender, "--experimental-dump-help"], check=True, capture_output=True, text=True).stdout)
    lines = ["# Commands", ""]
    for command in listed["command"].get("subcommands", []):
        if command["commandName"] == "help":
            continue
        text = subprocess.run(
            [alrender, command["commandName"], "--help"], check=True, capture_output=True, text=True).stdout
        lines += [f"## {command['commandName']}", "", "```text", text.rstrip(), "```", ""]
    write(out / "reference/commands.md", "\n".join(lines))


def libraries(out):
    """Writes a page that links to DocC's pages for each library, which are built beside the
    site's."""
    lines = ["# Libraries", "", "The Swift libraries of the package, type by type.", ""]
    for page in sorted((ROOT / "Sources").glob("*/*/*.docc/*.md")):
        name = page.parent.stem
        if page.stem != name:
            continue
        abstract = page.read_text(encoding="utf-8").split("\n\n")[1].replace("\n", " ").replace("``", "`")
        # DocC's pages are unknown to MkDocs, which would consider a Markdown link to them broken.
        lines += [f'- <a href="../api/documentation/{name.lower()}/">{name}</a>: {abstract}']
    write(out / "reference/libraries.md", "\n".join(lines) + "\n")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    alrender, out = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    shutil.rmtree(out, ignore_errors=True)
    for path in documents():
        document(path, out)
    gallery(alrender, out)
    reference(alrender, out)
    help_pages(alrender, out)
    libraries(out)
    for name in ("site.css", "site.js"):
        copy(DOCUMENTS / "Site" / name, out / name)


main()
