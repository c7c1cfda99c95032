"""Drives a headless Chromium through its debugging pipe, for page tests.

Only Python's standard library is used.
"""
import base64
import contextlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

MODIFIERS = {"Alt": 1, "Control": 2, "Shift": 8}
KEY_CODES = {"Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37,
             "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "F6": 117}


class Browser:
    """A headless Chromium with one page, controlled over two pipes with NUL-terminated messages."""

    def __init__(self, program, profile, *options):
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()

        def places_pipes():
            # Chromium reads descriptor 3 and writes descriptor 4; neither end may be there already.
            reading, writing = os.dup(commands), os.dup(answers)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--hide-scrollbars", f"--user-data-dir={profile}",
             "--remote-debugging-pipe", *options, "about:blank"],
            close_fds=False, preexec_fn=places_pipes,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.rest = b""
        self.number = 0
        self.session = None
        self.complaints = []
        self.requests = set()
        self.held = []
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
        """Records what a person would see in red in the console."""
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Network.requestWillBeSent":
            address = parameters["request"]["url"]
            # The stream of events has no end.
            if "/api/" in address and "/api/events" not in address:
                self.requests.add(parameters["requestId"])
        elif method in ("Network.loadingFinished", "Network.loadingFailed"):
            self.requests.discard(parameters["requestId"])
        elif method == "Fetch.requestPaused":
            self.held.append(parameters["requestId"])
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
            self.complaints.append(str(parameters["args"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.complaints.append(f"{parameters['entry']['text']} {parameters['entry'].get('url', '')}")
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
        # Of requests that the page before had under way, the end is not always told.
        self.requests = set()
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

    def until(self, expression, sentence):
        """Waits until a condition holds on the page, for at most ten seconds."""
        for _ in range(500):
            if self.evaluate(expression):
                return
            time.sleep(0.02)
        raise SystemExit(sentence)

    def settle(self, sentence):
        """Waits until no request has been under way for a while, for at most ten seconds."""
        quiet = 0
        for _ in range(500):
            self.evaluate("0")
            quiet = 0 if self.requests else quiet + 1
            if quiet == 10:
                return
            time.sleep(0.02)
        raise SystemExit(sentence)

    @contextlib.contextmanager
    def holding(self, pattern):
        """Holds back answers to requests until the block ends."""
        self.ask("Fetch.enable", patterns=[{"urlPattern": pattern, "requestStage": "Response"}])
        yield
        for request in self.held:
            self.ask("Fetch.continueRequest", requestId=request)
        self.held = []
        self.ask("Fetch.disable")

    def hold(self, sentence):
        """Waits until an answer is held back, for at most ten seconds."""
        for _ in range(500):
            self.evaluate("0")
            if self.held:
                return
            time.sleep(0.02)
        raise SystemExit(sentence)

    def press(self, *keys):
        """Presses a key with the effect it has on a keyboard; `Shift`, `Control` and `Alt` before
        it are held."""
        *held, key = keys
        modifiers = sum(MODIFIERS[name] for name in held)
        code = KEY_CODES.get(key, ord(key.upper()) if key.isalnum() and len(key) == 1 else 0)
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 and "Control" not in held else "")
        for kind in ("keyDown", "keyUp"):
            typed = {"text": text} if kind == "keyDown" and text else {}
            self.ask("Input.dispatchKeyEvent", type=kind, key=key, modifiers=modifiers,
                     windowsVirtualKeyCode=code, **typed)

    def type(self, text):
        """Presses a key for each letter."""
        for letter in text:
            self.press(letter)

    def screenshot(self, path):
        image = self.ask("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(image))

    def close(self):
        self.process.kill()
        self.process.wait()


def look_at(use):
    """The main program for a test of one page: CHROMIUM PAGE SCREENSHOTS. `use` gets the browser,
    the page's address and the folder for pictures."""
    program, page, screenshots = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    screenshots.mkdir(parents=True, exist_ok=True)
    with browsing(program) as browser:
        use(browser, page.resolve().as_uri(), screenshots)


@contextlib.contextmanager
def browsing(program, *options):
    """A browser with its own profile, closed after the block."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(program, profile, *options)
        try:
            yield browser
        finally:
            browser.close()
