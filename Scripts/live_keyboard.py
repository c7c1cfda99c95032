#!/usr/bin/env python3
"""Uses the live page in headless Chromium with the keyboard alone, wide and narrow, light and dark.

    live_keyboard.py CHROMIUM ALRENDER PROJECT SCREENSHOTS

A scene is found by typing, its width changed from 320 to 430 with the frames read at each step, a
label selected and explained, a cure tried and taken back, the text edited and saved, a golden
compared and approved. Wherever a key leads, the focus must be visible; each part of the page is
checked by `Accessibility`.
"""
import json
import pathlib
import re
import subprocess
import sys
import time

from accessibility import Accessibility
from browser import browsing
from live_browser import READOUT, Server, expect, scheme, size

CARD = "login-card.yaml"
PANEL = "document.querySelector('[role=tabpanel]:not([hidden])')"


class Keyboard:
    """A person at the keyboard of one window."""

    def __init__(self, browser, judge, place):
        self.browser, self.judge, self.place = browser, judge, place
        self.value = browser.evaluate

    def press(self, *keys):
        """Presses a key; the focused element must then show its focus."""
        self.browser.press(*keys)
        self.judge.focus(f"{self.place}, after {' '.join(keys)}")

    def until(self, expression, sentence):
        for _ in range(500):
            if self.value(expression):
                return
            time.sleep(0.02)
        shown = self.value("document.getElementById('status').textContent + ' | ' + " + READOUT)
        raise SystemExit(f"live page, {self.place}: {sentence}; it shows '{shown}'")

    def walk_to(self, selector, *key):
        """Presses Tab until an element that matches the selector has the focus."""
        key = key or ("Tab",)
        for _ in range(40):
            self.press(*key)
            if self.value(f"document.activeElement.matches({json.dumps(selector)})"):
                return
        raise SystemExit(f"live page, {self.place}: {' '.join(key)} does not lead to {selector}")

    def find(self, word, path):
        """Finds a scene by typing."""
        self.press("/")
        for _ in range(self.value("document.activeElement.value.length")):
            self.browser.press("Backspace")
        self.browser.type(word)
        self.until("document.querySelectorAll('#list [data-path]').length === 1", "typing filters nothing")
        self.press("Enter")
        current = "decodeURIComponent(document.querySelector('#list [aria-current=true]')?.hash ?? '')"
        self.until(f"{current}.endsWith('{path}')", f"Enter does not open {path}")
        self.until("document.getElementById('stage').ariaBusy === 'false'", "nothing is shown")
        expect(self.value("document.activeElement.closest('#stage') !== null"),
               f"{self.place}: Enter does not lead to the picture")


def frames_of(program, project, width):
    """Returns the frames on the canvas that the command line reports for the card at a width."""
    text = subprocess.run([program, "layout", CARD, "--size", f"{width}x667", "--format", "json"],
                          cwd=project, capture_output=True, text=True, check=True).stdout
    return {view["id"]: view["absoluteFrame"] for view in json.loads(text)["views"]}


def widths(keys, program, project):
    """Changes the canvas from 320 to 430 points, and reads the frames at each step."""
    keys.walk_to("#stage .tools button[aria-pressed=false]", "Shift", "Tab")
    while keys.value("document.activeElement.textContent") != "Frames":
        keys.press("Shift", "Tab")
    keys.press(" ")
    keys.walk_to(".edge.ew")
    for _ in range(5):
        keys.press("Shift", "ArrowLeft")
    for _ in range(5):
        keys.press("ArrowLeft")
    for width in range(320, 440, 10):
        keys.until(f"{READOUT}.startsWith('{width} ')", f"the arrows do not lead to {width}")
        expected = frames_of(program, project, width)
        shown = """JSON.stringify([...document.querySelectorAll('#stage .overlay rect[data-view]')].map(
            (rect) => [rect.dataset.view, ['x', 'y', 'width', 'height'].map((name) => +rect.getAttribute(name))]))"""
        found = dict(json.loads(keys.value(shown)))
        wrong = [view for view in {**expected, **found} if [round(one, 2) for one in found.get(view, [])]
                 != [round(one, 2) for one in expected.get(view, [])]]
        expect(not wrong, f"at {width} the frames of {wrong} are not those of layout")
        words = keys.value("document.activeElement.getAttribute('aria-valuetext')")
        expect(words.startswith(f"{width} points"), f"the edge says '{words}' at {width}")
        if width < 430:
            keys.press("Shift", "ArrowRight")


