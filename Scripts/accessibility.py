"""Checks the accessibility of the program's pages for people who see poorly or do not use a mouse.

`Accessibility` asks axe-core, whose script `Scripts/axe.sh` fetches, for violations of the WCAG 2.2
A and AA rules, including the contrast of text, and itself checks what axe-core does not: the
contrast of controls and of the focus, and whether the focused element is visible.
"""
import json
import os
import pathlib

# Contrast by WCAG's formula, over backgrounds that may be partly transparent.
CONTRAST = r"""
const parsed = (text) => {
  const [red, green, blue, alpha = 1] = text.match(/[\d.]+/g).map(Number);
  return [red, green, blue, alpha];
};
const over = (top, below) => [0, 1, 2].map((index) => top[index] * top[3] + below[index] * (1 - top[3]));
const ground = (element) => {
  const layers = [];
  for (let one = element; one; one = one.parentElement) {
    layers.push(parsed(getComputedStyle(one).backgroundColor));
  }
  return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255]);
};
const light = (color) => color.map((value) => value / 255)
  .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
const contrast = (one, other) => {
  const [low, high] = [light(one), light(other)].sort((first, second) => first - second);
  return (high + 0.05) / (low + 0.05);
};
const words = (one) => `${one.tagName.toLowerCase()}.${one.className} '${(one.ariaLabel || one.textContent).trim().slice(0, 40)}'`;
"""

# Controls recognizable only by their outline: by their border, or by their own background.
CONTROLS = "(() => {" + CONTRAST + r"""
  const wanted = 'select, textarea, input:not([type=range]):not([type=checkbox]), [role=slider]';
  return [...document.querySelectorAll(wanted)].flatMap((one) => {
    const framed = one.matches('textarea') ? one.closest('.text') ?? one : one;
    if (!one.checkVisibility() || one.disabled) return [];
    const style = getComputedStyle(framed);
    const around = ground(framed.parentElement);
    const border = over(parsed(style.borderTopColor), around);
    const seen = Math.max(contrast(ground(framed), around),
      parseFloat(style.borderTopWidth) > 0 ? contrast(border, around) : 1);
    return seen < 3 ? [`${words(one)} stands out by ${seen.toFixed(2)}, not 3`] : [];
  });
})()"""

# What is wrong with the focus; empty if nothing is.
FOCUS = "(() => {" + CONTRAST + r"""
  const one = document.activeElement;
  if (!one || one === document.body) return 'nothing has the focus';
  const framed = one.closest('.text') ?? one;
  const style = getComputedStyle(framed);
  if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2) return `${words(one)} has no ring`;
  const seen = contrast(over(parsed(style.outlineColor), [255, 255, 255]), ground(framed.parentElement));
  if (seen < 3) return `the ring of ${words(one)} stands out by ${seen.toFixed(2)}, not 3`;
  const box = one.getBoundingClientRect();
  const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  if (right - left < 1 || bottom - top < 1) return `${words(one)} is out of sight`;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isSeen = hit && (one.contains(hit) || hit.contains(one) || hit.closest('label')?.contains(one));
  return isSeen ? '' : `${words(one)} is covered by ${hit ? words(hit) : 'nothing'}`;
})()"""

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


class Accessibility:
    """Checks the page in a browser; the first fault ends the program with a message."""

    def __init__(self, browser, page):
        self.browser, self.page, self.count = browser, page, 0
        script = os.environ.get("AXE")
        self.axe = pathlib.Path(script).read_text(encoding="utf-8") if script else None

    def fail(self, place, words):
        raise SystemExit(f"{self.page}, {place}: {words}")

    def judge(self, place, allowed=(), are_controls_ours=True):
        """Checks the whole page in its current state; `allowed` selects elements that are not ours
        to check, and the outlines of controls are checked where they are ours."""
        faults = are_controls_ours and self.browser.evaluate(CONTROLS)
        if faults:
            self.fail(place, faults[0])
        self.count += 1
        if not self.axe:
            return
        if self.browser.evaluate("typeof axe") == "undefined":
            self.browser.evaluate(self.axe + "; true")
        found = self.browser.evaluate(f"""axe.run({{ exclude: {json.dumps([[one] for one in allowed])} }},
            {{ runOnly: {json.dumps(RULES)}, resultTypes: ['violations'] }})
            .then((result) => result.violations.flatMap((rule) => rule.nodes.map((node) =>
              `${{rule.id}}: ${{node.target}}: ${{node.failureSummary.replaceAll('\\n', ' ')}}`)))""")
        if found:
            self.fail(place, "; ".join(found[:5]))

    def focus(self, place):
        """Checks that the focused element shows its focus."""
        fault = self.browser.evaluate(FOCUS)
        if fault:
            self.fail(place, fault)
