#!/usr/bin/env python3
"""Times the answers of `alrender lsp` about a scene of 1,000 views, each right after typing a
letter.

    bench-lsp.py ALRENDER

For each request: the median and the maximum of 21 answers in milliseconds, from the first byte sent
to the last one received, and the server's processor time for the edit and the answer. The client is
only this script, which does not parse answers before the clock stops.
"""
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

COUNT = 21


class Client:
    """Messages over the server's pipes."""

    def __init__(self, program, folder):
        self.process = subprocess.Popen([program, "lsp"], cwd=folder, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE)
        self.number = 0

    def send(self, method, parameters, number=None):
        message = {"jsonrpc": "2.0", "method": method, "params": parameters}
        if number is not None:
            message["id"] = number
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline().strip()):
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return self.process.stdout.read(length)

    def ask(self, method, parameters):
        """Returns the bytes of the answer; other messages from the server are skipped."""
        self.number += 1
        self.send(method, parameters, self.number)
        mark = re.compile(rb'"id":\s*%d\b' % self.number)
        while True:
            body = self.receive()
            if mark.search(body, 0, 200):
                return body

    def seconds(self):
        """Returns the processor time so far."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def scene():
    views = "".join(f"    row{i}: {{ type: label, text: Row {i} }}\n" for i in range(1000))
    lines = '  - "V:|-8-[row0]"\n' + "".join(
        f'  - "V:[row{i}]-8-[row{i + 1}]"\n' for i in range(999)
    ) + "".join(f'  - "H:|-8-[row{i}]"\n' for i in range(1000))
    return (f"canvas: {{ width: 320, height: 40000 }}\nroot:\n  subviews:\n{views}"
            f"constraints:\n{lines}")


def main():
    program = os.path.realpath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "alrender.yaml").write_text("scenes: .\n")
        path = pathlib.Path(folder, "thousand.yaml")
        text = scene()
        path.write_text(text)
        uri = path.as_uri()
        client = Client(program, folder)
        client.ask("initialize", {"processId": None, "rootUri": pathlib.Path(folder).as_uri(),
                                  "capabilities": {}})
        client.send("initialized", {})
        client.send("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "yaml", "version": 1, "text": text}})
        document = {"textDocument": {"uri": uri}}
        lines = text.split("\n")
        typed = next(number for number, line in enumerate(lines) if "Row 500" in line)
        format_ = next(number for number, line in enumerate(lines) if '"V:[row500]' in line)
        view = {**document, "position": {"line": typed, "character": 6}}
        inside = {**document, "position": {"line": format_, "character": 10}}
        everything = {"start": {"line": 0, "character": 0}, "end": {"line": 9999, "character": 0}}
        asks = {
            "completion": inside, "hover": view, "definition": inside,
            "references": {**view, "context": {"includeDeclaration": True}},
            "documentSymbol": document, "foldingRange": document, "semanticTokens/full": document,
            "documentColor": document,
            "inlayHint": {**document, "range": {
                "start": {"line": typed - 20, "character": 0},
                "end": {"line": typed + 20, "character": 0}}},
            "codeAction": {**document, "range": everything, "context": {"diagnostics": []}},
        }
        version = 1
        client.ask("textDocument/hover", view)
        print(f"{'request':22} {'median':>8} {'max':>8} {'processor':>10}   ms")
        for name, parameters in asks.items():
            times, spent = [], client.seconds()
            for _ in range(COUNT):
                version += 1
                at = {"line": typed, "character": len(lines[typed]) - 2}
                start = time.perf_counter()
                client.send("textDocument/didChange", {
                    "textDocument": {"uri": uri, "version": version},
                    "contentChanges": [{"range": {"start": at, "end": at}, "text": "x"}]})
                client.ask(f"textDocument/{name}", parameters)
                times.append((time.perf_counter() - start) * 1000)
            spent = (client.seconds() - spent) * 1000 / COUNT
            print(f"{name:22} {statistics.median(times):8.1f} {max(times):8.1f} {spent:10.1f}")
        client.process.kill()


if __name__ == "__main__":
    main()
