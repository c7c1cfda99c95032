#!/usr/bin/env python3
"""Uses the live page as it is used over days: in several tabs, across restarts of the server, with
scenes that are renamed and deleted, after its connection was lost, with 1,000 scenes; and requests
the whole gallery from a server, which must stay below 256 MB.

    live_lasting.py CHROMIUM ALRENDER PROJECT MANY GALLERY
"""
import http.client
import json
import os
import pathlib
import socket
import sys
import tempfile
import urllib.parse

from browser import browsing
from live_browser import READOUT, Server, expect, open_scene, until

ROWS = "rows.yaml"
STATUS = "document.getElementById('status').textContent"


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def type_text(browser, change):
    """Changes the text in the page, as by typing."""
    browser.evaluate(f"""(() => {{ const area = document.querySelector('textarea');
        area.focus();
        area.value = {change};
        area.dispatchEvent(new Event('input')); }})()""")


def show(browser, url):
    browser.open(url)
    until(browser, "document.querySelectorAll('#list [data-path]').length > 0", "the list stays empty")
    open_scene(browser, ROWS)
    # The scene that was shown before may have the same size.
    until(browser, "document.getElementById('title').textContent === 'Two rows'", "the rows are not opened")
    until(browser, f"{READOUT}.startsWith('320')", "the rows are not shown")


def tabs(browser, other, program, project):
    """Checks that one tab shows what another saves."""
    with Server(program, project) as server:
        show(browser, server.url)
        show(other, server.url)
        type_text(browser, "area.value.replace('canvas: { width: 320', 'canvas: { width: 300')")
        until(browser, "!document.querySelector('.editor button').disabled", "there is nothing to save")
        browser.evaluate("document.querySelector('.editor button').click()")
        for one, name in ((browser, "first"), (other, "second")):
            until(one, f"{READOUT}.startsWith('300')", f"the {name} tab does not show what was saved")
        path = project / ROWS
        path.write_text(path.read_text().replace("width: 300", "width: 320"))
        for one, name in ((browser, "first"), (other, "second")):
            until(one, f"{READOUT}.startsWith('320')", f"the {name} tab does not show a change of the file")
        other.open("about:blank")
        browser.open("about:blank")


def ten(browser, program, project):
    """Checks that ten tabs of one browser, which has six connections to a server, all load and follow a
    save (flutter/devtools#8298), and still do when the first tab is closed."""
    own, pages = browser.session, []
    with Server(program, project) as server:
        for number in range(10):
            browser.session = None
            target = browser.ask("Target.createTarget", url="about:blank")["targetId"]
            browser.session = browser.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            pages.append((target, browser.session))
            browser.ask("Runtime.enable")
            browser.ask("Page.navigate", url=server.url)
            until(browser, "document.querySelectorAll('#list [data-path]').length > 0", f"tab {number + 1} stays empty")
            open_scene(browser, ROWS)
            until(browser, f"{READOUT}.startsWith('320')", f"tab {number + 1} shows no scene")
        path = project / ROWS
        for width, count in ((310, 10), (320, 9)):
            old = path.read_text()
            path.write_text(old.replace(f"width: {630 - width}", f"width: {width}"))
            for number, (_, browser.session) in enumerate(pages):
                until(browser, f"{READOUT}.startsWith('{width}')", f"tab {number + 1} of {count} does not follow")
            target, _ = pages.pop(0)
            browser.session = None
            browser.ask("Target.closeTarget", targetId=target)
        for target, _ in pages:
            browser.ask("Target.closeTarget", targetId=target)
    browser.session = own


def restart(browser, program, project):
    """Checks that a server restarted at its port continues with the page and its unsaved text."""
    port = str(free_port())
    with tempfile.TemporaryDirectory() as session:
        os.chmod(session, 0o700)
        os.environ["XDG_RUNTIME_DIR"] = session
        with Server(program, project, "--port", port) as server:
            url = server.url
            show(browser, url)
            type_text(browser, "area.value.replace('The first row', 'What nobody saved')")
            until(browser, "document.querySelector('.editor').textContent.includes('not saved')", "no draft")
        until(browser, f"{STATUS}.includes('does not answer')", "the page does not say that the server is gone")
        expect("What nobody saved" in browser.evaluate("document.querySelector('textarea').value"),
               "the text is lost with the server")
        with Server(program, project, "--port", port) as server:
            expect(server.url == url, "a server of the same port and folder has another token")
            until(browser, f"!{STATUS}.includes('does not answer')", "the page does not recover")
            until(browser, "!document.querySelector('.editor button').disabled", "the draft is forgotten")
            browser.evaluate("document.querySelector('.editor button').click()")
            until(browser, "document.querySelector('.editor').textContent.includes('as on disk')",
                  "it cannot be saved")
            expect("What nobody saved" in (project / ROWS).read_text(), "the file does not contain it")
        del os.environ["XDG_RUNTIME_DIR"]
        with Server(program, project, "--port", port) as server:
            expect(server.url != url, "the token is the same without a session folder")
            until(browser, f"{STATUS}.includes('another token')", "the page does not mention the other token")
    browser.open("about:blank")


