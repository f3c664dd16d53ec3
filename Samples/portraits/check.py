#!/usr/bin/python3
"""Draws the portraits anew and compares their pixels with those of the files beside this script.

PNG must be equal pixel by pixel; JPEG may differ by what another decoder makes of the same lines.
"""

import os
import sys
import tempfile

import numpy as np
from PIL import Image

import draw

# The largest mean difference of a JPEG's samples, of 255.
TOLERANCE = 1.5


def difference(kept, drawn):
    """What differs between two pictures, in words, or nothing."""
    with Image.open(kept) as a, Image.open(drawn) as b:
        if (a.size, a.mode, a.format) != (b.size, b.mode, b.format):
            return f"{a.format} {a.mode} {a.size} became {b.format} {b.mode} {b.size}"
        if a.getexif().get(0x0112) != b.getexif().get(0x0112):
            return "the orientation differs"
        gap = np.abs(np.asarray(a, dtype=np.int16) - np.asarray(b, dtype=np.int16))
    if kept.endswith(".png"):
        return f"{np.count_nonzero(gap)} samples differ" if gap.any() else ""
    return f"samples differ by {gap.mean():.2f} on average" if gap.mean() > TOLERANCE else ""


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        draw.main([folder])
        for name in draw.PORTRAITS:
            reason = difference(os.path.join(here, name), os.path.join(folder, name))
            if reason:
                failed = True
                print(f"{name}: {reason}; run Samples/portraits/draw.py", file=sys.stderr)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
