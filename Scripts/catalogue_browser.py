#!/usr/bin/env python3
"""Opens a catalogue's page from disk in headless Chromium, wide and narrow, light and dark.

    catalogue_browser.py CHROMIUM CATALOGUE/index.html SCREENSHOTS

Every picture must load, nothing may be wider than the window, the sources must open, nothing may be
written to the console, and contrasts must satisfy WCAG.
"""
from accessibility import Accessibility
from browser import look_at


def use(browser, address, screenshots):
    def expect(condition, sentence):
        if not condition:
            raise SystemExit(f"catalogue page: {sentence}")

    value = browser.evaluate
    judge = Accessibility(browser, "catalogue page")
    for appearance in ("light", "dark"):
        browser.ask("Emulation.setEmulatedMedia",
                    features=[{"name": "prefers-color-scheme", "value": appearance}])
        for width in (320, 768, 1360):
            browser.ask("Emulation.setDeviceMetricsOverride", width=width, height=900,
                        deviceScaleFactor=1, mobile=False)
            browser.open(address)
            expect(value("document.documentElement.scrollWidth <= innerWidth"),
                   f"the page is wider than {width} points")
            browser.screenshot(screenshots / f"catalogue-{appearance}-{width}.png")
            judge.judge(f"{width} {appearance}")
    expect(value("document.querySelectorAll('article').length") > 0, "no component is shown")
    expect(value("""Promise.all([...document.images].map(image => {
        image.loading = 'eager';
        return image.decode().then(() => image.naturalWidth > 0, () => false);
    })).then(all => all.length > 0 && all.every(Boolean))"""), "a picture does not load")
    expect(value("[...document.images].every(image => image.alt !== '')"), "a picture has no name")
    expect(value("""[...document.querySelectorAll('nav a')].every(link =>
        document.querySelector(link.getAttribute('href')))"""), "a link leads nowhere")
    names = value("document.querySelectorAll('nav li').length")
    first = value("document.querySelector('nav a').textContent")
    value(f"""(() => {{
        const search = document.getElementById('search');
        search.value = {first!r};
        search.dispatchEvent(new Event('input'));
    }})()""")
    shown = value("document.querySelectorAll('nav li:not([hidden])').length")
    articles = value("document.querySelectorAll('article:not([hidden])').length")
    expect(0 < shown < names and shown == articles,
           f"the search for {first} shows {shown} names and {articles} components of {names}")
    value("""(() => {
        const search = document.getElementById('search');
        search.value = '';
        search.dispatchEvent(new Event('input'));
    })()""")
    value("document.querySelector('summary').click()")
    expect(value("document.querySelector('details pre').textContent.includes('view:')"),
           "the source is not shown")
    expect(value("window.evil === undefined && !document.querySelector('[onerror], main script')"),
           "a text of a component became markup")
    expect(browser.complaints == [], f"the console says {browser.complaints}")
    count = value("document.images.length")
    print(f"catalogue page: {count} pictures in six windows; links, names and console are fine")


if __name__ == "__main__":
    look_at(use)
