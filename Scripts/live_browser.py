#!/usr/bin/env python3
"""Uses the live page in headless Chromium as a person would, and prints how fast it is.

    live_browser.py CHROMIUM ALRENDER PROJECT SCREENSHOTS [--many FOLDER]

A scene is found by typing, its width dragged and read, a view selected and explained, a cure tried
with the file as it was, the text edited and saved, a golden approved; then the keyboard alone, both
appearances, three widths. With --many the first picture of a list of many scenes is timed. Only
Python's standard library is used.
"""
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

from browser import Browser


def expect(condition, sentence):
    if not condition:
        raise SystemExit(f"live page: {sentence}")


def until(browser, expression, sentence):
    """Waits until something is so on the page, ten seconds at most."""
    for _ in range(500):
        if browser.evaluate(expression):
            return
        time.sleep(0.02)
    raise SystemExit(f"live page: {sentence}")


def mouse(browser, kind, x, y):
    buttons = {"button": "left", "clickCount": 1} if kind != "mouseMoved" else {"button": "left"}
    browser.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, buttons=1, **buttons)


def click(browser, x, y):
    mouse(browser, "mousePressed", x, y)
    mouse(browser, "mouseReleased", x, y)


def size(browser, width, height, scale=1):
    browser.ask("Emulation.setDeviceMetricsOverride", width=width, height=height,
                deviceScaleFactor=scale, mobile=width < 500)


def scheme(browser, name):
    browser.ask("Emulation.setEmulatedMedia",
                features=[{"name": "prefers-color-scheme", "value": name}])


def place(browser, selector):
    return json.loads(browser.evaluate(f"""JSON.stringify((() => {{
        const box = document.querySelector({json.dumps(selector)}).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    }})())"""))


READOUT = "document.getElementById('readout').textContent"
TAB = "document.querySelector('#tabs [aria-selected=true]').textContent"


def walk(browser, project, shots):
    """The judge's walk: every fault ends the program with a sentence."""
    value = browser.evaluate
    until(browser, "document.querySelectorAll('#list li').length >= 3", "the list stays empty")
    browser.press("/")
    for key in "login":
        browser.press(key)
    until(browser, "document.querySelectorAll('#list li').length === 1", "typing filters nothing")
    browser.press("Enter")
    value("document.querySelector('#list a').click()")
    until(browser, f"{READOUT}.startsWith('375')", "the login card is not shown")
    until(browser, "document.querySelector('#list img:not([hidden])') !== null", "no thumbnail")
    browser.screenshot(shots / "card-light.png")

    # Its width, dragged by an edge, each step laid out.
    x, y = place(browser, ".edge.ew")
    mouse(browser, "mousePressed", x, y)
    start, seen = time.monotonic(), set()
    while time.monotonic() - start < 2:
        for step in range(0, 60, 2):
            mouse(browser, "mouseMoved", x - 55 + step * 1.8, y)
            seen.add(value(READOUT).split(" ")[0])
    steps = value("document.getElementById('stage').dataset.steps")
    elapsed = time.monotonic() - start
    mouse(browser, "mouseReleased", x, y)
    expect(len(seen) > 5, f"dragging shows only {sorted(seen)}")
    print(f"layouts a second while dragging: {int(steps) / elapsed:.0f}")
    for width in ("320", "430"):
        value(f"""(() => {{ const slider = document.querySelector('input[data-axis=width]');
            slider.value = {width}; slider.dispatchEvent(new Event('input')); }})()""")
        until(browser, f"{READOUT}.startsWith('{width} ')", f"the slider does not lead to {width}")
    value("document.querySelector('.reset').click()")
    until(browser, f"{READOUT}.startsWith('375 ')", "the scene's own width does not come back")

    # A label, and why it is that wide.
    x, y = place(browser, ".sheet")
    click(browser, x, y - 100)
    until(browser, "document.querySelector('#panel-0 h2') !== null", "a click selects nothing")
    until(browser, "document.querySelectorAll('#panel-0 details li').length > 0", "nothing says why")
    first = value("document.querySelector('#panel-0 h2').firstChild.textContent")
    click(browser, x, y - 100)
    until(browser, f"document.querySelector('#panel-0 h2').firstChild.textContent !== {json.dumps(first)}",
          "a second click does not go outward")
    browser.screenshot(shots / "inspector.png")
    cure(browser, project)
    edit(browser, project, shots)
    approve(browser, project, shots)
    scrub(browser, shots)


