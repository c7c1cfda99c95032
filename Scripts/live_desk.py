#!/usr/bin/env python3
"""Uses the designer's desk and the playground of the live page in headless Chromium.

    live_desk.py CHROMIUM ALRENDER PROJECT SCREENSHOTS

A component is found by typing, its parameters are changed, its findings and its code are read, and a reload
keeps what is tried; a text is begun, typed, completed and saved, and a lesson is solved. Two tabs of a
playground have two texts. Both pages are judged wide and narrow, light and dark; the time from a changed parameter
to its picture is printed. Nothing but what was saved may have been written.
"""
import json
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
SMALL = """[...document.querySelectorAll('button, input, select, textarea, summary, nav a')]
    .filter((one) => one.checkVisibility() && !one.closest('.CodeMirror') && one.getBoundingClientRect().height < 24)
    .map((one) => one.id || one.textContent || one.type).join(', ')"""
LESSONS = pathlib.Path(__file__).parent.parent / "Documentation/Lessons"
CODE = "document.querySelector('.CodeMirror').CodeMirror"


def judge_windows(browser, judge, name, screenshots):
    for appearance, width in WINDOWS:
        scheme(browser, appearance)
        size(browser, width, 860)
        browser.settle(f"{name} asks without end")
        expect(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"),
               f"{name} is wider than {width} points")
        expect(not (small := browser.evaluate(SMALL)), f"{name} has controls lower than 24 points: {small}")
        if width > 860:
            both_in_sight(browser, name)
        browser.screenshot(screenshots / f"{name}-{appearance}-{width}.png")
        judge.judge(f"{name} {width} {appearance}")
    size(browser, 1280, 860)


def both_in_sight(browser, name):
    """Expects the whole picture and all controls of the variant in the window, beside each other or below."""
    outside = browser.evaluate("""[...document.querySelectorAll('#controls > *, #stage .sheet')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.height && (box.top < 0 || box.bottom > innerHeight); }).map((one) => one.textContent || 'picture').join(', ')""")
    expect(not outside, f"{name} does not show picture and controls together: {outside}")


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
    times = [change(browser, width) for width in range(200, 220)]
    value(CHANGE.format("name", "'</script><img src=x onerror=\"window.evil=1\">'"))
    until(browser, "document.querySelector('#panel-7').textContent.includes('final class RowView')", "there is no Swift")
    until(browser, "document.querySelector('#panel-7 .code').textContent.includes('onerror')", "the scene has other values")
    until(browser, f"{READOUT}.startsWith('219')", "the value is not drawn")
    expect(value("window.evil === undefined"), "a value became markup")
    try_values(browser)
    judge_windows(browser, judge, "desk", screenshots)
    narrow(browser, screenshots)
    return times


def reload(browser):
    address = browser.evaluate("location.href")
    browser.open("about:blank")
    browser.open(address)


def change(browser, width):
    """Changes a width, and returns the time until its picture is seen, in milliseconds."""
    return browser.evaluate("""new Promise((done) => { const image = document.querySelector('#stage img');
        const start = performance.now();
        const seen = new MutationObserver(() => image.decode().then(() => {
            seen.disconnect(); done(performance.now() - start); }, () => {}));
        seen.observe(image, { attributes: true, attributeFilter: ['src'] });
        """ + CHANGE.format("width", f"'{width}'") + "; })")


