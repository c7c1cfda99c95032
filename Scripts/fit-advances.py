#!/usr/bin/env python3
"""Fits the advances of Apple's system font to recorded widths, and writes them as data and as C.

usage: fit-advances.py SAMPLES.jsonl [--keep] [--cross-validate | --write]
       fit-advances.py --generate

SAMPLES.jsonl holds one label or button of an Interface Builder file per line, as Xcode recorded it:
    {"kind": "label", "text": "Direct:", "size": 17, "weight": 400, "scale": 2, "width": 50.5,
     "tools": 17156, "repo": "owner/name", "natural": true}
Only records whose width depends on nothing but the text ("natural") are used. Needs numpy,
uharfbuzz and Inter (fonts-inter); run manually, in a virtual environment.

The model: the width of a text is size * (the sum over its characters c of
    factor[weight] * inter[weight][c] + offset[weight] + deviation[c][weight] + tracking[size]
    + display[c] from 24 points, none of it up to 19
plus Inter's kerning), all in em. For a label, that is rounded up to a pixel; for a button, to a
point. The record leaves an interval for the sum; the fit moves into it by least squares with priors
(Inter's own widths, smooth tracking) and gives less weight to records that nothing explains.

--cross-validate fits with a twelfth of the repositories left out at a time and scores those.
--keep           leaves the letters of the weights 300 and 400 and the tracking up to 19 points as the data
                 has them: more records change these by less than a pixel in a long text.
--write          writes Scripts/system-advances.csv and Sources/Core/CAdvances/table.h.
--generate       writes the latter from the former.
"""
import argparse
import collections
import csv
import json
import math
import os
import sys
import unicodedata

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DATA = os.path.join(ROOT, 'Scripts', 'system-advances.csv')
TABLE = os.path.join(ROOT, 'Sources', 'Core', 'CAdvances', 'table.h')
FACES = {100: 'Thin', 200: 'ExtraLight', 300: 'Light', 400: 'Regular', 500: 'Medium',
         600: 'SemiBold', 700: 'Bold', 800: 'ExtraBold', 900: 'Black'}
FITTED = (300, 400, 500, 600, 700, 800, 900)
# Weights without a sample use the mean of these.
NEIGHBOURS = {100: (300,), 200: (300,)}
# Weights of which most letters are known to a pixel.
KNOWN = (300, 400)
SIZES = range(10, 72)
UNITS = 10_000
PROVENANCE = """\
# Apple's system font as far as recorded widths tell, in em of the point size, relative to Inter.
# Inferred by Scripts/fit-advances.py from the widths of labels and buttons that Xcode recorded in
# public Interface Builder files; no font of Apple's was opened. The advance of a character is
#   factor[weight] * its advance in Inter + offset[weight] + deviation[character][weight]
#   + tracking[size], linear between sizes
#   + display[character] from 24 points, none of it up to 19;
# Inter's kerning comes on top. Only the sum was measured: use all of it or none. samples = texts of
# the fit with that weight, character or size; 0 = by its neighbours and by Inter.
# Large sizes of documents from before Xcode 9, whose font was another one, had no part in the fit.
"""

# Deviations of characters that occur alone in labels, whose widths leave less freedom than the
# priors do: four labels of 13 to 17 points are 6.5 to 8.5 wide. Stars are rare: this suits 8 of 9
# labels with them.
PINNED = {'•': -0.09, '*': -0.037}

# Where the display design begins and where all of it is there, in points.
DISPLAY_SIZES = 19, 24
# What a picture says of it: iOS 13 left 3 points behind a question mark of 58 points.
SEEN = {'?': 0.024}
# The first documents with today's design of large sizes, and those sizes.
NEW_DESIGN, LARGE = 13000, 18

# How much a button's title may exceed a whole point, in points (`Button.titleAllowance`).
ALLOWANCE = 0.2
# Standard deviations of the priors, in em.
DEVIATION, OF_WEIGHT, OFFSET, FACTOR, CURVATURE = 0.03, 0.005, 0.01, 0.05, 0.001
OF_DISPLAY = 0.01


def display(size):
    """Returns how much of the display design there is at a size."""
    begin, end = DISPLAY_SIZES
    return min(max((size - begin) / (end - begin), 0), 1)


def letter(character):
    """Returns the character without its accents."""
    return ' ' if character == '\u00a0' else unicodedata.normalize('NFD', character)[0]


