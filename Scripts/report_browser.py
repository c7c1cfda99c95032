#!/usr/bin/env python3
"""Opens a report's page from disk in headless Chromium and uses it as a person would.

    report_browser.py CHROMIUM REPORT/index.html SCREENSHOTS

Keys are pressed, every picture must load, every control must have a name, and nothing may be
written to the console. Only Python's standard library is used: Chromium is driven through its
debugging pipe.
"""
import base64
import json
import os
import pathlib
import subprocess
import sys
import tempfile


class Browser:
    """A headless Chromium with one page, spoken to over two pipes, messages ended by NUL."""

    def __init__(self, program, profile):
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()

        def places_pipes():
            # Chromium reads descriptor 3 and writes descriptor 4; neither end may lie there before.
            reading, writing = os.dup(commands), os.dup(answers)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--hide-scrollbars", f"--user-data-dir={profile}",
             "--remote-debugging-pipe", "about:blank"],
            close_fds=False, preexec_fn=places_pipes,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.rest = b""
        self.number = 0
        self.session = None
        self.complaints = []
        target = self.ask("Target.getTargets")["targetInfos"]
        page = next(info["targetId"] for info in target if info["type"] == "page")
        self.session = self.ask("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "DOM", "Accessibility"):
            self.ask(f"{domain}.enable")

    def receive(self):
        while b"\0" not in self.rest:
            chunk = os.read(self.answers, 1 << 16)
            if not chunk:
                raise SystemExit("Chromium ended early")
            self.rest += chunk
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def note(self, message):
        """Keeps what a person would see in red on the console."""
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
            self.complaints.append(str(parameters["args"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.complaints.append(parameters["entry"]["text"])
        elif method == "Network.loadingFailed" and not parameters.get("canceled"):
            self.complaints.append(parameters["errorText"])

    def ask(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.note(answer)

    def open(self, address):
        self.ask("Page.navigate", url=address)
        while True:
            message = self.receive()
            self.note(message)
            if message.get("method") == "Page.loadEventFired":
                return

    def evaluate(self, expression):
        result = self.ask("Runtime.evaluate", expression=expression, awaitPromise=True,
                          returnByValue=True)
        if "exceptionDetails" in result:
            raise SystemExit(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def press(self, key):
        for kind in ("keyDown", "keyUp"):
            text = {"text": key} if kind == "keyDown" and len(key) == 1 else {}
            self.ask("Input.dispatchKeyEvent", type=kind, key=key, **text)

    def screenshot(self, path):
        image = self.ask("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(image))

    def close(self):
        self.process.kill()
        self.process.wait()


def use(browser, address, screenshots):
    """Goes through the page; every fault ends the program with a sentence."""
    def expect(condition, sentence):
        if not condition:
            raise SystemExit(f"report page: {sentence}")

    browser.ask("Emulation.setDeviceMetricsOverride", width=1360, height=900, deviceScaleFactor=1,
                mobile=False)
    browser.open(address)
    value = browser.evaluate
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
                browser.screenshot(screenshots / f"mode-{key}.png")
        browser.press("1")
        shown.add(value(f"{current}.id"))
        browser.press("j")
    expect(len(shown) == count, f"{len(shown)} of {count} checks were reached by j")
    for _ in range(count):
        browser.press("k")

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
    expect(ground == "rgb(22, 22, 24)", f"the ground in the dark is {ground}")
    browser.screenshot(screenshots / "dark.png")
    browser.ask("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=2,
                mobile=True)
    expect(value("document.documentElement.scrollWidth <= innerWidth"),
           "the page is wider than a telephone")
    browser.screenshot(screenshots / "narrow.png")
    expect(not browser.complaints, f"the console says {browser.complaints}")

    # What a scene says is shown as text; what comes to stand on the page all the same does not run.
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
    expect(value("typeof window.evil") == "undefined", "the policy lets a foreign script run")
    print(f"report page: {count} failing checks seen in five ways; keys, names, console and policy "
          "are well")


def main():
    program, page, folder = sys.argv[1], pathlib.Path(sys.argv[2]).resolve(), sys.argv[3]
    screenshots = pathlib.Path(folder)
    screenshots.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(program, profile)
        try:
            use(browser, page.as_uri(), screenshots)
        finally:
            browser.close()


if __name__ == "__main__":
    main()
