"""What an editor asks a language server about a file, and a browser the live page."""
import http.client
import json
import re
import signal
import time
import urllib.parse


def edit(path):
    """The messages of an editor that opens a file, types in it, asks about it and leaves."""
    text = path.read_text(errors="replace")
    document = {"textDocument": {"uri": path.resolve().as_uri()}}
    lines = text.split("\n")
    middle = len(lines) // 2
    place = {**document, "position": {"line": middle, "character": len(lines[middle]) // 2}}
    whole = {"start": {"line": 0, "character": 0}, "end": {"line": len(lines), "character": 0}}
    calls = [
        ("initialize", {"processId": None, "rootUri": path.resolve().parent.as_uri(), "capabilities": {}}),
        ("initialized", {}),
        ("textDocument/didOpen", {"textDocument": {**document["textDocument"], "languageId": "yaml", "version": 1, "text": text}}),
    ]
    asks = [
        ("documentSymbol", document), ("foldingRange", document), ("semanticTokens/full", document),
        ("documentColor", document), ("hover", place), ("completion", place), ("definition", place),
        ("references", {**place, "context": {"includeDeclaration": True}}),
        ("inlayHint", {**document, "range": whole}),
        ("codeAction", {**document, "range": whole, "context": {"diagnostics": []}}),
    ]
    calls += [(f"textDocument/{name}", parameters) for name, parameters in asks]
    at = {"line": middle, "character": 0}
    calls.append(("textDocument/didChange", {
        "textDocument": {**document["textDocument"], "version": 2},
        "contentChanges": [{"range": {"start": at, "end": at}, "text": " "}]}))
    calls += [("textDocument/hover", place), ("textDocument/completion", place), ("shutdown", None), ("exit", None)]
    messages = b""
    for number, (method, parameters) in enumerate(calls):
        message = {"jsonrpc": "2.0", "method": method, "params": parameters}
        if method not in ("initialized", "exit") and not method.startswith("textDocument/did"):
            message["id"] = number
        body = json.dumps(message).encode()
        messages += b"Content-Length: %d\r\n\r\n" % len(body) + body
    return messages


def visit(process, output, patience=120):
    """Asks the live page that a process serves for all that a browser shows of each scene, then ends it."""
    end = time.monotonic() + patience
    found = None
    while not found and process.poll() is None and time.monotonic() < end:
        time.sleep(0.05)
        found = re.search(r"http://([^/]*)/\?token=(\S*)", output.read_text())
    if not found:
        return
    try:
        scenes = json.loads(ask(found, "/api/scenes", patience) or b"{}")
        paths = [scene["path"] for scene in scenes.get("scenes", [])][:1]
        for path in paths:
            quoted = urllib.parse.quote(path, safe="")
            for name in ("scene", "layout", "picture", "summary", "cycle"):
                ask(found, f"/api/{name}?path={quoted}", patience)
            ask(found, f"/api/view?path={quoted}&id=root", patience)
            ask(found, f"/api/picture?path={quoted}&show=constraints,ambiguity,baselines&pixels=2", patience)
    except (OSError, http.client.HTTPException, ValueError):
        pass
    if process.poll() is None:
        process.send_signal(signal.SIGINT)


def ask(found, target, patience):
    connection = http.client.HTTPConnection(found[1], timeout=patience)
    connection.request("GET", target, headers={"X-Alrender-Token": found[2]})
    body = connection.getresponse().read()
    connection.close()
    return body