class Inter:
    """Widths of texts in Inter, in em."""

    def __init__(self, folder='/usr/share/fonts/opentype/inter'):
        import uharfbuzz
        self.harfbuzz, self.folder, self.fonts = uharfbuzz, folder, {}

    def width(self, text, weight, kern):
        """Returns the text's width, or nil if a character is missing."""
        if weight not in self.fonts:
            path = os.path.join(self.folder, f'Inter-{FACES[weight]}.otf')
            face = self.harfbuzz.Face(self.harfbuzz.Blob.from_file_path(path))
            self.fonts[weight] = self.harfbuzz.Font(face)
        font, buffer = self.fonts[weight], self.harfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        self.harfbuzz.shape(font, buffer, {'kern': kern, 'calt': False})
        if not all(info.codepoint for info in buffer.glyph_infos):
            return None
        return sum(p.x_advance for p in buffer.glyph_positions) / font.face.upem


def read(path):
    """Returns the records in use, with the widths of their texts in Inter."""
    inter, samples = Inter(), []
    for line in open(path, encoding='utf-8'):
        record = json.loads(line)
        text = record['text']
        if not record['natural'] or not text or '\n' in text or record['weight'] not in FITTED:
            continue
        if record['tools'] < NEW_DESIGN and record['size'] >= LARGE:
            continue
        plain = inter.width(text, record['weight'], False)
        if plain is None:
            continue
        record['plain'] = plain
        record['kerning'] = inter.width(text, record['weight'], True) - plain
        record['step'] = 1 / record['scale'] if record['kind'] == 'label' else 1
        samples.append(record)
    return samples


class Model:
    def __init__(self, samples, known=None):
        import numpy
        self.np, self.known = numpy, known or {}
        # A button is at least 30 points wide, which says nothing about its title.
        samples = [s for s in samples if s['kind'] == 'label' or s['width'] > 30]
        self.letters = sorted({letter(c) for s in samples for c in s['text']})
        # What no sample tells stays as the priors have it, at 0.
        seen = {(letter(c), w) for s in samples for c in s['text'] for w in (None, s['weight'])}
        large = {letter(c) for s in samples if display(s['size']) for c in s['text']}
        keys = [(kind, w) for w in FITTED for kind in ('factor', 'offset')]
        keys += [('deviation', c, w) for c in self.letters for w in (None,) + FITTED
                 if (c, w) in seen]
        keys += [('tracking', size) for size in SIZES]
        keys += [('display', c) for c in self.letters if c in large]
        self.index = {key: i for i, key in enumerate(keys)}
        self.solve(samples)

    def row(self, s):
        """Returns the coefficients of a text's width in points, without its kerning."""
        row, size, weight = self.np.zeros(len(self.index)), s['size'], s['weight']
        row[self.index['factor', weight]] = size * s['plain']
        row[self.index['offset', weight]] = size * len(s['text'])
        for c in map(letter, s['text']):
            for key, share in ((('deviation', c, None), 1), (('deviation', c, weight), 1),
                               (('display', c), display(size))):
                if key in self.index:
                    row[self.index[key]] += size * share
        place = min(max(size, SIZES[0]), SIZES[-1])
        below, share = int(place), place - int(place)
        row[self.index['tracking', below]] = size * len(s['text']) * (1 - share)
        if share:
            row[self.index['tracking', below + 1]] = size * len(s['text']) * share
        return row

    def priors(self):
        """Returns rows and values of the assumptions before any record, in standard deviations."""
        rows, values = [], []

        def believe(terms, value, deviation):
            if any(key not in self.index for key, _ in terms):
                return
            row = self.np.zeros(len(self.index))
            for key, coefficient in terms:
                row[self.index[key]] = coefficient / deviation
            rows.append(row)
            values.append(value / deviation)

        believe([(('factor', 400), 1)], 1, FACTOR)
        believe([(('offset', 400), 1)], 0, 1e-4)
        for w in FITTED:
            if w != 400:
                believe([(('factor', w), 1), (('factor', 400), -1)], 0, OFFSET)
                believe([(('offset', w), 1)], 0, OFFSET)
        for c in self.letters:
            believe([(('deviation', c, None), 1)], 0, DEVIATION)
            for w in FITTED:
                believe([(('deviation', c, w), 1)], 0, OF_WEIGHT)
        for size in SIZES[1:-1]:
            # The text design changes to the display design at about 20 points.
            bend = CURVATURE * (6 if 19 <= size <= 23 else 1) * (0.6 if size > 24 else 1)
            believe([(('tracking', size - 1), 1), (('tracking', size), -2),
                     (('tracking', size + 1), 1)], 0, bend)
        for c in self.letters:
            believe([(('display', c), 1)], SEEN.get(c, 0), 1e-6 if c in SEEN else OF_DISPLAY)
        for terms, value in self.knowledge():
            believe([(key, 1) for key in terms], value, 1e-6)
        believe([(('tracking', 17), 1)], 0, 0.01)
        believe([(('tracking', SIZES[-1]), 1)], 0, 0.05)
        return self.np.array(rows), self.np.array(values)

    def knowledge(self):
        """Returns sums of unknowns and what is known of each."""
        for (kind, c, key), value in self.known.items():
            if kind in ('factor', 'offset') and key in KNOWN:
                yield [(kind, key)], value
            elif kind == 'tracking' and key < DISPLAY_SIZES[0] + 1:
                yield [(kind, key)], value
            elif kind == 'deviation' and key in KNOWN and c in self.letters:
                if c == ' ' or c.isascii() and c.isalpha():
                    yield [(kind, c, None), (kind, c, key)], value

    def solve(self, samples):
        np = self.np
        a = np.array([self.row(s) for s in samples])
        half = np.array([s['step'] / 2 for s in samples])
        middle = np.array([
            s['width'] - s['step'] / 2 - s['size'] * s['kerning']
            + (ALLOWANCE if s['kind'] == 'button' else 0) for s in samples])
        same = collections.Counter(map(self.signature, samples))
        weight = np.array([
            2.2 / max(0.35, s['step']) * same[self.signature(s)] ** -0.35
            * (3 if s['kind'] == 'button' else 1) for s in samples])
        p, q = self.priors()
        trust = np.ones(len(samples))
        self.values = np.zeros(len(self.index))
        for step in range(40):
            found = a @ self.values
            wanted = middle if step < 6 else np.clip(found, middle - 0.6 * half, middle + 0.6 * half)
            scale = trust * weight ** 2
            self.values = np.linalg.solve(
                a.T @ (a * scale[:, None]) + p.T @ p, a.T @ (wanted * scale) + p.T @ q)
            beyond = np.maximum(0, np.abs(a @ self.values - middle) - half) / 0.3
            trust = 1 / (1 + beyond ** 2)

    @staticmethod
    def signature(s):
        return s['text'], s['size'], s['weight'], s['width']

    def width(self, s):
        """Returns the width that the model gives a label or button, in points."""
        raw = float(self.row(s) @ self.values) + s['size'] * s['kerning']
        if s['kind'] == 'button':
            return max(30, math.ceil(raw - ALLOWANCE - 1e-6))
        return math.ceil(raw / s['step'] - 1e-6) * s['step']

    def value(self, key):
        return float(self.values[self.index[key]]) if key in self.index else 0


