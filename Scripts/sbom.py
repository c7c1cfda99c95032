#!/usr/bin/env python3
"""Writes the software bill of materials of a release in SPDX 2.3 (JSON).

Usage: sbom.py VERSION [ARTIFACT...] >alrender.spdx.json

Packages: alrender itself, the Swift packages in Package.resolved and the runtimes of Swift and C++
(which are linked in), and the Debian packages that a .deb among the artifacts depends on. Artifacts
are files with checksums.
"""

import hashlib
import json
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def command(*words):
    return subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def identifier(kind, name):
    return f"SPDXRef-{kind}-" + re.sub(r"[^A-Za-z0-9.-]+", "-", name)


def package(kind, name, version, licence="NOASSERTION", source="NOASSERTION"):
    return {
        "SPDXID": identifier(kind, name),
        "name": name,
        "versionInfo": version,
        "downloadLocation": source,
        "filesAnalyzed": False,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
    }


def swift_packages():
    """Returns the packages pinned in Package.resolved, by name; licences are those in the packages'
    own files."""
    path = os.path.join(ROOT, "Package.resolved")
    if not os.path.exists(path):
        return []
    with open(path) as file:
        pins = json.load(file)["pins"]
    return [
        package("swift", pin["identity"], pin["state"].get("version", pin["state"]["revision"]),
                "Apache-2.0", "git+" + pin["location"])
        for pin in sorted(pins, key=lambda pin: pin["identity"])
    ]


def runtimes():
    """Returns the runtimes that this machine's compilers link into the program."""
    swift = re.search(r"Swift version ([0-9.]+)", command(os.environ.get("SWIFT", "swift"), "--version"))
    return [
        package("runtime", "swift-runtime", swift.group(1) if swift else "NOASSERTION",
                "Apache-2.0 WITH Swift-exception"),
        package("runtime", "libstdc++", command("g++", "-dumpfullversion"),
                "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ]


def editor():
    """Returns the editor of the playground, if it is installed and thus built into the program."""
    version = subprocess.run(["dpkg-query", "-W", "-f=${Version}", "libjs-codemirror"],
                             capture_output=True, text=True).stdout
    return [package("editor", "codemirror", version, "MIT")] if version else []


def debian_packages(deb):
    """Returns the packages that a .deb depends on."""
    names = []
    for clause in command("dpkg-deb", "--field", deb, "Depends").split(","):
        match = re.match(r"\s*([a-z0-9.+-]+)(?:\s*\(([^)]*)\))?", clause)
        names.append(package("debian", match.group(1), match.group(2) or "any"))
    return names


def artifact(path):
    with open(path, "rb") as file:
        data = file.read()
    name = os.path.basename(path)
    return {
        "SPDXID": identifier("file", name),
        "fileName": "./" + name,
        "checksums": [
            {"algorithm": "SHA1", "checksumValue": hashlib.sha1(data).hexdigest()},
            {"algorithm": "SHA256", "checksumValue": hashlib.sha256(data).hexdigest()},
        ],
        "licenseConcluded": "NOASSERTION",
        "copyrightText": "NOASSERTION",
    }


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    version, artifacts = sys.argv[1], sys.argv[2:]
    when = command("git", "log", "-1", "--date=format-local:%Y-%m-%dT%H:%M:%SZ", "--format=%cd")
    commit = command("git", "rev-parse", "HEAD")
    own = package("package", "alrender", version, "MIT")
    linked = swift_packages() + runtimes() + editor()
    needed = [entry for path in artifacts if path.endswith(".deb") for entry in debian_packages(os.path.abspath(path))]
    files = [artifact(path) for path in artifacts]

    def relation(one, kind, other):
        return {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}

    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"alrender-{version}",
        "documentNamespace": f"https://spdx.org/spdxdocs/alrender-{version}-{commit}",
        "creationInfo": {"created": when, "creators": ["Tool: alrender-sbom"]},
        "packages": [own] + linked + needed,
        "files": files,
        "relationships": [relation("SPDXRef-DOCUMENT", "DESCRIBES", own["SPDXID"])]
        + [relation(own["SPDXID"], "STATIC_LINK", entry["SPDXID"]) for entry in linked]
        + [relation(own["SPDXID"], "DEPENDS_ON", entry["SPDXID"]) for entry in needed]
        + [relation(entry["SPDXID"], "GENERATED_FROM", own["SPDXID"]) for entry in files],
    }
    json.dump(document, sys.stdout, indent=2)
    print()


main()
