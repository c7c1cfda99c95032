#!/usr/bin/env python3
"""Uses the live page over hours as people reach it: ten tabs each through a forwarded port, through a
proxy under another name, and through one that adds encryption.

    live_hours.py CHROMIUM ALRENDER MINUTES [LOST]

The proxies close what has been silent for a minute, as theirs do, and lose every connection each LOST
minutes (default 10), as a network does. A scene is saved every two minutes; every tab must show it. Prints
what the server takes while nothing happens, how its memory grows, and how often each tab connected again.
"""
import contextlib
import os
import pathlib
import selectors
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

from browser import browsing
from live_browser import READOUT, Server, expect, open_scene

NAME = "preview.example"
SCENE = """canvas: { width: 300, height: 200 }
root: { subviews: { first: { type: label, text: The first row } } }
constraints: [ "V:|-[first]", "H:|-[first]" ]
"""
SILENCE = 60


class Proxy:
    """Forwards connections to a port. What is silent for a minute is closed."""

    def __init__(self, port, context=None):
        self.port, self.context = port, context
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.number = self.listener.getsockname()[1]
        self.pairs, self.streams, self.silent = [], 0, 0
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            one, _ = self.listener.accept()
            threading.Thread(target=self.forward, args=(one,), daemon=True).start()

    def forward(self, one):
        with contextlib.suppress(OSError):
            one = self.context.wrap_socket(one, server_side=True) if self.context else one
            other = socket.create_connection(("127.0.0.1", self.port))
            self.pairs.append((one, other))
            self.carry(one, other)
        for end in (one, *([other] if "other" in locals() else [])):
            with contextlib.suppress(OSError):
                end.close()
        self.pairs = [pair for pair in self.pairs if pair[0] is not one]

    def carry(self, one, other):
        with selectors.DefaultSelector() as both:
            both.register(one, selectors.EVENT_READ, other)
            both.register(other, selectors.EVENT_READ, one)
            while True:
                ready = both.select(SILENCE)
                if not ready:
                    self.silent += 1
                    return
                for key, _ in ready:
                    data = key.fileobj.recv(1 << 16)
                    while self.context and key.fileobj is one and one.pending():
                        data += one.recv(1 << 16)
                    if not data:
                        return
                    if key.fileobj is one and b" /api/events?" in data:
                        self.streams += 1
                    key.data.sendall(data)

    def lose(self):
        for pair in list(self.pairs):
            for end in pair:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)


def encryption(folder):
    """Makes a certificate of its own for the name."""
    key, certificate = f"{folder}/key.pem", f"{folder}/certificate.pem"
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}",
                    "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", key, "-out", certificate],
                   check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context


class Tabs:
    """Ten tabs of one browser."""

    def __init__(self, browser, url):
        self.browser, self.sessions = browser, []
        for number in range(10):
            browser.session = None
            target = browser.ask("Target.createTarget", url="about:blank", newWindow=True)["targetId"]
            browser.session = browser.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            self.sessions.append(browser.session)
            for domain in ("Runtime", "Performance"):
                browser.ask(f"{domain}.enable")
            browser.ask("Page.navigate", url=url)
            browser.until("document.querySelectorAll('#list [data-path]').length > 0", f"tab {number + 1} of {url} is empty")
            open_scene(browser, "card.yaml")
            browser.until(f"{READOUT}.startsWith('300')", f"tab {number + 1} of {url} shows no scene")

    def behind(self, width):
        """Returns how many tabs do not show a width after ten seconds."""
        late = 0
        for self.browser.session in self.sessions:
            try:
                self.browser.until(f"{READOUT}.startsWith('{width} ')", "late")
            except SystemExit:
                late += 1
        return late

    def heap(self):
        """Returns the megabytes of the pages' own objects, after a collection of what is unused."""
        total = 0
        for self.browser.session in self.sessions:
            self.browser.ask("HeapProfiler.collectGarbage")
            metrics = self.browser.ask("Performance.getMetrics")["metrics"]
            total += next(one["value"] for one in metrics if one["name"] == "JSHeapUsedSize")
        return total / 2**20


def used(process):
    """Returns the megabytes that a process has now, and the seconds of processor time that it took."""
    status = pathlib.Path(f"/proc/{process}/status").read_text()
    times = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024, (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")


def main():
    chromium, program, minutes = sys.argv[1], sys.argv[2], float(sys.argv[3])
    loses = float(sys.argv[4]) if len(sys.argv) > 4 else 10
    with tempfile.TemporaryDirectory() as place, contextlib.ExitStack() as held:
        folder = pathlib.Path(place, "project")
        folder.mkdir()
        scene = folder / "card.yaml"
        scene.write_text(SCENE)
        server = held.enter_context(Server(program, folder, "--allow-host", NAME, "--allow-host", "localhost"))
        port, query = (lambda url: (url.port, url.query))(urllib.parse.urlparse(server.url))
        proxies = [Proxy(port), Proxy(port), Proxy(port, encryption(place))]
        names = ["http://localhost", f"http://{NAME}", f"https://{NAME}"]
        roads = []
        for proxy, name in zip(proxies, names):
            browser = held.enter_context(browsing(
                chromium, f"--host-resolver-rules=MAP {NAME} 127.0.0.1", "--ignore-certificate-errors"))
            roads.append(Tabs(browser, f"{name}:{proxy.number}/?{query}"))
        first, width, faults, idle, lost = used(server.process.pid), 300, 0, [], time.monotonic()
        heaps = [road.heap() for road in roads]
        end = time.monotonic() + minutes * 60
        connected = [proxy.streams for proxy in proxies]
        cuts = 0
        while time.monotonic() < end:
            before, start = used(server.process.pid)[1], time.monotonic()
            time.sleep(110)
            idle.append((used(server.process.pid)[1] - before) / (time.monotonic() - start))
            if time.monotonic() - lost > loses * 60:
                lost, cuts = time.monotonic(), cuts + 1
                for proxy in proxies:
                    proxy.lose()
                time.sleep(5)
            width = 610 - width
            scene.write_text(SCENE.replace("width: 300", f"width: {width}"))
            late = [road.behind(width) for road in roads]
            faults += sum(late)
            memory, _ = used(server.process.pid)
            print(f"{(time.monotonic() + minutes * 60 - end) / 60:5.1f} min: behind {late}, server {memory:.1f} MB, "
                  f"idle {idle[-1] * 100:.2f} %, streams {[proxy.streams for proxy in proxies]}, "
                  f"silent {[proxy.silent for proxy in proxies]}", flush=True)
        last = used(server.process.pid)
        print(f"server: {first[0]:.1f} MB at first, {last[0]:.1f} MB at last, "
              f"{sum(idle) / len(idle) * 3600:.1f} s of processor time in an idle hour")
        for road, name, heap, proxy, count in zip(roads, names, heaps, proxies, connected):
            print(f"{name}: pages {heap:.1f} MB at first, {road.heap():.1f} MB at last; "
                  f"{proxy.streams - count} streams again after {cuts} losses")
    expect(faults == 0, f"{faults} times a tab did not show what was saved")
    print("live page over hours: ten tabs each through a port, a proxy and encryption followed every save")


if __name__ == "__main__":
    main()