def many(browser, alrender, folder):
    """Prints how long a file of 60 components with 240 examples takes."""
    folder.mkdir()
    parts = "components:\n"
    for number in range(60):
        parts += f"""  row{number}:
    why: Row {number}.
    parameters: {{ name: text, width: number, tone: {{ type: color, default: systemBlue }} }}
    view:
      background: $tone
      subviews: {{ name: {{ type: label, text: $name, lines: 0 }}, go: {{ type: button, text: Go, style: filled }} }}
    constraints: ["H:|-[name]-8-[go]-|", "V:|-[name]-|", name.centerY == go.centerY, self.width == $width]
    examples:
"""
        for example in range(4):
            parts += f"      e{example}: {{ name: Somebody with a name, width: {200 + 10 * example} }}\n"
    (folder / "many.yaml").write_text(parts)
    browser.open("about:blank")
    with Server(alrender, folder) as server:
        browser.open(f"{server.url}#many.yaml|row59%2Fe3")
        until(browser, f"{READOUT}.startsWith('230')", "the example is not drawn")
        first = browser.evaluate("""(() => { const at = performance.getEntriesByType('resource')
            .find((one) => one.name.includes('api/picture') && one.name.includes('row59')); return at.responseEnd; })()""")
        thumbnail = browser.evaluate("""new Promise((done) => { const start = performance.now();
            const list = document.getElementById('components');
            new MutationObserver((_, seen) => { const image = [...list.querySelectorAll('img')].find((one) => !one.hidden);
                if (image) { seen.disconnect(); image.decode().catch(() => {}).then(() => done(performance.now() - start)); } })
                .observe(list, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] });
            document.querySelectorAll('#modes button')[1].click(); })""")
        browser.evaluate("document.querySelector('#tab-7').click()")
        until(browser, "Boolean(document.getElementById('parameter-width'))", "there are no parameters")
        browser.settle("60 components ask without end")
        times = [change(browser, width) for width in range(231, 251)]
        browser.settle("a change asks without end")
        browser.open("about:blank")
    print(f"60 components, 240 examples: the page's picture after {first:.0f} ms, the list's first after {thumbnail:.0f} ms, "
          f"a change after {statistics.median(times):.0f} ms, at most {max(times):.0f} ms")


def try_values(browser):
    """Gives values that are cut, that are colours, and that cannot be drawn; a reload keeps them."""
    value = browser.evaluate
    problems = "document.querySelector('#panel-1').textContent"
    value(CHANGE.format("width", "'60'"))
    until(browser, f"{problems}.includes('is truncated')", "a value that is cut is no problem")
    value(CHANGE.format("tone", "'systemRed'"))
    expect(value("document.querySelector('input[type=color]').value") == "#ff3b30", "the picker has another colour")
    # storybook#2623: what a picker does not show, the opacity, is kept.
    value(CHANGE.format("tone", "'#ff000080'"))
    value("""(() => { const picker = document.querySelector('input[type=color]'); picker.value = '#00ff00';
        picker.dispatchEvent(new Event('input', { bubbles: true })); })()""")
    expect(value("document.getElementById('parameter-tone').value") == "#00ff0080", "the picker drops the opacity")
    value(CHANGE.format("tone", "'nonsense'"))
    until(browser, "Boolean(document.querySelector('.stale'))", "code of other values is not told from that of these")
    until(browser, f"{problems}.includes('nonsense')", "a colour that is none is no problem")
    value(CHANGE.format("tone", "'teal'"))
    until(browser, "!document.querySelector('.stale')", "code of these values is taken for that of others")
    until(browser, "decodeURIComponent(location.hash).includes('\"teal\"')", "the address does not have the values")
    value("""(() => { const list = document.querySelector('#controls [data-axis=appearance]'); list.value = 'dark';
        list.dispatchEvent(new Event('change', { bubbles: true })); })()""")
    until(browser, "document.querySelector('#panel-7 .code').textContent.includes('appearance: dark')",
          "the scene to copy is light")
    # storybook#23745 and #21032: signs that mean something in addresses are values like any other.
    odd = "a=b+c&d:e%20#f|g é"
    value(CHANGE.format("name", json.dumps(odd)))
    until(browser, "decodeURIComponent(location.hash).includes('%20#f|g')", "the address does not have the signs")
    reload(browser)
    until(browser, "document.getElementById('parameter-tone')?.value === 'teal'", "a reload forgets a value")
    expect(value("document.getElementById('parameter-name').value") == odd, "a reload changes a value")
    until(browser, f"{READOUT}.startsWith('60')", "a reload shows other values")
    expect(value("document.querySelector('#controls [data-axis=appearance]').value") == "dark", "it forgets the dark")
    expect(value("document.querySelector('#tab-7').getAttribute('aria-selected')") == "true", "it opens another tab")
    # storybook#18256 and #18143: resetting takes everything back, the address too.
    value("[...document.querySelectorAll('#panel-7 button')].find((one) => one.textContent === 'Reset values').click()")
    until(browser, "document.getElementById('parameter-name').value === 'A longer name'", "a value stays after a reset")
    until(browser, "!location.hash.includes('given%22%3A%7B%22')", "the address keeps values after a reset")
    value(CHANGE.format("tone", "'teal'"))
    value(CHANGE.format("width", "'60'"))


