#!/usr/bin/env python3
"""Serves the static site as any server would, requests every page, follows every link, and examines
the pages in headless Chromium.

    site_browser.py CHROMIUM SITE SCREENSHOTS

Every page must be answered with 200, every link and every picture must lead to an existing target
(including the heading it names), nothing may come from elsewhere, and no page may write a warning
or an error to the console. A few pages are examined wide and narrow, light and dark: none may be
wider than its window, and axe-core checks them where AXE names its script. Only Python's standard library is used.
"""
import functools
import html.parser
import http.server
import json
import pathlib
import sys
import threading
import urllib.error
import urllib.parse
import urllib.request

from accessibility import Accessibility
from browser import browsing

# Representative pages, with what must be visible on each.
SAMPLES = [
    ("start", "index.html", "article"),
    ("guide", "Guide.html", "article table"),
    ("gallery", "gallery/controls.html", "article img"),
    ("keys", "reference/scene.html", "article table"),
    ("lesson", "Lessons/1-the-constraint-equation.html", "article img"),
    ("libraries", "api/documentation/", "#app main a"),
    ("library", "api/documentation/autolayout/", "#app main a"),
    ("type", "api/documentation/autolayout/layoutconstraint/", "#app main code"),
]
# Whether the background of a page is dark.
DARKNESS = """(() => {
    const ground = getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).map(Number);
    return ground.length < 4 && ground[0] + ground[1] + ground[2] < 384;
})()"""


class Links(html.parser.HTMLParser):
    """The targets that a page refers to, and its anchors."""

    def __init__(self):
        super().__init__()
        self.links, self.resources, self.anchors = [], [], set()

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.anchors.update(values[name] for name in ("id", "name") if values.get(name))
        if tag == "a" and values.get("href"):
            self.links.append(values["href"])
        elif tag == "link" and values.get("rel") in ("stylesheet", "icon", "mask-icon", "preload"):
            self.resources.append(values["href"])
        elif tag in ("img", "script", "source", "iframe") and values.get("src"):
            self.resources.append(values["src"])


class Site:
    """A folder of pages served on this machine."""

    def __init__(self, folder):
        self.folder, self.faults, self.known = folder, [], {}
        handler = functools.partial(QuietHandler, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def read(self, address):
        """Returns the type and the bytes at an address, or None if there is no answer."""
        if address not in self.known:
            try:
                with urllib.request.urlopen(address, timeout=10) as answer:
                    self.known[address] = (answer.headers.get_content_type(), answer.read())
            except urllib.error.URLError:
                self.known[address] = None
        return self.known[address]

    @functools.cache
    def links(self, address):
        """Returns what the page at an address refers to, or None if there is no page."""
        found = self.read(address)
        if found is None or found[0] != "text/html":
            return None
        links = Links()
        links.feed(found[1].decode())
        return links

    def check(self, page):
        """Follows the links of a page."""
        address = self.address + page
        links = self.links(address)
        if links is None:
            self.faults.append(f"{page} is not answered")
            return
        for link in links.links + links.resources:
            target, _, anchor = urllib.parse.urljoin(address, link).partition("#")
            if not target.startswith(self.address):
                if link in links.resources and not target.startswith("data:"):
                    self.faults.append(f"{page} loads {target}")
                continue
            if self.read(target) is None:
                self.faults.append(f"{page}: '{link}' leads nowhere")
            elif anchor and self.links(target) and urllib.parse.unquote(anchor) not in (
                    self.links(target).anchors | {"", "__codelineno"}) and "/api/" not in target:
                self.faults.append(f"{page}: '{link}' names a heading that is not there")

    def check_libraries(self):
        """Follows the links of the libraries' pages, which are drawn from their data."""
        count = 0
        for data in sorted(self.folder.glob("api/data/**/*.json")):
            count += 1
            name = str(data.relative_to(self.folder))
            for reference in json.loads(data.read_text()).get("references", {}).values():
                url = reference.get("url", "") if isinstance(reference, dict) else ""
                if not url.startswith("/documentation/"):
                    continue
                place = url.partition("#")[0].strip("/")
                if not (self.folder / "api" / place / "index.html").exists():
                    self.faults.append(f"{name}: '{url}' leads nowhere")
        return count


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def look(browser, site, screenshots):
    """Opens the representative pages in every window, and searches."""
    value = browser.evaluate
    judge = Accessibility(browser, "site")
    for name, page, seen in SAMPLES:
        for appearance in ("light", "dark"):
            browser.ask("Emulation.setEmulatedMedia",
                        features=[{"name": "prefers-color-scheme", "value": appearance}])
            for width in (390, 1360):
                browser.ask("Emulation.setDeviceMetricsOverride", width=width, height=900,
                            deviceScaleFactor=1, mobile=width < 500)
                browser.open(site.address + page)
                browser.until(f"document.querySelector({json.dumps(seen)}) !== null",
                              f"{page} shows no '{seen}'")
                if value(DARKNESS) != (appearance == "dark"):
                    site.faults.append(f"{page} does not follow the system to {appearance}")
                if value("[...document.images].some(image => image.width < 16)"):
                    site.faults.append(f"{page} has no room for a picture at {width} points")
                if value("document.documentElement.scrollWidth > innerWidth"):
                    site.faults.append(f"{page} is wider than {width} points")
                browser.screenshot(screenshots / f"{name}-{appearance}-{width}.png")
                # The pages of the libraries are DocC's own.
                if not page.startswith("api/"):
                    judge.judge(f"{page} {width} {appearance}", are_controls_ours=False)
    browser.open(site.address + "index.html")
    value("document.querySelector('[data-md-component=search-query]').focus()")
    browser.ask("Input.insertText", text="constraint")
    browser.until("document.querySelectorAll('.md-search-result__item').length > 3",
                  "the search finds nothing about constraints")
    browser.screenshot(screenshots / "search.png")


def main():
    program, folder, screenshots = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    screenshots.mkdir(parents=True, exist_ok=True)
    site = Site(folder.resolve())
    pages = sorted(str(path.relative_to(folder)) for path in folder.rglob("*.html"))
    for page in pages:
        site.check(page)
    symbols = site.check_libraries()
    with browsing(program) as browser:
        for page in pages:
            # All pages of the libraries draw in the same way; some of them are among the samples.
            if page.startswith("api/"):
                continue
            browser.complaints.clear()
            browser.open(site.address + page)
            site.faults += [f"{page}: the console says {words}" for words in browser.complaints]
        browser.complaints.clear()
        look(browser, site, screenshots)
        site.faults += [f"the console says {words}" for words in browser.complaints]
    for fault in site.faults[:50]:
        print(f"site: {fault}", file=sys.stderr)
    if site.faults:
        raise SystemExit(f"site: {len(site.faults)} faults")
    print(f"site: {len(pages)} pages and the data of {symbols} symbols; links, console, two widths and "
          "two appearances are fine")


if __name__ == "__main__":
    main()