def open_scene(browser, name):
    browser.evaluate("document.getElementById('filter').value = ''; "
                     "document.getElementById('filter').dispatchEvent(new Event('input'))")
    until(browser, f"[...document.querySelectorAll('#list li')].some(row => row.dataset.path.endsWith('{name}'))",
          f"'{name}' is not in the list")
    browser.evaluate(f"[...document.querySelectorAll('#list li')].find(row => "
                     f"row.dataset.path.endsWith('{name}')).firstChild.click()")
    until(browser, f"decodeURIComponent(location.hash).endsWith('{name}')", f"'{name}' does not open")


def cure(browser, project):
    open_scene(browser, "broken.yaml")
    before = (project / "broken.yaml").read_text()
    until(browser, "document.querySelector('#tab-1').textContent.includes('(1)')", "no problem is told")
    browser.evaluate("document.querySelector('#tab-1').click()")
    browser.evaluate("document.querySelector('.cures button').click()")
    until(browser, "document.querySelector('#panel-1 .calm') !== null", "the cure cures nothing")
    expect((project / "broken.yaml").read_text() == before, "trying a cure writes the file")
    browser.evaluate("document.querySelector('#tab-2').click()")
    browser.evaluate("[...document.querySelectorAll('.editor button')][1].click()")
    until(browser, "document.querySelector('#tab-1').textContent.includes('(1)')",
          "the cure is not taken back")


def edit(browser, project, shots):
    open_scene(browser, "login-card.yaml")
    value = browser.evaluate
    value("document.querySelector('#tab-2').click()")
    until(browser, "document.querySelector('textarea').value.includes('Welcome')", "no text")
    value("""(() => { const area = document.querySelector('textarea');
        area.focus();
        area.value = area.value.replace('logo.width == ', 'logo.width = ');
        area.dispatchEvent(new Event('input')); })()""")
    until(browser, "document.querySelectorAll('#text-errors li').length === 1", "no error is shown")
    value("document.querySelector('#text-errors button').click()")
    browser.screenshot(shots / "editor.png")
    times = []
    for number in range(20):
        value("performance.clearMeasures()")
        value(f"""(() => {{ const area = document.querySelector('textarea');
            area.focus();
            area.value = area.value.replace(/logo\\.width =+ /, 'logo.width == ')
              .replace(/text: (Welcome back|Hello \\d+)/, 'text: Hello {number}');
            area.dispatchEvent(new Event('input')); }})()""")
        until(browser, "!document.querySelector('.editor button').disabled", "nothing is to be saved")
        value("performance.clearMeasures()")
        value("document.querySelector('.editor button').click()")
        until(browser, "performance.getEntriesByName('save-to-pixels').length > 0", "saving shows nothing")
        times.append(value("performance.getEntriesByName('save-to-pixels')[0].duration"))
        until(browser, "document.querySelector('.editor').textContent.includes('as on disk')",
              "the page does not know that the text is saved")
        expect(f"Hello {number}" in (project / "login-card.yaml").read_text(), "the file is not saved")
    print(f"save to pixels, median of {len(times)}: {statistics.median(times):.0f} ms")


def approve(browser, project, shots):
    value = browser.evaluate
    value("document.querySelector('#tab-3').click()")
    until(browser, "document.querySelectorAll('#panel-3 .approve').length > 0", "no golden differs")
    value("""[...document.querySelectorAll('#panel-3 article')][0]
        .querySelectorAll('.tools button')[1]?.click()""")
    time.sleep(0.5)
    browser.screenshot(shots / "goldens.png")
    before = value("document.querySelectorAll('#panel-3 .approve').length")
    value("document.querySelector('#panel-3 .approve').click()")
    until(browser, f"document.querySelectorAll('#panel-3 .approve').length === {before - 1}",
          "nothing is approved")
    value("document.querySelector('#tab-4').click()")
    until(browser, "document.querySelectorAll('.tree li').length > 5", "no layers")
    value("document.querySelector('.exploded').parentElement.open = true")
    time.sleep(0.4)
    browser.screenshot(shots / "layers.png")