def narrow(browser, screenshots):
    """Looks whether the picture is in sight where a value is changed on a phone."""
    size(browser, 375, 700)
    browser.settle("the narrow desk asks without end")
    browser.evaluate("document.getElementById('parameter-tone').focus()")
    browser.evaluate("document.getElementById('parameter-tone').scrollIntoView({ block: 'nearest' })")
    seen = browser.evaluate("""[document.querySelector('#stage img'), document.getElementById('parameter-tone')].map((one) => {
        const box = one.getBoundingClientRect();
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return at === one || Boolean(at?.closest('.sheet')); }).join()""")
    browser.screenshot(screenshots / "desk-values-375.png")
    expect(seen == "true,true", f"picture and value are not in sight together: {seen}")
    size(browser, 1280, 860)


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
    if has_editor:
        solve(browser, screenshots)
        replace(browser, "canvas: { width: 90, height: 50 }\nroot: { background: systemRed }")
        until(browser, f"{READOUT}.startsWith('90')", "the last text is not drawn")
        tabs(browser, project)
        replace(browser, "canvas: { width: 90, height: 50 }\nroot: { background: systemRed }")
        until(browser, f"{READOUT}.startsWith('90')", "the text is not drawn beside another tab's")
    value("[...document.querySelectorAll('.editor .tools button')].find(b => b.textContent === 'Save').click()")
    until(browser, "document.querySelector('.editor .tools').textContent.includes('as on disk')", "it is not saved")
    expect("systemRed" in (project / "playground.yaml").read_text(), "another text is saved")


def tab(browser, address):
    """Opens another tab of the same browser, and returns its session."""
    browser.session = None
    target = browser.ask("Target.createTarget", url=address, newWindow=True)["targetId"]
    browser.session = browser.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
    for domain in ("Page", "Runtime", "Log", "Network"):
        browser.ask(f"{domain}.enable")
    return browser.session


def tabs(browser, project):
    """Types into two tabs, reloads and copies one, and saves both: each has its own text."""
    first, address = browser.session, browser.evaluate("location.href")
    name = "document.querySelector('.editor .tools')?.textContent.match(/playground\\S*yaml/)?.[0]"
    width = lambda number: f"canvas: {{ width: {number}, height: 50 }}\nroot: {{}}\n"
    replace(browser, width(101))
    until(browser, f"{READOUT}.startsWith('101')", "the first tab does not draw its text")
    # A copy of the address leads to a text of its own as well.
    second = tab(browser, address)
    until(browser, f"{name} === 'playground-2.yaml'", "a second tab has the first one's text")
    until(browser, f"Boolean(document.querySelector('.CodeMirror')) && {READOUT}.startsWith('320')", "a second tab has no picture")
    replace(browser, width(102))
    until(browser, f"{READOUT}.startsWith('102')", "the second tab does not draw its text")
    reload(browser)
    until(browser, f"Boolean(document.querySelector('.CodeMirror')) && {READOUT}.startsWith('102')", "a reload forgets the text")
    expect(browser.evaluate(name) == "playground-2.yaml", "a reload takes another file")
    browser.session = first
    expect(browser.evaluate(f"{CODE}.getValue()") == width(101), "a tab has the other one's text")
    until(browser, f"{READOUT}.startsWith('101')", "a tab draws the other one's text")
    browser.session = second
    save = "[...document.querySelectorAll('.editor .tools button')].find(b => b.textContent === 'Save').click()"
    browser.evaluate(save)
    until(browser, "document.querySelector('.editor .tools').textContent.includes('as on disk')", "a second text is not saved")
    expect((project / "playground-2.yaml").read_text() == width(102), "another text is saved")
    expect(not (project / "playground.yaml").exists(), "the other tab's text is saved too")
    browser.ask("Page.close")
    browser.session = first