def label(keys):
    """Selects a label among the layers, and checks the explanation of its width."""
    keys.press("5")
    keys.walk_to("#panel-4 input[type=search]")
    keys.browser.type("heading")
    keys.until("document.querySelectorAll('.tree button').length === 1", "the layers cannot be searched")
    keys.press("Enter")
    keys.until("document.querySelector('.tree [aria-pressed=true]')?.textContent.startsWith('heading')",
               "Enter selects nothing")
    keys.press("1")
    keys.until("document.querySelector('#panel-0 h2')?.textContent.startsWith('heading')", "nothing is told")
    keys.until("document.querySelector('#panel-0 details[open] summary')?.textContent.startsWith('width')"
               " && document.querySelectorAll('#panel-0 details[open] li').length > 0", "nothing says why")
    expect("heading" in keys.value(READOUT), f"{keys.place}: the frame of the selected view is not announced")
    keys.walk_to("#panel-0 summary")
    keys.press("Enter")


def cure(keys, project):
    """Tries a cure and takes it back; the file stays as it is."""
    keys.find("broken", "broken.yaml")
    before = (project / "broken.yaml").read_text()
    keys.until("document.querySelector('#tab-1').textContent.includes('(1)')", "no problem is reported")
    keys.press("2")
    keys.walk_to(".cures button")
    keys.press("Enter")
    keys.until("document.querySelector('#panel-1 .calm') !== null", "the cure has no effect")
    keys.until("document.activeElement.textContent === 'Revert'", "the focus does not follow the cure")
    keys.judge.focus(f"{keys.place}, after a cure")
    expect((project / "broken.yaml").read_text() == before, "trying a cure writes the file")
    keys.press("Enter")
    keys.until("document.querySelector('#tab-1').textContent.includes('(1)')", "the cure is not taken back")
    keys.judge.focus(f"{keys.place}, after taking back")


def edit(keys, project):
    """Makes the heading's text longer and saves it."""
    keys.find("login", CARD)
    text = (project / CARD).read_text()
    line = next(number for number, one in enumerate(text.split("\n")) if re.search("text: Welcome", one))
    keys.press("3")
    keys.walk_to("textarea")
    keys.press("Control", "Home")
    for _ in range(line):
        keys.browser.press("ArrowDown")
    keys.press("End")
    keys.browser.type("!")
    keys.until("document.querySelector('.editor').textContent.includes('not saved')", "there is nothing to save")
    expect((project / CARD).read_text() == text, "typing writes the file")
    keys.press("Control", "s")
    keys.until("document.querySelector('.editor').textContent.includes('as on disk')", "nothing is saved")
    saved = (project / CARD).read_text().split("\n")
    expect(saved[line] == text.split("\n")[line] + "!", "the file does not contain what was typed")
    keys.press("Escape")
    # The text is the last stop, so this leads out of the page.
    keys.browser.press("Tab")
    expect(keys.value("document.activeElement.tagName") != "TEXTAREA", "the keyboard cannot leave the text")
    keys.press("F6")
    expect(keys.value("document.activeElement.id") == "filter", "F6 does not lead to the list")


