"""Runs every request of `alrender lsp` through pytest-lsp, a third-party client."""

import asyncio
import base64
import json
import os
import pathlib
import random
import statistics
import subprocess
import time

import pytest
import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcRequestCancelled
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

ALRENDER = os.environ["ALRENDER"]
PROJECT = pathlib.Path(os.environ["PROJECT"])
EDITS = int(os.environ.get("EDITS", "10000"))
SEED = int(os.environ.get("SEED", "20"))
TOKENS = [
    "class", "variable", "parameter", "property", "number", "operator", "keyword", "namespace",
]


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[ALRENDER, "lsp"]))
async def client(lsp_client: LanguageClient):
    parameters = types.InitializeParams(
        capabilities=client_capabilities("visual-studio-code"),
        root_uri=PROJECT.as_uri(),
    )
    result = await lsp_client.initialize_session(parameters)
    assert result.server_info.name == "alrender"
    yield
    await lsp_client.shutdown_session()


class Document:
    """A file that the client has open, edited as in an editor."""

    def __init__(self, client, path):
        self.client, self.path = client, PROJECT / path
        self.uri, self.version = self.path.as_uri(), 1
        self.text = self.path.read_text(encoding="utf-8")
        client.text_document_did_open(
            types.DidOpenTextDocumentParams(
                types.TextDocumentItem(self.uri, "yaml", self.version, self.text)
            )
        )

    @property
    def identifier(self):
        return types.TextDocumentIdentifier(self.uri)

    def position(self, offset):
        """Returns the UTF-16 position of a character."""
        before = self.text[:offset]
        line = before.count("\n")
        rest = before[before.rfind("\n") + 1 :]
        return types.Position(line, len(rest.encode("utf-16-le")) // 2)

    def at(self, word, skip=0, shift=0):
        offset = -1
        for _ in range(skip + 1):
            offset = self.text.index(word, offset + 1)
        return self.position(offset + shift)

    def replace(self, start, end, new):
        """Sends an edit of the characters between two offsets."""
        edit = types.Range(self.position(start), self.position(end))
        self.text = self.text[:start] + new + self.text[end:]
        self.version += 1
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(self.version, self.uri),
                [types.TextDocumentContentChangePartial(range=edit, text=new)],
            )
        )

    async def settle(self, seconds=60):
        """Waits for the findings for the current text."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.version in self.client.seen.get(self.uri, {}):
                return self.client.seen[self.uri][self.version]
            await asyncio.sleep(0.005)
        raise AssertionError(f"no findings about version {self.version}")


@pytest.fixture(autouse=True)
def findings(client):
    """Records the findings for each version of each document."""
    client.seen = {}
    inner = client.protocol.fm.features[types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS]

    def keep(parameters):
        known = client.seen.setdefault(parameters.uri, {})
        known[parameters.version] = parameters.diagnostics
        return inner(parameters)

    client.protocol.fm.features[types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS] = keep


def apply(text, edits):
    """Returns the text after applying the edits in an answer."""
    lines = text.splitlines(keepends=True) + [""]

    def offset(position):
        before = sum(len(line) for line in lines[: position.line])
        units = 0
        for count, letter in enumerate(lines[position.line]):
            if units >= position.character:
                return before + count
            units += len(letter.encode("utf-16-le")) // 2
        return before + len(lines[position.line])

    for edit in sorted(edits, key=lambda e: offset(e.range.start), reverse=True):
        text = text[: offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end) :]
    return text


def check(path):
    """Returns the findings of the command line for a file: places, severities and codes, in
    order."""
    ran = subprocess.run(
        [ALRENDER, "check", "--diagnostics", "json", "--all", path],
        capture_output=True, text=True, cwd=PROJECT, check=False,
    )
    found = [json.loads(line) for line in ran.stderr.splitlines() if line.startswith("{")]
    return sorted(
        (f["line"] or 1, f["severity"], f["code"], f["message"])
        for f in found
        if f["code"] != "summary"
    )


def told(diagnostics):
    names = {1: "error", 2: "warning", 3: "note"}
    return sorted(
        (d.range.start.line + 1, names[d.severity], d.code, d.message.split("\nhint: ")[0])
        for d in diagnostics
    )


CARD = "Scenes/showcase/login-card.yaml"

MIXED = """\
title: سلام 😀😀
canvas: { width: 320, height: 200 }
metrics: { gap: 8 }
colors: { accent: "#FF8800" }
strings: { en: { hello: Hello }, ar: { hello: "مرحبا" } }
root:
  subviews:
    title: { text: "سلام 😀", type: label, color: accent }
    body: { type: label, key: hello }
