#!/usr/bin/env python3
"""Uses the designer's desk and the playground of the live page in headless Chromium.

    live_desk.py CHROMIUM ALRENDER PROJECT SCREENSHOTS

A component is found by typing, its parameters are changed, its code is read; a text is begun, typed,
completed and saved. Both pages are judged wide and narrow, light and dark; the time from a changed parameter
to its picture is printed. Nothing but what was saved may have been written.
"""
import pathlib
import statistics
import sys

from accessibility import Accessibility
from browser import browsing
from live_browser import READOUT, Server, expect, scheme, size, until

WINDOWS = [(appearance, width) for appearance in ("light", "dark") for width in (1280, 375)]
CHANGE = """(() => {{ const field = document.getElementById('parameter-{}');
    field.value = {}; field.dispatchEvent(new Event('input', {{ bubbles: true }})); }})()"""
SOURCE = "document.querySelector('#stage img').src"


def judge_windows(browser, judge, name, screenshots):
    for appearance, width in WINDOWS:
        scheme(browser, appearance)
        size(browser, width, 860)
        browser.settle(f"{name} asks without end")
        expect(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"),
               f"{name} is wider than {width} points")
        browser.screenshot(screenshots / f"{name}-{appearance}-{width}.png")
        judge.judge(f"{name} {width} {appearance}")
    size(browser, 1280, 860)


def desk(browser, judge, screenshots):
    """Works with a component, and returns the times from a change to its picture, in milliseconds."""
    value = browser.evaluate
    until(browser, "!document.getElementById('modes').hidden", "components cannot be listed")
    value("document.querySelectorAll('#modes button')[1].click()")
    value("""(() => { const field = document.getElementById('filter'); field.value = 'long';
        field.dispatchEvent(new Event('input')); })()""")
    until(browser, "document.querySelectorAll('#components a').length === 2", "typing finds no component")
    value("[...document.querySelectorAll('#components a')].find(a => a.dataset.part === 'row/long').click()")
    until(browser, f"{READOUT}.startsWith('240')", "the example is not shown")
    until(browser, "document.getElementById('parameter-name')?.value === 'A longer name'", "a value is missing")
    browser.settle("the desk asks without end")
    times = []
    for width in range(200, 220):
        times.append(value("""new Promise((done) => { const image = document.querySelector('#stage img');
            const start = performance.now();
            const seen = new MutationObserver(() => image.decode().then(() => {
                seen.disconnect(); done(performance.now() - start); }));
            seen.observe(image, { attributes: true, attributeFilter: ['src'] });
            """ + CHANGE.format("width", f"'{width}'") + "; })"))
    value(CHANGE.format("name", "'</script><img src=x onerror=\"window.evil=1\">'"))
    until(browser, "document.querySelector('#panel-7').textContent.includes('final class RowView')", "there is no Swift")
    until(browser, "document.querySelector('#panel-7 .code').textContent.includes('onerror')", "the scene has other values")
    until(browser, f"{READOUT}.startsWith('219')", "the value is not drawn")
    expect(value("window.evil === undefined"), "a value became markup")
    judge_windows(browser, judge, "desk", screenshots)
    return times


def playground(browser, judge, project, screenshots):
    value = browser.evaluate
    until(browser, f"{READOUT}.startsWith('320')", "the first scene is not drawn")
    has_editor = value("new Promise((done) => setTimeout(() => done(Boolean(document.querySelector('.CodeMirror'))), 800))")
    value("""(() => { const list = document.querySelector('nav select'); list.selectedIndex = 5;
        list.dispatchEvent(new Event('change')); })()""")
    until(browser, f"!{READOUT}.startsWith('320')", "an example is not drawn")
    if has_editor:
        value("""(() => { const code = document.querySelector('.CodeMirror').CodeMirror;
            code.setValue('canvas: { width: 90, height: 50 }\\nroot:\\n  '); code.focus();
            code.setCursor(code.lastLine(), 99); })()""")
        browser.type("backgr")
        until(browser, "document.querySelector('.CodeMirror-hint-active')?.textContent.startsWith('background')",
              "no word is offered")
        browser.screenshot(screenshots / "completion.png")
        browser.press("Enter")
        browser.type("systemRed")
    else:
        value("""(() => { const area = document.querySelector('textarea');
            area.value = 'canvas: { width: 90, height: 50 }\\nroot: { background: systemRed }';
            area.dispatchEvent(new Event('input')); })()""")
    until(browser, f"{READOUT}.startsWith('90')", "what is typed is not drawn")
    expect(not (project / "playground.yaml").exists(), "the playground writes before it is asked to")
    judge_windows(browser, judge, "playground", screenshots)
    value("[...document.querySelectorAll('.editor .tools button')].find(b => b.textContent === 'Save').click()")
    until(browser, "document.querySelector('.editor .tools').textContent.includes('as on disk')", "it is not saved")
    expect("systemRed" in (project / "playground.yaml").read_text(), "another text is saved")


def main():
    program, alrender, project, screenshots = sys.argv[1], *map(pathlib.Path, sys.argv[2:5])
    screenshots.mkdir(parents=True, exist_ok=True)
    before = {path: path.read_bytes() for path in project.rglob("*.yaml")}
    with browsing(program) as browser:
        judge = Accessibility(browser, "desk")
        with Server(alrender, project) as server:
            browser.open(server.url)
            times = desk(browser, judge, screenshots)
        expect(all(path.read_bytes() == text for path, text in before.items()), "the desk changes a file")
        with Server(alrender, project, "--playground", paths=()) as server:
            browser.open("about:blank")
            browser.open(server.url)
            playground(browser, judge, project, screenshots)
        expect(browser.complaints == [], f"the console says {browser.complaints}")
    print(f"desk: a changed parameter is seen after {statistics.median(times):.0f} ms (median of {len(times)}); "
          "desk and playground are fine in eight windows")


if __name__ == "__main__":
    main()