def golden(keys, project):
    """Compares what differs from its golden, and approves it."""
    record = project / "goldens/login-card/default.layout.txt"
    before = record.read_text()
    # The list is made again before the pictures come: what is compared stays so.
    with keys.browser.holding("*side=*"):
        keys.find("login", CARD)
        keys.press("4")
        keys.until("document.querySelectorAll('#panel-3 .approve').length > 0", "nothing differs")
        keys.until("document.querySelector('.progress') === null", "comparing does not end")
        keys.walk_to("#panel-3 .compare")
        keys.press("Enter")
        keys.browser.hold("no pictures are asked for")
        # The list is also made again by what was approved or saved before.
        keys.until("document.querySelector('#panel-3 article') !== null", "the list is empty")
        keys.value("document.querySelector('#panel-3 article').dataset.is = 'old'")
        card = project / CARD
        card.write_text(card.read_text() + "\n")
        keys.until("document.querySelector('#panel-3 [data-is]') === null", "the list stays as it was")
    keys.until("document.querySelectorAll('#panel-3 .stage > img').length > 0", "nothing is compared")
    keys.walk_to("#panel-3 .viewer button[aria-pressed=false]")
    keys.press("Enter")
    # A control that is half below the bar, which stays, is no smaller target.
    keys.value("scrollTo(0, 0)")
    keys.judge.judge(f"{keys.place}, comparing")
    keys.value("document.activeElement.scrollIntoView({ block: 'center' })")
    count = keys.value("document.querySelectorAll('#panel-3 .approve').length")
    keys.press("y")
    keys.until(f"document.querySelectorAll('#panel-3 .approve').length < {count}", "y approves nothing")
    expect(record.read_text() != before, "the golden is not recorded")
    keys.until("document.querySelector('.progress') === null", "recording does not end")


def parts(keys, shots):
    """Checks every part of the page, including the help."""
    for number in range(1, 7):
        keys.press(str(number))
        keys.until(f"{PANEL}.id === 'panel-{number - 1}'", f"{number} does not open its tab")
        keys.judge.judge(f"{keys.place}, tab {number}")
    keys.press("a")
    keys.until("document.querySelectorAll('#sheet img:not([hidden])').length > 1", "no sheet of variants")
    keys.judge.judge(f"{keys.place}, sheet")
    keys.press("a")
    keys.press("?")
    keys.judge.judge(f"{keys.place}, help")
    keys.browser.screenshot(shots / f"{keys.place}-help.png")
    keys.press("Escape")
    keys.until("!document.getElementById('help').open", "Escape does not close the help")


def walk(keys, program, project, shots):
    keys.press("Tab")
    expect(keys.value("document.activeElement.className") == "skip", "Tab does not offer to skip the list")
    keys.until("document.querySelectorAll('#list [data-path]').length >= 3", "the list stays empty")
    keys.find("login", CARD)
    widths(keys, program, project)
    keys.browser.screenshot(shots / f"{keys.place}-width.png")
    label(keys)
    keys.browser.screenshot(shots / f"{keys.place}-label.png")
    cure(keys, project)
    edit(keys, project)
    keys.browser.screenshot(shots / f"{keys.place}-edit.png")
    golden(keys, project)
    keys.browser.screenshot(shots / f"{keys.place}-golden.png")
    parts(keys, shots)


def main():
    chromium, program, project, shots = sys.argv[1:5]
    project, shots = pathlib.Path(project), pathlib.Path(shots)
    shots.mkdir(parents=True, exist_ok=True)
    with browsing(chromium) as browser:
        judge = Accessibility(browser, "live page")
        for width, height in ((1280, 800), (375, 812)):
            for appearance in ("light", "dark"):
                with Server(program, project) as server:
                    size(browser, width, height)
                    scheme(browser, appearance)
                    browser.open(server.url)
                    walk(Keyboard(browser, judge, f"keys-{width}-{appearance}"), program, project, shots)
                    browser.open("about:blank")
        expect(not browser.complaints, f"the console says {browser.complaints}")
    rules = "axe-core and contrasts" if judge.axe else "contrasts"
    print(f"live page by keyboard alone: two widths, two appearances, {judge.count} states checked by {rules}")


if __name__ == "__main__":
    main()