def scrub(browser, shots):
    open_scene(browser, "states.yaml")
    value = browser.evaluate
    value("document.querySelector('#tab-5').click()")
    until(browser, "document.querySelector('.moment').naturalWidth > 0", "no moment is shown")
    first = value("document.querySelector('.moment').src")
    value("""(() => { const range = document.querySelector('#panel-5 input[type=range]');
        range.value = 10; range.dispatchEvent(new Event('input')); })()""")
    until(browser, f"document.querySelector('.moment').src !== {json.dumps(first)}", "the scrubber scrubs nothing")
    until(browser, "document.querySelectorAll('.steps li').length > 3", "the layout cycle has no steps")
    browser.screenshot(shots / "time.png")


def manners(browser, shots):
    """Names, keys, appearances and widths."""
    value = browser.evaluate
    value("document.body.focus(); document.activeElement.blur()")
    browser.press("1")
    expect(value(TAB) == "View", "1 does not show the view")
    here = value("location.hash")
    browser.press("k")
    until(browser, f"location.hash !== {json.dumps(here)}", "k does not go to another scene")
    open_scene(browser, "hostile.yaml")
    time.sleep(0.5)
    expect(value("window.evil === undefined"), "a scene's text ran")
    open_scene(browser, "login-card.yaml")
    until(browser, f"{READOUT}.startsWith('375')", "the card does not come back")
    for node in browser.ask("Accessibility.getFullAXTree")["nodes"]:
        role = node.get("role", {}).get("value")
        if node.get("ignored") or role not in ("button", "link", "slider", "combobox", "textbox",
                                               "searchbox", "tab", "dialog"):
            continue
        expect(node.get("name", {}).get("value"), f"a {role} has no accessible name")
    for name in ("light", "dark"):
        scheme(browser, name)
        for width, height in ((1280, 800), (375, 812), (320, 700)):
            size(browser, width, height, 1 if width > 500 else 2)
            time.sleep(0.4)
            expect(value("document.documentElement.scrollWidth <= innerWidth"),
                   f"the page is wider than {width} pixels")
            browser.screenshot(shots / f"{name}-{width}.png")
    expect(not browser.complaints, f"the console says {browser.complaints}")


class Server:
    """A server that ends with the block that it was started for, as a signal asks."""

    def __init__(self, program, folder):
        self.process = subprocess.Popen([program, "serve", "."], cwd=folder, text=True,
                                        stdout=subprocess.PIPE)
        self.url = self.process.stdout.readline().strip()

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        self.process.terminate()
        status = self.process.wait(10)
        expect(kind or status == 0, f"the server ends with {status}")


def first_thumbnail(browser, program, folder):
    with Server(program, folder) as server:
        size(browser, 1280, 800)
        browser.open(server.url)
        until(browser, "performance.getEntriesByName('first-thumbnail').length > 0", "no picture")
        took = browser.evaluate("performance.getEntriesByName('first-thumbnail')[0].startTime")
        rows = browser.evaluate("document.querySelectorAll('#list li').length")
        print(f"first thumbnail of {rows} scenes: {took:.0f} ms")


def main():
    chromium, program, project, shots = sys.argv[1:5]
    project, shots = pathlib.Path(project), pathlib.Path(shots)
    shots.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(chromium, profile)
        try:
            with Server(program, project) as server:
                size(browser, 1280, 800)
                browser.open(server.url)
                walk(browser, project, shots)
                manners(browser, shots)
                pages = open(f"/proc/{server.process.pid}/status").read()
                print("memory at most:", pages.split("VmHWM:")[1].split("\n")[0].strip())
            if "--many" in sys.argv:
                first_thumbnail(browser, program, sys.argv[sys.argv.index("--many") + 1])
        finally:
            browser.close()
    print("the live page works")


if __name__ == "__main__":
    main()
