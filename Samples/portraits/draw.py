#!/usr/bin/python3
"""Draws the sample portraits, which are imagined likenesses: no photograph was used.

    ./draw.py [FOLDER]        all portraits into FOLDER, else beside this script
    ./draw.py FOLDER NAME…    only those named, such as ned-kelly.png

Needs Debian's python3-pil and python3-numpy. The same script draws the same pixels every time.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor

import numpy as np
from PIL import Image

import engraving
import exif
import sight
from bust import Bust
from people import PORTRAITS

LIGHT = np.array([-0.42, 0.50, 0.76])
LIGHT = LIGHT / np.sqrt((LIGHT**2).sum())
WINDOW = (-1.6, -2.12, 1.6, 1.88)
PAPER = np.array([241.0, 230.0, 207.0])
INK = np.array([44.0, 33.0, 28.0])


def window_mask(kind, size):
    """How much of each point lies in the picture's window, and the ink of the frame round it."""
    width, height = size
    x, y = np.meshgrid(np.arange(width) + 0.5, np.arange(height) + 0.5)
    unit = width / 640.0
    edge = np.minimum(np.minimum(x, width - x), np.minimum(y, height - y)) / unit

    def rule(distance, at, thick):
        return np.clip((thick / 2 - np.abs(distance - at)) * unit + 0.5, 0, 1)

    if kind == "vignette":
        return np.ones((height, width)), np.zeros((height, width))
    frame = engraving.over(rule(edge, 14, 4.5), rule(edge, 22, 1.4))
    if kind == "rectangle":
        return np.clip((edge - 29) * unit + 0.5, 0, 1), engraving.over(frame, rule(edge, 29, 1.6))
    a, b = width / 2 - 34 * unit, height / 2 - 34 * unit
    q = np.sqrt(((x - width / 2) / a) ** 2 + ((y - height / 2) / b) ** 2)
    slope = np.sqrt(
        ((x - width / 2) / a**2) ** 2 + ((y - height / 2) / b**2) ** 2
    ) / np.maximum(q, 1e-9)
    inside = (1 - q) / np.maximum(slope, 1e-9) / unit
    mask = np.clip(inside * unit + 0.5, 0, 1)
    # The corners: rings that follow the oval, crossed by rays.
    corner = np.clip(np.minimum(edge - 22, -inside - 9) * unit + 0.5, 0, 1)
    rings = engraving.lines(inside / 5.2, np.full(q.shape, 0.42))
    rays = engraving.lines(
        (x - y * np.sign((x - width / 2) * (y - height / 2))) / (7.0 * unit), np.full(q.shape, 0.34)
    )
    frame = engraving.over(
        frame, rule(inside, 0, 2.6), rule(inside, -8, 1.4), corner * engraving.over(rings, rays)
    )
    return mask, frame


def drawing(person, size, random):
    """The ink of a whole portrait, and how opaque it is where it has no paper of its own."""
    width, height = size
    bust = Bust(person)
    view = sight.look(bust, 400, 500, WINDOW)
    shadow = sight.shade(bust, view, LIGHT)
    value = engraving.tone(view, shadow, person, LIGHT)
    value = engraving.eyes_drawn(view, value, person, LIGHT)
    spacing = person["spacing"] * width / 640.0
    ink, figure = engraving.engrave(view, value, size, spacing, person, random)
    mask, frame = window_mask(person["window"], size)
    x, y = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)
    if person["window"] == "vignette":
        # The shoulders end in loose lines.
        fade = np.clip(
            (1.02 - np.sqrt(((x - 0.5) / 0.60) ** 2 + ((y - 0.42) / 0.56) ** 2)) * 4.0, 0, 1
        )
        opaque = np.clip(figure * np.clip(fade * 1.6, 0, 1), 0, 1)
        return ink * figure * fade, opaque
    back = engraving.ground(size, spacing * 0.92, random, person["ground"])
    whole = ink * figure + back * (1 - figure)
    return engraving.over(whole * mask, frame), np.ones((height, width))


def printed(ink, random, size):
    """Ink on old paper, as red, green and blue from 0 to 255."""
    mottle = (
        engraving.unevenness(random, size, 12) * 2.2 + engraving.unevenness(random, size, 60) * 0.9
    )
    ink = np.clip(ink * (0.95 + 0.012 * mottle), 0, 1)[:, :, None]
    return np.clip((PAPER + mottle[:, :, None]) * (1 - ink) + INK * ink, 0, 255)


def rounded(values, steps=256):
    """The nearest of so many even steps from 0 to 255, as bytes; halves go up."""
    level = np.floor(np.clip(values, 0, 255) / 255.0 * (steps - 1) + 0.5)
    return np.floor(level * 255.0 / (steps - 1) + 0.5).astype(np.uint8)


# How the pixels are turned before they are stored; the orientation turns them upright again.
STORED = {1: None, 3: Image.ROTATE_180, 6: Image.ROTATE_90, 8: Image.ROTATE_270}


def draw(name, folder):
    """Draws one portrait into its file."""
    person, form = PORTRAITS[name]
    size = form.get("size", (640, 800))
    random = np.random.RandomState(person["seed"])
    if size[0] > 1500:
        # Drawn at half the size, which no eye can tell, and a quarter of the work.
        half = (size[0] // 2, size[1] // 2)
        ink, opaque = (
            np.clip(engraving.enlarged(a, size), 0, 1) for a in drawing(person, half, random)
        )
    else:
        ink, opaque = drawing(person, size, random)
    path = os.path.join(folder, name)
    if form.get("mode") == "grey":
        Image.fromarray(rounded(236 - 206 * ink, 16), "L").save(path, optimize=True)
    elif form.get("mode") == "alpha":
        grey = rounded(247 - 215 * ink, 16)
        alpha = rounded(255 * np.clip(opaque, 0, 1), 16)
        grey[alpha == 0] = 255
        Image.merge("RGBA", [Image.fromarray(c, "L") for c in (grey, grey, grey, alpha)]).save(
            path, optimize=True
        )
    else:
        picture = Image.fromarray(rounded(printed(ink, random, size)), "RGB")
        turn = STORED[form["turn"]]
        stored = picture if turn is None else picture.transpose(turn)
        stored.save(
            path,
            quality=form.get("quality", 72),
            optimize=True,
            progressive=form.get("size") is not None,
            exif=exif.block(form["turn"], form.get("taken"), form.get("place")),
        )
    return name


def main(arguments):
    folder = arguments[0] if arguments else os.path.dirname(os.path.abspath(__file__))
    names = arguments[1:] or list(PORTRAITS)
    with ProcessPoolExecutor() as pool:
        for name in pool.map(draw, names, [folder] * len(names)):
            print(name)


if __name__ == "__main__":
    main(sys.argv[1:])
