#!/usr/bin/env python3
"""Writes the variable font that the tests draw with: capitals made of bars whose weight is an axis.

usage: variable-font.py        Needs fonttools; run by hand, in a virtual environment.

At a weight w from 100 to 900 a bar is (w + 100) / 5 units of 1,000 wide and an I is w / 2 + 200
units wide, so that tests know the expected measurements; the font file itself has weight 400.
"""
import os

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FILE = os.path.join(ROOT, 'Tests', 'Fonts', 'AxisBars.ttf')
WEIGHTS = (100, 400, 900)


def outline(bars, crossed, weight):
    """Returns the corners and the advance of a letter made of some upright bars, optionally crossed
    by a bar."""
    advance, stem = bars * (weight / 2 + 200), (weight + 100) / 5
    rooms = [advance / bars * (i + 0.5) for i in range(bars)]
    shapes = [(x - stem / 2, 0, x + stem / 2, 700) for x in rooms]
    if crossed:
        shapes.append((rooms[0], 350 - stem / 2, rooms[-1], 350 + stem / 2))
    return [[(round(a), round(b)), (round(a), round(d)), (round(c), round(d)), (round(c), round(b))]
            for a, b, c, d in shapes], round(advance)


def drawn(contours):
    pen = TTGlyphPen(None)
    for contour in contours:
        pen.moveTo(contour[0])
        for point in contour[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def main():
    letters = {'I': (1, False), 'H': (2, True), 'N': (2, False)}
    order = ['.notdef', 'space', *letters]
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(order)
    font.setupCharacterMap({32: 'space', **{ord(c): c for c in letters}})
    glyphs = {'.notdef': drawn([]), 'space': drawn([])}
    metrics, variations = {'.notdef': (400, 0), 'space': (300, 0)}, {}
    for letter, (bars, crossed) in letters.items():
        light, plain, bold = (outline(bars, crossed, weight) for weight in WEIGHTS)
        glyphs[letter] = drawn(plain[0])
        metrics[letter] = (plain[1], min(x for contour in plain[0] for x, _ in contour))

        def difference(other):
            points = [(a[0] - b[0], a[1] - b[1]) for one, two in zip(other[0], plain[0])
                      for a, b in zip(one, two)]
            # The last four are the left, right, upper and lower ends of the glyph's extent.
            return [*points, (0, 0), (other[1] - plain[1], 0), (0, 0), (0, 0)]
        variations[letter] = [TupleVariation({'wght': (-1, -1, 0)}, difference(light)),
                              TupleVariation({'wght': (0, 1, 1)}, difference(bold))]
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics(metrics)
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable({'familyName': 'Axis Bars', 'styleName': 'Regular'})
    font.setupFvar(
        [('wght', *WEIGHTS, 'Weight')],
        [{'location': {'wght': weight}, 'stylename': name}
         for weight, name in zip(WEIGHTS, ('Thin', 'Regular', 'Black'))])
    font.setupGvar(variations)
    font.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    font.setupPost()
    font.font['head'].created = font.font['head'].modified = 0
    font.font.recalcTimestamp = False
    os.makedirs(os.path.dirname(FILE), exist_ok=True)
    font.save(FILE)


if __name__ == '__main__':
    main()
