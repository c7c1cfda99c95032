#!/usr/bin/env python3
"""Writes the widths of Georgia's letters as data and as C, for text in a substitute font.

usage: named-advances.py COREFONTS | --generate

COREFONTS is the folder PDF/API2/Resource/Font/CoreFont of Debian's package libpdf-api2-perl, which
lists the widths of fonts that PDF programs name without embedding them. Needs fonttools for the
names of glyphs; run manually, in a virtual environment. --generate writes the C from the data
alone.
"""
import csv
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DATA = os.path.join(ROOT, 'Scripts', 'georgia-advances.csv')
TABLE = os.path.join(ROOT, 'Sources', 'CAdvances', 'georgia.h')
FACES = ('', 'bold', 'italic', 'bolditalic')
STANDS_IN = ('timesroman', 'timesbold', 'timesitalic', 'timesbolditalic')
# The text whose letters weight the mean of the widths.
SAMPLE = 'The quick brown fox jumps over the lazy dog and sees that all the other foxes are asleep.'
PROVENANCE = """\
# Widths of Georgia in thousandths of an em, as tabled in libpdf-api2-perl 2.044
# (PDF::API2::Resource::Font::CoreFont::georgia and its three neighbours); no font was opened.
# Written by Scripts/named-advances.py. The row 'other' is the mean ratio to the widths of Times, by
# which characters that are not listed are scaled.
"""


def widths(folder, name):
    text = open(os.path.join(folder, name + '.pm'), encoding='utf-8').read()
    table = text[text.index("'wx'"):]
    return {n: int(w) for n, w in re.findall(r"'([A-Za-z0-9.]+)'\s*=>\s*'?(\d+)'?", table)}


def read(folder):
    from fontTools import agl
    faces = [widths(folder, 'georgia' + face) for face in FACES]
    rows = {}
    for name in faces[0]:
        text = agl.toUnicode(name)
        if len(text) == 1 and name != '.notdef' and all(name in face for face in faces):
            rows[text] = [face[name] for face in faces]
    names = {agl.toUnicode(n): n for n in faces[0]}
    ratios = []
    for face, other in zip(faces, (widths(folder, name) for name in STANDS_IN)):
        own, stand = (sum(f[names[c]] for c in SAMPLE) for f in (face, other))
        ratios.append(round(own / stand, 3))
    with open(DATA, 'w', encoding='utf-8', newline='') as file:
        file.write(PROVENANCE)
        writer = csv.writer(file, lineterminator='\n')
        writer.writerow(('character', 'regular', 'bold', 'italic', 'bold italic'))
        writer.writerow(('other', *ratios))
        writer.writerows((c, *rows[c]) for c in sorted(rows))


def generate():
    with open(DATA, encoding='utf-8', newline='') as file:
        rows = list(csv.reader(line for line in file if not line.startswith('# ')))[1:]
    with open(TABLE, 'w', encoding='utf-8') as file:
        file.write('// Written by Scripts/named-advances.py from Scripts/georgia-advances.csv.\n\n')
        ratios = next(row for row in rows if row[0] == 'other')
        file.write('static const float georgia_factors[4] = {%s};\n\n' % ', '.join(ratios[1:]))
        file.write('static const struct named_width georgia_widths[] = {\n')
        for character, *values in rows:
            if character != 'other':
                file.write('    {0x%04X, {%s}},\n' % (ord(character), ', '.join(values)))
        file.write('};\n')


if __name__ == '__main__':
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    if sys.argv[1] != '--generate':
        read(sys.argv[1])
    generate()
