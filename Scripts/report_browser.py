#!/usr/bin/env python3
"""Opens a report's page from disk in headless Chromium and uses it as a person would.

    report_browser.py CHROMIUM REPORT/index.html SCREENSHOTS

Keys are pressed, every picture must load, every control must have a name, and nothing may be
written to the console.
"""
import json

from accessibility import Accessibility
from browser import look_at


def use(browser, address, screenshots):
    """Goes through the page; every fault ends the program with a message."""
    def expect(condition, sentence):
        if not condition:
            raise SystemExit(f"report page: {sentence}")

    browser.ask("Emulation.setDeviceMetricsOverride", width=1360, height=900, deviceScaleFactor=1,
                mobile=False)
    browser.open(address)
    value = browser.evaluate
    judge = Accessibility(browser, "report page")
    current = "document.querySelector('article.current')"
    pressed = "document.querySelector('article.current .controls [aria-pressed=true]').textContent"
    loaded = """Promise.all([...document.querySelectorAll('article.current img')].map(
        image => image.decode().then(() => image.naturalWidth > 0, () => false)))"""

    count = value("document.querySelectorAll('article').length")
    expect(count >= 3, f"there are {count} failing checks, not three or more")
    first = value(f"{current}.id")
    browser.press("j")
    second = value(f"{current}.id")
    expect(second != first, "j does not go to the next check")
    expect(value("document.querySelector('nav a[aria-current=true]').getAttribute('href')")
           == f"#{second}", "the list does not follow the check")
    browser.press("k")
    expect(value(f"{current}.id") == first, "k does not go back")

    shown = set()
    for position in range(count):
        for key, name in zip("12345", ("Side by side", "Slider", "Onion skin", "Blink",
                                       "Difference")):
            browser.press(key)
            expect(value(pressed) == name, f"{key} shows '{value(pressed)}', not '{name}'")
            expect(all(value(loaded)), f"a picture of {value(f'{current}.id')} does not load")
            stages = value(f"{current}.querySelectorAll('.stage > img, .stage > .drawing').length")
            expect(stages >= 1, f"nothing to see of {value(f'{current}.id')} with {key}")
            if position == 0:
                judge.judge(f"{name}, light")
                browser.screenshot(screenshots / f"mode-{key}.png")
        browser.press("1")
        shown.add(value(f"{current}.id"))
        browser.press("j")
    expect(len(shown) == count, f"{len(shown)} of {count} checks were reached by j")
    for _ in range(count):
        browser.press("k")

    scenes = json.loads(value("""JSON.stringify([...document.querySelectorAll('.finding')].map(
        (finding) => [...finding.querySelectorAll('.scene')].map((name) => name.textContent)))"""))
    expect(all(len(set(names)) == len(names) for names in scenes),
           f"a finding names a scene twice: {scenes}")
    browser.press("2")
    handle = f"{current}.querySelector('.handle')"
    drag = json.loads(value(f"""JSON.stringify((() => {{
        {handle}.scrollIntoView({{ block: "center" }});
        const stage = {handle}.parentElement.getBoundingClientRect();
        return [stage.x + stage.width / 2, stage.y + stage.height / 2, stage.x + stage.width / 4];
    }})())"""))
    for kind, x in (("mousePressed", drag[0]), ("mouseMoved", drag[2]), ("mouseReleased", drag[2])):
        browser.ask("Input.dispatchMouseEvent", type=kind, x=x, y=drag[1], button="left",
                    buttons=0 if kind == "mouseReleased" else 1, clickCount=1)
    place = value(f"parseFloat({handle}.style.left)")
    expect(abs(place - 25) < 1, f"the handle is at {place} % after it was drawn to a quarter")
    browser.press("1")

    browser.press("f")
    box = json.loads(value(f"""JSON.stringify((() => {{
        const views = {current}.querySelectorAll('.overlay.frames rect[data-view]');
        const box = views[views.length - 1].getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    }})())"""))
    browser.ask("Input.dispatchMouseEvent", type="mouseMoved", x=box[0], y=box[1])
    expect("frame on the canvas" in value(f"{current}.querySelector('.inspector').textContent"),
           "pointing at a view shows no numbers")
    browser.screenshot(screenshots / "frames.png")
    browser.press("f")

    browser.press("a")
    browser.press("x")
    command = value("document.getElementById('accepted-command').textContent")
    expect(command.startswith("alrender approve --filter '^("), f"a gives the command {command}")
    expect(value("document.getElementById('rejected-count').textContent") == "1 rejected",
           "x rejects nothing")
    browser.press("?")
    expect(value("document.getElementById('help').open"), "? opens no help")
    browser.screenshot(screenshots / "help.png")
    judge.judge("help, light")
    browser.press("?")
    expect(not value("document.getElementById('help').open"), "? does not close the help")

    nodes = browser.ask("Accessibility.getFullAXTree")["nodes"]
    for node in nodes:
        role = node.get("role", {}).get("value")
        if node.get("ignored") or role not in ("button", "link", "slider", "image", "img", "dialog"):
            continue
        expect(node.get("name", {}).get("value"), f"a {role} has no accessible name")

    browser.ask("Emulation.setEmulatedMedia",
                features=[{"name": "prefers-color-scheme", "value": "dark"}])
    ground = value("getComputedStyle(document.body).backgroundColor")
    expect(ground == "rgb(22, 22, 24)", f"the dark background is {ground}")
    browser.screenshot(screenshots / "dark.png")
    judge.judge("dark")
    browser.ask("Emulation.setDeviceMetricsOverride", width=375, height=812, deviceScaleFactor=2,
                mobile=True)
    expect(value("document.documentElement.scrollWidth <= innerWidth"),
           "the page is wider than a phone")
    browser.press("j")
    expect(value(f"""(() => {{
        const heading = {current}.querySelector('h2').getBoundingClientRect();
        const top = document.elementFromPoint(heading.x + 4, heading.y + heading.height / 2);
        return heading.y >= 0 && {current}.contains(top);
    }})()"""), "a check's heading hides on a phone")
    browser.screenshot(screenshots / "narrow.png")
    judge.judge("narrow, dark")
    for _ in range(12):
        browser.press("Tab")
        judge.focus("by Tab")
    expect(not browser.complaints, f"the console says {browser.complaints}")

    # What a scene says is shown as text; anything that gets onto the page in spite of this does not
    # run.
    hostile = value("[...document.querySelectorAll('article')].map(a => a.textContent).join()")
    expect("<img src=x onerror=" in hostile, "the hostile text is not shown")
    expect(value("document.querySelector('main img[onerror]') === null"), "a text became markup")
    expect(value("typeof window.evil") == "undefined", "a text of a scene ran as a script")
    value("""(() => {
      const script = document.createElement('script');
      script.textContent = 'window.evil = 1';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<i onclick="window.evil = 2" id="bait">x</i>');
      document.getElementById('bait').click();
    })()""")
    expect(value("typeof window.evil") == "undefined", "the policy allows a foreign script")
    print(f"report page: {count} failing checks seen in five ways; keys, names, console and policy "
          "are fine")


if __name__ == "__main__":
    look_at(use)
