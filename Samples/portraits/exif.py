"""The Exif block of a JPEG: orientation and, if known, when and where."""

import struct

ASCII, SHORT, LONG, RATIONAL = 2, 3, 4, 5
SIZES = {ASCII: 1, SHORT: 2, LONG: 4, RATIONAL: 8}


def directory(entries, start):
    """A TIFF directory of (tag, kind, bytes) at the offset, with the long values after it."""
    body, tail = b"", b""
    end = start + 2 + 12 * len(entries) + 4
    for tag, kind, value in sorted(entries):
        count = len(value) // SIZES[kind]
        body += struct.pack("<HHI", tag, kind, count)
        if len(value) <= 4:
            body += value.ljust(4, b"\0")
        else:
            body += struct.pack("<I", end + len(tail))
            tail += value + b"\0" * (len(value) % 2)
    return struct.pack("<H", len(entries)) + body + b"\0\0\0\0" + tail


def degrees(value):
    """An angle as three rationals: degrees, minutes, hundredths of a second."""
    hundredths = round(abs(value) * 360000)
    return struct.pack(
        "<6I", hundredths // 360000, 1, hundredths // 6000 % 60, 1, hundredths % 6000, 100
    )


def block(orientation, taken=None, place=None):
    """The whole block, as Pillow wants it."""
    first = [(0x0112, SHORT, struct.pack("<H", orientation))]
    if taken:
        first.append((0x8769, LONG, b"\0\0\0\0"))
    if place:
        first.append((0x8825, LONG, b"\0\0\0\0"))
    at = 8 + len(directory(first, 8))
    more = b""
    if taken:
        first[1] = (0x8769, LONG, struct.pack("<I", at))
        more += directory([(0x9003, ASCII, taken.encode() + b"\0")], at)
    if place:
        offset = at + len(more)
        first[-1] = (0x8825, LONG, struct.pack("<I", offset))
        latitude, longitude = place
        more += directory(
            [
                (0x0001, ASCII, (b"N" if latitude >= 0 else b"S") + b"\0"),
                (0x0002, RATIONAL, degrees(latitude)),
                (0x0003, ASCII, (b"E" if longitude >= 0 else b"W") + b"\0"),
                (0x0004, RATIONAL, degrees(longitude)),
            ],
            offset,
        )
    return b"Exif\0\0II*\0" + struct.pack("<I", 8) + directory(first, 8) + more