def lost(browser, program, project):
    """Checks that a lost connection, as after a night, is restored, and that later saves are
    shown."""
    with Server(program, project) as server:
        show(browser, server.url)
        url = urllib.parse.urlparse(server.url)
        # So many listeners that the page's own connection, the oldest, is closed.
        listeners = [http.client.HTTPConnection("127.0.0.1", url.port) for _ in range(40)]
        for one in listeners:
            one.request("GET", f"/api/events?{url.query}")
        until(browser, f"{STATUS} === 'Reconnected'", "a lost connection is not restored")
        for one in listeners:
            one.close()
        path = project / ROWS
        path.write_text(path.read_text().replace("height: 200", "height: 210"))
        until(browser, f"{READOUT}.startsWith('320 × 210')", "a save after that is not shown")
        browser.open("about:blank")


def renamed(browser, program, project):
    """Checks that a renamed scene stays shown and is listed under its new name."""
    with Server(program, project) as server:
        show(browser, server.url)
        listed = "[...document.querySelectorAll('#list [data-path]')].map((row) => row.dataset.path.split('/').pop())"
        (project / ROWS).rename(project / "lines.yaml")
        until(browser, f"{listed}.includes('lines.yaml') && !{listed}.includes('{ROWS}')",
              "the list is not updated")
        gone = f"{STATUS}.includes('is gone')"
        until(browser, gone, "the page does not say that the scene is gone")
        expect(browser.evaluate(READOUT).startswith("320"), "its last picture does not stay")
        (project / "lines.yaml").rename(project / ROWS)
        open_scene(browser, ROWS)
        until(browser, f"{STATUS} === ''", "a scene that came back is not shown")
        # A scene that is deleted while its picture is drawn: the late answer does not hide that it is gone.
        with browser.holding("*/api/layout*"):
            (project / ROWS).write_text((project / ROWS).read_text() + "\n# Changed.\n")
            browser.hold("a changed scene is not laid out")
            (project / ROWS).rename(project / "lines.yaml")
            until(browser, gone, "the page does not say that a scene is gone while it is drawn")
        browser.settle("the late answer does not come")
        expect(browser.evaluate(gone), "a late answer hides that the scene is gone")
        (project / "lines.yaml").rename(project / ROWS)
        until(browser, f"{STATUS} === ''", "a scene that came back a second time is not shown")
        browser.open("about:blank")


def many(browser, program, folder):
    """Finds one of 1,000 scenes by typing; it is edited elsewhere."""
    with Server(program, folder) as server:
        browser.open(server.url)
        rows = "document.querySelectorAll('#list [data-path]').length"
        until(browser, f"{rows} === 1000", "the list does not have 1,000 scenes")
        browser.press("/")
        browser.type("scene-777")
        until(browser, f"{rows} === 1", "typing does not find one of 1,000")
        browser.press("Enter")
        until(browser, "document.getElementById('title').textContent === 'Scene 777'", "it is not shown")
        path = pathlib.Path(folder) / "scene-777.yaml"
        path.write_text(path.read_text().replace("Scene 777", "Found").replace("width: 320", "width: 333"))
        until(browser, f"{READOUT}.startsWith('333')", "a save among 1,000 scenes is not shown")
        browser.open("about:blank")


def gallery(program, folder):
    """Requests all pictures, layouts and goldens of the gallery, one after another."""
    with Server(program, folder) as server:
        url = urllib.parse.urlparse(server.url)
        token = urllib.parse.parse_qs(url.query)["token"][0]
        connection = http.client.HTTPConnection("127.0.0.1", url.port)

        def ask(name, **query):
            connection.request("GET", f"/api/{name}?{urllib.parse.urlencode(query)}",
                               headers={"X-Alrender-Token": token})
            answer = connection.getresponse()
            body = answer.read()
            expect(answer.status in (200, 422), f"{name} of {query} is answered with {answer.status}")
            return body

        scenes = json.loads(ask("scenes"))["scenes"]
        for scene in scenes:
            for name in ("summary", "scene", "layout"):
                ask(name, path=scene["path"])
            ask("picture", path=scene["path"], pixels=2)
        status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
        megabytes = int(status.split("VmHWM:")[1].split()[0]) / 1024
        print(f"peak memory after all {len(scenes)} scenes of the gallery: {megabytes:.0f} MB")
        expect(megabytes < 256, f"the server takes {megabytes:.0f} MB, not less than 256")


def main():
    chromium, program, project, folder, scenes = sys.argv[1:6]
    project = pathlib.Path(project)
    os.environ.pop("XDG_RUNTIME_DIR", None)
    gallery(program, scenes)
    with browsing(chromium) as browser:
        with browsing(chromium) as other:
            tabs(browser, other, program, project)
        ten(browser, program, project)
        renamed(browser, program, project)
        lost(browser, program, project)
        restart(browser, program, project)
        many(browser, program, folder)
    print("live page over days: ten tabs, names, lost connections, restarts and 1,000 scenes are fine")


if __name__ == "__main__":
    main()
