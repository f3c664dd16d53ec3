# A book with three people, small pictures with known pixels, and two tools to look at pictures.
posse init -q
posse add 'Joe Koehler' --alias Dutch -q >ids
posse add 'Ann Voss' -q >>ids
posse add 'Juraj Jánošík' -q >>ids
rm ids

# Four quadrants: red and green above, blue and white below; 40x60 when upright.
/usr/bin/python3 - <<'PYTHON'
import struct
import zlib
from PIL import Image

red, green, blue, white = (220, 20, 20), (20, 180, 20), (20, 20, 220), (250, 250, 250)
upright = Image.new("RGB", (40, 60))
upright.paste(red, (0, 0, 20, 30))
upright.paste(green, (20, 0, 40, 30))
upright.paste(blue, (0, 30, 20, 60))
upright.paste(white, (20, 30, 40, 60))

# How an upright picture lies in a file of each orientation.
lying = {
    1: [], 2: [Image.Transpose.FLIP_LEFT_RIGHT], 3: [Image.Transpose.ROTATE_180],
    4: [Image.Transpose.FLIP_TOP_BOTTOM], 5: [Image.Transpose.TRANSPOSE],
    6: [Image.Transpose.ROTATE_90], 7: [Image.Transpose.TRANSVERSE],
    8: [Image.Transpose.ROTATE_270],
}
for orientation, turns in lying.items():
    stored = upright
    for turn in turns:
        stored = stored.transpose(turn)
    exif = Image.Exif()
    exif[0x0112] = orientation
    stored.save(f"turned-{orientation}.jpg", quality=95, subsampling=0, exif=exif)
    stored.save(f"turned-{orientation}.png", exif=exif)

upright.save("mug.jpg", quality=95, subsampling=0)
upright.save("mug.png")
upright.transpose(Image.Transpose.ROTATE_180).save("side.jpg", quality=95, subsampling=0)
upright.convert("L").save("grey.png")
alpha = upright.convert("RGBA")
alpha.putpixel((0, 0), (0, 0, 0, 0))
alpha.save("alpha.png")
upright.convert("RGBA").save("opaque.png")
upright.convert("P").save("palette.png")
upright.resize((1500, 2250)).save("large.png")

# A camera with a clock, an offset and satellites; its name holds an escape sequence.
def directory(entries, start):
    body, tail, end = b"", b"", start + 6 + 12 * len(entries)
    for tag, kind, value in entries:
        count = len(value) // {2: 1, 3: 2, 4: 4, 5: 8}[kind]
        inside = value.ljust(4, b"\0") if len(value) <= 4 else struct.pack("<I", end + len(tail))
        body += struct.pack("<HHI", tag, kind, count) + inside
        tail += value if len(value) > 4 else b""
    return struct.pack("<H", len(entries)) + body + bytes(4) + tail
def exif(first, more):
    """IFD0 with entries of its own, then for each pointer tag an IFD."""
    pointers = [(tag, 4, bytes(4)) for tag, _ in more]
    at, tail = 8 + len(directory(first + pointers, 8)), b""
    for index, (tag, entries) in enumerate(more):
        pointers[index] = (tag, 4, struct.pack("<I", at + len(tail)))
        tail += directory(entries, at + len(tail))
    return b"Exif\0\0II*\0\x08\0\0\0" + directory(first + pointers, 8) + tail
camera = [(0x010F, 2, b"Kamera\0"), (0x0110, 2, b"K 1\x1b[31m\0"), (0x0112, 3, b"\x06\0")]
clock = [(0x9003, 2, b"2024:07:04 12:30:00\0"), (0x9011, 2, b"+02:00\0")]
point = [(1, 2, b"N\0"), (2, 5, struct.pack("<6I", 30, 1, 16, 1, 2, 1)),
         (3, 2, b"W\0"), (4, 5, struct.pack("<6I", 97, 1, 44, 1, 35, 1))]
upright.transpose(Image.Transpose.ROTATE_90).save(
    "camera.jpg", quality=95, subsampling=0, exif=exif(camera, [(0x8769, clock), (0x8825, point)]))

jpeg = open("mug.jpg", "rb").read()
png = open("large.png", "rb").read()
open("cut.jpg", "wb").write(jpeg[:len(jpeg) * 2 // 3])
open("cut.png", "wb").write(png[:len(png) // 2])
open("empty.jpg", "wb").close()
open("letter.jpg", "w").write("Dear Sheriff,\n")
open("phone.heic", "wb").write(b"\0\0\0\x18ftypheic\0\0\0\0mif1heic" + bytes(64))
open("moving.gif", "wb").write(b"GIF89a" + bytes(64))
open("page.webp", "wb").write(b"RIFF\x40\0\0\0WEBPVP8 " + bytes(64))
open("form.pdf", "wb").write(b"%PDF-1.7\n" + bytes(64))
# 40,000 pixels a side and 12,000 by 12,000, in the header only.
def chunk(name, body):
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
for name, width, height in ("wide.png", 40000, 10), ("vast.png", 12000, 12000):
    open(name, "wb").write(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b""))
PYTHON
cp mug.jpg jpeg-called.png
cp mug.png png-called.jpg
mkdir folder
mkfifo pipe

# look FILE: size, kind and the colours of the four quadrants, clockwise from the top left.
cat >look <<'PYTHON'
#!/usr/bin/python3
import sys
from PIL import Image
names = {"red": (220, 20, 20), "green": (20, 180, 20), "blue": (20, 20, 220),
         "white": (250, 250, 250)}
for path in sys.argv[1:]:
    picture = Image.open(path)
    w, h = picture.size
    def name(x, y):
        seen = picture.convert("RGB").getpixel((x, y))
        return min(names, key=lambda n: sum(abs(a - b) for a, b in zip(seen, names[n])))
    corners = [(w // 8, h // 8), (w - 1 - w // 8, h // 8), (w - 1 - w // 8, h - 1 - h // 8),
               (w // 8, h - 1 - h // 8)]
    print(f"{w}x{h} {picture.mode}", *(name(x, y) for x, y in corners))
PYTHON

# chunks FILE: the names of the chunks of a PNG, those that repeat once, and the bits of a sample.
cat >chunks <<'PYTHON'
#!/usr/bin/python3
import struct, sys
data = open(sys.argv[1], "rb").read()
at, names = 8, []
while at < len(data):
    length, name = struct.unpack(">I4s", data[at:at + 8])
    if name == b"IHDR":
        bits = data[at + 16]
    if not names or names[-1] != name.decode():
        names.append(name.decode())
    at += 12 + length
print(*names, f"{bits} bits")
PYTHON

# unread COMMAND: runs it with a standard output whose reader went away before it began.
cat >unread <<'PYTHON'
#!/usr/bin/python3
import os, sys
reader, writer = os.pipe()
os.close(reader)
os.dup2(writer, 1)
os.execvp(sys.argv[1], sys.argv[1:])
PYTHON
chmod +x look chunks unread