def start(browser, name):
    browser.evaluate(f"""(() => {{ const list = document.querySelector('nav select');
        list.value = [...list.options].find((one) => one.textContent.startsWith('{name}')).value;
        list.dispatchEvent(new Event('change')); }})()""")


def replace(browser, text):
    """Types a text in place of the whole text."""
    browser.evaluate(f"""(() => {{ const code = {CODE};
        code.replaceRange({json.dumps(text)}, {{ line: 0, ch: 0 }}, {{ line: code.lineCount(), ch: 0 }}, '+input'); }})()""")


def solve(browser, screenshots):
    """Begins the first lesson, after a question, types equations and solves it."""
    value = browser.evaluate
    before = value(f"{CODE}.getValue()")
    start(browser, "Lesson 1")
    until(browser, "document.querySelector('dialog[open] h2')?.textContent === 'Replace the text?'", "nothing is asked")
    browser.screenshot(screenshots / "replace.png")
    browser.press("Escape")
    until(browser, "!document.querySelector('dialog[open]')", "the question stays")
    expect(value(f"{CODE}.getValue()") == before, "the text is replaced although it was kept")
    start(browser, "Lesson 1")
    until(browser, "Boolean(document.querySelector('dialog[open]'))", "nothing is asked again")
    value("[...document.querySelectorAll('dialog[open] button')].find((one) => one.textContent === 'Replace it').click()")
    until(browser, f"{CODE}.getValue().includes('Three views in a row')", "the lesson does not begin")
    until(browser, f"{READOUT}.startsWith('320')", "the lesson is not drawn")
    expect(value("document.querySelectorAll('#stage .ghost').length") == 0, "another text's views are outlined")
    # Each line ends with a finished word; Enter must begin the next one, however fast it comes.
    value(f"""(() => {{ const code = {CODE};
        const line = code.getValue().split('\\n').findIndex((one) => one.includes('Your constraints'));
        code.focus(); code.setCursor(line, 999); }})()""")
    for line in ["- one.leading == root.leading + 16", "- two.width == 2 * one.width", "- three.width == one.width"]:
        browser.press("Enter")
        browser.type(line)
    browser.press("Enter")
    text = value(f"{CODE}.getValue()")
    expect("\n  - two.width == 2 * one.width\n  - three.width == one.width\n" in text, f"Enter was taken: {text}")
    # vrana/jush#10: without a letter, what is offered first was not asked for.
    browser.type("- one.")
    until(browser, "Boolean(document.querySelector('.CodeMirror-hint-active'))", "no side is offered")
    browser.press("Enter")
    expect(value(f"{CODE}.getValue()").count("- one.\n") == 1, "Enter takes a word that nobody began")
    browser.type("- one.le")
    until(browser, "document.querySelector('.CodeMirror-hint-active')?.textContent.startsWith('leading')",
          "'leading' is not offered first")
    browser.press("Escape")
    expect(not value("document.querySelector('nav .calm').textContent"), "the lesson is solved too early")
    replace(browser, (LESSONS / "solutions/1-equation.yaml").read_text())
    until(browser, "document.querySelector('nav .calm').textContent.startsWith('Lesson 1 is solved')",
          "nobody says that the lesson is solved")
    browser.screenshot(screenshots / "solved.png")
    # A text that is broken when the page is opened has no picture.
    replace(browser, "root: [")
    until(browser, "document.getElementById('text-errors').textContent", "the text has no errors")
    reload(browser)
    until(browser, "Boolean(document.querySelector('.CodeMirror'))", "the editor does not come back")
    until(browser, "document.querySelector('#stage .scroll').textContent.includes('no picture yet')", "a broken text has a picture")
    expect(not value("document.querySelector('.sheet').checkVisibility()"), "an empty canvas is shown")


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
            many(browser, alrender, screenshots.parent / "many-components")
        complaints = [one for one in browser.complaints if "nonsense" not in one]
        expect(complaints == [], f"the console says {complaints}")
    print(f"desk: a changed parameter is seen after {statistics.median(times):.0f} ms (median of {len(times)}); "
          "desk and playground are fine in eight windows")


if __name__ == "__main__":
    main()
