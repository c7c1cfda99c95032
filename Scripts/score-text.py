#!/usr/bin/env python3
"""Scores the widths of labels and buttons against those that Xcode recorded.

usage: score-text.py SAMPLES.jsonl [--alrender PATH] [--list N] [OPTION_OF_ALRENDER...]

SAMPLES.jsonl is described in fit-advances.py. Every record whose width depends only on its text
becomes a view in a scene of its scale; the output is how many are within half a point and a point,
and by how much of its width a text is off on average, for all texts, for titles and for heavier
weights.
"""
import argparse
import collections
import json
import os
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def widths(samples, alrender, options):
    """Returns the width of each sample's view, by number."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for scale in sorted({s['scale'] for s in samples}):
            views = {}
            for number, s in enumerate(samples):
                if s['scale'] != scale:
                    continue
                view = {'text': s['text'].replace('$', '$$'), 'type': s['kind'],
                        'font': {'size': s['size'], 'weight': s['weight']}}
                if s['kind'] == 'button':
                    view['style'] = 'system'
                views[f'v{number}'] = view
            stack = {'type': 'stackView', 'axis': 'vertical', 'alignment': 'leading',
                     'subviews': views}
            scene = {'canvas': {'width': 4000, 'height': 4000, 'scale': scale},
                     'root': {'subviews': {'stack': stack}},
                     'constraints': ['stack.leading == root.leading', 'stack.top == root.top']}
            path = os.path.join(folder, f'scale{scale}.yaml')
            with open(path, 'w', encoding='utf-8') as file:
                json.dump(scene, file)
            run = subprocess.run([alrender, 'layout', path, '--format', 'json', *options],
                                 capture_output=True, text=True, check=False)
            for line in run.stdout.splitlines():
                for view in json.loads(line)['views']:
                    if view['id'][1:].isdigit():
                        found[int(view['id'][1:])] = view['frame'][2]
            if len(found) < len(views):
                raise SystemExit(f'score-text.py: {alrender} gave no widths: {run.stderr[:500]}')
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('samples')
    parser.add_argument('--alrender', default=os.path.join(ROOT, '.build/debug/alrender'))
    parser.add_argument('--list', type=int, default=0, help='print the worst N')
    arguments, options = parser.parse_known_args()
    records = [json.loads(line) for line in open(arguments.samples, encoding='utf-8')]
    samples = [s for s in records if s['natural'] and s['text'] and '\n' not in s['text']]
    found = widths(samples, arguments.alrender, options)
    groups, off = collections.defaultdict(list), []
    for number, s in enumerate(samples):
        difference = found[number] - s['width']
        off.append((abs(difference), s['kind'], s['size'], s['weight'], s['scale'], s['width'],
                    found[number], s['text']))
        names = [s['kind'] + 's']
        names.append(f"{s['kind']}s {'from 20 pt' if s['size'] >= 20 else 'up to 19 pt'}")
        if s['size'] >= 20:
            names.append('titles, from 20 pt')
        if 500 <= s['weight'] <= 600:
            names.append('weights 500 to 600')
        for name in names:
            groups[name].append((difference, s['width']))
    for name in sorted(groups):
        pairs = groups[name]
        half, one = (sum(abs(d) <= limit + 1e-4 for d, _ in pairs) for limit in (0.5, 1))
        mean = sum(abs(d) / w for d, w in pairs) / len(pairs)
        print(f'{name:20} {len(pairs):4}  {100 * half / len(pairs):5.1f} % within 0.5 pt  '
              f'{100 * one / len(pairs):5.1f} % within 1 pt  off by {100 * mean:.1f} % on average')
    for line in sorted(off, reverse=True)[:arguments.list]:
        print(*(f'{x:.2f}' if isinstance(x, float) else repr(x) for x in line))


if __name__ == '__main__':
    main()