def report(title, pairs):
    """Prints the proportions of widths within half a point and a point."""
    groups = collections.OrderedDict()
    for s, width in pairs:
        size = 'from 20 pt' if s['size'] >= 20 else 'up to 19 pt'
        for name in (s['kind'] + 's', f"{s['kind']}s {size}, "
                     + ('regular' if s['weight'] == 400 else 'other weights')):
            groups.setdefault(name, []).append((abs(width - s['width']), s['width']))
    print(title)
    for name in sorted(groups):
        off = groups[name]
        half, one = (sum(d <= limit + 1e-6 for d, _ in off) for limit in (0.5, 1))
        mean = sum(d / w for d, w in off) / len(off)
        print(f'  {name:38} {len(off):4}  {100 * half / len(off):5.1f} % within 0.5 pt  '
              f'{100 * one / len(off):5.1f} % within 1 pt  off by {100 * mean:.1f} % on average')


def cross_validate(samples, known):
    repositories = collections.Counter(s['repo'] for s in samples)
    fold = {name: i % 12 for i, (name, _) in enumerate(repositories.most_common())}
    pairs = []
    for k in range(12):
        model = Model([s for s in samples if fold[s['repo']] != k], known)
        pairs += [(s, model.width(s)) for s in samples if fold[s['repo']] == k]
    report('texts of repositories that had no part in the fit', pairs)


