"""The bars of vivid and of the made-up webcam, what they mean, and a reader of PNG."""

import functools
import zlib

# Y, Cb and Cr with limited range, and the light where there is no colour.
BARS = [
    (179, 128, 128), (160, 44, 141), (130, 156, 44), (111, 72, 58),
    (83, 183, 197), (64, 99, 211), (34, 211, 114), (16, 128, 128),
]
RGB = [
    (191, 191, 191), (191, 191, 0), (0, 191, 191), (0, 191, 0),
    (191, 0, 191), (191, 0, 0), (0, 0, 191), (0, 0, 0),
]
GREY = [(190,), (176,), (149,), (136,), (54,), (40,), (13,), (0,)]
FULL_LUMA = [190, 168, 133, 111, 78, 56, 21, 1]
# The same by BT.709.
BARS_709 = [
    (179, 128, 128), (167, 44, 136), (144, 147, 44), (132, 63, 52),
    (62, 193, 204), (50, 109, 212), (27, 212, 120), (16, 128, 128),
]
def decoded(samples, weights, is_full):
    """The colour that Y, Cb and Cr stand for, by the definitions of BT.601 and BT.709."""
    red, blue = weights
    luma, cb, cr = samples
    cb, cr = cb - 128, cr - 128
    if not is_full:
        luma, cb, cr = (luma - 16) / 219 * 255, cb / 224 * 255, cr / 224 * 255
    r, b = luma + 2 * (1 - red) * cr, luma + 2 * (1 - blue) * cb
    g = (luma - red * r - blue * b) / (1 - red - blue)
    return tuple(min(max(c, 0), 255) for c in (r, g, b))


def encoded(colour, weights, is_full):
    """Y, Cb and Cr of a colour."""
    red, blue = weights
    r, g, b = colour
    luma = red * r + (1 - red - blue) * g + blue * b
    cb, cr = (b - luma) / 2 / (1 - blue), (r - luma) / 2 / (1 - red)
    if is_full:
        return luma, cb + 128, cr + 128
    return luma / 255 * 219 + 16, cb / 255 * 224 + 128, cr / 255 * 224 + 128


BT601, BT709 = (0.299, 0.114), (0.2126, 0.0722)
# What a frame can mean. A photo tells them apart: bars that mean one miss by more than is allowed if taken for another.
MEANINGS = [(weights, is_full) for weights in (BT601, BT709) for is_full in (False, True)]
ALLOWED = 4


def distance(one, other):
    return max(abs(a - b) for a, b in zip(one, other))


for meaning in MEANINGS:
    for other in MEANINGS:
        off = max(distance(decoded(encoded(colour, *meaning), *other), colour) for colour in RGB)
        assert (off < 0.01) if other == meaning else (off > 2 * ALLOWED), f"{meaning} is too near to {other}"
for table, meaning in ((BARS, MEANINGS[0]), (BARS_709, MEANINGS[2]), ([(luma,) for luma in FULL_LUMA], MEANINGS[1])):
    for samples_of_bar, colour in zip(table, RGB):
        assert distance(encoded(colour, *meaning), samples_of_bar) < 2, "the bars are others"


class PNG:
    """A picture as it is stored: 8 bits each, grey or RGB, line by line from above."""

    def __init__(self, data):
        assert data[:8] == b"\x89PNG\r\n\x1a\n", "no PNG"
        at, packed, names = 8, b"", []
        while at < len(data):
            length = int.from_bytes(data[at : at + 4], "big")
            name, content = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
            check = int.from_bytes(data[at + 8 + length : at + 12 + length], "big")
            assert check == zlib.crc32(name + content), f"the chunk {name} is damaged"
            names.append(name)
            if name == b"IHDR":
                header = content
            elif name == b"IDAT":
                packed += content
            at += 12 + length
        assert names[0] == b"IHDR" and names[-1] == b"IEND", f"the chunks are {names}"
        self.width, self.height = (int.from_bytes(header[i : i + 4], "big") for i in (0, 4))
        assert header[8:] in (b"\x08\0\0\0\0", b"\x08\2\0\0\0"), f"the header is {header}"
        self.step = 3 if header[9] else 1
        rows, length = zlib.decompress(packed), self.width * self.step
        assert len(rows) == (length + 1) * self.height, "there are more or fewer pixels"
        self.lines = []
        above = bytes(length)
        for start in range(0, len(rows), length + 1):
            above = PNG.line(rows[start], rows[start + 1 : start + 1 + length], above, self.step)
            self.lines.append(above)

    # Most lines of bars are alike.
    @staticmethod
    @functools.lru_cache(maxsize=64)
    def line(kind, found, above, step):
        """Adds what the filter of a line took away."""
        line = bytearray(found)
        for i in range(len(line)):
            left, corner = (line[i - step], above[i - step]) if i >= step else (0, 0)
            up = above[i]
            nearest = min((left, up, corner), key=lambda one: abs(left + up - corner - one))
            line[i] = (line[i] + (0, left, up, (left + up) // 2, nearest)[kind]) & 255
        return bytes(line)

    def __getitem__(self, place):
        x, y = place
        return tuple(self.lines[y][x * self.step : (x + 1) * self.step])


def near(photo, place, colour):
    found = photo[place]
    assert len(found) == len(colour) and distance(found, colour) <= ALLOWED, (
        f"the pixel of the photo at {place} is {found} and not {colour}"
    )
