#!/usr/bin/env python3
"""Looks at pages without a script in headless Chromium, wide and narrow, light and dark.

    plain_browser.py CHROMIUM SCREENSHOTS NAME=PAGE...

No page may be wider than its window, complain, or break a rule of accessibility.
"""
import pathlib
import sys

from accessibility import Accessibility
from browser import browsing
from live_browser import expect, scheme, size


def main():
    program, screenshots = sys.argv[1], pathlib.Path(sys.argv[2])
    screenshots.mkdir(parents=True, exist_ok=True)
    with browsing(program) as browser:
        judge = Accessibility(browser, "plain pages")
        for name, page in (one.split("=", 1) for one in sys.argv[3:]):
            browser.open(pathlib.Path(page).absolute().as_uri())
            for appearance in ("light", "dark"):
                for width in (1280, 375):
                    scheme(browser, appearance)
                    size(browser, width, 800)
                    expect(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"),
                           f"{name} is wider than {width} points")
                    hidden = browser.evaluate("""[...document.querySelectorAll('.wide')]
                        .filter((one) => one.scrollWidth > one.clientWidth).length""")
                    expect(hidden == 0, f"a table of {name} is cut at {width} points")
                    browser.screenshot(screenshots / f"{name}-{appearance}-{width}.png")
                    judge.judge(f"{name} {width} {appearance}")
        expect(browser.complaints == [], f"the console says {browser.complaints}")
    print(f"plain pages: {len(sys.argv) - 3} in four windows each; rules, widths and console are fine")


if __name__ == "__main__":
    main()
