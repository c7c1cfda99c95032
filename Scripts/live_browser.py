#!/usr/bin/env python3
"""Uses the live page in headless Chromium as a person would, and prints how fast it is.

    live_browser.py CHROMIUM ALRENDER PROJECT SCREENSHOTS [--many FOLDER]

A scene is found by typing, its width dragged and read, a view selected and explained, a cure tried
while the file stays the same, the text edited and saved, a golden approved; then the same with the
keyboard alone, in both appearances and three widths. With --many, the first picture of a list of
many scenes is timed. Only Python's standard library is used.
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
    """Waits until a condition holds on the page, for at most ten seconds."""
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
    """Walks through the page; every fault ends the program with a message."""
    value = browser.evaluate
    until(browser, "document.querySelectorAll('#list [data-path]').length >= 3", "the list stays empty")
    browser.press("/")
    for key in "login":
        browser.press(key)
    until(browser, "document.querySelectorAll('#list [data-path]').length === 1", "typing filters nothing")
    browser.press("Enter")
    value("document.querySelector('#list a').click()")
    until(browser, f"{READOUT}.startsWith('375')", "the login card is not shown")
    until(browser, "document.querySelector('#list img:not([hidden])') !== null", "no thumbnail")
    browser.screenshot(shots / "card-light.png")

    # The width, dragged by an edge, with each step laid out.
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
    print(f"layouts per second while dragging: {int(steps) / elapsed:.0f}")
    for width in ("320", "430"):
        value(f"""(() => {{ const slider = document.querySelector('input[data-axis=width]');
            slider.value = {width}; slider.dispatchEvent(new Event('input')); }})()""")
        until(browser, f"{READOUT}.startsWith('{width} ')", f"the slider does not lead to {width}")
    value("document.querySelector('.reset').click()")
    until(browser, f"{READOUT}.startsWith('375 ')", "the scene's own width is not restored")

    # A label, and why it has its width.
    x, y = place(browser, ".sheet")
    click(browser, x, y - 100)
    until(browser, "document.querySelector('#panel-0 h2') !== null", "a click selects nothing")
    until(browser, "document.querySelectorAll('#panel-0 details li').length > 0", "nothing says why")
    first = value("document.querySelector('#panel-0 h2').firstChild.textContent")
    click(browser, x, y - 100)
    until(browser, f"document.querySelector('#panel-0 h2').firstChild.textContent !== {json.dumps(first)}",
          "a second click does not go outward")
    browser.screenshot(shots / "inspector.png")
    tree(browser, shots)
    cure(browser, project)
    edit(browser, project, shots)
    elsewhere(browser, project, shots)
    ghosts(browser, project, shots)
    goldens(browser, project, shots)
    layers(browser, shots)
    sheet(browser, shots)
    components(browser, shots)
    scrub(browser, shots)


def open_scene(browser, name):
    browser.evaluate("document.getElementById('filter').value = ''; "
                     "document.getElementById('filter').dispatchEvent(new Event('input'))")
    until(browser, f"[...document.querySelectorAll('#list [data-path]')].some(row => row.dataset.path.endsWith('{name}'))",
          f"'{name}' is not in the list")
    browser.evaluate(f"[...document.querySelectorAll('#list [data-path]')].find(row => "
                     f"row.dataset.path.endsWith('{name}')).firstChild.click()")
    until(browser, f"decodeURIComponent(location.hash).endsWith('{name}')", f"'{name}' does not open")


def cure(browser, project):
    open_scene(browser, "broken.yaml")
    before = (project / "broken.yaml").read_text()
    until(browser, "document.querySelector('#tab-1').textContent.includes('(1)')", "no problem is reported")
    browser.evaluate("document.querySelector('#tab-1').click()")
    browser.evaluate("document.querySelector('.cures button').click()")
    until(browser, "document.querySelector('#panel-1 .calm') !== null", "the cure has no effect")
    expect((project / "broken.yaml").read_text() == before, "trying a cure writes the file")
    browser.evaluate("document.querySelector('#tab-2').click()")
    browser.evaluate("[...document.querySelectorAll('.editor button')].find((one) => one.textContent === 'Revert').click()")
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
        until(browser, "!document.querySelector('.editor button').disabled", "there is nothing to save")
        value("performance.clearMeasures()")
        value("document.querySelector('.editor button').click()")
        until(browser, "performance.getEntriesByName('save-to-pixels').length > 0", "saving shows nothing")
        times.append(value("performance.getEntriesByName('save-to-pixels')[0].duration"))
        until(browser, "document.querySelector('.editor').textContent.includes('as on disk')",
              "the page does not know that the text is saved")
        expect(f"Hello {number}" in (project / "login-card.yaml").read_text(), "the file is not saved")
    print(f"save to pixels, median of {len(times)}: {statistics.median(times):.0f} ms")
    keep_typed(browser, project / "login-card.yaml")


def keep_typed(browser, file):
    """What another program writes meanwhile is not lost unasked, and what is typed is kept."""
    value = browser.evaluate
    value("""(() => { const area = document.querySelector('textarea');
        area.focus();
        area.value = area.value.replace(/text: Hello \\d+/, 'text: Hello mine');
        area.dispatchEvent(new Event('input')); })()""")
    until(browser, "!document.querySelector('.editor button').disabled", "there is nothing to save")
    text = file.read_text()
    file.write_text(text + "# of another program\n")
    value("document.querySelector('.editor button').click()")
    over = "[...document.querySelectorAll('.editor button')].find((one) => one.textContent === 'Save over it')"
    until(browser, f"!{over}.hidden", "nothing offers to save over what another program wrote")
    expect("another program" in file.read_text(), "another program's text is lost unasked")
    expect("Hello mine" in value("document.querySelector('textarea').value"), "what was typed is lost")
    value(f"{over}.click()")
    until(browser, f"{over}.hidden && document.querySelector('.editor').textContent.includes('as on disk')",
          "saving over it says nothing")
    expect("Hello mine" in file.read_text(), "what was typed is not saved")
    # The refusal is answered with 409, of which the console tells.
    browser.complaints = [one for one in browser.complaints if "409 (Conflict)" not in one]


def elsewhere(browser, project, shots):
    """A problem in an included file is told with that file, and marks no line of the open one."""
    (project / "faulty.yaml").write_text(
        "components:\n  chip:\n    view: { background: systemBlue }\n"
        "    constraints: [ self.height == 40, self.width == 40, self.width == 50 ]\n")
    (project / "including.yaml").write_text(
        "include: faulty.yaml\ncanvas: { width: 200, height: 100 }\nroot:\n  subviews:\n    a: { type: chip }\n"
        "constraints: [ a.top == root.top, a.leading == root.leading ]\n")
    open_scene(browser, "including.yaml")
    value = browser.evaluate
    until(browser, "[...document.querySelectorAll('.problem .line')]"
                   ".some(line => line.textContent.includes('faulty.yaml, line 4'))",
          "the file of a problem is not named")
    expect(not value("document.querySelector('.problem button.line, .numbers .bad, .bad-line, .warned-line')"),
           "a problem of another file marks a line of this one")
    browser.screenshot(shots / "elsewhere.png")
    for name in ("including.yaml", "faulty.yaml"):
        (project / name).unlink()
    open_scene(browser, "login-card.yaml")


def tree(browser, shots):
    """Closes and opens folders, with the keyboard too."""
    value = browser.evaluate
    folder = "document.querySelector('.folder button')"
    value("document.getElementById('filter').value = ''; "
          "document.getElementById('filter').dispatchEvent(new Event('input'))")
    expect(value(f"{folder}.textContent").endswith("format 1"), "the folder is not in the tree")
    count = value("document.querySelectorAll('#list [data-path]').length")
    value(f"{folder}.focus()")
    browser.press("ArrowLeft")
    expect(value("document.querySelectorAll('#list [data-path]').length") == count - 1,
           "left does not close a folder")
    expect(value("document.activeElement.dataset.folder") == "format", "the folder loses the focus")
    browser.screenshot(shots / "tree.png")
    browser.press("ArrowRight")
    browser.press("ArrowDown")
    expect(value("document.activeElement.tagName") == "A", "down does not go to a scene")
    expect(value("document.querySelectorAll('#list [data-path]').length") == count,
           "right does not open a folder")


def ghosts(browser, project, shots):
    """Checks that a change of the file leaves the previous frames as outlines."""
    open_scene(browser, "rows.yaml")
    value = browser.evaluate
    until(browser, f"{READOUT}.startsWith('320')", "the rows are not shown")
    until(browser, "document.querySelectorAll('#stage .ghost').length === 0", "there are ghosts initially")
    expect("The first row" in value("document.querySelector('textarea').value"),
           "the text of another scene stays where it had the focus")
    path = project / "rows.yaml"
    path.write_text(path.read_text().replace("gap: 8", "gap: 24"))
    until(browser, "document.querySelectorAll('#stage .ghost').length === 2",
          "the previous frames are not shown")
    browser.screenshot(shots / "ghosts.png")
    value("[...document.querySelectorAll('#stage .tools button')].find(b => b.textContent === 'Before').click()")
    expect(value("document.querySelectorAll('#stage .ghost').length") == 0, "ghosts cannot be hidden")
    value("[...document.querySelectorAll('#stage .tools button')].find(b => b.textContent === 'Before').click()")


def goldens(browser, project, shots):
    """Compares in five ways; rejects and approves, individually and by cause."""
    open_scene(browser, "login-card.yaml")
    value = browser.evaluate
    value("document.querySelector('#tab-3').click()")
    until(browser, "document.querySelectorAll('#panel-3 .approve').length > 0", "no golden differs")
    until(browser, "document.querySelector('.progress') === null", "comparing does not end")
    value("document.querySelector('#panel-3 .compare').click()")
    until(browser, "document.querySelectorAll('#panel-3 .stage > img').length === 2", "no pictures to compare")
    for index, name in enumerate(("side", "slider", "onion", "blink", "difference")):
        value(f"document.querySelectorAll('#panel-3 .controls button')[{index}].click()")
        expect(value(f"document.querySelectorAll('#panel-3 .controls button')[{index}].getAttribute('aria-pressed')")
               == "true", f"'{name}' is not shown")
        expect(all(value("""Promise.all([...document.querySelectorAll('#panel-3 .stage img')].map(
            image => image.decode().then(() => image.naturalWidth > 0, () => false)))""")),
               f"a picture of '{name}' does not load")
        value("document.querySelector('#panel-3 .controls').scrollIntoView()")
        browser.screenshot(shots / f"golden-{name}.png")
    value("document.querySelector('#panel-3 .reject').click()")
    until(browser, "document.querySelector('#panel-3 .verdicts').textContent.includes('1 rejected')",
          "nothing is rejected")
    value("document.activeElement.blur()")
    browser.press("x")
    until(browser, "!document.querySelector('#panel-3 .verdicts').textContent.includes('rejected')",
          "x does not take a rejection back")
    browser.press("x")
    count = value("document.querySelectorAll('#panel-3 .approve').length")
    if count > 1:
        value("document.querySelector('#panel-3 .all').click()")
    until(browser, "document.querySelectorAll('#panel-3 .approve').length === 1", "not all others are approved")
    until(browser, "document.querySelector('#panel-3 .rejected') !== null", "a rejected golden is approved")
    value("document.querySelector('#panel-3 .compare').click()")
    until(browser, "document.querySelectorAll('#panel-3 .stage > img').length > 0", "it cannot be compared again")
    value("document.activeElement.blur()")
    browser.press("y")
    until(browser, "document.querySelectorAll('#panel-3 .approve').length === 0", "y approves nothing")
    open_scene(browser, "rows.yaml")
    until(browser, "document.querySelectorAll('#panel-3 .approve').length === 2", "the rows do not differ")
    until(browser, "document.querySelector('#panel-3 .causes') !== null", "the cause is not reported exactly once")
    expect("null" not in value("document.querySelector('.verdicts').textContent"), "nothing is shown as a word")
    browser.screenshot(shots / "causes.png")
    value("document.querySelector('#panel-3 .causes button').click()")
    until(browser, "document.querySelectorAll('#panel-3 .approve').length === 0", "a cause is not approved")
    cancels(browser, project)


def cancels(browser, project):
    """Checks that long operations show their progress, and end when asked to."""
    value = browser.evaluate
    axes = "".join(f"\n      - {100 + width}" for width in range(150))
    text = (project / "rows.yaml").read_text().split("variants:")[0]
    (project / "wide.yaml").write_text(text + f"variants:\n  axes:\n    width:{axes}\n")
    until(browser, "[...document.querySelectorAll('#list [data-path]')].some("
          "row => row.dataset.path.endsWith('wide.yaml'))", "a new scene does not appear in the list")
    open_scene(browser, "wide.yaml")
    until(browser, "document.querySelector('.progress') !== null", "no progress is shown")
    browser.press("Escape")
    until(browser, "document.querySelector('.progress') === null", "Escape does not cancel")
    expect(value("document.querySelectorAll('#panel-3 .approve').length") < 150, "it continued to its end")
    # What is asked for when its scene is deleted is answered with 404, of which the console tells.
    browser.settle("the page asks without end")
    (project / "wide.yaml").unlink()
    until(browser, "![...document.querySelectorAll('#list [data-path]')].some("
          "row => row.dataset.path.endsWith('wide.yaml'))", "a deleted scene stays in the list")


def layers(browser, shots):
    open_scene(browser, "login-card.yaml")
    value = browser.evaluate
    value("document.querySelector('#tab-4').click()")
    until(browser, "document.querySelectorAll('.tree li').length > 5", "no layers")
    value("document.querySelector('.exploded').parentElement.open = true")
    until(browser, "document.querySelectorAll('.layer img').length > 5", "the layers have no pictures of their own")
    until(browser, "[...document.querySelectorAll('.layer img')].every(image => image.naturalWidth > 0)",
          "a layer's picture does not load")
    time.sleep(0.4)
    value("document.querySelector('.exploded').scrollIntoView({ block: 'center' })")
    browser.screenshot(shots / "layers.png")


def sheet(browser, shots):
    open_scene(browser, "rows.yaml")
    # A scene that opens takes back what is chosen before it is there.
    until(browser, "document.getElementById('title').textContent === 'Two rows'", "'Two rows' is not shown")
    value = browser.evaluate
    value("""(() => { const sizes = document.querySelector('select[data-axis=textSize]');
        sizes.value = 'accessibilityLarge'; sizes.dispatchEvent(new Event('change')); })()""")
    value("document.activeElement.blur()")
    browser.press("a")
    until(browser, "document.querySelectorAll('#sheet img:not([hidden])').length === 2", "no sheet of variants")
    expect(value("[...document.querySelectorAll('#sheet .variant')]"
                 ".every(one => one.dataset.query.includes('accessibilityLarge'))"),
           "the sheet of variants forgets the text size")
    browser.screenshot(shots / "sheet.png")
    value("document.querySelectorAll('#sheet .variant')[1].click()")
    until(browser, "!document.getElementById('stage').hidden", "a variant does not open")
    expect(value("document.querySelector('select[data-axis=direction]').value") == "rtl",
           "the variant that was clicked is not shown")
    value("document.querySelector('.reset').click()")


def components(browser, shots):
    open_scene(browser, "parts.yaml")
    until(browser, f"{READOUT}.startsWith('200 ')", "the first example is not shown")
    browser.evaluate("""(() => { const part = document.getElementById('part');
        part.value = 'row/long'; part.dispatchEvent(new Event('change')); })()""")
    until(browser, f"{READOUT}.startsWith('240 ')", "another example is not shown")
    browser.screenshot(shots / "component.png")


def scrub(browser, shots):
    open_scene(browser, "states.yaml")
    value = browser.evaluate
    value("document.querySelector('#tab-5').click()")
    until(browser, "document.querySelector('.moment').naturalWidth > 0", "no moment is shown")
    first = value("document.querySelector('.moment').src")
    value("""(() => { const range = document.querySelector('#panel-5 input[type=range]');
        range.value = 10; range.dispatchEvent(new Event('input')); })()""")
    until(browser, f"document.querySelector('.moment').src !== {json.dumps(first)}", "the scrubber has no effect")
    until(browser, "document.querySelectorAll('.steps li').length > 3", "the layout cycle has no steps")
    browser.screenshot(shots / "time.png")


def manners(browser, shots):
    """Checks names, keys, appearances and widths."""
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
    until(browser, f"{READOUT}.startsWith('375')", "the card is not shown again")
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
    """A server that ends with the block it was started for, by a signal."""

    def __init__(self, program, folder, *options, paths=(".",)):
        self.process = subprocess.Popen([program, "serve", *paths, *options], cwd=folder, text=True,
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
        rows = browser.evaluate("document.querySelectorAll('#list [data-path]').length")
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
                print("peak memory:", pages.split("VmHWM:")[1].split("\n")[0].strip())
            if "--many" in sys.argv:
                first_thumbnail(browser, program, sys.argv[sys.argv.index("--many") + 1])
        finally:
            browser.close()
    print("the live page works")


if __name__ == "__main__":
    main()