def write_data(model, samples):
    before = read_data()
    weights = collections.Counter(s['weight'] for s in samples)
    sizes = collections.Counter(int(s['size']) for s in samples)
    uses = collections.Counter(
        (c, s['weight']) for s in samples for c in {letter(c) for c in s['text']})

    def mean(keys):
        values = [model.value(key) for key in keys]
        return sum(values) / len(values)

    with open(DATA, 'w', encoding='utf-8', newline='') as file:
        file.write(PROVENANCE)
        out = csv.writer(file, lineterminator='\n')
        out.writerow(['kind', 'character', 'weight_or_size', 'value', 'samples'])
        for w in FACES:
            near = NEIGHBOURS.get(w, (w,))
            for kind in ('factor', 'offset'):
                out.writerow([kind, '', w, f'{mean((kind, n) for n in near):.4f}', weights[w]])
        # Characters that no sample has any more stay as they are.
        letters = sorted({c for kind, c, _ in before if kind == 'deviation'} | set(model.letters))
        for c in letters:
            for w in FACES:
                near = NEIGHBOURS.get(w, (w,))
                value = PINNED.get(c)
                if value is None and c not in model.letters:
                    value = before['deviation', c, w]
                if value is None:
                    value = model.value(('deviation', c, None))
                    value += mean(('deviation', c, n) for n in near)
                out.writerow(['deviation', c, w, f'{value:.4f}', uses[c, w]])
        large = [s for s in samples if s['size'] > DISPLAY_SIZES[0]]
        for c in letters:
            value = model.value(('display', c)) if c in model.letters else 0
            count = sum(c in map(letter, s['text']) for s in large)
            out.writerow(['display', c, 0, f'{value:.4f}', count])
        for size in SIZES:
            out.writerow(['tracking', '', size, f"{model.value(('tracking', size)):.4f}", sizes[size]])


def read_data():
    """Returns the values of the data by kind, character, and weight or size."""
    with open(DATA, encoding='utf-8', newline='') as file:
        rows = list(csv.reader(line for line in file if not line.startswith('# ')))[1:]
    return {(kind, c, int(key)): float(value) for kind, c, key, value, _ in rows}


def generate():
    """Writes the C table from the data."""
    units = {key: round(value * UNITS) for key, value in read_data().items()}
    letters = sorted({c for kind, c, _ in units if kind == 'deviation'})
    accented = [chr(v) for v in (*range(0xa0, 0x180), *range(0x1e00, 0x1f00))]
    characters = [(c, letters.index(c)) for c in letters]
    characters += [(c, letters.index(letter(c))) for c in accented
                   if c not in letters and letter(c) in letters]

    def numbers(values):
        return '{' + ', '.join(map(str, values)) + '}'

    with open(TABLE, 'w', encoding='utf-8') as file:
        file.write('// Generated by Scripts/fit-advances.py from Scripts/system-advances.csv; do not edit.\n')
        file.write(f'enum {{ ca_units = {UNITS}, first_tracked_size = {SIZES[0]}, '
                   f'display_begin = {DISPLAY_SIZES[0]}, display_end = {DISPLAY_SIZES[1]} }};\n')
        for kind in ('factor', 'offset'):
            file.write(f'static const short {kind}s[9] = '
                       f"{numbers(units[kind, '', w] for w in FACES)};\n")
        file.write('static const short trackings[] = '
                   f"{numbers(units['tracking', '', size] for size in SIZES)};\n")
        file.write('static const short displays[] = '
                   f"{numbers(units['display', c, 0] for c in letters)};\n")
        file.write('/// By letter and weight.\nstatic const short deviations[][9] = {\n')
        for c in letters:
            values = numbers(units['deviation', c, w] for w in FACES)
            file.write(f'    {values},  // U+{ord(c):04X}\n')
        file.write('};\n/// The characters and their letters, by place in `deviations`.\n')
        file.write('static const struct { unsigned short character, letter; } characters[] = {\n')
        for c, index in characters:
            file.write(f'    {{0x{ord(c):04X}, {index}}},\n')
        file.write('};\n')


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('samples', nargs='?')
    parser.add_argument('--cross-validate', action='store_true')
    parser.add_argument('--write', action='store_true')
    parser.add_argument('--keep', action='store_true')
    parser.add_argument('--generate', action='store_true')
    arguments = parser.parse_args()
    if arguments.generate:
        return generate()
    if not arguments.samples:
        sys.exit('fit-advances.py: name the file of samples')
    samples = read(arguments.samples)
    known = read_data() if arguments.keep else {}
    if arguments.cross_validate:
        return cross_validate(samples, known)
    model = Model(samples, known)
    report('texts of the fit', [(s, model.width(s)) for s in samples])
    if arguments.write:
        write_data(model, samples)
        generate()


if __name__ == '__main__':
    main()
