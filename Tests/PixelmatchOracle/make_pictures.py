#!/usr/bin/env python3
"""Makes small pairs of pictures with the counts of unequal pixels that pixelmatch gives.

    make_pictures.py COUNT SEED > pictures.txt       (needs pillow and pixelmatch 0.4.0, from PyPI)

One pair a line, fields separated by blanks: width, height, threshold, the count without smoothed
edges, then both pictures as hexadecimal RGB, rows from the top.
"""
import random
import sys

from PIL import Image, ImageDraw
from pixelmatch.contrib.PIL import pixelmatch

SIDE = 12


def picture(rng, shapes, shift):
    """Discs drawn four times as large and shrunk, so that their edges are smoothed."""
    large = Image.new("RGB", (4 * SIDE, 4 * SIDE), "white")
    draw = ImageDraw.Draw(large)
    for x, y, radius, colour in shapes:
        draw.ellipse(
            [x + shift - radius, y - radius, x + shift + radius, y + radius], fill=colour)
    small = large.resize((SIDE, SIDE), Image.BOX)
    for _ in range(rng.choice([0, 0, 1, 3])):
        place = (rng.randrange(SIDE), rng.randrange(SIDE))
        near = [max(0, min(255, c + rng.randint(-40, 40))) for c in small.getpixel(place)]
        small.putpixel(place, tuple(near))
    return small


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    rng = random.Random(seed)
    for _ in range(count):
        shapes = [
            (rng.randrange(48), rng.randrange(48), rng.randint(6, 20),
             tuple(rng.randrange(0, 256, 51) for _ in range(3)))
            for _ in range(rng.randint(1, 3))
        ]
        first = picture(rng, shapes, 0)
        second = picture(rng, shapes, rng.choice([0, 0, 1, 2, 4]))
        threshold = rng.choice([0.02, 0.05, 0.1, 0.1, 0.3])
        unequal = pixelmatch(first, second, threshold=threshold)
        print(SIDE, SIDE, threshold, unequal, first.tobytes().hex(), second.tobytes().hex())


if __name__ == "__main__":
    main()