constraints:
  - { why: "😀 سلام", id: lead, expr: "body.leading == title.leading" }
  - "H:|-gap-[title]"
  - "V:|-gap-[title]-gap-[body]"
states: { wide: { constraints: { lead: { constant: 4 } } } }
"""


@pytest.fixture
def mixed(client):
    (PROJECT / "Scenes/mixed.yaml").write_text(MIXED, encoding="utf-8")
    return Document(client, "Scenes/mixed.yaml")


async def complete(client, document, position):
    result = await client.text_document_completion_async(
        types.CompletionParams(document.identifier, position)
    )
    return result.items


async def test_completion(client, mixed):
    keys = await complete(client, mixed, mixed.at("type: label"))
    assert "lines" in [item.label for item in keys]
    inside = await complete(client, mixed, mixed.at("title]-gap"))
    assert [item.label for item in inside] == ["root", "title", "body"]
    behind = await complete(client, mixed, mixed.at("leading", 1))
    item = next(item for item in behind if item.label == "leading")
    # The word begins after emoji and Arabic, which UTF-16 counts.
    assert item.text_edit.range.start == mixed.at("leading", 1)


async def test_completion_while_typing(client, mixed):
    start = mixed.text.index("    body:")
    mixed.replace(start, start, "    new:\n      type: switch\n      is\n")
    items = await complete(client, mixed, mixed.at("      is\n", 0, 8))
    assert "isOn" in [item.label for item in items]


async def test_hover(client, mixed):
    async def words(position):
        hover = await client.text_document_hover_async(
            types.HoverParams(mixed.identifier, position)
        )
        return hover.contents.value

    assert "**title** label\n\n- frame (8, 8," in await words(mixed.at("title", 2, 1))
    assert "holds" in await words(mixed.at("==", 0, 1))
    assert "Its share" in await words(mixed.at("H:|"))
    assert "**gap** metric = 8" in await words(mixed.at("gap"))
    assert "**type**" in await words(mixed.at("type"))
    assert "ar: مرحبا" in await words(mixed.at("hello", 2))


async def test_definition_references_rename(client, mixed):
    position = mixed.at("title]")
    found = await client.text_document_definition_async(
        types.DefinitionParams(mixed.identifier, position)
    )
    assert found[0].range.start == mixed.at("    title:", 0, 4)
    references = await client.text_document_references_async(
        types.ReferenceParams(
            types.ReferenceContext(include_declaration=True), mixed.identifier, position
        )
    )
    assert len(references) == 4
    prepared = await client.text_document_prepare_rename_async(
        types.PrepareRenameParams(mixed.identifier, position)
    )
    assert prepared.placeholder == "title"
    edit = await client.text_document_rename_async(
        types.RenameParams(mixed.identifier, position, "headline")
    )
    renamed = apply(mixed.text, edit.changes[mixed.uri])
    assert "body.leading == headline.leading" in renamed and "[headline]-gap" in renamed
    mixed.replace(0, len(mixed.text), renamed)
    assert not [d for d in await mixed.settle() if d.severity == 1]


async def test_outline_folding_tokens(client, mixed):
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(mixed.identifier)
    )
    root = next(symbol for symbol in symbols if symbol.name == "root")
    assert [child.name for child in root.children] == ["title", "body"]
    folds = await client.text_document_folding_range_async(
        types.FoldingRangeParams(mixed.identifier)
    )
    assert (5, 8) in [(fold.start_line, fold.end_line) for fold in folds]
    tokens = await client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(mixed.identifier)
    )
    data, line, column, words = tokens.data, 0, 0, []
    lines = mixed.text.split("\n")
    for index in range(0, len(data), 5):
        line += data[index]
        column = data[index + 1] + (column if data[index] == 0 else 0)
        units = lines[line].encode("utf-16-le")
        word = units[2 * column : 2 * (column + data[index + 2])].decode("utf-16-le")
        words.append((word, TOKENS[data[index + 3]]))
    assert words[:4] == [
        ("body", "variable"), (".", "operator"), ("leading", "property"), ("==", "operator"),
    ]


async def test_colors(client, mixed):
    colors = await client.text_document_document_color_async(
        types.DocumentColorParams(mixed.identifier)
    )
    assert [color.range.start for color in colors] == [mixed.at("#FF8800"), mixed.at("accent", 1)]
    written = await client.text_document_color_presentation_async(
        types.ColorPresentationParams(
            mixed.identifier, types.Color(0.0, 0.0, 1.0, 1.0), colors[0].range
        )
    )
    assert written[0].label == "#0000FF"


async def test_formatting(client, mixed):
    mixed.replace(0, len("title: سلام 😀😀"), "title:   سلام 😀😀  # 😀")
    await mixed.settle()

    async def edits():
        return await client.text_document_formatting_async(
            types.DocumentFormattingParams(mixed.identifier, types.FormattingOptions(2, True))
        )

    formatted = apply(mixed.text, await edits())
    assert formatted.startswith("title: سلام 😀😀  # 😀\n")
    mixed.replace(0, len(mixed.text), formatted)
    assert not await edits()


async def test_formatting_of_the_gallery(client):
    for path in sorted((PROJECT / "Scenes").rglob("*.yaml")):
        document = Document(client, path.relative_to(PROJECT))
        parameters = types.DocumentFormattingParams(
            document.identifier, types.FormattingOptions(2, True)
        )
        edits = await client.text_document_formatting_async(parameters) or []
        formatted = apply(document.text, edits)
        comments = [line.strip() for line in document.text.split("\n") if line.strip()[:1] == "#"]
        after = [line.strip() for line in formatted.split("\n") if line.strip()[:1] == "#"]
        assert comments == after, path
        document.replace(0, len(document.text), formatted)
        assert (await client.text_document_formatting_async(parameters) or []) == [], path
        client.text_document_did_close(types.DidCloseTextDocumentParams(document.identifier))


async def test_code_actions(client, mixed):
    start = mixed.text.index("type: label")
    mixed.replace(start, start + len("type: label"), "type: lable")
    diagnostics = await mixed.settle()
    assert diagnostics[0].range.start == mixed.at("lable")
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            mixed.identifier, diagnostics[0].range, types.CodeActionContext(diagnostics)
        )
    )
    fixed = apply(mixed.text, actions[0].edit.changes[mixed.uri])
    assert fixed == MIXED


async def test_inlay_hints(client, mixed):
    hints = await client.text_document_inlay_hint_async(
        types.InlayHintParams(
            mixed.identifier, types.Range(types.Position(0, 0), types.Position(99, 0))
        )
    )
    assert len(hints) == 3 and hints[0].label == "320 × 200"


async def test_preview(client, mixed):
    picture = await client.protocol.send_request_async(
        "alrender/preview", {"textDocument": {"uri": mixed.uri}}
    )
    data = picture["data"] if isinstance(picture, dict) else picture.data
    assert base64.b64decode(data)[:8] == b"\x89PNG\r\n\x1a\n"


async def test_broken_document_keeps_the_last_good_state(client, mixed):
    await mixed.settle()
    await client.text_document_hover_async(types.HoverParams(mixed.identifier, mixed.at("gap")))
    mixed.replace(len(mixed.text), len(mixed.text), "broken: [\n")
    assert [d for d in await mixed.settle() if d.severity == 1]
    hover = await client.text_document_hover_async(
        types.HoverParams(mixed.identifier, mixed.at("title", 2, 1))
    )
    assert "last text that could be laid out" in hover.contents.value


async def test_cancellation(client, mixed):
    # A result may arrive at the same time as its cancellation, which pygls takes for an error of a
    # future that it has itself cancelled; so the requests are cancelled manually.
    parameters = {"textDocument": {"uri": mixed.uri}}
    numbers = [f"preview-{number}" for number in range(20)]
    answers = [
        client.protocol.send_request_async("alrender/preview", parameters, msg_id=number)
        for number in numbers
    ]
    for number in numbers:
        client.protocol.notify("$/cancelRequest", types.CancelParams(id=number))
    # The next answer does not wait for cancelled pictures.
    start = time.monotonic()
    await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(mixed.identifier)
    )
    assert time.monotonic() - start < 5
    # Each request is answered, either with its picture or as cancelled.
    ended = await asyncio.wait_for(asyncio.gather(*answers, return_exceptions=True), 5)
    refused = [answer for answer in ended if isinstance(answer, Exception)]
    assert all(isinstance(one, JsonRpcRequestCancelled) for one in refused), refused


async def test_findings_of_the_gallery(client):
    for path in sorted((PROJECT / "Scenes").rglob("*.yaml")):
        relative = path.relative_to(PROJECT)
        if "variants:" in path.read_text():
            continue
        document = Document(client, relative)
        assert told(await document.settle()) == check(str(path)), relative


async def test_random_edits(client):
    """Edits anywhere: the server stays alive, and finally reports what `check` reports for the file."""
    numbers = random.Random(SEED)
    pieces = [
        "", "a", " ", "\n", "\n  ", ":", "{", "}", "[", "]", '"', "'", "#", "- ", "😀", "سلام",
        "type: label", "|", ">", "*", "&", "\t", "@", ".", " == ", "root", "12", "…",
    ]
    path = "Scenes/random.yaml"
    (PROJECT / path).write_text(MIXED, encoding="utf-8")
    document = Document(client, path)
    for edit in range(EDITS):
        if edit % 50 == 49:
            document.replace(0, len(document.text), MIXED)
            continue
        start = numbers.randrange(len(document.text) + 1)
        end = min(len(document.text), start + numbers.choice([0, 0, 0, 1, 2, 8]))
        document.replace(start, end, numbers.choice(pieces))
        if edit % 100 == 7:
            await complete(client, document, document.position(start))
        if edit % 500 == 44:
            diagnostics = await document.settle()
            document.path.write_text(document.text, encoding="utf-8")
            assert told(diagnostics) == check(str(document.path)), document.text
    await document.settle()


async def test_answers_about_a_thousand_views(client):
    """Prints how long answers take right after an edit; times are not asserted."""
    views = "".join(
        f"    row{i}: {{ type: label, text: Row {i} }}\n" for i in range(1000)
    )
    lines = '  - "V:|-8-[row0]"\n' + "".join(
        f'  - "V:[row{i}]-8-[row{i + 1}]"\n' for i in range(999)
    ) + "".join(f'  - "H:|-8-[row{i}]"\n' for i in range(1000))
    path = "Scenes/thousand.yaml"
    (PROJECT / path).write_text(
        f"canvas: {{ width: 320, height: 40000 }}\nroot:\n  subviews:\n{views}constraints:\n{lines}",
        encoding="utf-8",
    )
    document = Document(client, path)
    await document.settle()
    middle = document.text.index("Row 500")
    asks = {
        "completion": lambda: complete(client, document, document.at("[row500]", 0, 4)),
        "hover": lambda: client.text_document_hover_async(
            types.HoverParams(document.identifier, document.at("row500"))
        ),
        "definition": lambda: client.text_document_definition_async(
            types.DefinitionParams(document.identifier, document.at("[row500]", 0, 2))
        ),
        "outline": lambda: client.text_document_document_symbol_async(
            types.DocumentSymbolParams(document.identifier)
        ),
        "tokens": lambda: client.text_document_semantic_tokens_full_async(
            types.SemanticTokensParams(document.identifier)
        ),
    }
    for name, ask in asks.items():
        times = []
        for _ in range(11):
            document.replace(middle, middle, "x")
            start = time.monotonic()
            await ask()
            times.append((time.monotonic() - start) * 1000)
        print(f"{name}: median {statistics.median(times):.1f} ms, max {max(times):.1f} ms")
